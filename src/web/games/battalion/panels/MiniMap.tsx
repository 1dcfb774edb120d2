// A battle as small as a stamp: sectors side by side, both armies as blocks where they stand, reserves behind them.

import type { BattalionView, UnitView } from '../../../../games/battalion/telling/view/types.ts';
import { factionStyle } from '../art/factions.ts';

const WIDTH = 300;
const HEIGHT = 190;

export function MiniMap({ view }: { readonly view: BattalionView }) {
  const { sectors } = view.board;
  const step = WIDTH / sectors.length;
  const blocks = (side: 'top' | 'bottom'): { unit: UnitView; x: number; y: number; w: number }[] => {
    const high = side === 'top';
    const own = view.units.filter((unit) => unit.side === side);
    const inSectors = sectors.flatMap(({ number }, i) => {
      const here = own.filter((unit) => unit.sector === number && unit.place !== 'gone');
      const w = Math.min(26, (step - 12) / Math.max(1, here.length) - 3);
      return here.map((unit, n) => {
        const x = i * step + step / 2 - (here.length * (w + 3) - 3) / 2 + n * (w + 3);
        return { unit, x, y: unit.place === 'engagement' ? (high ? 76 : 97) : high ? 40 : 130, w };
      });
    });
    const behind = own.filter((unit) => unit.place === 'reserve' || unit.place === 'pile');
    return [...inSectors, ...behind.map((unit, n) => ({ unit, x: WIDTH / 2 + 26 + n * 15, y: high ? 8 : 166, w: 12 }))];
  };
  return (
    <svg class="mini-map b-mini-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect class="mini-field" x={2} y={2} width={WIDTH - 4} height={HEIGHT - 4} rx={10} />
      <rect class="b-mini-strife" x={2} y={70} width={WIDTH - 4} height={50} />
      <path
        class="b-mini-lines"
        d={sectors
          .slice(1)
          .map((_, i) => `M${(i + 1) * step} 28V162`)
          .join('')}
      />
      {view.camps.map(({ seat, side, faction }, i) => {
        const x = WIDTH / 2 - 14 + (view.camps.length > 2 ? (i < 2 ? -18 : 18) : 0);
        return (
          <path
            key={seat}
            style={factionStyle(faction, side)}
            class="b-mini-block"
            d={side === 'top' ? `M${x} 24L${x + 14} 6L${x + 28} 24Z` : `M${x} 184L${x + 14} 166L${x + 28} 184Z`}
          />
        );
      })}
      {[...blocks('top'), ...blocks('bottom')].map(({ unit, x, y, w }) => (
        <g key={unit.id} style={factionStyle(unit.faction, unit.side)} class="b-mini-block">
          {unit.ranks.map((_, n) => (
            <rect key={n} x={x} y={unit.side === 'top' ? y + 14 - n * 7 : y + n * 7} width={w} height={6.4} rx={1} />
          ))}
        </g>
      ))}
    </svg>
  );
}
