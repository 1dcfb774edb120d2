// What grows and lies about: forests as clumps of crowns, marsh with pools and reeds, broken ground with stones and scrub.
// Most of it stands near the rim of its hex, where a unit does not hide it.

import type { Point } from '../geometry.ts';
import type { CoatProps } from './coats.ts';
import { noise, sway } from './noise.ts';
import { at, outlinesOf, smoothPath, swayed } from './outline.ts';
import type { Cell } from './survey.ts';
import { pebble } from './water.tsx';

/** Points round the rim of a hex, `count` of them, and how far from its centre. */
function rim({ centre, row, column }: Cell, count: number, radius: number, salt: number): Point[] {
  const turn = noise(row, column, salt) * Math.PI * 2;
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + ((i + 0.3 * sway(row, column, salt + i + 1)) / count) * Math.PI * 2;
    // Corners of a hex are farther off than its sides.
    const far = radius / Math.cos(((((angle % (Math.PI / 3)) + Math.PI / 3) % (Math.PI / 3)) - Math.PI / 6) * 0.8);
    const r = far - 3 + 4 * sway(row, column, salt + 30 + i);
    return { x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) };
  });
}

export function ForestFloor({ survey, cells }: CoatProps) {
  const edge = outlinesOf(survey, new Set(cells), 2).map((line) => smoothPath(swayed(survey, line, 3.5, 301)));
  return <path class="g-floor" d={edge.join('')} />;
}

/** Three shapes of crown, drawn once. */
export function TreeShapes({ id }: { readonly id: string }) {
  return (
    <>
      {CROWNS.map(([crown, shade], i) => (
        <g id={`${id}-tree-${i}`} key={crown} transform={`scale(${[1, 1.22, 0.84][i]})`}>
          <ellipse class="g-tree-cast" cx="3.5" cy="6" rx="11.5" ry="7.5" />
          <path class="g-crown" d={crown} />
          <path class="g-crown-shade" d={shade} />
        </g>
      ))}
    </>
  );
}

const CROWNS: readonly (readonly [string, string])[] = [
  [
    'M-10 3a6.5 6.5 0 0 1 2 -10a7.5 7.5 0 0 1 13 -2a6.5 6.5 0 0 1 5 10a6 6 0 0 1 -8 6a7 7 0 0 1 -12 -4Z',
    'M10 1a6 6 0 0 1 -8 6a7 7 0 0 1 -12 -4q7 4 12 1q6 1 8 -3Z',
  ],
  [
    'M-9 4a6 6 0 0 1 -1 -9a7 7 0 0 1 9 -6a7.5 7.5 0 0 1 10 6a6 6 0 0 1 -1 10a8 8 0 0 1 -17 -1Z',
    'M8 5a8 8 0 0 1 -17 -1q6 3 10 0q6 1 9 -6q1 4 -2 7Z',
  ],
  [
    'M-8 5a6.5 6.5 0 0 1 -1 -10a8 8 0 0 1 15 -3a6.5 6.5 0 0 1 3 10a7 7 0 0 1 -9 5a6 6 0 0 1 -8 -2Z',
    'M9 2a7 7 0 0 1 -9 5a6 6 0 0 1 -8 -2q6 2 9 -1q5 1 8 -2Z',
  ],
];

export function Trees({ cells, id }: CoatProps) {
  const trees = cells
    .flatMap((cell) => {
      const { row, column, centre } = cell;
      const inner = [0, 1, 2].map((i) => ({
        x: centre.x + [-14, 13, -1][i] + 4 * sway(row, column, 320 + i),
        y: centre.y + [-8, -3, 14][i] + 4 * sway(row, column, 325 + i),
      }));
      return [...rim(cell, 10, 40, 330), ...inner].map((spot, i) => ({
        spot,
        shape: Math.floor(noise(row, column, 345 + i) * CROWNS.length),
      }));
    })
    .sort((a, b) => a.spot.y - b.spot.y);
  return (
    <g>
      {trees.map(({ spot, shape }) => (
        <use key={at(spot)} href={`#${id}-tree-${shape}`} x={spot.x.toFixed(1)} y={spot.y.toFixed(1)} />
      ))}
    </g>
  );
}

