// A whole state that a seat could be in: what it cannot know (the other hand, what the other side has laid aside or drawn to
// keep one, the order of the deck, the dice to come) is dealt anew by a seed. Nothing hidden goes into it: states that look alike to the seat give the same result.

import { SeededChance } from '../../../../kernel/chance.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { ASIDE_PLACES, MAX_CARDS, MAX_HAND, newState, type State } from '../../rules/state.ts';

/** Cards that lie face down outside a hand, by side: 1 + the card, 0 for none, as the state has them. */
const PLACES = ASIDE_PLACES + 2;
const laid = new Int16Array(2 * PLACES);

const unseen = new Int16Array(MAX_CARDS + 2 * MAX_HAND);

/** Writes the imagined state into `into` (or a new state) and gives it back. Its dice come from the seed, too. */
export function determinise(g: State, seat: number, seed: string, into: State = newState(g.battle)): State {
  into.battle = g.battle;
  into.procedures = g.procedures;
  copyInto(into, g);
  into.sink = null;
  const chance = new SeededChance(seed);
  into.chance = chance;
  // How often somebody has rolled is known, but it would tie the imagined dice to how the real ones were asked for.
  into.rolls.fill(0);
  const count = takeUp(into, seat);
  const shuffles = into.shuffles;
  into.shuffles = 0;
  chance.shuffle(into, unseen, count);
  into.shuffles = shuffles;
  let next = 0;
  // A spectator (-1) has seen neither hand.
  for (let side = 0; side < 2; side++) if (side !== seat) next = dealTo(into, side, next);
  into.deck.set(unseen.subarray(next, count));
  return into;
}

/** Collects what the seat has not seen, in table order; answers how many cards that are. */
function takeUp(into: State, seat: number): number {
  let count = 0;
  for (let side = 0; side < 2; side++) {
    if (side === seat) continue;
    for (let i = 0; i < into.handCount[side]; i++) unseen[count++] = into.hand[side * MAX_HAND + i];
    const at = side * PLACES;
    for (let i = 0; i < ASIDE_PLACES; i++) laid[at + i] = into.aside[side * ASIDE_PLACES + i];
    laid[at + ASIDE_PLACES] = into.active === side ? into.drawn : 0;
    laid[at + ASIDE_PLACES + 1] = into.active === side ? into.drawnToo : 0;
    for (let i = at; i < at + PLACES; i++) if (laid[i] > 0) unseen[count++] = laid[i] - 1;
  }
  for (let i = 0; i < into.deckCount; i++) unseen[count++] = into.deck[i];
  unseen.subarray(0, count).sort();
  return count;
}

/** Deals a side its hand and what it has laid down, from the unseen cards on; answers where the next ones lie. */
function dealTo(into: State, side: number, from: number): number {
  const held = into.handCount[side];
  const hand = into.hand.subarray(side * MAX_HAND, side * MAX_HAND + held);
  hand.set(unseen.subarray(from, from + held));
  // Hands stand in table order.
  hand.sort();
  let next = from + held;
  const at = side * PLACES;
  for (let i = at; i < at + PLACES; i++) if (laid[i] > 0) laid[i] = 1 + unseen[next++];
  into.aside.set(laid.subarray(at, at + ASIDE_PLACES), side * ASIDE_PLACES);
  if (into.active === side) {
    into.drawn = laid[at + ASIDE_PLACES];
    into.drawnToo = laid[at + ASIDE_PLACES + 1];
  }
  return next;
}
