// Ribbons that run from hex to hex: a curve per hex that leaves through the sides its links name. Where it crosses a side
// and at what slant is the same for the hexes on both sides of it, so the ribbon has no seam.

import { HEX_WIDTH, type Point } from '../geometry.ts';
import type { Links } from './links.ts';
import { noise, sway } from './noise.ts';
import { at } from './outline.ts';
import { along, between, heading, sideMiddle } from './place.ts';
import type { Cell, Survey } from './survey.ts';

/** A cubic curve. */
export type Curve = readonly [Point, Point, Point, Point];

/** How far a crossing may stray along its side, and how much the ribbon may slant there (in radians). */
const STRAY = 9;
const SLANT = 0.3;

interface Crossing {
  readonly point: Point;
  /** Out of the cell. */
  readonly outward: Point;
}

function crossing(survey: Survey, cell: Cell, direction: number, wild: number): Crossing {
  const other = survey.around(cell)[direction];
  const first = cell.row < other.row || (cell.row === other.row && cell.column < other.column);
  const row = cell.row + other.row;
  const column = cell.column + other.column;
  const side = heading(direction + 1.5);
  const stray = STRAY * wild * sway(row, column, 21) * (first ? 1 : -1);
  const slant = (SLANT * wild * sway(row, column, 22) * 3) / Math.PI;
  return { point: along(sideMiddle(cell.centre, direction), side, stray), outward: heading(direction + slant) };
}

/** A ribbon within one cell, and what of it lies beyond. */
export interface Ribbon {
  readonly curves: readonly Curve[];
  /** Off the map, and into a neighbour of another kind. */
  readonly off: readonly Curve[];
  readonly mouth: readonly Curve[];
  /** Where it begins, when it begins in this cell. */
  readonly spring: Point | null;
}

/** The ribbon of one cell. `wild` 0 is a straight wall, 1 a river. */
export function ribbonOf(survey: Survey, links: Links, cell: Cell, wild: number): Ribbon {
  const ways = links.get(cell) ?? [];
  if (ways.length === 0) {
    const [west, east] = [along(cell.centre, heading(3), 38), along(cell.centre, heading(0), 38)];
    return {
      curves: [[west, between(west, east, 0.3), between(west, east, 0.7), east]],
      off: [],
      mouth: [],
      spring: null,
    };
  }
  const crossings = ways.map((way) => crossing(survey, cell, way, wild));
  const turn = survey.flipped ? -wild : wild;
  const middle: Point = {
    x: cell.centre.x + 6 * turn * sway(cell.row, cell.column, 23),
    y: cell.centre.y + 6 * turn * sway(cell.row, cell.column, 24),
  };
  const [a, b, ...others] = crossings;
  const curves: Curve[] = [];
  let spring: Point | null = null;
  if (b) {
    // The sharper the bend, the shorter the pull of its ends.
    const bend = Math.abs(((ways[1] - ways[0] + 6) % 6) - 3);
    const reach = [30, 27, 20][bend];
    curves.push([a.point, along(a.point, a.outward, -reach), along(b.point, b.outward, -reach), b.point]);
  } else {
    spring = along(middle, a.outward, -14 - 10 * noise(cell.row, cell.column, 25) * wild);
    curves.push([a.point, along(a.point, a.outward, -22), between(a.point, spring, 0.8), spring]);
  }
  for (const one of others) {
    curves.push([one.point, along(one.point, one.outward, -24), between(one.point, middle, 0.7), middle]);
  }
  const beyond = (wanted: (other: Cell) => boolean, reach: number): Curve[] =>
    crossings.flatMap(({ point, outward }, i) => {
      const other = survey.around(cell)[ways[i]];
      if (links.has(other) || !wanted(other)) return [];
      const end = along(point, outward, reach);
      return [[point, between(point, end, 0.3), between(point, end, 0.7), end] as Curve];
    });
  return {
    curves,
    off: beyond(({ hex }) => hex === null, HEX_WIDTH * 0.6),
    mouth: beyond(({ hex }) => hex !== null, 24),
    spring,
  };
}

export const curvePath = ([a, b, c, d]: Curve): string => `M${at(a)}C${at(b)} ${at(c)} ${at(d)}`;

export function onCurve([a, b, c, d]: Curve, t: number): Point {
  const e = between(b, c, t);
  return between(between(between(a, b, t), e, t), between(e, between(c, d, t), t), t);
}

/** The unit vector across the curve, to the right of the way it runs. */
export function acrossCurve(curve: Curve, t: number): Point {
  const a = onCurve(curve, Math.max(0, t - 0.02));
  const b = onCurve(curve, Math.min(1, t + 0.02));
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}
