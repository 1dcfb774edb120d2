// Edges of areas: the hexsides round a set of hexes, strung into lines, drawn in a little, swayed and smoothed, so that a
// hill of seven hexes is one hill. Two hexsides that meet in a corner keep their distance from it on the same side.

import type { Point } from '../geometry.ts';
import { sway } from './noise.ts';
import { along, between, sideCorners, towards } from './place.ts';
import type { Cell, Survey } from './survey.ts';

/** A hexside as seen from the cell inside, with the cell beyond it. */
export interface Side {
  readonly inside: Cell;
  readonly beyond: Cell;
  readonly direction: number;
}

/** A line along hexsides; a closed one ends where it began, and its inside is to the right of the way it runs. */
export interface Line {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

const COS_30 = Math.sqrt(3) / 2;

/** All sides of an area that do not lead into it. */
export function sidesOf(survey: Survey, area: ReadonlySet<Cell>): Side[] {
  const sides: Side[] = [];
  for (const inside of area) {
    survey.around(inside).forEach((beyond, direction) => {
      if (!area.has(beyond)) sides.push({ inside, beyond, direction });
    });
  }
  return sides;
}

const cornerKey = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** Strings sides into lines, `inset` inside of the hexsides. */
export function linesAlong(sides: readonly Side[], inset: number): Line[] {
  const starting = new Map<string, Side>();
  const ending = new Set<string>();
  for (const side of sides) {
    const [a, b] = sideCorners(side.inside.centre, side.direction);
    starting.set(cornerKey(a), side);
    ending.add(cornerKey(b));
  }
  const left = new Set(sides);
  const follow = (first: Side): Line => {
    const run: Side[] = [];
    let side: Side | undefined = first;
    while (side && left.has(side)) {
      left.delete(side);
      run.push(side);
      side = starting.get(cornerKey(sideCorners(side.inside.centre, side.direction)[1]));
    }
    const closed = side === first;
    const points = run.map((one, i) => cornerPoint(closed ? run.at(i - 1) : run[i - 1], one, inset));
    if (!closed) points.push(cornerPoint(run.at(-1), undefined, inset));
    return { points, closed };
  };
  // Open lines first, from where nothing leads into them; what is left over are rings.
  const open = sides.filter((side) => !ending.has(cornerKey(sideCorners(side.inside.centre, side.direction)[0])));
  const lines = open.map(follow);
  for (const side of sides) if (left.has(side)) lines.push(follow(side));
  return lines;
}

/** The corner between two sides, drawn in; the end of an open line stays square to its side. */
function cornerPoint(before: Side | undefined, after: Side | undefined, inset: number): Point {
  const side = after ?? before;
  if (!side) throw new Error('a corner belongs to a side');
  const corner = sideCorners(side.inside.centre, side.direction)[after ? 0 : 1];
  if (!before || !after) return along(corner, towards(side.beyond.centre, side.inside.centre), inset);
  if (before.inside === after.inside) return along(corner, towards(corner, after.inside.centre), inset / COS_30);
  return along(corner, towards(after.beyond.centre, corner), inset / COS_30);
}

/** Edges of an area, `inset` inside of it. */
export const outlinesOf = (survey: Survey, area: ReadonlySet<Cell>, inset: number): Line[] =>
  linesAlong(sidesOf(survey, area), inset);

/** Makes a ruled line a drawn one: its points and the middles between them stray by up to `amount`. */
export function swayed(survey: Survey, line: Line, amount: number, salt = 0): Line {
  const { points, closed } = line;
  const middles = closed ? points.length : points.length - 1;
  const all: Point[] = [];
  points.forEach((point, i) => {
    all.push(point);
    if (i < middles) all.push(between(point, points[(i + 1) % points.length]));
  });
  return {
    closed,
    points: all.map((point) => {
      const { x, y } = survey.home(point);
      const turn = survey.flipped ? -1 : 1;
      return { x: point.x + turn * amount * sway(x, y, salt), y: point.y + turn * amount * sway(x, y, salt + 1) };
    }),
  };
}

const say = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
export const at = ({ x, y }: Point): string => `${say(x)} ${say(y)}`;

/** Straight from point to point. */
export const ruledPath = ({ points, closed }: Line): string => `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;

/** Smooth: through the middles between the points, each point pulling the curve its way. */
export function smoothPath({ points, closed }: Line): string {
  const n = points.length;
  if (n < 3) return ruledPath({ points, closed });
  if (closed) {
    const start = between(points[n - 1], points[0]);
    return `M${at(start)}${points.map((p, i) => `Q${at(p)} ${at(between(p, points[(i + 1) % n]))}`).join('')}Z`;
  }
  const inner = points.slice(1, -1);
  const curves = inner.map(
    (p, i) => `Q${at(p)} ${at(i === inner.length - 1 ? points[n - 1] : between(p, inner[i + 1]))}`,
  );
  return `M${at(points[0])}${curves.join('')}`;
}

/** A spot on a line with the direction in which its outside lies. */
export interface Spot {
  readonly point: Point;
  readonly outward: Point;
}

/** Spots along the smooth line, `step` apart. */
export function spotsAlong(line: Line, step: number): Spot[] {
  const fine = finePoints(line);
  const spots: Spot[] = [];
  let wait = step / 2;
  for (let i = 1; i < fine.length; i++) {
    const a = fine[i - 1];
    const b = fine[i];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const way = towards(a, b);
    while (wait <= length) {
      spots.push({ point: along(a, way, wait), outward: { x: way.y, y: -way.x } });
      wait += step;
    }
    wait -= length;
  }
  return spots;
}

function finePoints({ points, closed }: Line): Point[] {
  const n = points.length;
  if (n < 3) return [...points];
  const fine: Point[] = [];
  const count = closed ? n : n - 2;
  for (let i = 0; i < count; i++) {
    const p = points[closed ? i : i + 1];
    const from = closed ? between(points[(i + n - 1) % n], p) : i === 0 ? points[0] : between(points[i], p);
    const next = points[closed ? (i + 1) % n : i + 2];
    const to = !closed && i === count - 1 ? next : between(p, next);
    for (let k = 0; k < 6; k++) fine.push(between(between(from, p, k / 6), between(p, to, k / 6), k / 6));
    if (i === count - 1) fine.push(to);
  }
  return fine;
}
