// What thinking brings: a level plans the turn (or goes on after a roll, or answers) in positions from battles of the policy against
// itself, and its plan is compared with the policy's own in futures that it has not seen, followed several turns. A measure for
// tuning, far cheaper than whole games; what is kept is decided by games (`bench/match.ts`). With `--keep FILE` the gains at each position
// are written there, so that settings can be compared position by position.
//   npx tsx bench/thinking.ts GAME [positions: 40] [futures: 200] [depth: 3] [levels: captain,commander,general] [--at turn|roll|answer] [--keep FILE]

import fs from 'node:fs';
import { spareOf } from '../src/bots/foresight.ts';
import { General } from '../src/bots/general/general.ts';
import { LEVELS } from '../src/bots/general/levels.ts';
import { Playout } from '../src/bots/general/playout.ts';
import type { Thinking } from '../src/bots/general/thinking.ts';
import { whimOf } from '../src/bots/general/whim.ts';
import { SeededChance } from '../src/kernel/chance.ts';
import { pending, run } from '../src/kernel/procedure.ts';
import { copyInto, type KernelState, RUNNING } from '../src/kernel/state.ts';
import { botsOf, rulesets } from '../src/loaded.ts';
import { questionIn } from './question.ts';

const words = process.argv.slice(2);
const option = (name: string, usual: string): string => {
  const at = words.indexOf(name);
  return at < 0 ? usual : words.splice(at, 2)[1];
};
const at = option('--at', 'turn');
const keep = option('--keep', '');
const [game = 'ancients', positions = '40', futures = '200', depth = '3', levels = 'captain,commander,general'] = words;
const rules = rulesets.find(({ id }) => id === game);
const bots = botsOf(game);
const { brings } = bots;
if (!rules || !brings) throw new Error(`${game} has no general`);

/** Tells whether anything was rolled since the turn began. */
class NotedChance extends SeededChance {
  asked = false;
  override roll(g: KernelState): boolean {
    this.asked = true;
    return super.roll(g);
  }
}

/** Positions at which a turn begins, or one goes on after a roll, or answers; from games of the policy under whims, one from each game. */
function* positionsOf(count: number): Generator<KernelState> {
  for (let n = 0; n < count; n++) {
    const { id } = rules!.scenarios[n % rules!.scenarios.length];
    const chance = new NotedChance(`think ${n}`);
    const g: KernelState = rules!.start({ scenario: id }, chance);
    const policy = brings!.policy(g.battle, 'steady');
    const stop = 1 + ((n * 7) % 13);
    let before = -1;
    while (g.outcome === RUNNING) {
      const waiting = pending(g);
      if (!waiting?.decision) break;
      const seat: number = waiting.decision.who(g, g.frames[g.depth]);
      const clock = brings!.clock(g);
      if (clock !== before) chance.asked = false;
      before = clock;
      const own = brings!.sideOf(brings!.turnOf(g)) === brings!.sideOf(seat);
      const here = at === 'answer' ? !own : own && chance.asked === (at === 'roll');
      if (clock >= stop && here && !brings!.small.has(waiting.name) && questionIn(g, game).choices.length > 1) {
        yield g;
        break;
      }
      waiting.decision.take(g, g.frames[g.depth], policy.choose(g, seat, waiting, whimOf(n % 2 === 1 ? 1 + clock : 0)));
      run(g);
    }
  }
}

interface Tally {
  cpu: number;
  work: number;
  plans: number;
  other: number;
  gains: number[];
  own: number[];
}
const settings: [string, Thinking][] = levels.endsWith('.json')
  ? (Object.entries(JSON.parse(fs.readFileSync(levels, 'utf8'))) as [string, Thinking][])
  : levels.split(',').map((name) => {
      const level = LEVELS.find((one) => one.name === name);
      if (!level?.thinking) throw new Error(`no level ${name} that thinks`);
      return [name, level.thinking(brings.horizon)];
    });
const tallies = new Map<string, Tally>(
  settings.map(([name]) => [name, { cpu: 0, work: 0, plans: 0, other: 0, gains: [], own: [] }]),
);
const weights = bots.worth!;
for (const g of positionsOf(Number(positions))) {
  const question = questionIn(g, game);
  const side = brings.sideOf(question.seat);
  const policies = [brings.policy(g.battle, 'steady'), brings.policy(g.battle, 'steady')] as const;
  const playout = new Playout(brings, g, policies);
  const usualOf = (): number[] => {
    playout.begin(question.imagine('usual'));
    return playout.plan(question.seat, [], null);
  };
  const usual = usualOf();
  const clock = brings.clock(g);
  for (const [name, thinking] of settings) {
    const general = new General<KernelState, unknown>({
      name,
      seed: 'bench',
      brings,
      thinking,
      policies: () => policies,
      worth: () => ({ of: (state: KernelState, seat: number) => weights(state, brings!.sideOf(seat)) }),
    });
    if (at === 'roll') general.goesOn(clock);
    const began = process.cpuUsage();
    const thought = general.think(question);
    const used = process.cpuUsage(began);
    const tally = tallies.get(name)!;
    tally.cpu += (used.user + used.system) / 1000;
    tally.work += thought.work;
    tally.plans += thought.plans.length;
    const [{ plan, lead }] = thought.plans;
    tally.own.push(lead);
    if (plan.length === usual.length && plan.every((choice, i) => choice === usual[i])) {
      tally.gains.push(0);
      continue;
    }
    tally.other++;
    let gain = 0;
    const from = spareOf(g);
    for (let n = 0; n < Number(futures); n++) {
      const imagined = question.imagine(`fresh ${n}`);
      copyInto(from, imagined);
      from.chance = imagined.chance;
      const worthOf = (some: readonly number[]): number => {
        playout.begin(from);
        playout.follow(some);
        playout.on(clock + Number(depth));
        return weights(playout.ahead, side);
      };
      gain += (worthOf(plan) - worthOf(usual)) / Number(futures);
    }
    tally.gains.push(gain);
  }
  if (keep !== '') fs.writeFileSync(keep, JSON.stringify(Object.fromEntries(tallies)));
}
const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
for (const [name, { cpu, work, plans, other, gains, own }] of tallies) {
  const n = gains.length;
  const m = mean(gains);
  const error = Math.sqrt(mean(gains.map((x) => (x - m) ** 2)) / Math.max(1, n - 1));
  console.log(
    `${game} ${name}: ${n} positions, ${(plans / n).toFixed(1)} plans, another than the policy's in ${other}; it promised itself ${(100 * mean(own)).toFixed(2)}, ` +
      `gained ${(100 * m).toFixed(2)} +-${(200 * error).toFixed(2)} points of chance; ${(cpu / n).toFixed(0)} ms of processor time, ${(work / n).toFixed(0)} decisions`,
  );
}
