// The numbers behind the policy, in hundredths of a banner unless told otherwise. They were found by letting variants of the
// policy play against each other over all battles.

import type { Temperament } from '../general/brings.ts';

export interface Weights {
  /** Use of a unit on the board: so much at least, and more for each close combat die and for the cavalry's extra hex. */
  readonly unit: number;
  readonly perDie: number;
  readonly extraHex: number;
  /** Use of a leader on the board, besides the banner he would give, and of a token. */
  readonly leader: number;
  readonly token: number;
  /** How much nearer its end a unit is with 1, 2 or 3 blocks left. */
  readonly lastBlock: number;
  readonly twoBlocks: number;
  readonly threeBlocks: number;
  /** Driving a unit back; the way on that an emptied hex opens to those who battle again. */
  readonly push: number;
  readonly momentum: number;
  /** How own losses weigh against those of the enemy, in fights that one begins. */
  readonly ownLoss: number;
  /** How likely an enemy is thought to use a chance to attack: one that stands next to us, one that must come, one that fires. */
  readonly nextToUs: number;
  readonly mustCome: number;
  readonly fires: number;
  /** What the second and the third attacker add to the first. */
  readonly second: number;
  readonly third: number;
  /** A chance to attack in a later turn, as a part of its value now. */
  readonly later: number;
  /** Being supported by two, and having a leader with the unit or next to it. */
  readonly supported: number;
  readonly led: number;
  /** A hex nearer to the enemy, for units that fight at close quarters and for the others. */
  readonly march: number;
  readonly marchLight: number;
  /** Ground that counts: the goal itself, each hex to it, a goal held for a banner, and one that the enemy must not have. */
  readonly goal: number;
  readonly goalStep: number;
  readonly hold: number;
  readonly deny: number;
  /** An attack is made, a move made or an order given if it promises more than this. */
  readonly attackFrom: number;
  readonly moveFrom: number;
  readonly orderFrom: number;
  /** Evading gives ground; a card out of the hand might serve better another time. */
  readonly evadeCost: number;
  readonly cardCost: number;
  readonly asideCost: number;
  /** A card of a group is kept for a better day unless it gains so much more. */
  readonly keepTroop: number;
  readonly keepLeadership: number;
  readonly keepTactic: number;
  /** What a hex nearer to the enemy is worth to a leader, a friend next to him, and one with him. */
  readonly leaderMarch: number;
  readonly leaderNear: number;
  readonly leaderWith: number;
  /** How much the place of a leader counts who goes along with his unit. */
  readonly alongLeader: number;
  /** A friend who stands next to the target too. */
  readonly together: number;
  /** What the last banner, the one before and the third to last are worth, as multiples of a banner. */
  readonly lastBanner: number;
  readonly nextToLast: number;
  readonly thirdToLast: number;
}

export const steady: Weights = {
  unit: 10.7,
  perDie: 4.76,
  extraHex: 4.29,
  leader: 25.1,
  token: 5.33,
  lastBlock: 36.1,
  twoBlocks: 14.8,
  threeBlocks: 3.75,
  push: 7.47,
  momentum: 6.23,
  ownLoss: 0.69,
  nextToUs: 0.35,
  mustCome: 0.37,
  fires: 0.24,
  second: 0.6,
  third: 0.4,
  later: 0.25,
  supported: 2.08,
  led: 2.22,
  march: 4.28,
  marchLight: 2.66,
  goal: 10.5,
  goalStep: 2.81,
  hold: 37.9,
  deny: 21.5,
  attackFrom: -0.18,
  moveFrom: 0.33,
  orderFrom: 0.33,
  evadeCost: 3.22,
  cardCost: 14.6,
  asideCost: 5.6,
  keepTroop: 3.03,
  keepLeadership: 2.98,
  keepTactic: 5.3,
  leaderMarch: 1.33,
  leaderNear: 1.56,
  leaderWith: 9.33,
  alongLeader: 0.5,
  together: 1,
  lastBanner: 2,
  nextToLast: 1.4,
  thirdToLast: 1.15,
};

/** He guards what he has: own losses and exposed places count more, and he goes forward more slowly. */
const cautious: Weights = {
  ...steady,
  ownLoss: steady.ownLoss * 1.3,
  nextToUs: steady.nextToUs * 1.4,
  mustCome: steady.mustCome * 1.4,
  march: steady.march * 0.75,
  marchLight: steady.marchLight * 0.75,
  attackFrom: steady.attackFrom + 3,
};

/** He looks for the fight. */
const bold: Weights = {
  ...steady,
  ownLoss: steady.ownLoss * 0.75,
  nextToUs: steady.nextToUs * 0.65,
  mustCome: steady.mustCome * 0.65,
  march: steady.march * 1.3,
  marchLight: steady.marchLight * 1.3,
  attackFrom: steady.attackFrom - 2,
};

export const weightsOf = (temperament: Temperament): Weights =>
  temperament === 'cautious' ? cautious : temperament === 'bold' ? bold : steady;
