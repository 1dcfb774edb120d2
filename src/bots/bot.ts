// What a bot is and what it is asked. A bot gets what its seat may know and nothing else: the view, the choices on offer,
// and states imagined from them. It never sees the real hand of the other side, the deck or the dice to come.

import type { Prompt } from '../kernel/ruleset.ts';
import type { KernelState } from '../kernel/state.ts';
import type { Table } from '../kernel/table.ts';

export interface Question<G, V> {
  readonly seat: number;
  /** What is asked; its `decision` names the kind. */
  readonly prompt: Prompt;
  /** Every legal choice; there is at least one. */
  readonly choices: readonly number[];
  text(choice: number): string;
  /** What the seat sees. */
  view(): V;
  /**
   * A whole state that the seat could be in, at this very decision: what it cannot know is dealt anew by the seed, and its
   * dice are the seed's. It is the bot's own, to play on; asked again it is written anew, so only the last one counts.
   */
  imagine(seed: string): G;
}

export interface Bot<G, V> {
  readonly name: string;
  /** One of the choices. */
  choose(question: Question<G, V>): number;
}

/** How a family makes a state that a seat could be in: see `determinise`. */
export type Imagination<G> = (g: G, seat: number, seed: string, into?: G) => G;

/** The question that waits at a table. */
export function questionAt<G extends KernelState, V>(table: Table<G, V>, imagine: Imagination<G>): Question<G, V> {
  const prompt = table.prompt();
  if (!prompt) throw new Error('the battle is over; nobody is asked');
  const { state, ruleset } = table;
  const { seat } = table;
  let kept: G | undefined;
  return {
    seat,
    prompt,
    choices: table.values(),
    text: (choice) => ruleset.language.print(choice),
    view: () => table.view(seat),
    imagine: (seed) => (kept = imagine(state, seat, seed, kept)),
  };
}
