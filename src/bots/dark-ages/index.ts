// All computer players of Dark Ages: those that are offered, and those for measuring, with what the general needs.

import type { State } from '../../games/dark-ages/rules/state.ts';
import type { DarkAgesView } from '../../games/dark-ages/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import { aboutLevels, levelMakers } from '../general/levels.ts';
import { policyBot } from '../general/policy-bot.ts';
import { chanceOf } from '../value/worth.ts';
import weights from '../weights/dark-ages.json' with { type: 'json' };
import { brings } from './brings.ts';
import { darkAgesOffered } from './offered.ts';

export const darkAgesBots: GameBots<State, DarkAgesView> = {
  ...darkAgesOffered,
  measured: {
    policy: (seed) => policyBot(brings, seed),
    ...levelMakers<State, DarkAgesView>(brings, () => weights),
  },
  brings,
  worth: chanceOf<State>(brings, () => weights),
  about: {
    ...darkAgesOffered.about,
    ...aboutLevels,
  },
};
