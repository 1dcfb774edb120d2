// What texts may be at most, and that nothing in them is obeyed, lost or read for ever.

import { describe, expect, it } from 'vitest';
import { parseSheet } from '../../src/families/commands/text/sheet.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { OpenChance, SeededChance } from '../../src/kernel/chance.ts';
import { mostCharacters, mostInLine, NotationError, nearest, readNotation } from '../../src/kernel/notation.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';

const kind = { kind: 'sheet', keys: ['name', 'notes'] };
const read = (text: string) => readNotation(`vexillum 1 sheet\n${text}`, kind);
const fault = (rules: AnyRuleset, text: string): string => {
  try {
    rules.start({ text }, new OpenChance());
  } catch (error) {
    expect(error).toBeInstanceOf(NotationError);
    return (error as Error).message;
  }
  return 'accepted';
};
const sheet = (...lines: string[]): string =>
  [
    'vexillum 1 sheet',
    'game: ancients',
    'id: x',
    'name: X',
    'top: A; commander B; command 5',
    'bottom: C; commander D; command 5; first',
    'banners: 5',
    'board: 13x9',
    ...lines,
  ].join('\n');

describe('size', () => {
  it('is refused where a text passes its limit', () => {
    const long = `name: x\n${'# a line\n'.repeat(mostCharacters / 9)}`;
    expect(() => read(long)).toThrow(/^line \d+, column \d+: expected a text of at most 1000000 characters/);
  });

  it('is refused where a line passes its limit', () => {
    expect(() => read(`name: ${'x'.repeat(mostInLine)}`)).toThrow(
      'line 2, column 10001: expected at most 10000 characters in a line, found more',
    );
  });

  it('of a comment may hold any kind of space and many signs', () => {
    expect(read(`name: x # # # \u2028 # not a word`).entries[0].value).toBe('x');
    expect(read(`name: C# # a comment`).entries[0].value).toBe('C#');
  });

  it('of a word that nothing begins with costs no more than forty letters of it', () => {
    const known = ['orderLight', 'rally'];
    expect(nearest(`orderLight${'z'.repeat(9000)}`, known)).toBe(nearest(`orderLight${'z'.repeat(30)}`, known));
    expect(() => read(`${'k'.repeat(5000)}: x`)).toThrow(/found "k{60}\.\.\."$/);
  });
});

describe('control characters', () => {
  it.each([
    ['\u001b[31m', 'U+001B'],
    ['\u0000', 'U+0000'],
    ['\u009b2J', 'U+009B'],
    ['\u007f', 'U+007F'],
    ['\u202e', 'U+202E'],
    ['\u2067', 'U+2067'],
  ])('are refused with their place: %j', (sign, code) => {
    expect(() => read(`name: ab${sign}c`)).toThrow(
      `line 2, column 9: expected a text without control characters, found ${code}`,
    );
  });
});

describe('a hand', () => {
  it('has at most twelve cards on a sheet, in a growing hand and in a rising command', () => {
    expect(fault(ancientsRules, sheet().replace('command 5', 'command 13'))).toBe(
      'line 5, column 30: expected a number from 1 to 12, found "13"',
    );
    for (const rule of ['growingHand top 5 13', 'growingHand top 0 5', 'risingCommand top 1 13']) {
      const units = ['units top: HI B5', 'units bottom: HI H5'];
      expect(fault(ancientsRules, sheet(...units, `rules: ${rule}`)), rule).toMatch(
        /^line 11, column 8: expected a number from 1 to 12, found "(13|0)"$/,
      );
    }
  });

  it('is never drawn beyond what it can hold: the turn ends', () => {
    const text = `vexillum 1 position\nunits top: HI B5\nunits bottom: HI H5\ncommand: top 12; bottom 12\nmemory:\n  command 0:14 1:14\nphase: end\n`;
    const message = fault(ancientsRules, text);
    // Whether it is refused or played, it comes to an end.
    expect(message === 'accepted' || message.startsWith('line ')).toBe(true);
  });
});

