// The signs on a counter: its cubes and its values.

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

const CubeSign = ({ grey }: { readonly grey: boolean }) => (
  <svg width={18} height={18} viewBox="0 0 26 26" aria-hidden="true">
    <Cubes cubes={grey ? 0 : 1} grey={grey} full={1} x={12} y={22} size={16} />
  </svg>
);

export const SignKey = () => (
  <ul class="sign-key">
    <li>
      <CubeSign grey={false} />
      active cube: rolls one die
    </li>
    <li>
      <CubeSign grey />
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
