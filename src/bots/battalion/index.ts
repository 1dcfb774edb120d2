// The computer players of Battalion.

import { imagine } from '../../games/battalion/imagine.ts';
import type { State } from '../../games/battalion/state.ts';
import type { BattalionView } from '../../games/battalion/view-types.ts';
import type { GameBots } from '../bot.ts';
import { randomBot } from '../random.ts';
import { drillBot } from './drill.ts';

export const battalionBots: GameBots<State, BattalionView> = {
  imagine,
  makers: {
    random: (seed) => randomBot(seed),
    drill: (seed) => drillBot(seed),
  },
};
