// Towns and windmills of Napoleonics [N Town; N Windmill]: roofs round the middle of the hex, which belongs to the unit, with
// a church among them; and a mill whose sails stand higher than a unit before it.

import '../../styles/napoleonics.css';
import type { CoatProps } from './coats.ts';
import { noise, sway } from './noise.ts';
import { at, outlinesOf, smoothPath, swayed } from './outline.ts';

/** Houses and the church, drawn once; the light comes from the upper left. */
function Houses({ id }: { readonly id: string }) {
  return (
    <defs>
      <g id={`${id}-house-0`}>
        <ellipse class="g-tree-cast" cx="4" cy="9" rx="14" ry="4" />
        <path class="n-wall" d="M-11 8V-1L-5.500 -8L0 -1V8Z" />
        <path class="n-wall-shade" d="M0 8V-1L11 -3V6Z" />
        <path class="n-roof" d="M0 -1L-5.500 -8L6 -10.500L12.500 -3Z" />
        <path class="n-roof-shade" d="M-12.500 0L-5.500 -9L-3.600 -8.400L-10.600 1Z" />
        <path class="n-door" d="M-7.500 8V2.500H-4V8ZM4 3V-.2L6.500 -.6V2.600Z" />
        <path class="n-edge" d="M-11 8V-1L-5.500 -8L0 -1V8ZM0 8L11 6V-3L12.500 -3L6 -10.500L-5.500 -8M0 -1L12.500 -3" />
      </g>
      <g id={`${id}-house-1`}>
        <ellipse class="g-tree-cast" cx="4" cy="9" rx="14" ry="4" />
        <path class="n-wall" d="M-12 8V-1H8V8Z" />
        <path class="n-wall-shade" d="M8 8V-1L11.500 -6L13 -1V6Z" />
        <path class="n-roof" d="M-14 0L-9 -9.500H8L10 0Z" />
        <path class="n-roof-shade" d="M10 0L8 -9.500L14 -1Z" />
        <path class="n-wall-shade" d="M-6 -9V-14H-2.500V-9Z" />
        <path class="n-door" d="M-4 8V2.500H-.5V8ZM-9.500 4.500V2H-7V4.500ZM3 4.500V2H5.500V4.500Z" />
        <path
          class="n-edge"
          d="M-12 8V0M8 8V0M-12 8H8L13 6V-.5M-14 0L-9 -9.500H8L10 0ZM8 -9.500L14 -1L10 0M-6 -9.500V-14H-2.500V-9.500"
        />
      </g>
      <g id={`${id}-church`}>
        <ellipse class="g-tree-cast" cx="5" cy="11" rx="17" ry="4.500" />
        <path class="n-wall" d="M-4 10V-3H13V10Z" />
        <path class="n-slate" d="M-4 -2L0 -11H11.500L15 -2Z" />
        <path class="n-slate-shade" d="M-4 -2L0 -11H3L-1 -2Z" />
        <path class="n-wall" d="M-13 10V-14H-7V10Z" />
        <path class="n-wall-shade" d="M-7 10V-14H-4V10Z" />
        <path class="n-slate" d="M-14.500 -14L-8.500 -31L-7 -14Z" />
        <path class="n-slate-shade" d="M-7 -14L-8.500 -31L-2.500 -14Z" />
        <path
          class="n-door"
          d="M-11.500 -8V-10.500A1.500 1.500 0 0 1 -8.500 -10.500V-8ZM1 4V1A1.500 1.500 0 0 1 4 1V4ZM7.500 4V1A1.500 1.500 0 0 1 10.500 1V4Z"
        />
        <path
          class="n-edge"
          d="M-13 10V-14M-4 10V-14M-13 10H13V-2M-14.500 -14L-8.500 -31L-2.500 -14ZM-4 -2H15L11.500 -11H-2M-8.500 -31V-37M-11 -34.500H-6"
        />
      </g>
    </defs>
  );
}

/** Where houses stand in a hex: to the right and downwards. */
const SEATS: readonly (readonly [number, number])[] = [
  [22, -33],
  [-38, -15],
  [38, -14],
  [-37, 10],
  [38, 11],
  [-22, 32],
  [3, 39],
  [26, 31],
];

export function Towns({ survey, cells, id }: CoatProps) {
  const street = outlinesOf(survey, new Set(cells), 6).map((line) => smoothPath(swayed(survey, line, 2.5, 701)));
  const buildings = cells
    .flatMap((cell) => {
      const { row, column, centre } = cell;
      const place = (x: number, y: number, i: number) => ({
        x: centre.x + x + 1.5 * sway(row, column, 710 + i),
        y: centre.y + y + 1.5 * sway(row, column, 720 + i),
      });
      const houses = SEATS.map(([x, y], i) => ({
        name: `house-${noise(row, column, 730 + i) < 0.5 ? 0 : 1}`,
        spot: place(x, y, i),
      }));
      return [{ name: 'church', spot: place(-8, -28, 9) }, ...houses];
    })
    .sort((a, b) => a.spot.y - b.spot.y);
  return (
    <g>
      <Houses id={id} />
      <path class="n-street" d={street.join('')} />
      {buildings.map(({ name, spot }) => (
        <use key={at(spot)} href={`#${id}-${name}`} x={spot.x.toFixed(1)} y={spot.y.toFixed(1)} />
      ))}
    </g>
  );
}

/** A sail upwards from the hub: a lattice beside its spar. */
const SAIL = 'M-1 -7V-31H-8.500V-7Z';
const LATTICE = 'M-8.500 -12H-1M-8.500 -17H-1M-8.500 -22H-1M-8.500 -27H-1M-4.800 -7V-31';

/** The hub is as high as the upper edge of a unit, so that two sails always show above it. */
export function Windmills({ cells }: CoatProps) {
  return (
    <g>
      {cells.map(({ hex, centre, row, column }) => {
        const lean = 45 + 8 * sway(row, column, 740);
        return (
          <g key={hex?.hex} transform={`translate(${centre.x.toFixed(1)} ${centre.y.toFixed(1)})`}>
            <path class="n-street" d="M-36 36C-28 23 28 21 38 33C43 43 17 50 0 49C-19 49 -42 46 -36 36Z" />
            <ellipse class="g-tree-cast" cx="8" cy="34" rx="28" ry="6" />
            <path class="n-wall" d="M-20 35L-11 -28H3L7 37Q-7 38 -20 35Z" />
            <path class="n-wall-shade" d="M7 37L3 -28H11L20 35Q14 37 7 37Z" />
            <path class="n-roof" d="M-13 -27C-13 -39 -6 -44 0 -45L3 -27Z" />
            <path class="n-roof-shade" d="M3 -27L0 -45C7 -44 13 -39 13 -27Z" />
            <path class="n-door" d="M-6 36.500V26A4 4 0 0 1 2 26V37ZM-6 8V4.500A2 2 0 0 1 -2 4.500V8Z" />
            <path
              class="n-edge"
              d="M-20 35L-11 -27M20 35L11 -27M-20 35Q0 39 20 35M-13 -27H13C13 -39 7 -44 0 -45C-6 -44 -13 -39 -13 -27Z"
            />
            <g transform="translate(0 -32)">
              {[0, 90, 180, 270].map((turn) => (
                <g key={turn} transform={`rotate(${(turn + lean).toFixed(0)})`}>
                  <path class="n-sail" d={SAIL} />
                  <path class="n-sail-lattice" d={LATTICE} />
                  <path class="n-spar" d="M0 0V-32.500" />
                </g>
              ))}
              <circle class="n-door" r="3.500" />
            </g>
          </g>
        );
      })}
    </g>
  );
}
