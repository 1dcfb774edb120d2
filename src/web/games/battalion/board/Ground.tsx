// The ground of the sector board: linen, the formation zones of both sides, the trodden strip between them, dashed borders
// with marker stones, sector numerals, and the road from each camp to the central sector. A picture only.

import { memo } from '../../../board/memo.ts';
import type { Box, Layout } from './layout.ts';

const rect = ({ x, y, w, h }: Box, inset: number) => ({
  x: x + inset,
  y: y + inset,
  width: w - 2 * inset,
  height: h - 2 * inset,
});

export const Ground = memo(
  ({ layout, labels }: { readonly layout: Layout; readonly labels: boolean }) => {
    const { width, height, sectors, mid } = layout;
    const [first] = sectors;
    return (
      <svg class="b-ground" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <pattern id="b-weave" width="6" height="6" patternUnits="userSpaceOnUse">
            <path class="b-weave" d="M0 3H6M3 0V6" />
          </pattern>
          <pattern id="b-trodden" width="22" height="16" patternUnits="userSpaceOnUse">
            <path class="b-trodden" d="M2 4L6 3M13 9L17 10M7 13L9 12.500M18 2L20 3" />
          </pattern>
        </defs>
        <rect class="b-linen" width={width} height={height} rx={10} />
        <rect fill="url(#b-weave)" width={width} height={height} rx={10} />
        {sectors.map((sector) => (
          <g key={sector.place} class={sector.central ? 'central' : ''}>
            <rect class="b-zone" {...rect(sector.upper, 3)} rx={6} />
            <rect class="b-zone" {...rect(sector.lower, 3)} rx={6} />
            <rect class="b-strife" {...rect(sector.middle, 0)} />
            <rect fill="url(#b-trodden)" {...rect(sector.middle, 0)} />
            {sector.central && (
              <path
                class="b-road"
                d={`M${sector.x + sector.w / 2 - 26} ${sector.y}L${sector.x + sector.w / 2 - 12} ${sector.upper.y + sector.upper.h}H${sector.x + sector.w / 2 + 12}L${sector.x + sector.w / 2 + 26} ${sector.y}ZM${sector.x + sector.w / 2 - 26} ${sector.y + sector.h}L${sector.x + sector.w / 2 - 12} ${sector.lower.y}H${sector.x + sector.w / 2 + 12}L${sector.x + sector.w / 2 + 26} ${sector.y + sector.h}Z`}
              />
            )}
            <text
              class="b-numeral"
              x={sector.x + sector.w / 2}
              y={sector.middle.y + sector.middle.h / 2}
              style={{ fontSize: `${Math.min(84, sector.middle.h * 0.62)}px` }}
            >
              {sector.name}
            </text>
            {labels && (
              <text class="b-label" x={sector.x + 8} y={sector.middle.y + 14}>
                {sector.place}
                {sector.central ? ' central' : ''}
              </text>
            )}
          </g>
        ))}
        <path class="b-front-line" d={`M6 ${mid}H${width - 6}`} />
        <path class="b-zone-line" d={`M0 ${first.middle.y}H${width}M0 ${first.lower.y}H${width}`} />
        {sectors.slice(1).map(({ x, y, h }) => (
          <g key={x}>
            <path class="b-border" d={`M${x} ${y + 4}V${y + h - 4}`} />
            <path
              class="b-stone"
              d={`M${x - 6} ${mid + 12}L${x - 5} ${mid - 10}L${x} ${mid - 16}L${x + 5} ${mid - 10}L${x + 6} ${mid + 12}Z`}
            />
            <path class="b-stone-line" d={`M${x - 3} ${mid - 4}H${x + 3}M${x - 3} ${mid + 2}H${x + 3}`} />
          </g>
        ))}
      </svg>
    );
  },
  (a, b) =>
    a.labels === b.labels &&
    a.layout.width === b.layout.width &&
    a.layout.height === b.layout.height &&
    a.layout.mid === b.layout.mid &&
    a.layout.sectors.length === b.layout.sectors.length &&
    a.layout.sectors.every((sector, i) => {
      const other = b.layout.sectors[i];
      return (
        sector.name === other.name &&
        sector.x === other.x &&
        sector.w === other.w &&
        sector.middle.y === other.middle.y &&
        sector.middle.h === other.middle.h
      );
    }),
);
