// What was dug in the time of Napoleonics: field works, whose bank is drawn on the protected hexsides like any rampart and
// here gets its gabions [N Field Works], and the sand quarry [N Sand Quarry], a pit with its walls inward.

import '../../styles/napoleonics.css';
import type { Point } from '../geometry.ts';
import type { CoatProps } from './coats.ts';
import { noise } from './noise.ts';
import { at, type Line, linesAlong, outlinesOf, ruledPath, smoothPath, spotsAlong, swayed } from './outline.ts';
import { along } from './place.ts';
import type { Cell } from './survey.ts';
import { rampartSides } from './works.tsx';

/** Baskets of earth in a row behind the bank, and a trodden strip behind them. */
export function FieldWorks({ survey, cells, id }: CoatProps) {
  const own = new Set(cells);
  const sides = rampartSides(survey).filter(({ inside }) => own.has(inside));
  const strip = linesAlong(sides, 16).map(ruledPath).join('');
  const baskets = linesAlong(sides, 14).flatMap(straightSpots);
  return (
    <g>
      <defs>
        <g id={`${id}-gabion`}>
          <circle class="g-tree-cast" cx="1.500" cy="2.500" r="6" />
          <circle class="n-gabion" r="5.600" />
          <circle class="n-gabion-weave" r="4.600" />
          <circle class="n-gabion-fill" r="3" />
        </g>
      </defs>
      <path class="n-works-strip" d={strip} />
      {baskets.map((spot) => (
        <use key={at(spot)} href={`#${id}-gabion`} x={spot.x.toFixed(1)} y={spot.y.toFixed(1)} />
      ))}
    </g>
  );
}

/** Spots on the straight stretches of a line. */
function straightSpots({ points, closed }: Line): Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined);
    return next ? spotsAlong({ points: [point, next], closed: false }, 11).map((spot) => spot.point) : [];
  });
}

const LIGHT: Point = { x: 0.55, y: 0.84 };

/** Ticks down into the pit; longer on the side the light does not reach. */
function inward(line: Line): string {
  return spotsAlong(line, 6)
    .map(({ point, outward }, i) => {
      const dark = (1 - (outward.x * LIGHT.x + outward.y * LIGHT.y)) / 2;
      const reach = (5 + 8 * dark) * (0.8 + 0.3 * noise(i, i >> 1, 760));
      const half = 0.7 + 1.1 * dark;
      const side = { x: -outward.y, y: outward.x };
      return `M${at(along(point, side, half))}L${at(along(point, outward, -reach))}L${at(along(point, side, -half))}Z`;
    })
    .join('');
}

export function Quarries({ survey, cells }: CoatProps) {
  const area = new Set(cells);
  const rim = outlinesOf(survey, area, 7).map((line) => swayed(survey, line, 4, 761));
  const foot = outlinesOf(survey, area, 19).map((line) => swayed(survey, line, 4, 763));
  const edge = rim.map(smoothPath).join('');
  const bottom = foot.map(smoothPath).join('');
  return (
    <g>
      <path class="n-pit-deep" d={edge} />
      <path class="n-pit-face" d={bottom} transform="translate(2 3)" />
      <path class="n-pit" d={bottom} />
      <path class="n-pit-ticks" d={rim.map(inward).join('')} />
      <path class="n-pit-rim" d={edge} />
      <path class="n-pit-piles" d={cells.map(piles).join('')} />
      <path class="n-pit-grain" d={cells.map(grain).join('')} />
    </g>
  );
}

/** Heaps of dug sand in the corners where a unit does not stand. */
const piles = ({ centre: { x, y } }: Cell): string =>
  [
    [-27, 30, 9],
    [16, 36, 11],
    [30, 27, 7],
    [-4, -33, 8],
  ]
    .map(
      ([dx, dy, w]) =>
        `M${at({ x: x + dx - w, y: y + dy })}Q${at({ x: x + dx, y: y + dy - w * 1.7 })} ${at({ x: x + dx + w, y: y + dy })}Z`,
    )
    .join('');

function grain({ centre, row, column }: Cell): string {
  return Array.from({ length: 26 }, (_, i) => {
    const angle = Math.PI * 2 * noise(row, column, 770 + i);
    const r = 14 + 22 * noise(row, column, 800 + i);
    return `M${at({ x: centre.x + r * Math.cos(angle), y: centre.y + r * Math.sin(angle) })}h.1`;
  }).join('');
}
