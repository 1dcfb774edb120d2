// The computer players by name, as the commands seat them.

import { botNames, type CommandsBot, makeBot } from '../bots/index.ts';
import { InputError } from './errors.ts';

export { askBot, botNames, type CommandsBot } from '../bots/index.ts';

export function seatBot(name: string, seed: string): CommandsBot {
  const bot = makeBot(name, seed);
  if (bot) return bot;
  throw new InputError(`there is no computer player "${name}"; there are ${botNames.join(', ')}`);
}
