// How strong and how quick the policy of a game is: games against another bot, seats swapped, with a 95 % interval (Wilson);
// microseconds a decision, with the rules carried out and without; playouts a second, policy against policy, from the middle of a
// battle to its end; microseconds a call of the features. All in processor time, warmed up, beside the reference loop.
// The checksum of all choices is the same as long as the policy chooses as before.
//   npx tsx bench/policy-pace.ts GAME [pairs of games for each battle, 0 for none: 4] [opponent: drill] [player: policy]

import { cpuSeconds, measureReference } from '../src/cli/bench/bench-measure.ts';
import { SeededChance } from '../src/kernel/chance.ts';
import { pending, run } from '../src/kernel/procedure.ts';
import { copyInto, type KernelState, RUNNING } from '../src/kernel/state.ts';
import { botsOf, rulesets } from '../src/loaded.ts';
import { percent, playAll, type Result, scenariosOf, wilson } from './bouts.ts';

const words = process.argv.slice(2, process.argv.includes('--share') ? -2 : undefined);
const [game = 'ancients', pairs = '4', opponent = 'drill', player = 'policy'] = words;

/** Futures of each battle, processor seconds of warming up and of measuring, and of a call of the features. */
const FUTURES = 4;
const WARM = 5;
const MEASURED = 8;
const CALLING = 2;
/** Positions whose features are written again and again. */
const KEPT = 1500;
const MOST_TURNS = 400;

if (Number(pairs) > 0) {
  const bouts = scenariosOf([game]).flatMap((scenario) =>
    Array.from({ length: 2 * Number(pairs) }, (_, n) => ({
      scenario,
      bots: n % 2 === 0 ? ([player, opponent] as const) : ([opponent, player] as const),
      seed: `policy ${scenario} ${n >> 1}`,
    })),
  );
  const results = await playAll(bouts, 2);
  const won = ({ bots, winner }: Result): boolean => winner >= 0 && bots[winner] === player;
  const wins = results.filter(won).length;
  const lost = results.filter((r) => r.winner >= 0 && !won(r)).length;
  const [low, high] = wilson(wins, results.length);
  console.log(
    `${game}: ${player} won ${wins}, lost ${lost} of ${results.length} against ${opponent}: ${percent(wins / results.length)} ` +
      `(${percent(low)} to ${percent(high)}); ${(results.reduce((sum, r) => sum + r.turns, 0) / results.length).toFixed(0)} turns a game`,
  );
}

type Choose = (g: KernelState) => number;

/** Plays on; answers how many decisions were made. */
function playOn(g: KernelState, choose: Choose, turns: number): number {
  let decisions = 0;
  while (g.outcome === RUNNING && g.turn < turns) {
    const decision = pending(g)?.decision;
    if (!decision) break;
    decision.take(g, g.frames[g.depth], choose(g));
    run(g);
    decisions++;
  }
  return decisions;
}

const rules = rulesets.find(({ id }) => id === game);
const brings = botsOf(game).brings;
if (!rules || !brings) throw new Error(`${game} has no policy`);

/** The middle of each battle: after ten turns, in Dark Ages, where six or seven are a battle, after two. */
const middles = rules.scenarios.flatMap(({ id }) => {
  const g: KernelState = rules.start({ scenario: id }, new SeededChance(`pace ${id}`));
  const policy = brings.policy(g.battle, 'steady');
  const choose: Choose = (at) => {
    const waiting = pending(at);
    if (!waiting?.decision) throw new Error('nobody is asked');
    return policy.choose(at, waiting.decision.who(at, at.frames[at.depth]), waiting, null);
  };
  playOn(g, choose, g.turn + (game === 'dark-ages' ? 2 : 10));
  return g.outcome === RUNNING ? [{ id, g, choose, ahead: rules.spare(g), features: brings.features(g.battle) }] : [];
});

/** All futures of all battles once, with other dice and cards in each round; answers decisions and playouts. */
function pass(chooseBy: (middle: (typeof middles)[number]) => Choose, round = 0): { decisions: number; games: number } {
  let decisions = 0;
  for (const middle of middles) {
    for (let n = 0; n < FUTURES; n++) {
      copyInto(middle.ahead, middle.g);
      middle.ahead.chance = new SeededChance(`pace ${middle.id} ${n}${round === 0 ? '' : ` ${round}`}`);
      decisions += playOn(middle.ahead, chooseBy(middle), MOST_TURNS);
    }
  }
  return { decisions, games: middles.length * FUTURES };
}

/** Rounds begun so far: who remembers what he has chosen must not meet the same futures again. */
let rounds = 0;

/**
 * Whole passes for so many processor seconds, through new futures unless they are to be the first ones again; answers the microseconds of a
 * decision, on average and in the quickest pass.
 */
function measured(chooseBy: (middle: (typeof middles)[number]) => Choose, seconds: number, again = false) {
  const began = cpuSeconds();
  let decisions = 0;
  let games = 0;
  let spent = 0;
  let quickest = Number.POSITIVE_INFINITY;
  do {
    const made = pass(chooseBy, again ? 0 : ++rounds);
    decisions += made.decisions;
    games += made.games;
    const now = cpuSeconds() - began;
    quickest = Math.min(quickest, ((now - spent) / made.decisions) * 1e6);
    spent = now;
  } while (spent < seconds);
  return { quickest, decision: (spent / decisions) * 1e6, playouts: games / spent, each: decisions / games };
}

const kept: number[] = [];
const positions: { features: (typeof middles)[number]['features']; state: KernelState; seat: number }[] = [];
let every = 0;
pass(({ choose, features, g }) => {
  let clock = -1;
  return (at) => {
    const choice = choose(at);
    kept.push(choice);
    const now = brings.clock(at);
    if (now > clock && every++ % 4 === 0 && positions.length < KEPT) {
      const state = rules.spare(g);
      copyInto(state, at);
      positions.push({ features, state, seat: brings.turnOf(at) });
    }
    clock = now;
    return choice;
  };
});
let checksum = 0;
for (const choice of kept) checksum = (Math.imul(checksum, 31) + choice) | 0;

const before = measureReference(1);
measured(({ choose }) => choose, WARM);
const whole = measured(({ choose }) => choose, MEASURED);
const choices = Int32Array.from(kept);
let next = 0;
const asKept: Choose = () => {
  if (next === choices.length) next = 0;
  return choices[next++];
};
measured(() => asKept, 1, true);
const ruled = measured(() => asKept, 2, true);

const out = new Float64Array(positions[0].features.names.length);
const write = (seconds: number): number => {
  const began = cpuSeconds();
  let calls = 0;
  let spent = 0;
  do {
    for (const { features, state, seat } of positions) features.write(state, seat, out);
    calls += positions.length;
    spent = cpuSeconds() - began;
  } while (spent < seconds);
  return (spent / calls) * 1e6;
};
write(CALLING / 2);
const call = write(CALLING);
const after = measureReference(1);
console.log(
  `${game}: ${whole.decision.toFixed(1)} us a decision with its rules (quickest pass ${whole.quickest.toFixed(1)}), ${(whole.decision - ruled.decision).toFixed(1)} without; ` +
    `${whole.playouts.toFixed(0)} playouts a second from the middle, ${whole.each.toFixed(0)} decisions each; ` +
    `${call.toFixed(1)} us a call of the features; reference ${before.toFixed(0)} to ${after.toFixed(0)} million draws a second; ` +
    `checksum of ${kept.length} choices ${(checksum >>> 0).toString(16)}`,
);
