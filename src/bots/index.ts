// The bots of every game by name, and a bot seated at a table: for programs that have all games loaded. Who loads a game
// when it is asked for takes its `GameBots` with it and uses `makeBotOf` and `askBotOf` of bot.ts.

import type { KernelState } from '../kernel/state.ts';
import type { Table } from '../kernel/table.ts';
import type { TableView } from '../kernel/view.ts';
import { battalionBots } from './battalion/index.ts';
import { type AnyBot, askBotOf, type GameBots, makeBotOf } from './bot.ts';
import { commandsBots } from './commands.ts';
import { darkAgesBots } from './dark-ages/index.ts';

export type { AnyBot, Bot, GameBots, Question } from './bot.ts';

const games: { readonly [game: string]: GameBots } = {
  ancients: commandsBots,
  medieval: commandsBots,
  napoleonics: commandsBots,
  battalion: battalionBots,
  'dark-ages': darkAgesBots,
};

/** The computer players of a game. */
export function botsOf(game: string): GameBots {
  if (Object.hasOwn(games, game)) return games[game];
  throw new Error(
    `there are no computer players for the game "${game}"; there are for ${Object.keys(games).join(', ')}`,
  );
}

/** The names of all computer players, or of those that a game has; the weakest first. */
export const botNamesOf = (game: string): string[] => Object.keys(botsOf(game).makers);
export const botNames: readonly string[] = [...new Set(Object.keys(games).flatMap(botNamesOf))];

/** A bot of that name for a game with its own seed, or null when there is none. */
export const makeBot = (name: string, seed: string, game: string): AnyBot | null => makeBotOf(botsOf(game), name, seed);

/** What a bot chooses at a table where it is asked. */
export const askBot = (bot: AnyBot, table: Table<KernelState, TableView>): number =>
  askBotOf(botsOf(table.ruleset.id), bot, table);
