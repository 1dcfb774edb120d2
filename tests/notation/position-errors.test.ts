// Bad positions: each is the good one below with one line changed or added, and the exact message it must give.

import { describe, expect, it } from 'vitest';
import type { CommandsGame } from '../../src/families/commands/tables/game.ts';
import { readPosition } from '../../src/families/commands/text/position.ts';
import { ancients } from '../../src/games/ancients/index.ts';
import { medieval } from '../../src/games/medieval/index.ts';
import { OpenChance } from '../../src/kernel/chance.ts';
import { NotationError } from '../../src/kernel/notation.ts';

const good = [
  'vexillum 1 position', // 1
  'terrain:',
  '  river: A1',
  '  forest: C3',
  'units top: LI B10 C5/2; HI C4 lost', // 5
  'units bottom: HI G5',
  'leaders top: Hasdrubal C4',
  'turn: 3',
  'active: top',
  'hand top: orderLight rally', // 10
  'deck: orderHeavy rest',
  'last: bottom orderTwoLeft',
  'ordered: C4',
  'memory:',
  '  sequence 3', // 15
];

const bad: [number, string, string | RegExp][] = [
  [1, 'vexillum 1 record', 'line 1, column 12: expected the kind "position", found "record"'],
  [2, 'terain:', 'line 2, column 1: expected a key of a position (the nearest is "terrain"), found "terain"'],
  [3, '  river: A14', 'line 3, column 10: expected a hex from A1 to A13, found "A14"'],
  [4, '  wood: C3', /^line 4, column 9: expected a terrain of .*, found "wood"$/],
  [4, '  river: C3', 'line 4, column 3: expected "river" only once (it is on line 3), found "river" again'],
  [5, 'units top: LI B10 G5', 'line 6, column 18: expected a hex without a unit, found "G5", where LI stands (line 5)'],
  [5, 'units top: HI A1', 'line 5, column 15: expected ground that heavy infantry may enter, found river at A1'],
  [5, 'units top: HI C4/5', 'line 5, column 15: expected 1 to 4 blocks for heavy infantry, found 5'],
  [5, 'units top: HI left/5', 'line 5, column 15: expected at most 4 blocks, found 5'],
  [5, 'units top: HI C4/0', 'line 5, column 18: expected a number from 1 to 99, found "0"'],
  [5, 'units top: hi C4', 'line 5, column 12: expected a unit code such as HI, found "hi"'],
  [5, 'units top: XX C4', /^line 5, column 15: expected a unit of .*, found "XX"$/],
  [
    5,
    'units top: HI gone',
    'line 5, column 15: expected a hex such as F6, or "lost", "left", "exited" or "-", found "gone"',
  ],
  [5, 'units top: HI C4{brave}', /^line 5, column 15: expected an ability of a unit \(.*\), found "brave"$/],
  [7, 'leaders top: Hasdrubal', /^line 7, column 23: expected a hex such as F6, or .*, found the end of the line$/],
  [7, 'leaders top: Hasdrubal G5', 'line 7, column 14: expected a hex without an enemy unit, found "G5"'],
  [7, 'leaders top: Mago C4; Hanno C4', 'line 7, column 23: expected a hex without a leader, found "C4"'],
  [8, 'turn: three', 'line 8, column 7: expected a number from 0 to 9999, found "three"'],
  [
    8,
    'phase: rest',
    'line 8, column 8: expected one of setup, begin, card, orders, fire, move, battle, end, found "rest"',
  ],
  [8, 'phase: orders', 'line 8, column 8: expected a "card" for this phase, found none'],
  [8, 'outcome: won', 'line 8, column 10: expected "running", "draw", "top" or "bottom", found "won"'],
  [8, 'command: top 13', 'line 8, column 14: expected a number from 0 to 12, found "13"'],
  [8, 'gained: left 1', 'line 8, column 9: expected "top" or "bottom" and a number, found "left"'],
  [8, 'gained: top 1; top 2', 'line 8, column 16: expected "top" only once, found "top" again'],
  [8, 'game: chess', 'line 8, column 7: expected the game "ancients", found "chess"'],
  [8, 'board: 10x10', 'line 8, column 8: expected a board of Commands & Colors: Ancients (13x9), found "10x10"'],
  [8, 'scenario: 001', 'line 2, column 1: expected no "terrain" beside "scenario", found "terrain"'],
  [8, 'scenario: 999', 'line 8, column 11: expected a scenario of Commands & Colors: Ancients, found "999"'],
  [
    8,
    'options: siege',
    'line 8, column 10: expected an optional rule of the sheet (the sheet has none) or a ruling (the nearest is "sightEdgeByEdge"), found "siege"',
  ],
  [9, 'active: left', 'line 9, column 9: expected "top" or "bottom", found "left"'],
  [
    9,
    'active: bottom\nphase: battle',
    'line 10, column 8: expected "ordered" units of bottom for this phase, found none',
  ],
  [10, 'hand top: orderlight', 'line 10, column 11: expected a card (the nearest is "orderLight"), found "orderlight"'],
  [
    10,
    'hand top: rally rally',
    'line 10, column 17: expected a card that is not elsewhere (of rally there are 1), found "rally" once more',
  ],
  [
    10,
    'hand top: lineCommand lineCommand lineCommand lineCommand orderLight orderLight orderLight orderLight rally\n  orderMedium orderMedium orderMedium orderHeavy',
    'line 11, column 39: expected at most 12 cards in a hand, found one more',
  ],
  [
    11,
    'deck: rally rest',
    'line 11, column 7: expected a card that is not elsewhere (of rally there are 1), found "rally" once more',
  ],
  [11, 'deck: rest orderLight', 'line 11, column 7: expected "rest" only at the end, found "rest" before another card'],
  [11, 'deck:', 'line 11, column 6: expected a card such as orderTwoLeft, found the end of the line'],
  [
    12,
    'last: bottom orderTwoLeft above',
    'line 12, column 27: expected "mirrored", "left", "centre" or "right", found "above"',
  ],
  [12, 'card: counterAttack like orderLight', 'line 12, column 21: expected "as" or the end of the line, found "like"'],
  [13, 'ordered: C9', 'line 13, column 10: expected a hex where a unit stands, found "C9"'],
  [13, 'ordered: leaders C5', 'line 13, column 18: expected a hex where a leader stands, found "C5"'],
  [13, 'ordered: c4', 'line 13, column 10: expected a hex such as F6, found "c4"'],
  [13, 'moved: C4 2 by C5', 'line 13, column 13: expected "from" and a hex, found "by"'],
  [13, 'fought:', 'line 13, column 8: expected a hex such as F6, or "leaders" and hexes, found the end of the line'],
  [15, '  sequel 3', 'line 15, column 3: expected a name of the state (the nearest is "sequence"), found "sequel"'],
  [15, '  sequence x', 'line 15, column 12: expected a whole number from 0 to 32767, found "x"'],
  [15, '  goal 8:1', 'line 15, column 8: expected a whole number from 0 to 7, found "8"'],
  [15, '  goal 1', 'line 15, column 9: expected ":" and a value, found the end of the line'],
  [14, 'at:\n  trun card\nmemory:', 'line 15, column 3: expected a procedure (the nearest is "turn"), found "trun"'],
  [14, 'at:\n  turn carp\nmemory:', 'line 15, column 8: expected a step of turn (the nearest is "card"), found "carp"'],
  [14, 'at:\n  playCard unt=3\nmemory:', 'line 15, column 12: expected a local (the nearest is "unit"), found "unt"'],
  [14, 'at:\n  playCard unit=C9\nmemory:', 'line 15, column 17: expected a hex where a unit stands, found "C9"'],
  [14, 'at:\n  playCard unit\nmemory:', 'line 15, column 16: expected "=" and a value, found the end of the line'],
  [14, 'phase: card\nat:\n  turn card\nmemory:', 'line 14, column 1: expected either "at" or "phase", found both'],
];

const read = (text: string) => readPosition(ancients, text, new OpenChance(), []);

describe('bad positions', () => {
  it('the good one is good', () => {
    expect(read(good.join('\n')).sequence).toBe(3);
  });

  it.each(bad)('line %i as %j', (line, text, message) => {
    const lines = good.slice();
    lines[line - 1] = text;
    let found: unknown;
    try {
      read(lines.join('\n'));
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(NotationError);
    if (typeof message === 'string') expect((found as NotationError).message).toBe(message);
    else expect((found as NotationError).message).toMatch(message);
  });
});

describe('positions of a scenario', () => {
  const refusal = (game: CommandsGame, ...lines: readonly string[]): string => {
    try {
      readPosition(game, ['vexillum 1 position', ...lines].join('\n'), new OpenChance(), []);
    } catch (error) {
      return (error as Error).message;
    }
    return 'accepted';
  };

  it('who stands as in the scenario has its place where the scenario is named', () => {
    expect(refusal(medieval, 'units top: LB A9', 'units bottom: MBC C4', 'scenario: medieval/18')).toBe(
      'line 4, column 11: expected a hex without an enemy unit, found "C4"',
    );
  });
});
