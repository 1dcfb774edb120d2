// What positions are worth, kept from when the weights were fitted: a few of each game, after so many choices at random. Whoever fits
// weights anew, or changes features, writes them again with `npx tsx tests/bots/worth-fixtures.ts`, and looks at what changed.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesets } from '../../src/loaded.ts';
import { type Fixture, worthOfTop } from './worth-fixtures.ts';

const kept = JSON.parse(readFileSync(new URL('worth-fixtures.json', import.meta.url), 'utf8')) as Fixture[];

test.each(rulesets.map((rules) => [rules.id, rules] as const))('%s: worths are what they were', (id, rules) => {
  const own = kept.filter(({ game }) => game === id);
  expect(own.length).toBeGreaterThan(3);
  for (const { worth, ...fixture } of own) {
    expect(worthOfTop(rules, fixture), JSON.stringify(fixture)).toBeCloseTo(worth, 4);
  }
  // They tell positions apart.
  expect(new Set(own.map(({ worth }) => worth.toFixed(2))).size).toBeGreaterThan(2);
});