export function Marsh({ survey, cells }: CoatProps) {
  const edge = outlinesOf(survey, new Set(cells), 5).map((line) => smoothPath(swayed(survey, line, 5, 401)));
  const pools = cells.flatMap((cell) => rim(cell, 5, 36, 410).map((spot, i) => pool(spot, cell, i)));
  const tufts = cells.flatMap((cell) => rim(cell, 6, 35, 450));
  return (
    <g>
      <path class="g-marsh" d={edge.join('')} />
      <path class="g-pools" d={pools.join('')} />
      <path class="g-reeds" d={tufts.map(({ x, y }) => reeds({ x: x + 4, y: y + 5 })).join('')} />
      <path class="g-reed-heads" d={tufts.map(({ x, y }) => reedHeads({ x: x + 4, y: y + 5 })).join('')} />
    </g>
  );
}

/** A flat pool with the line of its far shore. */
function pool({ x, y }: Point, { row, column }: Cell, i: number): string {
  const w = 9 + 6 * noise(row, column, 420 + i);
  return `M${at({ x: x - w, y })}q${(w * 0.4).toFixed(1)} -4.5 ${w.toFixed(1)} -3.5t${w.toFixed(1)} 3q${(-w * 0.5).toFixed(1)} 5 ${(-w).toFixed(1)} 4t${(-w).toFixed(1)} -3.5Z`;
}

const reeds = (foot: Point): string =>
  `M${at(foot)}m-5 0q0 -6 -2.5 -10m4.500 10q0 -8 -.5 -13m3.500 13q.5 -7 2.500 -11m1 11q1 -4 3.500 -7m-13 7h13`;

const reedHeads = ({ x, y }: Point): string =>
  `M${at({ x: x - 3.5, y: y - 13 })}v-3.500M${at({ x: x + 2.5, y: y - 11 })}l.6 -3.400`;

export function Broken({ survey, cells }: CoatProps) {
  const edge = outlinesOf(survey, new Set(cells), 5).map((line) => smoothPath(swayed(survey, line, 6, 501)));
  const rocks = cells.flatMap((cell) => rim(cell, 8, 38, 510).map((spot, i) => ({ spot, cell, i })));
  const scrub = cells.flatMap((cell) => rim(cell, 5, 33, 560));
  const cracks = cells.flatMap((cell) => rim(cell, 4, 27, 590));
  return (
    <g>
      <path class="g-broken" d={edge.join('')} />
      <path class="g-cracks" d={cracks.map((spot) => `M${at(spot)}l5 3l4 -3l6 4l5 -1`).join('')} />
      <path class="g-scrub" d={scrub.map((spot) => `M${at(spot)}q-4 -1 -5 -5m5 5q-1 -4 0 -8m0 8q3 -2 5 -6`).join('')} />
      <path class="g-rocks-cast" d={rocks.map(({ spot }) => pebble({ x: spot.x + 2, y: spot.y + 2.5 }, 7)).join('')} />
      <path class="g-rocks" d={rocks.map(({ spot, cell, i }) => rock(spot, cell, i)).join('')} />
      <path class="g-rocks-shade" d={rocks.map(({ spot, cell, i }) => rockShade(spot, cell, i)).join('')} />
    </g>
  );
}

const rockSize = ({ row, column }: Cell, i: number): number => 4.5 + 3.5 * noise(row, column, 530 + i);

function rock({ x, y }: Point, cell: Cell, i: number): string {
  const s = rockSize(cell, i);
  return `M${[
    { x: x - s, y: y + s * 0.5 },
    { x: x - s * 0.7, y: y - s * 0.4 },
    { x: x - s * 0.1, y: y - s * 0.8 },
    { x: x + s * 0.7, y: y - s * 0.4 },
    { x: x + s, y: y + s * 0.4 },
    { x: x + s * 0.2, y: y + s * 0.7 },
  ]
    .map(at)
    .join('L')}Z`;
}

function rockShade({ x, y }: Point, cell: Cell, i: number): string {
  const s = rockSize(cell, i);
  return `M${[
    { x: x + s * 0.7, y: y - s * 0.4 },
    { x: x + s, y: y + s * 0.4 },
    { x: x + s * 0.2, y: y + s * 0.7 },
    { x: x + s * 0.2, y: y - s * 0.05 },
  ]
    .map(at)
    .join('L')}Z`;
}
