// The computer players of the games of the Commands family that are tools and small: who needs no level loads no more than these.

import type { State } from '../../families/commands/rules/state.ts';
import { determinise } from '../../families/commands/telling/view/imagine.ts';
import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import type { GameBots } from '../bot.ts';
import { drillBot } from '../drill.ts';
import { aboutRandom, randomBot } from '../random.ts';

export const commandsOffered: GameBots<State, CommandsView> = {
  imagine: determinise,
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
        'One choice at a time: what an attack can be expected to win and cost, who stands in reach of whom, support, leaders, the way to the enemy and to objectives.',
      overlooks: "The enemy's answer, and what its own choices of a turn do together.",
      temperaments: [],
    },
  },
};
