// Playing on by the policy: how the general sees what may come of a plan. One state is played on in again and again; what a
// playout costs is counted, so that thinking can be measured without a clock.

import type { Chance } from '../../kernel/chance.ts';
import { Choices } from '../../kernel/choice.ts';
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
  /** The decisions that the choices of the plan made last have answered. */
  asked: string[] = [];
  private readonly offered = new Choices();

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
    return this.planned(seat, (decision, n) => (n < first.length ? first[n] : this.policyAt(decision, seat, whim)));
  }

  /**
   * A plan that is like another but for one thing: at one place something else is done first, or what was done there is left out. What stood
   * behind it stays as far as it is still on offer, and the policy does the rest.
   */
  changed(seat: number, plan: Answered, at: number, put: Put | null): number[] {
    const rest = new Rest(plan, put === null ? at + 1 : at);
    const changedIn = plan.asked[at];
    return this.planned(seat, (decision, n) => {
      if (n < at) return plan.choices[n];
      const { offered, ahead } = this;
      offered.clear();
      decision.decision?.choices(ahead, ahead.frames[ahead.depth], offered);
      if (n === at && put !== null) return rest.without(put(decision, offered));
      const { name } = decision;
      const next = name !== changedIn && rest.awaits(changedIn) ? -1 : rest.next(name, offered);
      // Before a later part of the turn is closed, whoever was drawn into it by the change acts too.
      if (next >= 0 && !(name !== changedIn && rest.closes(next))) return rest.take(next);
      return rest.without(this.policyAt(decision, seat, null));
    });
  }

  private planned(seat: number, choose: (decision: Compiled, n: number) => number): number[] {
    const { ahead, brings } = this;
    const began = brings.clock(ahead);
    const plan: number[] = [];
    this.asked = [];
    while (ahead.outcome === RUNNING && !this.rolled && brings.clock(ahead) === began && plan.length < MOST_DECISIONS) {
      const decision = pending(ahead);
      if (!decision?.decision || decision.decision.who(ahead, ahead.frames[ahead.depth]) !== seat) break;
      const choice = choose(decision, plan.length);
      this.asked.push(decision.name);
      plan.push(choice);
      this.take(decision, choice);
    }
    return plan;
  }
}

/** The choices of a plan, and what decision each of them answers. */
export interface Answered {
  readonly choices: readonly number[];
  readonly asked: readonly string[];
}

/** Picks something to do first, from what is on offer. */
export type Put = (decision: Compiled, offered: Choices) => number;

/** What is left of a plan that something was changed in. */
class Rest {
  private readonly choices: number[];
  private readonly asked: string[];

  constructor({ choices, asked }: Answered, from: number) {
    this.choices = choices.slice(from);
    this.asked = asked.slice(from);
  }

  /** The next one that answers such a decision and is on offer; -1 if there is none. */
  next(decision: string, offered: Choices): number {
    return this.choices.findIndex((choice, i) => this.asked[i] === decision && offered.has(choice));
  }

  /** It is the last of its kind: with it a part of the turn ends. */
  closes(at: number): boolean {
    return this.asked.lastIndexOf(this.asked[at]) === at;
  }

  /** What comes next answers such a decision, and others of the kind come behind other ones: what is asked in between belongs to the change. */
  awaits(decision: string): boolean {
    const { asked } = this;
    const run = asked.findIndex((one) => one !== decision);
    return run > 0 && asked.indexOf(decision, run) > 0;
  }

  take(at: number): number {
    this.asked.splice(at, 1);
    return this.choices.splice(at, 1)[0];
  }

  /** The same choice; if it comes next, it is no longer left. */
  without(choice: number): number {
    return this.choices[0] === choice ? this.take(0) : choice;
  }
}
