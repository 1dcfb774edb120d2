// The runner of rule cases: what holds passes, and whatever does not is reported with its line, what was expected and
// what is so. The good case has one line changed at a time.

import { describe, expect, it } from 'vitest';
import { commandsCases } from '../../src/families/commands/text/cases.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { caseSections, runCases } from '../../src/lib/cases.ts';

const good = [
  'vexillum 1 case', // 1
  'title: A 12 Retreat: a title',
  'why: the light infantry has no room',
  'units top: LI A6; HI B4',
  'leaders top: Mago B4', // 5
  'units bottom: HI B6; LI F2',
  'hand bottom: rally orderLight',
  'phase: battle',
  'ordered: B6',
  'play:', // 10
  '  only: close B6 x A6, done',
  '  close B6 x A6',
  '  decides: top',
  '  stand : flag light medium medium helmet',
  '  ignore 0', // 15
  '  expect: A6 LI/1 top; F2 LI; leader Mago B4; B4 leader Mago; not C5 unit; C5 empty;',
  '    banners top 0 bottom 0; command top 5; units top 2; lost top 0; hand bottom is orderLight rally;',
  '    hand bottom 2; hand top lacks rally; deck 58; deck next mountedCharge; discards 0; card none; turn 1;',
  '    active bottom; outcome running; ordered B6; fought B6; not ordered F2; waiting bottom 0',
  '  battle back : light light', // 20
  '  only: done',
  '  absent: fire ..., close ...',
];

const run = (lines: readonly string[]) => runCases(lines.join('\n'), ancientsRules, commandsCases(ancientsRules.game));
const offer = 'bottom is offered: close B6 x A6, done';

const bad: [number, string, string][] = [
  [1, 'vexillum 1 cases', 'line 1, column 12: expected the kind "case", found "cases"'],
  [2, '', 'line 22, column 30: expected the key "title", found the end of the text'],
  [
    2,
    'title: no reference',
    'line 2, column 8: expected a reference and ":" before the title, such as "A 12 Retreat: ...", found "no reference"',
  ],
  [2, 'title: A 12 Retreat: a\n  b', 'line 3, column 3: expected a title in one line, found a second one'],
  [4, 'unit top: LI A6', 'line 4, column 1: expected a key of a case (the nearest is "units top"), found "unit top"'],
  [4, 'units top: LI A66', 'line 4, column 15: expected a hex from A1 to A13, found "A66"'],
  [
    7,
    'hand bottom: rally rally',
    'line 7, column 20: expected a card that is not elsewhere (of rally there are 1), found ',
  ],
  [11, '  only: close B6 x A6', `line 11, column 9: expected only these choices, found "done" too; ${offer}`],
  [11, '  offered: fire ...', `line 11, column 12: expected "fire ..." on offer, found ${offer}`],
  [11, '  offered: close B6 x A6, stand', `line 11, column 27: expected "stand" on offer, found ${offer}`],
  [11, '  absent: done', `line 11, column 11: expected no "done" on offer, found ${offer}`],
  [11, '  only:', 'line 11, column 8: expected a choice, found the end of the line'],
  [11, '  decides: top', `line 11, column 12: expected top to decide, found ${offer}`],
  [11, '  decides: left', 'line 11, column 12: expected top or bottom or nobody, found "left"'],
  [11, '  dice: close B6 x A6 = 4', 'line 11, column 9: expected 4 dice for "close B6 x A6", found 5 ('],
  [
    11,
    '  dice: close B6 x A6',
    'line 11, column 9: expected an attack, "=" and a number of dice, found "close B6 x A6"',
  ],
  [11, '  why: close B6 x A6 ~ A 8', `line 11, column 8: expected no "close B6 x A6" on offer, found ${offer}`],
  [11, '  why: close F2 x A6 ~ nonsense', 'line 11, column 8: expected a reason with "nonsense", found '],
  [
    11,
    '  why: close F2 x A6',
    'line 11, column 8: expected a choice, "~" and words of the reason, found "close F2 x A6"',
  ],
  [
    11,
    '  excpect: A6 empty',
    'line 11, column 3: expected a choice, or one of offered, only, absent, decides, expect, dice, number, why, found "excpect:"',
  ],
  [11, '  expect: A6 empty', 'line 11, column 11: expected "A6 empty", found A6 LI/4 top'],
  [11, '  expect: B4 HI/3', 'line 11, column 11: expected "B4 HI/3", found B4 HI/4 top with leader Mago top'],
  [11, '  expect: A6 LI/4; A6 LI/4 bottom', 'line 11, column 20: expected "A6 LI/4 bottom", found A6 LI/4 top'],
  [11, '  expect: A6 LX', 'line 11, column 14: expected "empty", "leader", "unit" or a unit code, found "LX"'],
  [11, '  expect: not A6 unit', 'line 11, column 11: expected "not A6 unit", found A6 LI/4 top'],
  [11, '  expect: leader Mago lost', 'line 11, column 11: expected "leader Mago lost", found Mago B4'],
  [11, '  expect: leader Hanno B4', 'line 11, column 18: expected a leader (Mago), found "Hanno"'],
  [11, '  expect: banners top 1', 'line 11, column 11: expected "banners top 1", found top 0 bottom 0'],
  [
    11,
    '  expect: hand bottom is rally',
    'line 11, column 11: expected "hand bottom is rally", found 2 cards: orderLight rally',
  ],
  [11, '  expect: hand bottom is raly', 'line 11, column 26: expected a card such as orderTwoLeft, found "raly"'],
  [11, '  expect: moved B6', 'line 11, column 11: expected "moved B6", found B6 without the mark'],
  [11, '  expect: lost top LI', 'line 11, column 11: expected "lost top LI", found none'],
  [11, '  expect: outcome top', 'line 11, column 11: expected "outcome top", found running'],
  [11, '  expect: weather fine', 'line 11, column 11: expected a fact: a hex, or one of leader, banners, '],
  [11, '  expect: turn 1 2', 'line 11, column 18: expected ";" or the end of the line, found "2"'],
  [12, '  close B6 x A5', 'line 12, column 3: expected a choice on offer, found "close B6 x A5" ('],
  [12, '  close B6 A6', 'line 12, column 3: expected a choice, found "close B6 A6": write it as: close {hex} x {hex}'],
  [12, '  close B6 x A6 : flag', 'line 12, column 19: expected no more dice, found 1 that nobody rolls'],
  [14, '  stand', 'line 14, column 8: expected 5 dice, found no dice'],
  [14, '  stand : flag flag', 'line 14, column 11: expected 5 dice, found 2'],
  [14, '  stand : flag flag flag flag sword', 'line 14, column 31: expected a die: light, medium, heavy, '],
  [14, '  stand : 1/5 2/5 3/5 4/5 5/5', 'line 14, column 11: expected 5 dice, found a die of 5 sides'],
  [
    14,
    '  stand : flag light medium medium helmet | flag',
    'line 14, column 45: expected no more dice, found 1 that nobody rolls',
  ],
  [21, '    more', 'line 21, column 5: expected the indent of the line above, found more'],
  [10, '', 'line 22, column 30: expected the key "play", found the end of the text'],
];

