// Two sets of numbers for the policy of a Commands game against each other in all battles, seats swapped with the same dice: thousands of
// games in minutes. Prints the share of the first with a 95 % interval by pairs. `now` are the numbers of the sources.
//   npx tsx bench/policy-match.ts GAME PAIRS-A-BATTLE FILE|now FILE|now [threads: 2] [seed: match]

import { fork } from 'node:child_process';
import fs from 'node:fs';
import { type Weights, weightsOf } from '../src/bots/commands/weights.ts';
import { rulesets } from '../src/loaded.ts';
import { playPair } from './policy-bouts.ts';

const [game = 'ancients', pairs = '10', one = 'now', other = 'now', threads = '2', seed = 'match'] =
  process.argv.slice(2);
const numbersOf = (name: string): Weights => {
  const now = weightsOf(game, 'steady');
  return name === 'now' ? now : { ...now, ...(JSON.parse(fs.readFileSync(name, 'utf8')) as Partial<Weights>) };
};
const scenarios = rulesets.find(({ id }) => id === game)?.scenarios.map(({ id }) => id) ?? [];

if (process.send) {
  process.on('message', (number: number) => {
    const points = scenarios.map((scenario) =>
      playPair(game, scenario, `${seed} ${scenario} ${number}`, numbersOf(one), numbersOf(other)),
    );
    process.send?.(points);
  });
} else {
  const all: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from(
      { length: Number(threads) },
      () =>
        new Promise<void>((resolve) => {
          const child = fork(process.argv[1], process.argv.slice(2));
          const deal = (): void => {
            if (next < Number(pairs)) child.send(next++);
            else child.disconnect();
          };
          child.on('message', (points: number[]) => {
            all.push(...points);
            deal();
          });
          child.on('exit', () => resolve());
          deal();
        }),
    ),
  );
  const share = all.reduce((sum, points) => sum + points, 0) / all.length / 2;
  const spread = Math.sqrt(
    all.reduce((sum, points) => sum + (points / 2 - share) ** 2, 0) / (all.length - 1) / all.length,
  );
  console.log(
    `${game}: ${one} against ${other}: ${(100 * share).toFixed(1)} % (+-${(196 * spread).toFixed(1)}) of ${2 * all.length} games`,
  );
}
