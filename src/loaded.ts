// Every game with its rules and its computer players, loaded at once: for the package, for the terminal program, and for whoever
// else has all games at hand. One entry for each, in the order of the shelf; who loads a game when it is asked for, as the page
// does, has `src/games/manifests.ts` and `src/bots/manifests.ts` instead.

import { battalionBots } from './bots/battalion/index.ts';
import { type AnyBot, askBotOf, type GameBots, makeBotOf, questionAt } from './bots/bot.ts';
import { commandsBots } from './bots/commands/index.ts';
import { darkAgesBots } from './bots/dark-ages/index.ts';
import { type Advice, type Adviser, advise, whyNotAdviser } from './bots/general/advise.ts';
import type { Limits } from './bots/general/thinking.ts';
import { type Wanted, wantedIn } from './bots/general/wanted.ts';
import { weakestFirst, whyNotBot } from './bots/naming.ts';
import { ancientsRules } from './games/ancients/ruleset.ts';
import { battalionRules } from './games/battalion/ruleset.ts';
import { darkAgesRules } from './games/dark-ages/ruleset.ts';
import { medievalRules } from './games/medieval/ruleset.ts';
import { napoleonicsRules } from './games/napoleonics/ruleset.ts';
import type { KernelState } from './kernel/state.ts';
import type { Table } from './kernel/table.ts';
import type { AnyRuleset, TableView } from './kernel/view.ts';

export type { AnyBot, Bot, GameBots, Question } from './bots/bot.ts';
export type { Advice, AdvisedPlan, Expected, Reason } from './bots/general/advise.ts';
export type { Wanted } from './bots/general/wanted.ts';
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
export const botNames: readonly string[] = Object.keys(
  weakestFirst(Object.assign({}, ...manifests.map(({ bots }) => bots.makers)) as GameBots['makers']),
);

/** The same with those for measuring alone, which come last. */
export const allBotNamesOf = (game: string): string[] => {
  const { makers, measured = {} } = botsOf(game);
  return [...Object.keys(makers), ...Object.keys(measured)];
};

/** A bot of that name (`general`, `general:bold`) for a game with its own seed, or null when there is none. */
export const makeBot = (name: string, seed: string, game: string, limits?: Limits): AnyBot | null =>
  makeBotOf(botsOf(game), name, seed, limits);

/** Why no game has a computer player of that name; empty where one has. */
export function whyNoBot(name: string): string {
  if (manifests.some(({ bots }) => whyNotBot(bots, name) === '')) return '';
  const has = botNames.includes(name.split(':')[0]);
  return has
    ? `there is ${whyNotBot(manifests[0].bots, name)}`
    : `there is no computer player "${name}"; there are ${botNames.join(', ')}`;
}

/** Who is to advise: a level, with a temperament if one likes; the top one if none is named. Without limits it counts its work. */
export type AdviceWish = Pick<Adviser<KernelState, TableView>, 'level' | 'seed' | 'limits'>;

/** Why no level of that name advises in a game; empty where one does. */
export function whyNoAdviser(game: string, level: string): string {
  const fault = whyNotAdviser(botsOf(game) as GameBots<never, never>, level);
  return fault === '' ? '' : `${game} has ${fault}`;
}

/** The best plans for the seat that decides at a table, by what that seat may know. */
export function adviseAt(table: Table<KernelState, TableView>, wish: AdviceWish = {}): Advice {
  const bots = botsOf(table.ruleset.id);
  return advise(questionAt(table, bots), { ...wish, ruleset: table.ruleset, bots });
}

/** What a seat wanted in its last turn. For other eyes than its own only what cannot tell of hidden cards is said. */
export function wantedAt(
  table: Table<KernelState, TableView>,
  seat: number,
  wish: AdviceWish & { readonly forOthers?: boolean } = {},
): Wanted | null {
  const { ruleset } = table;
  return wantedIn(table.record(), seat, { ...wish, ruleset, bots: botsOf(ruleset.id) });
}

/** What a bot chooses at a table where it is asked. */
export const askBot = (bot: AnyBot, table: Table<KernelState, TableView>): number =>
  askBotOf(botsOf(table.ruleset.id), bot, table);
