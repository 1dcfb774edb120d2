// Kinds of unit that Medieval's cards order, by number in the cards' entries [M Troop Cards; M Tactic Cards].

import { HEAVY, MEDIUM, type UnitClass } from '../../../families/commands/tables/tables.ts';
import { hasMissiles, isFoot, isLight, isMounted } from './card-terms.ts';

export const classes: readonly UnitClass[] = [
  { key: 'light', includes: isLight },
  { key: 'medium', includes: (type) => type.symbol === MEDIUM },
  { key: 'heavy', includes: (type) => type.symbol === HEAVY },
  { key: 'mounted', includes: isMounted },
  { key: 'foot', includes: isFoot },
  { key: 'missile', includes: hasMissiles },
  { key: 'any', includes: () => true },
];
export const LIGHT_UNITS = 0;
export const MEDIUM_UNITS = 1;
export const HEAVY_UNITS = 2;
export const MOUNTED_UNITS = 3;
export const FOOT_UNITS = 4;
export const MISSILE_UNITS = 5;
export const ANY_UNITS = 6;
