// The levels of Battalion, with what the general needs: loaded when one of them sits down.

import type { Battle, State } from '../../games/battalion/rules/state.ts';
import { imagine } from '../../games/battalion/telling/view/imagine.ts';
import type { BattalionView } from '../../games/battalion/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import type { Brings } from '../general/brings.ts';
import { aboutLevels, levelMakers } from '../general/levels.ts';
import { chanceOf } from '../value/worth.ts';
import fitted from '../weights/battalion.json' with { type: 'json' };
import { BattalionFeatures } from './features.ts';
import { BattalionPolicy } from './policy.ts';
import { seen, WEIGHTS } from './policy-weights.ts';
import { battalionWords } from './words.ts';

/** Decisions without anything to weigh, or too small to look ahead for. */
const SMALL: ReadonlySet<string> = new Set([
  'assign',
  'rerolls',
  'raises',
  'flip',
  'ignore',
  'bring',
  'redeployCard',
  'spies',
  'arrange',
  'deploy',
  'freeBarrage',
]);

export const battalionBrings: Brings<State> = {
  policy: (battle: Battle, temperament, sight = 'whole') =>
    new BattalionPolicy(battle, seen(WEIGHTS[temperament], sight)),
  features: (battle: Battle) => new BattalionFeatures(battle),
  clock: (g) => g.turn,
  turnOf: (g) => g.active,
  sideOf: (seat) => seat & 1,
  // The deck's count tells little of who will win: what is left of it when many fights have been fought tells more.
  horizon: { own: 0, near: 4, far: 12, single: 8 },
  small: SMALL,
};

const weights = () => fitted;

export const battalionLevels: GameBots<State, BattalionView> = {
  imagine,
  makers: levelMakers<State, BattalionView>(battalionBrings, weights),
  brings: battalionBrings,
  weights,
  words: battalionWords,
  worth: chanceOf<State>(battalionBrings, weights),
  about: aboutLevels,
};
