// Facts of rule cases that only Medieval and Napoleonics have: they hold where they should, and say what is so where not.

import { describe, expect, it } from 'vitest';
import { commandsCases } from '../../src/families/commands/text/cases.ts';
import { runCases } from '../../src/lib/cases.ts';
import { gameNamed } from '../kit/games.ts';

const check = (game: string, position: readonly string[], facts: string): string | null => {
  const text = ['vexillum 1 case', 'title: X Test: facts', ...position, 'play:', `  expect: ${facts}`].join('\n');
  const { rules } = gameNamed(game);
  const [result] = runCases(text, rules, commandsCases(rules.game));
  return result.failure?.found ?? null;
};

describe('facts of Medieval', () => {
  const position = [
    'terrain:',
    '  camp: D4',
    'units top: HC E6',
    'units bottom: HC F6; MI F7/2',
    'leaders bottom: Aetius F6; New leader F7',
    'tokens: top 3; bottom 1',
    'spent: bottom 1',
    'cleared: D4',
    'card: leadershipAny',
    'action: mountedCharge',
    'led: Aetius',
    'ordered: F6 F7',
    'bound: F6',
    'rallied: F7',
    'phase: move',
  ];
  it.each([
    'tokens top 3 bottom 1; tokens bottom 1; spent bottom 1 top 0; not tokens top 2',
    'action mountedCharge; not action none; led Aetius; not led none',
    'bound F6; not bound F7; rallied F7',
    'ground D4 open; not ground D4 camp; drawn 0',
    'leader New leader F7; leader New leader 2 unnamed; F7 leader New leader',
  ])('%s', (facts) => expect(check('medieval', position, facts)).toBeNull());

  it.each([
    ['tokens top 2', 'top 3 bottom 1'],
    ['ground D4 camp', 'open'],
    ['action none', 'mountedCharge'],
    ['led none', 'Aetius'],
    ['leader New leader unnamed', 'New leader F7'],
    ['action charge', '"charge"'],
    ['ground D4 lake', '"lake"'],
  ])('%s fails: %s', (facts, found) => expect(check('medieval', position, facts)).toBe(found));

  it('knows the two cards of a scout', () => {
    const scout = ['units top: HC E6', 'units bottom: HC F6', 'card: scout', 'deck: ambush leaders rest', 'phase: end'];
    expect(check('medieval', scout, 'drawn is leaders ambush; drawn 2; not drawn has rally')).toBeNull();
  });
});

describe('facts of Napoleonics', () => {
  const position = [
    'units top: BHC E6',
    'units bottom: FLN F6 F7; FFA G6',
    'square bottom: F6 2 rally',
    'ordered: F7 G6',
    'fought: G6',
    'joined: G6',
    'aimed: G6 x F7',
    'phase: battle',
  ];
  it.each([
    'square F6; square F6 2; square F6 2 rally; not square F7; not square F6 1',
    'aside bottom 1; aside bottom is rally; aside top 0',
    'aimed G6 x F7; not aimed G6 x F6; not aimed F6 x F7; joined G6',
  ])('%s', (facts) => expect(check('napoleonics', position, facts)).toBeNull());

  it.each([
    ['square F7', 'not in square'],
    ['square F6 2 forward', 'in square 2 with rally'],
    ['aside bottom is forward', '1 cards: rally'],
    ['aimed G6 x F6', 'F7 as the aim'],
    ['aimed F6 x F7', 'nobody as the aim'],
  ])('%s fails: %s', (facts, found) => expect(check('napoleonics', position, facts)).toBe(found));
});
