// What people built: bridges, camps of tents behind a palisade, city walls with towers, and ramparts on their hexsides.

import type { Point } from '../geometry.ts';
import type { CoatProps } from './coats.ts';
import { linksOf } from './links.ts';
import { noise, sway } from './noise.ts';
import { at, type Line, linesAlong, outlinesOf, ruledPath, type Side, spotsAlong } from './outline.ts';
import { along, heading, sideMiddle } from './place.ts';
import { acrossCurve, type Curve, curvePath, onCurve, ribbonOf } from './ribbon.ts';
import type { Cell, Survey } from './survey.ts';
import { riversOf } from './water.tsx';

/** A deck of planks across the stream, from bank to bank. */
export function Bridges({ survey, cells }: CoatProps) {
  const rivers = riversOf(survey);
  return (
    <g>
      {cells.map((cell) => {
        const curve = rivers.get(cell)?.curves[0];
        if (!curve) return null;
        const { x, y } = onCurve(curve, 0.5);
        const across = acrossCurve(curve, 0.5);
        const angle = ((Math.atan2(across.y, across.x) * 180) / Math.PI).toFixed(1);
        return (
          <g key={cell.hex?.hex} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`}>
            <path class="g-deck-cast" d="M-43 -17h86v40h-86Z" />
            <path class="g-deck" d="M-44 -19h88v38h-88Z" />
            <path class="g-planks" d={PLANKS} />
            <path class="g-rails" d="M-48 -20.500H48M-48 20.500H48" />
            <path class="g-posts" d={POSTS} />
          </g>
        );
      })}
    </g>
  );
}

const PLANKS = Array.from({ length: 15 }, (_, i) => `M${(-38 + i * 5.5).toFixed(1)} -19v38`).join('');
const POSTS = [-46, -27, 27, 46].map((x) => `M${x - 2.5} -23.500h5v6h-5ZM${x - 2.5} 17.500h5v6h-5Z`).join('');

export function Tents({ id }: { readonly id: string }) {
  return (
    <g id={`${id}-tent`}>
      <ellipse class="g-tree-cast" cx="3" cy="7" rx="12" ry="4" />
      <path class="g-tent" d="M-11 7L-2 -10L3 7Z" />
      <path class="g-tent-shade" d="M3 7L-2 -10L6 -7L12 4Z" />
      <path class="g-tent-door" d="M-6.500 7L-3 -3L-.5 7Z" />
      <path class="g-tent-edge" d="M-11 7L-2 -10L6 -7L12 4L3 7Z" />
    </g>
  );
}

/** Tents round the middle of the hex, which belongs to the unit. */
const TENTS: readonly (readonly [number, number])[] = [
  [-14, -31],
  [12, -30],
  [-31, -8],
  [30, -9],
  [-27, 17],
  [28, 16],
  [0, 35],
];

export function Camps({ survey, cells, id }: CoatProps) {
  const ring = outlinesOf(survey, new Set(cells), 6);
  const fence = ring.map(ruledPath).join('');
  return (
    <g>
      <path class="g-yard" d={fence} />
      <path class="g-fence-cast" d={fence} transform="translate(1.500 3)" />
      <path class="g-fence-bank" d={fence} />
      <path class="g-fence" d={fence} />
      {cells.flatMap((cell) =>
        TENTS.map(([x, y], i) => (
          <use
            key={`${cell.hex?.hex} ${i}`}
            href={`#${id}-tent`}
            x={(cell.centre.x + x + 1.5 * sway(cell.row, cell.column, 610 + i)).toFixed(1)}
            y={(cell.centre.y + y + 1.5 * sway(cell.row, cell.column, 620 + i)).toFixed(1)}
          />
        )),
      )}
    </g>
  );
}

export function Towers({ id }: { readonly id: string }) {
  return (
    <g id={`${id}-tower`}>
      <circle class="g-tree-cast" cx="2.500" cy="4" r="15" />
      <circle class="g-tower-edge" r="14" />
      <circle class="g-merlons" r="12" />
      <circle class="g-tower-floor" r="8.500" />
    </g>
  );
}

