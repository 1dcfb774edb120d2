// A unit as a small stand of wooden blocks: as many as it has left, the lost ones as faint outlines, and their number on a
// plate. The front block bears the troop's silhouette, its class symbol, its code, and marks for missiles and for special
// units. Drawn round (0,0) in a hex 100 wide. It says nothing to a screen reader: the hex that holds it has the words.

import type { UnitView } from '../../families/commands/telling/view/types.ts';
import { armyStyle } from './armies.ts';
import { ClassSymbol } from './ClassSymbol.tsx';
import { marksOf } from './marks.ts';
import { SquareMark } from './SquareMark.tsx';
import { OrderRing, StateMarks } from './StateMarks.tsx';
import { silhouetteOf } from './silhouettes.ts';
import { type StandPlan, standPlan, stripsPath } from './stand.ts';

export interface UnitPieceProps {
  readonly unit: UnitView;
  /** What the army is called; with the unit's side it gives the colours. */
  readonly army: string;
  readonly game?: string;
  /** A leader is with it: his standard needs room beside the blocks. */
  readonly led?: boolean;
  /** For small screens: large symbol and block count, no silhouette. */
  readonly simple?: boolean;
  readonly class?: string;
}

const BOW = 'M-3.4 -7C5 -4 5 4 -3.4 7M-3.4 -7L-3.4 7M-5.4 0L5.4 0M3 -2.2L5.6 0L3 2.2';
const STAR = 'M0 -6.6L1.7 -2.2L6.4 -2L2.7 0.9L4 5.4L0 2.8L-4 5.4L-2.7 0.9L-6.4 -2L-1.7 -2.2Z';

/** Where nearly every unit fires, a mark for it would say nothing. */
const showsMissiles = (game: string): boolean => game !== 'napoleonics';

export function UnitPiece({
  unit,
  army,
  game = 'ancients',
  led = false,
  simple = false,
  class: extra = '',
}: UnitPieceProps) {
  const state = `${unit.ordered ? ' ordered' : ''}${unit.fought ? ' fought' : ''}`;
  const marks = marksOf(unit);
  const square = unit.square !== undefined;
  const plan = standPlan(unit.blocks, unit.fullBlocks, { led, square });
  return (
    <g class={`piece unit-piece side-${unit.side}${simple ? ' simple' : ''}${state} ${extra}`} data-unit={unit.id}>
      {unit.ordered && <OrderRing y={simple ? 20 : 23} simple={simple} />}
      {!simple && (
        <ellipse
          class="piece-shadow"
          cx={(plan.face.x + plan.right) / 2 + 1}
          cy={23}
          rx={(plan.right - plan.face.x) / 2}
          ry={6}
        />
      )}
      <g class="piece-lift" style={armyStyle(army, unit.side)}>
        {unit.square !== undefined && <SquareMark number={unit.square} simple={simple} part="frame" />}
        {simple ? <SimpleBody unit={unit} game={game} /> : <FullBody unit={unit} game={game} plan={plan} />}
        {unit.square !== undefined && <SquareMark number={unit.square} simple={simple} part="number" />}
      </g>
      {marks.length > 0 && <StateMarks marks={marks} y={simple ? 42 : 33} scale={simple ? 1.5 : 1} />}
    </g>
  );
}

interface BodyProps {
  readonly unit: UnitView;
  readonly game: string;
}

function FullBody({ unit, game, plan }: BodyProps & { readonly plan: StandPlan }) {
  const { face, symbol, plate } = plan;
  const right = face.x + face.width;
  const foot = face.y + face.height;
  const art = silhouetteOf(game, unit.code, unit.symbol);
  const scale = Math.min(1.2, (face.width - 1) / 43);
  return (
    <>
      <Blocks plan={plan} />
      <g
        class="silhouette"
        transform={`translate(${right - 21.5 * scale - 1} ${face.y + 26}) scale(${scale.toFixed(3)})`}
      >
        <path class="silhouette-ink" d={art.ink} />
        {art.cut !== undefined && <path class="silhouette-cut" d={art.cut} />}
      </g>
      <text class="unit-code" x={face.x + 3.5} y={foot - 4.2}>
        {unit.code}
      </text>
      {unit.missile > 0 && showsMissiles(game) && (
        <path class="missile-mark" d={BOW} transform={`translate(${right - 8} ${foot - 9})`} />
      )}
      {unit.traits.length > 0 && (
        <path class="special-mark" d={STAR} transform={`translate(${right - 8.5} ${face.y + 9}) scale(1.3)`} />
      )}
      <ClassSymbol
        game={game}
        symbol={unit.symbol}
        bordered={unit.bordered}
        x={symbol.x + symbol.width / 2}
        y={symbol.y + symbol.height / 2}
        size={symbol.width}
      />
      <rect class={`blocks-plate${unit.blocks < unit.fullBlocks ? ' lost' : ''}`} {...plate} rx={4.5} />
      <text class="blocks-left" x={plate.x + plate.width / 2} y={plate.y + plate.height / 2 + 8.7}>
        {unit.blocks}
      </text>
    </>
  );
}

/** The stand itself: the front block, and of those behind it what is seen of them. */
function Blocks({ plan }: { readonly plan: StandPlan }) {
  const { face, depth, behind, lost } = plan;
  const { x, y, width, height } = face;
  return (
    <>
      {lost > 0 && <path class="block-lost" d={stripsPath(plan, behind + 1, lost)} />}
      {behind > 0 && <path class="block-behind" d={stripsPath(plan, 1, behind)} />}
      <path class="block-top" d={`M${x} ${y}l${depth} ${-depth}h${width}l${-depth} ${depth}Z`} />
      <path class="block-side" d={`M${x + width} ${y}l${depth} ${-depth}v${height}l${-depth} ${depth}Z`} />
      <rect class="block-face" x={x} y={y} width={width} height={height} rx={2.2} />
    </>
  );
}

const PLAIN = { left: -42, top: -36, width: 84, height: 64 };

/** One plain block with the symbol large, and under it one small block for each that the unit has or had. */
function SimpleBody({ unit, game }: BodyProps) {
  const { left, top, width, height } = PLAIN;
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
