// What a bot is and what it is asked. A bot gets what its seat may know and nothing else: the view, the choices on offer,
// and states imagined from them. It never sees the real hand of the other side, the deck or the dice to come.

import { Choices } from '../kernel/choice.ts';
import type { Prompt, Ruleset } from '../kernel/ruleset.ts';
import { choicesInto } from '../kernel/search.ts';
import type { KernelState } from '../kernel/state.ts';
import type { Table } from '../kernel/table.ts';
import type { TableView } from '../kernel/view.ts';
import type { Brings, Temperament } from './general/brings.ts';
import type { Limits } from './general/thinking.ts';
import type { PlanWords } from './general/words.ts';
import { partsOf, whyNotBot } from './naming.ts';
import type { Weights } from './value/worth.ts';

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

/** How a family or a game makes a state that a seat could be in. */
export interface Imagining<G> {
  imagine(g: G, seat: number, seed: string, into?: G): G;
}

/** What a game brings for its computer players: they can be loaded with it, and only with it. */
export interface GameBots<G extends KernelState = KernelState, V = TableView> extends Imagining<G> {
  /** By name; the weakest first. */
  readonly makers: Makers<G, V>;
  /** Players for measuring alone: they are made by name and offered to nobody. */
  readonly measured?: Makers<G, V>;
  /** What the general needs to know of the game; none where it has no general. */
  readonly brings?: Brings<G>;
  /** What positions are weighed by. */
  weights?(battle: G['battle']): Weights;
  /** How a plan is told; none where nobody advises. */
  readonly words?: PlanWords<V>;
  /** What is told of each player by its name. */
  readonly about?: { readonly [name: string]: About };
  /** The chance of a side (0 or 1) to win, from 0 to 1: fixed before games are measured by it. */
  worth?(g: G, side: number): number;
}

/** A computer player as people are told of it. */
export interface About {
  readonly title: string;
  /** From 1, the weakest to play against; null for tools. */
  readonly level: number | null;
  /** What it looks at when it chooses, and what it overlooks: a sentence each. */
  readonly looksAt: string;
  readonly overlooks: string;
  /** How it may lean; none where it has one way only. */
  readonly temperaments: readonly Temperament[];
}

/** How a player is to be: what its name says after the colon, and when it is to stop thinking. */
export interface How {
  readonly temperament?: Temperament;
  readonly limits?: Limits;
}

export interface Makers<G, V> {
  readonly [name: string]: (seed: string, how?: How) => Bot<G, V>;
}

/** A computer player of any game. */
export type AnyBot = Bot<KernelState, TableView>;

/** A bot of that name (`general`, `general:bold`) with its own seed, or null when the game has none. */
export function makeBotOf<G extends KernelState, V>(
  bots: GameBots<G, V>,
  name: string,
  seed: string,
  limits?: Limits,
): Bot<G, V> | null {
  if (whyNotBot(bots, name) !== '') return null;
  const { base, temperament } = partsOf(name);
  const { makers, measured = {} } = bots;
  const make = Object.hasOwn(makers, base) ? makers[base] : measured[base];
  return make(seed, { ...(temperament ? { temperament } : {}), ...(limits ? { limits } : {}) });
}

/** What a bot chooses at a table where it is asked: the table hands it what its seat may know, nothing else. */
export const askBotOf = <G extends KernelState, V>(bots: Imagining<G>, bot: Bot<G, V>, table: Table<G, V>): number =>
  bot.choose(questionAt(table, bots));

/** The question that waits in a bare state. What is not known to the seat that decides is not asked for, whatever the state holds. */
export function questionIn<G extends KernelState, V>(
  ruleset: Pick<Ruleset<G, V>, 'language' | 'prompt' | 'view'>,
  bots: Imagining<G>,
  g: G,
): Question<G, V> {
  const offered = new Choices();
  choicesInto(g, offered);
  const prompt = ruleset.prompt(g);
  const { seat } = prompt;
  let imagined: G | undefined;
  return {
    seat,
    prompt,
    choices: offered.toArray(),
    text: (choice) => ruleset.language.print(choice),
    view: () => ruleset.view(g, seat),
    imagine(seed) {
      imagined = bots.imagine(g, seat, seed, imagined);
      return imagined;
    },
  };
}

/** One imagined state for each table: it is written anew for every question, and what belongs to it is made once. */
const lent = new WeakMap<object, KernelState>();

/** The question that waits at a table. */
export function questionAt<G extends KernelState, V>(table: Table<G, V>, bots: Imagining<G>): Question<G, V> {
  const prompt = table.prompt();
  if (!prompt) throw new Error('the battle is over; nobody is asked');
  const { state, ruleset } = table;
  const { seat } = table;
  return {
    seat,
    prompt,
    choices: table.values(),
    text: (choice) => ruleset.language.print(choice),
    view: () => table.view(seat),
    imagine(seed) {
      const g = bots.imagine(state, seat, seed, lent.get(table) as G | undefined);
      lent.set(table, g);
      return g;
    },
  };
}
