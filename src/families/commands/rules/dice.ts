// The dice of the last roll, read.

import type { State } from './state.ts';

/** Dice that show a face. */
export function countFace(g: State, face: number): number {
  let n = 0;
  for (let i = g.diceCount - 1; i >= 0; i--) if (g.dice[i] === face) n++;
  return n;
}
