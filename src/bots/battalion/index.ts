// The computer players of Battalion.

import type { Battle, State } from '../../games/battalion/rules/state.ts';
import { imagine } from '../../games/battalion/telling/view/imagine.ts';
import type { BattalionView } from '../../games/battalion/telling/view/types.ts';
import type { GameBots } from '../bot.ts';
import type { Brings } from '../general/brings.ts';
import { aboutLevels, levelMakers } from '../general/levels.ts';
import { policyBot } from '../general/policy-bot.ts';
import { aboutRandom, randomBot } from '../random.ts';
import { chanceOf } from '../value/worth.ts';
import weights from '../weights/battalion.json' with { type: 'json' };
import { drillBot } from './drill.ts';
import { BattalionFeatures } from './features.ts';
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
  imagine,
  makers: {
    random: (seed) => randomBot(seed),
    drill: (seed) => drillBot(seed),
  },
  measured: {
    policy: (seed) => policyBot(battalionBrings, seed),
    ...levelMakers<State, BattalionView>(battalionBrings, () => weights),
  },
  brings: battalionBrings,
  worth: chanceOf<State>(battalionBrings, () => weights),
  about: {
    ...aboutLevels,
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
