// Unit types of Napoleonics: French, British, Portuguese and Dutch-Belgian, with every number of theirs (N Movement, Ranged
// Combat, Melee Combat, Bolster Morale) and where each number comes from: the rulebook, another source, or ourselves.

import type { UnitType } from '../../families/commands/tables.ts';
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

const stated: UnitSource = { blocks: 'stated', dice: 'stated', flags: 'stated', note: '' };

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
function infantry(facts: Facts): NapoleonicsUnit {
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
const light = { light: true, move: 2, fireMod: 1 } as const;
const grenadier = { grenadier: true, fireMod: 1, meleeMod: 1, ignoresFlags: 1 } as const;
const militia = { militia: true, retreat: 3, sabresHit: false } as const;
const roundsDown = { roundsUp: false } as const;

function cavalry(facts: Facts): NapoleonicsUnit {
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

const heavy = { heavy: true, move: 2, closeAfter: 2, meleeMod: 1 } as const;

function artillery(facts: Facts): NapoleonicsUnit {
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

const horse = { horseArtillery: true, move: 2, closeAfter: 1, fireAfter: 1, range: 4 } as const;

const gunNote = 'The rulebook speaks of one, two or three blocks. Its chart of fire could not be read; see the chart.';
const frenchHorseNote =
  'No table of French cavalry was found. A report of a unit down by three quarters, and what later boxes hold, fit four blocks.';

const allied = {
  light:
    'Blocks are ours: players call it the weakest light infantry of all, which fits three, and so does the count of the box.',
  cavalry: 'Blocks are ours: allied cavalry has three wherever it is known.',
};
const dutchNote = 'The brown blocks stand for Dutch-Belgian and other allied troops in 1815, with Portuguese numbers.';

export const units: readonly NapoleonicsUnit[] = [
  infantry({
    code: 'FLN',
    key: 'frenchLine',
    name: 'line infantry',
    nation: 'French',
    blocks: 4,
    meleeAgainstInfantry: 1,
    source: stated,
  }),
  infantry({
    ...light,
    code: 'FLT',
    key: 'frenchLight',
    name: 'light infantry',
    nation: 'French',
    blocks: 4,
    source: stated,
  }),
  infantry({
    ...grenadier,
    code: 'FGR',
    key: 'frenchGrenadiers',
    name: 'grenadiers',
    nation: 'French',
    blocks: 4,
    source: {
      ...stated,
      note: 'The rulebook gives every grenadier unit one more die in fire; a page on the French units does not.',
    },
  }),
  infantry({
    code: 'FOG',
    key: 'oldGuard',
    name: 'Old Guard',
    nation: 'French',
    blocks: 4,
    guard: true,
    fireMod: 1,
    meleeMod: 2,
    ignoresFlags: 2,
    source: stated,
  }),
  infantry({
    ...light,
    code: 'FYG',
    key: 'youngGuard',
    name: 'Young Guard',
    nation: 'French',
    blocks: 4,
    guard: true,
    meleeMod: 1,
    ignoresFlags: 1,
    source: stated,
  }),
  infantry({
    ...militia,
    code: 'FMI',
    key: 'frenchMilitia',
    name: 'militia',
    nation: 'French',
    blocks: 4,
    source: {
      ...stated,
      note: 'The rulebook rounds half its blocks up for all French infantry; one page of two rounds down for militia.',
    },
  }),
  cavalry({
    code: 'FLC',
    key: 'frenchLightCavalry',
    name: 'light cavalry',
    nation: 'French',
    blocks: 4,
    source: { blocks: 'ours', dice: 'stated', flags: 'inferred', note: frenchHorseNote },
  }),
  cavalry({
    ...heavy,
    code: 'FHC',
    key: 'frenchHeavyCavalry',
    name: 'heavy cavalry',
    nation: 'French',
    blocks: 4,
    source: { blocks: 'ours', dice: 'stated', flags: 'inferred', note: frenchHorseNote },
  }),
  cavalry({
    ...heavy,
    code: 'FCU',
    key: 'cuirassiers',
    name: 'cuirassiers',
    nation: 'French',
    blocks: 4,
    ignoresFlags: 1,
    source: { blocks: 'ours', dice: 'stated', flags: 'stated', note: frenchHorseNote },
  }),
  cavalry({
    ...heavy,
    code: 'FGHC',
    key: 'frenchGuardCavalry',
    name: 'guard heavy cavalry',
    nation: 'French',
    blocks: 4,
    guard: true,
    ignoresFlags: 2,
    source: {
      blocks: 'ours',
      dice: 'stated',
      flags: 'ours',
      note: `${frenchHorseNote} It ignores two flags, as the British guard cavalry does.`,
    },
  }),
  artillery({
    code: 'FFA',
    key: 'frenchFootArtillery',
    name: 'foot artillery',
    nation: 'French',
    blocks: 3,
    source: { blocks: 'inferred', dice: 'ours', flags: 'inferred', note: gunNote },
  }),
  artillery({
    ...horse,
    code: 'FHA',
    key: 'frenchHorseArtillery',
    name: 'horse artillery',
    nation: 'French',
    blocks: 3,
    source: { blocks: 'stated', dice: 'ours', flags: 'inferred', note: gunNote },
  }),
  artillery({
    code: 'FGFA',
    key: 'guardFootArtillery',
    name: 'guard foot artillery',
    nation: 'French',
    blocks: 3,
    guard: true,
    meleeMod: 1,
    ignoresFlags: 2,
    source: {
      blocks: 'ours',
      dice: 'ours',
      flags: 'ours',
      note: `${gunNote} It ignores two flags, as guard guns of a later box do.`,
    },
  }),
  infantry({
    code: 'BLN',
    key: 'britishLine',
    name: 'line infantry',
    nation: 'British',
    blocks: 4,
    stillMod: 1,
    source: stated,
  }),
  infantry({
    ...light,
    code: 'BLT',
    key: 'britishLight',
    name: 'light infantry',
    nation: 'British',
    blocks: 5,
    source: {
      ...stated,
      note: 'For the last block firing after a move a dice card has one die; the rulebook makes it two.',
    },
  }),
  infantry({
    ...light,
    code: 'BRL',
    key: 'rifles',
    name: 'rifle light infantry',
    nation: 'British',
    blocks: 3,
    rifle: true,
    range: 3,
    sabresHit: false,
    source: {
      ...stated,
      note: 'A dice card rounds half its blocks down after a move; the rulebook rounds up for all British infantry.',
    },
  }),
  infantry({
    ...grenadier,
    code: 'BGR',
    key: 'britishGrenadiers',
    name: 'grenadiers',
    nation: 'British',
    blocks: 4,
    source: stated,
  }),
  infantry({
    ...grenadier,
    code: 'BGG',
    key: 'guardGrenadiers',
    name: 'guard grenadiers',
    nation: 'British',
    blocks: 5,
    guard: true,
    ignoresFlags: 2,
    source: stated,
  }),
  cavalry({
    code: 'BLC',
    key: 'britishLightCavalry',
    name: 'light cavalry',
    nation: 'British',
    blocks: 3,
    source: stated,
  }),
  cavalry({
    ...heavy,
    code: 'BHC',
    key: 'britishHeavyCavalry',
    name: 'heavy cavalry',
    nation: 'British',
    blocks: 3,
    source: stated,
  }),
  cavalry({
    ...heavy,
    code: 'BGHC',
    key: 'britishGuardCavalry',
    name: 'guard heavy cavalry',
    nation: 'British',
    blocks: 3,
    guard: true,
    ignoresFlags: 2,
    source: stated,
  }),
  artillery({
    code: 'BFA',
    key: 'britishFootArtillery',
    name: 'foot artillery',
    nation: 'British',
    blocks: 3,
    source: { blocks: 'inferred', dice: 'ours', flags: 'inferred', note: gunNote },
  }),
  artillery({
    ...horse,
    code: 'BHA',
    key: 'britishHorseArtillery',
    name: 'horse artillery',
    nation: 'British',
    blocks: 3,
    source: { blocks: 'inferred', dice: 'ours', flags: 'inferred', note: gunNote },
  }),
  ...(['Portuguese', 'Dutch-Belgian'] as const).flatMap((nation) => {
    const [letter, key] = nation === 'Portuguese' ? ['P', 'portuguese'] : ['D', 'dutch'];
    const also = nation === 'Portuguese' ? '' : ` ${dutchNote}`;
    const sure: Sure = nation === 'Portuguese' ? 'stated' : 'inferred';
    const noted = (note: string): string => `${note}${also}`.trim();
    return [
      infantry({
        ...roundsDown,
        code: `${letter}LN`,
        key: `${key}Line`,
        name: `${nation} line infantry`,
        nation,
        blocks: 4,
        source: { blocks: sure, dice: sure, flags: sure, note: noted('') },
      }),
      infantry({
        ...light,
        ...roundsDown,
        code: `${letter}LT`,
        key: `${key}Light`,
        name: `${nation} light infantry`,
        nation,
        blocks: 3,
        source: { blocks: 'ours', dice: sure, flags: 'inferred', note: noted(allied.light) },
      }),
      cavalry({
        code: `${letter}LC`,
        key: `${key}LightCavalry`,
        name: `${nation} light cavalry`,
        nation,
        blocks: 3,
        source: { blocks: 'ours', dice: sure, flags: 'inferred', note: noted(allied.cavalry) },
      }),
      infantry({
        ...militia,
        ...roundsDown,
        code: `${letter}MI`,
        key: `${key}Militia`,
        name: `${nation} militia`,
        nation,
        blocks: 4,
        source: { blocks: sure, dice: sure, flags: sure, note: noted('') },
      }),
    ];
  }),
];
