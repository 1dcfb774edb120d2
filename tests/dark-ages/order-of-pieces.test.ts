// In which order pieces suffer what happens at once, and what is told of who goes with whom.

import { expect, test } from 'vitest';
import { goes } from '../../src/games/dark-ages/rules/events.ts';
import { firstWith } from '../../src/games/dark-ages/rules/pieces.ts';
import { laid, pieceOf } from './small-battles.ts';

const field = {
  units: ['top spearmen A3', 'top spearmen A5', 'bottom spearmen G3', 'bottom spearmen G5'],
  leaders: ['top foot 2 t1', 'top foot 1 t2', 'bottom foot 2 b1', 'bottom foot 1 b2'],
};

test.each([
  ['the active side before the other', ['t1', 'b2'], 'b2'],
  ['units before leaders', ['b2', 'l3'], 'b2'],
  ['a leader of the active side before a unit of the other', ['t2', 'l4'], 'l4'],
  ['of two leaders that of the active side', ['l1', 'l3'], 'l3'],
  ['of the other side the first unit, not a leader', ['t1', 'l1'], 't1'],
  ['of two units of the other side the first', ['t1', 't2'], 't1'],
  ['of two leaders of the other side the first', ['l1', 'l2'], 'l1'],
])('%s', (_, struck, first) => {
  const g = laid(field);
  g.active = 1;
  g.hitsDue.fill(0);
  for (const tag of struck) g.hitsDue[pieceOf(g, tag)] = 1;
  expect(g.battle.tags[firstWith(g, g.hitsDue)]).toBe(first);
});

test('nobody when nobody is struck', () => {
  const g = laid(field);
  g.hitsDue.fill(0);
  expect(firstWith(g, g.hitsDue)).toBe(-1);
});

test('a unit goes with its leader, a leader with his unit, and nobody with himself', () => {
  const g = laid(field);
  const [t1, l1] = ['t1', 'l1'].map((tag) => pieceOf(g, tag));
  expect(goes(g, t1)).toEqual({ piece: t1, leader: l1, unit: null });
  expect(goes(g, t1, false)).toEqual({ piece: t1, leader: null, unit: null });
  expect(goes(g, l1)).toEqual({ piece: l1, leader: null, unit: t1 });
  g.hexUnit[g.unitHex[t1]] = -1;
  expect(goes(g, l1)).toEqual({ piece: l1, leader: null, unit: null });
});
