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
  /** For small screens: the sign of the class and the cubes, no soldier and no values. */
  readonly simple?: boolean;
  readonly class?: string;
}

export function DarkAgesUnit({ unit, army, simple = false, class: extra = '' }: DarkAgesUnitProps) {
  const state = `${unit.activated ? ' ordered' : ''}${unit.routed ? ' routed' : ''}`;
  return (
    <g class={`piece d-unit side-${unit.side}${simple ? ' simple' : ''}${state} ${extra}`} data-unit={unit.id}>
      {unit.activated && <OrderRing y={22} simple={simple} />}
      <ellipse class="piece-shadow" cx={2} cy={simple ? 32 : 28} rx={40} ry={7} />
      <g class="piece-lift" style={darkAgesStyle(army, unit.side)}>
        {/* Who runs leans. */}
        <g transform={unit.routed ? 'rotate(-15 0 12)' : undefined}>
          {simple ? <SmallCounter unit={unit} /> : <Counter unit={unit} />}
        </g>
        <Cubes
          cubes={unit.cubes}
          grey={unit.grey}
          full={unit.fullCubes}
          x={simple ? -1 : -2}
          y={simple ? 35 : 31}
          size={simple ? 19 : 15.5}
        />
      </g>
      <StateMarks marks={unitMarks(unit)} y={simple ? 48 : 42} scale={simple ? 1.4 : 1} />
    </g>
  );
}

const LEFT = -36;
const TOP = -44;
const WIDTH = 72;
const HEIGHT = 53;

function Counter({ unit }: { readonly unit: UnitView }) {
  const art = darkAgesSilhouette(unit.code, unit.class);
  const { values } = unit;
  return (
    <>
      <path class="d-stand" d="M-27 13L-23 7H23L27 13Q0 17 -27 13Z" />
      <path
        class="block-side"
        d={`M${LEFT + WIDTH} ${TOP + 2}l3 -3v${HEIGHT}l-3 3ZM${LEFT + 2} ${TOP}l3 -3h${WIDTH - 2}l-3 3Z`}
      />
      <rect class="block-face" x={LEFT} y={TOP} width={WIDTH} height={HEIGHT} rx={3} />
      <g
        class="silhouette"
        transform={values ? 'translate(-12.500 -20.500) scale(.93)' : 'translate(0 -16.500) scale(1.12)'}
      >
        <path class="silhouette-ink" d={art.ink} />
        {art.cut !== undefined && <path class="silhouette-cut" d={art.cut} />}
      </g>
      {values && <Values values={values} />}
      {unit.class === 'crossbows' && <Ready loaded={unit.loaded} x={LEFT + 2} y={TOP + 3} />}
    </>
  );
}

/** Numbers down the right side, morale and movement along the foot. */
function Values({ values }: { readonly values: ValuesView }) {
  const first = values.fire === null ? 'attack' : 'fire';
  return (
    <g class="d-values">
      <path class="d-value-rule" d="M12 -40V-2M-33 -2H33" />
      <Value sign={VALUE_SIGNS[first]} value={values.fire ?? values.attack} y={-31} />
      <Value sign={VALUE_SIGNS.defence} value={values.defence} y={-12} />
      {Array.from({ length: values.morale }, (_, i) => (
        <path key={i} class="d-morale" d={MORALE_PIP} transform={`translate(${-29 + i * 8.5} 3.600)`} />
      ))}
      {Array.from({ length: values.move }, (_, i) => (
        <path key={i} class="d-move" d={MOVE_PIP} transform={`translate(${30 - i * 5.5} 3.600)`} />
      ))}
      {values.range !== null && <path class="d-range" d={rangePath(values.range)} />}
    </g>
  );
}

/** As many bars as hexes that it shoots, between morale and movement. */
const rangePath = (range: number): string =>
  Array.from({ length: range }, (_, i) => `M${2 + i * 5.5} .800V6.400`).join('');

function Value({ sign, value, y }: { readonly sign: string; readonly value: number | null; readonly y: number }) {
  return (
    <>
      <path class="d-value-sign" d={sign} transform={`translate(17.500 ${y}) scale(.72)`} />
      <text class="d-value" x={28} y={y + 6.4}>
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
