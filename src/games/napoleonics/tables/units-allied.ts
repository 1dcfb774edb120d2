// The British, Portuguese and Dutch-Belgian units and where their numbers come from.

import {
  artillery,
  cavalry,
  grenadier,
  gunNote,
  heavy,
  horse,
  infantry,
  light,
  militia,
  type NapoleonicsUnit,
  roundsDown,
  type Sure,
  stated,
} from './unit-kinds.ts';

export const britishUnits: readonly NapoleonicsUnit[] = [
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
];

const allied = {
  light:
    'Blocks are ours: players call it the weakest light infantry of all, which fits three, and so does the count of the box.',
  cavalry: 'Blocks are ours: allied cavalry has three wherever it is known.',
};
const dutchNote = 'The brown blocks stand for Dutch-Belgian and other allied troops in 1815, with Portuguese numbers.';

/** Brown blocks: the Portuguese, and with the same numbers the Dutch-Belgians of 1815. */
export const alliedUnits: readonly NapoleonicsUnit[] = (['Portuguese', 'Dutch-Belgian'] as const).flatMap((nation) => {
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
});
