// The reader, scanner and printing aids that every kind of Vexillum text shares.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkText,
  findEntry,
  fold,
  foldText,
  type KindSpec,
  kindOf,
  linesOf,
  NotationError,
  nearest,
  needEntry,
  paragraphsOf,
  printHeader,
  printWord,
  readNotation,
  Scanner,
  splitAt,
  textOf,
} from '../../src/kernel/notation.ts';

const spec: KindSpec = { kind: 'case', keys: ['title', 'play', 'expect', 'end state'], repeat: ['play', 'expect'] };
const read = (text: string) => readNotation(text, spec);
const message = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof NotationError) return error.message;
    throw error;
  }
  return 'no error';
};

describe('readNotation', () => {
  it('gives entries with their places, values and lines below', () => {
    const text = '# head\n\nvexillum 1 case # kind\ntitle:  First strike  # said\nend  state:\n  a b\n\n    c#d #e\n';
    expect(read(text)).toEqual({
      kind: 'case',
      entries: [
        { key: 'title', line: 4, column: 1, value: 'First strike', valueColumn: 9, items: [] },
        {
          key: 'end state',
          line: 5,
          column: 1,
          value: '',
          valueColumn: 12,
          items: [
            { text: 'a b', line: 6, column: 3 },
            { text: 'c#d', line: 8, column: 5 },
          ],
        },
      ],
      end: { line: 9, column: 1 },
    });
  });

  it('takes every kind of line end, a byte order mark and tabs', () => {
    const forms = ['\n', '\r\n', '\r'].map((end) => read(`\uFEFFvexillum 1 case${end}title: a${end}\tb${end}`));
    for (const form of forms) expect(textOf(needEntry(form, 'title'))).toBe('a b');
  });

  it('lets a kind repeat keys and keeps their order', () => {
    const { entries } = read('vexillum 1 case\nplay: a\nexpect: b\nplay: c\n');
    expect(entries.map(({ key, value }) => `${key} ${value}`)).toEqual(['play a', 'expect b', 'play c']);
  });

  it('knows the kind of a text', () => {
    expect(kindOf('vexillum 1 record\nanything\n')).toBe('record');
  });

  it.each([
    ['', 'line 1, column 1: expected the header "vexillum 1 KIND", found the end of the line'],
    ['\nvex 1 case', 'line 2, column 1: expected the header "vexillum 1 KIND", found "vex"'],
    [' vexillum 1 case', 'line 1, column 2: expected the header "vexillum 1 KIND", found "vexillum"'],
    ['vexillum 2 case', 'line 1, column 10: expected the version 1, found "2"'],
    ['vexillum 1', 'line 1, column 11: expected the kind of text, found the end of the line'],
    ['vexillum 1 sheet', 'line 1, column 12: expected the kind "case", found "sheet"'],
    ['vexillum 1 case 7', 'line 1, column 17: expected the end of the line, found "7"'],
    ['vexillum 1 case\n  a', 'line 2, column 3: expected a key at the start of the line, found "a"'],
    [
      'vexillum 1 case\nplay: a\n b',
      'line 3, column 2: expected a key at the start of the line or an indent of two spaces, found one space',
    ],
    ['vexillum 1 case\nplay', 'line 2, column 1: expected a key followed by ":", found "play"'],
    [
      'vexillum 1 case\nexpct: a',
      'line 2, column 1: expected a key of a case (the nearest is "expect"), found "expct"',
    ],
    [
      'vexillum 1 case\ntitle: a\nplay: b\ntitle: c',
      'line 4, column 1: expected "title" only once (it is on line 2), found "title" again',
    ],
  ])('refuses %j', (text, expected) => {
    expect(message(() => read(text))).toBe(expected);
  });

  it('names a missing key and an empty text', () => {
    const notation = read('vexillum 1 case\ntitle: # none\n');
    expect(findEntry(notation, 'play')).toBeUndefined();
    expect(message(() => needEntry(notation, 'play'))).toBe(
      'line 3, column 1: expected the key "play", found the end of the text',
    );
    expect(message(() => textOf(needEntry(notation, 'title')))).toBe(
      'line 2, column 7: expected a text, found the end of the line',
    );
  });

  it('groups lines into paragraphs by their indent', () => {
    const { entries } = read('vexillum 1 case\nplay: a\n  b\n    c\n  d\n      e\n   f\n');
    expect(paragraphsOf(entries[0]).map((lines) => lines.map((line) => line.text).join(''))).toEqual([
      'a',
      'bc',
      'def',
    ]);
    expect(linesOf(entries[0])).toHaveLength(6);
  });
});

