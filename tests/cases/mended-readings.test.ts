// Both readings of every mended rule are proved: played by the old one for ever some case fails, and played by the new one from
// the first version on some other.

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { gameNamed } from '../../src/cli/games.ts';
import { mended as darkAges } from '../../src/games/dark-ages/tables/mended.ts';
import { mended as medieval } from '../../src/games/medieval/tables/mended.ts';
import { mended as napoleonics } from '../../src/games/napoleonics/tables/mended.ts';
import type { DatedReading } from '../../src/kernel/ruleset.ts';

const ENTRIES = Object.entries({ medieval, napoleonics, 'dark-ages': darkAges }).flatMap(([game, all]) =>
  all.map((one) => [game, one.key, one as { -readonly [K in keyof DatedReading]: DatedReading[K] }] as const),
);

/** The files of a game in which cases of older versions stand; those of the new reading stand beside them. */
function files(game: string): string[] {
  return fs
    .readdirSync(`cases/${game}`)
    .filter((file) => file.endsWith('.case'))
    .map((file) => fs.readFileSync(`cases/${game}/${file}`, 'utf8'))
    .filter((text) => /^rules version: \d+$/m.test(text));
}

function failing(game: string): string[] {
  const { cases } = gameNamed(game);
  return files(game).flatMap((text) => cases(text).flatMap(({ title, failure }) => (failure ? [title] : [])));
}

test.each(ENTRIES)('%s: %s', (game, _key, reading) => {
  const { since } = reading;
  try {
    reading.since = Number.POSITIVE_INFINITY;
    const never = failing(game);
    reading.since = 1;
    const always = failing(game);
    expect(never).not.toEqual([]);
    expect(always).not.toEqual([]);
    expect(always.filter((title) => never.includes(title))).toEqual([]);
  } finally {
    reading.since = since;
  }
  expect(failing(game)).toEqual([]);
});

test('no game with mended rules is left out', () => {
  const games = fs.readdirSync('src/games').filter((game) => fs.existsSync(`src/games/${game}/tables/mended.ts`));
  expect([...new Set(ENTRIES.map(([game]) => game))].sort()).toEqual(games.sort());
});
