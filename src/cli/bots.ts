// The computer players by name, as the commands seat them.

import type { Limits } from '../bots/general/thinking.ts';
import { whyNotBot } from '../bots/naming.ts';
import { type AnyBot, botNamesOf, botsOf, makeBot } from '../loaded.ts';
import { InputError } from './errors.ts';

export {
  type AnyBot,
  adviseAt,
  allBotNamesOf,
  askBot,
  botNames,
  botNamesOf,
  botsOf,
  wantedAt,
  whyNoAdviser,
  whyNoBot,
} from '../loaded.ts';

export function seatBot(name: string, seed: string, game: string, limits?: Limits): AnyBot {
  const bot = makeBot(name, seed, game, limits);
  if (bot) return bot;
  checkBot(name, game);
  throw new InputError(`${game} cannot seat "${name}"`);
}

/** Whom somebody meets who names nobody: the lowest level. */
export function newcomersBot(game: string): string {
  const { about = {} } = botsOf(game);
  return botNamesOf(game).find((name) => about[name]?.level != null) ?? 'drill';
}

/** A name that the game does not know is refused with what there is. */
export function checkBot(name: string, game: string): void {
  const fault = whyNotBot(botsOf(game), name);
  if (fault !== '') throw new InputError(`${game} has ${fault}`);
}
