// The generated pages are current; every section of every game has a case and every case belongs to a section; every card,
// unit and switch of the tables is used in a case.

import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { pages } from '../../scripts/docs.ts';
import { findRulings } from '../../scripts/docs-rulings.ts';
import { coverage, docBooks, idOf, readCaseTitles, sectionFinder, sectionsOf } from '../../scripts/docs-sections.ts';
import { books } from '../../src/web/data/books.ts';

test('the generated pages are what `npm run docs` writes', () => {
  const made = pages();
  expect(made.map(({ file }) => file)).toEqual([
    'docs/rulings.md',
    'docs/cards.md',
    ...docBooks.map((book) => `docs/rules/${idOf(book)}.md`),
  ]);
  for (const { file, text } of made) {
    expect(readFileSync(file, 'utf8') === text, `${file} is not current: run npm run docs`).toBe(true);
  }
});

test('rulings are found and end with their reference', () => {
  const rulings = findRulings();
  expect(rulings.length).toBeGreaterThan(10);
  expect(rulings.filter(({ text }) => !/\[[^\]]+\]\.?$/.test(text)).map(({ text }) => text)).toEqual([]);
});

test('every ruling names a case that there is, and is a whole sentence', () => {
  const titles = new Set(docBooks.flatMap((book) => readCaseTitles(idOf(book)).map(({ title }) => title)));
  const rulings = findRulings();
  const named = (cases: readonly string[]): boolean => cases.length > 0 && cases.every((title) => titles.has(title));
  expect(rulings.filter(({ cases }) => !named(cases)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  expect(rulings.filter(({ text }) => !/^[A-ZÉ"“]/.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

describe.each(books)('$game.name', (book) => {
  const { game } = book;
  const cases = readCaseTitles(game.id);
  const used = new Set(cases.flatMap(({ body }) => body.match(/[A-Za-z]+/g) ?? []));
  const unused = (names: readonly string[]): string[] => names.filter((name) => !used.has(name));

  test('every section of the rulebook, card, ground and scenario rule has a case', () => {
    expect(sectionsOf(book).length).toBeGreaterThan(60);
    expect(coverage(book).without).toEqual([]);
  });

  test('every case names a section', () => {
    expect(cases.length).toBeGreaterThan(200);
    expect(coverage(book).strays).toEqual([]);
  });

  test('every card and unit is used in some case', () => {
    expect(unused(game.cards.map(({ key }) => key))).toEqual([]);
    expect(unused(game.units.map(({ code }) => code))).toEqual([]);
  });

  it.each(game.rulings.map(({ key }) => key))('the other reading %s is played in a case', (key) => {
    expect(cases.some(({ body }) => new RegExp(`^options:.*\\b${key}\\b`, 'm').test(body))).toBe(true);
  });
});

test.each(docBooks.filter((book) => !('game' in book)).map((book) => [idOf(book), book] as const))(
  'every case of %s names a section',
  (id, book) => {
    expect(sectionsOf(book).length).toBeGreaterThan(50);
    expect(readCaseTitles(id).length).toBeGreaterThan(0);
    expect(coverage(book).strays).toEqual([]);
  },
);

describe('naming a section', () => {
  const book = books[1];
  const find = sectionFinder(book, sectionsOf(book));

  it.each([
    ['M Retreat: a flag drives it back', 'M Retreat'],
    ['M Close Combat Procedure: another heading of the passage', 'M Close Combat'],
    ['M Redeploy: an action that has no card', null],
    ['06 Dara: by number and name', '06 Dara'],
    ['M 06 Dara: with the letter', '06 Dara'],
    ['M Elephants: nowhere', null],
    ['M 01 Utus River: a scenario without rules', null],
  ])('%s', (title, section) => {
    expect(find(title)).toBe(section);
  });
});
