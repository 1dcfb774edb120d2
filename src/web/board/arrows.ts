// Arrows of a trace: a way from point to point and a blow from one to another, each with its head, as paths.

import type { Point } from './geometry.ts';

const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The point so far from `from` on the way to `to`. */
function along(from: Point, to: Point, far: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

export interface Arrow {
  /** The shaft, a line, and the head, a triangle. */
  readonly shaft: string;
  readonly head: string;
}

/** A triangle that points from `from` to its tip. */
function headAt(from: Point, tip: Point, size: number): string {
  const back = along(tip, from, size);
  const [dx, dy] = [(tip.x - back.x) * 0.55, (tip.y - back.y) * 0.55];
  return `M${text(tip)}L${text({ x: back.x - dy, y: back.y + dx })}L${text({ x: back.x + dy, y: back.y - dx })}Z`;
}

/** A line through these points that ends `short` of the last one. */
export function wayArrow(points: readonly Point[], short: number, size: number): Arrow | null {
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return null;
  const tip = along(last, before, Math.min(short, Math.hypot(last.x - before.x, last.y - before.y) / 2));
  const end = along(tip, before, size * 0.7);
  return { shaft: `M${[...points.slice(0, -1), end].map(text).join('L')}`, head: headAt(before, tip, size) };
}

/** A line through these points, without a head. */
export const wayLine = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(text).join('L')}`;

/** From one piece to another; it begins `clear` of the one and ends `short` of the other, whose signs stay in sight. */
export function blowArrow(from: Point, to: Point, clear: number, size: number, short = clear): Arrow {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const start = along(from, to, Math.min(clear, far * 0.3));
  const tip = along(to, from, Math.min(short, far * 0.45));
  return { shaft: `M${text(start)}L${text(along(tip, from, size * 0.7))}`, head: headAt(from, tip, size) };
}
