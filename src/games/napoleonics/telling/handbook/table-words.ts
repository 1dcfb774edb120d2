// Words for the cells of the handbook's tables that only Napoleonics needs; the family has the rest.

import type { UnitType } from '../../../../families/commands/tables/tables.ts';
import { battleAfter, type UnitGroup } from '../../../../families/commands/telling/handbook/words.ts';
import { groundNotes } from '../../rules/question-words.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from '../../tables/arms.ts';
import { chartDice } from '../../tables/artillery.ts';
import type { NapoleonicsTerrain } from '../../tables/terrain.ts';
import type { NapoleonicsUnit } from '../../tables/units.ts';

const own = (unit: UnitType): NapoleonicsUnit => unit as NapoleonicsUnit;

/** The kinds of unit that ground speaks of. */
export const ARMS: readonly UnitGroup[] = [
  { name: 'infantry', includes: (unit) => own(unit).arm === INFANTRY },
  { name: 'cavalry', includes: (unit) => own(unit).arm === CAVALRY },
  { name: 'artillery', includes: (unit) => own(unit).arm === ARTILLERY },
];
export const LIGHT: readonly UnitGroup[] = [
  ...ARMS,
  { name: 'light infantry, rifles and Young Guard', includes: (unit) => own(unit).light },
];

/** Nation and type; some names have the nation in them. */
export const fullName = ({ nation, name }: NapoleonicsUnit): string =>
  name.startsWith(nation) ? name : `${nation} ${name}`;

export const armOf = (unit: NapoleonicsUnit): string => ARMS.find((arm) => arm.includes(unit))?.name ?? '';

export const battlesAfter = (unit: NapoleonicsUnit): string => battleAfter(unit, 'melee');

/** One number for each strength of a unit, from full strength down. */
const byBlocks = (unit: NapoleonicsUnit, dice: (blocks: number) => number): string =>
  Array.from({ length: unit.blocks }, (_, i) => `${dice(unit.blocks - i)}`).join(' ');

export const standingFire = (unit: NapoleonicsUnit): string =>
  byBlocks(unit, (blocks) => blocks + unit.fireMod + unit.stillMod);

export const movedFire = (unit: NapoleonicsUnit): string =>
  byBlocks(unit, (blocks) => (unit.roundsUp ? Math.ceil(blocks / 2) : Math.floor(blocks / 2)) + unit.fireMod);

const base = (unit: NapoleonicsUnit, blocks: number): number =>
  (unit.arm === ARTILLERY ? chartDice(unit, blocks, 1) : blocks) + unit.meleeMod;

export const meleeDice = (unit: NapoleonicsUnit): string => byBlocks(unit, (blocks) => base(unit, blocks));

export const meleeAgainstInfantry = (unit: NapoleonicsUnit): string =>
  byBlocks(unit, (blocks) => base(unit, blocks) + unit.meleeAgainstInfantry);

export const ignoredFlags = (unit: NapoleonicsUnit): string => `${unit.ignoresFlags || 'none'}`;

/** Who goes on after a melee, and how. */
export function goesOn(unit: NapoleonicsUnit): string {
  if (!unit.mayAdvance) return 'nothing';
  return unit.extraHex ? 'breaks through, bonus attack' : 'takes ground';
}

/** All that ground does to dice, squares and flags. */
export const effectsOf = (ground: NapoleonicsTerrain): string => groundNotes(ground).join('; ') || 'none';
