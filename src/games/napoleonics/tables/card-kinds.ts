// What the cards of Napoleonics have in common: their own facts, and the kinds of unit that they order.

import type { Card, UnitClass, UnitType } from '../../../families/commands/tables/tables.ts';
import { plainCard } from '../../../families/commands/tables/usual.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from './arms.ts';
import type { NapoleonicsUnit } from './units.ts';

/** What Napoleonics adds: whether the card's dice do not count into or out of towns and windmills. */
export interface NapoleonicsCard extends Card {
  readonly notAtBuildings: boolean;
}

/** A card before anything is said of it. */
export const plain = { ...plainCard, notAtBuildings: false } as const;

/** A type as this game knows it. */
export const own = (type: UnitType): NapoleonicsUnit => type as NapoleonicsUnit;

export const classes: readonly UnitClass[] = [
  { key: 'infantry', includes: (type) => type.symbol === INFANTRY },
  { key: 'cavalry', includes: (type) => type.symbol === CAVALRY },
  { key: 'artillery', includes: (type) => type.symbol === ARTILLERY },
  { key: 'cavalry or horse artillery', includes: (type) => type.symbol === CAVALRY || own(type).horseArtillery },
  { key: 'infantry or artillery', includes: (type) => type.symbol !== CAVALRY },
  { key: 'any', includes: () => true },
];
export const INFANTRY_UNITS = 0;
export const ARTILLERY_UNITS = 2;
export const MOUNTED_UNITS = 3;
export const FIRING_UNITS = 4;
export const ANY_UNITS = 5;
