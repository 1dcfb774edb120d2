// A leader of Dark Ages. With a unit he is the standard beside it, with his morale as diamonds on the cloth; alone he has a
// counter with a round top and the standard behind him. Without a seen morale the cloth bears a crown.

import '../styles/dark-ages.css';
import type { LeaderView } from '../../games/dark-ages/telling/view/types.ts';
import { darkAgesStyle } from './dark-ages-armies.ts';
import { Cubes } from './dark-ages-cubes.tsx';
import { inSaddle, onFoot } from './dark-ages-leaders.ts';
import { leaderMarks, MORALE_PIP, MOVE_PIP } from './dark-ages-marks.ts';
import { OrderRing, StateMarks } from './StateMarks.tsx';
import { STANDARD_X } from './stand.ts';

export interface DarkAgesLeaderProps {
  readonly leader: LeaderView;
  readonly army: string;
  /** Lifted with his unit when that is activated. */
  readonly lifted?: boolean;
  readonly simple?: boolean;
  readonly class?: string;
}

export function DarkAgesLeader({
  leader,
  army,
  lifted = false,
  simple = false,
  class: extra = '',
}: DarkAgesLeaderProps) {
  const alone = leader.unit === null;
  const marks = leaderMarks(leader);
  const kind = `${alone ? ' alone' : ' attached'}${simple ? ' simple' : ''}${leader.activated || lifted ? ' ordered' : ''}`;
  return (
    <g class={`piece d-leader side-${leader.side}${kind} ${extra}`} data-leader={leader.id}>
      {alone && leader.activated && <OrderRing y={22} simple={simple} />}
      {alone && <ellipse class="piece-shadow" cx={2} cy={24} rx={28} ry={6} />}
      <g class="piece-lift" style={darkAgesStyle(army, leader.side)}>
        {alone ? (
          <g transform={leader.routed ? 'rotate(-15 0 14)' : undefined}>
            <Cloth morale={leader.morale} x={simple ? 24 : 29} y={simple ? -46 : -40} scale={simple ? 1.3 : 1} />
            <Counter leader={leader} />
          </g>
        ) : simple ? (
          <Cloth morale={leader.morale} x={24} y={-54} scale={1.25} />
        ) : (
          <LongCloth morale={leader.morale} />
        )}
        {leader.routed && (
          <Cubes cubes={0} grey full={1} x={alone ? -22 : simple ? 0 : STANDARD_X} y={31} size={simple ? 19 : 15.5} />
        )}
      </g>
      {alone && marks.length > 0 && <StateMarks marks={marks} y={simple ? 48 : 36} scale={simple ? 1.4 : 1} />}
    </g>
  );
}

/** A square banner on its pole; (x, y) is the middle of its upper edge, the pole goes down to the ground. */
function Cloth({ morale, x, y, scale }: { morale: number | null; x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path class="standard-pole" d="M-15 -4V40" />
      <path class="standard-cloth" d="M-14 -1H16L12.500 5L16 11L12.500 16L16 21.500H-14Z" />
      {morale === null ? (
        <path class="d-crown" d="M-7.500 15.500L-9 6L-4 10.500L-.5 4L3 10.500L8 6L6.500 15.500Z" />
      ) : (
        Array.from({ length: morale }, (_, i) => (
          <path
            key={i}
            class="d-cloth-pip"
            d={MORALE_PIP}
            transform={`translate(${-1 + (i - (morale - 1) / 2) * 8.6} 10.300) scale(1.25)`}
          />
        ))
      )}
      <circle class="standard-tip" cx={-15} cy={-5} r={2.6} />
    </g>
  );
}

/** Beside the counter of his unit: longer and narrower, its points of morale one under the other. */
function LongCloth({ morale }: { readonly morale: number | null }) {
  return (
    <g class="standard-beside" transform={`translate(${STANDARD_X} -42)`}>
      <path class="standard-pole" d="M-8.500 -4V70" />
      <path class="standard-cloth" d="M-7.500 -1H10V37L5.600 33L1.200 37L-3.200 33L-7.500 37Z" />
      {morale === null ? (
        <path class="d-crown" d="M-5 22L-6.500 9L-1.500 14.500L1.200 6L4 14.500L9 9L7.500 22Z" />
      ) : (
        Array.from({ length: morale }, (_, i) => (
          <path
            key={i}
            class="d-cloth-pip"
            d={MORALE_PIP}
            transform={`translate(1.200 ${16 + (i - (morale - 1) / 2) * 9.4}) scale(1.35)`}
          />
        ))
      )}
      <circle class="standard-tip" cx={-8.5} cy={-5} r={2.6} />
    </g>
  );
}

/** An arched counter, as tall as a unit's and narrower. */
const ARCH = 'M-25 18V-22C-25 -37 -15 -43 -3 -43C9 -43 19 -37 19 -22V18Z';

function Counter({ leader }: { readonly leader: LeaderView }) {
  const art = leader.mounted ? inSaddle : onFoot;
  return (
    <>
      <path class="d-stand" d="M-24 22L-20 16H14L18 22Q-3 26 -24 22Z" />
      <path class="block-side" d={ARCH} transform="translate(3 -2)" />
      <path class="block-face" d={ARCH} />
      <g class="silhouette" transform="translate(-3 -11) scale(.98)">
        <path class="silhouette-ink" d={art.ink} />
        {art.cut !== undefined && <path class="silhouette-cut" d={art.cut} />}
      </g>
      {leader.morale !== null && (
        <g class="d-values">
          {Array.from({ length: leader.morale }, (_, i) => (
            <path key={i} class="d-morale" d={MORALE_PIP} transform={`translate(${-19.5 + i * 8} 13)`} />
          ))}
          {Array.from({ length: leader.mounted ? 3 : 2 }, (_, i) => (
            <path key={i} class="d-move" d={MOVE_PIP} transform={`translate(${15 - i * 5} 13)`} />
          ))}
        </g>
      )}
    </>
  );
}
