// The computer players by name, as the commands seat them.

import { type AnyBot, botNamesOf, makeBot } from '../loaded.ts';
import { InputError } from './errors.ts';

export { type AnyBot, allBotNamesOf, askBot, botNames, botNamesOf, botsOf } from '../loaded.ts';

export function seatBot(name: string, seed: string, game: string): AnyBot {
  const bot = makeBot(name, seed, game);
  if (bot) return bot;
  throw new InputError(`${game} has no computer player "${name}"; it has ${botNamesOf(game).join(', ')}`);
}
