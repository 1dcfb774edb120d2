// The numbers behind `drill` of Dark Ages. One point is about the worth of one hit on a fresh unit of good foot.

export interface Weights {
  /** Each active cube, times the share of its dice that hit. */
  readonly strike: number;
  /** Each hit that a unit can still bear. */
  readonly bear: number;
  /** How sure a unit with 0, 1, 2 ... hits left to bear is to stay in the battle; one hit left is a rout. */
  readonly stays: readonly number[];
  /** A unit that counts for the enemy's limit: so much, and more for the last ones (`lastLife` shared among those left). */
  readonly life: number;
  readonly lastLife: number;
  /** A unit that does not count: only its strength is missed. */
  readonly idleLife: number;
  /** What strength, and a unit that counts for the limit, is worth to Player A, as a part of what it is to Player B. */
  readonly spend: number;
  readonly spendLife: number;
  /** How much less his strength is worth when time is up: what is then left of it wins nothing. */
  readonly bold: number;
  /** Leaders: shared among those that are left, for with the last one the battle is lost. */
  readonly leader: number;
  /** Each card of time that Player A still has. */
  readonly time: number;
  /** What it costs Player A that the last turn is fixed. */
  readonly lastTurn: number;
  /** Each hex between a unit of Player A and the nearest enemy, by strength. */
  readonly approach: number;
  /** How much more that way weighs when time is nearly up: who loses on time has nothing to spare. */
  readonly haste: number;
  /** Part of what an adjacent enemy can do in its own round, and of what one in reach can. */
  readonly adjacent: number;
  readonly reach: number;
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
  /** What a card must bring as an order, as a part of its worth. */
  readonly order: number;
  /** What moving and rallying is worth to a side when a round is opened, by point: to Player A and Player B. */
  readonly pointsA: number;
  readonly pointsB: number;
  /** An event played for itself, and to be rid of a card without points; the clock for Player B. */
  readonly event: number;
  readonly ownClock: number;
  /** What a round without a card costs Player A. */
  readonly idle: number;
  readonly victory: number;
}

export const steady: Weights = {
  strike: 1.5,
  bear: 0.5,
  stays: [0, 0.35, 0.75, 0.87, 0.94, 1],
  life: 3,
  lastLife: 8,
  idleLife: 0.6,
  spend: 0.7,
  spendLife: 0.7,
  bold: 0.7,
  leader: 24,
  time: 0.2,
  lastTurn: 6,
  approach: 0.6,
  haste: 3,
  adjacent: 0.5,
  reach: 0.25,
  attached: 0.8,
  led: 0.15,
  toRally: 0.3,
  bare: 0.35,
  thin: 0.15,
  ground: [0, 0.4, 0.5, 0, -0.8, -0.8, 0, 0],
  card: 0.6,
  order: 0.6,
  pointsA: 0.5,
  pointsB: 0.25,
  event: 0.6,
  ownClock: 3,
  idle: 1,
  victory: 1000,
};
