// Fits the worth of a position: the policy plays against itself in all battles of a game, the features of every position at which a
// turn begins are kept with who won in the end, and the weights that explain it best are written to src/bots/weights/GAME.json.
// Battles are held out in turn to see how true the chances are in battles that were not fitted on. From seeds alone: the
// same call makes the same file. What was played is kept in .fit/ by battle, so that a run that was ended goes on.
// With `--varied` battles that differ a little from those of the shelf are played too, five games each, and fitted on; what is
// told of battles held out is of those of the shelf. With `--mixed` further games are played in which the policy, `drill` and `commander`
// meet each other in turn, so that positions are known that others lead to.
//   npm run fit -- GAME [games for each battle: 60] [seed: 1] [--penalty 300] [--varied games for each battle: 0] [--mixed games for each battle: 0]

import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { OF_THE_BATTLE } from '../src/bots/dark-ages/features.ts';
import { whimOf } from '../src/bots/general/whim.ts';
import { type Calibration, calibrate, fit, type Rows } from '../src/bots/value/fit.ts';
import { checksumOf, type Weights } from '../src/bots/value/worth.ts';
import { SeededChance } from '../src/kernel/chance.ts';
import { pending, run } from '../src/kernel/procedure.ts';
import { DRAW, type KernelState, RUNNING, WIN } from '../src/kernel/state.ts';
import { botsOf, makeBot, rulesets } from '../src/loaded.ts';
import { questionIn } from './question.ts';
import { variedSheets } from './varied.ts';

const MOST_TURNS = 300;
const FOLDS = 5;
/** Every second game both sides play under whims, so that positions come up that the policy alone would not reach. */
const WHIMSICAL = 2;
/** Games of each varied battle. */
const OF_EACH_VARIED = 5;
/** Who meets in mixed games, seat by seat; `policy` plays without whims there. */
const MEETINGS: readonly (readonly string[])[] = [
  ['policy', 'drill'],
  ['drill', 'policy'],
  ['commander', 'drill'],
  ['drill', 'commander'],
  ['commander', 'policy'],
  ['policy', 'commander'],
  ['commander', 'commander'],
  ['drill', 'drill'],
];
/** How many times the penalty holds for features that tell battles apart, not positions. */
const STIFF = 8;

const words = process.argv.slice(2);
const option = (name: string, usual: string): string => {
  const at = words.indexOf(name);
  return at < 0 ? usual : words.splice(at, 2)[1];
};
const share = option('--share', '');
const penalty = Number(option('--penalty', '300'));
const varied = Number(option('--varied', '0'));
const mixed = Number(option('--mixed', '0'));
const [game = 'ancients', games = '60', seed = '1'] = words;
const rules = rulesets.find(({ id }) => id === game);
const { brings } = botsOf(game);
if (!rules || !brings) throw new Error(`${game} has nothing to fit`);
const vary = variedSheets[game];
if (varied > 0 && !vary) throw new Error(`battles of ${game} are not varied`);
const folder = path.join('.fit', `${game}-${games}-${seed}`);
const fileOf = (play: Play): string =>
  path.join(
    folder,
    `${play.battle.replace('/', '-')}${play.varied ? `-varied-${varied}` : play.mixed ? `-mixed-${mixed}` : ''}.bin`,
  );

/** A battle as it stands on the shelf, by the policy or by several players, or battles that differ from it. */
interface Play {
  readonly battle: string;
  readonly varied: boolean;
  readonly mixed: boolean;
}

/** Plays a battle so many times; answers rows of features with the result behind them. */
function played({ battle, varied: other, mixed: several }: Play): { width: number; rows: number[] } {
  if (!rules || !brings) throw new Error('nothing to play');
  const rows: number[] = [];
  let width = 0;
  for (let n = 0; n < (other ? varied : several ? mixed : Number(games)); n++) {
    const chance = new SeededChance(`fit ${seed} ${battle} ${other ? 'varied ' : several ? 'mixed ' : ''}${n}`);
    const g: KernelState = rules.start(
      other ? { text: vary(battle, Math.floor(n / OF_EACH_VARIED)) } : { scenario: battle },
      chance,
    );
    const policy = brings.policy(g.battle, 'steady');
    const features = brings.features(g.battle);
    const meeting = MEETINGS[n % MEETINGS.length];
    const seated = rules.seatNames.map((_, seat) => {
      const name = several ? meeting[brings.sideOf(seat)] : 'policy';
      return name === 'policy' ? null : makeBot(name, `fit ${n} ${seat}`, game);
    });
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
      const salt = !several && n % WHIMSICAL === 1 ? 1 + ((n * 31 + now * 7 + brings.sideOf(seat)) % 997) : 0;
      const choice = seated[seat]?.choose(questionIn(g, game)) ?? policy.choose(g, seat, waiting, whimOf(salt));
      waiting.decision.take(g, g.frames[g.depth], choice);
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
const plays: Play[] = battles.flatMap((battle) => [
  { battle, varied: false, mixed: false },
  ...(varied > 0 ? [{ battle, varied: true, mixed: false }] : []),
  ...(mixed > 0 ? [{ battle, varied: false, mixed: true }] : []),
]);
fs.mkdirSync(folder, { recursive: true });
if (share !== '') {
  const [which, of] = share.split('/').map(Number);
  plays.forEach((play, i) => {
    const file = fileOf(play);
    if (battles.indexOf(play.battle) % of !== which || fs.existsSync(file)) return;
    const { width, rows } = played(play);
    const out = Float64Array.from([width, ...rows]);
    fs.writeFileSync(`${file}.part`, new Uint8Array(out.buffer));
    fs.renameSync(`${file}.part`, file);
    process.send?.(play.battle);
  });
  process.exit(0);
}

const began = performance.now();
let ready = plays.filter((play) => fs.existsSync(fileOf(play))).length;
const before = ready;
await Promise.all(
  [0, 1].map(
    (i) =>
      new Promise<void>((resolve, reject) => {
        const child = fork(fileURLToPath(import.meta.url), [
          ...[game, games, seed],
          ...['--share', `${i}/2`, '--varied', String(varied), '--mixed', String(mixed)],
        ]);
        child.on('message', () => {
          ready++;
          const left = ((performance.now() - began) / (ready - before)) * (plays.length - ready);
          process.stderr.write(
            `\r${ready} of ${plays.length} battles played, ${(left / 60_000).toFixed(1)} min left   `,
          );
        });
        child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))));
      }),
  ),
);
process.stderr.write('\n');

