// Line of sight (rule 10, 3 and the terrain of rule 16): a line from centre to centre is blocked by units, leaders and some
// terrain in between; along an edge only when both sides are obstructed.

import type { State } from './state.ts';

/** Whether something on `hex` blocks the line from a to b. */
function obstructs(g: State, hex: number, a: number, b: number): boolean {
  if (g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0) return true;
  const { terrain, levels } = g.battle;
  const sight = terrain[hex].sight;
  if (sight === 'open') return false;
  if (sight === 'blocked') return true;
  // RULING: "the same hill" is a group of hill hexes that touch; those on it see each other across it [A 16 Hill].
  const group = levels[hex];
  return levels[a] !== group || levels[b] !== group;
}

export function canSee(g: State, from: number, to: number): boolean {
  const { sight, size } = g.battle.board;
  const pair = from * size + to;
  let at = sight.start[pair];
  for (let n = sight.length[pair]; n > 0; n--, at += 2) {
    const one = sight.entries[at];
    const other = sight.entries[at + 1];
    if (obstructs(g, one, from, to) && (one === other || obstructs(g, other, from, to))) return false;
  }
  return true;
}

/** What blocks the line, for explanations: hexes, one or two of each edge. */
export function blockers(g: State, from: number, to: number): number[] {
  const { sight, size } = g.battle.board;
  const pair = from * size + to;
  const found: number[] = [];
  let at = sight.start[pair];
  for (let n = sight.length[pair]; n > 0; n--, at += 2) {
    const one = sight.entries[at];
    const other = sight.entries[at + 1];
    if (obstructs(g, one, from, to) && (one === other || obstructs(g, other, from, to))) {
      found.push(one);
      if (other !== one) found.push(other);
    }
  }
  return found;
}
