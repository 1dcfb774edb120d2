// The numbers behind the policy, in hundredths of a banner unless told otherwise. They were found by letting variants of the
// policy play against each other over all battles.

import type { Sight, Temperament } from '../general/brings.ts';

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
  /** How much more danger counts for a unit with a leader, and where there is no way back. */
  readonly leaderRisk: number;
  readonly cornered: number;
  /** How much of an attack is seen before the move that it needs. */
  readonly fromThere: number;
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
  /** What a banner is worth, the last one, the one before and the third to last, as multiples of a banner. */
  readonly banner: number;
  readonly lastBanner: number;
  readonly nextToLast: number;
  readonly thirdToLast: number;
  /** A card is worth as many orders as it gives, whoever gets them. */
  readonly countsOrders: boolean;
}

/** What holds for all games of the family; features are counted by these, and the lowest level plays by them. */
export const PLAIN: Weights = {
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
  leaderRisk: 0,
  cornered: 0,
  fromThere: 1,
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
  banner: 1,
  lastBanner: 2,
  nextToLast: 1.4,
  thirdToLast: 1.15,
  countsOrders: false,
};

/** What each game weighs otherwise. */
const OF_GAME: { readonly [game: string]: Partial<Weights> } = {
  ancients: {
    unit: 10.6,
    perDie: 4.57,
    extraHex: 4.36,
    leader: 24.3,
    token: 4.09,
    lastBlock: 41.4,
    twoBlocks: 17.4,
    threeBlocks: 3.13,
    push: 9.46,
    momentum: 6.1,
    ownLoss: 0.651,
    nextToUs: 0.385,
    mustCome: 0.365,
    fires: 0.263,
    second: 0.676,
    third: 0.472,
    cornered: 0.057,
    fromThere: 0.999,
    later: 0.186,
    supported: 2.24,
    led: 1.45,
    march: 4.08,
    marchLight: 2.62,
    goal: 8.43,
    goalStep: 2.37,
    hold: 44.1,
    deny: 20.8,
    attackFrom: -0.436,
    moveFrom: 0.381,
    orderFrom: 0.318,
    evadeCost: 2.84,
    asideCost: 6.52,
    keepTroop: 2.97,
    keepLeadership: 3.09,
    keepTactic: 5,
    leaderMarch: 1.63,
    leaderNear: 1.32,
    leaderWith: 9.31,
    alongLeader: 0.537,
    together: 1.11,
    banner: 0.845,
    lastBanner: 3.98,
    nextToLast: 1.6,
    thirdToLast: 0.964,
  },
  medieval: {
    unit: 13.6,
    perDie: 4.01,
    leader: 31,
    token: 7.05,
    lastBlock: 40.5,
    twoBlocks: 15.1,
    threeBlocks: 2.95,
    push: 4.33,
    momentum: 4.64,
    ownLoss: 0.583,
    nextToUs: 0.278,
    mustCome: 0.291,
    fires: 0.315,
    second: 0.901,
    third: 0.585,
    leaderRisk: 0.205,
    cornered: 0.231,
    fromThere: 1.1,
    later: 0.229,
    supported: 2.1,
    led: 2.53,
    march: 3.63,
    marchLight: 2.53,
    goal: 7.82,
    goalStep: 3.2,
    hold: 43.3,
    deny: 20.4,
    attackFrom: -0.0537,
    moveFrom: 0.39,
    orderFrom: 0.338,
    evadeCost: 2.55,
    cardCost: 18.8,
    asideCost: 5.21,
    keepTroop: 3.14,
    keepLeadership: 2.48,
    keepTactic: 5.44,
    leaderMarch: 1.19,
    leaderNear: 1.35,
    leaderWith: 12,
    alongLeader: 0.486,
    together: 1.01,
    banner: 0.702,
    lastBanner: 3.71,
    nextToLast: 1.89,
    thirdToLast: 1.43,
  },
  napoleonics: {
    unit: 10.5,
    perDie: 6.2,
    extraHex: 4.47,
    leader: 28.1,
    token: 5.54,
    lastBlock: 29.2,
    twoBlocks: 12.6,
    threeBlocks: 4.81,
    push: 7.32,
    momentum: 6.8,
    ownLoss: 0.431,
    nextToUs: 0.294,
    mustCome: 0.247,
    fires: 0.171,
    second: 0.749,
    third: 0.388,
    cornered: 0.0379,
    fromThere: 0.741,
    later: 0.23,
    supported: 2.33,
    led: 1.92,
    march: 2.23,
    marchLight: 3.09,
    goal: 8.99,
    goalStep: 2.7,
    hold: 43.9,
    deny: 16.7,
    attackFrom: -0.0941,
    moveFrom: 0.376,
    orderFrom: 0.32,
    evadeCost: 2.94,
    cardCost: 13.9,
    asideCost: 5.78,
    keepTroop: 2.74,
    keepLeadership: 1.81,
    keepTactic: 4.72,
    leaderMarch: 1.13,
    leaderNear: 2.12,
    leaderWith: 8.23,
    alongLeader: 0.46,
    together: 1.03,
    banner: 0.728,
    lastBanner: 3.59,
    nextToLast: 1.13,
    thirdToLast: 1.13,
  },
};

