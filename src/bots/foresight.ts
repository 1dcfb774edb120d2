// Looking ahead by playing on: each choice is tried in a few imagined futures, both sides go on by a quick rule of thumb
// until the horizon, and what is then left is weighed. The futures are the same for every choice (same hidden cards, same
// keyed dice), so that few of them tell choices apart; those that fall behind are dropped early. The same question gets the
// same answer. A game brings its rule of thumb and its weights (`Outlook`); nothing here knows a rule.

import { Choices } from '../kernel/choice.ts';
import { pending, run } from '../kernel/procedure.ts';
import { copyInto, type KernelState, RUNNING } from '../kernel/state.ts';
import type { Question } from './bot.ts';

export interface Outlook<G extends KernelState> {
  /** A sensible choice for whoever decides, without looking ahead; `choices` has at least two. */
  quick(g: G, seat: number, decision: string, choices: Choices): number;
  /** What the position is worth to a side: higher is better for it. A finished battle must outweigh everything else. */
  worth(g: G, seat: number): number;
  /** Whether the future has been followed far enough; `from` is the position that was asked about. */
  farEnough(g: G, from: G): boolean;
}

/** How many futures are tried in each round of dropping, and the most decisions that one future is followed for. */
export interface Patience {
  readonly rounds: readonly number[];
  readonly steps: number;
}

/** A state of the same battle to play on in. */
export function spareOf<G extends KernelState>(g: G): G {
  const spare = new g.layout.State() as G;
  spare.battle = g.battle;
  spare.shows = g.shows;
  spare.procedures = g.procedures;
  return spare;
}

export class Foresight<G extends KernelState, V> {
  private readonly outlook: Outlook<G>;
  private readonly patience: Patience;
  private readonly offered = new Choices();
  /** The position asked about, and the one that is played on in. */
  private futures: { readonly from: G; readonly ahead: G } | null = null;

  constructor(outlook: Outlook<G>, patience: Patience) {
    this.outlook = outlook;
    this.patience = patience;
  }

  /** The best of `candidates`; ties go to the first. */
  choose(question: Question<G, V>, candidates: readonly number[], seed: string): number {
    let alive = candidates.map((choice) => ({ choice, sum: 0 }));
    let future = 0;
    for (const count of this.patience.rounds) {
      for (let i = 0; i < count; i++) {
        const g = question.imagine(`${seed} ${future++}`);
        for (const one of alive) one.sum += this.follow(g, question.seat, one.choice);
      }
      if (alive.length === 1) break;
      alive.sort((a, b) => b.sum - a.sum);
      alive = alive.slice(0, Math.max(1, Math.ceil(alive.length / 3)));
    }
    return alive[0].choice;
  }

  /** What a future is worth in which the seat takes `choice` now. */
  private follow(g: G, seat: number, choice: number): number {
    if (this.futures === null || this.futures.from.battle !== g.battle) {
      this.futures = { from: spareOf(g), ahead: spareOf(g) };
    }
    const { from, ahead } = this.futures;
    const { outlook, offered } = this;
    copyInto(from, g);
    copyInto(ahead, g);
    ahead.chance = g.chance;
    let taken = choice;
    for (let step = 0; step < this.patience.steps; step++) {
      const decision = pending(ahead)?.decision;
      if (!decision) break;
      const frame = ahead.frames[ahead.depth];
      if (step > 0) {
        if (outlook.farEnough(ahead, from)) break;
        offered.clear();
        decision.choices(ahead, frame, offered);
        taken =
          offered.count === 1
            ? offered.list[0]
            : outlook.quick(ahead, decision.who(ahead, frame), pending(ahead)?.name ?? '', offered);
      }
      decision.take(ahead, frame, taken);
      run(ahead);
      if (ahead.outcome !== RUNNING) break;
    }
    return outlook.worth(ahead, seat);
  }
}
