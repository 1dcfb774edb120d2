// Fits the worth of a position: the policy plays against itself in all battles of a game, the features of every position at which a
// turn begins are kept with who won in the end, and the weights that explain it best are written to src/bots/weights/GAME.json.
// Battles are held out in turn to see how true the chances are in battles that were not fitted on. From seeds alone: the
// same call makes the same file. What was played is kept in .fit/ by battle, so that a run that was ended goes on.
//   npm run fit -- GAME [games for each battle: 60] [seed: 1] [--penalty 300]

import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { whimOf } from '../src/bots/general/whim.ts';
import { type Calibration, calibrate, fit, type Rows } from '../src/bots/value/fit.ts';
import { checksumOf, type Weights } from '../src/bots/value/worth.ts';
import { SeededChance } from '../src/kernel/chance.ts';
import { pending, run } from '../src/kernel/procedure.ts';
import { DRAW, type KernelState, RUNNING, WIN } from '../src/kernel/state.ts';
import { botsOf, rulesets } from '../src/loaded.ts';

const MOST_TURNS = 300;
const FOLDS = 5;
/** Every second game both sides play under whims, so that positions come up that the policy alone would not reach. */
const WHIMSICAL = 2;

const words = process.argv.slice(2);
const option = (name: string, usual: string): string => {
  const at = words.indexOf(name);
  return at < 0 ? usual : words.splice(at, 2)[1];
};
const share = option('--share', '');
const penalty = Number(option('--penalty', '300'));
const [game = 'ancients', games = '60', seed = '1'] = words;
const rules = rulesets.find(({ id }) => id === game);
const { brings } = botsOf(game);
if (!rules || !brings) throw new Error(`${game} has nothing to fit`);
const folder = path.join('.fit', `${game}-${games}-${seed}`);
const fileOf = (battle: string): string => path.join(folder, `${battle.replace('/', '-')}.bin`);

/** Plays a battle so many times; answers rows of features with the result behind them. */
function played(battle: string): { width: number; rows: number[] } {
  if (!rules || !brings) throw new Error('nothing to play');
  const rows: number[] = [];
  let width = 0;
  for (let n = 0; n < Number(games); n++) {
    const g: KernelState = rules.start({ scenario: battle }, new SeededChance(`fit ${seed} ${battle} ${n}`));
    const policy = brings.policy(g.battle, 'steady');
    const features = brings.features(g.battle);
    width = features.names.length;
    const seen = new Float64Array(width);
    const met: { seat: number; inputs: number[] }[] = [];
    let clock = Number.NEGATIVE_INFINITY;
    while (g.outcome === RUNNING && g.turn <= MOST_TURNS) {
      const waiting = pending(g);
      if (!waiting?.decision) break;
      const now = brings.clock(g);
      if (now > clock) {
        clock = now;
        const seat = brings.turnOf(g);
        features.write(g, seat, seen);
        met.push({ seat, inputs: [...seen] });
      }
      const seat: number = waiting.decision.who(g, g.frames[g.depth]);
      const salt = n % WHIMSICAL === 1 ? 1 + ((n * 31 + now * 7 + brings.sideOf(seat)) % 997) : 0;
      waiting.decision.take(g, g.frames[g.depth], policy.choose(g, seat, waiting, whimOf(salt)));
      run(g);
    }
    if (g.outcome === RUNNING) continue;
    for (const { seat, inputs } of met) {
      rows.push(...inputs, g.outcome === DRAW ? 0.5 : g.outcome - WIN === brings.sideOf(seat) ? 1 : 0);
    }
  }
  return { width, rows };
}

const battles = rules.scenarios.map(({ id }) => id);
fs.mkdirSync(folder, { recursive: true });
if (share !== '') {
  const [which, of] = share.split('/').map(Number);
  battles.forEach((battle, i) => {
    if (i % of !== which || fs.existsSync(fileOf(battle))) return;
    const { width, rows } = played(battle);
    const out = Float64Array.from([width, ...rows]);
    fs.writeFileSync(`${fileOf(battle)}.part`, new Uint8Array(out.buffer));
    fs.renameSync(`${fileOf(battle)}.part`, fileOf(battle));
    process.send?.(battle);
  });
  process.exit(0);
}

