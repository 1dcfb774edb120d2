// A unit as a small stand of wooden blocks: as many as it has left, the lost ones as faint outlines. The front block bears
// the troop's silhouette, its class symbol, its code, and marks for missiles and for special units. Drawn round (0,0) in a
// hex 100 wide. It says nothing to a screen reader: the hex that holds it has the words.

import type { UnitView } from '../../families/commands/telling/view/types.ts';
import { armyStyle } from './armies.ts';
import { ClassSymbol } from './ClassSymbol.tsx';
import { marksOf } from './marks.ts';
import { SquareMark } from './SquareMark.tsx';
import { OrderRing, StateMarks } from './StateMarks.tsx';
import { silhouetteOf } from './silhouettes.ts';
import { type StandPlan, standPlan } from './stand.ts';

export interface UnitPieceProps {
  readonly unit: UnitView;
  /** What the army is called; with the unit's side it gives the colours. */
  readonly army: string;
  readonly game?: string;
  /** For small screens: large symbol and block count, no silhouette. */
  readonly simple?: boolean;
  readonly class?: string;
}

const BOW = 'M-3.4 -7C5 -4 5 4 -3.4 7M-3.4 -7L-3.4 7M-5.4 0L5.4 0M3 -2.2L5.6 0L3 2.2';
const STAR = 'M0 -6.6L1.7 -2.2L6.4 -2L2.7 0.9L4 5.4L0 2.8L-4 5.4L-2.7 0.9L-6.4 -2L-1.7 -2.2Z';

/** Where nearly every unit fires, a mark for it would say nothing. */
const showsMissiles = (game: string): boolean => game !== 'napoleonics';

export function UnitPiece({ unit, army, game = 'ancients', simple = false, class: extra = '' }: UnitPieceProps) {
  const state = `${unit.ordered ? ' ordered' : ''}${unit.fought ? ' fought' : ''}`;
  const Body = simple ? SimpleBody : FullBody;
  return (
    <g class={`piece unit-piece side-${unit.side}${simple ? ' simple' : ''}${state} ${extra}`} data-unit={unit.id}>
      {unit.ordered && <OrderRing y={simple ? 20 : 25} simple={simple} />}
      {!simple && <ellipse class="piece-shadow" cx={2} cy={24} rx={39} ry={6} />}
      <g class="piece-lift" style={armyStyle(army, unit.side)}>
        {unit.square !== undefined && <SquareMark number={unit.square} simple={simple} part="frame" />}
        <Body unit={unit} game={game} />
        {unit.square !== undefined && <SquareMark number={unit.square} simple={simple} part="number" />}
      </g>
      <StateMarks marks={marksOf(unit)} y={simple ? 42 : 34} scale={simple ? 1.5 : 1} />
    </g>
  );
}

interface BodyProps {
  readonly unit: UnitView;
  readonly game: string;
}

function FullBody({ unit, game }: BodyProps) {
  const plan = standPlan(unit.blocks, unit.fullBlocks);
  const { face, width, height } = plan;
  const left = face.x - width / 2;
  const right = face.x + width / 2;
  const top = face.y - height / 2;
  const art = silhouetteOf(game, unit.code, unit.symbol);
  const marked = unit.traits.length > 0;
  // A long code and the bow mark share the foot of the block: both are drawn smaller.
  const crowded = unit.code.length > 2;
  return (
    <>
      <Blocks plan={plan} />
      <g
        class="silhouette"
        transform={`translate(${face.x + 1.5} ${top + 21}) scale(${Math.min(0.93, (width - 1) / 43)})`}
      >
        <path class="silhouette-ink" d={art.ink} />
        {art.cut !== undefined && <path class="silhouette-cut" d={art.cut} />}
      </g>
      <text
        class="unit-code"
        x={left + (crowded ? 3 : 4)}
        y={top + height - 3.4}
        style={crowded ? { fontSize: unit.code.length > 3 ? '9.4px' : '10.6px' } : undefined}
      >
        {unit.code}
      </text>
      {unit.missile > 0 && showsMissiles(game) && (
        <path
          class="missile-mark"
          d={BOW}
          transform={`translate(${right - (crowded ? 6 : 8)} ${top + height - (crowded ? 7.2 : 8.4)}) scale(${crowded ? 0.68 : 0.82})`}
        />
      )}
      {marked && <path class="special-mark" d={STAR} transform={`translate(${right - 7} ${top + 7}) scale(1.25)`} />}
      <ClassSymbol game={game} symbol={unit.symbol} bordered={unit.bordered} x={left + 3.5} y={top + 2} size={26} />
    </>
  );
}

/** The stand itself, farthest block first. */
function Blocks({ plan }: { plan: StandPlan }) {
  const { width, height, depth, blocks } = plan;
  return (
    <>
      {blocks.map(({ x, y, lost }) =>
        lost ? (
          <path
            key={x}
            class="block-lost"
            d={`M${x + width - 4} ${y + 2}H${x + width}V${y + height}H${x + width - 4}`}
          />
        ) : (
          <g key={x} class="block">
            <path
              class="block-top"
              d={`M${x} ${y}L${x + depth} ${y - depth}H${x + width + depth}L${x + width} ${y}Z`}
            />
            <path
              class="block-side"
              d={`M${x + width} ${y}L${x + width + depth} ${y - depth}V${y + height - depth}L${x + width} ${y + height}Z`}
            />
            <rect class="block-face" x={x} y={y} width={width} height={height} rx={2.2} />
          </g>
        ),
      )}
    </>
  );
}

const PLATE = { left: -42, top: -36, width: 84, height: 64 };

/** One plain block with the symbol large, and under it one small block for each that the unit has or had. */
function SimpleBody({ unit, game }: BodyProps) {
  const { left, top, width, height } = PLATE;
  const count = Math.max(unit.fullBlocks, unit.blocks, 1);
  const step = (width - 10) / count;
  const art = silhouetteOf(game, unit.code, unit.symbol);
  return (
    <>
      <path
        class="block-side"
        d={`M${left} ${top + height}L${left + 4} ${top + height + 6}H${left + width + 4}V${top + 6}L${left + width} ${top}Z`}
      />
      <rect class="block-face" x={left} y={top} width={width} height={height} rx={5} />
      {game === 'napoleonics' ? (
        <>
          <g class="silhouette" transform={`translate(${left + 57} ${top + 23}) scale(1.02)`}>
            <path class="silhouette-ink" d={art.ink} />
            {art.cut !== undefined && <path class="silhouette-cut" d={art.cut} />}
          </g>
          <ClassSymbol game={game} symbol={unit.symbol} bordered={unit.bordered} x={left + 14} y={top + 14} size={40} />
        </>
      ) : (
        <ClassSymbol game={game} symbol={unit.symbol} bordered={unit.bordered} x={left + 26} y={top + 23} size={48} />
      )}
      {unit.missile > 0 && showsMissiles(game) && (
        <path class="missile-mark" d={BOW} transform={`translate(${left + 65} ${top + 20}) scale(1.9)`} />
      )}
      {unit.traits.length > 0 && (
        <path class="special-mark" d={STAR} transform={`translate(${left + 77} ${top + 3}) scale(1.8)`} />
      )}
      {Array.from({ length: count }, (_, i) => (
        <rect
          key={i}
          class={i < unit.blocks ? 'pip' : 'pip pip-lost'}
          x={left + 5 + i * step + 1.5}
          y={top + height - 19}
          width={step - 3}
          height={14}
          rx={2}
        />
      ))}
    </>
  );
}
