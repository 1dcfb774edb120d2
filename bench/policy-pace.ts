// How strong and how quick the policy of a game is: games against another bot, seats swapped, with a 95 % interval (Wilson);
// microseconds a decision; and playouts a second, policy against policy, from the middle of a battle to its end.
//   npx tsx bench/policy-pace.ts GAME [pairs of games for each battle: 4] [opponent: drill]

import { SeededChance } from '../src/kernel/chance.ts';
import { pending, run } from '../src/kernel/procedure.ts';
import { copyInto, type KernelState, RUNNING } from '../src/kernel/state.ts';
import { botsOf, rulesets } from '../src/loaded.ts';
import { percent, playAll, type Result, scenariosOf, wilson } from './bouts.ts';

const words = process.argv.slice(2, process.argv.includes('--share') ? -2 : undefined);
const [game = 'ancients', pairs = '4', opponent = 'drill'] = words;

const bouts = scenariosOf([game]).flatMap((scenario) =>
  Array.from({ length: 2 * Number(pairs) }, (_, n) => ({
    scenario,
    bots: n % 2 === 0 ? (['policy', opponent] as const) : ([opponent, 'policy'] as const),
    seed: `policy ${scenario} ${n >> 1}`,
  })),
);
const results = await playAll(bouts, 2);
const won = ({ bots, winner }: Result): boolean => winner >= 0 && bots[winner] === 'policy';
const wins = results.filter(won).length;
const lost = results.filter((r) => r.winner >= 0 && !won(r)).length;
const [low, high] = wilson(wins, results.length);
console.log(
  `${game}: policy won ${wins}, lost ${lost} of ${results.length} against ${opponent}: ${percent(wins / results.length)} ` +
    `(${percent(low)} to ${percent(high)}); ${(results.reduce((sum, r) => sum + r.turns, 0) / results.length).toFixed(0)} turns a game`,
);

/** Plays on by the policy alone; answers how many decisions were made. */
function playOn(g: KernelState, choose: (g: KernelState) => number, turns: number): number {
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
let [decisions, games, spent] = [0, 0, 0];
for (const { id } of rules.scenarios) {
  const g = rules.start({ scenario: id }, new SeededChance(`pace ${id}`));
  const policy = brings.policy(g.battle, 'steady');
  const choose = (at: KernelState): number => {
    const waiting = pending(at);
    if (!waiting?.decision) throw new Error('nobody is asked');
    return policy.choose(at, waiting.decision.who(at, at.frames[at.depth]), waiting, null);
  };
  // The middle of a battle: after ten turns, in Dark Ages, where six or seven are a battle, after two.
  playOn(g, choose, g.turn + (game === 'dark-ages' ? 2 : 10));
  const ahead = rules.spare(g);
  for (let n = 0; n < 12 && g.outcome === RUNNING; n++) {
    copyInto(ahead, g);
    ahead.chance = new SeededChance(`pace ${id} ${n}`);
    const began = process.cpuUsage();
    const made = playOn(ahead, choose, 400);
    const { user, system } = process.cpuUsage(began);
    // The first ones warm the engine up.
    if (n < 4) continue;
    decisions += made;
    games++;
    spent += user + system;
  }
}
console.log(
  `${(spent / decisions).toFixed(1)} us a decision with its rules; ${((games / spent) * 1e6).toFixed(0)} playouts a second from the middle; ` +
    `${(decisions / games).toFixed(0)} decisions each`,
);
