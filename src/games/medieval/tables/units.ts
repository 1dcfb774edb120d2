// Unit types of Medieval with every number of the movement, combat, retreat and evade rules. All units have four blocks.

import { HEAVY, LIGHT, MEDIUM, type UnitType } from '../../../families/commands/tables/tables.ts';
import { plainFoot } from '../../../families/commands/tables/usual.ts';

/** Whom a type may evade [M Evade Eligibility]. */
export type Evades = 'nobody' | 'everybody' | 'footAndHeavyMounted' | 'foot';

/** What Medieval adds to the family's facts. */
export interface MedievalUnit extends UnitType {
  /** Its swords hit in close combat. */
  readonly swordsHit: boolean;
  /** Armour class: units of a higher one ignore the first sword of this unit [M Score Hits]. */
  readonly armour: number;
  /** One more close combat die, and one flag ignored, at full strength. */
  readonly fullStrengthBonus: boolean;
  readonly evades: Evades;
  /** It fires at its attacker when it evades [M Parthian Shot]. */
  readonly backShot: boolean;
}

/** Classes of armour, from the lowest; auxilia are light and warriors medium. */
const LIGHT_ARMOUR = 0;
const MEDIUM_ARMOUR = 1;
const HEAVY_ARMOUR = 2;
export const SUPER_HEAVY_ARMOUR = 3;

const foot = {
  ...plainFoot,
  swordsHit: true,
  fullStrengthBonus: false,
  evades: 'nobody',
  backShot: false,
} as const;

/** Missiles: two dice standing, one after any move the unit may battle after [M Ranged Combat]. */
const missiles = { fireStill: 2, fireMoved: 1 } as const;

const lightFoot = {
  ...foot,
  ...missiles,
  symbol: LIGHT,
  armour: LIGHT_ARMOUR,
  lightFoot: true,
  move: 2,
  closeAfter: 2,
  fireAfter: 2,
  retreat: 2,
  closeDice: 2,
  backDice: 2,
} as const;

const mediumFoot = {
  ...foot,
  symbol: MEDIUM,
  armour: MEDIUM_ARMOUR,
  closeDice: 3,
  backDice: 3,
} as const;

const cavalry = { ...foot, foot: false, cavalry: true, extraHex: true, bonusCombat: 'always' } as const;

const lightCavalry = {
  ...cavalry,
  ...missiles,
  symbol: LIGHT,
  armour: LIGHT_ARMOUR,
  move: 4,
  closeAfter: 4,
  fireAfter: 4,
  retreat: 4,
  closeDice: 2,
  backDice: 2,
  swordsHit: false,
  evades: 'everybody',
} as const;

const mediumCavalry = {
  ...cavalry,
  symbol: MEDIUM,
  armour: MEDIUM_ARMOUR,
  move: 3,
  closeAfter: 3,
  retreat: 3,
  closeDice: 3,
  backDice: 3,
  evades: 'footAndHeavyMounted',
} as const;

const heavyCavalry = {
  ...cavalry,
  symbol: HEAVY,
  armour: HEAVY_ARMOUR,
  move: 2,
  closeAfter: 2,
  retreat: 2,
  closeDice: 4,
  backDice: 4,
  evades: 'foot',
} as const;

/** Cataphracts advance like foot, without the further hex [M Momentum Advance]. */
const superHeavy = { ...heavyCavalry, armour: SUPER_HEAVY_ARMOUR, bordered: true, extraHex: false } as const;

/** Horsemen with bows fire three hexes, also after the whole of their move. */
const bows = { ...missiles, range: 3 } as const;

export const units: readonly MedievalUnit[] = [
  {
    ...lightFoot,
    code: 'LB',
    key: 'lightBow',
    name: 'light bow infantry',
    range: 4,
    swordsHit: false,
    evades: 'everybody',
  },
  { ...lightFoot, code: 'A', key: 'auxilia', name: 'auxilia', bordered: true, range: 2 },
  {
    ...mediumFoot,
    code: 'WA',
    key: 'warriors',
    name: 'warriors',
    bordered: true,
    charge: 2,
    retreat: 2,
    fullStrengthBonus: true,
    bonusCombat: 'always',
  },
  // One hex and battle, or two without.
  { ...mediumFoot, code: 'MI', key: 'mediumInfantry', name: 'medium infantry', move: 2 },
  {
    ...foot,
    code: 'HI',
    key: 'heavyInfantry',
    name: 'heavy infantry',
    symbol: HEAVY,
    armour: HEAVY_ARMOUR,
    closeDice: 4,
    backDice: 4,
  },
  { ...lightCavalry, code: 'LC', key: 'lightCavalry', name: 'light cavalry', range: 2 },
  { ...lightCavalry, code: 'LBC', key: 'lightBowCavalry', name: 'light bow cavalry', range: 3, backShot: true },
  { ...mediumCavalry, code: 'MC', key: 'mediumCavalry', name: 'medium cavalry' },
  {
    ...mediumCavalry,
    ...bows,
    fireAfter: mediumCavalry.move,
    code: 'MBC',
    key: 'mediumBowCavalry',
    name: 'medium bow cavalry',
  },
  { ...heavyCavalry, code: 'HC', key: 'heavyCavalry', name: 'heavy cavalry' },
  {
    ...heavyCavalry,
    ...bows,
    fireAfter: heavyCavalry.move,
    code: 'HBC',
    key: 'heavyBowCavalry',
    name: 'heavy bow cavalry',
  },
  { ...superHeavy, code: 'SHC', key: 'superHeavyCavalry', name: 'super heavy cavalry' },
  {
    ...superHeavy,
    ...bows,
    fireAfter: superHeavy.move,
    code: 'SHBC',
    key: 'superHeavyBowCavalry',
    name: 'super heavy bow cavalry',
  },
];
