// Line of sight (rule 10, 3 and the terrain of rule 16): a line from centre to centre is blocked by units, leaders and some
// terrain in between; along an edge only when both sides are obstructed.

import { groundOf, type State } from './state.ts';

/** Whether something on `hex` blocks the line from a to b; `by` may fire over some friends (-1: nobody in particular). */
function obstructs(g: State, hex: number, a: number, b: number, by: number): boolean {
  if (g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0) {
    if (by < 0 || !g.battle.game.questions.firesOver(g, by, hex)) return true;
  }
  const { terrain, levels } = groundOf(g);
  const sight = terrain[hex].sight;
  if (sight === 'open') return false;
  if (sight === 'blocked') return true;
  // RULING: All hills have one height, so that from one hill to another the hill hexes between are no obstacle to sight
  // [N Hill].
  // CASE: N Hill: from hill to hill another hill hex on the way is no obstacle
  if (sight === 'raised') {
    const { height } = terrain[hex];
    return terrain[a].height !== height || terrain[b].height !== height;
  }
  // RULING: "The same hill" means a group of hill hexes that touch; units on such a group see each other across it
  // [A 16 Hill; M Hill; N Hill].
  // CASE: A 16 Hill: on one hill units see each other across it
  // CASE: M Hill: units on one group of hill hexes see each other across it
  // CASE: N Hill: across one hill units on it see each other
  const group = levels[hex];
  return levels[a] !== group || levels[b] !== group;
}

/**
 * Whether the line from one hex to the other is free. With `found` what blocks it is written there: hexes that the line
 * crosses, or that lie along it on both sides; nothing for the edge of the battlefield.
 * RULING: A line of sight along edges is blocked when obstructions stand on both of its sides, even if they stand at
 * different edges; beyond the edge of the battlefield a side is always obstructed
 * [A 10 Line of Sight; M Line of Sight; N Line of Sight].
 * CASE: A 10 Line of Sight: on a long line along edges obstructions on both sides of the line block, though at different edges
 * CASE: A 10 Line of Sight: the edge of the battlefield is an obstruction on its side
 * CASE: N Line of Sight: on a long line obstructions on both sides block together, though at different edges
 * CASE: N Line of Sight: the side edge of the battlefield is an obstruction
 */
export function canSee(g: State, from: number, to: number, by = -1, found: number[] | null = null): boolean {
  const { board, readings } = g.battle;
  const { sight, size } = board;
  const pair = from * size + to;
  const apart = readings.sightEdgeByEdge;
  let at = sight.start[pair];
  let clear = true;
  let left = false;
  let right = false;
  for (let n = sight.length[pair]; n > 0; n--, at += 2) {
    const one = sight.entries[at];
    const other = sight.entries[at + 1];
    if (one === other) {
      if (!obstructs(g, one, from, to, by)) continue;
      if (found === null) return false;
      found.push(one);
      clear = false;
      continue;
    }
    // By the other reading each edge is looked at by itself.
    if (apart) left = right = false;
    if (one < 0 || obstructs(g, one, from, to, by)) left = true;
    if (other < 0 || obstructs(g, other, from, to, by)) right = true;
    if (!left || !right) continue;
    if (found === null) return false;
    if (apart) noteObstructions(g, at, 1, from, to, by, found);
    clear = false;
  }
  if (found !== null && !apart && left && right) {
    noteObstructions(g, sight.start[pair], sight.length[pair], from, to, by, found);
  }
  return clear;
}

/** Writes down what stands beside `edges` edges of the line. */
function noteObstructions(
  g: State,
  start: number,
  edges: number,
  from: number,
  to: number,
  by: number,
  found: number[],
): void {
  const { entries } = g.battle.board.sight;
  for (let at = start, end = start + edges * 2; at < end; at += 2) {
    if (entries[at] === entries[at + 1]) continue;
    for (const hex of [entries[at], entries[at + 1]]) {
      if (hex >= 0 && obstructs(g, hex, from, to, by)) found.push(hex);
    }
  }
}

/**
 * Whether an attack from one hex comes over a protected side of the other. A shot does so when the straight line enters the
 * hex there.
 * RULING: A line of fire that enters a hex by a corner comes through both sides that meet there, so one protected side
 * is enough [N Field Works].
 * CASE: N Field Works: a line that enters by a corner comes over the works on either of its sides
 */
export function acrossSide(g: State, from: number, hex: number): boolean {
  const { board, ramparts } = g.battle;
  if (ramparts[hex] === 0) return false;
  const { sight, size } = board;
  const overSide = (near: number): boolean => {
    for (let d = 0; d < 6; d++) {
      if (board.neighbours[hex * 6 + d] === near) return (ramparts[hex] & (1 << d)) !== 0;
    }
    return false;
  };
  const pair = from * size + hex;
  if (board.distance[pair] === 1) return overSide(from);
  let at = sight.start[pair];
  for (let n = sight.length[pair] * 2; n > 0; n--, at++) if (overSide(sight.entries[at])) return true;
  return false;
}
