// All computer players of the games of the Commands family: those that are offered, and those for measuring, with what the general needs.

import type { Battle, State } from '../../families/commands/rules/state.ts';
import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import type { GameBots } from '../bot.ts';
import { standInBot } from '../commands-stand-in/index.ts';
import type { Brings } from '../general/brings.ts';
import { aboutLevels, levelMakers } from '../general/levels.ts';
import { policyBot } from '../general/policy-bot.ts';
import { chanceOf, type Weights } from '../value/worth.ts';
import ancients from '../weights/ancients.json' with { type: 'json' };
import medieval from '../weights/medieval.json' with { type: 'json' };
import napoleonics from '../weights/napoleonics.json' with { type: 'json' };
import { featuresOf } from './features.ts';
import { commandsOffered } from './offered.ts';
import { policyOf } from './policy.ts';

const brings: Brings<State> = {
  policy: policyOf,
  features: featuresOf,
  clock: (g) => g.turn,
  turnOf: (g) => g.active,
  sideOf: (seat) => seat,
  small: new Set([
    'orderOneUnit',
    'chooseBattleBack',
    'attackAfterFirstStrike',
    'chooseTrample',
    'razeCamp',
    'scoutOrBanner',
    'combineArms',
    'keepCard',
    'placeReserve',
    'sendBack',
  ]),
};

const WEIGHTS: { readonly [game: string]: Weights } = { ancients, medieval, napoleonics };
/** A further game of the family is judged as Ancients until it has weights of its own. */
const weights = ({ game }: Battle): Weights => WEIGHTS[game.id] ?? ancients;

export const commandsBots: GameBots<State, CommandsView> = {
  ...commandsOffered,
  measured: {
    policy: (seed) => policyBot(brings, seed),
    'stand-in': standInBot,
    ...levelMakers<State, CommandsView>(brings, weights),
  },
  brings,
  worth: chanceOf<State>(brings, weights),
  about: {
    ...commandsOffered.about,
    ...aboutLevels,
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
