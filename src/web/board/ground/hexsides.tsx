// What lies on the sides of hexes in Dark Ages, told apart by form: stakes are a row of sharpened posts [D Stakes], a slope
// is a fan of long hachures that points downhill [D Slope], an escarpment a cliff with a solid rim and teeth of rock
// [D Escarpments].

import '../../styles/dark-ages-ground.css';
import type { Point } from '../geometry.ts';
import { noise, sway } from './noise.ts';
import { at, type Line, linesAlong, ruledPath, type Side, spotsAlong } from './outline.ts';
import { along, between, sideCorners } from './place.ts';
import type { Cell, Survey } from './survey.ts';

export interface MarkedSide {
  readonly hex: string;
  readonly to: string;
  readonly kind: string;
}

const HIGH = 'ridge';

/**
 * The sides of a kind, each once, as seen from the higher of its two hexes; of two alike from the one that comes first on
 * the map, so that sides of one row make one line.
 */
export function sidesOfKind(survey: Survey, sides: readonly MarkedSide[], kind: string): Side[] {
  const once = new Map<string, Side>();
  for (const side of sides) {
    if (side.kind !== kind) continue;
    const a = survey.cellOf(side.hex);
    const b = survey.cellOf(side.to);
    if (!a || !b) continue;
    const [inside, beyond] = higherFirst(a, b);
    const direction = survey.around(inside).indexOf(beyond);
    if (direction >= 0) once.set(`${inside.hex?.hex} ${beyond.hex?.hex}`, { inside, beyond, direction });
  }
  return [...once.values()];
}

function higherFirst(a: Cell, b: Cell): [Cell, Cell] {
  const [highA, highB] = [a.terrain === HIGH, b.terrain === HIGH];
  if (highA !== highB) return highA ? [a, b] : [b, a];
  return a.row < b.row || (a.row === b.row && a.column < b.column) ? [a, b] : [b, a];
}

export function Hexsides({ survey, sides }: { readonly survey: Survey; readonly sides: readonly MarkedSide[] }) {
  if (sides.length === 0) return null;
  return (
    <g>
      <Slopes sides={sidesOfKind(survey, sides, 'slope')} />
      <Escarpments sides={sidesOfKind(survey, sides, 'escarpment')} />
      <Stakes sides={sidesOfKind(survey, sides, 'stakes')} />
    </g>
  );
}

/** Spots on the straight stretches of a line, `step` apart. */
const straight = ({ points, closed }: Line, step: number) =>
  points.flatMap((point, i) => {
    const next = points[i + 1] ?? (closed ? points[0] : undefined);
    return next ? spotsAlong({ points: [point, next], closed: false }, step) : [];
  });

function Slopes({ sides }: { readonly sides: readonly Side[] }) {
  const lines = linesAlong(sides, 3);
  if (lines.length === 0) return null;
  return (
    <g>
      <path class="d-slope" d={lines.flatMap((line) => straight(line, 6.4).map(slopeStroke)).join('')} />
    </g>
  );
}

/** A long wedge down from the side: long and short by turns, as on an old survey. */
function slopeStroke({ point, outward }: { readonly point: Point; readonly outward: Point }, i: number): string {
  const side = { x: -outward.y, y: outward.x };
  const reach = i % 2 === 0 ? 25 : 15;
  return `M${at(along(point, side, 2.3))}L${at(along(point, outward, reach))}L${at(along(point, side, -2.3))}Z`;
}

function Escarpments({ sides }: { readonly sides: readonly Side[] }) {
  const rim = linesAlong(sides, 2);
  if (rim.length === 0) return null;
  const path = rim.map(ruledPath).join('');
  return (
    <g>
      <path class="d-cliff-cast" d={path} transform="translate(2 6)" />
      <path class="d-cliff-face" d={rim.flatMap((line) => straight(line, 9).map(tooth)).join('')} />
      <path class="d-cliff-edge" d={path} />
      <path class="d-cliff-rim" d={path} />
    </g>
  );
}

/** A tooth of rock that hangs from the rim. */
function tooth({ point, outward }: { readonly point: Point; readonly outward: Point }): string {
  const side = { x: -outward.y, y: outward.x };
  const reach = 11 + 5 * noise(point.x, point.y, 1101);
  const tip = along(along(point, outward, reach), side, 2 * sway(point.x, point.y, 1102));
  return `M${at(along(point, side, 5))}L${at(tip)}L${at(along(point, side, -5))}Z`;
}

/** Posts to a side. */
const POSTS = 6;

/** Sharpened posts that stand in a row along the side; those lower on the drawing stand before the others. */
function Stakes({ sides }: { readonly sides: readonly Side[] }) {
  const posts = sides
    .flatMap(({ inside, direction }) => {
      const [a, b] = sideCorners(inside.centre, direction);
      return Array.from({ length: POSTS }, (_, i) => between(a, b, (i + 0.5) / POSTS));
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
  if (posts.length === 0) return null;
  return (
    <g>
      {sides.map(({ inside, direction, beyond }) => {
        const [a, b] = sideCorners(inside.centre, direction);
        return (
          <path
            key={`${inside.hex?.hex} ${beyond.hex?.hex}`}
            class="d-stake-ditch"
            d={`M${at(between(a, b, 0.04))}L${at(between(a, b, 0.96))}`}
          />
        );
      })}
      {posts.map((foot) => {
        const lean = 1.5 * sway(foot.x, foot.y, 1110);
        return (
          <g key={at(foot)} transform={`translate(${at({ x: foot.x, y: foot.y + 4 })}) rotate(${lean.toFixed(1)})`}>
            <path class="d-stake-cast" d="M-3 0L8 4L11 1L3 -3Z" />
            <path class="d-stake" d="M-3.400 0V-16L0 -25L3.400 -16V0Q0 1.600 -3.400 0Z" />
            <path class="d-stake-point" d="M-3.400 -16L0 -25L3.400 -16Q0 -14 -3.400 -16Z" />
          </g>
        );
      })}
    </g>
  );
}
