// The bots by name, and a bot seated at a table.

import { determinise } from '../families/commands/determinise.ts';
import type { State } from '../families/commands/state.ts';
import type { CommandsView } from '../families/commands/view.ts';
import type { Table } from '../kernel/table.ts';
import { type Bot, questionAt } from './bot.ts';
import { drillBot } from './drill.ts';
import { randomBot } from './random.ts';

export type { Bot, Question } from './bot.ts';

export type CommandsBot = Bot<State, CommandsView>;

const makers: { readonly [name: string]: (seed: string) => CommandsBot } = {
  random: (seed) => randomBot(seed),
  drill: (seed) => drillBot(seed),
};

export const botNames: readonly string[] = Object.keys(makers);

/** A bot of that name with its own seed, or null when there is none. */
export function makeBot(name: string, seed: string): CommandsBot | null {
  return makers[name]?.(seed) ?? null;
}

/** What a bot chooses at a table where it is asked: the table hands it what its seat may know, nothing else. */
export function askBot(bot: CommandsBot, table: Table<State, CommandsView>): number {
  return bot.choose(questionAt(table, determinise));
}
