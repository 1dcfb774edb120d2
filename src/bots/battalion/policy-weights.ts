// The numbers behind the policy of Battalion. One point is about the worth of one hit on a fresh unit.

import type { Sight, Temperament } from '../general/brings.ts';
import { TEXTS } from './policy-texts.ts';

export interface PolicyWeights {
  /** Each hit that the attack values of a rank bring on average with a die each; the weaker kind of attack counts this part. */
  readonly attack: number;
  readonly second: number;
  /** The ranged part of a unit that is engaged. */
  readonly pinned: number;
  /** A unit in reserve fights for nobody: this part of its attack counts. */
  readonly reserve: number;
  /** Each hit that a unit can still bear. */
  readonly bear: number;
  /** How near its end a unit is that bears one more hit, as a part of the next card of the deck; it falls by `dangerFall` with each. */
  readonly danger: number;
  readonly dangerFall: number;
  /** That part of it counts where no enemy stands. */
  readonly safe: number;
  /** A card of the deck: so much, and more for the last ones (`lastLife` shared among the cards left). */
  readonly life: number;
  readonly lastLife: number;
  /** Each order in the camp. */
  readonly order: number;
  /** For who cannot rally any more the last order is worth so much more, each further one a part of it. */
  readonly orderEnd: number;
  /** Each command more that can be paid for before a rally; for who cannot rally any more; and the last one for him. */
  readonly endure: number;
  readonly endureEnd: number;
  readonly lastTurn: number;
  /** Tokens that a rally brings back: order on a unit, and what makes the unit dearer to command (by the square). */
  readonly spentOrder: number;
  readonly burden: number;
  readonly campDisorder: number;
  readonly unitDisorder: number;
  /** What the text of a card is worth, by its key. */
  readonly texts: { readonly [card: string]: number };
  /** A card of the hand, times what its text is worth; many cards count less each (`handFall`), and so at the end. */
  readonly card: number;
  readonly handFall: number;
  readonly cardAtEnd: number;
  /** The last unit before a camp where enemies stand: when others can come in its place, and when nobody can. */
  readonly campRefilled: number;
  readonly campLost: number;
  /** The last but one. */
  readonly campThin: number;
  /** How much a reaction of the other side is feared, from not at all (0) to the best one for it (1). */
  readonly reaction: number;
  /** What is left of a charge on average that has been fired at. */
  readonly reactFire: number;
  /** Who strikes better in an engagement that lasts. */
  readonly linger: number;
  /** Each friend who may join an engagement, against each enemy who may. */
  readonly support: number;
  /** Shooters that are pinned in melee: what is lost of their attack. */
  readonly pin: number;
  /** The answer of what is left of a unit, when hits are taken. */
  readonly answer: number;
  /** An order put on a unit that was hit. */
  readonly harass: number;
  /** What cards of the hand may add to an attack. */
  readonly boost: number;
  /** Our own losses, against what the other side loses. */
  readonly own: number;
  /** What a card must bring beyond its worth. */
  readonly margin: number;
  /** Redeployment: a sector's balance, coming from the reserve, a camp without anybody, and what a move must bring. */
  readonly balance: number;
  readonly enter: number;
  readonly campBare: number;
  readonly campTake: number;
  /** A sector without enemies: out of it one charges into the next without a reaction. */
  readonly emptySector: number;
  /** What a unit could do from the other sector, when it may be commanded after its move. */
  readonly swift: number;
  /** A unit that may not be commanded after its move. */
  readonly boundCost: number;
  readonly moveLeast: number;
  /** A rally beside what it turns over. */
  readonly rally: number;
  /** Deployment: how many others a camp's sector counts for, how much of the enemy's lead is answered, strong units first, and
   *  horse on the wings with somebody who shoots everywhere. */
  readonly deployCamp: number;
  readonly deployAnswer: number;
  readonly deployStrong: number;
  readonly deployPlace: number;
  readonly deployShooter: number;
}

export const STEADY: PolicyWeights = {
  attack: 2.02,
  second: 1.04,
  pinned: 0.286,
  reserve: 0.397,
  bear: 0.345,
  danger: 0.581,
  dangerFall: 0.604,
  safe: 0.703,
  life: 14,
  lastLife: 3.71,
  order: 2.08,
  orderEnd: 6.11,
  endure: 0.272,
  endureEnd: 2.12,
  lastTurn: 20.9,
  spentOrder: 0.267,
  burden: 0.00709,
  campDisorder: 0.392,
  unitDisorder: 0.138,
  texts: TEXTS,
  card: 1.65,
  handFall: 0.101,
  cardAtEnd: 0.754,
  campRefilled: 1.93,
  campLost: 8.15,
  campThin: 0.261,
  reaction: 0.901,
  reactFire: 0.575,
  linger: 0.765,
  support: -0.357,
  pin: 0.506,
  answer: 0.766,
  harass: 0.501,
  boost: 0.828,
  own: 1.87,
  margin: 0.314,
  balance: 0.119,
  enter: 0.632,
  campBare: 1.82,
  campTake: 4.06,
  emptySector: 0.453,
  swift: 0.747,
  boundCost: 0.208,
  moveLeast: 0.217,
  rally: -0.882,
  deployCamp: 0.674,
  deployAnswer: 0.697,
  deployStrong: 0.389,
  deployPlace: 2,
  deployShooter: 1.31,
};

/**
 * What a temperament changes. The cautious one counts its own losses and the tokens in its camp for more, keeps its camp covered and
 * rallies early; the bold one counts them for less, hardly fears reactions, and comes forward.
 */
export const WEIGHTS: { readonly [T in Temperament]: PolicyWeights } = {
  cautious: {
    ...STEADY,
    own: STEADY.own * 1.12,
    reaction: 1,
    order: STEADY.order * 1.3,
    campThin: STEADY.campThin * 2,
    campBare: STEADY.campBare * 1.5,
    rally: 0.5,
  },
  steady: STEADY,
  bold: {
    ...STEADY,
    own: STEADY.own * 0.95,
    reaction: STEADY.reaction * 0.65,
    order: STEADY.order * 0.85,
    margin: STEADY.margin * 0.5,
    enter: 1.2,
    emptySector: 1,
  },
};

/**
 * The same without what a beginner overlooks: who helps whom (overlaps to come, the balance of sectors, a camp that is thinly held), and what the
 * enemy does in return (his answer in a fight, his reaction to a charge, the fight that goes on, how near its end a unit is). The single
 * attack is still reckoned well.
 */
const narrowed = (weights: PolicyWeights): PolicyWeights => ({
  ...weights,
  own: 0,
  reaction: 0,
  linger: 0,
  answer: 0,
  support: 0,
  pin: 0,
  balance: 0,
  campThin: 0,
  danger: 0,
  endure: 0,
});

/** Who looks around but not across: what the enemy does in return is overlooked, who helps whom is not. */
const near = (weights: PolicyWeights): PolicyWeights => ({
  ...weights,
  reaction: 0,
  linger: 0,
  answer: 0,
  danger: 0,
  endure: 0,
});

/** The weights with as much in them as a policy of that sight takes in. */
export const seen = (weights: PolicyWeights, sight: Sight): PolicyWeights =>
  sight === 'whole' ? weights : sight === 'near' ? near(weights) : narrowed(weights);
