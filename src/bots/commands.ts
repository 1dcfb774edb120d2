// The computer players of the games of the Commands family.

import type { State } from '../families/commands/rules/state.ts';
import { determinise } from '../families/commands/telling/view/imagine.ts';
import type { CommandsView } from '../families/commands/telling/view/view.ts';
import type { GameBots } from './bot.ts';
import { standInBot } from './commands-stand-in/index.ts';
import { drillBot } from './drill.ts';
import { randomBot } from './random.ts';

export const commandsBots: GameBots<State, CommandsView> = {
  imagine: determinise,
  makers: {
    random: (seed) => randomBot(seed),
    drill: (seed) => drillBot(seed),
  },
  measured: { 'stand-in': standInBot },
};
