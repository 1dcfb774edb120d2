// The computer players of the games of the Commands family.

import type { State } from '../families/commands/rules/state.ts';
import { determinise } from '../families/commands/telling/view/imagine.ts';
import type { CommandsView } from '../families/commands/telling/view/view.ts';
import type { GameBots } from './bot.ts';
import { standInBot } from './commands-stand-in/index.ts';
import { drillBot } from './drill.ts';
import { aboutRandom, randomBot } from './random.ts';

export const commandsBots: GameBots<State, CommandsView> = {
  imagine: determinise,
  makers: {
    random: (seed) => randomBot(seed),
    drill: (seed) => drillBot(seed),
  },
  measured: { 'stand-in': standInBot },
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
    'stand-in': {
      title: 'Stand-in',
      level: null,
      looksAt:
        'Whole plans of its own turn, a few dozen of them, each fought out many times with other dice; then banners, pieces, support, leaders and who is threatened.',
      overlooks: "The enemy's turn, and plans that its rules of thumb do not think of.",
      temperaments: [],
    },
  },
};
