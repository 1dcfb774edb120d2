// Unit types of Ancients with every number and exception of rules 2, 8-13.

import { HEAVY, LIGHT, MEDIUM, type UnitType } from '../../../families/commands/tables/tables.ts';
import { plainFoot } from '../../../families/commands/tables/usual.ts';

/** Whom a type may evade (rule 13, Evade Eligibility). */
export type Evades = 'nobody' | 'everybody' | 'footAndHeavyMounted' | 'footAndElephants';

/** What Ancients adds to the family's facts. */
export interface AncientsUnit extends UnitType {
  readonly chariot: boolean;
  readonly elephant: boolean;
  /** Its swords hit in close combat. */
  readonly swordsHit: boolean;
  /** Sword hits it ignores in close combat. */
  readonly ignoresSwords: number;
  /** One more close combat die, and one flag ignored, at full strength. */
  readonly fullStrengthBonus: boolean;
  readonly evades: Evades;
  /**
   * Dice an elephant rolls against it: what it normally rolls, or what the rulebook's list of special situations says.
   * RULING: Extra dice at full strength are not normal dice for elephants to copy: for warriors by the rulebook's list
   * of special situations, for barbarian chariots likewise [A 11 Elephant Combat].
   * CASE: A 11 Elephant Combat: three dice against warriors, whole or hurt
   * CASE: A 11 Elephant Combat: barbarian chariots' die for full strength is not copied
   */
  readonly diceOfElephant: number;
  /** Horses shy from it: one hit by its own symbol ignored from cavalry and chariots, and each flag drives them a hex more. */
  readonly scaresHorses: boolean;
}

const ALL_SWORDS = 99;

const foot: Omit<AncientsUnit, 'code' | 'key' | 'name' | 'symbol' | 'closeDice' | 'backDice' | 'diceOfElephant'> = {
  ...plainFoot,
  chariot: false,
  elephant: false,
  swordsHit: true,
  ignoresSwords: 0,
  fullStrengthBonus: false,
  evades: 'nobody',
  scaresHorses: false,
};

const light = {
  ...foot,
  symbol: LIGHT,
  lightFoot: true,
  move: 2,
  closeAfter: 2,
  fireAfter: 2,
  retreat: 2,
  fireStill: 2,
  fireMoved: 1,
  closeDice: 2,
  backDice: 2,
  diceOfElephant: 2,
  swordsHit: false,
  evades: 'everybody',
} as const;

const mounted = { ...foot, foot: false, blocks: 3, bonusCombat: 'always' } as const;

const cavalry = { ...mounted, cavalry: true, extraHex: true } as const;

const lightCavalry = {
  ...cavalry,
  symbol: LIGHT,
  move: 4,
  closeAfter: 4,
  fireAfter: 4,
  retreat: 4,
  fireStill: 2,
  fireMoved: 1,
  closeDice: 2,
  backDice: 2,
  diceOfElephant: 2,
  swordsHit: false,
  evades: 'everybody',
} as const;

const camel = {
  ...mounted,
  symbol: MEDIUM,
  move: 3,
  closeAfter: 3,
  retreat: 3,
  closeDice: 3,
  backDice: 2,
  diceOfElephant: 3,
  evades: 'footAndHeavyMounted',
  scaresHorses: true,
} as const;

const heavyCavalry = {
  ...cavalry,
  symbol: HEAVY,
  move: 2,
  closeAfter: 2,
  retreat: 2,
  closeDice: 4,
  backDice: 4,
  diceOfElephant: 4,
  evades: 'footAndElephants',
} as const;

