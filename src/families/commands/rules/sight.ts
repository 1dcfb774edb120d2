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
  // RULING: hills are all of one height: from one of them to another the hill hexes between are no obstacle [N Hill].
  if (sight === 'raised') {
    const { height } = terrain[hex];
    return terrain[a].height !== height || terrain[b].height !== height;
  }
  // RULING: "the same hill" is a group of hill hexes that touch; those on it see each other across it
  // [A 16 Hill; M Hill; N Hill].
  const group = levels[hex];
  return levels[a] !== group || levels[b] !== group;
}

/**
 * RULING: a line along edges is blocked when obstructions stand on both of its sides, though at different edges; beyond the
 * edge of the battlefield a side is always obstructed [A 10 Line of Sight; M Line of Sight; N Line of Sight].
 */
export function canSee(g: State, from: number, to: number, by = -1): boolean {
  const { board, readings } = g.battle;
  const { sight, size } = board;
  const pair = from * size + to;
  const apart = readings.sightEdgeByEdge;
  let at = sight.start[pair];
  let left = false;
  let right = false;
  for (let n = sight.length[pair]; n > 0; n--, at += 2) {
    const one = sight.entries[at];
    const other = sight.entries[at + 1];
    if (one === other) {
      if (obstructs(g, one, from, to, by)) return false;
      continue;
    }
    // By the other reading each edge is looked at by itself.
    if (apart) left = right = false;
    if (one < 0 || obstructs(g, one, from, to, by)) left = true;
    if (other < 0 || obstructs(g, other, from, to, by)) right = true;
    if (left && right) return false;
  }
  return true;
}

/** What blocks the line, for explanations: hexes that it crosses, or that lie along it on both sides. */
export function blockers(g: State, from: number, to: number, by = -1): number[] {
  const { board, readings } = g.battle;
  const { sight, size } = board;
  const pair = from * size + to;
  const crossed: number[] = [];
  let sides: [number[], number[]] = [[], []];
  let off = [false, false];
  const both = (): number[] =>
    (sides[0].length > 0 || off[0]) && (sides[1].length > 0 || off[1]) ? [...sides[0], ...sides[1]] : [];
  let at = sight.start[pair];
  for (let n = sight.length[pair]; n > 0; n--, at += 2) {
    const hexes = [sight.entries[at], sight.entries[at + 1]];
    if (hexes[0] === hexes[1]) {
      if (obstructs(g, hexes[0], from, to, by)) crossed.push(hexes[0]);
      continue;
    }
    hexes.forEach((hex, side) => {
      if (hex < 0) off[side] = true;
      else if (obstructs(g, hex, from, to, by)) sides[side].push(hex);
    });
    if (!readings.sightEdgeByEdge) continue;
    crossed.push(...both());
    sides = [[], []];
    off = [false, false];
  }
  return [...crossed, ...both()];
}

/**
 * Whether an attack from one hex comes over a protected side of the other. A shot does so when the straight line enters the
 * hex there.
 * RULING: a line that enters by a corner comes through both sides that meet there; one protected side is enough
 * [N Field Works].
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
