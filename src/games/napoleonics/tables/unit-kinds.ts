// The kinds of unit of Napoleonics and what follows from being of one (N Movement, Ranged Combat, Melee Combat, Bolster
// Morale): the tables of the armies are made with these.

import type { UnitType } from '../../../families/commands/tables/tables.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from './arms.ts';

export type Nation = 'French' | 'British' | 'Portuguese' | 'Dutch-Belgian';

/** How well a number stands: printed somewhere that was read, worked out from what is printed, or made by us to fit. */
export type Sure = 'stated' | 'inferred' | 'ours';

/** Where a unit's numbers come from. The handbook prints it. */
export interface UnitSource {
  readonly blocks: Sure;
  readonly dice: Sure;
  readonly flags: Sure;
  /** What there is to say about them, in a sentence or two; empty for nothing. */
  readonly note: string;
}

/** What Napoleonics adds to the family's facts. */
export interface NapoleonicsUnit extends UnitType {
  readonly nation: Nation;
  /** INFANTRY, CAVALRY or ARTILLERY: also the symbol that hits it. */
  readonly arm: number;
  /** Light infantry of any kind: battles after entering a forest. */
  readonly light: boolean;
  readonly rifle: boolean;
  readonly grenadier: boolean;
  readonly guard: boolean;
  readonly militia: boolean;
  /** Heavy cavalry of any kind. */
  readonly heavy: boolean;
  readonly horseArtillery: boolean;
  /** Half of its blocks after a move are rounded up. */
  readonly roundsUp: boolean;
  /** Dice added to fire, and to fire of a unit that has not moved. */
  readonly fireMod: number;
  readonly stillMod: number;
  /** Dice added in melee, and in melee against infantry. */
  readonly meleeMod: number;
  readonly meleeAgainstInfantry: number;
  /** Flags it may ignore by its type. */
  readonly ignoresFlags: number;
  /** Its sabres hit units in melee. */
  readonly sabresHit: boolean;
  readonly source: UnitSource;
}

export const stated: UnitSource = { blocks: 'stated', dice: 'stated', flags: 'stated', note: '' };

/** What a table of units says of each; the rest follows from it. */
type Facts = Pick<NapoleonicsUnit, 'code' | 'key' | 'name' | 'nation' | 'blocks' | 'source'> &
  Partial<Omit<NapoleonicsUnit, 'closeDice' | 'backDice' | 'fireStill' | 'fireMoved'>>;

const plain = {
  bordered: false,
  lightFoot: false,
  cavalry: false,
  charge: 0,
  retreat: 1,
  rallies: true,
  abandonedInEvade: false,
  light: false,
  rifle: false,
  grenadier: false,
  guard: false,
  militia: false,
  heavy: false,
  horseArtillery: false,
  roundsUp: true,
  fireMod: 0,
  stillMod: 0,
  meleeMod: 0,
  meleeAgainstInfantry: 0,
  ignoresFlags: 0,
  sabresHit: true,
} as const;

const foot = {
  ...plain,
  arm: INFANTRY,
  symbol: INFANTRY,
  foot: true,
  move: 1,
  closeAfter: 1,
  fireAfter: 1,
  range: 2,
  mayAdvance: true,
  extraHex: false,
  bonusCombat: 'never',
} as const;

const mounted = {
  ...plain,
  arm: CAVALRY,
  symbol: CAVALRY,
  foot: false,
  cavalry: true,
  move: 3,
  closeAfter: 3,
  fireAfter: -1,
  range: 0,
  mayAdvance: true,
  extraHex: true,
  bonusCombat: 'always',
} as const;

/** Foot artillery moves or battles; its dice stand in a chart of their own. */
const guns = {
  ...plain,
  arm: ARTILLERY,
  symbol: ARTILLERY,
  foot: false,
  move: 1,
  closeAfter: 0,
  fireAfter: 0,
  range: 5,
  mayAdvance: false,
  extraHex: false,
  bonusCombat: 'never',
} as const;

/** The dice fields of the family are those of full strength, against nobody in particular; the questions count. */
export function infantry(facts: Facts): NapoleonicsUnit {
  const type = { ...foot, ...facts };
  const half = type.roundsUp ? Math.ceil(type.blocks / 2) : Math.floor(type.blocks / 2);
  const melee = type.blocks + type.meleeMod;
  return {
    ...type,
    bordered: type.ignoresFlags > 0,
    lightFoot: type.light,
    fireStill: type.blocks + type.fireMod + type.stillMod,
    fireMoved: half + type.fireMod,
    closeDice: melee,
    backDice: melee,
  };
}

/** Light infantry of any kind moves a hex farther if it does not battle. */
export const light = { light: true, move: 2, fireMod: 1 } as const;
export const grenadier = { grenadier: true, fireMod: 1, meleeMod: 1, ignoresFlags: 1 } as const;
export const militia = { militia: true, retreat: 3, sabresHit: false } as const;
export const roundsDown = { roundsUp: false } as const;

export function cavalry(facts: Facts): NapoleonicsUnit {
  const type = { ...mounted, ...facts };
  const melee = type.blocks + type.meleeMod;
  return {
    ...type,
    bordered: type.ignoresFlags > 0,
    fireStill: 0,
    fireMoved: 0,
    closeDice: melee,
    backDice: melee,
  };
}

export const heavy = { heavy: true, move: 2, closeAfter: 2, meleeMod: 1 } as const;

export function artillery(facts: Facts): NapoleonicsUnit {
  const type = { ...guns, ...facts };
  const melee = (type.horseArtillery ? 3 : 4) + type.meleeMod;
  return {
    ...type,
    bordered: type.guard,
    fireStill: type.horseArtillery ? 2 : 3,
    fireMoved: type.horseArtillery ? 2 : 0,
    closeDice: melee,
    backDice: melee,
  };
}

export const horse = { horseArtillery: true, move: 2, closeAfter: 1, fireAfter: 1, range: 4 } as const;

/** What is known of the dice of guns. */
export const gunNote =
  'The rulebook speaks of one, two or three blocks. Its chart of fire could not be read; see the chart.';
