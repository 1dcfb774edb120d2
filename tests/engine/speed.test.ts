// The speed gate: random games against a reference loop in the same run, so that a slow or busy machine does not matter.
// The bar is the least the project accepts; bench/results.md has what was measured.

import { expect, test } from 'vitest';
import { measurePlay, measureReference } from '../../src/cli/bench-measure.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';

const DECISIONS = 2200;
const GAMES = 2.5;
const SCENARIOS = ['001', '002', '005', '007', '015'].map((id) => `ancients/${id}`);

/** A busy machine may spoil a run; the best of them counts, and a good one ends the test. */
const MOST_RUNS = 40;

test('random games keep their pace', () => {
  measurePlay(ancientsRules, SCENARIOS, 1.5, 1);
  let decisions = 0;
  let games = 0;
  for (let run = 0; run < MOST_RUNS && (decisions < DECISIONS || games < GAMES); run++) {
    const reference = measureReference(0.2);
    const played = measurePlay(ancientsRules, SCENARIOS, 0.4, run + 2);
    decisions = Math.max(decisions, played.decisions / played.cpu / reference);
    games = Math.max(games, played.games / played.cpu / reference);
  }
  expect(decisions, 'decisions per million reference draws').toBeGreaterThanOrEqual(DECISIONS);
  expect(games, 'games per million reference draws').toBeGreaterThanOrEqual(GAMES);
}, 120_000);
