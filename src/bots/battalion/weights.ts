// The numbers behind `drill` of Battalion. One point is about the worth of one hit on a fresh unit. They were found by letting
// variants of the rules of thumb play against each other, 600 or 1,200 games each over all set battles; `drill` with all but
// the last of these changes (attack 1.1) won 136 of 240 games against `drill` with the first guesses.

export interface Weights {
  /** Each hit that the attack values of a rank bring on average with a die each. */
  readonly attack: number;
  /** A unit in reserve fights for nobody: this part of its attack counts. */
  readonly reserve: number;
  /** Each hit that a unit can still bear. */
  readonly bear: number;
  /** How near its end a unit is that can bear 0, 1, 2 ... more hits, as a part of what a card of the deck is worth. */
  readonly danger: readonly number[];
  /** A card of the deck: so much, and more for the last ones (`lastLife` shared among the cards left). */
  readonly life: number;
  readonly lastLife: number;
  /** The first order of the camp; each further one is worth `orderFall` times the one before it, but `orderLeast`. */
  readonly order: number;
  readonly orderFall: number;
  readonly orderLeast: number;
  /** Tokens that a rally brings back: order on a unit, and what makes the unit dearer to command (by the square). */
  readonly spentOrder: number;
  readonly burden: number;
  readonly campDisorder: number;
  /** Disorder on a unit needs two rallies; that the unit can bear less counts on its own. */
  readonly unitDisorder: number;
  /** A card of the hand, times what its text is worth (card-worth.ts). */
  readonly card: number;
  /** Each further card of a hand makes all of them count less, by this part; with an empty deck they count this part. */
  readonly handFall: number;
  readonly cardAtEnd: number;
  /** The enemy stands before the camp and nobody defends it; nobody stands there at all. */
  readonly openCamp: number;
  readonly bareCamp: number;
  /** A counterattack is made by what is left of the unit: this part of its full strength. */
  readonly counter: number;
  /** What the other side's reaction to a charge costs on average. */
  readonly reaction: number;
  /** A player who is out of the battle by the milder reading of exhaustion. */
  readonly exhausted: number;
  readonly victory: number;
}

export const steady: Weights = {
  attack: 1,
  reserve: 0.5,
  bear: 0.45,
  danger: [1, 0.5, 0.3, 0.2, 0.12, 0.07, 0.03, 0],
  life: 2.2,
  lastLife: 6,
  order: 1.1,
  orderFall: 0.88,
  orderLeast: 0.5,
  spentOrder: 0.25,
  burden: 0.01,
  campDisorder: 0.4,
  unitDisorder: 0.1,
  card: 0.6,
  handFall: 0.12,
  cardAtEnd: 0.5,
  openCamp: 10,
  bareCamp: 2,
  counter: 0.9,
  reaction: 0.7,
  exhausted: 15,
  victory: 1000,
};
