// All computer players of Battalion: the tools, the levels, and those for measuring alone.

import type { State } from '../../games/battalion/rules/state.ts';
import type { BattalionView } from '../../games/battalion/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import { policyBot } from '../general/policy-bot.ts';
import { together } from '../together.ts';
import { battalionBrings, battalionLevels } from './levels.ts';
import { battalionOffered } from './offered.ts';

export { battalionBrings };

export const battalionBots: GameBots<State, BattalionView> = together(battalionOffered, battalionLevels, {
  measured: {
    policy: (seed, how) => policyBot(battalionBrings, seed, how?.temperament),
  },
});
