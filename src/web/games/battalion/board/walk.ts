// The cursor's way over the board. Places stand in rows as they do on the screen: behind the upper army, its formations, its
// fighting units, the sectors themselves, and the same downward for the lower army. Left and right go along a row, up and down
// to the nearest place of the next row that has any, so that every place can be reached.

import type { BattalionView } from '../../../../games/battalion/telling/view/types.ts';
import type { Direction } from '../../kit.ts';
import { type Box, type Layout, layOut } from './layout.ts';

interface Spot {
  readonly place: string;
  readonly x: number;
}

/** Directions do not depend on the size of the screen. */
const TABLE = { width: 1000, height: 640, finger: false };

const kept = new WeakMap<BattalionView, { flipped: boolean; rows: readonly (readonly Spot[])[] }>();

function rowsOf(view: BattalionView, flipped: boolean): readonly (readonly Spot[])[] {
  const before = kept.get(view);
  if (before && before.flipped === flipped) return before.rows;
  const rows = makeRows(view, layOut(view, flipped, TABLE));
  kept.set(view, { flipped, rows });
  return rows;
}

const spot = (place: string, { x, w }: Box): Spot => ({ place, x: x + w / 2 });

function makeRows(view: BattalionView, layout: Layout): readonly (readonly Spot[])[] {
  const bands: Spot[][] = [[], []];
  const lines: Spot[][] = [[], []];
  const fights: Spot[][] = [[], []];
  for (const box of [...layout.camps, ...layout.reserves])
    bands[box.y < layout.height / 2 ? 0 : 1].push(spot(box.place, box));
  for (const unit of view.units) {
    const box = layout.units.get(unit.name);
    if (!box) continue;
    const half = unit.side === layout.upper ? 0 : 1;
    const row = box.mini ? bands : unit.place === 'engagement' ? fights : lines;
    row[half].push(spot(unit.name, box));
  }
  const sectors = layout.sectors.map((box) => spot(box.place, box));
  return [bands[0], lines[0], fights[0], sectors, fights[1], lines[1], bands[1]]
    .filter((row) => row.length > 0)
    .map((row) => [...row].sort((a, b) => a.x - b.x));
}

export function toward(view: BattalionView, flipped: boolean, place: string, direction: Direction): string | null {
  const rows = rowsOf(view, flipped);
  const y = rows.findIndex((row) => row.some((one) => one.place === place));
  if (y < 0) return null;
  const row = rows[y];
  const at = row.findIndex((one) => one.place === place);
  if (direction === 'left') return row[at - 1]?.place ?? null;
  if (direction === 'right') return row[at + 1]?.place ?? null;
  const next = rows[y + (direction.startsWith('up') ? -1 : 1)];
  if (!next) return null;
  // A slanting key leans to its side.
  const lean = direction.endsWith('Left') ? -60 : direction.endsWith('Right') ? 60 : 0;
  const x = row[at].x + lean;
  return next.reduce((best, one) => (Math.abs(one.x - x) < Math.abs(best.x - x) ? one : best)).place;
}

export function rowEnd(
  view: BattalionView,
  flipped: boolean,
  place: string,
  end: 'rowStart' | 'rowEnd',
): string | null {
  const row = rowsOf(view, flipped).find((one) => one.some((spot) => spot.place === place));
  return row?.at(end === 'rowStart' ? 0 : -1)?.place ?? null;
}

export function inOrder(view: BattalionView, flipped: boolean, places: Iterable<string>): readonly string[] {
  const wanted = new Set(places);
  return rowsOf(view, flipped).flatMap((row) => row.filter(({ place }) => wanted.has(place)).map(({ place }) => place));
}

export function home(view: BattalionView): string {
  const seat = view.seats[view.seat]?.seat;
  const standing = view.units.filter((unit) => unit.place !== 'gone');
  const own = standing.find((unit) => unit.seat === seat) ?? standing[0];
  return own?.name ?? view.board.sectors[0].place;
}
