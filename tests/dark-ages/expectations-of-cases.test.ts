// The facts that rule cases of Dark Ages may expect: each holds where it should and fails where it should not.

import { describe, expect, it } from 'vitest';
import { darkAgesCases } from '../../src/games/dark-ages/text/cases.ts';
import { runCases } from '../../src/lib/cases.ts';
import { rules } from './wandering.ts';

const POSITION = [
  'vexillum 1 case',
  'title: D Combat: facts',
  'terrain:',
  '  marsh: F6',
  'units top: b1 spearmen/3 D4; b2 crossbows/3 C2; b3 archers/2 B8',
  'units bottom: a1 axemen/3 H4; r9 levyMilitia/4 H8',
  'leaders top: lb1 "Earl Edwin" foot 2 with b1; lb2 Morcar foot 1 with b2',
  'leaders bottom: la1 Harald mounted 3 with a1',
  'now: b1 1+g moved; b2 unloaded seen; b3 lost; lb2 A1; a1 g hasMoved; la1 H5',
  'lost: top 1; bottom 0',
  'hand top: leadership-20 pillage-36',
  'hand bottom: pillage-37',
  'discards: shieldWall-7 schiltron-10',
  'turn: 3',
  'active: bottom',
  'passes: 1',
  'play:',
].join('\n');

const failureOf = (fact: string): string | null =>
  runCases(`${POSITION}\n  expect: ${fact}\n`, rules, darkAgesCases)[0].failure?.message ?? null;

/** What is so, and the same turned into something that is not. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['E4 empty', 'D4 empty'],
  ['D4 spearmen', 'D4 axemen'],
  ['D4 top', 'D4 bottom'],
  ['D4 cubes 1 grey', 'D4 cubes 2 grey'],
  ['unit D4 1+g', 'unit D4 1'],
  ['C2 clean', 'D4 clean'],
  ['H4 routed', 'D4 routed'],
  ['D4 withLeader', 'C2 withLeader'],
  ['D4 leader', 'C2 leader'],
  ['D4 leader Earl Edwin', 'D4 leader Morcar'],
  ['leader Earl Edwin at D4', 'leader Earl Edwin at D5'],
  ['leader Morcar alone', 'leader Earl Edwin alone'],
  ['la1 H5', 'la1 H4'],
  ['b3 lost', 'b1 lost'],
  ['b2 unloaded', 'b2 loaded'],
  ['b2 seen', 'b1 seen'],
  ['a1 hasMoved', 'b1 hasMoved'],
  ['hand top 2', 'hand top 3'],
  ['hand top has leadership', 'hand top has wedgeFormation'],
  ['hand bottom lacks pillage-36', 'hand bottom lacks pillage-37'],
  ['deck 41', 'deck 40'],
  ['discards last schiltron-10', 'discards last shieldWall-7'],
  ['out 3', 'out 2'],
  ['lost top 1 bottom 0', 'lost top 1 bottom 1'],
  ['leaders top 2', 'leaders top 1'],
  ['ground F6 marsh', 'ground F6 clear'],
  ['turn 3', 'turn 4'],
  ['round 1', 'round 2'],
  ['active bottom', 'active top'],
  ['phase open', 'phase combat'],
  ['passes 1', 'passes 0'],
  ['events 0', 'events 1'],
  ['lastTurn no', 'lastTurn next'],
  ['outcome running', 'outcome top'],
  ['points 0', 'points 1'],
];

describe('facts of rule cases', () => {
  it.each(PAIRS)('%s, and not %s', (so, notSo) => {
    expect(failureOf(so)).toBeNull();
    expect(failureOf(`not ${so}`)).toMatch(/^line 18, column \d+: expected/);
    expect(failureOf(notSo)).toMatch(/^line 18, column \d+: expected/);
    expect(failureOf(`not ${notSo}`)).toBeNull();
  });

  it('says what a fact may be', () => {
    expect(failureOf('teatime')).toMatch(/expected a fact: a hex, the name of a piece/);
    expect(failureOf('D4 hobbits')).toMatch(/expected a type, a side/);
    expect(failureOf('z9 lost')).toMatch(/expected a piece of this battle/);
    expect(failureOf('hand top has tea')).toMatch(/expected a card such as leadership-20/);
  });
});
