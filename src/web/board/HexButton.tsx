// Hexes as buttons: what is pointed at, focused and heard. They are looked at row by row, and a row is drawn again only when
// something of one of its hexes differs.

import type { Offer } from '../../kernel/ruleset.ts';
import { cornersOf, type Point, pointsText } from './geometry.ts';
import { memo } from './memo.ts';
import { labelOf } from './places.ts';

interface Hex {
  readonly place: string;
  readonly at: Point;
  readonly label: string;
  readonly cursor: boolean;
  readonly inviting: boolean;
}

const sameHex = (a: Hex, b: Hex): boolean =>
  a.label === b.label && a.cursor === b.cursor && a.inviting === b.inviting && a.at === b.at;

const HexRow = memo(
  ({ hexes }: { readonly hexes: readonly Hex[] }) => (
    <>
      {hexes.map(({ place, at, label, cursor, inviting }) => (
        <polygon
          key={place}
          class={`hex-button${cursor ? ' cursor' : ''}${inviting ? ' inviting' : ''}`}
          points={cornersText(at)}
          data-place={place}
          role="button"
          tabindex={cursor ? 0 : -1}
          aria-label={label}
        />
      ))}
    </>
  ),
  (a, b) => a.hexes.length === b.hexes.length && a.hexes.every((hex, i) => sameHex(hex, b.hexes[i])),
);

/** The corners of a hex are worked out once for each point of a board. */
const corners = new WeakMap<Point, string>();

function cornersText(at: Point): string {
  const known = corners.get(at) ?? pointsText(cornersOf(at, 56));
  corners.set(at, known);
  return known;
}

interface HexButtonsProps {
  /** Places with their points, in the order in which they are reached. */
  readonly centres: ReadonlyMap<string, Point>;
  /** Who and what is at each place. */
  readonly words: ReadonlyMap<string, string>;
  readonly acting: ReadonlySet<string>;
  readonly offered: ReadonlyMap<string, readonly Offer[]>;
  readonly inviting: ReadonlySet<string>;
  readonly cursor: string;
}

export const HexButtons = memo(({ centres, words, acting, offered, inviting, cursor }: HexButtonsProps) => {
  const rows = new Map<number, Hex[]>();
  for (const [place, at] of centres) {
    const label = labelOf(words.get(place) ?? place, acting.has(place), offered.get(place));
    const hex = { place, at, label, cursor: cursor === place, inviting: inviting.has(place) };
    const row = rows.get(at.y);
    if (row) row.push(hex);
    else rows.set(at.y, [hex]);
  }
  return (
    <g class="hexes">
      {[...rows].map(([y, hexes]) => (
        <HexRow key={y} hexes={hexes} />
      ))}
    </g>
  );
});
