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
  /** Ground by its number: clear, woods, hill, river, stream, marsh, ford, bridge. */
  readonly ground: readonly number[];
  /** A card of the hand, times what its text is worth. */
  readonly card: number;
  /** A rally that succeeds, as a part of what it brings. */
  readonly rally: number;
  /** What a doubt is worth, by kind of decision: whims are weighed with it. */
  readonly doubt: { readonly open: number; readonly move: number; readonly attack: number; readonly card: number };
}

const playerA: RoleWeights = {
  own: 0.7,
  ownLate: 0.3,
  adjacent: 0.5,
  more: 0.3,
  reach: 0.25,
  shots: 0.2,
  calm: 0.6,
  after: 0.2,
  melee: 1,
  approach: 0.6,
  haste: 3,
  support: 0.05,
  ground: 1,
  shot: 0.6,
  shotNow: 1,
  points: 0.5,
  fights: 1,
  idle: 1,
  lastIdle: 8,
  spend: 0.2,
  text: 0.3,
  order: 0.36,
  orderLeast: 0.15,
  event: 0.6,
  clock: 6,
  least: 0.03,
  draw: -0.2,
};

const playerB: RoleWeights = {
  own: 1,
  ownLate: 0,
  adjacent: 0.5,
  more: 0.3,
  reach: 0.25,
  shots: 0.2,
  calm: 0.6,
  after: 0.2,
  melee: 1,
  approach: 0,
  haste: 0,
  support: 0.05,
  ground: 1,
  shot: 0.6,
  shotNow: 1,
  points: 0.25,
  fights: 1,
  idle: 0,
  lastIdle: -3,
  spend: -0.2,
  text: 0.3,
  order: 0.36,
  orderLeast: 0.15,
  event: 0.6,
  clock: 3,
  least: 0.03,
  draw: 0.2,
};

export const STEADY: PolicyWeights = {
  roles: [playerA, playerB],
  strike: 1.5,
  bear: 0.5,
  stays: [0, 0.35, 0.75, 0.87, 0.94, 1],
  life: 3,
  lastLife: 8,
  finalLife: 32,
  idleLife: 0.6,
  bold: 0.7,
  leader: 24,
  lastLeader: 3,
  attached: 0.8,
  led: 0.15,
  toRally: 0.3,
  bare: 0.35,
  thin: 0.15,
  ground: [0, 0.4, 0.5, 0, -0.8, -0.8, 0, 0],
  card: 0.6,
  rally: 0.6,
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
