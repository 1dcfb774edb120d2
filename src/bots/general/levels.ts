// The levels: the same names in all games, each by what it looks at. None is told what its seat may not know, and none is weakened by
// chance: a lower level sees less.

import type { KernelState } from '../../kernel/state.ts';
import type { About, Bot, How, Makers } from '../bot.ts';
import { type WeightsOf, worthOf } from '../value/worth.ts';
import { type Brings, type Horizon, type Sight, TEMPERAMENTS } from './brings.ts';
import { General } from './general.ts';
import { policyBot } from './policy-bot.ts';
import type { Look, Thinking } from './thinking.ts';

export interface Level {
  readonly name: string;
  readonly title: string;
  /** From 1, the weakest. */
  readonly level: number;
  readonly looksAt: string;
  readonly overlooks: string;
  /** How much its policy takes in. */
  readonly sight: Sight;
  /** Left out where it looks at nothing that follows. */
  readonly thinking?: (horizon: Horizon) => Thinking;
}

const NO_VARIATIONS: Look['variations'] = { times: 0, best: 0, each: 0, ways: [] };

/** Nothing is tried but the policy's own plan. */
const BY_POLICY: Look = {
  firsts: 0,
  whims: 0,
  screen: { depth: 0, futures: 0, keep: 0 },
  variations: NO_VARIATIONS,
  rounds: [],
  caution: 0,
};

/** Its own turn, and what soon comes of it: few plans, in few futures. */
const commander = ({ own }: Horizon): Thinking => ({
  turn: {
    firsts: 24,
    whims: 8,
    screen: { depth: own, futures: 8, keep: 4 },
    variations: NO_VARIATIONS,
    rounds: [{ depth: own, futures: 24, keep: 1 }],
    caution: 0,
  },
  goOn: BY_POLICY,
  answer: BY_POLICY,
});

const general = ({ near, far, single: onward }: Horizon): Thinking => {
  /** One choice after a roll, or in another's turn: each that is on offer is tried. */
  const single: Look = {
    firsts: 60,
    whims: 0,
    screen: { depth: near, futures: 12, keep: 4 },
    variations: NO_VARIATIONS,
    rounds: [{ depth: onward, futures: 48, keep: 1 }],
    // Most of these choices come to about the same: without caution chance alone would decide against experience.
    caution: 1,
  };
  return {
    turn: {
      firsts: 40,
      whims: 24,
      screen: { depth: near, futures: 12, keep: 8 },
      variations: { times: 4, best: 4, each: 6, ways: ['whim', 'any', 'tail', 'less'] },
      rounds: [
        { depth: far, futures: 24, keep: 4 },
        { depth: far, futures: 72, keep: 1 },
      ],
      // The plan that looks best is the best guess, also where its lead may be chance.
      caution: 0,
    },
    goOn: single,
    answer: single,
  };
};

export const LEVELS: readonly Level[] = [
  {
    name: 'recruit',
    title: 'Recruit',
    level: 1,
    looksAt: 'the blow at hand: whom a unit can strike, and what the dice promise',
    overlooks: 'who stands beside whom, what the enemy can do in return, which card may be of use later',
    sight: 'narrow',
  },
  {
    name: 'veteran',
    title: 'Veteran',
    level: 2,
    looksAt: 'the single choice: the dice of a fight, support, leaders, the way to what counts',
    overlooks: 'what the enemy can do in return, and the turn as a whole',
    sight: 'near',
  },
  {
    name: 'captain',
    title: 'Captain',
    level: 3,
    looksAt:
      'the single choice with all that stands around it: dice, support, leaders, who can strike back, what a card may be worth later',
    overlooks: 'the turn as a whole, and what the enemy will make of it',
    sight: 'whole',
  },
  {
    name: 'commander',
    title: 'Commander',
    level: 4,
    looksAt: 'its whole turn: a few plans for it, each judged by what soon comes of it',
    overlooks:
      'plans that are not the first to come to mind; in the fight itself and in the enemy’s turn it goes by the moment',
    sight: 'whole',
    thinking: commander,
  },
  {
    name: 'general',
    title: 'General',
    level: 5,
    looksAt:
      'its whole turn and what may come of it in the turns that follow, the enemy’s answers too; it plans anew after every roll and weighs each answer in the enemy’s turn',
    overlooks: 'what lies further ahead, and plans that its experience does not think of',
    sight: 'whole',
    thinking: general,
  },
];

/** A player of a level. Without limits it counts its work alone: the same questions have the same answers on every machine. */
export function levelBot<G extends KernelState, V>(
  level: Level,
  brings: Brings<G>,
  weights: WeightsOf<G>,
  seed: string,
  { temperament = 'steady', limits }: How = {},
): Bot<G, V> {
  const { thinking, sight } = level;
  const name = temperament === 'steady' ? level.name : `${level.name}:${temperament}`;
  if (thinking === undefined) return { ...policyBot<G, V>(brings, seed, temperament, sight), name };
  return new General<G, V>({
    name,
    seed,
    brings,
    thinking: thinking(brings.horizon),
    policies: (battle) => [brings.policy(battle, temperament), brings.policy(battle, 'steady')],
    worth: (battle) => worthOf(brings, weights, battle),
    ...(limits ? { limits } : {}),
  });
}

/** The makers of all levels, the weakest first. */
export const levelMakers = <G extends KernelState, V>(brings: Brings<G>, weights: WeightsOf<G>): Makers<G, V> =>
  Object.fromEntries(
    LEVELS.map((level) => [
      level.name,
      (seed: string, how?: How): Bot<G, V> => levelBot<G, V>(level, brings, weights, seed, how),
    ]),
  );

/** What is told of each level by its name. */
export const aboutLevels: { readonly [name: string]: About } = Object.fromEntries(
  LEVELS.map(({ name, title, level, looksAt, overlooks }) => [
    name,
    { title, level, looksAt, overlooks, temperaments: TEMPERAMENTS },
  ]),
);
