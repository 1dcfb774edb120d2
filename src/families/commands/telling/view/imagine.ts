// A whole state that a seat could be in: what it cannot know (the other hand, what the other side has laid aside or drawn to
// keep one, the order of the deck, the dice to come) is dealt anew by a seed. Nothing hidden goes into it: states that look alike to the seat give the same result.

import { SeededChance } from '../../../../kernel/chance.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { ASIDE_PLACES, enemyOf, MAX_CARDS, MAX_HAND, newState, type State } from '../../rules/state.ts';

const unseen = new Int16Array(MAX_CARDS + MAX_HAND);

/** Cards of the enemy's that lie face down outside his hand: 1 + the card, 0 for none, as the state has them. */
const laid = new Int16Array(ASIDE_PLACES + 2);

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
  const enemy = enemyOf(seat);
  const held = into.handCount[enemy];
  let count = 0;
  for (let i = 0; i < held; i++) unseen[count++] = into.hand[enemy * MAX_HAND + i];
  for (let i = 0; i < ASIDE_PLACES; i++) laid[i] = into.aside[enemy * ASIDE_PLACES + i];
  laid[ASIDE_PLACES] = into.active === enemy ? into.drawn : 0;
  laid[ASIDE_PLACES + 1] = into.active === enemy ? into.drawnToo : 0;
  for (const card of laid) if (card > 0) unseen[count++] = card - 1;
  for (let i = 0; i < into.deckCount; i++) unseen[count++] = into.deck[i];
  unseen.subarray(0, count).sort();
  const shuffles = into.shuffles;
  into.shuffles = 0;
  chance.shuffle(into, unseen, count);
  into.shuffles = shuffles;
  const hand = into.hand.subarray(enemy * MAX_HAND, enemy * MAX_HAND + held);
  hand.set(unseen.subarray(0, held));
  // Hands stand in table order.
  hand.sort();
  let next = held;
  for (let i = 0; i < laid.length; i++) if (laid[i] > 0) laid[i] = 1 + unseen[next++];
  into.aside.set(laid.subarray(0, ASIDE_PLACES), enemy * ASIDE_PLACES);
  if (into.active === enemy) {
    into.drawn = laid[ASIDE_PLACES];
    into.drawnToo = laid[ASIDE_PLACES + 1];
  }
  into.deck.set(unseen.subarray(next, count));
  return into;
}
