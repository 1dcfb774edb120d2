// Marks of what a piece has done, as beads in a row.

import type { Mark } from './marks.ts';

interface StateMarksProps {
  readonly marks: readonly Mark[];
  readonly y: number;
  /** Where the first stands; without it the row is in the middle. */
  readonly x?: number;
  readonly scale?: number;
}

export function StateMarks({ marks, y, x, scale = 1 }: StateMarksProps) {
  const step = 17 * scale;
  const first = x ?? (-(marks.length - 1) / 2) * step;
  return (
    <g class="state-marks">
      {marks.map((mark, i) => (
        <g
          key={mark.key}
          class={`state-mark mark-${mark.key}`}
          transform={`translate(${first + i * step} ${y}) scale(${scale})`}
        >
          <circle r={8} />
          <path d={mark.path} />
        </g>
      ))}
    </g>
  );
}

/** The ring on the ground round a piece that is under orders. */
export function OrderRing({ y, simple = false }: { y: number; simple?: boolean }) {
  return (
    <g class={simple ? 'order-ring simple' : 'order-ring'}>
      <ellipse class="order-ring-rim" cx={0} cy={y} rx={46} ry={simple ? 20 : 17} />
      <ellipse class="order-ring-line" cx={0} cy={y} rx={46} ry={simple ? 20 : 17} />
    </g>
  );
}
