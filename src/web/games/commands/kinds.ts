// Kinds of tellings of the Commands games that the page treats in a way of its own. All others are a sentence like any other, so a game may bring
// kinds that are not listed here.

/** A turn begins. */
export const TURN = 'turn';
/** An attack begins. */
export const ATTACKS: readonly string[] = ['declares', 'fires', 'leaderAttacked'];
/** Blocks are lost. */
export const LOSS = 'blocks';
/** A block comes back. */
export const RALLY = 'rallied';
/** A whole piece leaves the board. */
export const GONE: readonly string[] = ['unitOff', 'leaderOff'];
/** The score moves. */
export const BANNER = 'banner';
/** A banner goes back. */
export const BANNER_LOST = 'bannerLost';
/** The battle is over. */
export const ENDED = 'ended';
/** All that changes banners or blocks. */
export const SWINGS: readonly string[] = [LOSS, ...GONE, BANNER, BANNER_LOST, RALLY, 'captures'];
