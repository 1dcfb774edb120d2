// Playing on by the policy: how the general sees what may come of a plan. One state is played on in again and again; what a
// playout costs is counted, so that thinking can be measured without a clock.

import type { Chance } from '../../kernel/chance.ts';
import { type Compiled, pending, run } from '../../kernel/procedure.ts';
import { copyInto, type KernelState, RUNNING } from '../../kernel/state.ts';
import { spareOf } from '../foresight.ts';
import type { Brings, Policy, Whim } from './brings.ts';

/** Passes chance through and counts what it was asked: a plan goes as far as nothing has been rolled. */
class CountedChance implements Chance {
  inner: Chance | null = null;
  asked = 0;
  roll(g: KernelState): boolean {
    this.asked++;
    return this.inner !== null && this.inner.roll(g);
  }
  shuffle(g: KernelState, cards: Int16Array, count: number): void {
    this.asked++;
    this.inner?.shuffle(g, cards, count);
  }
}

/** More decisions than any turn has: who reaches it goes round in circles. */
const MOST_DECISIONS = 4000;

export class Playout<G extends KernelState> {
  /** Where it is played on. */
  readonly ahead: G;
  private readonly brings: Brings<G>;
  private readonly chance = new CountedChance();
  /** By side: how each is supposed to play. */
  private readonly policies: readonly [Policy<G>, Policy<G>];
  /** Decisions played so far, over all playouts. */
  decisions = 0;

  constructor(brings: Brings<G>, g: G, policies: readonly [Policy<G>, Policy<G>]) {
    this.brings = brings;
    this.ahead = spareOf(g);
    this.ahead.chance = this.chance;
    this.policies = policies;
  }

  /** Begins at a position; its chance goes on from there. */
  begin(g: G): void {
    copyInto(this.ahead, g);
    this.chance.inner = g.chance;
    this.chance.asked = 0;
  }

  /** Whether anything was rolled or shuffled since the beginning. */
  get rolled(): boolean {
    return this.chance.asked > 0;
  }

  take(decision: Compiled, choice: number): void {
    const { ahead } = this;
    decision.decision?.take(ahead, ahead.frames[ahead.depth], choice);
    run(ahead);
    this.decisions++;
  }

  /** Takes choices that are known to be on offer. */
  follow(choices: readonly number[]): void {
    for (const choice of choices) {
      const decision = pending(this.ahead);
      if (decision === null) return;
      this.take(decision, choice);
    }
  }

  /** What the policy of whoever decides would choose. */
  policyAt(decision: Compiled, seat: number, whim: Whim | null): number {
    return this.policies[this.brings.sideOf(seat)].choose(this.ahead, seat, decision, whim);
  }

  /** Plays on until the clock goes past `until` or the battle is over. */
  on(until: number): void {
    const { ahead, brings } = this;
    for (let n = 0; n < MOST_DECISIONS && ahead.outcome === RUNNING && brings.clock(ahead) <= until; n++) {
      const decision = pending(ahead);
      if (!decision?.decision) return;
      const seat: number = decision.decision.who(ahead, ahead.frames[ahead.depth]);
      this.take(decision, this.policyAt(decision, seat, null));
    }
  }

  /**
   * The plan that the policy makes under a whim, from the position at which the playout has begun: `first` choices, then its own
   * for the seat, as far as nothing is rolled, nobody else is asked and the turn is not over.
   */
  plan(seat: number, first: readonly number[], whim: Whim | null): number[] {
    const { ahead, brings } = this;
    const began = brings.clock(ahead);
    const plan: number[] = [];
    while (ahead.outcome === RUNNING && !this.rolled && brings.clock(ahead) === began && plan.length < MOST_DECISIONS) {
      const decision = pending(ahead);
      if (!decision?.decision || decision.decision.who(ahead, ahead.frames[ahead.depth]) !== seat) break;
      const choice = plan.length < first.length ? first[plan.length] : this.policyAt(decision, seat, whim);
      plan.push(choice);
      this.take(decision, choice);
    }
    return plan;
  }
}