export const units: readonly AncientsUnit[] = [
  { ...light, code: 'LI', key: 'lightInfantry', name: 'light infantry', range: 2 },
  { ...light, code: 'LB', key: 'lightBow', name: 'light bow infantry', range: 3 },
  { ...light, code: 'LS', key: 'lightSling', name: 'light sling infantry', range: 3 },
  {
    ...light,
    code: 'AX',
    key: 'auxilia',
    name: 'auxilia',
    bordered: true,
    range: 2,
    closeAfter: 1,
    fireAfter: 1,
    retreat: 1,
    closeDice: 3,
    backDice: 3,
    diceOfElephant: 3,
    swordsHit: true,
    evades: 'nobody',
  },
  {
    ...foot,
    code: 'WA',
    key: 'warriors',
    name: 'warriors',
    symbol: MEDIUM,
    bordered: true,
    charge: 2,
    retreat: 2,
    closeDice: 3,
    backDice: 3,
    diceOfElephant: 3,
    fullStrengthBonus: true,
    bonusCombat: 'always',
  },
  {
    ...foot,
    code: 'MI',
    key: 'mediumInfantry',
    name: 'medium infantry',
    symbol: MEDIUM,
    closeDice: 4,
    backDice: 4,
    diceOfElephant: 4,
  },
  {
    ...foot,
    code: 'HI',
    key: 'heavyInfantry',
    name: 'heavy infantry',
    symbol: HEAVY,
    closeDice: 5,
    backDice: 5,
    diceOfElephant: 5,
  },
  {
    ...foot,
    code: 'HWM',
    key: 'heavyWarMachine',
    name: 'heavy war machine',
    symbol: HEAVY,
    blocks: 2,
    closeAfter: 0,
    fireAfter: 0,
    range: 6,
    fireStill: 2,
    closeDice: 2,
    backDice: 2,
    diceOfElephant: 2,
    swordsHit: false,
    evades: 'everybody',
    mayAdvance: false,
    bonusCombat: 'never',
    abandonedInEvade: true,
  },
  { ...lightCavalry, code: 'LC', key: 'lightCavalry', name: 'light cavalry', range: 2 },
  { ...lightCavalry, code: 'LBC', key: 'lightBowCavalry', name: 'light bow cavalry', range: 3 },
  {
    ...mounted,
    code: 'BCH',
    key: 'barbarianChariot',
    name: 'light barbarian chariot',
    symbol: LIGHT,
    bordered: true,
    move: 3,
    closeAfter: 3,
    retreat: 3,
    closeDice: 2,
    backDice: 2,
    diceOfElephant: 2,
    fullStrengthBonus: true,
    chariot: true,
    // RULING: The list of exceptions lets chariots of every kind ignore a sword, so light barbarian chariots ignore one
    // too [A 11 Score Hits].
    // CASE: A 11 Score Hits: light barbarian chariots ignore a sword
    // CASE: A 11 Score Hits: heavy chariots ignore a sword
    ignoresSwords: 1,
    evades: 'everybody',
    rallies: false,
  },
  {
    ...cavalry,
    code: 'MC',
    key: 'mediumCavalry',
    name: 'medium cavalry',
    symbol: MEDIUM,
    move: 3,
    closeAfter: 3,
    retreat: 3,
    closeDice: 3,
    backDice: 3,
    diceOfElephant: 3,
    evades: 'footAndHeavyMounted',
  },
  { ...camel, code: 'CAM', key: 'camel', name: 'camel' },
  {
    ...camel,
    code: 'CCM',
    key: 'cataphractedCamel',
    name: 'cataphracted camel',
    bordered: true,
    ignoresSwords: 1,
  },
  { ...heavyCavalry, code: 'HC', key: 'heavyCavalry', name: 'heavy cavalry' },
  {
    ...heavyCavalry,
    code: 'HCC',
    key: 'cataphractedCavalry',
    name: 'heavy cataphracted cavalry',
    bordered: true,
    ignoresSwords: 1,
  },
  {
    ...mounted,
    code: 'HCH',
    key: 'heavyChariot',
    name: 'heavy chariot',
    symbol: HEAVY,
    blocks: 2,
    move: 2,
    closeAfter: 2,
    retreat: 2,
    closeDice: 4,
    backDice: 3,
    diceOfElephant: 3,
    chariot: true,
    ignoresSwords: 1,
    evades: 'footAndElephants',
    rallies: false,
  },
  {
    ...mounted,
    code: 'EL',
    key: 'elephant',
    name: 'elephants',
    symbol: HEAVY,
    blocks: 2,
    move: 2,
    closeAfter: 2,
    retreat: 1,
    closeDice: 3,
    backDice: 3,
    diceOfElephant: 3,
    elephant: true,
    ignoresSwords: ALL_SWORDS,
    scaresHorses: true,
    rallies: false,
  },
];
