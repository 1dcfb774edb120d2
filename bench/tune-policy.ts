// Finds better numbers for the policy of a Commands game: two variants that differ from the numbers so far in all of them at once, in
// opposite directions, play each other over all battles, seats swapped with the same dice, and each number goes a little way towards the
// winner (simultaneous perturbation). What it prints at the end is the mean of the second half of its way; nothing is changed
// in the sources. What is kept must win a match of its own (`bench/policy-match.ts`).
//   npx tsx bench/tune-policy.ts GAME ROUNDS [seed: 1] [stride: 0.18] [gain: 0.5] [threads: 2] [--from FILE] [--keep FILE]

import { fork } from 'node:child_process';
import fs from 'node:fs';
import { type Weights, weightsOf } from '../src/bots/commands/weights.ts';
import { rulesets } from '../src/loaded.ts';
import { playPair } from './policy-bouts.ts';

const words = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = words.indexOf(name);
  return at < 0 ? undefined : words.splice(at, 2)[1];
};
const from = option('--from');
const keep = option('--keep');
const [game = 'ancients', rounds = '100', seed = '1', stride = '0.18', gain = '0.5', threads = '2'] = words;
const scenarios = rulesets.find(({ id }) => id === game)?.scenarios.map(({ id }) => id) ?? [];

interface Round {
  readonly plus: Weights;
  readonly minus: Weights;
  readonly seed: string;
}

if (process.send) {
  // One of the players: for each round a pair in every battle; answers what plus scored above the half, in games.
  process.on('message', ({ plus, minus, seed: of }: Round) => {
    let lead = 0;
    let games = 0;
    for (const scenario of scenarios) {
      lead += playPair(game, scenario, `${of} ${scenario}`, plus, minus) - 1;
      games += 2;
    }
    process.send?.({ lead, games });
  });
} else {
  const base = { ...weightsOf(game, 'steady'), ...(from ? JSON.parse(fs.readFileSync(from, 'utf8')) : {}) } as Weights;
  const names = (Object.keys(base) as (keyof Weights)[]).filter((name) => typeof base[name] === 'number');
  // A number moves by parts of itself; what is nothing or nearly nothing, by parts of a least size.
  const LEAST: Partial<Record<keyof Weights, number>> = {
    leaderRisk: 0.3,
    cornered: 0.3,
    attackFrom: 1,
    moveFrom: 0.5,
    orderFrom: 0.5,
  };
  const scale = names.map((name) => Math.max(Math.abs(base[name] as number), LEAST[name] ?? 0));
  const place = names.map(() => 0);
  const at = (offsets: readonly number[]): Weights =>
    ({
      ...base,
      ...Object.fromEntries(names.map((name, i) => [name, (base[name] as number) + scale[i] * offsets[i]])),
    }) as Weights;
  const players = Array.from({ length: Number(threads) }, () => fork(process.argv[1], process.argv.slice(2)));
  const play = (i: number, round: Round): Promise<{ lead: number; games: number }> =>
    new Promise((resolve) => {
      players[i].once('message', resolve);
      players[i].send(round);
    });
  const { mulberry } = await import('./policy-bouts.ts');
  const draw = mulberry(Number(seed));
  const mean = names.map(() => 0);
  let counted = 0;
  let all = 0;
  const began = performance.now();
  const last = Number(rounds);
  for (let round = 0; round < last; round++) {
    // Each player has its own direction; the way gets finer.
    const fine = (1 + round / (0.1 * last + 1)) ** -0.1;
    const answers = await Promise.all(
      players.map(async (_, i) => {
        const signs = names.map(() => (draw() < 0.5 ? -1 : 1));
        const c = Number(stride) * fine;
        const { lead, games } = await play(i, {
          plus: at(place.map((p, k) => p + c * signs[k])),
          minus: at(place.map((p, k) => p - c * signs[k])),
          seed: `tune ${seed} ${round} ${i}`,
        });
        return { signs, lead: lead / games, games };
      }),
    );
    const a = Number(gain) * (1 + round / (0.1 * last + 1)) ** -0.4;
    for (const { signs, lead, games } of answers) {
      all += games;
      for (let k = 0; k < place.length; k++) place[k] += a * Number(stride) * lead * signs[k];
    }
    if (round >= last / 2) {
      counted++;
      for (let k = 0; k < place.length; k++) mean[k] += (place[k] - mean[k]) / counted;
    }
    if (round % 20 === 19 || round === last - 1) {
      const seconds = (performance.now() - began) / 1000;
      console.log(
        `${round + 1} of ${last}, ${all} games, ${seconds.toFixed(0)} s; farthest: ${names
          .map((name, k) => ({ name, by: place[k] }))
          .sort((x, y) => Math.abs(y.by) - Math.abs(x.by))
          .slice(0, 6)
          .map(({ name, by }) => `${name} ${(100 * by).toFixed(0)} %`)
          .join(', ')}`,
      );
      const now = counted > 0 ? mean : place;
      const found = Object.fromEntries(
        names.map((name, k) => [name, Number(((base[name] as number) + scale[k] * now[k]).toPrecision(3))]),
      );
      if (keep) fs.writeFileSync(keep, `${JSON.stringify(found, null, 1)}\n`);
      else if (round === last - 1) console.log(JSON.stringify(found));
    }
  }
  for (const player of players) player.kill();
}
