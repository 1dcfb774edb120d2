// Positions of Medieval and Napoleonics as they are written by hand: tokens, squares and their cards, tiles that are gone,
// actions, cards of which one is kept, leaders in the ranks; and what is wrong with bad ones.

import { describe, expect, it } from 'vitest';
import { ASIDE_PLACES, BOUND, type State, UNNAMED } from '../../src/families/commands/rules/state.ts';
import { positionText, readPosition } from '../../src/families/commands/text/position.ts';
import { JOINED } from '../../src/games/napoleonics/rules/marks.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { NotationError } from '../../src/kernel/notation.ts';
import { gameNamed } from '../kit/games.ts';
import { choicesOf, decisionName, play } from '../kit/play.ts';

const read = (game: string, ...lines: string[]): State =>
  readPosition(gameNamed(game).game, ['vexillum 1 position', ...lines].join('\n'), new OpenChance(), []);
const offered = (g: State): string[] =>
  choicesOf(g).map((choice) => gameNamed(g.battle.game.id).rules.language.print(choice));

/** What is printed reads back as the same words and prints the same. */
function expectCanonical(g: State): string {
  const text = positionText(g);
  const back = readPosition(g.battle.game, text, new OpenChance(), []);
  expect(Array.from(back.buf)).toEqual(Array.from(g.buf));
  expect(positionText(back)).toBe(text);
  return text;
}

const unitOn = (g: State, hex: string): number => g.hexUnit[g.battle.board.hex(hex)];

describe('a position of Medieval', () => {
  const units = ['units top: HC E6; LB D4', 'units bottom: HC F6; MI F7'];

  it('has tokens, as on the sheet or as written', () => {
    const sheet = [
      'top: Hun; commander Attila; command 5; tokens 4',
      'bottom: Roman; commander Aetius; command 5; tokens 2',
    ];
    expect(Array.from(read('medieval', ...units).tokens)).toEqual([0, 0]);
    expect(Array.from(read('medieval', ...sheet, ...units).tokens)).toEqual([4, 2]);
    const g = read('medieval', ...sheet, ...units, 'tokens: bottom 1', 'spent: bottom 1');
    expect(Array.from(g.tokens)).toEqual([4, 1]);
    expect(expectCanonical(g)).toContain('tokens: top 4; bottom 1\nspent: top 0; bottom 1\n');
  });

  it('has tiles that are gone, and troops on what is left', () => {
    const ground = ['terrain:', '  cityGate: E6 E8', '  cityWall: E7', 'rules: city bottom'];
    const g = read('medieval', ...ground, 'units top: HC E6', 'units bottom: HC F6; HI E8', 'cleared: E6');
    expect(g.cleared).toBe(1);
    expect(expectCanonical(g)).toContain('cleared: E6\n');
    expect(offered(g)).toEqual(['pass']);
  });

  it('has an action, the leader who gives the orders, and those whom it binds', () => {
    const g = read(
      'medieval',
      ...units,
      'leaders bottom: Aetius F6',
      'hand bottom: scout',
      'card: leadershipAny',
      'action: mountedCharge',
      'led: Aetius',
      'ordered: F6 F7',
      'bound: F6',
      'phase: move',
    );
    expect(g.battle.game.actions[g.action - 1].key).toBe('mountedCharge');
    expect(g.battle.leaderNames[g.led - 1]).toBe('Aetius');
    expect(g.unitMark[unitOn(g, 'F6')] & BOUND).toBe(BOUND);
    expect(g.unitMark[unitOn(g, 'F7')] & BOUND).toBe(0);
    expect(expectCanonical(g)).toContain(
      'action: mountedCharge\nled: Aetius\nordered: F6 F7\nbound: F6\nphase: move\n',
    );
  });

  it('makes the leaders in the ranks by itself, and keeps their names', () => {
    const g = read('medieval', ...units, 'leaders top: Attila E6; New leader 2 D4');
    const { leaderNames, firstLeader, game } = g.battle;
    const top = leaderNames.slice(0, firstLeader[1]);
    expect(top).toHaveLength(game.customs.leadersInAll);
    expect(top.slice(0, 4)).toEqual(['Attila', 'New leader 2', 'New leader', 'New leader 3']);
    expect(Array.from(g.leaderFate.subarray(0, firstLeader[1]))).toEqual([
      0,
      0,
      ...new Array(top.length - 2).fill(UNNAMED),
    ]);
    expect(expectCanonical(g)).toContain('leaders top: Attila E6; New leader 2 D4\n');
    // One who waits before another who has stepped forward is written.
    const later = read('medieval', ...units, 'leaders top: Attila E6; New leader unnamed; New leader 2 D4');
    expect(expectCanonical(later)).toContain('leaders top: Attila E6; New leader unnamed; New leader 2 D4\n');
  });

  it('keeps a reserve whole while leaders wait in the ranks behind it', () => {
    const g = read('medieval', 'scenario: medieval/06');
    const text = expectCanonical(g);
    expect(text).not.toContain('reserves');
    expect(text).not.toContain('New leader');
    expect(text).not.toContain('Pharas');
  });

  it('begins its turn where that is written', () => {
    const ground = ['terrain:', '  camp: E6', 'rules: camps top; razeCamps bottom'];
    const g = read(
      'medieval',
      ...ground,
      'units top: HI A6',
      'units bottom: HC E6',
      'hand bottom: scout',
      'phase: begin',
    );
    expect(offered(g)).toContain('raze E6');
    play(g, choicesOf(g)[0]);
    expect(positionText(g)).toContain('cleared: E6\n');
    expectCanonical(g);
  });

  it('draws two cards at its end and asks which is kept', () => {
    const g = read(
      'medieval',
      ...units,
      'hand bottom: rally',
      'card: scout',
      'deck: ambush leaders rest',
      'phase: end',
    );
    expect(decisionName(g)).toBe('keepCard');
    expect(offered(g)).toEqual(expect.arrayContaining(['keep ambush', 'keep leaders']));
    const text = expectCanonical(g);
    expect(text).toContain('\ndrawn: ambush leaders\n');
    expect(text).not.toContain('deck: ambush');
  });
});

