// A whole state that a seat could be in: what it cannot know (the other hand, the dice to come) is dealt anew by a seed.
// The deck has no order, so only the other hand is drawn from the cards that the seat has not seen. Nothing hidden goes into
// it: states that look alike to the seat give the same result.

import { SeededChance } from '../../../../kernel/chance.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { CARD_COUNT, DECK, HAND, type State } from '../../rules/state.ts';
import { newState } from '../../text/battle.ts';

const unseen = new Int16Array(CARD_COUNT);

/** Writes the imagined state into `into` (or a new state) and gives it back. Its dice come from the seed, too. */
export function imagine(g: State, seat: number, seed: string, into: State = newState(g.battle)): State {
  into.battle = g.battle;
  into.procedures = g.procedures;
  copyInto(into, g);
  into.sink = null;
  const chance = new SeededChance(seed);
  into.chance = chance;
  // How often somebody has rolled is known, but it would tie the imagined dice to how the real ones were asked for.
  into.rolls.fill(0);
  const enemy = HAND + 1 - seat;
  let count = 0;
  for (let c = 0; c < CARD_COUNT; c++) {
    if (into.cardAt[c] !== DECK && into.cardAt[c] !== enemy) continue;
    unseen[count++] = c;
    into.cardAt[c] = DECK;
  }
  const shuffles = into.shuffles;
  into.shuffles = 0;
  chance.shuffle(into, unseen, count);
  into.shuffles = shuffles;
  for (let i = 0; i < into.handCount[1 - seat]; i++) into.cardAt[unseen[i]] = enemy;
  return into;
}
