// The computer players of Battalion.

import type { State } from '../../games/battalion/rules/state.ts';
import { imagine } from '../../games/battalion/telling/view/imagine.ts';
import type { BattalionView } from '../../games/battalion/telling/view/types.ts';
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