describe('a position of Napoleonics', () => {
  const units = ['units top: BHC E6; BLC E7', 'units bottom: FLN F6 F7; FFA G6'];

  it('has squares with their cards', () => {
    const g = read('napoleonics', ...units, 'square bottom: F7 1 rally; F6 3 scoutLeft', 'hand bottom: forward');
    expect(g.unitForm[unitOn(g, 'F7')]).toBe(1);
    expect(g.unitForm[unitOn(g, 'F6')]).toBe(3);
    const key = (place: number) => g.battle.game.cards[g.aside[ASIDE_PLACES + place - 1] - 1]?.key;
    expect([1, 2, 3, 4].map(key)).toEqual(['rally', undefined, 'scoutLeft', undefined]);
    expect(g.deckCount).toBe(70 - 3);
    expect(expectCanonical(g)).toContain('hand bottom: forward\nsquare bottom: F6 3 scoutLeft; F7 1 rally\n');
  });

  it('knows which guns join whose attack', () => {
    const lines = ['ordered: F6 G6', 'fought: G6', 'joined: G6', 'aimed: G6 x F6', 'phase: battle'];
    const g = read('napoleonics', ...units, ...lines);
    expect(g.unitAim[unitOn(g, 'G6')]).toBe(1 + unitOn(g, 'F6'));
    expect(g.unitMark[unitOn(g, 'G6')] & JOINED).toBe(JOINED);
    expect(expectCanonical(g)).toContain('joined: G6\naimed: G6 x F6\nphase: battle\n');
  });

  it('counts Command by the hand when a card lies on the table', () => {
    const g = read('napoleonics', ...units, 'hand bottom: rally forward', 'card: assaultCentre', 'phase: orders');
    expect(g.commandNow).toBe(3);
    expectCanonical(g);
  });
});

describe('bad positions', () => {
  const bad = (game: string, lines: readonly string[], message: RegExp): void => {
    let found: unknown;
    try {
      read(game, ...lines);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(NotationError);
    expect((found as Error).message).toMatch(message);
  };
  const foot = ['units top: BHC E6', 'units bottom: FLN F6 F7'];
  const square = (words: string) => [...foot, `square bottom: ${words}`];
  it.each([
    [square('F6 5 rally'), /line 4, column 19: expected a number from 1 to 4, found "5"/],
    [square('F6 0 rally'), /line 4, column 19: expected a number from 1 to 4, found "0"/],
    [square('E6 1 rally'), /line 4, column 16: expected a hex where a unit of bottom stands, found "E6"/],
    [square('F8 1 rally'), /line 4, column 16: expected a hex where a unit stands, found "F8"/],
    [square('F6 1'), /line 4, column 20: expected a card such as/],
    [square('F6 1 rally; F7 1 forward'), /line 4, column 31: expected a place that is free, found "1" again/],
    [square('F6 1 rally; F6 2 forward'), /line 4, column 28: expected "F6" only once/],
    [square('F6 1 rally; F7 2 rally'), /a card that is not elsewhere \(of rally there are 1\)/],
    [[...foot, 'drawn: forward scoutLeft rally'], /line 4, column 26: expected at most two cards/],
    [[...foot, 'aimed: F6 E6'], /line 4, column 11: expected two hexes such as F6 x E6, found "E6"/],
    [[...foot, 'cleared: F6'], /a hex whose tile may be taken off \(there is none\)/],
    [[...foot, 'action: rally'], /an action \(the game has none\)/],
    [[...foot, 'led: Ney'], /a leader of the side whose turn it is/],
    [[...foot, 'units bottom: FLN unnamed'], /"units bottom"/],
  ])('%#', (lines, message) => bad('napoleonics', lines, message));

  it.each([
    [['units top: HC unnamed', 'units bottom: HC F6'], /line 2, column 15: expected a hex such as F6/],
    [['units top: HC E6', 'units bottom: HC F6', 'action: charge'], /an action \(the nearest is "/],
    [['units top: HC E6', 'units bottom: HC F6', 'tokens: top -1'], /a number from 0 to 99/],
    [['units top: HC E6', 'units bottom: HC F6', 'card: scout', 'phase: begin'], /no "card" for this phase/],
    [['units top: HC E6', 'units bottom: HC F6', 'phase: fire'], /"ordered" units of bottom for this phase/],
  ])('medieval %#', (lines, message) => bad('medieval', lines, message));
});
