// A unit of Dark Ages: a counter in its stand with the picture of a soldier, and its cubes before it. Whoever may see the
// values finds them on the counter: what is needed to hit in attack (or by fire) and in defence, morale as diamonds,
// movement as chevrons; for the enemy there is the soldier alone. Drawn round (0,0) in a hex 100 wide. It says nothing to a
// screen reader: the hex that holds it has the words.

import '../styles/dark-ages.css';
import type { UnitView, ValuesView } from '../../games/dark-ages/telling/view/types.ts';
import { darkAgesStyle } from './dark-ages-armies.ts';
import { Cubes } from './dark-ages-cubes.tsx';
import { CLASS_SIGNS, LOADED, MORALE_PIP, MOVE_PIP, UNLOADED, unitMarks, VALUE_SIGNS } from './dark-ages-marks.ts';
import { darkAgesSilhouette } from './dark-ages-silhouettes.ts';
import { OrderRing, StateMarks } from './StateMarks.tsx';

export interface DarkAgesUnitProps {
  readonly unit: UnitView;
  readonly army: string;
  /** A leader is with it: his standard needs room beside the counter. */
  readonly led?: boolean;
  /** For small screens: the sign of the class and the cubes, no soldier and no values. */
  readonly simple?: boolean;
  readonly class?: string;
}

/** The counter fills 88 of a hex that is 100 wide; with a leader it ends before his standard. */
const LEFT = -44;
const TOP = -45;
const HEIGHT = 54;
const DEPTH = 3;
const widthOf = (led: boolean): number => (led ? 28 : 44) - LEFT - DEPTH;
const CUBE = { fine: 19, plain: 19 };

export function DarkAgesUnit({ unit, army, led = false, simple = false, class: extra = '' }: DarkAgesUnitProps) {
  const state = `${unit.activated ? ' ordered' : ''}${unit.routed ? ' routed' : ''}`;
  const width = widthOf(led);
  const middle = LEFT + width / 2;
  const places = Math.max(unit.fullCubes, unit.cubes + (unit.grey ? 1 : 0));
  const marks = unitMarks(unit);
  return (
    <g class={`piece d-unit side-${unit.side}${simple ? ' simple' : ''}${state} ${extra}`} data-unit={unit.id}>
      {unit.activated && <OrderRing y={22} simple={simple} />}
      <ellipse
        class="piece-shadow"
        cx={simple ? 2 : middle + 2}
        cy={simple ? 32 : 31}
        rx={simple ? 40 : width / 2}
        ry={7}
      />
      <g class="piece-lift" style={darkAgesStyle(army, unit.side)}>
        {/* Who runs leans. */}
        <g transform={unit.routed ? `rotate(-15 ${simple ? 0 : middle} 12)` : undefined}>
          {simple ? <SmallCounter unit={unit} /> : <Counter unit={unit} width={width} />}
        </g>
        <Cubes
          cubes={unit.cubes}
          grey={unit.grey}
          full={unit.fullCubes}
          x={simple ? -1 : middle - 1}
          y={simple ? 35 : 34}
          size={simple ? CUBE.plain : Math.min(CUBE.fine, (width + 4) / (1.2 * places))}
        />
      </g>
      {marks.length > 0 &&
        (simple ? (
          <StateMarks marks={marks} y={48} scale={1.4} />
        ) : (
          // At the upper corner: under the cubes the next row would cover them.
          <StateMarks marks={marks} x={LEFT + (unit.class === 'crossbows' ? 23 : 4)} y={TOP} />
        ))}
    </g>
  );
}

interface CounterProps {
  readonly unit: UnitView;
  readonly width: number;
}

