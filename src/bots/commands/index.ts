// The computer players of the games of the Commands family.

import type { State } from '../../families/commands/rules/state.ts';
import { determinise } from '../../families/commands/telling/view/imagine.ts';
import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import type { GameBots } from '../bot.ts';
import { drillBot } from '../drill.ts';
import type { Brings } from '../general/brings.ts';
import { policyBot } from '../general/policy-bot.ts';
import { randomBot } from '../random.ts';
import { featuresOf } from './features.ts';
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

export const commandsBots: GameBots<State, CommandsView> = {
  imagine: determinise,
  makers: {
    random: (seed) => randomBot(seed),
    drill: (seed) => drillBot(seed),
  },
  measured: { policy: (seed) => policyBot(brings, seed) },
  brings,
};
