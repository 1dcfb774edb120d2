// The computer players of Dark Ages that are tools and small: who needs no level loads no more than these.

import type { State } from '../../games/dark-ages/rules/state.ts';
import { imagine } from '../../games/dark-ages/telling/view/imagine.ts';
import type { DarkAgesView } from '../../games/dark-ages/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import { aboutRandom, randomBot } from '../random.ts';
import { drillBot } from './drill.ts';

export const darkAgesOffered: GameBots<State, DarkAgesView> = {
  imagine,
  makers: {
    random: (seed) => randomBot(seed),
    drill: (seed) => drillBot(seed),
  },
  about: {
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
