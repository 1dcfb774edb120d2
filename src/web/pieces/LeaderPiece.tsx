// A leader, drawn after the unit he is with: a tall block with a standard behind it, or, with a unit, the standard alone beside
// its blocks. Names are shown by the board (NameTags.tsx).

import type { LeaderView } from '../../families/commands/telling/view/types.ts';
import { armyStyle } from './armies.ts';
import { leaderMarks } from './marks.ts';
import { general } from './napoleonics-leader.ts';
import { OrderRing, StateMarks } from './StateMarks.tsx';
import { STANDARD_X } from './stand.ts';

export interface LeaderPieceProps {
  readonly leader: LeaderView;
  readonly army: string;
  readonly game?: string;
  /** Drawn beside a unit; without it he is drawn with a unit when he is with one. */
  readonly attached?: boolean;
  /** Lifted with his unit when that is under orders. */
  readonly lifted?: boolean;
  readonly simple?: boolean;
  readonly class?: string;
}

/** A commander's head with a crested helmet, facing right. */
const HEAD =
  'M-6 14C-6 9 -4 7 -4 4C-8 2 -9 -3 -8 -7C-7 -12 -2 -14 2 -13C7 -12 9 -8 8.6 -4L10 0L7.6 1.4C7.8 4 7 6 3.6 6C3.6 9 5 11 9 14Z' +
  'M7 -13C2 -21 -15 -19 -15 -3C-15 2 -14 5 -13 8C-11 0 -12 -6 -9 -10C-5 -15 2 -15 7 -13Z';

export function LeaderPiece({
  leader,
  army,
  game = 'ancients',
  attached,
  lifted = false,
  simple = false,
  class: extra = '',
}: LeaderPieceProps) {
  const withUnit = attached ?? leader.unit !== null;
  const marks = leaderMarks(leader);
  const kind = `${withUnit ? ' attached' : ' alone'}${simple ? ' simple' : ''}${leader.ordered || lifted ? ' ordered' : ''}`;
  return (
    <g class={`piece leader-piece side-${leader.side}${kind} ${extra}`} data-leader={leader.id}>
      {leader.ordered && !withUnit && <OrderRing y={25} simple={simple} />}
      {!withUnit && <ellipse class="piece-shadow" cx={0} cy={26} rx={28} ry={6} />}
      <g class="piece-lift" style={armyStyle(army, leader.side)}>
        {withUnit ? beside(simple) : <Alone simple={simple} head={game === 'napoleonics' ? general : HEAD} />}
      </g>
      {!withUnit && marks.length > 0 && <StateMarks marks={marks} y={34} scale={simple ? 1.5 : 1} />}
    </g>
  );
}

/** A cloth hanging from a crossbar: a vexillum. (x, y) is the middle of the crossbar; the pole goes down to `foot`. */
function Cloth({ x, y, scale, foot = 25 }: { x: number; y: number; scale: number; foot?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path class="standard-pole" d={`M0 -7V${(foot - y) / scale}`} />
      <path class="standard-cloth" d="M-11 0H11V17L7.4 20L3.7 17L0 20L-3.7 17L-7.4 20L-11 17Z" />
      <path class="standard-bar" d="M-13.4 0H13.4" />
      <circle class="standard-badge" cx={0} cy={8.6} r={4.6} />
      <path class="standard-tip" d="M0 -12L3 -7L0 -3.4L-3 -7Z" />
    </g>
  );
}

/** Longer and narrower than the others, so that it stands between the blocks and the next hex; its pole ends on the plate. */
function LongCloth() {
  return (
    <g class="standard-beside" transform={`translate(${STANDARD_X} -35)`}>
      <path class="standard-pole" d="M0 -6V30" />
      <path class="standard-cloth" d="M-9 0H9V24L6 28L3 24L0 28L-3 24L-6 28L-9 24Z" />
      <path class="standard-bar" d="M-9.600 0H9.600" />
      <circle class="standard-badge" cx={0} cy={12} r={5} />
      <path class="standard-tip" d="M0 -12L3 -7L0 -3L-3 -7Z" />
    </g>
  );
}

const beside = (simple: boolean) => (simple ? <Cloth x={33} y={-45} scale={1.35} foot={-10} /> : <LongCloth />);

/** The block of a leader who is alone, by how finely it is drawn. */
const FINE = { left: -40, top: -36, width: 46, height: 58, head: 1.45, cloth: { x: 30, y: -33, scale: 1.22 } };
const PLAIN = { left: -29, top: -32, width: 46, height: 58, head: 1.4, cloth: { x: 25, y: -28, scale: 1.5 } };
const DEPTH = 5;

function Alone({ simple, head }: { simple: boolean; head: string }) {
  const { left, top, width, height, head: size, cloth } = simple ? PLAIN : FINE;
  return (
    <>
      <Cloth {...cloth} />
      <path class="block-top" d={`M${left} ${top}l${DEPTH} ${-DEPTH}h${width}l${-DEPTH} ${DEPTH}Z`} />
      <path class="block-side" d={`M${left + width} ${top}l${DEPTH} ${-DEPTH}v${height}l${-DEPTH} ${DEPTH}Z`} />
      <rect class="block-face" x={left} y={top} width={width} height={height} rx={2.2} />
      <path
        class="silhouette-ink"
        d={head}
        transform={`translate(${left + width / 2 + 2} ${top + height / 2 + 2}) scale(${size})`}
      />
    </>
  );
}
