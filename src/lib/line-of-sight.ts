// Straight lines between hex centres, exactly: which hexes a line crosses, and along which edges it runs.
// Whole numbers only: x in half hex widths, y in half hex sides, which keeps every crossing exact.

import type { SightLines } from './hex-board.ts';

/** The six corners of a pointy hex around its centre in those units. */
const CORNERS = [0, -2, 1, -1, 1, 1, 0, 2, -1, 1, -1, -1];

const CROSSED = 1;
const EDGE = 2;

/** How the line through (ax, ay) and (bx, by) meets the hex at (cx, cy): crossed, along an edge on one side, or not. */
function meet(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): { kind: number; side: number } {
  let left = 0;
  let right = 0;
  let on = 0;
  for (let i = 0; i < 12; i += 2) {
    const cross = (bx - ax) * (cy + CORNERS[i + 1] - ay) - (by - ay) * (cx + CORNERS[i] - ax);
    if (cross > 0) left++;
    else if (cross < 0) right++;
    else on++;
  }
  if (left > 0 && right > 0) return { kind: CROSSED, side: 0 };
  if (on === 2) return { kind: EDGE, side: left > 0 ? 1 : -1 };
  return { kind: 0, side: 0 };
}

export function sightLines(
  row: Uint8Array,
  column: Uint8Array,
  distance: Uint8Array,
  size: number,
  reach: number,
): SightLines {
  const start = new Int32Array(size * size);
  const length = new Uint8Array(size * size);
  const entries: number[] = [];
  const x = (h: number) => 2 * column[h] + (row[h] % 2);
  const y = (h: number) => 3 * row[h];
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      const d = distance[a * size + b];
      start[a * size + b] = entries.length;
      if (d < 2 || d > reach) continue;
      const ax = x(a);
      const ay = y(a);
      const dx = x(b) - ax;
      const dy = y(b) - ay;
      // Edges by where along the line they lie: the hexes on both sides of one edge share that place.
      const edges = new Map<number, number[]>();
      for (let h = 0; h < size; h++) {
        // A line may clip the corner of a hex that lies one step off the shortest way.
        if (h === a || h === b || distance[a * size + h] + distance[h * size + b] > d + 1) continue;
        const along = (x(h) - ax) * dx * 3 + (y(h) - ay) * dy;
        const { kind, side } = meet(ax, ay, x(b), y(b), x(h), y(h));
        if (kind === 0 || !between(ax, ay, dx, dy, x(h), y(h))) continue;
        if (kind === CROSSED) entries.push(h, h);
        else {
          const pair = edges.get(along) ?? [-1, -1];
          pair[side > 0 ? 0 : 1] = h;
          edges.set(along, pair);
        }
      }
      for (const [one, other] of edges.values()) entries.push(one, other);
      length[a * size + b] = (entries.length - start[a * size + b]) / 2;
    }
  }
  return { reach, start, length, entries: Int16Array.from(entries) };
}

/** Whether a hex's centre lies between the two ends, seen along the line (x counts 3 to y's 1 in true proportion). */
function between(ax: number, ay: number, dx: number, dy: number, hx: number, hy: number): boolean {
  const along = (hx - ax) * dx * 3 + (hy - ay) * dy;
  return along > 0 && along < dx * dx * 3 + dy * dy;
}
