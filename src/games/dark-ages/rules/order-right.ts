// Who may give orders at all: in his own round only a player who has played a card as activation; to defend himself, and in
// the enemy's round, everybody [D Playing a card as orders].

import { fightBelow } from './book.ts';
import { OPENING, type State, seatOf } from './state.ts';

/**
 * Public facts all of them, so that being asked tells nothing.
 * RULING: the round of a Historical Event is a pass: its player gives no orders in it, not even Leadership, except to defend himself in a fight. [D Playing a card as orders]
 */
export function mayOrder(g: State, seat: number): boolean {
  // The round of an event does not come beyond its opening; movement and combat follow an activation.
  if (seat !== g.active || g.phase !== OPENING) return true;
  const fight = fightBelow(g);
  return fight !== null && seatOf(g, fight.attacker) !== seat;
}
