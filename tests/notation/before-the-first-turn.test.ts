// `phase: setup`: a position before the first turn, when the sheet's special rules have leaders placed, dice rolled or squares
// formed.

import { expect, it } from 'vitest';
import { commandsCases } from '../../src/families/commands/text/cases.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { runCases } from '../../src/lib/cases.ts';

const failures = (rules: typeof ancientsRules, ...lines: string[]): (string | undefined)[] =>
  runCases(['vexillum 1 case', 'title: A 3 Set-up: x', ...lines].join('\n'), rules, commandsCases(rules.game)).map(
    ({ failure }) => failure?.message,
  );

it('has the leaders placed in their order, and then the first turn begins', () => {
  const placed = [
    ...['scenario: ancients/117', 'phase: setup', 'play:', '  expect: turn 0', '  decides: bottom', '  place H5'],
    ...[
      '  place H7',
      '  decides: top',
      '  place B5',
      '  expect: turn 0',
      '  place B7',
      '  expect: turn 1; active bottom',
    ],
  ];
  expect(failures(ancientsRules, ...placed)).toEqual([undefined]);
});

it('has the dice for the first move rolled', () => {
  const opening = 'opening: helmet helmet light light light | light light light light';
  const rolled = ['scenario: medieval/09', 'phase: setup', opening, 'play:', '  expect: turn 1; active top'];
  expect(failures(medievalRules, ...rolled)).toEqual([undefined]);
});

it('forms the squares with cards of the hand, and says so where there are none', () => {
  const squares = ['scenario: napoleonics/12', 'phase: setup'];
  const hand = ['hand bottom: rally firstStrike', 'opening: 1/2 | 1/1', 'play:', '  expect: square F9 1; square F10 2'];
  expect(failures(napoleonicsRules, ...squares, ...hand)).toEqual([undefined]);
  expect(failures(napoleonicsRules, ...squares, 'play:', '  expect: turn 1')[0]).toMatch(
    /expected at most 0 squares, a card in hand for each, found "2"$/,
  );
});

it('is the first turn at once where the sheet asks for nothing, and has no other turn and no card', () => {
  const pieces = ['units top: LI A6', 'units bottom: HI F6', 'phase: setup'];
  const play = ['play:', '  expect: turn 1; active bottom'];
  expect(failures(ancientsRules, ...pieces, ...play)).toEqual([undefined]);
  expect(failures(ancientsRules, ...pieces, 'turn: 3', ...play)).toEqual([
    'line 6, column 1: expected no "turn" for this phase, found "3"',
  ]);
  expect(failures(ancientsRules, ...pieces, 'card: rally', ...play)[0]).toMatch(/expected no "card" for this phase/);
});
