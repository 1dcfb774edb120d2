// What Dark Ages brings to the general.

import type { State } from '../../games/dark-ages/rules/state.ts';
import type { Brings } from '../general/brings.ts';
import { features } from './features.ts';
import { DarkAgesPolicy } from './policy.ts';
import { seen, TEMPERS } from './policy-weights.ts';

/** More rounds than a turn has: a hand of three cards is passed or played out long before. */
const ROUNDS = 64;

export const brings: Brings<State> = {
  policy: (battle, temperament, sight = 'whole') => new DarkAgesPolicy(battle, seen(TEMPERS[temperament], sight)),
  features,
  clock: (g) => g.turn * ROUNDS + g.round,
  turnOf: (g) => g.active,
  sideOf: (seat) => seat,
  // In rounds; a look never goes further than the end of the turn, where the clock jumps.
  horizon: { own: 1, near: 1, far: 8, single: 8 },
  small: new Set([
    'alsoRally',
    'drawAgain',
    'rallyName',
    'joinAttack',
    'retreatHex',
    'attachLeader',
    'answerWhom',
    'face',
    'hitAnswer',
    'firedAnswer',
    'closingAnswer',
    'fallBack',
    'drawOff',
    'rideDown',
  ]),
};
