// A field of hexes as small as a stamp: its ground in a few tints, the two armies as blocks. A handful of shapes each, so that
// a whole shelf of them is light.

import type { TableSide } from '../../kernel/view.ts';
import { boardSize, centreOf, cornersOf, type GridPlace, type Point, pointsText } from './geometry.ts';
import type { BoardExtent } from './ground/place.ts';

interface MiniView {
  readonly board: { readonly hexes: readonly (GridPlace & { readonly hex: string; readonly terrain: string })[] };
  readonly sides: readonly Pick<TableSide, 'side' | 'army'>[];
  readonly units: readonly { readonly side: string; readonly hex: string | null }[];
}

interface HexMiniMapProps {
  readonly view: MiniView;
  readonly extent: BoardExtent;
  /** The tint of a kind of ground; null for none. */
  tintOf(terrain: string): string | null;
  colours(army: string, side: string): { readonly face: string; readonly edge: string };
  /** A unit as a path. */
  piece(at: Point): string;
}

const hexPath = (at: Point): string => `M${pointsText(cornersOf(at, 59)).replaceAll(' ', 'L')}Z`;

export function HexMiniMap({ view, extent, tintOf, colours, piece }: HexMiniMapProps) {
  const { hexes } = view.board;
  const { width, height } = boardSize(extent.width, extent.rows);
  const centres = new Map(hexes.map((hex) => [hex.hex, centreOf(hex)]));
  const tints = new Map<string, string>();
  for (const hex of hexes) {
    const tint = tintOf(hex.terrain);
    if (tint !== null) tints.set(tint, (tints.get(tint) ?? '') + hexPath(centreOf(hex)));
  }
  return (
    <svg class="mini-map" viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`} aria-hidden="true">
      <rect class="mini-field" x={14} y={14} width={width - 28} height={height - 28} rx={24} />
      <path class="mini-grid" d={hexes.map((hex) => hexPath(centreOf(hex))).join('')} />
      {[...tints].map(([tint, path]) => (
        <path key={tint} class={`mini-${tint}`} d={path} />
      ))}
      {view.sides.map(({ side, army }) => {
        const { face, edge } = colours(army, side);
        const path = view.units
          .flatMap((unit) => (unit.side === side && unit.hex !== null ? [centres.get(unit.hex)] : []))
          .map((at) => (at ? piece(at) : ''))
          .join('');
        return <path key={side} d={path} fill={face} stroke={edge} stroke-width={9} />;
      })}
    </svg>
  );
}
