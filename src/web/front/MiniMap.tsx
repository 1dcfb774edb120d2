// A battle as small as a stamp: the field, its ground in a few tints, the two armies as blocks. A handful of shapes each, so
// that a whole shelf of them is light.

import type { CommandsView } from '../../families/commands/view-types.ts';
import { boardSize, centreOf, cornersOf, type Point, pointsText } from '../board/geometry.ts';
import { armyColours } from '../pieces/armies.ts';

/** Kinds of ground that look alike at this size. */
const TINTS: readonly (readonly [RegExp, string])[] = [
  [/river|ford|sea|coast|stream/i, 'water'],
  [/forest|wood/i, 'wood'],
  [/hill/i, 'hill'],
  [/marsh/i, 'marsh'],
  [/bridge/i, 'bridge'],
  [/broken|rough|quarry/i, 'rough'],
  [/./, 'works'],
];

const tintOf = (terrain: string): string => TINTS.find(([words]) => words.test(terrain))?.[1] ?? 'works';

const hexPath = (at: Point): string => `M${pointsText(cornersOf(at, 59)).replaceAll(' ', 'L')}Z`;

const blockPath = ({ x, y }: Point): string => `M${x - 34} ${y - 26}h68v52h-68z`;

export function MiniMap({ view }: { readonly view: CommandsView }) {
  const { board } = view;
  const { width, height } = boardSize(board.width, board.rows);
  const centres = new Map(board.hexes.map((hex) => [hex.hex, centreOf(hex)]));
  const tints = new Map<string, string>();
  for (const hex of board.hexes) {
    if (hex.terrain === 'open') continue;
    const tint = tintOf(hex.terrain);
    tints.set(tint, (tints.get(tint) ?? '') + hexPath(centreOf(hex)));
  }
  return (
    <svg class="mini-map" viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`} aria-hidden="true">
      <rect class="mini-field" x={14} y={14} width={width - 28} height={height - 28} rx={24} />
      <path class="mini-grid" d={board.hexes.map((hex) => hexPath(centreOf(hex))).join('')} />
      {[...tints].map(([tint, path]) => (
        <path key={tint} class={`mini-${tint}`} d={path} />
      ))}
      {view.sides.map(({ side, army }) => {
        const colours = armyColours(army, side);
        const path = view.units
          .filter((unit) => unit.side === side && unit.hex !== null)
          .map((unit) => blockPath(centres.get(unit.hex as string) as Point))
          .join('');
        return <path key={side} d={path} fill={colours.face} stroke={colours.edge} stroke-width={9} />;
      })}
    </svg>
  );
}
