// The computer players of Battalion that are tools and small: who needs no level loads no more than these.

import type { State } from '../../games/battalion/rules/state.ts';
import { imagine } from '../../games/battalion/telling/view/imagine.ts';
import type { BattalionView } from '../../games/battalion/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import { aboutRandom, randomBot } from '../random.ts';
import { drillBot } from './drill.ts';

export const battalionOffered: GameBots<State, BattalionView> = {
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
        'Every promising choice, followed to the end of the turn in a few imagined futures; then order, disorder, ranks and what is left of the decks.',
      overlooks: "The enemy's next turn, and plans over several turns.",
      temperaments: [],
    },
  },
};
