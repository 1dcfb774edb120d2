// The fights on the stack, to which order cards may belong.

import { SLOT_PROCEDURE } from '../../../kernel/state.ts';
import type { Frame, State } from './state.ts';

/** The names of the two procedures that are fights: see `melee.ts` and `assault.ts`, which write them. */
export const MELEE = 'melee';
export const ASSAULT = 'assault';

/** The nearest fight below the top of the stack: cards write to its locals. Null outside of fights. */
export function fightBelow(g: State): Frame | null {
  const size = g.layout.frameSize;
  for (let d = g.depth - 1; d >= 0; d--) {
    const { name } = g.procedures[g.stack[d * size + SLOT_PROCEDURE]];
    if (name === MELEE || name === ASSAULT) return g.frames[d];
  }
  return null;
}
