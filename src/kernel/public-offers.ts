// What whoever decides may answer before everybody's eyes.

import type { Offer, Ruleset } from './ruleset.ts';
import type { KernelState } from './state.ts';

/** What an ending leaves undone may hang on cards and values that only its owner knows: to all eyes it is an ending and no more. */
function forAllEyes(offer: Offer): Offer {
  if (offer.mark !== 'finish') return offer;
  const { leaves: _leaves, ...rest } = offer;
  return { ...rest, note: '' };
}

/** Seeds by which hidden things are dealt otherwise. */
const OTHER_WORLDS = ['one', 'two', 'three'];

/**
 * What is on offer whatever is hidden: no card is played by it, and it is offered in the same words in states that differ only in
 * what some seat does not know.
 */
export function publicOffers<G extends KernelState, V>(ruleset: Ruleset<G, V>, state: G): Offer[] {
  const seen = (offers: readonly Offer[]) => offers.filter(({ card }) => card === null).map(forAllEyes);
  const others = OTHER_WORLDS.map((seed) => {
    const other = ruleset.imagine(state, -1, seed);
    return new Set(seen(ruleset.offers(other)).map((offer) => JSON.stringify(offer)));
  });
  return seen(ruleset.offers(state)).filter((offer) => others.every((offers) => offers.has(JSON.stringify(offer))));
}
