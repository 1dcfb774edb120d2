// The most of everything: lengths of the state's columns, and what the data files may hold.

export const MAX_SEATS = 4;
/** Units of one side. */
export const MAX_SIDE_UNITS = 12;
/**
 * The number of each seat's first unit. A unit's number alone says whose it is and what it is called (`a3` is 2, `b1` is
 * 12), so that a choice reads the same in every battle.
 */
export const FIRST_UNITS = [0, 12, 24, 30] as const;
export const MAX_UNITS = 36;
/** Ranks of one unit: printed formations go up to three; one more is left for who corrects a tile. */
export const MOST_RANKS = 4;
/** Card texts of all factions together. */
export const MAX_CARDS = 48;
/** Cards in the list of a faction. */
export const LIST_SIZE = 18;
/** Dice of every attack before anything is added [B Rolling and assigning dice], and the most it may have. */
export const START_DICE = 3;
export const MOST_DICE = 6;
export const DIE_SIDES = 8;
/** Enemies that may be engaged with one unit. */
export const MOST_LINKS = 3;
