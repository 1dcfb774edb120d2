// A walled city: a high wall with courses of brick and square towers, which runs from hex to hex, and its gates. A gate is
// shut: two leaves of wood with iron bands under an arch between two towers. Towers and threshold reach beyond a unit that
// stands in the gate, so that it is still seen to be one.

import '../../styles/ground-medieval.css';
import type { Point } from '../geometry.ts';
import type { CoatProps } from './coats.ts';
import { linksOf } from './links.ts';
import { at } from './outline.ts';
import { along, heading, sideMiddle } from './place.ts';
import { curvePath, onCurve, ribbonOf } from './ribbon.ts';
import type { Cell } from './survey.ts';

const GATE = 'cityGate';

export function CityWalls({ survey, cells, id }: CoatProps) {
  const links = linksOf(survey, cells);
  const ribbons = new Map(cells.map((cell) => [cell, ribbonOf(survey, links, cell, 0)]));
  const whole = [...ribbons.values()].flatMap(({ curves, off }) => [...curves, ...off].map(curvePath)).join('');
  const towers = new Map<string, Point>();
  for (const cell of cells) {
    const ways = links.get(cell) ?? [];
    for (const way of ways) {
      const other = survey.around(cell)[way];
      // Gates bring towers of their own.
      if (other.hex === null || cell.terrain === GATE || other.terrain === GATE) continue;
      const spot = sideMiddle(cell.centre, way);
      towers.set(at(spot), spot);
    }
    if (cell.terrain === GATE) continue;
    // Where the wall ends, or stands alone, as beside a gate that was stormed.
    if (ways.length === 1) towers.set(`end ${cell.hex?.hex}`, along(cell.centre, heading(ways[0] + 3), 26));
    if (ways.length === 0)
      for (const d of [0, 3]) towers.set(`${d} ${cell.hex?.hex}`, along(cell.centre, heading(d), 36));
  }
  const gateAt = (cell: Cell): Point => {
    const curve = ribbons.get(cell)?.curves[0];
    return curve ? onCurve(curve, 0.5) : cell.centre;
  };
  const gates = cells.filter(({ terrain }) => terrain === GATE).map((cell): [Cell, Point] => [cell, gateAt(cell)]);
  // What stands lower on the drawing stands before the rest.
  const inOrder = [...towers].sort(([, a], [, b]) => a.y - b.y);
  return (
    <g>
      <defs>
        <CityTower id={id} />
        <Gatehouse id={id} />
      </defs>
      <path class="g-city-cast" d={whole} transform="translate(4 12)" />
      <path class="g-city-face" d={whole} transform="translate(0 10)" />
      <path class="g-city-brick" d={whole} transform="translate(0 7)" />
      <path class="g-city-face" d={whole} transform="translate(0 4)" />
      <path class="g-city-edge" d={whole} />
      <path class="g-city-merlons" d={whole} />
      <path class="g-city-walk" d={whole} />
      <path class="g-city-flags" d={whole} />
      {inOrder.map(([key, { x, y }]) => (
        <use key={key} href={`#${id}-city-tower`} x={x.toFixed(1)} y={y.toFixed(1)} />
      ))}
      {gates.map(([cell, { x, y }]) => (
        <use key={cell.hex?.hex} href={`#${id}-gatehouse`} x={x.toFixed(1)} y={y.toFixed(1)} />
      ))}
    </g>
  );
}

/** A square tower: its front with brick courses under a flat top with merlons. */
function CityTower({ id }: { readonly id: string }) {
  return (
    <g id={`${id}-city-tower`}>
      <path class="g-city-shadow" d="M-13 22L18 22L24 12L14 -6Z" />
      <path class="g-city-stone" d="M-14 -2H14V21H-14Z" />
      <path class="g-city-course" d="M-14 9.5H14M-14 15.5H14" />
      <path class="g-city-top" d="M-16 -18H16V2H-16Z" />
      <path class="g-city-court" d="M-11 -13.5H11V-2.5H-11Z" />
      <path class="g-city-gaps" d="M-8 -18V-14.5M0 -18V-14.5M8 -18V-14.5M-8 2V-1.5M0 2V-1.5M8 2V-1.5" />
    </g>
  );
}

/** One of the two towers of a gate, from `x` to the right. */
const gateTower = (x: number): string => `M${x} 35V-45h5v5h4.5v-5h6v5h4.5v-5h5V35Z`;

function Gatehouse({ id }: { readonly id: string }) {
  return (
    <g id={`${id}-gatehouse`}>
      <path class="g-city-shadow" d="M-42 36H46L54 22V-20L42 -40Z" />
      {/* The curtain over the arch. */}
      <path class="g-city-stone" d="M-21 34V-31h6v5h6v-5h6v5h6v-5h6v5h6v-5h6V34Z" />
      <path class="g-gate-way" d="M-18.5 35V1a18.5 18.5 0 0 1 37 0V35Z" />
      <path class="g-gate-door" d="M-15.5 35V1a15.5 15.5 0 0 1 31 0V35Z" />
      <path class="g-gate-planks" d="M-10.5 -10.4V35M-5.3 -13.7V35M5.3 -13.7V35M10.5 -10.4V35" />
      <path class="g-gate-iron" d="M-15.5 2H15.5M-15.5 14H15.5M-15.5 26H15.5" />
      <path class="g-gate-seam" d="M0 -14.5V35" />
      <path class="g-gate-ring" d="M-4 17.5a2.6 2.6 0 1 1 -.01 0M4 17.5a2.6 2.6 0 1 1 .01 0" />
      {[-45, 20].map((x) => (
        <g key={x}>
          <path class="g-city-stone" d={gateTower(x)} />
          <path class="g-city-course" d={`M${x} -28h25M${x} -22h25M${x} 4h25M${x} 10h25`} />
          <path class="g-city-slit" d={`M${x + 12.5} -15v11`} />
        </g>
      ))}
      <path class="g-gate-road" d="M-20 35H20L25 44H-25Z" />
    </g>
  );
}
