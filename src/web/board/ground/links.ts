// Which sides a ribbon (a river, a wall) crosses in each of its hexes. Neighbours of the same kind are joined; where three
// touch each other, two joins are enough; a loose end goes into the sea or off the map, where there is any.

import { type Cell, isHex, type Survey } from './survey.ts';

/** By cell, the directions on the drawing in which its ribbon goes on. */
export type Links = Map<Cell, number[]>;

export function linksOf(
  survey: Survey,
  cells: readonly Cell[],
  takesEnd: (cell: Cell) => boolean = () => false,
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
    const ends = free.filter((d) => takesEnd(ring[d]));
    const ways = ends.length > 0 ? ends : free.filter((d) => !isHex(ring[d]));
    const best = mostOpposite(own[0], ways);
    if (best >= 0) own.push(best);
  }
  return links;
}

/** Of several directions the one that bends least from where the ribbon comes; -1 of none. */
export function mostOpposite(from: number | undefined, ways: readonly number[]): number {
  if (from === undefined) return ways[0] ?? -1;
  let best = -1;
  let bend = 4;
  for (const way of ways) {
    const turn = (way - from + 6) % 6;
    const off = Math.abs(turn - 3);
    if (off < bend) {
      bend = off;
      best = way;
    }
  }
  return best;
}
