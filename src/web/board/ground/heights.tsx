// Hills: a slope with hachures round a plateau, joined across neighbouring hexes; and steep ones with crags on them.
// The light comes from the upper left, whichever way the board is turned.

import type { Point } from '../geometry.ts';
import type { CoatProps } from './coats.ts';
import { noise, sway } from './noise.ts';
import { at, type Line, outlinesOf, smoothPath, spotsAlong, swayed } from './outline.ts';
import { along } from './place.ts';
import { runningOff } from './survey.ts';

const LIGHT: Point = { x: 0.55, y: 0.84 };

/** Wedges down the slope, broad at the plateau's edge; longer and bolder on the side away from the light. */
function hachures(line: Line, length: number, step: number): string {
  return spotsAlong(line, step)
    .map(({ point, outward }, i) => {
      const dark = (outward.x * LIGHT.x + outward.y * LIGHT.y + 1) / 2;
      const reach = length * (0.62 + 0.38 * dark) * (0.78 + 0.22 * noise(i, i >> 1, 3));
      const half = 0.8 + 1.3 * dark;
      const side = { x: -outward.y, y: outward.x };
      const tip = along(along(point, outward, reach), side, sway(i, 5, 4) * 1.2);
      return `M${at(along(point, side, half))}L${at(tip)}L${at(along(point, side, -half))}Z`;
    })
    .join('');
}

export function Heights({ survey, cells }: CoatProps) {
  const area = runningOff(survey, cells);
  const foot = outlinesOf(survey, area, 2).map((line) => swayed(survey, line, 1.5, 31));
  const edge = outlinesOf(survey, area, 17).map((line) => swayed(survey, line, 3, 33));
  const top = edge.map(smoothPath).join('');
  return (
    <g>
      <path class="g-slope" d={foot.map(smoothPath).join('')} />
      <path class="g-cast" d={top} transform="translate(2.5 4)" />
      <path class="g-plateau" d={top} />
      <path class="g-hachures" d={edge.map((line) => hachures(line, 15, 5.4)).join('')} />
      <path class="g-knolls" d={cells.map(({ centre, row, column }) => knoll(centre, row, column)).join('')} />
    </g>
  );
}

/** Small form lines near the corners of a hex, so that a hex in the middle of a hill is seen to be high too. */
function knoll(centre: Point, row: number, column: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      if (noise(row, column, 40 + corner) < 0.35) return '';
      const angle = (Math.PI / 3) * corner + Math.PI / 6 + 0.22 * sway(row, column, 50 + corner);
      const spot = { x: centre.x + 42 * Math.cos(angle), y: centre.y + 42 * Math.sin(angle) };
      return [-4, 0, 4]
        .map((x) => `M${at({ x: spot.x + x, y: spot.y - 2 + Math.abs(x) / 4 })}l${(x / 4).toFixed(1)} 5`)
        .join('');
    })
    .join('');
}

export function Crags({ survey, cells }: CoatProps) {
  const edge = outlinesOf(survey, new Set(cells), 15).map((line) => swayed(survey, line, 4, 61));
  const peaks = cells
    .flatMap(({ centre, row, column }) =>
      SEATS.map(([x, y, size], i): [Point, number, number] => [
        { x: centre.x + x + 4 * sway(row, column, 62 + i), y: centre.y + y + 3 * sway(row, column, 72 + i) },
        size * (0.88 + 0.24 * noise(row, column, 82 + i)),
        noise(row, column, 92 + i),
      ]),
    )
    .sort(([a], [b]) => a.y - b.y);
  return (
    <g>
      <path class="g-steep" d={edge.map(smoothPath).join('')} />
      <path class="g-hachures" d={edge.map((line) => hachures(line, 13, 4.4)).join('')} />
      {peaks.map(([foot, size, lean]) => (
        <g key={at(foot)}>
          <path class="g-crag" d={crag(foot, size, lean)} />
          <path class="g-crag-shade" d={cragShade(foot, size, lean)} />
        </g>
      ))}
    </g>
  );
}

/** Where crags stand in a hex: to the right, downwards, and how tall. */
const SEATS: readonly (readonly [number, number, number])[] = [
  [-20, -12, 24],
  [14, -16, 28],
  [-4, 8, 32],
  [26, 14, 24],
  [-26, 20, 22],
  [4, 34, 20],
];

const peakOf = (foot: Point, size: number, lean: number): Point => ({
  x: foot.x + (lean - 0.5) * size * 0.4,
  y: foot.y - size,
});

function crag(foot: Point, size: number, lean: number): string {
  const w = size * 0.62;
  const peak = peakOf(foot, size, lean);
  const left = { x: foot.x - w * 0.55, y: foot.y - size * (0.4 + 0.15 * lean) };
  const right = { x: foot.x + w * 0.6, y: foot.y - size * (0.55 - 0.15 * lean) };
  const points = [{ x: foot.x - w, y: foot.y }, left, peak, right, { x: foot.x + w, y: foot.y }];
  return `M${points.map(at).join('L')}Q${at({ x: foot.x, y: foot.y + 4 })} ${at(points[0])}Z`;
}

function cragShade(foot: Point, size: number, lean: number): string {
  const w = size * 0.62;
  const peak = peakOf(foot, size, lean);
  const right = { x: foot.x + w * 0.6, y: foot.y - size * (0.55 - 0.15 * lean) };
  const points = [
    peak,
    right,
    { x: foot.x + w, y: foot.y },
    { x: foot.x + w * 0.2, y: foot.y + 1.5 },
    { x: foot.x + w * 0.28, y: foot.y - size * 0.32 },
    { x: foot.x + w * 0.02, y: foot.y - size * 0.55 },
  ];
  return `M${points.map(at).join('L')}Z`;
}
