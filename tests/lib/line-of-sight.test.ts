// The table of sight lines against another way to find them: walk along the straight line in small steps, in floating point,
// and note in which hex each step lies, or between which two.

import { describe, expect, test } from 'vitest';
import { makeHexBoard } from '../../src/lib/hex-board.ts';

const board = makeHexBoard(13, 9, 6);
const STEPS = 700;
const ON_EDGE = 1e-9;

/** Where the centre of a hex lies, the side of a hex being 1; also for hexes off the board. */
const xOf = (row: number, column: number): number => Math.sqrt(3) * (column + (Math.abs(row) % 2) / 2);
const yOf = (row: number): number => 1.5 * row;

/** Places around the board, so that a hex off it is a place like any other. */
const WIDE = 40;
const placeOf = (row: number, column: number): number => (row + 5) * WIDE + column + 5;
const names = new Map<number, string>();
for (let hex = 0; hex < board.size; hex++) names.set(placeOf(board.row[hex], board.column[hex]), board.names[hex]);
const nameOf = (place: number): string => names.get(place) ?? '-';

/** The place whose centre is nearest to a point, and the second if the point lies on the edge between two, else -1. */
let first = -1;
let second = -1;
function find(x: number, y: number): void {
  let best = Number.POSITIVE_INFINITY;
  first = second = -1;
  const row = Math.round(y / 1.5);
  const column = Math.round(x / Math.sqrt(3));
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 2; c <= column + 2; c++) {
      const far = (x - xOf(r, c)) ** 2 + (y - yOf(r)) ** 2;
      if (far > best + ON_EDGE) continue;
      second = far < best - ON_EDGE ? -1 : first;
      first = placeOf(r, c);
      best = Math.min(best, far);
    }
  }
}

/** What lies on the line between two hexes: names of hexes it crosses, pairs of names where it runs between two. */
function walk(from: number, to: number): string[] {
  const [ax, ay] = [xOf(board.row[from], board.column[from]), yOf(board.row[from])];
  const [bx, by] = [xOf(board.row[to], board.column[to]), yOf(board.row[to])];
  const found = new Set<string>();
  let before = -1;
  for (let i = 1; i < STEPS; i++) {
    const t = i / STEPS;
    find(ax + (bx - ax) * t, ay + (by - ay) * t);
    const edge = second < 0 ? -1 : Math.min(first, second) * 10_000 + Math.max(first, second);
    if (edge < 0) found.add(nameOf(first));
    // Two steps in a row between the same hexes: the line runs along their edge, it does not just cross it.
    else if (edge === before) found.add([nameOf(first), nameOf(second)].sort().join(' '));
    before = edge;
  }
  found.delete(board.names[from]);
  found.delete(board.names[to]);
  return [...found].sort();
}

/** The pairs of the table: a hex twice, or the hexes on both sides of an edge, -1 beyond the board. */
function entriesOf(from: number, to: number): [number, number][] {
  const { start, length, entries } = board.sight;
  const at = start[from * board.size + to];
  return Array.from({ length: length[from * board.size + to] }, (_, i) => [
    entries[at + 2 * i],
    entries[at + 2 * i + 1],
  ]);
}

/** The same as `walk` from the table. */
const lookUp = (from: number, to: number): string[] =>
  entriesOf(from, to)
    .map((pair) => [...new Set(pair.map((hex) => board.names[hex] ?? '-'))].sort().join(' '))
    .sort();

const between = (from: string, to: string): string[] => lookUp(board.hex(from), board.hex(to));

test('all pairs within six hexes', () => {
  let pairs = 0;
  for (let a = 0; a < board.size; a++) {
    for (let b = a + 1; b < board.size; b++) {
      const distance = board.distance[a * board.size + b];
      if (distance > 6) continue;
      const found = walk(a, b);
      // Not by toEqual: nine thousand of those take longer than the walks.
      if (lookUp(a, b).join() !== found.join())
        expect(lookUp(a, b), `${board.names[a]} to ${board.names[b]}`).toEqual(found);
      if (lookUp(b, a).join() !== found.join())
        expect(lookUp(b, a), `${board.names[b]} to ${board.names[a]}`).toEqual(found);
      pairs++;
    }
  }
  expect(pairs).toBeGreaterThan(3500);
});

test('neighbours see each other, and beyond the reach nothing is held', () => {
  const wrong: string[] = [];
  for (let a = 0; a < board.size; a++) {
    for (let b = 0; b < board.size; b++) {
      const distance = board.distance[a * board.size + b];
      const held = board.sight.length[a * board.size + b] > 0;
      if (held !== (distance >= 2 && distance <= 6)) wrong.push(`${board.names[a]} to ${board.names[b]}`);
    }
  }
  expect(wrong).toEqual([]);
});

describe('along edges', () => {
  test('straight up and down the line runs between two hexes, then through one', () => {
    expect(between('C3', 'E3')).toEqual(['D2 D3']);
    expect(between('D3', 'F3')).toEqual(['E3 E4']);
    expect(between('C3', 'G3')).toEqual(['D2 D3', 'E3', 'F2 F3']);
  });

  test('slantwise too', () => {
    expect(between('C3', 'D4')).toEqual(['C4 D3']);
    expect(between('E6', 'D7')).toEqual(['D6 E7']);
    expect(between('C3', 'E6')).toEqual(['C4 D3', 'D4', 'D5 E5']);
  });

  test('at the edge of the battlefield there is no hex on one side', () => {
    expect(between('A1', 'C1')).toEqual(['- B1']);
    expect(between('A13', 'C13')).toEqual(['- B12']);
    expect(between('C1', 'G1')).toEqual(['- D1', '- F1', 'E1']);
  });

  test('the first of every pair lies on one side of the line, the second on the other', () => {
    for (let a = 0; a < board.size; a++) {
      for (let b = 0; b < board.size; b++) {
        const side = (hex: number): number => {
          const [ax, ay] = [xOf(board.row[a], board.column[a]), yOf(board.row[a])];
          const [bx, by] = [xOf(board.row[b], board.column[b]), yOf(board.row[b])];
          const [x, y] = [xOf(board.row[hex], board.column[hex]), yOf(board.row[hex])];
          return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
        };
        for (const [one, other] of entriesOf(a, b)) {
          if (one === other) continue;
          const sides = [one < 0 ? 1 : side(one), other < 0 ? -1 : side(other)];
          if (sides[0] !== 1 || sides[1] !== -1) expect.unreachable(`${board.names[a]} to ${board.names[b]}`);
        }
      }
    }
  });
});

describe('through hexes', () => {
  test('along a row and along a diagonal', () => {
    expect(between('E2', 'E6')).toEqual(['E3', 'E4', 'E5']);
    expect(between('A1', 'E3')).toEqual(['B1', 'C2', 'D2']);
  });

  test('a hex that is only clipped counts: four hexes on the way to the fourth', () => {
    expect(between('E6', 'F9')).toEqual(['E7', 'E8', 'F7', 'F8']);
    expect(between('E6', 'H8')).toEqual(['F6', 'F7', 'G7', 'G8']);
  });
});
