// The numbers behind the policy of Dark Ages. One point is about the worth of one hit on a fresh unit of good foot. Who must come
// to blows before his time is up weighs things otherwise than who may wait: most numbers stand once for Player A and
// once for Player B.

import type { Temperament } from '../general/brings.ts';

/** What an army weighs by its role. */
export interface RoleWeights {
  /** Own losses in a fight, as a part of what the same loss of the enemy is worth. */
  readonly own: number;
  /** How much less they weigh when time is up. */
  readonly ownLate: number;
  /** Part of what the enemies next to a unit can do in their own round: the worst of them, and each of the others. */
  readonly adjacent: number;
  readonly more: number;
  /** Part of what enemies who can come up and assault would do. */
  readonly reach: number;
  /** Part of what enemy shots would do. */
  readonly shots: number;
  /** What is left of all these threats when the enemy has no card to open a round with. */
  readonly calm: number;
  /** The same for a unit that has assaulted: what it has beaten strikes no more. */
  readonly after: number;
  /** Part of the melee that a unit in contact fights in the same round. */
  readonly melee: number;
  /** Each hex between a unit and the nearest enemy, by strength; and how much more that weighs when time is nearly up. */
  readonly approach: number;
  readonly haste: number;
  /** Own units beside a unit. */
  readonly support: number;
  /** Ground of a hex to stand on, as a part of `ground`. */
  readonly ground: number;
  /** A shot of the next round, and one of this round. */
  readonly shot: number;
  readonly shotNow: number;
  /** What the moves and rallies of a round count when it is opened, and the fights that it brings. */
  readonly points: number;
  readonly fights: number;
  /** What a round without a card costs, and what it costs in the last turn. */
  readonly idle: number;
  readonly lastIdle: number;
  /** What it costs to spend a card as activation, beside its text; a part of its text is lost with it. */
  readonly spend: number;
  readonly text: number;
  /** What an order must bring: part of the card's worth, and something beside it. */
  readonly order: number;
  readonly orderLeast: number;
  /** A Historical Event for itself, the clock, and time that it brings or costs. */
  readonly event: number;
  readonly clock: number;
  /** What a move must gain to be made. */
  readonly least: number;
  /** A card drawn in a rally. */
  readonly draw: number;
}

export interface PolicyWeights {
  readonly roles: readonly [RoleWeights, RoleWeights];
  /** Each active cube, times the share of its dice that hit; each hit that a unit can still bear. */
  readonly strike: number;
  readonly bear: number;
  /** How sure a unit with 0, 1, 2 ... hits left to bear is to stay in the battle; one hit left is a rout. */
  readonly stays: readonly number[];
  /** A unit that counts for the enemy's limit: so much, and more for the last ones. */
  readonly life: number;
  readonly lastLife: number;
  readonly finalLife: number;
  /** A unit that does not count: only its strength is missed. */
  readonly idleLife: number;
  /** How much less Player A's strength is worth when time is up. */
  readonly bold: number;
  /** Leaders: shared among those that are left; the last one counts so many times. */
  readonly leader: number;
  readonly lastLeader: number;
  /** A leader with a unit, each unit that he can lead, and each that he can rally. */
  readonly attached: number;
  readonly led: number;
  readonly toRally: number;
  /** A leader next to an enemy, by himself or with a unit of one cube: as a part of his worth. */
  readonly bare: number;
  readonly thin: number;
  /** A leader with a unit next to enemies, for each of them: as a part of his worth. */
  readonly front: number;
  /** Ground by its number: clear, woods, hill, river, stream, marsh, ford, bridge. */
  readonly ground: readonly number[];
  /** A card of the hand, times what its text is worth. */
  readonly card: number;
  /** The texts of cards by their number, from Double Time on; a text for some classes counts in full where there are three such units. */
  readonly texts: readonly number[];
  /** A rally that succeeds, as a part of what it brings. */
  readonly rally: number;
  /** What a doubt is worth, by kind of decision: whims are weighed with it. */
  readonly doubt: { readonly open: number; readonly move: number; readonly attack: number; readonly card: number };
}

const playerA: RoleWeights = {
  own: 1.16,
  ownLate: 0.13,
  adjacent: 0.7,
  more: 0.66,
  reach: 0.49,
  shots: 0.18,
  calm: 0.64,
  after: 0.16,
  melee: 0.16,
  approach: 0.4,
  haste: 7.22,
  support: 0.15,
  ground: 0.6,
  shot: 0.52,
  shotNow: 1.64,
  points: 0.41,
  fights: 0.99,
  idle: 0.039,
  lastIdle: 7.18,
  spend: -0.25,
  text: 0.66,
  order: 1,
  orderLeast: 0.32,
  event: 0.85,
  clock: 4.11,
  least: 0.073,
  draw: 0.04,
};

const playerB: RoleWeights = {
  own: 0.39,
  ownLate: -0.46,
  adjacent: 0.11,
  more: 0.044,
  reach: 0.42,
  shots: 0.38,
  calm: 0.76,
  after: 0.05,
  melee: 0.51,
  approach: 0.053,
  haste: 0.47,
  support: 0.087,
  ground: 1.65,
  shot: -0.14,
  shotNow: 0.77,
  points: 0.36,
  fights: 0.12,
  idle: -0.12,
  lastIdle: -1.17,
  spend: -0.57,
  text: -0.091,
  order: -0.072,
  orderLeast: 0.28,
  event: 0.61,
  clock: 2.97,
  least: 0.04,
  draw: 0.33,
};

export const STEADY: PolicyWeights = {
  roles: [playerA, playerB],
  strike: 0.67,
  bear: 0.59,
  stays: [0, 0.53, 0.72, 0.84, 0.96, 1],
  life: 2.31,
  lastLife: 2.14,
  finalLife: 30.39,
  idleLife: -0.21,
  bold: 0.94,
  leader: 16.5,
  lastLeader: 0.81,
  attached: 0.51,
  led: 0.21,
  toRally: 0.099,
  bare: 0.22,
  thin: 0.039,
  front: 0.03,
  ground: [0, 0.44, 0.33, 0, -1.2, -0.6, 0, 0],
  card: 0.69,
  texts: [0.5, 0.6, 0.8, 0.8, 0.9, 0.4, 0.8, 1.4, 1.3, 0.7, 0.6, 0.9, 1, 1, 0.7, 0.4, -0.4],
  rally: 0.64,
  doubt: { open: 1, move: 0.6, attack: 0.6, card: 0.4 },
};

/** A leaning of the whole army: own losses and what the enemy may do weigh more, or less. */
function leaning(base: PolicyWeights, care: number, press: number): PolicyWeights {
  const lean = (role: RoleWeights): RoleWeights => ({
    ...role,
    own: role.own * care,
    adjacent: role.adjacent * care,
    reach: role.reach * care,
    after: role.after * care,
    shots: role.shots * care,
    approach: role.approach * press,
    idle: role.idle * press,
  });
  return { ...base, roles: [lean(base.roles[0]), lean(base.roles[1])] };
}

export const TEMPERS: { readonly [T in Temperament]: PolicyWeights } = {
  cautious: leaning(STEADY, 1.3, 0.85),
  steady: STEADY,
  bold: leaning(STEADY, 0.75, 1.25),
};
