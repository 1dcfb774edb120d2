// The rulebook that all procedures and decisions of the game are written into, and the stack of fights.

import { type Procedure, rulebook } from '../../../kernel/procedure.ts';
import { SLOT_PROCEDURE } from '../../../kernel/state.ts';
import type { Frame, State } from './state.ts';

export const book = rulebook<State, Frame>();

/** By procedure: whether it is a fight. */
const fights: boolean[] = [];

/** Says that a procedure is a fight, to which order cards may belong. */
export function asFight(procedure: Procedure): Procedure {
  fights[procedure.id] = true;
  return procedure;
}

/** The nearest fight below the top of the stack: cards write to its locals. Null outside of fights. */
export function fightBelow(g: State): Frame | null {
  const size = g.layout.frameSize;
  for (let d = g.depth - 1; d >= 0; d--) if (fights[g.stack[d * size + SLOT_PROCEDURE]]) return g.frames[d];
  return null;
}
