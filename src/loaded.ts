// Every game with its rules and its computer players, loaded at once: for the package, for the terminal program, and for whoever
// else has all games at hand. One entry for each, in the order of the shelf; who loads a game when it is asked for, as the page
// does, has `src/games/manifests.ts` and `src/bots/manifests.ts` instead.

import { battalionBots } from './bots/battalion/index.ts';
import { type AnyBot, askBotOf, type GameBots, makeBotOf } from './bots/bot.ts';
import { commandsBots } from './bots/commands/index.ts';
import { darkAgesBots } from './bots/dark-ages/index.ts';
import { ancientsRules } from './games/ancients/ruleset.ts';
import { battalionRules } from './games/battalion/ruleset.ts';
import { darkAgesRules } from './games/dark-ages/ruleset.ts';
import { medievalRules } from './games/medieval/ruleset.ts';
import { napoleonicsRules } from './games/napoleonics/ruleset.ts';
import type { KernelState } from './kernel/state.ts';
import type { Table } from './kernel/table.ts';
import type { AnyRuleset, TableView } from './kernel/view.ts';

export type { AnyBot, Bot, GameBots, Question } from './bots/bot.ts';
export { ancientsRules, battalionRules, darkAgesRules, medievalRules, napoleonicsRules };

export interface LoadedGame {
  readonly rules: AnyRuleset;
  readonly bots: GameBots;
}

export const manifests: readonly LoadedGame[] = [
  { rules: ancientsRules, bots: commandsBots },
  { rules: medievalRules, bots: commandsBots },
  { rules: napoleonicsRules, bots: commandsBots },
  { rules: battalionRules, bots: battalionBots },
  { rules: darkAgesRules, bots: darkAgesBots },
];

/** The rules of all games. */
export const rulesets: readonly AnyRuleset[] = manifests.map(({ rules }) => rules);

/** The computer players of a game. */
export function botsOf(game: string): GameBots {
  const found = manifests.find(({ rules }) => rules.id === game);
  if (found) return found.bots;
  const known = manifests.map(({ rules }) => rules.id).join(', ');
  throw new Error(`there are no computer players for the game "${game}"; there are for ${known}`);
}

/** The names of all computer players, or of those that a game has; the weakest first. */
export const botNamesOf = (game: string): string[] => Object.keys(botsOf(game).makers);
export const botNames: readonly string[] = [...new Set(manifests.flatMap(({ bots }) => Object.keys(bots.makers)))];

/** The same with those for measuring alone, which come last. */
export const allBotNamesOf = (game: string): string[] => {
  const { makers, measured = {} } = botsOf(game);
  return [...Object.keys(makers), ...Object.keys(measured)];
};

/** A bot of that name for a game with its own seed, or null when there is none. */
export const makeBot = (name: string, seed: string, game: string): AnyBot | null => makeBotOf(botsOf(game), name, seed);

/** What a bot chooses at a table where it is asked. */
export const askBot = (bot: AnyBot, table: Table<KernelState, TableView>): number =>
  askBotOf(botsOf(table.ruleset.id), bot, table);
