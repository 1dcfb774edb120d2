// The signs on a counter: its cubes and its values.

import type { DarkAgesView } from '../../../games/dark-ages/telling/view/types.ts';
import { darkAgesStyle } from '../../pieces/dark-ages-armies.ts';
import { Cubes } from '../../pieces/dark-ages-cubes.tsx';
import { VALUE_SIGNS } from '../../pieces/dark-ages-marks.ts';

const WORDS: readonly (readonly [keyof typeof VALUE_SIGNS, string])[] = [
  ['attack', 'attack: the least a die must show to hit'],
  ['defence', 'defence: the same when it answers'],
  ['fire', 'fire: the same when it shoots'],
  ['range', 'range in hexes'],
  ['move', 'hexes to move'],
  ['morale', 'morale: the higher rolls first in melee'],
];

const CubeSign = ({ view: { sides }, grey }: { readonly view: DarkAgesView; readonly grey: boolean }) => (
  <svg
    width={18}
    height={18}
    viewBox="0 0 26 26"
    style={darkAgesStyle(sides[0].army, sides[0].side)}
    aria-hidden="true"
  >
    <Cubes cubes={grey ? 0 : 1} grey={grey} full={1} x={12} y={22} size={16} />
  </svg>
);

export const SignKey = ({ view }: { readonly view: DarkAgesView }) => (
  <ul class="sign-key">
    <li>
      <CubeSign view={view} grey={false} />
      active cube: rolls one die
    </li>
    <li>
      <CubeSign view={view} grey />
      grey cube: half lost, rolls no die
    </li>
    {WORDS.map(([key, words]) => (
      <li key={key}>
        <svg width={18} height={18} viewBox="-8 -8 16 16" aria-hidden="true">
          <path class="d-table-sign" d={VALUE_SIGNS[key]} />
        </svg>
        {words}
      </li>
    ))}
  </ul>
);
