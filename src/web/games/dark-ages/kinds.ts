// Kinds of tellings of Dark Ages that the page treats in a way of its own; they are the events of the rules by name. All
// others are a sentence like any other.

/** A turn begins. */
export const TURN = 'turn';
/** A fight begins. */
export const ATTACKS: readonly string[] = ['assaults', 'melees', 'fires', 'ambushes'];
/** Cubes of the units at its places changed. */
export const CUBES: readonly string[] = ['losses', 'recovers', 'routs', 'lastStand', 'reloads'];
/** A whole piece leaves the board. */
export const GONE: readonly string[] = ['eliminated', 'leaderDead', 'leaves'];
/** The battle is over. */
export const ENDED = 'ended';
/** All that changes what is counted. */
export const SWINGS: readonly string[] = ['losses', 'recovers', 'lastStand', 'eliminated', 'leaderDead'];
/** Somebody runs. */
export const RETREATS: readonly string[] = ['retreats', 'retreatsThrough'];
/** Sentences that go on from turn to turn and decide nothing. */
export const COURSE: readonly string[] = [TURN, 'round', 'draws', 'passes', 'activates', 'endPhase', 'reshuffle'];
