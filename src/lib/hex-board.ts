// A board of pointy hexes in rows, every second row half a hex to the right and one hex shorter (or, on an `even` board,
// as long as the others): names, neighbours, distances and what lies back toward a baseline. Made once per board size; the
// rules only read tables.

import { sightLines } from './line-of-sight.ts';

/** Directions in the order of the neighbour table. */
export const WEST = 0;
export const EAST = 1;
export const NORTH_WEST = 2;
export const NORTH_EAST = 3;
export const SOUTH_WEST = 4;
export const SOUTH_EAST = 5;

/** In place of the direction of the last step: there was none yet. */
export const START = 6;

/** A way by its hex and the direction of its last step; the hex is `wayHex`, its onward ways begin at `firstOnward`. */
export const wayInto = (hex: number, direction: number): number => (hex << 3) | direction;
export const wayHex = (way: number): number => way >> 3;
export const firstOnward = (way: number): number => way << 2;

/** By direction, the directions that lead on from there: straight on and half right or left of it. */
const ONWARD = [
  [WEST, NORTH_WEST, SOUTH_WEST],
  [EAST, NORTH_EAST, SOUTH_EAST],
  [WEST, NORTH_WEST, NORTH_EAST],
  [EAST, NORTH_WEST, NORTH_EAST],
  [WEST, SOUTH_WEST, SOUTH_EAST],
  [EAST, SOUTH_WEST, SOUTH_EAST],
  [WEST, EAST, NORTH_WEST, NORTH_EAST, SOUTH_WEST, SOUTH_EAST],
];

export interface HexBoard {
  readonly rows: number;
  readonly width: number;
  readonly size: number;
  readonly names: readonly string[];
  readonly row: Uint8Array;
  /** Column from 0. */
  readonly column: Uint8Array;
  /** neighbours[hex * 6 + direction], -1 off the board. */
  readonly neighbours: Int16Array;
  /**
   * Where a way leads on. A way is known by the hex it has come to and the direction of its last step (`wayInto`); its
   * onward ways are those three that do not lead to a neighbour of the hex it came from, in the order of directions. A way
   * that begins in a hex (`START`) has all six. A way that would lead off the board stays in its hex.
   */
  readonly onward: Int16Array;
  /** distance[a * size + b] in hexes. */
  readonly distance: Uint8Array;
  /** direction[a * size + b]: that from a to its neighbour b, -1 where they are no neighbours. */
  readonly direction: Int8Array;
  /** back[(side * size + hex) * 2 + 0 or 1]: the two hexes toward that side's baseline (side 0 top, 1 bottom), -1 none. */
  readonly back: Int16Array;
  /** Where a straight line between two hexes runs; see line-of-sight.ts. */
  readonly sight: SightLines;
  /** Index of a name such as F6, or -1. */
  hex(name: string): number;
}

export interface SightLines {
  readonly reach: number;
  /** start[a * size + b]: where the pair's entries begin in `entries`, `length` of them in pairs of hexes. */
  readonly start: Int32Array;
  readonly length: Uint8Array;
  /**
   * Pairs of hexes: a hex that the line crosses stands there twice; of an edge along which it runs the hex on its left and
   * the one on its right, -1 beyond the board.
   */
  readonly entries: Int16Array;
}

/**
 * Even boards number their hexes as if every row had this many, so that a hex has the same number (and a choice the same
 * text) on boards of every width. Numbers beyond a row's end are no hexes: they have no name, no neighbours, and nobody.
 */
export const EVEN_ROW = 13;

export function makeHexBoard(width: number, rows: number, sightReach: number, even = false): HexBoard {
  if (even && width > EVEN_ROW) throw new Error(`an even board has at most ${EVEN_ROW} columns, not ${width}`);
  const names: string[] = [];
  const rowOf: number[] = [];
  const columnOf: number[] = [];
  const index = new Map<string, number>();
  const at: number[][] = [];
  for (let r = 0; r < rows; r++) {
    at.push([]);
    for (let c = 0; c < (even ? EVEN_ROW : width - (r % 2)); c++) {
      const name = c < width ? String.fromCharCode(65 + r) + (c + 1) : '';
      if (c < width) {
        at[r].push(names.length);
        index.set(name, names.length);
      }
      names.push(name);
      rowOf.push(r);
      columnOf.push(c);
    }
  }
  const size = names.length;
  const find = (r: number, c: number): number => at[r]?.[c] ?? -1;
  const neighbours = new Int16Array(size * 6);
  const direction = new Int8Array(size * size).fill(-1);
  const back = new Int16Array(size * 4);
  neighbours.fill(-1);
  back.fill(-1);
  for (let h = 0; h < size; h++) {
    if (names[h] === '') continue;
    const r = rowOf[h];
    const c = columnOf[h];
    // A shifted row stands half a hex to the right, so its upper-left neighbour has the same column number.
    const left = r % 2 === 0 ? c - 1 : c;
    const around = [
      find(r, c - 1),
      find(r, c + 1),
      find(r - 1, left),
      find(r - 1, left + 1),
      find(r + 1, left),
      find(r + 1, left + 1),
    ];
    neighbours.set(around, h * 6);
    around.forEach((to, d) => {
      if (to >= 0) direction[h * size + to] = d;
    });
    back.set([around[NORTH_WEST], around[NORTH_EAST]], h * 2);
    back.set([around[SOUTH_WEST], around[SOUTH_EAST]], (size + h) * 2);
  }
  const distance = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const dr = Math.abs(rowOf[a] - rowOf[b]);
      // Half-hex columns: each row step moves half a hex sideways for free.
      const dx = Math.abs(2 * columnOf[a] + (rowOf[a] % 2) - 2 * columnOf[b] - (rowOf[b] % 2));
      distance[a * size + b] = dr + Math.max(0, dx - dr) / 2;
    }
  }
  const row = Uint8Array.from(rowOf);
  const column = Uint8Array.from(columnOf);
  return {
    rows,
    width,
    size,
    names,
    row,
    column,
    neighbours,
    onward: onwardWays(neighbours, size),
    distance,
    direction,
    back,
    sight: sightLines(row, column, distance, size, sightReach),
    hex: (name) => index.get(name.toUpperCase()) ?? -1,
  };
}

function onwardWays(neighbours: Int16Array, size: number): Int16Array {
  const onward = new Int16Array(firstOnward(wayInto(size, 0)));
  for (let hex = 0; hex < size; hex++) {
    ONWARD.forEach((directions, last) => {
      directions.forEach((direction, i) => {
        const to = neighbours[hex * 6 + direction];
        onward[firstOnward(wayInto(hex, last)) + i] = wayInto(to < 0 ? hex : to, direction);
      });
    });
  }
  return onward;
}
