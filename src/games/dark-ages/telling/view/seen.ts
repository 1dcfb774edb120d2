// Whose values a seat knows. A counter shows its picture to the enemy and its numbers to its owner; a fight shows the numbers
// of everybody in it to both. [D Units and cubes]

import { type State, seatOf } from '../../rules/state.ts';

/** Whether the numbers on a piece's back are known to a seat; to a spectator (-1) only what both seats know. */
export function knowsValues(g: State, seat: number, piece: number): boolean {
  if (g.battle.options.showValues) return true;
  const owner = seatOf(g, piece);
  return seat === owner || (g.unitSeen[piece] & (1 << (1 - owner))) !== 0;
}
