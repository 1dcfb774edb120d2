// All computer players of Battalion: those that are offered, and those for measuring, with what the general needs.

import type { Battle, State } from '../../games/battalion/rules/state.ts';
import type { BattalionView } from '../../games/battalion/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import type { Brings } from '../general/brings.ts';
import { aboutLevels, levelMakers } from '../general/levels.ts';
import { policyBot } from '../general/policy-bot.ts';
import { chanceOf } from '../value/worth.ts';
import weights from '../weights/battalion.json' with { type: 'json' };
import { BattalionFeatures } from './features.ts';
import { battalionOffered } from './offered.ts';
import { BattalionPolicy } from './policy.ts';
import { WEIGHTS } from './policy-weights.ts';

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
  policy: (battle: Battle, temperament) => new BattalionPolicy(battle, WEIGHTS[temperament]),
  features: (battle: Battle) => new BattalionFeatures(battle),
  clock: (g) => g.turn,
  turnOf: (g) => g.active,
  sideOf: (seat) => seat & 1,
  small: SMALL,
};

export const battalionBots: GameBots<State, BattalionView> = {
  ...battalionOffered,
  measured: {
    policy: (seed) => policyBot(battalionBrings, seed),
    ...levelMakers<State, BattalionView>(battalionBrings, () => weights),
  },
  brings: battalionBrings,
  worth: chanceOf<State>(battalionBrings, () => weights),
  about: {
    ...battalionOffered.about,
    ...aboutLevels,
  },
};
