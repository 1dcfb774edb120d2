// The levels of the games of the Commands family, with what the general needs of them: loaded when one of them sits down.

import type { Battle, State } from '../../families/commands/rules/state.ts';
import { determinise } from '../../families/commands/telling/view/imagine.ts';
import type { CommandsView } from '../../families/commands/telling/view/view.ts';
import type { GameBots } from '../bot.ts';
import type { Brings } from '../general/brings.ts';
import { aboutLevels, levelMakers } from '../general/levels.ts';
import { chanceOf, type Weights } from '../value/worth.ts';
import ancients from '../weights/ancients.json' with { type: 'json' };
import medieval from '../weights/medieval.json' with { type: 'json' };
import napoleonics from '../weights/napoleonics.json' with { type: 'json' };
import { featuresOf } from './features.ts';
import { policyOf } from './policy.ts';
import { commandsWords } from './words.ts';

export const brings: Brings<State> = {
  policy: policyOf,
  features: featuresOf,
  clock: (g) => g.turn,
  turnOf: (g) => g.active,
  sideOf: (seat) => seat,
  // The worth of a position is true where a turn begins; with a turn of each seen a plan is judged better, and better still two turns of each later.
  horizon: { own: 2, near: 2, far: 4, single: 2 },
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
export const weights = ({ game }: Battle): Weights => WEIGHTS[game.id] ?? ancients;

export const commandsLevels: GameBots<State, CommandsView> = {
  imagine: determinise,
  makers: levelMakers<State, CommandsView>(brings, weights),
  brings,
  weights,
  words: commandsWords,
  worth: chanceOf<State>(brings, weights),
  about: aboutLevels,
};
