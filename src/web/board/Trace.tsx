// The trace of a turn on a field of hexes. Under the pieces: where each came from and its way, dashed where it fled. Over
// them: who struck whom, what it cost, who fell. All of it differs by form, not by colour alone.

import '../styles/trace.css';
import { costKey, fallenKey, struckKey, wentKey } from '../battle/trace/parts.ts';
import type { Cost, Fallen, Struck, Trace, Went } from '../battle/trace/trace.ts';
import { type Arrow, blowArrow, wayArrow, wayLine } from './arrows.ts';
import { cornersOf, type Point, pointsText } from './geometry.ts';
import { typeSize } from './hex-pixels.ts';
import { memo } from './memo.ts';
import { Cross, LETTERS, Plates } from './TracePlates.tsx';

interface TraceProps {
  readonly trace: Trace;
  /** Places lit by the log: what lies between them is lit too. */
  readonly lit: readonly string[];
  /** How wide a hex is on the screen: what a piece lost can be read there. */
  readonly pixels?: number;
  at(place: string): Point;
}

const same = (a: TraceProps, b: TraceProps): boolean =>
  a.trace === b.trace && a.pixels === b.pixels && a.lit.join() === b.lit.join() && samePoints(a, b);

/** The board may have been turned round. */
function samePoints(a: TraceProps, b: TraceProps): boolean {
  const place = a.trace.went[0]?.legs[0]?.places[0] ?? a.trace.struck[0]?.from ?? a.trace.costs[0]?.place;
  return place === undefined || (a.at(place).x === b.at(place).x && a.at(place).y === b.at(place).y);
}

const litClass = (lit: readonly string[], ...places: readonly (string | undefined)[]): string =>
  lit.length > 0 && places.every((place) => place !== undefined && lit.includes(place)) ? ' lit' : '';

export const TraceUnder = memo(
  ({ trace, lit, at }: TraceProps) => (
    <g class="trace trace-under" data-testid="trace" aria-hidden="true">
      {trace.went.map((went) => (
        <Way key={`${went.piece} ${went.id}`} went={went} lit={lit} at={at} />
      ))}
    </g>
  ),
  same,
);

export const TraceOver = memo(
  ({ trace, lit, pixels = 0, at }: TraceProps) => (
    <g class="trace trace-over" aria-hidden="true">
      {trace.struck.map((blow) => (
        <Blow key={`${blow.from} ${blow.to} ${blow.far}`} blow={blow} lit={lit} at={at} />
      ))}
      {trace.fallen.map((one) => (
        <Fell key={`${one.piece} ${one.id}`} fallen={one} at={at} />
      ))}
      {trace.costs.map((cost) => (
        <CostAt key={`${cost.piece} ${cost.id}`} cost={cost} pixels={pixels} at={at} />
      ))}
    </g>
  ),
  same,
);

/** Where a piece is drawn over is not hidden by its arrow: the head ends before it. */
const SHORT = 40;
const HEAD = 19;

function Way({ went, lit, at }: { readonly went: Went } & Omit<TraceProps, 'trace'>) {
  const first = went.legs[0]?.places[0];
  const last = went.legs.at(-1)?.places.at(-1);
  if (first === undefined || last === undefined) return null;
  const origin = at(first);
  return (
    <g
      class={`trace-went trace-${went.piece}${litClass(lit, first, last)}`}
      data-piece={`${went.piece} ${went.id}`}
      data-part={wentKey(went)}
    >
      <polygon class="trace-origin" points={pointsText(cornersOf(origin, 46))} />
      {went.legs.map(({ places, flees }, i) => {
        const points = places.map(at);
        const kind = flees ? ' flees' : '';
        const arrow = i === went.legs.length - 1 ? wayArrow(points, SHORT, HEAD) : null;
        return arrow ? (
          <ArrowDrawn key={i} kind={`trace-way${kind}`} arrow={arrow} />
        ) : (
          <ArrowDrawn key={i} kind={`trace-way${kind}`} arrow={{ shaft: wayLine(points), head: '' }} />
        );
      })}
      <circle class="trace-dot" cx={origin.x.toFixed(1)} cy={origin.y.toFixed(1)} r={7} />
    </g>
  );
}

interface ArrowProps {
  readonly kind: string;
  readonly arrow: Arrow;
  /** The part of the trace that it is by itself. */
  readonly part?: string;
}

export function ArrowDrawn({ kind, arrow, part }: ArrowProps) {
  return (
    <g class={kind} data-part={part}>
      <path class="trace-rim" d={arrow.shaft} />
      {arrow.head !== '' && <path class="trace-rim trace-head" d={arrow.head} />}
      <path class="trace-line" d={arrow.shaft} />
      {arrow.head !== '' && <path class="trace-line trace-head" d={arrow.head} />}
    </g>
  );
}

function Blow({ blow, lit, at }: { readonly blow: Struck } & Omit<TraceProps, 'trace'>) {
  const { from, to, far } = blow;
  const kind = `trace-blow${far ? ' far' : ''}${litClass(lit, from, to)}`;
  return <ArrowDrawn kind={kind} part={struckKey(blow)} arrow={blowArrow(at(from), at(to), 32, far ? 17 : 23, 38)} />;
}

/** How high a plate is, and its letters at least in pixels: on a small board it is larger than the rest of the drawing. */
const PLATE = 25;
const LEAST_LETTERS = 10;

/** Beside the upper edge of the stand, from its right end to the left; a larger plate grows upward and leaves the stand in sight. */
function CostAt({ cost, pixels, at }: { readonly cost: Cost; readonly pixels: number; at(place: string): Point }) {
  const { x, y } = at(cost.place);
  const height = typeSize(PLATE * LETTERS, pixels, LEAST_LETTERS) / LETTERS;
  const high = cost.piece === 'leader' ? 12 : -38 - (height - PLATE) / 2;
  return <Plates part={costKey(cost)} plates={cost.plates} x={x + 46} y={y + high} height={height} />;
}

/** An outlined block with a cross where it stood; in the corner when somebody else stands there now. */
function Fell({ fallen, at }: { readonly fallen: Fallen; at(place: string): Point }) {
  const { x, y } = at(fallen.place);
  const [dx, dy, size] = fallen.taken ? [28, -34, 30] : fallen.piece === 'leader' ? [24, 0, 34] : [0, 0, 44];
  return <Cross part={fallenKey(fallen)} x={x + dx} y={y + dy} size={size} how={fallen.how} />;
}