describe('Scanner and splitAt', () => {
  it('give every word its place', () => {
    const scanner = new Scanner({ text: 'HI C4/3 {a}  "x \\"y\\" ;"z', line: 7, column: 12 });
    expect(scanner.word('code')).toEqual({ text: 'HI', line: 7, column: 12 });
    expect(scanner.word('hex', '/{')).toEqual({ text: 'C4', line: 7, column: 15 });
    expect(scanner.take('/')).toBe(true);
    expect(scanner.word('number').text).toBe('3');
    scanner.need('{');
    expect(message(() => scanner.need('}'))).toBe('line 7, column 21: expected "}", found "a"');
    expect(scanner.word('trait', '}').text).toBe('a');
    expect(scanner.take('}')).toBe(true);
    expect(scanner.wordOrQuoted('text')).toEqual({ text: 'x "y" ;', line: 7, column: 25 });
    expect(message(() => scanner.end())).toBe('line 7, column 36: expected the end of the line, found "z"');
    expect(scanner.word('last').text).toBe('z');
    expect(message(() => scanner.word('more'))).toBe('line 7, column 37: expected more, found the end of the line');
  });

  it('name an open quotation', () => {
    const scanner = new Scanner({ text: '"open', line: 1, column: 1 });
    expect(message(() => scanner.wordOrQuoted('a word'))).toBe(
      'line 1, column 6: expected a closing quotation mark, found the end of the line',
    );
  });

  it('cut a line and refuse an empty piece', () => {
    expect(splitAt({ text: 'a ;  b;', line: 2, column: 5 }, ';', 'a piece')).toEqual([
      { text: 'a', line: 2, column: 5 },
      { text: 'b', line: 2, column: 10 },
    ]);
    expect(message(() => splitAt({ text: 'a; ;b', line: 2, column: 5 }, ';', 'a piece'))).toBe(
      'line 2, column 8: expected a piece, found ";"',
    );
  });
});

describe('printing', () => {
  it('finds the nearest known word', () => {
    expect(nearest('unit top', ['units top', 'units bottom', 'top'])).toBe('units top');
  });

  it('folds at 120 characters and never loses a piece', () => {
    const word = fc.stringMatching(/^[a-z;]{1,150}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        const lines = foldText('  note:', words.join(' '), '    ').split('\n');
        expect(lines.every((line) => line.length <= 120 || line.trim().split(' ').length <= 2)).toBe(true);
        expect(lines.map((line) => line.trim()).join(' ')).toBe(`note: ${words.join(' ')}`);
      }),
    );
    expect(fold('units top:', ['LI B1', 'HI C1'], '; ', '  ')).toBe('units top: LI B1; HI C1');
    expect(printHeader('case')).toBe('vexillum 1 case');
  });

  it('refuses texts that could not be read back', () => {
    expect(() => checkText('a  b')).toThrow(RangeError);
    expect(() => checkText('a #b')).toThrow('"#" cannot be written');
    expect(() => checkText('a;b', ';')).toThrow('";" cannot be written');
    expect(() => printWord('a\nb')).toThrow(RangeError);
  });

  it('quotes words so that they are read back', () => {
    expect(printWord('Scipio')).toBe('Scipio');
    expect(printWord('Publius Scipio')).toBe('"Publius Scipio"');
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/[\r\n]/.test(text));
        const { entries } = read(`vexillum 1 case\ntitle: ${printWord(text, ';')} ; z\n`);
        const scanner = new Scanner(linesOf(entries[0])[0]);
        expect(scanner.wordOrQuoted('a word', ';').text).toBe(text);
        expect(scanner.take(';')).toBe(true);
      }),
    );
  });
});
