// Bad sheets: each is the good sheet below with one line changed, and the exact message it must give.

import { describe, expect, it } from 'vitest';
import { parseSheet } from '../../src/families/commands/text/sheet.ts';
import { NotationError } from '../../src/kernel/notation.ts';

const good = [
  'vexillum 1 sheet', // 1
  'game: ancients',
  'id: 002',
  'name: Crimissos River',
  'top: Carthaginian; commander Hasdrubal; command 5', // 5
  'bottom: Syracusan; commander Timoleon; command 5; first',
  'banners: 5',
  'board: 13x9',
  'terrain:',
  '  river: A7 B7 E11', // 10
  '  rampart: D2>E2,E3',
  'units top: LI B10 C5; HI C4 D3{sacredBand}',
  'units bottom: LI G11; HI G5/3',
  'leaders top: Hasdrubal C4',
  'reserves top: mago MC 1, WA 2; leader Mago', // 15
  'rules: campCapture bottom B5; optional flex bottom',
  'notes:',
  '  [stated] a text',
];

const bad: [number, string, string][] = [
  [1, 'vexillum 1 position', 'line 1, column 12: expected the kind "sheet", found "position"'],
  [2, 'gme: ancients', 'line 2, column 1: expected a key of a sheet (the nearest is "game"), found "gme"'],
  [2, 'game:', 'line 2, column 6: expected the name of a game such as ancients, found the end of the line'],
  [3, 'id: 002 b', 'line 3, column 9: expected the end of the line, found "b"'],
  [3, 'game: ancients', 'line 3, column 1: expected "game" only once (it is on line 2), found "game" again'],
  [3, '  more', 'line 3, column 3: expected a new key, found "more"'],
  [3, '# no id', 'line 18, column 18: expected the key "id", found the end of the text'],
  [4, 'name: # none', 'line 4, column 6: expected a text, found the end of the line'],
  [5, 'top:', 'line 5, column 5: expected the name of an army, found the end of the line'],
  [
    5,
    'top: A; commander B',
    'line 5, column 20: expected "; command" and a number from 1 to 12, found the end of the line',
  ],
  [5, 'top: A; commander B; command', 'line 5, column 29: expected a number from 1 to 12, found the end of the line'],
  [5, 'top: A; commander B; command six', 'line 5, column 30: expected a number from 1 to 12, found "six"'],
  [5, 'top: A; commander B; command 13', 'line 5, column 30: expected a number from 1 to 12, found "13"'],
  [
    5,
    'top: A; comander B; command 6',
    'line 5, column 9: expected "commander", "command", "tokens" or "first", found "comander"',
  ],
  [
    5,
    'top: A; command 5; commander B; command 6',
    'line 5, column 33: expected "command" only once, found "command" again',
  ],
  [
    5,
    'top: A; commander B; command 6; tokens',
    'line 5, column 39: expected a number from 1 to 99, found the end of the line',
  ],
  [5, 'top: A; commander B; command 6; tokens 0', 'line 5, column 40: expected a number from 1 to 99, found "0"'],
  [5, 'top: A; commander B; command 6; tokens 4 5', 'line 5, column 40: expected a number from 1 to 99, found "4 5"'],
  [
    5,
    'top: A; tokens 4; commander B; tokens 4; command 6',
    'line 5, column 32: expected "tokens" only once, found "tokens" again',
  ],
  [
    5,
    'top: A; commander B; command 6; token 4',
    'line 5, column 33: expected "commander", "command", "tokens" or "first", found "token"',
  ],
  [
    5,
    'top: A; commander B; command 6; first',
    'line 6, column 51: expected "first" for one side only, found "first" again',
  ],
  [
    6,
    'bottom: A; commander B; command 6',
    'line 6, column 34: expected "; first" for one of the two sides, found the end of the line',
  ],
  [6, 'bottom: A; commander B; command 6; first one', 'line 6, column 42: expected the end of the line, found "one"'],
  [
    7,
    'banners: five',
    'line 7, column 10: expected a number of banners, or "top" and "bottom" with one each, found "five"',
  ],
  [7, 'banners: 0', 'line 7, column 10: expected a number of banners, or "top" and "bottom" with one each, found "0"'],
  [7, 'banners: top 5', 'line 7, column 15: expected "bottom" and a number of banners, found the end of the line'],
  [7, 'banners: top 5; bottom 100', 'line 7, column 24: expected a number from 1 to 99, found "100"'],
  [7, 'banners: top 5; bottom 6; top 7', 'line 7, column 27: expected the end of the line, found "top 7"'],
  [8, 'board: 13 by 9', 'line 8, column 11: expected the end of the line, found "by"'],
  [8, 'board: 13x99', 'line 8, column 8: expected a board size such as 13x9, found "13x99"'],
  [10, '  river A7 B7', 'line 10, column 9: expected ":" after the kind of terrain, found "A7"'],
  [10, '  River: A7', 'line 10, column 3: expected a kind of terrain such as hill, found "River"'],
  [10, '  river:', 'line 10, column 9: expected a hex such as F6, found the end of the line'],
  [10, '  river: A7 B13', 'line 10, column 13: expected a hex from B1 to B12, found "B13"'],
  [10, '  river: A14', 'line 10, column 10: expected a hex from A1 to A13, found "A14"'],
  [10, '  rampart: A1', 'line 11, column 3: expected "rampart" only once (it is on line 10), found "rampart" again'],
  [11, '  rampart: D2>', 'line 11, column 15: expected a hex such as F6, found the end of the line'],
  [11, '  rampart: D2,E2', 'line 11, column 14: expected a hex such as F6, found ","'],
  [12, 'units top: LI Z44', 'line 12, column 15: expected a hex in rows A to I of the 13x9 board, found "Z44"'],
  [12, 'units top: LI f6', 'line 12, column 15: expected a hex such as F6, found "f6"'],
  [12, 'units top: LI B10 HI C4', 'line 12, column 19: expected a hex such as F6, found "HI"'],
  [12, 'units top: LI', 'line 12, column 14: expected a hex such as F6, found the end of the line'],
  [12, 'units top: B10', 'line 12, column 12: expected a unit code such as HI, found "B10"'],
  [12, 'units top: LI B1;; HI C4', 'line 12, column 18: expected a unit code such as HI, found ";"'],
  [12, 'units top: LI B1, B2', 'line 12, column 17: expected a hex such as F6, found ","'],
  [12, 'units top: LI B1{}', 'line 12, column 18: expected a trait such as sacredBand, found "}"'],
  [12, 'units top: LI B1{a b}', 'line 12, column 20: expected "," or "}", found "b"'],
  [12, 'units top: LI B1{a,a}', 'line 12, column 20: expected "a" only once, found "a" again'],
  [12, 'units top: LI B1{a', 'line 12, column 19: expected "," or "}", found the end of the line'],
  [13, 'units bottom: HI G5/0', 'line 13, column 21: expected a number from 1 to 99, found "0"'],
  [13, 'units bottom: HI G5/', 'line 13, column 21: expected a number of blocks, found the end of the line'],
  [
    14,
    'leaders top: Hasdrubal',
    'line 14, column 23: expected a hex such as F6, or "-", after the name, found the end of the line',
  ],
  [
    14,
    'leaders top: Hasdrubal Gisgo',
    'line 14, column 24: expected a hex such as F6, or "-", after the name, found "Gisgo"',
  ],
  [14, 'leaders top: Hasdrubal C4{a} x', 'line 14, column 30: expected ";" or the end of the line, found "x"'],
  [15, 'reserves top: leader Mago', 'line 15, column 15: expected the name of a reserve, found "leader"'],
  [15, 'reserves top: mago MC', 'line 15, column 22: expected a number of units, found the end of the line'],
  [15, 'reserves top: mago MC 1 WA 2', 'line 15, column 25: expected "," or ";", found "WA"'],
  [15, 'reserves top: mago MC 1; mago WA 1', 'line 15, column 26: expected "mago" only once, found "mago" again'],
  [16, 'rules: Camp bottom', 'line 16, column 8: expected a rule such as campCapture, found "Camp"'],
  [16, 'rules: optional', 'line 16, column 16: expected a rule such as campCapture, found the end of the line'],
  [16, 'rules: fright bottom;; flex', 'line 16, column 22: expected a rule such as campCapture, found ";"'],
  [16, 'rules: fright "open', 'line 16, column 20: expected a closing quotation mark, found the end of the line'],
  [
    18,
    '  [S] a',
    'line 18, column 3: expected one of [stated], [erratum], [reading], [reconstructed], [changed], [open], [general], found "[S]"',
  ],
  [
    18,
    '  a text',
    'line 18, column 3: expected one of [stated], [erratum], [reading], [reconstructed], [changed], [open], [general], found "a"',
  ],
  [18, '  [open]', 'line 18, column 9: expected the text of the note, found the end of the line'],
];

describe('a bad sheet', () => {
  it('differs from a good one', () => {
    expect(parseSheet(good.join('\n')).units).toHaveLength(6);
  });

  it.each(bad)('line %i as %j', (line, text, message) => {
    const lines = good.map((old, i) => (i === line - 1 ? text : old));
    let error: unknown;
    try {
      parseSheet(lines.join('\n'));
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(NotationError);
    if (!(error instanceof NotationError)) return;
    expect(error.message).toBe(message);
    expect(error.message).toBe(
      `line ${error.line}, column ${error.column}: expected ${error.expected}, found ${error.found}`,
    );
  });
});
