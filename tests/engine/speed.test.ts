// The speed gate: random games against a reference loop in the same run, so that a slow or busy machine does not matter.
// The bar is the least the project accepts; bench/results.md has what was measured.

import { expect, test } from 'vitest';
import { benchBattles } from '../../src/cli/bench.ts';
import { measurePlay, measureReference } from '../../src/cli/bench-measure.ts';
import { games } from '../kit/games.ts';

/** The least decisions and games per million reference draws; the later games have more to ask at each decision. */
const BARS: { readonly [game: string]: readonly [decisions: number, games: number] } = {
  ancients: [2200, 2.5],
  medieval: [1500, 1],
  napoleonics: [1500, 1],
};

/** A busy machine may spoil a run; the best of them counts, and a good one ends the test. */
const MOST_RUNS = 40;

test.each(games.map(({ rules }) => [rules.id, rules] as const))(
  'random games of %s keep their pace',
  (id, rules) => {
    const scenarios = benchBattles(id);
    const [leastDecisions, leastGames] = BARS[id];
    measurePlay(rules, scenarios, 1.5, 1);
    let decisions = 0;
    let played = 0;
    for (let run = 0; run < MOST_RUNS && (decisions < leastDecisions || played < leastGames); run++) {
      const reference = measureReference(0.2);
      const rate = measurePlay(rules, scenarios, 0.4, run + 2);
      decisions = Math.max(decisions, rate.decisions / rate.cpu / reference);
      played = Math.max(played, rate.games / rate.cpu / reference);
    }
    expect(decisions, 'decisions per million reference draws').toBeGreaterThanOrEqual(leastDecisions);
    expect(played, 'games per million reference draws').toBeGreaterThanOrEqual(leastGames);
  },
  120_000,
);
