// How fast the engine plays: random games of the built program beside a reference loop in the same run, each game in a
// process of its own, as people play it. Only the ratios compare one machine with another; bench/results.md keeps them.
//   npx tsx bench/engine-pace.ts [measurements of each game: 3]

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { rulesets } from '../src/loaded.ts';

const program = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** A busy moment can only make it slower: the best of so many counts. */
const tries = Number(process.argv[2] ?? 3);

/** A game with many rules needs some seconds until the machine has compiled them all: its lasting pace is what counts. */
const WARM_UP = '6';

interface Pace {
  readonly decisionsPerMillionDraws: number;
  readonly gamesPerMillionDraws: number;
  readonly referenceMillionDrawsPerSecond: number;
  readonly cloneNanoseconds: number;
}

function measure(game: string): Pace {
  const options = ['--json', '--runs', '3', '--seconds', '0.5', '--warm-up', WARM_UP, '--games', game];
  return JSON.parse(execFileSync(process.execPath, [program, 'bench', ...options], { encoding: 'utf8' })).games[0];
}

const best = (game: string): Pace =>
  Array.from({ length: tries }, () => measure(game)).reduce((a, b) =>
    a.gamesPerMillionDraws > b.gamesPerMillionDraws ? a : b,
  );

let first = 0;
for (const { id } of rulesets) {
  const pace = best(id);
  const { decisionsPerMillionDraws: decisions, cloneNanoseconds: clone } = pace;
  // A copy, in draws of the reference loop: nanoseconds times million draws per second, a thousand to one.
  const copy = (clone * pace.referenceMillionDrawsPerSecond) / 1000;
  first ||= decisions;
  console.log(
    `${id}: ${decisions.toFixed(0)} decisions (${(decisions / first).toFixed(2)} of ${rulesets[0].id}) and ` +
      `${pace.gamesPerMillionDraws.toFixed(2)} games per million draws; a copy of a state as long as ${copy.toFixed(1)} draws`,
  );
}