describe('what a battle can hold', () => {
  const many = (count: number, what: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => what(i)).join('; ');
  const hex = (i: number): string => `${'ABCDEFGHI'.charAt(Math.floor(i / 12))}${(i % 12) + 1}`;

  it('is told with the place of the one that is too many', () => {
    const leaders = many(15, (i) => `L${i} ${hex(i)}`);
    expect(fault(ancientsRules, sheet(`leaders top: ${leaders}`))).toBe(
      `line 9, column ${14 + leaders.lastIndexOf('L14')}: expected at most 14 leaders in a battle, found one more`,
    );
    const units = `HI ${Array.from({ length: 51 }, (_, i) => hex(i)).join(' ')}`;
    expect(fault(ancientsRules, sheet(`units top: ${units}`))).toMatch(
      /^line 9, column \d+: expected at most 50 units in a battle, found one more$/,
    );
    expect(fault(ancientsRules, sheet('reserves top: late HI 99'))).toMatch(/^line 9, column 15: expected at most 50/);
    expect(fault(ancientsRules, sheet('leaders top: Mago B3', 'reserves top: late HI 1; leader Mago'))).toBe(
      'line 9, column 14: expected a leader other than Mago, who waits in a reserve, found "Mago"',
    );
    expect(fault(ancientsRules, sheet('reserves top: late XX 1'))).toMatch(/^line 9, column 15: .*found "XX"$/);
    expect(fault(ancientsRules, sheet(`rules: ${many(9, () => 'fright top')}`))).toMatch(/at most 8 special rules/);
  });

  it('is told for Dark Ages and for tiles that may be taken off', () => {
    const units = many(60, (i) => `a${i + 1} spearmen/3 ${hex(i)}`);
    const text = `vexillum 1 position\ngame: dark-ages\nunits top: ${units.replace(/; (a\d+ [^;]*)/g, '\n  $1')}`;
    expect(fault(darkAgesRules, text)).toMatch(/^line \d+, column 3: more than \d+ units$/);
    const camps = `vexillum 1 position\ngame: medieval\nterrain:\n  camp: ${Array.from({ length: 20 }, (_, i) => hex(i)).join(' ')}`;
    expect(fault(medievalRules, camps)).toMatch(/^line 4, column \d+: expected at most 8 tiles/);
  });
});

describe('words that every object knows', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'are no rule, ground, trait or place: %s',
    (word) => {
      expect(fault(ancientsRules, sheet(`rules: ${word}`))).toMatch(/^line 9, column 8: expected a special rule/);
      expect(fault(ancientsRules, sheet('terrain:', `  ${word}: D5`))).toMatch(
        /^line 10, column \d+: expected a terrain/,
      );
      const position = `vexillum 1 position\nunits top: HI B5\nleaders top: Mago ${word}`;
      expect(fault(ancientsRules, position)).toMatch(/^line 3, column 19: expected a hex/);
      const dark = `vexillum 1 position\ngame: dark-ages\nunits top: a1 spearmen/3 D3\nrules: ${word}`;
      expect(fault(darkAgesRules, dark)).toMatch(/^line 4, column 8/);
    },
  );
});

describe('ground that protects by its sides', () => {
  it('names them', () => {
    expect(fault(ancientsRules, sheet('terrain:', '  rampart: D6'))).toBe(
      'line 10, column 12: expected the hexes across its protected sides, such as D6>E6,E7, found "D6" alone',
    );
    expect(fault(ancientsRules, sheet('terrain:', '  hill: D6>E6'))).toMatch(/no protected sides for hill/);
    const works = 'vexillum 1 position\ngame: napoleonics\nterrain:\n  fieldWorks: D6';
    expect(fault(napoleonicsRules, works)).toMatch(/^line 4, column 15: expected the hexes across/);
  });
});

