// A leader, drawn after the unit he is with: a tall block with a standard behind it, or, with a unit, the standard alone beside the stand. His name is shown
// when it is asked for.

import type { LeaderView } from '../../families/commands/telling/view/types.ts';
import { armyStyle } from './armies.ts';
import { leaderMarks } from './marks.ts';
import { general } from './napoleonics-leader.ts';
import { OrderRing, StateMarks } from './StateMarks.tsx';

export interface LeaderPieceProps {
  readonly leader: LeaderView;
  readonly army: string;
  readonly game?: string;
  /** Drawn beside a unit; without it he is drawn with a unit when he is with one. */
  readonly attached?: boolean;
  /** Lifted with his unit when that is under orders. */
  readonly lifted?: boolean;
  readonly showName?: boolean;
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
  showName = false,
  simple = false,
  class: extra = '',
}: LeaderPieceProps) {
  const withUnit = attached ?? leader.unit !== null;
  const kind = `${withUnit ? ' attached' : ' alone'}${simple ? ' simple' : ''}${leader.ordered || lifted ? ' ordered' : ''}`;
  return (
    <g class={`piece leader-piece side-${leader.side}${kind} ${extra}`} data-leader={leader.id}>
      {leader.ordered && !withUnit && <OrderRing y={25} simple={simple} />}
      {!withUnit && <ellipse class="piece-shadow" cx={0} cy={26} rx={28} ry={6} />}
      <g class="piece-lift" style={armyStyle(army, leader.side)}>
        {withUnit ? beside(simple) : <Alone simple={simple} head={game === 'napoleonics' ? general : HEAD} />}
      </g>
      {!withUnit && <StateMarks marks={leaderMarks(leader)} y={34} scale={simple ? 1.5 : 1} />}
      {showName && <LeaderName name={leader.name} y={withUnit ? -52 : 44} />}
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

/** Beside a stand: over its far end, where the blocks can still be counted. */
const beside = (simple: boolean) =>
  simple ? <Cloth x={33} y={-45} scale={1.35} foot={-10} /> : <Cloth x={27} y={-38} scale={1.3} />;

function Alone({ simple, head }: { simple: boolean; head: string }) {
  const width = simple ? 46 : 34;
  const left = -width / 2 - 6;
  const top = -32;
  const height = 58;
  return (
    <>
      <Cloth x={25} y={simple ? -28 : -32} scale={simple ? 1.5 : 1} />
      <path
        class="block-top"
        d={`M${left} ${top}L${left + 6} ${top - 6}H${left + width + 6}L${left + width} ${top}Z`}
      />
      <path
        class="block-side"
        d={`M${left + width} ${top}L${left + width + 6} ${top - 6}V${top + height - 6}L${left + width} ${top + height}Z`}
      />
      <rect class="block-face" x={left} y={top} width={width} height={height} rx={2.2} />
      <path
        class="silhouette-ink"
        d={head}
        transform={`translate(${left + width / 2 + 2} ${top + height / 2 + 2}) scale(${simple ? 1.4 : 1.12})`}
      />
    </>
  );
}

function LeaderName({ name, y }: { name: string; y: number }) {
  const width = name.length * 7.2 + 12;
  return (
    <g class="leader-name" transform={`translate(0 ${y})`}>
      <rect x={-width / 2} y={-9} width={width} height={18} rx={4} />
      <text y={4.4}>{name}</text>
    </g>
  );
}
