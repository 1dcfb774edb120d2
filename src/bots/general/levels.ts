// The levels: the same names in all games, each by what it looks at. None is told what its seat may not know, and none is weakened by
// chance: a lower level sees less.

import type { KernelState } from '../../kernel/state.ts';
import type { About, Bot, Makers } from '../bot.ts';
import { type WeightsOf, worthOf } from '../value/worth.ts';
import { type Brings, TEMPERAMENTS, type Temperament } from './brings.ts';
import { General } from './general.ts';
import { policyBot } from './policy-bot.ts';
import type { Limits, Look, Thinking } from './thinking.ts';

export interface Level {
  readonly name: string;
  readonly title: string;
  /** From 1, the weakest. */
  readonly level: number;
  readonly looksAt: string;
  readonly overlooks: string;
  /** Left out where it looks at nothing that follows. */
  readonly thinking?: Thinking;
}

/** Nothing is tried but the policy's own plan. */
const BY_POLICY: Look = {
  firsts: 0,
  whims: 0,
  more: { best: 0, whims: 0 },
  screen: { depth: 0, futures: 0, keep: 0 },
  rounds: [],
};

const CAPTAIN: Thinking = {
  turn: {
    firsts: 24,
    whims: 6,
    more: { best: 0, whims: 0 },
    screen: { depth: 0, futures: 12, keep: 6 },
    rounds: [{ depth: 0, futures: 40, keep: 1 }],
  },
  goOn: BY_POLICY,
  answer: BY_POLICY,
  caution: 1,
};

const COMMANDER: Thinking = {
  turn: {
    firsts: 24,
    whims: 8,
    more: { best: 3, whims: 4 },
    screen: { depth: 0, futures: 16, keep: 8 },
    rounds: [
      { depth: 1, futures: 32, keep: 4 },
      { depth: 1, futures: 96, keep: 1 },
    ],
  },
  goOn: BY_POLICY,
  answer: BY_POLICY,
  caution: 1,
};

const GENERAL: Thinking = {
  turn: {
    firsts: 40,
    whims: 16,
    more: { best: 4, whims: 12 },
    screen: { depth: 0, futures: 24, keep: 12 },
    rounds: [
      { depth: 1, futures: 48, keep: 8 },
      { depth: 1, futures: 120, keep: 4 },
      { depth: 1, futures: 300, keep: 1 },
    ],
  },
  goOn: {
    firsts: 40,
    whims: 0,
    more: { best: 0, whims: 0 },
    screen: { depth: 0, futures: 24, keep: 4 },
    rounds: [{ depth: 1, futures: 120, keep: 1 }],
  },
  answer: {
    firsts: 16,
    whims: 0,
    more: { best: 0, whims: 0 },
    screen: { depth: 1, futures: 24, keep: 3 },
    rounds: [{ depth: 1, futures: 120, keep: 1 }],
  },
  caution: 1,
};

export const LEVELS: readonly Level[] = [
  {
    name: 'veteran',
    title: 'Veteran',
    level: 2,
    looksAt: 'the single choice: the dice of a fight, support, leaders, what can strike back at once',
    overlooks: 'the turn as a whole, and what the enemy will make of it',
  },
  {
    name: 'captain',
    title: 'Captain',
    level: 3,
    looksAt: 'its whole turn: which card, which units, where to, judged by how the field looks when the turn is over',
    overlooks: 'the enemy’s answer; in the fight itself and in the enemy’s turn it goes by the moment',
    thinking: CAPTAIN,
  },
  {
    name: 'commander',
    title: 'Commander',
    level: 4,
    looksAt: 'its whole turn and the enemy’s answer to it, in a few imagined futures',
    overlooks: 'rarer answers; in the fight itself and in the enemy’s turn it goes by the moment',
    thinking: COMMANDER,
  },
  {
    name: 'general',
    title: 'General',
    level: 5,
    looksAt:
      'its whole turn and the enemy’s answer, in many imagined futures; it plans anew after every roll and weighs each answer in the enemy’s turn',
    overlooks: 'what lies more than a turn ahead',
    thinking: GENERAL,
  },
];

/** A player of a level. Without limits it counts its work alone: the same questions have the same answers on every machine. */
export function levelBot<G extends KernelState, V>(
  { name, thinking }: Level,
  brings: Brings<G>,
  weights: WeightsOf<G>,
  seed: string,
  temperament: Temperament = 'steady',
  limits?: Limits,
): Bot<G, V> {
  if (thinking === undefined) return { ...policyBot<G, V>(brings, seed, temperament), name };
  return new General<G, V>({
    name,
    seed,
    brings,
    thinking,
    policies: (battle) => [brings.policy(battle, temperament), brings.policy(battle, 'steady')],
    worth: (battle) => worthOf(brings, weights, battle),
    ...(limits ? { limits } : {}),
  });
}

/** The makers of all levels, the weakest first. */
export const levelMakers = <G extends KernelState, V>(brings: Brings<G>, weights: WeightsOf<G>): Makers<G, V> =>
  Object.fromEntries(
    LEVELS.map((level) => [level.name, (seed: string): Bot<G, V> => levelBot<G, V>(level, brings, weights, seed)]),
  );

/** What is told of each level by its name. */
export const aboutLevels: { readonly [name: string]: About } = Object.fromEntries(
  LEVELS.map(({ name, title, level, looksAt, overlooks }) => [
    name,
    { title, level, looksAt, overlooks, temperaments: TEMPERAMENTS },
  ]),
);
