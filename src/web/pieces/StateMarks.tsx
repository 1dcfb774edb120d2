// Marks of what a piece has done, as beads in a row under it.

import type { Mark } from './marks.ts';

export function StateMarks({ marks, y, scale = 1 }: { marks: readonly Mark[]; y: number; scale?: number }) {
  const step = 17 * scale;
  return (
    <g class="state-marks">
      {marks.map((mark, i) => (
        <g
          key={mark.key}
          class={`state-mark mark-${mark.key}`}
          transform={`translate(${(i - (marks.length - 1) / 2) * step} ${y}) scale(${scale})`}
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