/**
 * He guards what he has: own losses and exposed places count more, and he goes forward more slowly. Or he looks for the
 * fight: the other way round.
 */
function leaning(weights: Weights, temperament: Temperament): Weights {
  const { ownLoss, nextToUs, mustCome, march, marchLight, attackFrom } = weights;
  if (temperament === 'cautious') {
    return {
      ...weights,
      ownLoss: ownLoss * 1.3,
      nextToUs: nextToUs * 1.4,
      mustCome: mustCome * 1.4,
      march: march * 0.75,
      marchLight: marchLight * 0.75,
      attackFrom: attackFrom + 3,
    };
  }
  if (temperament === 'steady') return weights;
  return {
    ...weights,
    ownLoss: ownLoss * 0.85,
    nextToUs: nextToUs * 0.75,
    mustCome: mustCome * 0.75,
    march: march * 1.3,
    marchLight: marchLight * 1.3,
    attackFrom: attackFrom - 2,
  };
}

/** More than anything is worth: what costs so much is never done, nor reckoned with. */
const NEVER = 1000;

/**
 * What the lowest level overlooks: what the enemy can do in return (in his turn, by battling back, by evading), how to meet an attack
 * otherwise than standing, support and leaders near, attacking together, how near the end is, and what cards are good for: it
 * plays the one that gives most orders.
 */
const OVERLOOKED = {
  nextToUs: 0,
  mustCome: 0,
  fires: 0,
  ownLoss: 0,
  evadeCost: NEVER,
  asideCost: NEVER,
  supported: 0,
  led: 0,
  together: 0,
  lastBanner: 1,
  nextToLast: 1,
  thirdToLast: 1,
  token: 0,
  cardCost: 0,
  keepTroop: 0,
  keepLeadership: 0,
  keepTactic: 0,
  countsOrders: true,
} satisfies Partial<Weights>;

/** Where muskets carry a beginner, who need not think of where to strike from, he does not see before a move what it lets him attack. */
const ALSO_OVERLOOKED: { readonly [game: string]: Partial<Weights> } = { napoleonics: { fromThere: 0 } };

/**
 * What is overlooked by who looks around, but not across: what the enemy can do in his turn, how to give way before him, and what cards
 * are good for another day. Own losses in a fight weigh half.
 */
const NOT_FORESEEN = {
  evadeCost: NEVER,
  nextToUs: 0,
  mustCome: 0,
  fires: 0,
  cardCost: 0,
  keepTroop: 0,
  keepLeadership: 0,
  keepTactic: 0,
} satisfies Partial<Weights>;

/** The weights of a game, by temperament and sight. */
export function weightsOf(game: string, temperament: Temperament, sight: Sight = 'whole'): Weights {
  if (sight === 'narrow') return { ...leaning(PLAIN, temperament), ...OVERLOOKED, ...ALSO_OVERLOOKED[game] };
  const whole = leaning({ ...PLAIN, ...OF_GAME[game] }, temperament);
  return sight === 'whole' ? whole : { ...whole, ownLoss: whole.ownLoss / 2, ...NOT_FORESEEN };
}