describe('what could not be written again', () => {
  const position = 'vexillum 1 position\ngame: napoleonics\nunits top: BHC D9\nunits bottom: FLN F9 F10';
  const squares = (hexes: string): string => `${position}\nrules: startInSquare bottom ${hexes}\nphase: setup\n`;

  it('is refused: a square named twice, of the other side, or without a card', () => {
    expect(fault(napoleonicsRules, squares('F9 F9'))).toBe(
      'line 5, column 8: expected each hex only once, found "F9 again"',
    );
    const hand = 'hand bottom: rally firstStrike\n';
    expect(fault(napoleonicsRules, `${squares('D9')}${hand}`)).toMatch(/^line 5, column 8: expected a hex with a unit/);
    expect(fault(napoleonicsRules, squares('F9 F10'))).toMatch(/^line 5, column 8: expected at most 0 squares/);
    expect(fault(napoleonicsRules, `${squares('F9 F10')}${hand}`)).toBe('accepted');
  });

  it('is refused: a leader of a reserve with the marks of a list', () => {
    expect(fault(ancientsRules, sheet('reserves top: late HI 1; leader Ma,go'))).toBe(
      `line 9, column 35: expected a leader's name, found ","`,
    );
  });

  it('is refused or put right: notes without words, spaces in the name of a leader', () => {
    const battalion = 'vexillum 1 sheet\ngame: battalion\ntop: Roman Republic\nbottom: Carthage\nnotes:\n  [sourced]\n';
    expect(fault(battalionRules, battalion)).toBe(
      'line 6, column 3: expected the text of the note, found the end of the line',
    );
    const dark = (name: string): string =>
      `vexillum 1 position\ngame: dark-ages\nunits top: a1 spearmen/3 D3\nunits bottom: b1 spearmen/3 F3\nleaders top: la1 "${name}" foot 2 with a1\n`;
    const g = darkAgesRules.start({ text: dark('Earl \\  Edwin') }, new SeededChance('1'));
    expect(darkAgesRules.positionText(g)).toContain('la1 "Earl Edwin" foot 2');
    expect(fault(darkAgesRules, dark('  '))).toMatch(/^line 5, column 18: expected a leader's name/);
  });
});

describe('an empty list', () => {
  it('is "none" in every list of a position', () => {
    const keys = [
      ...['units top', 'leaders top', 'reserves top', 'rules', 'terrain', 'options', 'cleared', 'hand top'],
      ...[
        'notes',
        'memory',
        'square top',
        'discards',
        'drawn',
        'card',
        'last',
        'action',
        'led',
        'ordered',
        'moved',
        'fought',
        'aimed',
      ],
    ];
    for (const key of keys) {
      const text = `vexillum 1 position\nunits bottom: HI H5\nhand bottom: orderLight\n${key}: none`;
      expect(fault(ancientsRules, text), key).toBe('accepted');
    }
  });

  it('is "none" in the lists of the other games too', () => {
    const lists: [AnyRuleset, string, string[]][] = [
      [
        battalionRules,
        'scenario: battalion/1',
        [
          ...[
            'place',
            'ranks',
            'engaged',
            'order',
            'disorder',
            'hand top',
            'discards top',
            'bound',
            'memory',
            'options',
          ],
        ],
      ],
      [
        darkAgesRules,
        'units top: a1 spearmen/3 D3',
        [
          ...[
            'units bottom',
            'leaders top',
            'terrain',
            'hexsides',
            'rules',
            'notes',
            'now',
            'ground',
            'hand top',
            'memory',
          ],
        ],
      ],
    ];
    for (const [rules, pieces, keys] of lists) {
      for (const key of keys)
        expect(fault(rules, `vexillum 1 position\n${pieces}\n${key}: none`), key).toBe('accepted');
    }
  });

  it('is written where a scenario would bring its own, so that nobody comes back twice', () => {
    for (const rules of [ancientsRules, medievalRules, napoleonicsRules]) {
      const [{ id }] = rules.scenarios;
      for (const key of ['units top', 'leaders top', 'units bottom', 'leaders bottom']) {
        const text = rules.sheetText(id).replace(new RegExp(`^${key}:.*\\n(?:  .*\\n)*`, 'm'), '');
        const g = rules.start({ text }, new SeededChance('1'));
        const again = rules.start({ text: rules.positionText(g) }, new SeededChance('2'));
        expect([again.battle.unitCount, again.battle.leaderCount], `${id} without ${key}`).toEqual([
          g.battle.unitCount,
          g.battle.leaderCount,
        ]);
        expect(rules.positionText(again)).toBe(rules.positionText(g));
      }
    }
    const other = ancientsRules.sheetText('ancients/001').replace(/^(leaders top: )\S+/m, '$1Zed');
    const g = ancientsRules.start({ text: other }, new SeededChance('1'));
    const again = ancientsRules.start({ text: ancientsRules.positionText(g) }, new SeededChance('2'));
    expect(again.battle.leaderNames).toEqual(g.battle.leaderNames);
    expect(g.battle.leaderNames).toContain('Zed');
    expect(parseSheet(sheet('units top: none')).units).toEqual([]);
  });
});
