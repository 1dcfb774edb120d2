// The speed gate: random games of the built program against a reference loop in the same run, each game in a process of its
// own, as people play it. A slow or busy machine does not matter much. bench/results.md has what was measured.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rulesets } from '../../src/cli/games.ts';

const program = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/** What Ancients must reach per million reference draws, and the share of its decisions that the others must. */
const LEAST_DECISIONS = 5400;
const LEAST_GAMES = 2.5;
const LEAST_SHARE = 0.7;

interface Pace {
  readonly decisionsPerMillionDraws: number;
  readonly gamesPerMillionDraws: number;
}

/** A game with many rules needs some seconds until the machine has compiled them all: its lasting pace is what counts. */
const WARM_UP = '6';

function measure(game: string): Pace {
  const options = ['--json', '--runs', '3', '--seconds', '0.5', '--warm-up', WARM_UP, '--games', game];
  return JSON.parse(execFileSync(process.execPath, [program, 'bench', ...options], { encoding: 'utf8' })).games[0];
}

const [first, ...others] = rulesets.map(({ id }) => id);

/** A busy moment may spoil a measurement; the best of a few counts, and a good one ends the test. */
const MOST_TRIES = 8;

/** The last measurement of the first game, with which the others are compared. */
let beside: Pace | null = null;

test(`random games of ${first} keep their pace`, () => {
  let best = measure(first);
  for (let i = 1; i < MOST_TRIES && best.gamesPerMillionDraws < LEAST_GAMES; i++) best = measure(first);
  beside = best;
  expect(best.decisionsPerMillionDraws).toBeGreaterThanOrEqual(LEAST_DECISIONS);
  expect(best.gamesPerMillionDraws).toBeGreaterThanOrEqual(LEAST_GAMES);
}, 300_000);

test.each(others)(
  'random games of %s keep pace with the first game',
  (game) => {
    let share = 0;
    for (let i = 0; i < MOST_TRIES && share < LEAST_SHARE; i++) {
      if (beside === null || i > 0) beside = measure(first);
      share = Math.max(share, measure(game).decisionsPerMillionDraws / beside.decisionsPerMillionDraws);
    }
    expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
  },
  300_000,
);