const began = performance.now();
let ready = battles.filter((battle) => fs.existsSync(fileOf(battle))).length;
const before = ready;
await Promise.all(
  [0, 1].map(
    (i) =>
      new Promise<void>((resolve, reject) => {
        const child = fork(fileURLToPath(import.meta.url), [game, games, seed, '--share', `${i}/2`]);
        child.on('message', () => {
          ready++;
          const left = ((performance.now() - began) / (ready - before)) * (battles.length - ready);
          process.stderr.write(
            `\r${ready} of ${battles.length} battles played, ${(left / 60_000).toFixed(1)} min left   `,
          );
        });
        child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))));
      }),
  ),
);
process.stderr.write('\n');

interface Part {
  readonly battle: string;
  readonly rows: Rows;
}

const parts: Part[] = battles.map((battle) => {
  const bytes = fs.readFileSync(fileOf(battle));
  const all = new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 8);
  const width = all[0];
  const count = (all.length - 1) / (width + 1);
  const inputs = new Float64Array(count * width);
  const results = new Float64Array(count);
  for (let r = 0; r < count; r++) {
    inputs.set(all.subarray(1 + r * (width + 1), 1 + r * (width + 1) + width), r * width);
    results[r] = all[1 + r * (width + 1) + width];
  }
  return { battle, rows: { inputs, results, width } };
});

const names = brings.features(rules.start({ scenario: battles[0] }, new SeededChance('names')).battle).names;

const joined = (some: readonly Part[], only?: readonly number[]): Rows => {
  const width = only?.length ?? names.length;
  const results = Float64Array.from(some.flatMap(({ rows }) => [...rows.results]));
  const inputs = new Float64Array(results.length * width);
  let at = 0;
  for (const { rows } of some) {
    for (let r = 0; r < rows.results.length; r++) {
      for (let i = 0; i < width; i++) inputs[at++] = rows.inputs[r * rows.width + (only ? only[i] : i)];
    }
  }
  return { inputs, results, width };
};

/** Chances in battles that were held out, all folds together. */
function heldOut(only?: readonly number[]): Calibration {
  const chances: Rows[] = [];
  const odds: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const { weights } = fit(
      joined(
        parts.filter((_, i) => i % FOLDS !== fold),
        only,
      ),
      penalty,
    );
    const rows = joined(
      parts.filter((_, i) => i % FOLDS === fold),
      only,
    );
    for (let r = 0; r < rows.results.length; r++) {
      let sum = 0;
      for (let i = 0; i < rows.width; i++) sum += rows.inputs[r * rows.width + i] * weights[i];
      odds.push(sum);
    }
    chances.push(rows);
  }
  const results = Float64Array.from(chances.flatMap((rows) => [...rows.results]));
  return calibrate({ inputs: Float64Array.from(odds), results, width: 1 }, Float64Array.of(1));
}

const told = (name: string, { brier, logLoss }: Calibration): string =>
  `${name}: Brier ${brier.toFixed(4)}, log loss ${logLoss.toFixed(4)}`;
const count = names.findIndex((name) => /^(banners|count|decks|score)$/i.test(name));
const tempo = names.indexOf('tempo');
const all = heldOut();
console.log(
  `${game}: ${all.positions} positions of ${battles.length} battles, ${games} games each; battles held out by fifths`,
);
if (count >= 0) console.log(told(`${names[count]} alone`, heldOut(tempo >= 0 ? [count, tempo] : [count])));
console.log(told('all features', all));
for (const [i, { count: n, said, came }] of all.tenths.entries()) {
  const error = Math.sqrt((came * (1 - came)) / Math.max(1, n));
  console.log(
    `  ${i * 10} to ${i * 10 + 10} %: ${n} positions, said ${(100 * said).toFixed(1)}, came ${(100 * came).toFixed(1)} (+-${(200 * error).toFixed(1)})`,
  );
}

const { weights } = fit(joined(parts), penalty);
const byName = Object.fromEntries(names.map((name, i) => [name, Number(weights[i].toPrecision(6))]));
const kept: Weights = {
  game,
  command: `npm run fit -- ${game} ${games} ${seed} --penalty ${penalty}`,
  games: battles.length * Number(games),
  positions: all.positions,
  weights: byName,
  checksum: checksumOf(byName),
};
fs.mkdirSync('src/bots/weights', { recursive: true });
fs.writeFileSync(`src/bots/weights/${game}.json`, `${JSON.stringify(kept, null, 2)}\n`);
console.log(`src/bots/weights/${game}.json, ${((performance.now() - began) / 60_000).toFixed(1)} min`);
