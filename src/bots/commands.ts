// The computer players of the games of the Commands family.

import { determinise } from '../families/commands/determinise.ts';
import type { State } from '../families/commands/state.ts';
import type { CommandsView } from '../families/commands/view.ts';
import type { GameBots } from './bot.ts';
import { drillBot } from './drill.ts';
import { randomBot } from './random.ts';

export const commandsBots: GameBots<State, CommandsView> = {
  imagine: determinise,
  makers: {
    random: (seed) => randomBot(seed),
    drill: (seed) => drillBot(seed),
  },
};
