// Who may give orders at all: in his own round only a player who has played a card as activation; to defend himself, and in
// the enemy's round, everybody [D Playing a card as orders].

import { fightBelow } from './fights.ts';
import { OPENING, type State, seatOf } from './state.ts';

/**
 * Public facts all of them, so that being asked tells nothing.
 * RULING: The round of a Historical Event is a pass: its player gives no orders in it, not even Leadership, except to
 * defend himself in a fight [D Playing a card as orders].
 * CASE: D Playing a card as orders: no Leadership for the active player in the round of his event
 * CASE: D Playing a card as orders: no attack card in the assault of an event that took the round
 * CASE: D Playing a card as orders: in the round of his own event a player defends himself with cards
 */
export function mayOrder(g: State, seat: number): boolean {
  // The round of an event does not come beyond its opening; movement and combat follow an activation.
  if (seat !== g.active || g.phase !== OPENING) return true;
  const fight = fightBelow(g);
  return fight !== null && seatOf(g, fight.attacker) !== seat;
}
