// A die of eight sides: an octagon with its number. Its frame says by form what it did: thick for a hit, dashed for one that
// is rolled again; a miss is pale and thin.

import type { DieProps } from '../../kit.ts';

const OCTAGON = 'M-22 -52H22L52 -22V22L22 52H-22L-52 22V-22Z';

export function Die8({ face, group = 'plain', size = 44, label }: DieProps) {
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg
      class={`die die-${group} die-eight${face === '8' ? ' die-sure' : ''}`}
      width={size}
      height={size}
      viewBox="-58 -58 116 116"
      {...spoken}
    >
      <path class="die-shade" d={OCTAGON} transform="translate(3 4)" />
      <path class="die-body" d={OCTAGON} />
      <path
        class="die-facet"
        d="M-22 -52L-30 -30M22 -52L30 -30M52 -22L30 -30M52 22L30 30M22 52L30 30M-22 52L-30 30M-52 22L-30 30M-52 -22L-30 -30M-30 -30H30V30H-30Z"
      />
      <text class="die-number" y={2}>
        {face}
      </text>
    </svg>
  );
}

const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const eightWords = (_game: string, face: string): string => WORDS[Number(face)] ?? face;
