// The signs of the values on a counter; cubes and badges say the rest.

import { VALUE_SIGNS } from '../../pieces/dark-ages-marks.ts';

const WORDS: readonly (readonly [keyof typeof VALUE_SIGNS, string])[] = [
  ['attack', 'attack'],
  ['defence', 'defence'],
  ['fire', 'fire'],
  ['range', 'range'],
  ['move', 'hexes to move'],
  ['morale', 'morale'],
];

export const SignKey = () => (
  <ul class="sign-key">
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
