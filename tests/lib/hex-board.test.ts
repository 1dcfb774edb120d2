import { describe, expect, test } from 'vitest';
import {
  EAST,
  type HexBoard,
  makeHexBoard,
  NORTH_EAST,
  NORTH_WEST,
  SOUTH_EAST,
  SOUTH_WEST,
  WEST,
} from '../../src/lib/hex-board.ts';

const board = makeHexBoard(13, 9, 6);
const BOARDS: [string, HexBoard][] = [
  ['13 x 9', board],
  ['7 x 7', makeHexBoard(7, 7, 2)],
  ['17 x 11', makeHexBoard(17, 11, 2)],
  ['5 x 4', makeHexBoard(5, 4, 2)],
];

/** Neighbours as the fact sheet gives them: rows A C E G I against rows B D F H. */
function neighboursOf(name: string): string[] {
  const row = name.charCodeAt(0);
  const n = Number(name.slice(1));
  const long = (row - 65) % 2 === 0;
  const [left, right] = long ? [n - 1, n] : [n, n + 1];
  const at = (r: number, c: number): string => String.fromCharCode(r) + c;
  return [at(row, n - 1), at(row, n + 1), at(row - 1, left), at(row - 1, right), at(row + 1, left), at(row + 1, right)];
}

test('names: row letters from the top, columns from the left, short rows in between', () => {
  expect(board.size).toBe(5 * 13 + 4 * 12);
  expect(board.names.slice(0, 13)).toEqual(Array.from({ length: 13 }, (_, i) => `A${i + 1}`));
  expect(board.names.slice(13, 25)).toEqual(Array.from({ length: 12 }, (_, i) => `B${i + 1}`));
  expect(board.names.at(-1)).toBe('I13');
  expect(new Set(board.names).size).toBe(board.size);
});

test.each(BOARDS)('%s: a name and its index are inverse, in either case', (_name, one) => {
  one.names.forEach((name, hex) => {
    expect(one.hex(name)).toBe(hex);
    expect(one.hex(name.toLowerCase())).toBe(hex);
    expect(String.fromCharCode(65 + one.row[hex]) + (one.column[hex] + 1)).toBe(name);
  });
});

test.each(['A0', 'A14', 'B13', 'J1', 'F', '6F', '', 'F06', ' F6', '@1'])('"%s" is no hex', (name) => {
  expect(board.hex(name)).toBe(-1);
});

test.each(BOARDS)('%s: neighbours in the order of the directions', (_name, one) => {
  for (let hex = 0; hex < one.size; hex++) {
    const expected = neighboursOf(one.names[hex]).map((name) => one.hex(name));
    expect(Array.from(one.neighbours.subarray(hex * 6, hex * 6 + 6)), one.names[hex]).toEqual(expected);
  }
});

test('directions and their opposites', () => {
  const opposite = { [WEST]: EAST, [NORTH_WEST]: SOUTH_EAST, [NORTH_EAST]: SOUTH_WEST };
  for (let hex = 0; hex < board.size; hex++) {
    for (const [there, back] of Object.entries(opposite)) {
      const to = board.neighbours[hex * 6 + Number(there)];
      if (to >= 0) expect(board.neighbours[to * 6 + back]).toBe(hex);
    }
  }
});

test.each(BOARDS)('%s: distances are steps', (_name, one) => {
  for (let from = 0; from < one.size; from++) {
    const steps = new Int16Array(one.size).fill(-1);
    const queue = [from];
    steps[from] = 0;
    for (const hex of queue) {
      for (let d = 0; d < 6; d++) {
        const to = one.neighbours[hex * 6 + d];
        if (to < 0 || steps[to] >= 0) continue;
        steps[to] = steps[hex] + 1;
        queue.push(to);
      }
    }
    expect(Array.from(one.distance.subarray(from * one.size, (from + 1) * one.size))).toEqual(Array.from(steps));
  }
});

describe('the way back', () => {
  const back = (side: number, name: string): string[] =>
    [0, 1].map((i) => board.names[board.back[(side * board.size + board.hex(name)) * 2 + i]] ?? 'none');

  test('is the two hexes toward the own baseline: row A for the top army, row I for the bottom one', () => {
    expect(back(0, 'E6')).toEqual(['D5', 'D6']);
    expect(back(1, 'E6')).toEqual(['F5', 'F6']);
    expect(back(0, 'F6')).toEqual(['E6', 'E7']);
    expect(back(1, 'F6')).toEqual(['G6', 'G7']);
  });

  test('has one hex at the flanks of long rows and none behind the baseline', () => {
    expect(back(0, 'E1')).toEqual(['none', 'D1']);
    expect(back(0, 'E13')).toEqual(['D12', 'none']);
    expect(back(1, 'C13')).toEqual(['D12', 'none']);
    expect(back(0, 'A7')).toEqual(['none', 'none']);
    expect(back(1, 'I1')).toEqual(['none', 'none']);
    expect(back(0, 'F1')).toEqual(['E1', 'E2']);
    expect(back(1, 'F12')).toEqual(['G12', 'G13']);
  });

  test.each(BOARDS)('%s: every step back is one row nearer to the baseline', (_name, one) => {
    for (let hex = 0; hex < one.size; hex++) {
      for (const side of [0, 1]) {
        for (const i of [0, 1]) {
          const to = one.back[(side * one.size + hex) * 2 + i];
          if (to < 0) continue;
          expect(one.row[to] - one.row[hex]).toBe(side === 0 ? -1 : 1);
          expect(one.distance[hex * one.size + to]).toBe(1);
        }
      }
    }
  });
});
