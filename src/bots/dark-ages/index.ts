// The computer players of Dark Ages.

import { imagine } from '../../games/dark-ages/imagine.ts';
import type { State } from '../../games/dark-ages/state.ts';
import type { DarkAgesView } from '../../games/dark-ages/view-types.ts';
import type { GameBots } from '../bot.ts';
import { randomBot } from '../random.ts';
import { drillBot } from './drill.ts';

export const darkAgesBots: GameBots<State, DarkAgesView> = {
  imagine,
  makers: {
    random: (seed) => randomBot(seed),
    drill: (seed) => drillBot(seed),
  },
};
