// Names of leaders over the board: all of them where hexes are large, else the one that the mouse or the keyboard is on. The
// inspector and the words of the hex have them, too.

import type { Store } from '../app/store.ts';
import { useStore } from '../app/store.ts';
import type { Point } from './geometry.ts';
import { typeSize } from './hex-pixels.ts';
import { drawnAt } from './motion.ts';

/** From this width of a hex on, in pixels, all names are shown: a board that was zoomed. */
const ALL_FROM = 112;

/** In units of the drawing, from the middle of a hex: below most pieces, and above whatever stands in the row beneath. */
const UNDER = 25;
const LEAST_ROOM = 46;

interface Named {
  readonly name: string;
  readonly hex: string | null;
  readonly onWay?: string | null;
}

/** Who leads, by place. */
export function leaderNames(leaders: readonly Named[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const leader of leaders) {
    const place = drawnAt(leader);
    if (place !== null) names.set(place, names.has(place) ? `${names.get(place)}, ${leader.name}` : leader.name);
  }
  return names;
}

interface NameTagsProps {
  readonly names: ReadonlyMap<string, string>;
  readonly pixels: number;
  /** The place that the mouse or the keyboard is on. */
  readonly hovered: Store<string | null>;
  /** The drawing: no tag leaves it. */
  readonly width: number;
  /** Places where a name would cover more than it tells: what else is on offer there. */
  readonly covered: ReadonlyMap<string, unknown> | null;
  at(place: string): Point;
}

export function NameTags({ names, pixels, hovered, width, covered, at }: NameTagsProps) {
  const hoveredPlace = useStore(hovered);
  const pointed = hoveredPlace !== null && covered?.has(hoveredPlace) ? null : hoveredPlace;
  const name = pointed === null ? undefined : names.get(pointed);
  const one: readonly (readonly [string, string])[] = pointed === null || name === undefined ? [] : [[pointed, name]];
  const shown = pixels >= ALL_FROM ? [...names] : one;
  const size = typeSize(13, pixels, 11.5);
  const tall = size * 1.2;
  const middle = Math.min(UNDER + tall / 2, LEAST_ROOM - tall / 2);
  return (
    <g class="name-tags" aria-hidden="true">
      {shown.map(([place, name]) => {
        const half = (name.length * size * 0.5) / 2 + size * 0.5;
        const { x, y } = at(place);
        const inside = Math.max(half + 3, Math.min(width - half - 3, x));
        return (
          <g key={place} class="name-tag" transform={`translate(${inside.toFixed(1)} ${(y + middle).toFixed(1)})`}>
            <rect x={-half} y={-tall / 2} width={2 * half} height={tall} rx={size * 0.3} />
            <text y={size * 0.32} font-size={size}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