describe('a rule case', () => {
  it('that holds has no failure', () => {
    expect(run(good)).toEqual([{ title: 'A 12 Retreat: a title', reference: 'A 12 Retreat', line: 1, failure: null }]);
  });

  it.each(bad)('fails with line %i as %j', (line, text, message) => {
    const lines = good.slice();
    lines[line - 1] = text;
    const [{ failure }] = run(lines);
    expect(failure?.message.slice(0, message.length)).toBe(message);
    expect(failure?.message).toBe(
      `line ${failure?.line}, column ${failure?.column}: expected ${failure?.expected}, found ${failure?.found}`,
    );
  });

  it('stands in a file with others, counts their lines, and does not stop them', () => {
    const other = ['title: A 4 Victory: another', 'units top: LI A6', 'units bottom: HI B6', 'play:', '  order A6'];
    const results = run([
      ...good,
      '',
      '=====',
      '# a remark',
      ...other,
      '===',
      '===',
      'vexillum 1 case',
      ...other.slice(0, 4),
      '  pass',
    ]);
    expect(results.map(({ line, failure }) => [line, failure?.line])).toEqual([
      [1, undefined],
      [26, 30],
      [33, undefined],
    ]);
    expect(results[1].failure?.found).toContain('bottom is offered: pass');
    expect(caseSections(results)).toEqual([
      { reference: 'A 12 Retreat', cases: 1, failed: 0 },
      { reference: 'A 4 Victory', cases: 2, failed: 1 },
    ]);
  });

  it('reports an error of the rules at the line that was played', () => {
    const lines = [...good.slice(0, 10), '  dice: close B6 x C9 = 3'];
    expect(run(lines)[0].failure?.message).toMatch(/^line 11, column 9: .*C9/);
  });
});

describe('what any game may check', () => {
  const check = (line: string): string | null => {
    const lines = good.slice();
    lines[10] = line;
    return run(lines)[0].failure?.message ?? null;
  };

  it('names the decision with the seat that is asked', () => {
    expect(check('  decides: bottom battleUnits')).toBeNull();
    expect(check('  decides: bottom moveUnits')).toContain('expected the decision moveUnits, found battleUnits');
    expect(check('  decides: bottom battleUnits now')).toContain('expected top or bottom or nobody');
  });

  it('compares any number that is explained', () => {
    expect(check('  number: close B6 x A6 = 5')).toBeNull();
    expect(check('  number: close B6 x A6 = 4')).toContain('expected 4 for "close B6 x A6", found 5');
    expect(check('  number: close B6 x A6')).toContain('expected a question, "=" and a number');
  });

  it('refuses dice of an opening that nobody rolls', () => {
    const lines = [...good.slice(0, 9), 'opening: flag light', ...good.slice(9)];
    expect(run(lines)[0].failure?.message).toBe('line 10, column 10: expected no more dice, found 2 that nobody rolls');
  });
});
