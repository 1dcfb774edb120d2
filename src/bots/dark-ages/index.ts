// The computer players of Dark Ages.

import type { State } from '../../games/dark-ages/rules/state.ts';
import { imagine } from '../../games/dark-ages/telling/view/imagine.ts';
import type { DarkAgesView } from '../../games/dark-ages/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import { aboutLevels, levelMakers } from '../general/levels.ts';
import { policyBot } from '../general/policy-bot.ts';
import { aboutRandom, randomBot } from '../random.ts';
import { chanceOf } from '../value/worth.ts';
import weights from '../weights/dark-ages.json' with { type: 'json' };
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
    ...levelMakers<State, DarkAgesView>(brings, () => weights),
  },
  brings,
  worth: chanceOf<State>(brings, () => weights),
  about: {
    ...aboutLevels,
    random: aboutRandom,
    drill: {
      title: 'Drill',
      level: null,
      looksAt:
        'The few choices that look best, followed for two rounds in a few imagined futures; then cubes, leaders, cohesion and the ground.',
      overlooks: 'What comes later: the end of the turn, the cards it will still need, the clock.',
      temperaments: [],
    },
  },
};