/** Walls run from hex to hex with a tower at every join; those that ladders can reach show the ladders. */
export function Walls({ survey, cells, id }: CoatProps) {
  const links = linksOf(survey, cells);
  const curves = new Map(
    cells.map((cell) => {
      const { curves, off } = ribbonOf(survey, links, cell, 0);
      return [cell, [...curves, ...off]];
    }),
  );
  const pathOf = (some: readonly Cell[]) => some.flatMap((cell) => (curves.get(cell) ?? []).map(curvePath)).join('');
  const whole = pathOf(cells);
  const strong = cells.filter(({ terrain }) => terrain === 'fortifiedWall');
  const weak = cells.filter(({ terrain }) => terrain !== 'fortifiedWall');
  const towers = new Map<string, Point>();
  for (const cell of cells) {
    const ways = links.get(cell) ?? [];
    for (const way of ways) {
      if (survey.around(cell)[way].hex === null) continue;
      const spot = sideMiddle(cell.centre, way);
      towers.set(at(spot), spot);
    }
    if (ways.length === 1) towers.set(`end ${cell.hex?.hex}`, along(cell.centre, heading(ways[0] + 3), 24));
    if (ways.length === 0)
      for (const d of [0, 3]) towers.set(`${d} ${cell.hex?.hex}`, along(cell.centre, heading(d), 38));
  }
  for (const cell of strong) {
    const curve = curves.get(cell)?.[0];
    if (curve) towers.set(`keep ${cell.hex?.hex}`, onCurve(curve, 0.5));
  }
  return (
    <g>
      <path class="g-wall-cast" d={whole} transform="translate(2.500 5)" />
      <path class="g-wall-edge" d={whole} />
      <path class="g-wall" d={whole} />
      <path class="g-wall-strong" d={pathOf(strong)} />
      <path class="g-wall-merlons" d={whole} />
      <path class="g-wall-walk" d={whole} />
      <path class="g-ladders" d={weak.map((cell) => ladders(cell, curves.get(cell)?.[0])).join('')} />
      {[...towers].map(([key, { x, y }]) => (
        <use key={key} href={`#${id}-tower`} x={x.toFixed(1)} y={y.toFixed(1)} />
      ))}
    </g>
  );
}

/** Two ladders that lean on the wall from the lower side of the drawing. */
function ladders({ row, column }: Cell, curve: Curve | undefined): string {
  if (!curve) return '';
  return [0.27, 0.73]
    .map((t) => {
      const across = acrossCurve(curve, t);
      const out = across.y < -0.01 ? { x: -across.x, y: -across.y } : across;
      const foot = along(onCurve(curve, t + 0.04 * noise(row, column, 630)), out, 33);
      const side = { x: -out.y, y: out.x };
      const rails = [-3.2, 3.2].map((s) => {
        const start = along(foot, side, s);
        return `M${at(start)}L${at(along(start, out, -20))}`;
      });
      const rungs = [3, 7.5, 12, 16.5].map((r) => {
        const start = along(along(foot, out, -r), side, -3.2);
        return `M${at(start)}L${at(along(start, side, 6.4))}`;
      });
      return rails.join('') + rungs.join('');
    })
    .join('');
}

/** The protected sides of the board's hexes, whatever their terrain. */
export function rampartSides(survey: Survey): Side[] {
  return survey.cells.flatMap((inside) =>
    (inside.hex?.ramparts ?? []).flatMap((name) => {
      const direction = survey.around(inside).findIndex((cell) => cell.hex?.hex === name);
      return direction < 0 ? [] : [{ inside, beyond: survey.around(inside)[direction], direction }];
    }),
  );
}

export function Ramparts({ survey }: { readonly survey: Survey }) {
  const lines = linesAlong(rampartSides(survey), 5);
  if (lines.length === 0) return null;
  const bank = lines.map(ruledPath).join('');
  return (
    <g>
      <path class="g-rampart-cast" d={bank} transform="translate(1.500 3.500)" />
      <path class="g-rampart-edge" d={bank} />
      <path class="g-rampart" d={bank} />
      <path class="g-rampart-crest" d={bank} />
      <path class="g-stakes" d={lines.map(stakes).join('')} />
    </g>
  );
}

/** Pointed stakes that lean outward over the hexside. */
function stakes(line: Line): string {
  const straight = line.points.flatMap((point, i) => {
    const next = line.points[i + 1] ?? (line.closed ? line.points[0] : undefined);
    return next ? spotsAlong({ points: [point, next], closed: false }, 7) : [];
  });
  return straight
    .map(({ point, outward }) => {
      const side = { x: -outward.y, y: outward.x };
      const foot = along(point, outward, 1);
      return `M${at(along(foot, side, 1.7))}L${at(along(foot, outward, 13))}L${at(along(foot, side, -1.7))}Z`;
    })
    .join('');
}
