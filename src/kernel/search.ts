// What a program that looks ahead needs beside `run`, `pending` and `copyInto`: the choices of a bare state, playing one, who
// decides, and a number for the state.

import type { Choices } from './choice.ts';
import { pending, run } from './procedure.ts';
import type { KernelState } from './state.ts';

/** Writes every legal choice of the decision that waits into `out`, in place of what was there; none when all is over. */
export function choicesInto(g: KernelState, out: Choices): void {
  out.clear();
  const decision = pending(g)?.decision;
  if (decision) decision.choices(g, g.frames[g.depth], out);
}

/** Plays a choice, which must be one of those on offer, and goes on to the next decision, open roll or end. */
export function takeChoice(g: KernelState, choice: number): void {
  const decision = pending(g)?.decision;
  if (!decision) throw new Error('nobody is asked now');
  decision.take(g, g.frames[g.depth], choice);
  run(g);
}

/** The seat that decides; -1 when nobody does. */
export function seatToDecide(g: KernelState): number {
  const decision = pending(g)?.decision;
  return decision ? decision.who(g, g.frames[g.depth]) : -1;
}

/** A number of 32 bits for the state: equal states of one battle have the same one, others seldom. */
export function stateHash(g: KernelState): number {
  const { buf } = g;
  let h = 0x811c9dc5 | 0;
  for (let i = 0; i < buf.length; i++) h = Math.imul(h ^ buf[i], 0x01000193);
  h ^= h >>> 15;
  return Math.imul(h, 0x2c1b3c6d) >>> 0;
}
