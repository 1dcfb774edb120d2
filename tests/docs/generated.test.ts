// The generated pages are current, every section has a case, and every case belongs to a section.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error the script is plain JavaScript, shared with `npm run docs`
import { findRulings, pages, readCaseTitles, readSections, sectionOf } from '../../scripts/docs.mjs';

test('the generated pages are what `npm run docs` writes', () => {
  for (const { file, text } of pages() as { file: string; text: string }[]) {
    expect(readFileSync(file, 'utf8'), `${file} is not current: run npm run docs`).toBe(text);
  }
});

test('every section of the Ancients rulebook and every scenario rule has a case', () => {
  const titles = (readCaseTitles('ancients') as { title: string }[]).map((c) => sectionOf(c.title));
  const without = (readSections('ancients') as { ref: string }[]).filter(({ ref }) => !titles.includes(ref));
  expect(without.map(({ ref }) => ref)).toEqual([]);
});

test('every case names a section of the list', () => {
  const refs = new Set((readSections('ancients') as { ref: string }[]).map(({ ref }) => ref));
  const strays = (readCaseTitles('ancients') as { title: string; file: string }[]).filter(
    (c) => !refs.has(sectionOf(c.title)),
  );
  expect(strays.map((c) => `${c.file}: ${c.title}`)).toEqual([]);
});

test('rulings are found and end with their reference', () => {
  const rulings = findRulings() as { text: string; file: string }[];
  expect(rulings.length).toBeGreaterThan(10);
  expect(rulings.filter(({ text }) => !/\[[^\]]+\]\.?$/.test(text)).map(({ text }) => text)).toEqual([]);
});
