// The numbers behind the policy of Dark Ages. Only their ratios count. They were found by play: variants that differed in all numbers at
// once met each other in all battles, seats swapped, and each number went on where the winners were. So a number may have the
// other sign than its words suggest. Who must come to blows before his time is up weighs things otherwise than who may wait: most
// numbers stand once for Player A and once for Player B.

import type { Sight, Temperament } from '../general/brings.ts';

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
  /** The moves of the units around a leader who moves with them. */
  readonly group: number;
  /** A rally that succeeds, as a part of what it brings. */
  readonly rally: number;
  /** What a doubt is worth, by kind of decision: whims are weighed with it. */
  readonly doubt: { readonly open: number; readonly move: number; readonly attack: number; readonly card: number };
}

const playerA: RoleWeights = {
  own: 1.69,
  ownLate: 0.35,
  adjacent: 0.76,
  more: 1.13,
  reach: 0.89,
  shots: 0.63,
  calm: 1.67,
  after: 0.094,
  melee: 0.064,
  approach: 0.49,
  haste: 2.04,
  support: -0.11,
  ground: 0.43,
  shot: 0.41,
  shotNow: 0.8,
  points: 1.05,
  fights: 2.32,
  idle: -0.42,
  lastIdle: 6.88,
  spend: -0.24,
  text: 0.72,
  order: 3.26,
  orderLeast: 0.072,
  event: 0.47,
  clock: 5.05,
  least: 0.059,
  draw: 0.23,
};

const playerB: RoleWeights = {
  own: 0.65,
  ownLate: -1.02,
  adjacent: 0.43,
  more: -0.076,
  reach: 0.27,
  shots: 0.87,
  calm: 0.81,
  after: 0.19,
  melee: 0.58,
  approach: -0.013,
  haste: 0.11,
  support: -0.017,
  ground: 0.86,
  shot: -0.022,
  shotNow: 0.8,
  points: 0.25,
  fights: -0.036,
  idle: 0.73,
  lastIdle: -2.03,
  spend: -0.77,
  text: -0.28,
  order: 0.18,
  orderLeast: 0.77,
  event: 1.3,
  clock: 1.66,
  least: -0.072,
  draw: -0.04,
};

export const STEADY: PolicyWeights = {
  roles: [playerA, playerB],
  strike: 0.29,
  bear: 0.23,
  stays: [0, 0.35, 0.43, 0.67, 0.86, 1],
  life: 1.64,
  lastLife: 2.46,
  finalLife: 31.71,
  idleLife: -0.32,
  bold: -0.11,
  leader: 12.71,
  lastLeader: 1.09,
  attached: 0.65,
  led: 0.19,
  toRally: 0.075,
  bare: 0.11,
  thin: 0.085,
  front: 0.085,
  ground: [0, 0.4, 0.37, 0, -0.87, -0.84, 0, 0],
  card: 0.94,
  texts: [0.96, 0.74, 1.2, 0.69, 1.79, 0.86, 1.17, 1.99, 3.09, 0.96, 0.21, 1.6, 0.87, 1.22, 0.36, 0.55, -0.81],
  group: 1,
  rally: 1.19,
  doubt: { open: 1, move: 0.6, attack: 0.6, card: 0.4 },
};

/**
 * A leaning of the whole army: own losses and what the enemy may do weigh more, or less (`care`), and so does coming forward (`press`).
 * Player B, who may wait, has little to press with: `sally` is what he is drawn to the enemy and to fights by beyond that.
 */
function leaning(base: PolicyWeights, care: number, press: number, sally = 0): PolicyWeights {
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
  const b = lean(base.roles[1]);
  return {
    ...base,
    roles: [lean(base.roles[0]), { ...b, approach: b.approach + 0.3 * sally, fights: b.fights + sally }],
  };
}

export const TEMPERS: { readonly [T in Temperament]: PolicyWeights } = {
  cautious: leaning(STEADY, 1.35, 0.75),
  steady: STEADY,
  bold: leaning(STEADY, 0.7, 1.35, 0.4),
};

/** What the enemy does in return, and what a fight costs, are overlooked. */
const unforeseen = (role: RoleWeights): RoleWeights => ({
  ...role,
  own: 0,
  ownLate: 0,
  adjacent: 0,
  more: 0,
  reach: 0,
  shots: 0,
  after: 0,
});

/**
 * The same without what a beginner overlooks: who stands beside whom, leads whom and rallies whom; what the enemy does in return (his
 * answer in a fight, his next round, his shots), how near a unit is to a rout and the battle to its end. It plays its order cards
 * as soon as they bring anything. The single move and the single attack are still reckoned well.
 */
function narrowed(base: PolicyWeights): PolicyWeights {
  const blind = (role: RoleWeights): RoleWeights => ({
    ...unforeseen(role),
    support: 0,
    haste: 0,
    lastIdle: 0,
    clock: 0,
    order: 0,
    orderLeast: 0,
  });
  const [a, b] = base.roles;
  return {
    ...base,
    // That his time runs out even a beginner sees who must attack, and is in a hurry.
    roles: [{ ...blind(a), haste: 2 * a.haste, lastIdle: a.lastIdle }, blind(b)],
    // A unit is as sure to stay with one hit left to bear as with all.
    stays: base.stays.map((_, bears) => (bears === 0 ? 0 : 1)),
    lastLife: 0,
    finalLife: base.life,
    leader: base.leader * 0.4,
    led: 0,
    group: 0,
    attached: 0,
    bare: 0,
    thin: 0,
    front: 0,
    ground: base.ground.map(() => 0),
    rally: 0,
  };
}

/** The weights with as much in them as a policy of that sight takes in. */
export function seen(base: PolicyWeights, sight: Sight): PolicyWeights {
  if (sight === 'whole') return base;
  return sight === 'narrow'
    ? narrowed(base)
    : { ...base, roles: [unforeseen(base.roles[0]), unforeseen(base.roles[1])] };
}
