// All computer players of Dark Ages: those that are offered, and those for measuring, with what the general needs.

import type { State } from '../../games/dark-ages/rules/state.ts';
import type { DarkAgesView } from '../../games/dark-ages/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import { policyBot } from '../general/policy-bot.ts';
import { together } from '../together.ts';
import { brings } from './brings.ts';
import { darkAgesLevels } from './levels.ts';
import { darkAgesOffered } from './offered.ts';

export const darkAgesBots: GameBots<State, DarkAgesView> = together(darkAgesOffered, darkAgesLevels, {
  measured: {
    policy: (seed, how) => policyBot(brings, seed, how?.temperament),
  },
});
