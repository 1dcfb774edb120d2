// Which silhouette a rank has. Keys are compared by their letters only, so that `warElephants`, `war-elephants` and the
// printed name find the same drawing.

import { disc, shape } from '../../../pieces/outline.ts';
import type { Silhouette, Silhouettes } from '../../../pieces/silhouette-types.ts';
import { beasts } from './beasts.ts';
import { eastern } from './foot-east.ts';
import { western } from './foot-west.ts';
import { letters } from './letters.ts';
import { mounted } from './mounted.ts';

const all: Silhouettes = { ...western, ...eastern, ...mounted, ...beasts };

/** A rank that lies face down, or one without a drawing: a plain figure. */
const unknown: Silhouette = {
  ink: disc(0, -9, 4) + shape([-5, -4], [5, -4], [4, 7], [4, 17], [-4, 17], [-4, 7]),
};

/** The elephants of two factions look different. */
export function rankArt(kind: string, name: string, faction: string): Silhouette {
  const key = letters(kind);
  const own = /grec|bactr/.test(letters(faction)) ? all[`${key} bactria`] : undefined;
  return own ?? all[key] ?? all[letters(name)] ?? unknown;
}

/** Names for tiles too narrow for the printed one. */
const SHORT: { readonly [rank: string]: string } = {
  praetorianguard: 'Praetorians',
  cretanarchers: 'Cretans',
  romancavalry: 'Roman cav.',
  alliedcavalry: 'Allied cav.',
  celtinfantry: 'Celts',
  sacredband: 'Sacred B.',
  balearicslingers: 'Slingers',
  numidiancavalry: 'Numidians',
  celtcavalry: 'Celt cav.',
  warelephants: 'Elephants',
  thureophoroi: 'Thureoph.',
  scythianarchers: 'Scythians',
  companioncavalry: 'Companions',
  horsearchers: 'H. archers',
  warchariots: 'Chariots',
  conscriptinfantry: 'Conscripts',
  imperialguard: 'Imperials',
  crossbowmen: 'Crossbows',
  heavycrossbowmen: 'Hv. crossb.',
  horselancers: 'Lancers',
  steppeshorsearchers: 'Steppe arch.',
  warchariot: 'Chariot',
};

export const shortName = (kind: string, name: string): string => SHORT[letters(kind)] ?? name;
