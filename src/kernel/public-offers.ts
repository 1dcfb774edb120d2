// What whoever decides may answer before everybody's eyes.

import type { Offer, Ruleset } from './ruleset.ts';
import type { KernelState } from './state.ts';

/** Instead of what an ending leaves undone, where that may hang on cards and values that only its owner knows. */
const COVERED = 'your hand covered';

/**
 * An ending before everybody's eyes. What it leaves undone is told where everybody can see it; where it may hang on what only its
 * owner knows, it says the same in every case. Whoever declines what another asks of him leaves nothing undone.
 */
function forAllEyes(offer: Offer, ownTurn: boolean): Offer {
  if (offer.mark !== 'finish' || offer.openly) return offer;
  const { leaves: _leaves, ...rest } = offer;
  return { ...rest, note: '', ...(ownTurn ? { leaves: COVERED } : {}) };
}

/** Seeds by which hidden things are dealt otherwise. */
const OTHER_WORLDS = ['one', 'two', 'three'];

/**
 * What is on offer whatever is hidden: no card is played by it, and it is offered in the same words in states that differ only in
 * what some seat does not know. `ownTurn`: whoever decides is at work himself, and does not answer another.
 */
export function publicOffers<G extends KernelState, V>(ruleset: Ruleset<G, V>, state: G, ownTurn: boolean): Offer[] {
  const seen = (offers: readonly Offer[]) =>
    offers.filter(({ card }) => card === null).map((offer) => forAllEyes(offer, ownTurn));
  const others = OTHER_WORLDS.map((seed) => {
    const other = ruleset.imagine(state, -1, seed);
    return new Set(seen(ruleset.offers(other)).map((offer) => JSON.stringify(offer)));
  });
  return seen(ruleset.offers(state)).filter((offer) => others.every((offers) => offers.has(JSON.stringify(offer))));
}
