// Random play over the bare engine of any game, for fuzz, perft and views.

import { Choices } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import type { KernelState } from '../../src/kernel/state.ts';

const offered = new Choices();

/** The choices of the decision that waits; empty when the game is over. */
export function choicesOf(g: KernelState): number[] {
  const p = pending(g);
  offered.clear();
  if (p?.decision) p.decision.choices(g, g.frames[g.depth], offered);
  return offered.toArray();
}

export function play(g: KernelState, choice: number): void {
  const p = pending(g);
  if (!p?.decision) throw new Error('nobody decides now');
  p.decision.take(g, g.frames[g.depth], choice);
  run(g);
}

export const decisionName = (g: KernelState): string => pending(g)?.name ?? '';

/** The seat that is asked; -1 when nobody is. */
export function seatOf(g: KernelState): number {
  const decision = pending(g)?.decision;
  return decision ? decision.who(g, g.frames[g.depth]) : -1;
}

const MOST_DECISIONS = 40_000;

/** Plays to the end; `each` sees every state before its choice is played. Answers the number of decisions. */
export function playOut<G extends KernelState>(
  g: G,
  random: (below: number) => number,
  each?: (g: G, choices: number[], choice: number) => void,
): number {
  for (let n = 0; ; n++) {
    const choices = choicesOf(g);
    if (pending(g) === null) return n;
    if (choices.length === 0) throw new Error(`dead end at ${decisionName(g)}`);
    if (n > MOST_DECISIONS) throw new Error('the game does not end');
    const choice = choices[random(choices.length)];
    each?.(g, choices, choice);
    play(g, choice);
  }
}
