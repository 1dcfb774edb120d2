// Lists of places to jump between, as sentences made to be spoken; and gaps in a line of hexes.

import type { Landmark, Scan } from '../kernel/ruleset.ts';
import { type HexBoard, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST } from './hex-board.ts';

const UP = [NORTH_WEST, NORTH_EAST] as const;
const DOWN = [SOUTH_WEST, SOUTH_EAST] as const;

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

/** The lists of the games that are played on hexes. */
export const hexLandmarks: readonly Landmark[] = [
  { word: 'targets', title: 'Enemies within reach' },
  { word: 'threatened', title: 'Under threat' },
  { word: 'threats', title: 'Enemies who could strike there', of: 'place' },
  { word: 'leaders', title: 'Leaders' },
  { word: 'ground', title: 'Ground that counts' },
  { word: 'gaps', title: 'Gaps in the line' },
];

/** What a game on hexes says for each list. A spectator has no side of his own: he hears of both. */
export interface HexSpots<G> {
  /** By which moves strikes are counted. */
  readonly note: string;
  /** Pieces of a side that the other could strike, as far as the asking seat knows. */
  struck(g: G, side: number, seat: number): Spot[];
  threats(g: G, hex: number, seat: number): Spot[];
  leaders(g: G, side: number): Spot[];
  ground(g: G, seat: number): Spot[];
  /** Free hexes, and who stands where, for `gapsOf`. */
  lines(g: G, side: number): Lines;
  /** Who stands on a hex, without its name; and the ground of a free one where it is worth a word. */
  pieceAt(g: G, hex: number): string;
  groundAt(g: G, hex: number): string;
  /** All that is to be said of a hex, empty for nothing. */
  phrase(g: G, hex: number, seat: number): string;
  list(words: readonly string[]): string;
}

const GAP_NOTE = ' Free hexes, one or two, between two pieces of the line, with none of the same side behind them.';

export function hexLandmarkScan<G extends { readonly battle: { readonly board: HexBoard } }>(
  spots: HexSpots<G>,
): (g: G, landmark: Landmark, hex: number, seat: number) => Scan {
  return (g, { word, title }, hex, seat) => {
    const sides = seat < 0 ? [0, 1] : [seat];
    const ofSides = (of: (side: number) => Spot[]): Spot[] => sides.flatMap(of);
    switch (word) {
      case 'targets':
        return spotsScan(
          title,
          ofSides((side) => spots.struck(g, 1 - side, seat)),
          spots.note,
        );
      case 'threatened':
        return spotsScan(
          title,
          ofSides((side) => spots.struck(g, side, seat)),
          spots.note,
        );
      case 'threats': {
        const here = spots.phrase(g, hex, seat);
        const name = g.battle.board.names[hex];
        return spotsScan(`${title}, ${name}${here === '' ? '' : `, ${here}`}`, spots.threats(g, hex, seat), spots.note);
      }
      case 'leaders':
        return spotsScan(
          title,
          ofSides((side) => spots.leaders(g, side)),
        );
      case 'ground':
        return spotsScan(title, spots.ground(g, seat));
      default:
        return spotsScan(
          title,
          ofSides((side) => gapSpots(spots, g, side)),
          GAP_NOTE,
        );
    }
  };
}

/** `G6 and G7, marsh, between heavy infantry at G5 and auxilia at G8`. */
function gapSpots<G extends { readonly battle: { readonly board: HexBoard } }>(
  spots: HexSpots<G>,
  g: G,
  side: number,
): Spot[] {
  const { board } = g.battle;
  return gapsOf(board, spots.lines(g, side), side).map(({ hexes, between }) => {
    const [first, ...more] = hexes.map((hex) => board.names[hex]);
    const ground = [...new Set(hexes.map((hex) => spots.groundAt(g, hex)).filter((text) => text !== ''))].join(', ');
    const ends = spots.list(between.map((hex) => `${spots.pieceAt(g, hex)} at ${board.names[hex]}`));
    const text = [...more.map((name) => `and ${name}`), `${ground === '' ? '' : `${ground}, `}between ${ends}`];
    return { place: first, text: text.join(', ') };
  });
}

