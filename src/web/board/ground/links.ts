// Which sides a ribbon (a river, a wall) crosses in each of its hexes. Neighbours of the same kind are joined; where three
// touch each other, two joins are enough; a loose end goes into the sea or off the map, where there is any.

import { type Cell, isHex, type Survey } from './survey.ts';

/** By cell, the directions on the drawing in which its ribbon goes on. */
export type Links = Map<Cell, number[]>;

export function linksOf(
  survey: Survey,
  cells: readonly Cell[],
  /** Whether a loose end goes into a cell; `bend` is 0 straight on, 1 a turn, 2 a sharp one. */
  takesEnd: (cell: Cell, bend: number) => boolean = () => false,
): Links {
  const links: Links = new Map(cells.map((cell) => [cell, []]));
  const joined = (a: Cell, b: Cell): boolean => (links.get(a) ?? []).some((d) => survey.around(a)[d] === b);
  for (const cell of cells) {
    const ring = survey.around(cell);
    ring.forEach((other, direction) => {
      if (!links.has(other) || joined(cell, other)) return;
      if (ring.some((third) => links.has(third) && joined(cell, third) && joined(third, other))) return;
      links.get(cell)?.push(direction);
      links.get(other)?.push((direction + 3) % 6);
    });
  }
  for (const cell of cells) {
    const own = links.get(cell) ?? [];
    if (own.length > 1) continue;
    const ring = survey.around(cell);
    const free = [0, 1, 2, 3, 4, 5].filter((d) => !own.includes(d));
    const ends = free.filter((d) => takesEnd(ring[d], own.length === 0 ? 0 : bendOf(own[0], d)));
    const ways = ends.length > 0 ? ends : free.filter((d) => !isHex(ring[d]));
    const best = mostOpposite(own[0], ways);
    if (best >= 0) own.push(best);
  }
  return links;
}

const bendOf = (from: number, to: number): number => Math.abs(((to - from + 6) % 6) - 3);

/** Of several directions the one that bends least from where the ribbon comes; -1 of none. */
export function mostOpposite(from: number | undefined, ways: readonly number[]): number {
  if (from === undefined) return ways[0] ?? -1;
  let best = -1;
  let bend = 4;
  for (const way of ways) {
    const off = bendOf(from, way);
    if (off < bend) {
      bend = off;
      best = way;
    }
  }
  return best;
}
