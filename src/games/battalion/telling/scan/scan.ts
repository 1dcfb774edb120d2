// Questions about the field in words, made to be spoken: who stands near, who can strike there, what a sector, a camp or a
// unit is. Only what lies open on the table is told, so every seat and a spectator may ask.

import type { Scan } from '../../../../kernel/ruleset.ts';
import type { State } from '../../rules/state.ts';
import type { Place } from '../places.ts';
import { readPlace } from '../places.ts';
import { landmarkScan, landmarks } from './landmarks.ts';
import { describePlace, describeUnit } from './places.ts';
import { nearPlace, reachPlace, sightFrom } from './reach.ts';
import { listUnits } from './units.ts';

const ABOUT_A_PLACE: { readonly [word: string]: (g: State, place: Place, seat: number) => Scan } = {
  near: nearPlace,
  reach: reachPlace,
  sight: sightFrom,
  hex: describePlace,
  place: describePlace,
  unit: describeUnit,
};

const ABOUT_ALL: { readonly [word: string]: (g: State, seat: number) => Scan } = {
  who: (g, seat) => listUnits(g, seat, true),
  enemies: (g, seat) => listUnits(g, seat, false),
};

const EXPECTED =
  'expected a question such as "near a3", "reach S2", "sight a3", "place S2", "place camp-top", "unit a3", "who" or "enemies", ' +
  `or a list such as ${landmarks.map(({ word, of }) => (of ? `"${word} a3"` : `"${word}"`)).join(', ')}`;

export function scanField(g: State, query: string, seat: number): Scan {
  const words = query.trim().split(/\s+/);
  const word = words[0].toLowerCase();
  const found = landmarkScan(g, query, seat);
  if (found) return found;
  if (Object.hasOwn(ABOUT_ALL, word) && words.length === 1) return ABOUT_ALL[word](g, seat);
  if (!Object.hasOwn(ABOUT_A_PLACE, word) || words.length !== 2)
    throw new Error(`${EXPECTED}, found "${query.trim()}"`);
  return ABOUT_A_PLACE[word](g, readPlace(g, words[1]), seat);
}

export { landmarks };
