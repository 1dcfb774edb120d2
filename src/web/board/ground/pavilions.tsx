// A camp of the early Middle Ages: round tents with pennons and striped walls behind a low bank with stakes, and one tall
// banner that flies over a unit standing there.

import '../../styles/ground-medieval.css';
import type { CoatProps } from './coats.ts';
import { noise, sway } from './noise.ts';
import { at, type Line, outlinesOf, ruledPath, spotsAlong } from './outline.ts';
import { along } from './place.ts';

/** Where tents stand in a hex, and how large; the middle is left to the unit. */
const TENTS: readonly (readonly [number, number, number])[] = [
  [-24, -17, 1.3],
  [28, -15, 1.2],
  [-33, 17, 1.05],
  [34, 18, 1.05],
  [0, 42, 1.3],
];

export function Pavilions({ survey, cells, id }: CoatProps) {
  const ring = outlinesOf(survey, new Set(cells), 6);
  const bank = ring.map(ruledPath).join('');
  const tents = cells
    .flatMap(({ centre, row, column }) =>
      TENTS.map(([x, y, size], i) => ({
        x: centre.x + x + 1.5 * sway(row, column, 801 + i),
        y: centre.y + y + 1.5 * sway(row, column, 811 + i),
        size: size * (0.94 + 0.12 * noise(row, column, 821 + i)),
      })),
    )
    .sort((a, b) => a.y - b.y);
  return (
    <g>
      <defs>
        <Pavilion id={id} />
      </defs>
      <path class="g-yard" d={bank} />
      <path class="g-ditch" d={bank} />
      <path class="g-ditch-bank" d={bank} />
      <path class="g-stakes" d={ring.map(stakes).join('')} />
      {cells.map(({ centre, hex }) => (
        <path key={hex?.hex} class="g-embers" d={`M${at({ x: centre.x - 9, y: centre.y + 2 })}l16 -5m-15 0l14 6`} />
      ))}
      {tents.map(({ x, y, size }) => (
        <use
          key={`${x} ${y}`}
          href={`#${id}-pavilion`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
        />
      ))}
      {cells.map(({ centre, hex }) => (
        <g key={hex?.hex} transform={`translate(${centre.x.toFixed(1)} ${centre.y.toFixed(1)})`}>
          <path class="g-camp-pole" d="M0 -14V-55" />
          <path class="g-camp-banner" d="M0 -54H22L17 -47.500L22 -41H0Z" />
          <path class="g-camp-device" d="M2 -47.500H16" />
        </g>
      ))}
    </g>
  );
}

/** A round tent, its foot at (0, 0): cone, valance, striped wall and an open door; a pennon on top. */
function Pavilion({ id }: { readonly id: string }) {
  return (
    <g id={`${id}-pavilion`}>
      <ellipse class="g-tree-cast" cx="4" cy="0" rx="15" ry="4.5" />
      <path class="g-tent" d="M-12 -9L-11 -1Q0 3.5 11 -1L12 -9Z" />
      <path class="g-tent-stripe" d="M-9 -8H-5.500V1H-8.500ZM2 -8H5.500L5 1.300H2Z" />
      <path class="g-tent-shade" d="M7 -9H12L11 -1Q9 .2 6.5 .8Z" />
      <path class="g-tent-door" d="M-3.5 -8H1.500V1.700H-4Z" />
      <path class="g-tent" d="M-14 -8Q-5 -12 0 -24Q5 -12 14 -8Q0 -4 -14 -8Z" />
      <path class="g-tent-shade" d="M0 -24Q5 -12 14 -8Q9 -6.5 4 -6Q4 -14 0 -24Z" />
      <path class="g-tent-edge" d="M-14 -8Q-5 -12 0 -24Q5 -12 14 -8Q0 -4 -14 -8ZM-12 -7L-11 -1Q0 3.5 11 -1L12 -7" />
      <path class="g-camp-pole g-thin" d="M0 -23V-31" />
      <path class="g-camp-banner" d="M0 -31L8.5 -28.500L0 -26Z" />
    </g>
  );
}

/** Short stakes along the bank, a step apart. */
function stakes(line: Line): string {
  return line.points
    .flatMap((point, i) => {
      const next = line.points[i + 1] ?? (line.closed ? line.points[0] : undefined);
      return next ? spotsAlong({ points: [point, next], closed: false }, 11) : [];
    })
    .map(({ point, outward }) => {
      const side = { x: -outward.y, y: outward.x };
      return `M${at(along(point, side, 1.6))}L${at(along(point, outward, 8))}L${at(along(point, side, -1.6))}Z`;
    })
    .join('');
}
