// Rugged hills: a hill with a second, broken step on it and slabs of rock round its rim. Unlike the crags of a steep hill
// the rock leaves room in the middle, where a unit can stand.

import '../../styles/ground-medieval.css';
import type { Point } from '../geometry.ts';
import type { CoatProps } from './coats.ts';
import { noise, sway } from './noise.ts';
import { at, outlinesOf, smoothPath, spotsAlong, swayed } from './outline.ts';
import { along } from './place.ts';
import { runningOff } from './survey.ts';

/** Where slabs lie in a hex: to the right, downwards, and how tall. */
const SEATS: readonly (readonly [number, number, number])[] = [
  [-25, -25, 16],
  [2, -34, 18],
  [27, -23, 17],
  [-40, 2, 15],
  [40, 4, 15],
  [-29, 29, 18],
  [28, 31, 17],
  [0, 41, 15],
];

interface Slab {
  readonly foot: Point;
  readonly size: number;
  /** From 0 to 1: which of its corners is the highest. */
  readonly lean: number;
}

export function Outcrops({ survey, cells }: CoatProps) {
  const step = outlinesOf(survey, runningOff(survey, cells), 31).map((line) => swayed(survey, line, 4, 71));
  const slabs = cells
    .flatMap(({ centre, row, column }) =>
      SEATS.map(
        ([x, y, size], i): Slab => ({
          foot: { x: centre.x + x + 3 * sway(row, column, 701 + i), y: centre.y + y + 3 * sway(row, column, 711 + i) },
          size: size * (0.85 + 0.3 * noise(row, column, 721 + i)),
          lean: noise(row, column, 731 + i),
        }),
      ),
    )
    .sort((a, b) => a.foot.y - b.foot.y);
  return (
    <g>
      <path class="g-ledge" d={step.map(smoothPath).join('')} />
      <path
        class="g-hachures"
        d={step
          .flatMap((line) =>
            spotsAlong(line, 6).map(({ point, outward }, i) => {
              const side = { x: -outward.y, y: outward.x };
              const tip = along(point, outward, 6 + 4 * noise(i, i >> 1, 73));
              return `M${at(along(point, side, 1.5))}L${at(tip)}L${at(along(point, side, -1.5))}Z`;
            }),
          )
          .join('')}
      />
      <path class="g-rocks-cast" d={slabs.map(cast).join('')} />
      {slabs.map((slab) => (
        <g key={at(slab.foot)}>
          <path class="g-crag" d={outline(slab)} />
          <path class="g-crag-shade" d={shade(slab)} />
        </g>
      ))}
    </g>
  );
}

const closed = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

const corner = ({ foot, size }: Slab, x: number, y: number): Point => ({ x: foot.x + size * x, y: foot.y + size * y });

/** A broad block with a slanting top. */
function outline(slab: Slab): string {
  const left = -0.45 - 0.3 * slab.lean;
  const right = -0.75 + 0.3 * slab.lean;
  return closed([
    corner(slab, -0.72, 0.12),
    corner(slab, -0.6, left),
    corner(slab, -0.12, left - 0.24),
    corner(slab, 0.4, right),
    corner(slab, 0.72, -0.12),
    corner(slab, 0.5, 0.22),
    corner(slab, -0.2, 0.28),
  ]);
}

/** Its side away from the light. */
function shade(slab: Slab): string {
  const right = -0.75 + 0.3 * slab.lean;
  return closed([
    corner(slab, 0.4, right),
    corner(slab, 0.72, -0.12),
    corner(slab, 0.5, 0.22),
    corner(slab, 0.06, 0.25),
    corner(slab, 0.1, right + 0.34),
  ]);
}

const cast = (slab: Slab): string =>
  closed([
    corner(slab, -0.5, 0.2),
    corner(slab, 0.6, -0.1),
    corner(slab, 1.05, 0.2),
    corner(slab, 0.7, 0.45),
    corner(slab, -0.1, 0.45),
  ]);
