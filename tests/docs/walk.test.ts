// The walk through the code in docs/architecture.md leads where it says: every file is there and holds what is named, and nothing
// that is looked for takes more than two folders.

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const walk = /^## A walk through the code\n([\s\S]*?)^## /m.exec(page)?.[1] ?? '';
const rows = [...walk.matchAll(/^\| (?!looked for|---)([^|]+) \| (.+) \|$/gm)].map(([, what, where]) => ({
  what,
  where,
}));

const pathsOf = (text: string): string[] => [...text.matchAll(/`(src\/[^`]+)`/g)].map(([, file]) => file);

test('the four things of the walk are told', () => {
  expect(rows.map(({ what }) => what)).toEqual([
    'First Strike',
    "A square's dice",
    "A routed unit's way",
    'The reason for a refusal',
  ]);
});

test.each(rows)('$what: at most two folders', ({ where }) => {
  // What other games have in the same rooms is an addition.
  const [own] = where.split(' Every game has');
  const folders = new Set(pathsOf(own).map((file) => path.dirname(file)));
  expect(folders.size).toBeGreaterThan(0);
  expect(folders.size).toBeLessThanOrEqual(2);
});

/** Pages that speak of files of the project. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/library.md',
  'docs/notation.md',
  'docs/plan.md',
];

test.each(PAGES)('every path that %s names is there', (file) => {
  const text = readFileSync(file, 'utf8');
  // A sixth game is told of in CONTRIBUTING.md and stands nowhere; a name in capitals is any.
  const named = [...text.matchAll(/`((?:src|tests|docs|bench|cases|examples|scripts)\/[\w./-]+)`/g)]
    .map(([, one]) => one)
    .filter((one) => !/\bford\b|[A-Z]{3}/.test(one));
  if (file === 'docs/architecture.md') expect(named.length).toBeGreaterThan(20);
  expect(named.filter((one) => !existsSync(one))).toEqual([]);
});

test('the files hold what the walk names in them', () => {
  const named = [...walk.matchAll(/((?:`\w+`(?:, | and )?)+) (?:in |\()`(src\/[^`]+)`/g)];
  expect(named.length).toBeGreaterThan(6);
  for (const [, names, file] of named) {
    if (!statSync(file).isFile()) continue;
    for (const [, name] of names.matchAll(/`(\w+)`/g))
      expect(readFileSync(file, 'utf8'), file).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
