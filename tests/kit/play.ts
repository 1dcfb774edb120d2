// Random play over the bare engine, for fuzz, perft and views.

import type { State } from '../../src/families/commands/state.ts';
import { Choices } from '../../src/kernel/choice.ts';
import { pending, run } from '../../src/kernel/procedure.ts';

const offered = new Choices();

/** The choices of the decision that waits; empty when the game is over. */
export function choicesOf(g: State): number[] {
  const p = pending(g);
  offered.clear();
  if (p?.decision) p.decision.choices(g, g.frames[g.depth], offered);
  return offered.toArray();
}

export function play(g: State, choice: number): void {
  const p = pending(g);
  if (!p?.decision) throw new Error('nobody decides now');
  p.decision.take(g, g.frames[g.depth], choice);
  run(g);
}

export const decisionName = (g: State): string => pending(g)?.name ?? '';

const MOST_DECISIONS = 40_000;

/** Plays to the end; `each` sees every state before its choice is played. Answers the number of decisions. */
export function playOut(
  g: State,
  random: (below: number) => number,
  each?: (g: State, choices: number[], choice: number) => void,
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
