// The field in three sections, with as many blocks in each as the card orders there.

import type { SectionCounts } from './card-words.ts';

const WIDTH = 36;
const HEIGHT = 46;
const SIZE = 12;

export function SectionDiagram({ sections }: { sections: SectionCounts }) {
  const counts = [sections.left, sections.centre, sections.right];
  return (
    <svg class="section-diagram" viewBox="-1 -1 110 48" aria-hidden="true">
      {counts.map((count, i) => (
        <g key={i} transform={`translate(${i * WIDTH} 0)`} class={count > 0 ? 'section-lit' : 'section-idle'}>
          <rect class="section-ground" x={0} y={0} width={WIDTH} height={HEIGHT} />
          {blocksOf(count).map(({ x, y }) => (
            <rect key={`${x} ${y}`} class="section-block" x={x} y={y} width={SIZE} height={SIZE} rx={1.6} />
          ))}
          {count > 4 && (
            <text class="section-count" x={WIDTH / 2} y={30}>
              {count}
            </text>
          )}
        </g>
      ))}
      <path class="section-dashes" d={`M${WIDTH} 0V${HEIGHT}M${2 * WIDTH} 0V${HEIGHT}`} />
      <rect class="section-frame" x={0} y={0} width={3 * WIDTH} height={HEIGHT} rx={3} />
    </svg>
  );
}

/** Up to four blocks, in rows of two; an odd one stands alone in the middle of its row. */
function blocksOf(count: number): { readonly x: number; readonly y: number }[] {
  if (count > 4) return [];
  const rows = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / 2);
    const alone = row === rows - 1 && count % 2 === 1;
    return {
      x: alone ? (WIDTH - SIZE) / 2 : (WIDTH - 2 * SIZE - 4) / 2 + (i % 2) * (SIZE + 4),
      y: HEIGHT / 2 - (rows * (SIZE + 4) - 4) / 2 + row * (SIZE + 4),
    };
  });
}