interface Part extends Play {
  /** Of battles held out together. */
  readonly fold: number;
  readonly rows: Rows;
}

const parts: Part[] = plays.map((play) => {
  const bytes = fs.readFileSync(fileOf(play));
  const all = new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 8);
  const width = all[0];
  const count = (all.length - 1) / (width + 1);
  const inputs = new Float64Array(count * width);
  const results = new Float64Array(count);
  for (let r = 0; r < count; r++) {
    inputs.set(all.subarray(1 + r * (width + 1), 1 + r * (width + 1) + width), r * width);
    results[r] = all[1 + r * (width + 1) + width];
  }
  return { ...play, fold: battles.indexOf(play.battle) % FOLDS, rows: { inputs, results, width } };
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

const stiff = names.map((name) => (OF_THE_BATTLE.includes(name) ? STIFF : 1));
const fitted = (some: readonly Part[], only?: readonly number[]): Float64Array =>
  fit(joined(some, only), penalty, only ? undefined : stiff).weights;

/** Chances in battles that were held out, all folds together; of varied ones, or of those by several players, when it is asked for them. */
function heldOut(of: 'shelf' | 'varied' | 'mixed', only?: readonly number[]): Calibration {
  const chances: Rows[] = [];
  const odds: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitted(
      parts.filter((part) => part.fold !== fold),
      only,
    );
    const rows = joined(
      parts.filter(
        (part) => part.fold === fold && part.varied === (of === 'varied') && part.mixed === (of === 'mixed'),
      ),
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
// What a count of losses alone would say: with whose turn it is, and the role where there is one.
const counting = ['banners', 'count', 'lives', 'units to go'].filter((name) => names.includes(name)).slice(0, 1);
const alone = [...counting, 'tempo', 'role'].map((name) => names.indexOf(name)).filter((i) => i >= 0);
const all = heldOut('shelf');
console.log(
  `${game}: ${all.positions} positions of ${battles.length} battles, ${games} games each; battles held out by fifths`,
);
if (counting.length > 0) console.log(told(`${counting[0]} alone`, heldOut('shelf', alone)));
if (varied > 0) console.log(told('all features, varied battles', heldOut('varied')));
if (mixed > 0) {
  console.log(told('all features, several players', heldOut('mixed')));
  // What the policy's games alone would say of them.
  const before = parts.filter((part) => !part.mixed);
  const rows = joined(parts.filter((part) => part.mixed));
  console.log(told("several players, by the policy's games alone", calibrate(rows, fitted(before))));
}
console.log(told('all features', all));
for (const [i, { count: n, said, came }] of all.tenths.entries()) {
  const error = Math.sqrt((came * (1 - came)) / Math.max(1, n));
  console.log(
    `  ${i * 10} to ${i * 10 + 10} %: ${n} positions, said ${(100 * said).toFixed(1)}, came ${(100 * came).toFixed(1)} (+-${(200 * error).toFixed(1)})`,
  );
}

const weights = fitted(parts);
const byName = Object.fromEntries(names.map((name, i) => [name, Number(weights[i].toPrecision(6))]));
const kept: Weights = {
  game,
  command: `npm run fit -- ${game} ${games} ${seed} --penalty ${penalty}${varied > 0 ? ` --varied ${varied}` : ''}${mixed > 0 ? ` --mixed ${mixed}` : ''}`,
  games: battles.length * (Number(games) + varied + mixed),
  positions: parts.reduce((sum, { rows }) => sum + rows.results.length, 0),
  weights: byName,
  checksum: checksumOf(byName),
};
fs.mkdirSync('src/bots/weights', { recursive: true });
fs.writeFileSync(`src/bots/weights/${game}.json`, `${JSON.stringify(kept, null, 2)}\n`);
console.log(`src/bots/weights/${game}.json, ${((performance.now() - began) / 60_000).toFixed(1)} min`);