/** What a side's hex is asked about by `gapsOf`. */
export interface Lines {
  own(hex: number): boolean;
  /** Nobody stands there, and somebody could. */
  free(hex: number): boolean;
}

export interface Gap {
  /** One free hex or two beside each other, from left to right. */
  readonly hexes: readonly number[];
  /** The two pieces of the line between which it is. */
  readonly between: readonly [number, number];
}

/** So far from each other are two neighbours in a line at most, in hexes: two are free between them. */
const FARTHEST = 3;

/**
 * Gaps in the line of a side, which faces the other side's edge (side 0 is on top). Two pieces are neighbours in the line when they
 * stand in the same row or in rows next to each other, with one or two hexes between them and nobody of their side there. Who stands
 * right behind another of his side supports him: two such have no gap between them, nor has one of them with a piece of the row in
 * front. What lies between neighbours is a gap when an enemy could go through it to their rear: one can come to it from in front, and
 * no piece of their side stands behind it, next to it or one hex farther. One that is screened from in front is none. Where the two
 * stand in different rows the gap is in the rear one, so that a staggered line has one gap where it has one hole.
 */
export function gapsOf(board: HexBoard, { own, free }: Lines, side: number): Gap[] {
  const { size, names, row, column, distance, neighbours } = board;
  const across = (hex: number): number => 2 * column[hex] + (row[hex] % 2);
  const [ahead, behind] = side === 0 ? [DOWN, UP] : [UP, DOWN];
  const next = (hex: number, ways: readonly number[]): number[] =>
    ways.map((way) => neighbours[hex * 6 + way]).filter((to) => to >= 0);
  /** The hex beyond the two next ones, straight on. */
  const beyond = (hex: number, ways: readonly number[]): number[] =>
    next(hex, ways)
      .flatMap((to) => next(to, ways))
      .filter((to) => across(to) === across(hex));
  const open = (hex: number): boolean =>
    next(hex, ahead).some((to) => !own(to)) &&
    ![...beyond(hex, ahead), ...next(hex, behind), ...beyond(hex, behind)].some(own);
  const isBehind = (hex: number): boolean => next(hex, ahead).some(own);
  const hexes = Array.from({ length: size }, (_, hex) => hex).filter((hex) => names[hex] !== '');
  const line = hexes.filter(own).sort((a, b) => across(a) - across(b) || a - b);
  const gaps = new Map<string, Gap>();
  for (const left of line) {
    for (const right of line) {
      const far = distance[left * size + right];
      const rows = Math.abs(row[left] - row[right]);
      if (across(right) <= across(left) || rows > 1 || far < 2 || far > FARTHEST) continue;
      const supports = Number(isBehind(left)) + Number(isBehind(right));
      if (supports + rows > 1) continue;
      const between = hexes.filter(
        (hex) => hex !== left && hex !== right && distance[left * size + hex] + distance[hex * size + right] === far,
      );
      if (between.some(own)) continue;
      const rear = (side === 0 ? Math.min : Math.max)(row[left], row[right]);
      const found = between
        .filter((hex) => row[hex] === rear && free(hex) && open(hex))
        .sort((a, b) => across(a) - across(b));
      if (found.length === 0) continue;
      const key = found.join();
      if (!gaps.has(key)) gaps.set(key, { hexes: found, between: [left, right] });
    }
  }
  return withoutParts([...gaps.values()]);
}

/** A hole is one gap, however many pieces stand round it. */
function withoutParts(gaps: readonly Gap[]): Gap[] {
  const part = (one: Gap, of: Gap): boolean =>
    one !== of && of.hexes.length > one.hexes.length && one.hexes.every((hex) => of.hexes.includes(hex));
  return gaps.filter((gap) => !gaps.some((other) => part(other, gap)));
}
