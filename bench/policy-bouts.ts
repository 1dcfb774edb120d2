// Games between two sets of numbers for the policy of a Commands game, on the bare state and without a question: a game takes a few
// milliseconds, so that differences of a point or two can be seen.

import { CommandsPolicy } from '../src/bots/commands/policy.ts';
import type { Weights } from '../src/bots/commands/weights.ts';
import type { Policy } from '../src/bots/general/brings.ts';
import type { Battle, State } from '../src/families/commands/rules/state.ts';
import { SeededChance } from '../src/kernel/chance.ts';
import { pending, run } from '../src/kernel/procedure.ts';
import { RUNNING } from '../src/kernel/state.ts';
import { rulesets } from '../src/loaded.ts';

const MOST_TURNS = 400;

/** Uniform numbers from 0 to 1. */
export function mulberry(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Points of the first (a win 1, a draw a half) in two games of a battle with the same seed, seats swapped. */
export function playPair(game: string, scenario: string, seed: string, one: Weights, other: Weights): number {
  const rules = rulesets.find(({ id }) => id === game);
  if (!rules) throw new Error(`there is no game ${game}`);
  let points = 0;
  let policies: Policy<State>[] | null = null;
  for (const swapped of [false, true]) {
    const g = rules.start({ scenario }, new SeededChance(seed)) as State;
    const battle: Battle = g.battle;
    policies = [new CommandsPolicy(battle, one), new CommandsPolicy(battle, other)];
    while (g.outcome === RUNNING && g.turn < MOST_TURNS) {
      const waiting = pending(g);
      if (!waiting?.decision) break;
      const seat: number = waiting.decision.who(g, g.frames[g.depth]);
      const player = policies[swapped ? 1 - seat : seat];
      waiting.decision.take(g, g.frames[g.depth], player.choose(g, seat, waiting, null));
      run(g);
    }
    const winner = g.outcome >= 2 ? g.outcome - 2 : -1;
    points += winner < 0 ? 0.5 : winner === (swapped ? 1 : 0) ? 1 : 0;
  }
  return points;
}
