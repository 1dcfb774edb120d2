// Where the mark of a target stands on a piece, in units of the drawing round the middle of its hex.

export interface BadgePlace {
  readonly left: number;
  readonly right: number;
  /** Its middle. */
  readonly y: number;
  /** Half its height. */
  readonly disc: number;
}

/** On a stand of blocks: at the foot of the front block, left of the number of blocks and under the class symbol. */
export const BADGE: BadgePlace = { left: -50, right: 22, y: 10.5, disc: 13 };

/** On plain pieces, where hexes are small: under the blocks. */
export const SMALL_BADGE: BadgePlace = { left: -50, right: 50, y: 40, disc: 16 };
