// Names of rows and columns on the edge of the board, as the games name their hexes: `F6` is the sixth hex of row F. They turn
// with the board, and on a zoomed board they stay at the edge of what is seen.

import type { Point } from './geometry.ts';
import { typeSize } from './hex-pixels.ts';
import { memo } from './memo.ts';
import type { Sight } from './pan-zoom.ts';

export interface EdgeNames {
  /** Letters of the rows, with where their middle is. */
  readonly rows: readonly { readonly name: string; readonly y: number }[];
  /** Numbers of the columns over the row at the top. */
  readonly columns: readonly { readonly name: string; readonly x: number }[];
}

/** Rows and columns from the names of hexes and where they lie. */
export function edgeNames(centres: ReadonlyMap<string, Point>): EdgeNames {
  const rows = new Map<string, number>();
  const hexes = [...centres].flatMap(([place, at]) => {
    const [, row, column] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
    if (row === undefined) return [];
    rows.set(row, at.y);
    return [{ column, at }];
  });
  const top = Math.min(...rows.values());
  return {
    rows: [...rows].map(([name, y]) => ({ name, y })),
    columns: hexes.filter(({ at }) => at.y === top).map(({ column, at }) => ({ name: column, x: at.x })),
  };
}

interface CoordinatesProps {
  readonly names: EdgeNames;
  readonly sight: Sight;
  readonly pixels: number;
  /** Where numbers stand when the whole board is seen. */
  readonly numbersAt: number;
}

export const Coordinates = memo(({ names, sight, pixels, numbersAt }: CoordinatesProps) => {
  const size = typeSize(17, pixels, 11.6);
  const x = Math.max(13.5, sight.x + size * 0.62);
  const y = Math.max(numbersAt, sight.y + size * 0.62) + size * 0.35;
  return (
    <g class="coordinates" aria-hidden="true" font-size={size}>
      {names.rows.map((row) => (
        <text key={row.name} x={x.toFixed(1)} y={(row.y + size * 0.35).toFixed(1)}>
          {row.name}
        </text>
      ))}
      {names.columns.map((column) => (
        <text key={column.name} x={column.x.toFixed(1)} y={y.toFixed(1)}>
          {column.name}
        </text>
      ))}
    </g>
  );
});
