// The trace of a turn between units and sectors: from the zone where a unit stood to where it stands, from attacker to target,
// what it lost and which tokens came to it, who was disbanded.

import '../../../styles/trace.css';
import type { BattalionView } from '../../../../games/battalion/telling/view/types.ts';
import { costKey, fallenKey, struckKey, wentKey } from '../../../battle/trace/parts.ts';
import type { Fallen, Trace, Went } from '../../../battle/trace/trace.ts';
import { blowArrow, wayArrow } from '../../../board/arrows.ts';
import type { Point } from '../../../board/geometry.ts';
import { ArrowDrawn } from '../../../board/Trace.tsx';
import { Cross, Plates } from '../../../board/TracePlates.tsx';
import type { Box, Layout } from './layout.ts';
import { placeBox } from './room.ts';

interface LayerProps {
  readonly trace: Trace;
  readonly lit: readonly string[];
  readonly layout: Layout;
  readonly view: BattalionView;
}

const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** How far the edge of a box is from its middle, seen from a point. */
function within(box: Box, from: Point): number {
  const { x, y } = middle(box);
  const [dx, dy] = [Math.abs(from.x - x), Math.abs(from.y - y)];
  return Math.hypot(dx, dy) * Math.min(box.w / 2 / Math.max(1, dx), box.h / 2 / Math.max(1, dy));
}

/** The part of a place that belongs to a unit: in a sector the zone of its side. */
function zoneOf({ layout, view }: LayerProps, unit: number, place: string): Box | null {
  const sector = layout.sectors.find((one) => one.place === place);
  if (!sector) return placeBox(layout, place);
  const side = view.units.find(({ id }) => id === unit)?.side;
  return side === layout.upper ? sector.upper : sector.lower;
}

/** Under the units, whose values stay in sight: where each came from. */
export function TraceUnder(props: LayerProps) {
  const { width, height } = props.layout;
  return (
    <svg class="b-ways b-under trace" width={width} height={height} aria-hidden="true" data-testid="trace">
      {props.trace.went.map((went) => (
        <Way key={went.id} went={went} {...props} />
      ))}
    </svg>
  );
}

/** Over them: who struck whom, what it cost, who is gone. */
export function TraceOver(props: LayerProps) {
  const { trace, lit, layout, view } = props;
  const { width, height } = layout;
  return (
    <svg class="b-ways trace" width={width} height={height} aria-hidden="true">
      {trace.struck.map((blow) => {
        const { from, to, far } = blow;
        const [a, b] = [placeBox(layout, from), placeBox(layout, to)];
        if (!a || !b) return null;
        const on = lit.includes(from) && lit.includes(to) ? ' lit' : '';
        const arrow = blowArrow(
          middle(a),
          middle(b),
          Math.min(a.h, b.h) * 0.35,
          far ? 12 : 16,
          within(b, middle(a)) - 5,
        );
        return (
          <ArrowDrawn
            key={struckKey(blow)}
            part={struckKey(blow)}
            kind={`trace-blow${far ? ' far' : ''}${on}`}
            arrow={arrow}
          />
        );
      })}
      {trace.costs.map((cost) => {
        const { id, plates } = cost;
        const box = placeBox(layout, cost.place);
        // Over the upper edge, at the left: within it the tokens are, at the right what has become of the unit.
        return (
          box && <Plates key={id} part={costKey(cost)} plates={plates} x={box.x + 44} y={box.y - 11} height={20} />
        );
      })}
      {trace.fallen.map((one, i) => (
        <Gone
          key={one.id}
          fallen={one}
          nth={i}
          name={view.units.find(({ id }) => id === one.id)?.name ?? ''}
          {...props}
        />
      ))}
    </svg>
  );
}

/** Sectors are wide: the way begins in the zone where the unit stood and ends at the unit. */
function Way({ went, ...props }: LayerProps & { readonly went: Went }) {
  const { layout, view, lit } = props;
  const first = went.legs[0]?.places[0];
  const last = went.legs.at(-1)?.places.at(-1);
  const unit = view.units.find(({ id }) => id === went.id);
  if (first === undefined || last === undefined || first === last || !unit) return null;
  const origin = zoneOf(props, went.id, first);
  const end = layout.units.get(unit.name) ?? zoneOf(props, went.id, last);
  if (!origin || !end) return null;
  const start = middle(origin);
  const flees = went.legs.every((leg) => leg.flees) ? ' flees' : '';
  const arrow = wayArrow([start, middle(end)], Math.min(end.w, end.h) / 2, 15);
  return (
    <g
      class={`trace-went${lit.includes(unit.name) ? ' lit' : ''}`}
      data-piece={`unit ${went.id}`}
      data-part={wentKey(went)}
    >
      <rect class="trace-origin" x={start.x - 24} y={start.y - 12} width={48} height={24} rx={4} />
      {arrow && <ArrowDrawn kind={`trace-way${flees}`} arrow={arrow} />}
      <circle class="trace-dot" cx={start.x.toFixed(1)} cy={start.y.toFixed(1)} r={5} />
    </g>
  );
}

/** A unit that is no more: at the rear edge of the zone where it stood, beside others that fell there. */
function Gone({ fallen, nth, name, ...props }: LayerProps & { fallen: Fallen; nth: number; name: string }) {
  const zone = zoneOf(props, fallen.id, fallen.place);
  if (!zone) return null;
  const x = zone.x + 24 + ((nth * 64) % Math.max(64, zone.w - 48));
  const y = zone.y + zone.h / 2;
  return (
    <>
      <Cross part={fallenKey(fallen)} x={x} y={y} size={30} how={fallen.how} />
      <text class="trace-name" x={x} y={y + 30}>
        {name}
      </text>
    </>
  );
}
