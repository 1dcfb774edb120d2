// The numbers behind `drill`: how bold it is, in hundredths of a banner unless told otherwise. Found by letting variants
// play against each other over all scenarios.

export interface Temper {
  /** Use of a unit on the board: so much at least, and more for each close combat die and for the cavalry's extra hex. */
  readonly unit: number;
  readonly perDie: number;
  readonly extraHex: number;
  /** Use of a leader on the board, besides the banner he would give. */
  readonly leader: number;
  /** A token kept for later, where the game has them. */
  readonly token: number;
  /** How much nearer its end a unit is with 1, 2, 3 or 4 blocks left, as a part of a banner. */
  readonly danger: readonly number[];
  /** Driving a unit back: it loses its place, and the attacker may follow. */
  readonly push: number;
  /** How likely an enemy is thought to use a chance to attack: one that stands next to us, one that must come. */
  readonly nextToUs: number;
  readonly mustCome: number;
  /** A chance to attack in a later turn, when the unit has to be ordered first, as a part of its value now. */
  readonly later: number;
  /** Being supported by two, and having a leader with the unit or next to it. */
  readonly supported: number;
  readonly led: number;
  /** A hex nearer to the enemy, for units that fight at close quarters and for the others. */
  readonly march: number;
  readonly marchLight: number;
  /** An attack is made if it promises more than this. */
  readonly attackFrom: number;
  /** Evading gives ground; a reaction card might serve better another time. */
  readonly evadeCost: number;
  readonly cardCost: number;
  /** A card laid aside is out of use until its unit is free again. */
  readonly asideCost: number;
  /** A card of a group is kept for a better day unless it gains so much more. */
  readonly keep: {
    readonly section: number;
    readonly troop: number;
    readonly leadership: number;
    readonly tactic: number;
  };
}

export const steady: Temper = {
  unit: 10,
  perDie: 5,
  extraHex: 4,
  leader: 28,
  token: 5,
  danger: [0, 0.3, 0.12, 0.04, 0.01],
  push: 7,
  nextToUs: 0.4,
  mustCome: 0.28,
  later: 0.25,
  supported: 2.5,
  led: 2.5,
  march: 4.5,
  marchLight: 2.8,
  attackFrom: 0,
  evadeCost: 3,
  cardCost: 14,
  asideCost: 6,
  keep: { section: 0, troop: 3, leadership: 3, tactic: 6 },
};
