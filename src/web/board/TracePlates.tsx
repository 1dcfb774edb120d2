// Plates that say what a piece lost or got, and the outline of one that fell: parts of a trace that every board draws.

import type { Plate } from '../games/kit.ts';

/** `−2` for what is lost, `+1` for what came. */
const words = ({ what, count }: Plate): string => {
  const more = what === 'lost' ? -count : count;
  return `${more < 0 ? '−' : '+'}${Math.abs(more)}`;
};

/** What came back is no loss, whatever it is called. */
const kindOf = ({ what, count }: Plate): string => (what === 'lost' && count < 0 ? 'back' : what);

/** A small sign beside the number: a cube turned grey, a token that stands, one that lies cracked. */
const SIGNS: { readonly [what in Plate['what']]: string } = {
  lost: '',
  grey: 'M-5 -5H5V5H-5ZM-5 -5L5 5M5 -5L-5 5',
  order: 'M0 -6A6 6 0 1 0 0 6A6 6 0 1 0 0 -6ZM0 -3V3',
  disorder: 'M-6 -3L3 -6L6 3L-3 6ZM0 -5L-1 0L1 1L0 5',
};

/** The part of a plate's height that its letters have. */
export const LETTERS = 0.78;

interface PlatesProps {
  readonly part: string;
  readonly plates: readonly Plate[];
  /** The right end, and the middle. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export function Plates({ part, plates, x, y, height }: PlatesProps) {
  let right = x;
  return (
    <g data-part={part}>
      {plates.map((plate) => {
        const sign = SIGNS[plate.what];
        const said = words(plate);
        const width = height * (sign === '' ? 0.46 : 1.06) + said.length * height * 0.48;
        const left = right - width;
        right = left - 3;
        return (
          <g
            key={plate.what}
            class={`trace-plate plate-${kindOf(plate)}`}
            data-plate={`${plate.what} ${plate.count}`}
            transform={`translate(${left.toFixed(1)} ${(y - height / 2).toFixed(1)})`}
          >
            <rect width={width.toFixed(1)} height={height.toFixed(1)} rx={(height * 0.24).toFixed(1)} />
            {sign !== '' && (
              <path
                class="plate-sign"
                d={sign}
                transform={`translate(${(height * 0.52).toFixed(1)} ${(height / 2).toFixed(1)}) scale(${(height / 22).toFixed(2)})`}
              />
            )}
            <text
              x={(sign === '' ? width / 2 : width / 2 + height * 0.34).toFixed(1)}
              y={(height * 0.74).toFixed(1)}
              font-size={(height * LETTERS).toFixed(1)}
            >
              {said}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface CrossProps {
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly how: 'fell' | 'left';
}

/** The outline of a piece that is gone: crossed out where it fell, with an arrow where it went elsewhere. */
export function Cross({ part, x, y, size, how }: CrossProps) {
  const half = size / 2;
  const arm = size * 0.3;
  const sign =
    how === 'fell'
      ? `M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`
      : `M${-arm} 0H${arm}M0 ${-arm}L${arm} 0L0 ${arm}`;
  return (
    <g
      class={`trace-fallen ${how}`}
      data-part={part}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-fallen={how}
    >
      <rect class="fallen-block" x={-half} y={-half} width={size} height={size} rx={size * 0.1} />
      <path class="fallen-rim" d={sign} />
      <path class="fallen-sign" d={sign} />
    </g>
  );
}
