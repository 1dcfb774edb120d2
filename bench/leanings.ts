// What temperaments cost and how they show, in a game of the Commands family: the policy of each against the steady one, the same battles
// and seeds with seats swapped; its share with a 95 % interval (by pairs), and beside it, for both: attacks a turn, the turn of its first
// attack, and the part of its units that stand within the enemy's reach when its turn ends.
//   npx tsx bench/leanings.ts GAME [pairs of games for each battle: 6]

import { factsOf } from '../src/bots/commands/policy.ts';
import type { Policy, Temperament } from '../src/bots/general/brings.ts';
import type { State } from '../src/families/commands/rules/state.ts';
import { CLOSE, FIRE } from '../src/families/commands/tables/verbs.ts';
import { SeededChance } from '../src/kernel/chance.ts';
import { verbOf } from '../src/kernel/choice.ts';
import { pending, run } from '../src/kernel/procedure.ts';
import { RUNNING, WIN } from '../src/kernel/state.ts';
import { botsOf, rulesets } from '../src/loaded.ts';

const MOST_TURNS = 400;

const [game = 'ancients', pairs = '6'] = process.argv.slice(2);
const rules = rulesets.find(({ id }) => id === game);
const { brings } = botsOf(game);
if (!rules || !brings) throw new Error(`${game} has no policy`);

/** What a side did: attacks, turns, the turn of the first attack, parts of units in reach summed over its turns. */
interface Shown {
  attacks: number;
  turns: number;
  first: number;
  exposed: number;
}
const nothing = (): Shown => ({ attacks: 0, turns: 0, first: 0, exposed: 0 });

/** The part of a side's units that an enemy could strike or shoot at in a turn. */
function exposed(g: State, side: number): number {
  const { strikes, shoots } = factsOf(g.battle);
  const { firstUnit, board } = g.battle;
  let units = 0;
  let reached = 0;
  for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
    if (g.unitHex[u] < 0) continue;
    units++;
    for (let e = firstUnit[1 - side]; e < firstUnit[2 - side]; e++) {
      if (g.unitHex[e] < 0) continue;
      if (board.distance[g.unitHex[u] * board.size + g.unitHex[e]] > Math.max(strikes[e], shoots[e])) continue;
      reached++;
      break;
    }
  }
  return units === 0 ? 0 : reached / units;
}

/** One game; `shown` by side. Answers the side that won, -1 for none. */
function play(g: State, policies: readonly Policy<State>[], shown: readonly Shown[]): number {
  const first = [0, 0];
  let turn = g.turn;
  let side = g.active;
  shown[side].turns++;
  while (g.outcome === RUNNING && g.turn < MOST_TURNS) {
    const waiting = pending(g);
    if (!waiting?.decision) break;
    if (g.turn !== turn) {
      shown[side].exposed += exposed(g, side);
      turn = g.turn;
      side = g.active;
      shown[side].turns++;
    }
    const seat = waiting.decision.who(g, g.frames[g.depth]);
    const choice = policies[seat].choose(g, seat, waiting, null);
    if (verbOf(choice) === CLOSE || verbOf(choice) === FIRE) {
      shown[seat].attacks++;
      if (first[seat] === 0) first[seat] = g.turn;
    }
    waiting.decision.take(g, g.frames[g.depth], choice);
    run(g);
  }
  for (const seat of [0, 1]) shown[seat].first += first[seat] || g.turn;
  return g.outcome >= WIN ? g.outcome - WIN : -1;
}

const told = ({ attacks, turns, first, exposed: part }: Shown, games: number): string =>
  `${(attacks / turns).toFixed(2)} attacks a turn, the first in turn ${(first / games).toFixed(1)}, ` +
  `${((100 * part) / turns).toFixed(0)} % of its units within reach`;

for (const temperament of ['cautious', 'bold'] satisfies Temperament[]) {
  const points: number[] = [];
  const leaning = nothing();
  const steady = nothing();
  for (const { id } of rules.scenarios) {
    for (let n = 0; n < Number(pairs); n++) {
      let won = 0;
      for (const seat of [0, 1]) {
        const g = rules.start({ scenario: id }, new SeededChance(`leanings ${id} ${n}`)) as unknown as State;
        const policies = [brings.policy(g.battle, 'steady'), brings.policy(g.battle, 'steady')] as Policy<State>[];
        policies[seat] = brings.policy(g.battle, temperament) as Policy<State>;
        const winner = play(g, policies, seat === 0 ? [leaning, steady] : [steady, leaning]);
        won += winner < 0 ? 0.5 : winner === seat ? 1 : 0;
      }
      points.push(won / 2);
    }
  }
  const mean = points.reduce((sum, p) => sum + p, 0) / points.length;
  const spread = Math.sqrt(points.reduce((sum, p) => sum + (p - mean) ** 2, 0) / points.length);
  const games = 2 * points.length;
  const share = (p: number): string => (100 * p).toFixed(1);
  const error = (1.96 * spread) / Math.sqrt(points.length);
  console.log(
    `${game}: ${temperament} ${share(mean)} % (${share(mean - error)} to ${share(mean + error)}) of ${games} against steady\n` +
      `  ${temperament}: ${told(leaning, games)}\n  steady: ${told(steady, games)}`,
  );
}
