// The spread of hits in the odds of Battalion and Dark Ages, and what is near its end in the words of their scores.

import { expect, test } from 'vitest';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { LAST_TURN } from '../../src/games/dark-ages/rules/state.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { Table } from '../../src/kernel/table.ts';
import { kit as battalion } from '../../src/web/games/battalion/kit.tsx';
import { kit as darkAges } from '../../src/web/games/dark-ages/kit.tsx';

const sum = (parts: readonly { readonly probability: number }[]): number =>
  parts.reduce((all, { probability }) => all + probability, 0);

test('a shot that drives nobody away says how many hits it makes, and nothing of the shooter', () => {
  const text = [
    ...[
      'vexillum 1 position',
      'game: dark-ages',
      'top: Norse; limit 2; player A',
      'bottom: English; limit 2; player B',
    ],
    ...['units top: a1 axemen/4 C4', 'units bottom: b1 archers/2 E4', 'leaders top: la1 Harald foot 3 with a1'],
    ...['leaders bottom: lb1 Edwin foot 2 with b1', 'options: showValues', 'active: bottom', 'phase: combat', ''],
  ].join('\n');
  const table = new Table(darkAgesRules, { start: { text }, seed: 'shot' });
  const odds = table.odds('fire E4 x C4');
  const sides = darkAges.odds.sides(odds);
  expect(sides.map(({ who }) => who)).toEqual(['target']);
  expect(sides[0].parts.map(({ label }) => label).slice(0, 2)).toEqual(['no hit', '1 hit']);
  expect(sum(sides[0].parts)).toBeCloseTo(1, 9);
});

test('an attack in Battalion shows the spread of its hits for both sides', () => {
  const text = [
    ...[
      'vexillum 1 position',
      'game: battalion',
      'top: Roman Republic',
      'bottom: Carthage',
      'units top: II: Hastati x3',
    ],
    ...['units bottom: II: Scutarii x3', 'engaged: a1 b1', 'active: top', 'phase: action', ''],
  ].join('\n');
  const table = new Table(battalionRules, { start: { text }, seed: 'spread' });
  const sides = battalion.odds.sides(table.odds('assault a1 x b1'));
  expect(sides.map(({ who }) => who)).toEqual(['target', 'attacker']);
  for (const { besides } of sides) {
    expect(besides.map((one) => one.text).slice(0, 3)).toEqual(['no hit', '1 hit', '2 hits']);
    expect(sum(besides)).toBeCloseTo(1, 9);
  }
});

test('what is near its end is spoken with the score', () => {
  const text = [
    ...[
      'vexillum 1 position',
      'game: battalion',
      'top: Roman Republic',
      'bottom: Carthage',
      'units top: II: Hastati x3',
    ],
    ...['units bottom: I: Scutarii x3', 'active: top', 'phase: action', ''],
  ].join('\n');
  const camp = new Table(battalionRules, { start: { text }, seed: 'camp' });
  expect(battalion.scoreWords(camp.view(1))).toContain('Nobody of Carthage guards sector II');
  const clock = new Table(darkAgesRules, { start: { scenario: 'dark-ages/01' }, seed: 'clock' });
  expect(darkAges.scoreWords(clock.view(0))).not.toContain('last turn');
  clock.state.lastTurn = LAST_TURN;
  expect(darkAges.scoreWords(clock.view(0))).toContain('This is the last turn: the English win when it ends');
});
