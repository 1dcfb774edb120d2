// A battle as small as a stamp: the field, its ground in a few tints, the two armies as counters.

import type { DarkAgesView } from '../../../games/dark-ages/view-types.ts';
import { boardSize, centreOf, cornersOf, type Point, pointsText } from '../../board/geometry.ts';
import { evenExtent } from '../../board/ground/even-board.ts';
import { darkAgesColours } from '../../pieces/dark-ages-armies.ts';

const TINTS: { readonly [terrain: string]: string } = {
  river: 'water',
  stream: 'water',
  ford: 'bridge',
  bridge: 'bridge',
  woods: 'wood',
  hill: 'hill',
  marsh: 'marsh',
};

const hexPath = (at: Point): string => `M${pointsText(cornersOf(at, 59)).replaceAll(' ', 'L')}Z`;
const counterPath = ({ x, y }: Point): string => `M${x - 32} ${y - 34}h64v56h-64z`;

export function MiniMap({ view }: { readonly view: DarkAgesView }) {
  const { board } = view;
  const extent = evenExtent(board);
  const { width, height } = boardSize(extent.width, extent.rows);
  const centres = new Map(board.hexes.map((hex) => [hex.hex, centreOf(hex)]));
  const tints = new Map<string, string>();
  for (const hex of board.hexes) {
    const tint = TINTS[hex.terrain];
    if (tint) tints.set(tint, (tints.get(tint) ?? '') + hexPath(centreOf(hex)));
  }
  return (
    <svg class="mini-map" viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`} aria-hidden="true">
      <rect class="mini-field" x={14} y={14} width={width - 28} height={height - 28} rx={24} />
      <path class="mini-grid" d={board.hexes.map((hex) => hexPath(centreOf(hex))).join('')} />
      {[...tints].map(([tint, path]) => (
        <path key={tint} class={`mini-${tint}`} d={path} />
      ))}
      {view.sides.map(({ side, army }) => {
        const colours = darkAgesColours(army, side);
        const path = view.units
          .flatMap((unit) => (unit.side === side && unit.hex !== null ? [centres.get(unit.hex)] : []))
          .map((at) => (at ? counterPath(at) : ''))
          .join('');
        return <path key={side} d={path} fill={colours.face} stroke={colours.edge} stroke-width={9} />;
      })}
    </svg>
  );
}