function Counter({ unit, width }: CounterProps) {
  const art = darkAgesSilhouette(unit.code, unit.class);
  const { values } = unit;
  const right = LEFT + width;
  const middle = LEFT + width / 2;
  const room = values ? width - VALUES : width;
  const scale = values ? Math.min(1.12, (room - 1) / 41) : Math.min(1.36, (room - 4) / 44);
  return (
    <>
      <path
        class="d-stand"
        d={`M${middle - 29} 14L${middle - 25} 8H${middle + 25}L${middle + 29} 14Q${middle} 18 ${middle - 29} 14Z`}
      />
      <path
        class="block-side"
        d={`M${right} ${TOP + 2}l${DEPTH} ${-DEPTH}v${HEIGHT}l${-DEPTH} ${DEPTH}ZM${LEFT + 2} ${TOP}l${DEPTH} ${-DEPTH}h${width - 2}l${-DEPTH} ${DEPTH}Z`}
      />
      <rect class="block-face" x={LEFT} y={TOP} width={width} height={HEIGHT} rx={3} />
      <g
        class="silhouette"
        transform={`translate(${LEFT + room / 2} ${values ? -23.5 : -18}) scale(${scale.toFixed(3)})`}
      >
        <path class="silhouette-ink" d={art.ink} />
        {art.cut !== undefined && <path class="silhouette-cut" d={art.cut} />}
      </g>
      {values && <Values values={values} right={right} />}
      {unit.class === 'crossbows' && <Ready loaded={unit.loaded} x={LEFT + 5} y={TOP + 5} />}
    </>
  );
}

/** How wide the numbers at the right side are, and where the foot with morale and movement begins. */
const VALUES = 33;
const FOOT = -4;

/** Numbers down the right side, morale and movement along the foot. */
function Values({ values, right }: { readonly values: ValuesView; readonly right: number }) {
  const first = values.fire === null ? 'attack' : 'fire';
  const pips = LEFT + 7;
  return (
    <g class="d-values">
      <path class="d-value-rule" d={`M${right - VALUES} ${TOP + 4}V${FOOT}M${LEFT + 3} ${FOOT}H${right - 3}`} />
      <Value sign={VALUE_SIGNS[first]} value={values.fire ?? values.attack} x={right} y={-32.5} />
      <Value sign={VALUE_SIGNS.defence} value={values.defence} x={right} y={-13.5} />
      {Array.from({ length: values.morale }, (_, i) => (
        <path key={i} class="d-morale" d={MORALE_PIP} transform={`translate(${pips + i * 9} 2.800) scale(1.15)`} />
      ))}
      {Array.from({ length: values.move }, (_, i) => (
        <path key={i} class="d-move" d={MOVE_PIP} transform={`translate(${right - 5 - i * 6} 2.800) scale(1.15)`} />
      ))}
      {values.range !== null && <path class="d-range" d={rangePath(values.range, pips + values.morale * 9 + 2)} />}
    </g>
  );
}

/** As many bars as hexes that it shoots, between morale and movement. */
const rangePath = (range: number, x: number): string =>
  Array.from({ length: range }, (_, i) => `M${x + i * 5.5} -.400V6`).join('');

interface ValueProps {
  readonly sign: string;
  readonly value: number | null;
  /** The right edge of the counter. */
  readonly x: number;
  readonly y: number;
}

function Value({ sign, value, x, y }: ValueProps) {
  return (
    <>
      <path class="d-value-sign" d={sign} transform={`translate(${x - 25} ${y}) scale(.9)`} />
      <text class="d-value" x={x - 10} y={y + 8.2}>
        {value ?? '–'}
      </text>
    </>
  );
}

/** Whether crossbows are ready to shoot: both players see it. */
function Ready({ loaded, x, y, scale = 1 }: { loaded: boolean; x: number; y: number; scale?: number }) {
  return (
    <g class={`d-ready ${loaded ? 'loaded' : 'unloaded'}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={9.5} />
      <path d={loaded ? LOADED : UNLOADED} />
    </g>
  );
}

function SmallCounter({ unit }: { readonly unit: UnitView }) {
  return (
    <>
      <path class="block-side" d="M-38 16L-34 21H41V-35L37 -40Z" />
      <rect class="block-face" x={-39} y={-42} width={77} height={58} rx={5} />
      <path class="d-class-sign" d={CLASS_SIGNS[unit.class]} transform="translate(0 -13)" />
      {unit.class === 'crossbows' && <Ready loaded={unit.loaded} x={-30} y={-34} scale={1.4} />}
    </>
  );
}
