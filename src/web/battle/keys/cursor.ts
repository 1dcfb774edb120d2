// The board's cursor: where a key leads from a hex, in the directions of the screen. A board that is turned round has its
// directions turned as well.

import { type BoardExtent, type GridPlace, neighbourPlaces } from '../../board/ground/place.ts';
import type { Direction } from '../../games/kit.ts';

export interface CursorHex extends GridPlace {
  readonly hex: string;
}

export interface CursorBoard extends BoardExtent {
  readonly hexes: readonly CursorHex[];
}

/** By the order of `neighbourPlaces`: from the one to the right clockwise. */
const TURNS: { readonly [D in Exclude<Direction, 'up' | 'down'>]: number } = {
  right: 0,
  downRight: 1,
  downLeft: 2,
  left: 3,
  upLeft: 4,
  upRight: 5,
};

const find = (board: CursorBoard, { row, column }: GridPlace): string | null =>
  board.hexes.find((one) => one.row === row && one.column === column)?.hex ?? null;

const placeOf = (board: CursorBoard, hex: string): CursorHex | undefined => board.hexes.find((one) => one.hex === hex);

/** The hex in a direction; null at the edge. */
export function hexToward(board: CursorBoard, flipped: boolean, hex: string, direction: Direction): string | null {
  const from = placeOf(board, hex);
  if (!from) return null;
  const around = neighbourPlaces(from);
  const toward = (turn: number) => find(board, around[(turn + (flipped ? 3 : 0)) % 6]);
  if (direction !== 'up' && direction !== 'down') return toward(TURNS[direction]);
  // Rows are shifted by half a hex: leaning right out of one kind of row and left out of the other goes straight on.
  const right = direction === 'up' ? TURNS.upRight : TURNS.downRight;
  const left = direction === 'up' ? TURNS.upLeft : TURNS.downLeft;
  const [first, second] = (from.row & 1) === 0 ? [right, left] : [left, right];
  return toward(first) ?? toward(second);
}

/** The left or right end of a hex's row, as seen on the screen. */
export function rowEnd(board: CursorBoard, flipped: boolean, hex: string, end: 'rowStart' | 'rowEnd'): string | null {
  const from = placeOf(board, hex);
  if (!from) return null;
  const row = board.hexes.filter((one) => one.row === from.row).sort((a, b) => a.column - b.column);
  const first = (end === 'rowStart') !== flipped;
  return (first ? row[0] : row[row.length - 1])?.hex ?? null;
}

/** Places as one reads them: by rows from the top of the screen, in each from the left. */
export function inReadingOrder(board: CursorBoard, flipped: boolean, places: Iterable<string>): readonly string[] {
  const wanted = new Set(places);
  const sorted = board.hexes
    .filter((one) => wanted.has(one.hex))
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((one) => one.hex);
  return flipped ? sorted.reverse() : sorted;
}

/** The place after or before `now` in a list that goes round; from elsewhere its first or last. */
export function nextOf(places: readonly string[], now: string | null, by: 1 | -1): string | null {
  if (places.length === 0) return null;
  const at = now === null ? -1 : places.indexOf(now);
  if (at < 0) return by === 1 ? places[0] : places[places.length - 1];
  return places[(at + by + places.length) % places.length];
}
