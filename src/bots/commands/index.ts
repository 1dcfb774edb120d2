// All computer players of the games of the Commands family: the tools, the levels, and those for measuring alone.

import type { State } from '../../families/commands/rules/state.ts';
import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import type { GameBots } from '../bot.ts';
import { standInBot } from '../commands-stand-in/index.ts';
import { policyBot } from '../general/policy-bot.ts';
import { together } from '../together.ts';
import { brings, commandsLevels } from './levels.ts';
import { commandsOffered } from './offered.ts';

export const commandsBots: GameBots<State, CommandsView> = together(commandsOffered, commandsLevels, {
  measured: {
    policy: (seed) => policyBot(brings, seed),
    'stand-in': standInBot,
  },
  about: {
    'stand-in': {
      title: 'Stand-in',
      level: null,
      looksAt:
        'Whole plans of its own turn, a few dozen of them, each fought out many times with other dice; then banners, pieces, support, leaders and who is threatened.',
      overlooks: "The enemy's turn, and plans that its rules of thumb do not think of.",
      temperaments: [],
    },
  },
});
