// Lists of places to jump between, as sentences made to be spoken; and gaps in a line of hexes.

import type { Landmark, Scan } from '../kernel/ruleset.ts';
import { EAST, type HexBoard, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, WEST } from './hex-board.ts';

export interface Spot {
  readonly place: string;
  /** Who or what is there, without the place's name; empty for nothing more. */
  readonly text: string;
}

/** `Leaders: 2.`, and below it a line for each place: `C4 Hannibal, with heavy infantry.`; or `Leaders: none.` */
export function spotsScan(title: string, spots: readonly Spot[], note = ''): Scan {
  const told = spots.map(({ place, text }) => `${place}${text === '' ? '' : ` ${text}`}.`);
  const text = spots.length === 0 ? `${title}: none.` : [`${title}: ${spots.length}.${note}`, ...told].join('\n');
  return { text, places: [...new Set(spots.map(({ place }) => place))] };
}

/** The landmark that a question names; `of` is the place it is asked of, empty for none. Null when it names none. */
export function landmarkAsked(
  landmarks: readonly Landmark[],
  query: string,
): { landmark: Landmark; of: string } | null {
  const [word, of = '', ...more] = query.trim().split(/\s+/);
  const landmark = landmarks.find((one) => one.word === word.toLowerCase());
  if (!landmark || more.length > 0 || (landmark.of === undefined) !== (of === '')) return null;
  return { landmark, of };
}

/** Round a hex, each direction beside the next. */
const RING = [EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST];

/** What a side's hex is asked about by `gapsOf`. */
export interface Lines {
  own(hex: number): boolean;
  /** Nobody stands there, and somebody could. */
  free(hex: number): boolean;
}

/**
 * Free hexes with own pieces on two sides of them and a way through between: going round the hex one meets own pieces, then
 * none, then own pieces again.
 */
export function gapsOf(
  { size, names, neighbours }: HexBoard,
  { own, free }: Lines,
): { hex: number; between: number[] }[] {
  const gaps: { hex: number; between: number[] }[] = [];
  for (let hex = 0; hex < size; hex++) {
    if (names[hex] === '' || !free(hex)) continue;
    const around = RING.map((direction) => neighbours[hex * 6 + direction]);
    const mine = around.map((to) => to >= 0 && own(to));
    const groups = mine.filter((is, d) => is && !mine[(d + 5) % 6]).length;
    if (groups >= 2) gaps.push({ hex, between: around.filter((_, d) => mine[d]) });
  }
  return gaps;
}
