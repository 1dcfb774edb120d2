// Ways on the board that several rules share: what lies behind a hex as seen from another.

import type { State } from './state.ts';

/** The hexes around `hex` that lie beyond it for who stands on the neighbouring `from`; answers how many. */
export function onwardHexes(g: State, from: number, hex: number, out: Int16Array): number {
  const { neighbours, distance, size } = g.battle.board;
  let count = 0;
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const to = neighbours[i];
    if (to >= 0 && distance[from * size + to] === 2) out[count++] = to;
  }
  return count;
}
