// Whose turn comes when. Two players alternate; four go round first-left, second-left, first-right, second-right, so that
// sides alternate [B Four players].

import type { State } from './state.ts';

/** The seat whose turn comes `turns` after that of `seat`: the side with the initiative is named first. */
export function turnsAfter(g: State, seat: number, turns: number): number {
  const flip = g.first & 1;
  return (((seat ^ flip) + turns) % g.battle.seats) ^ flip;
}
