// A die of six with pips. What it did is told by the form of its frame as well: thick for a hit, dotted when it is rolled
// again. It is an image; who shows it alone gives it words by `label`.

import type { DieProps } from '../games/kit.ts';

const SPOT = 26;

/** Where pips lie for each number, in thirds of the die. */
const PIPS: { readonly [face: string]: readonly (readonly [number, number])[] } = {
  '1': [[0, 0]],
  '2': [
    [-1, -1],
    [1, 1],
  ],
  '3': [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  '4': [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  '5': [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  '6': [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

const WORDS: { readonly [face: string]: string } = {
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
};

export const pipWords = (face: string): string => WORDS[face] ?? face;

export function PipDie({ face, group = 'plain', size = 44, label }: DieProps) {
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': label };
  const pips = PIPS[face];
  return (
    <svg class={`die die-${group}`} width={size} height={size} viewBox="-56 -56 112 112" {...spoken}>
      <rect class="die-shade" x={-47} y={-45} width={100} height={100} rx={20} />
      <rect class="die-body" x={-50} y={-50} width={100} height={100} rx={19} />
      {pips ? (
        pips.map(([x, y]) => (
          <circle key={`${x} ${y}`} class="d-pip" cx={x * SPOT} cy={y * SPOT} r={face === '1' ? 13 : 10.5} />
        ))
      ) : (
        <text class="d-die-text" y={18}>
          {face}
        </text>
      )}
    </svg>
  );
}
