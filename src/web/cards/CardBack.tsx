// The other player's hand: backs in a fan, as many as there are, and their number.

import '../styles/cards.css';

const WIDTH = 34;
const HEIGHT = 48;

export function CardBack({ count, label }: { count: number; label?: string }) {
  const shown = Math.min(count, 12);
  const step = shown > 1 ? Math.min(11, 66 / (shown - 1)) : 0;
  const width = WIDTH + step * Math.max(0, shown - 1);
  return (
    <span class="card-backs" role="img" aria-label={label ?? (count === 1 ? '1 card' : `${count} cards`)}>
      <svg width={width + 4} height={HEIGHT + 4} viewBox={`-2 -2 ${width + 4} ${HEIGHT + 4}`} aria-hidden="true">
        {Array.from({ length: shown }, (_, i) => (
          <g key={i} transform={`translate(${i * step} 0)`}>
            <rect class="back-paper" width={WIDTH} height={HEIGHT} rx={4} />
            <rect class="back-field" x={3} y={3} width={WIDTH - 6} height={HEIGHT - 6} rx={2.4} />
            <path class="back-mark" d="M17 10V38M9 14H25M11 14V28L14 25.6L17 28L20 25.6L23 28V14" />
          </g>
        ))}
      </svg>
      <span class="back-count" aria-hidden="true">
        {count}
      </span>
    </span>
  );
}
