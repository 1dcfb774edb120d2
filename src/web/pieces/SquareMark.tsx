// The mark on a unit that stands in square [N Infantry Square]: a frame of bayonets round the whole stand and the number of
// its place on the track. It is drawn over the unit, round (0,0) in a hex 100 wide; the hex that holds it has the words.

import '../styles/napoleonics.css';

export interface SquareMarkProps {
  /** The place on the track, 1 to 4. */
  readonly number: number;
  /** For small screens: thicker and with a larger number. */
  readonly simple?: boolean;
  /** The frame goes behind the blocks and the number before them; without this both are drawn. */
  readonly part?: 'frame' | 'number';
}

/** Points of bayonets all round, outward from the frame. */
function bayonets(half: { readonly x: number; readonly y: number }, step: number, reach: number): string {
  const spots = (length: number): number[] => {
    const count = Math.floor((2 * length) / step);
    return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
  };
  const w = 3;
  const flat = spots(half.x).flatMap((x) =>
    [-1, 1].map((way) => `M${x - w} ${half.y * way}L${x} ${(half.y + reach) * way}L${x + w} ${half.y * way}Z`),
  );
  const upright = spots(half.y).flatMap((y) =>
    [-1, 1].map((way) => `M${half.x * way} ${y - w}L${(half.x + reach) * way} ${y}L${half.x * way} ${y + w}Z`),
  );
  return [...flat, ...upright].join('');
}

/** Round the stand (stand.ts); the number hangs under the lower left corner, where neither blocks nor their number are. */
const FULL = { half: { x: 43.5, y: 34 }, y: -9, step: 10.6, reach: 6, frame: 3.6, edge: 6.4, plate: 10.5, size: 25 };
const SIMPLE = { half: { x: 47, y: 40 }, y: -2, step: 22, reach: 0, frame: 7, edge: 12, plate: 14, size: 30 };

export function SquareMark({ number, simple = false, part }: SquareMarkProps) {
  const { half, y, step, reach, frame, edge, plate, size } = simple ? SIMPLE : FULL;
  const box = { x: -half.x, y: -half.y, width: 2 * half.x, height: 2 * half.y };
  const at = simple ? { x: plate - half.x, y: half.y } : { x: plate - half.x - 1.5, y: half.y + plate - 1.5 };
  return (
    <g class={simple ? 'square-mark simple' : 'square-mark'} transform={`translate(0 ${y})`} aria-hidden="true">
      {part !== 'number' && (
        <>
          {reach > 0 && <path class="square-mark-points" d={bayonets(half, step, reach)} />}
          <rect class="square-mark-edge" {...box} stroke-width={edge} />
          <rect class="square-mark-frame" {...box} stroke-width={frame} />
        </>
      )}
      {part !== 'frame' && (
        <>
          <rect
            class="square-mark-plate"
            x={at.x - plate}
            y={at.y - plate}
            width={2 * plate}
            height={2 * plate}
            stroke-width={simple ? 5 : 2.6}
          />
          <text class="square-mark-number" x={at.x} y={at.y + size * 0.36} font-size={size}>
            {number}
          </text>
        </>
      )}
    </g>
  );
}
