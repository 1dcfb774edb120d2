// What is drawn for the eye only in Dark Ages: roads that run from hex to hex and villages of thatched cottages [D Village].
// And what carries a road over a stream: a ford of flat stones, a small bridge of planks [D Ford/Bridge].

import '../../styles/dark-ages-ground.css';
import type { Point } from '../geometry.ts';
import type { CoatProps } from './coats.ts';
import { linksOf } from './links.ts';
import { noise, sway } from './noise.ts';
import { at, outlinesOf, smoothPath, swayed } from './outline.ts';
import { along } from './place.ts';
import { acrossCurve, type Curve, curvePath, onCurve, ribbonOf } from './ribbon.ts';
import { streamEnds } from './stream.tsx';
import type { Cell, Survey } from './survey.ts';
import { pebble } from './water.tsx';

export function Roads({ survey, cells }: CoatProps) {
  const links = linksOf(survey, cells);
  const path = cells
    .flatMap((cell) => {
      const { curves, off } = ribbonOf(survey, links, cell, 0.8);
      return [...curves, ...off];
    })
    .map(curvePath)
    .join('');
  return (
    <g>
      <path class="d-road-edge" d={path} />
      <path class="d-road" d={path} />
      <path class="d-road-ruts" d={path} />
    </g>
  );
}

/** Cottages stand round the middle of the hex, which belongs to the unit. */
const SEATS: readonly (readonly [number, number])[] = [
  [-22, -32],
  [20, -34],
  [-37, 3],
  [38, -2],
  [24, 34],
];

export function Hamlets({ survey, cells, id }: CoatProps) {
  const yard = outlinesOf(survey, new Set(cells), 9).map((line) => smoothPath(swayed(survey, line, 3, 1001)));
  return (
    <g>
      <defs>
        <g id={`${id}-cottage`}>
          <ellipse class="g-tree-cast" cx="4" cy="8" rx="14" ry="4" />
          <path class="d-cottage-wall" d="M-10 8V-1H6V8Z" />
          <path class="d-cottage-gable" d="M6 8V-1L9 -6L13 -2V6Z" />
          <path class="d-thatch" d="M-13 0Q-11 -8 -7 -11H7Q10 -6 10 0Q-2 -2 -13 0Z" />
          <path class="d-thatch-shade" d="M10 0Q10 -6 7 -11Q12 -8 15 -1Z" />
          <path class="d-cottage-door" d="M-4 8V2.500H0V8Z" />
          <path class="d-thatch-straw" d="M-8 -8L-10 -2M-3 -9L-4 -2M2 -9L2.500 -2M6 -8L7.500 -2" />
        </g>
      </defs>
      <path class="d-yard" d={yard.join('')} />
      {cells.flatMap((cell) =>
        SEATS.map(([x, y], i) => (
          <use
            key={`${cell.hex?.hex} ${i}`}
            href={`#${id}-cottage`}
            x={(cell.centre.x + x + 1.5 * sway(cell.row, cell.column, 1010 + i)).toFixed(1)}
            y={(cell.centre.y + y + 1.5 * sway(cell.row, cell.column, 1020 + i)).toFixed(1)}
          />
        )),
      )}
    </g>
  );
}

/** The water of a stream in each of these hexes: its first curve. */
function streamCurves(survey: Survey, cells: readonly Cell[]): Map<Cell, Curve> {
  const wet = survey.cells.filter(({ terrain }) => /^stream/.test(terrain));
  const links = linksOf(survey, wet, streamEnds);
  return new Map(cells.map((cell) => [cell, ribbonOf(survey, links, cell, 1).curves[0]]));
}

/** Flat stones in two rows across the stream, on a bed of gravel. */
export function StreamFords({ survey, cells }: CoatProps) {
  const curves = streamCurves(survey, cells);
  return (
    <g>
      {[...curves].map(([cell, curve]) => (
        <g key={cell.hex?.hex}>
          <path class="d-shallows" d={shallows(curve)} />
          <path class="g-stones" d={stones(cell, curve)} />
        </g>
      ))}
    </g>
  );
}

const shallows = (curve: Curve): string => {
  const spots = [0.22, 0.36, 0.5, 0.64, 0.78].map((t) => onCurve(curve, t));
  return `M${spots.map(at).join('L')}`;
};

function stones({ row, column }: Cell, curve: Curve): string {
  return [0.28, 0.42, 0.58, 0.72]
    .flatMap((t, i) =>
      [-15, -5, 5, 15].map((offset, k): [Point, number] => [
        along(onCurve(curve, t), acrossCurve(curve, t), offset + 1.5 * sway(row, column, 1040 + i * 4 + k)),
        3.4 + 1.4 * noise(row, column, 1060 + i * 4 + k),
      ]),
    )
    .map(([spot, size]) => pebble(spot, size))
    .join('');
}

const DECK = 'M-26 -15h52v30h-52Z';
const DECK_PLANKS = Array.from({ length: 9 }, (_, i) => `M${-22 + i * 5.5} -15v30`).join('');

export function StreamBridges({ survey, cells }: CoatProps) {
  const curves = streamCurves(survey, cells);
  return (
    <g>
      {[...curves].map(([cell, curve]) => (
        <SmallDeck key={cell.hex?.hex} at={onCurve(curve, 0.5)} across={acrossCurve(curve, 0.5)} />
      ))}
    </g>
  );
}

function SmallDeck({ at: { x, y }, across }: { readonly at: Point; readonly across: Point }) {
  const angle = ((Math.atan2(across.y, across.x) * 180) / Math.PI).toFixed(1);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})`}>
      <path class="g-deck-cast" d={DECK} transform="translate(2 4)" />
      <path class="g-deck" d={DECK} />
      <path class="g-planks" d={DECK_PLANKS} />
      <path class="g-rails" d="M-29 -16H29M-29 16H29" />
    </g>
  );
}

/**
 * A crossing without water on the map. A bridge has a short reach of water under it; a ford lies dry, since what is left of
 * it when the water has gone is its stones.
 */
export function LoneCrossings({ cells }: CoatProps) {
  return (
    <g>
      {cells.map(({ hex, centre: { x, y }, terrain }) => (
        <g key={hex?.hex}>
          {terrain === 'loneBridge' && (
            <path
              class="d-lone-water"
              d={`M${at({ x: x - 44, y: y - 3 })}q22 -8 44 2t44 0q4 12 -2 16q-20 8 -42 0t-42 1q-6 -10 -2 -19Z`}
            />
          )}
          {terrain === 'loneBridge' ? (
            <SmallDeck at={{ x, y: y + 6 }} across={{ x: 0, y: 1 }} />
          ) : (
            <path
              class="g-stones"
              d={[-12, 0, 12].flatMap((dx) => [-4, 6, 16].map((dy) => pebble({ x: x + dx, y: y + dy }, 4))).join('')}
            />
          )}
        </g>
      ))}
    </g>
  );
}
