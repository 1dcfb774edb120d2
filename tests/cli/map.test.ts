// The map and the small tools of text: exact pictures, so that a change of the drawing is seen here.

import { describe, expect, test } from 'vitest';
import { plainLocale } from '../../src/cli/io.ts';
import { drawMap, legend, type Picture, type PictureHex, shortNames } from '../../src/cli/map.ts';
import { duration } from '../../src/cli/progress.ts';
import { makeStyle } from '../../src/cli/style.ts';
import { centred, columns, percent, seenLength, wrap } from '../../src/cli/text.ts';

const plain = makeStyle(false);

function picture(put: { readonly [hex: string]: Partial<PictureHex> }): Picture {
  const hexes: PictureHex[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4 - (row % 2); column++) {
      const name = `${'ABC'[row]}${column + 1}`;
      hexes.push({ row, column, terrain: 'open', unit: null, leader: null, ...put[name] });
    }
  }
  return { width: 4, rows: 3, hexes, armies: ['Us', 'Them'] };
}

const small = picture({
  A1: { unit: { side: 0, code: 'HCC', blocks: 3, mark: '+' } },
  A2: { unit: { side: 0, code: 'LS', blocks: 4, mark: '' }, leader: { side: 0, name: 'Hannibal' } },
  A3: { terrain: 'hill' },
  B1: { terrain: 'forest', unit: { side: 1, code: 'MI', blocks: 2, mark: 'x' }, leader: { side: 1, name: 'Varro' } },
  B3: { leader: { side: 1, name: 'Bo' } },
  C4: { terrain: 'fordableRiver', unit: { side: 1, code: 'AX', blocks: 1, mark: '>' } },
});

describe('the map', () => {
  test('with strokes', () => {
    expect(`\n${drawMap(small, plain)}\n`).toBe(`
  ▼ right   ▼ Us  ▼ left
 ┌1────┬2─╫──┬3─╫──┬4────┐
A│▼HCC3│▼LS4 │/\\ /\\│     │
 │    +│*Hann│/\\ /\\│     │
 └──┬1─┴──╥2─┴──╥3─┴──┬──┘
B   │▲MI2 ║     ║▲    │
    │%*Vax║     ║*Bo  │
 ┌1─┴──┬2─╨──┬3─╨──┬4─┴──┐
C│     │  ║  │  ║  │▲AX1 │
 │     │  ║  │  ║  │~ ~ >│
 └─────┴──╫──┴──╫──┴─────┘
   ▲ left  ▲ Them ▲ right
`);
  });

  test('in plain signs', () => {
    const text = drawMap(small, plain, true);
    expect(/^[\x20-\x7e\n]*$/.test(text)).toBe(true);
    expect(text.split('\n')[2]).toBe('A|vHCC3|vLS4 |/\\ /\\|     |');
  });

  test('colours add nothing to the signs', () => {
    const coloured = drawMap(small, makeStyle(true));
    expect(coloured).toContain('\u001b[');
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(drawMap(small, plain));
  });

  test('leaders whose names begin alike stay apart', () => {
    expect(shortNames(['Hanno', 'Hannibal', 'Mago'])).toEqual(['Hno', 'Hnibal', 'Mago']);
    expect(shortNames(['Legate', 'Second Legate'])).toEqual(['Legate', 'Second Legate']);
  });

  test('a leader with an order of his own has its mark', () => {
    const alone = picture({ B3: { leader: { side: 1, name: 'Varro', mark: '+' } } });
    expect(drawMap(alone, plain)).toContain('*Var+');
  });

  test('plain signs where the locale asks for them', () => {
    expect([{}, { LANG: 'C.UTF-8' }, { LC_ALL: 'en_US.utf8', LANG: 'C' }].map(plainLocale)).toEqual([
      false,
      false,
      false,
    ]);
    expect([{ LANG: 'C' }, { LC_ALL: 'POSIX', LANG: 'C.UTF-8' }].map(plainLocale)).toEqual([true, true]);
  });

  test('the legend names the terrain once', () => {
    expect(legend(small, (kind) => kind)).toBe(' /\\ /\\ hill   %%%%% forest   ~ ~ ~ fordableRiver');
    expect(legend(picture({}), (kind) => kind)).toBe('');
  });
});

describe('text', () => {
  test('wrap keeps indents and never loses a word', () => {
    expect(wrap('one two three four', 9)).toBe('one two\nthree\nfour');
    expect(wrap('one two three', 8, '  ', '- ')).toBe('- one\n  two\n  three');
    expect(wrap('unbreakable', 3)).toBe('unbreakable');
  });

  test('columns line up and break the last one', () => {
    expect(
      columns(
        [
          ['a', '1'],
          ['bbb', '22'],
        ],
        [1],
      ),
    ).toBe('a     1\nbbb  22');
    expect(columns([['name', 'a text that is too long to stand on one line']], [], 30)).toBe(
      'name  a text that is too long\n      to stand on one line',
    );
  });

  test('lengths do not count colours', () => {
    expect(seenLength(makeStyle(true).bold('four'))).toBe(4);
  });

  test('centred, percent, duration', () => {
    expect(centred('ab', 5)).toBe(' ab  ');
    expect([0, 0.0004, 0.123, 0.9995, 1].map(percent)).toEqual(['0.0 %', '<0.1 %', '12.3 %', '>99.9 %', '100.0 %']);
    expect([0.2, 61, 3700].map(duration)).toEqual(['1 s', '1 min 1 s', '1 h 1 min']);
  });
});
