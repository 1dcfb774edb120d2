// The computer players of Dark Ages.

import type { State } from '../../games/dark-ages/rules/state.ts';
import { imagine } from '../../games/dark-ages/telling/view/imagine.ts';
import type { DarkAgesView } from '../../games/dark-ages/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import { policyBot } from '../general/policy-bot.ts';
import { randomBot } from '../random.ts';
import { brings } from './brings.ts';
import { drillBot } from './drill.ts';

export const darkAgesBots: GameBots<State, DarkAgesView> = {
  imagine,
  makers: {
    random: (seed) => randomBot(seed),
    drill: (seed) => drillBot(seed),
  },
  measured: {
    policy: (seed) => policyBot(brings, seed),
  },
  brings,
};
