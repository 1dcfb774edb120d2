// A stream: a narrow ribbon of water with soft banks, that a unit crosses without stopping. Less than half as wide as a
// river, so that the two are told apart without colour.

import '../../styles/ground-medieval.css';
import type { CoatProps } from './coats.ts';
import { linksOf } from './links.ts';
import { noise, sway } from './noise.ts';
import { at } from './outline.ts';
import { along } from './place.ts';
import { acrossCurve, type Curve, curvePath, onCurve, ribbonOf } from './ribbon.ts';
import type { Cell } from './survey.ts';
import { pebble } from './water.tsx';

/** Half the width of the water. */
const HALF = 9;

/** A loose end runs into larger water, and into a fen unless it had to turn back for it. */
export const streamEnds = ({ terrain }: Cell, bend: number): boolean =>
  /river|bridge|seacoast/i.test(terrain) || (terrain === 'fen' && bend < 2);

export function Streams({ survey, cells }: CoatProps) {
  const links = linksOf(survey, cells, streamEnds);
  const ribbons = cells.map((cell) => ({ cell, ...ribbonOf(survey, links, cell, 1) }));
  const runs = ribbons.flatMap(({ cell, curves, off, mouth }) =>
    [...curves, ...off, ...mouth].map((curve) => ({ cell, curve })),
  );
  const path = runs.map(({ curve }) => curvePath(curve)).join('');
  return (
    <g>
      <path class="g-stream-bank" d={path} />
      <path class="g-stream-edge" d={path} />
      <path class="g-stream" d={path} />
      <path class="g-flow" d={runs.map(({ cell, curve }) => flow(cell, curve)).join('')} />
      <path class="g-scrub" d={runs.map(({ cell, curve }) => tufts(cell, curve)).join('')} />
      <path class="g-stones" d={runs.map(({ cell, curve }) => stones(cell, curve)).join('')} />
    </g>
  );
}

const beside = (curve: Curve, t: number, offset: number) => along(onCurve(curve, t), acrossCurve(curve, t), offset);

/** Lines that follow the water. */
const flow = ({ row, column }: Cell, curve: Curve): string =>
  [-4, 3]
    .map((offset, i) => {
      const from = 0.05 + 0.45 * noise(row, column, 901 + i);
      const spots = [0, 0.15, 0.3].map((part) => beside(curve, from + part, offset));
      return `M${at(spots[0])}Q${at(spots[1])} ${at(spots[2])}`;
    })
    .join('');

/** Grass on either bank. */
const tufts = ({ row, column }: Cell, curve: Curve): string =>
  [0.08, 0.3, 0.52, 0.74, 0.94]
    .map((t, i) => {
      const hand = i % 2 === 0 ? 1 : -1;
      const spot = beside(curve, t + 0.04 * sway(row, column, 911 + i), hand * (HALF + 7));
      return `M${at(spot)}q-4 -1 -5 -5m5 5q-1 -4 0 -7m0 7q3 -2 5 -5`;
    })
    .join('');

/** A few stones at the edge of the water. */
const stones = ({ row, column }: Cell, curve: Curve): string =>
  [0.18, 0.63, 0.85]
    .map((t, i) => {
      const hand = i % 2 === 0 ? -1 : 1;
      const spot = beside(curve, t + 0.06 * sway(row, column, 921 + i), hand * (HALF + 1));
      return pebble(spot, 2.2 + 1.2 * noise(row, column, 931 + i));
    })
    .join('');
