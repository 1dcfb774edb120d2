// What is named as being in the way: the hexes on the shortest ways that there would be, and no others.

import { expect, test } from 'vitest';
import { hindrances, MANNED } from '../../src/families/commands/rules/reach.ts';
import type { State } from '../../src/families/commands/rules/state.ts';
import { unitWalker } from '../../src/families/commands/rules/walker.ts';
import { readPosition } from '../../src/families/commands/text/position.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { OpenChance } from '../../src/kernel/chance.ts';

const read = (...lines: readonly string[]): State =>
  readPosition(ancients, ['vexillum 1 position', ...lines].join('\n'), new OpenChance(), []);

const inTheWay = (g: State, from: string, to: string): string[] => {
  const { board } = g.battle;
  const walker = unitWalker(g, g.hexUnit[board.hex(from)]);
  return hindrances(g, walker, board.hex(to), MANNED).map((hex) => board.names[hex]);
};

/** The hex that lies so many steps in a direction. */
const away = (g: State, from: string, ...directions: readonly number[]): string => {
  const { board } = g.battle;
  return board.names[directions.reduce((hex, d) => board.neighbours[hex * 6 + d], board.hex(from))];
};

test('what another search has looked at does not count', () => {
  // Two friends stand next to the goal; one of them lies between.
  const g = read('units top: HI A1', 'units bottom: LC E4 E5 D6; LC C7', 'ordered: E4 C7', 'active: bottom');
  expect(inTheWay(g, 'E4', 'E6')).toEqual(['E5']);
  const beside = ['D6', 'C7'].map((name) => g.battle.board.hex(name));
  expect(g.battle.board.distance[beside[0] * g.battle.board.size + beside[1]]).toBe(1);
  expect(g.battle.board.distance[beside[0] * g.battle.board.size + g.battle.board.hex('E6')]).toBe(1);
  inTheWay(g, 'C7', 'E6');
  expect(inTheWay(g, 'E4', 'E6')).toEqual(['E5']);
});

test('who must stop behind a side of a hex does not come by it', () => {
  const g = read('units top: HI A1', 'units bottom: LC E4', 'active: bottom', 'ordered: E4');
  const { board, stopSides } = g.battle;
  const [east, slanting] = [board.direction[board.hex('E4') * board.size + board.hex('E5')], 5];
  const goal = away(g, 'E4', east, east, slanting);
  const [straight, down] = [away(g, 'E4', east), away(g, 'E4', slanting)];
  expect(board.distance[board.hex('E4') * board.size + board.hex(goal)]).toBe(3);
  const manned = read('units top: HI A1', `units bottom: LC E4 ${straight} ${down}`, 'active: bottom', 'ordered: E4');
  expect(inTheWay(manned, 'E4', goal)).toEqual([straight, down].sort());
  // Over both sides that lead on from the straight hex one must stop.
  const barred = manned.battle.stopSides as Uint8Array;
  expect(barred.length).toBe(stopSides.length);
  barred[board.hex(straight)] |= (1 << east) | (1 << slanting);
  Object.assign(manned.battle, { hasStopSides: true });
  expect(inTheWay(manned, 'E4', goal)).toEqual([down]);
});
