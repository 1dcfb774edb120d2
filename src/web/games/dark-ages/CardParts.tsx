// Parts of an order card: its picture, the red seal with the Activation Value, and the Fortune Stone with its marks.

import type { CardView } from '../../../games/dark-ages/telling/view/types.ts';
import { kindOf, pictureOf } from './card-art.ts';

export function CardPicture({ card }: { readonly card: string }) {
  return (
    <svg class="card-picture" viewBox="-60 -30 120 60" aria-hidden="true">
      {pictureOf(card)?.map(({ path, as, at }, i) => (
        <path
          key={i}
          class={`art-${as}`}
          d={path}
          transform={at ? `translate(${at[0]} ${at[1]}) scale(${at[2]} ${Math.abs(at[2])})` : undefined}
        />
      ))}
    </svg>
  );
}

export function KindEmblem({ group }: { readonly group: string }) {
  return (
    <svg class="kind-emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={kindOf(group).emblem} />
    </svg>
  );
}

/** A wax seal with its edge run out. */
const WAX =
  'M0 -15C5 -17 8 -13 11 -11C15 -10 16 -6 15 -2C17 2 15 6 13 8C12 13 8 14 4 14C0 17 -4 15 -6 13C-11 14 -13 10 -13 6C-17 3 -16 -2 -14 -5C-15 -10 -11 -13 -8 -13C-5 -17 -2 -16 0 -15Z';

export function Seal({ value, size = 32 }: { readonly value: number | null; readonly size?: number }) {
  if (value === null) return <span class="d-no-seal" style={{ width: `${size}px` }} />;
  return (
    <svg class="d-seal" width={size} height={size} viewBox="-18 -18 36 36" aria-hidden="true">
      <title>{value === 1 ? 'For activation: one activation' : `For activation: ${value} activations`}</title>
      <path class="d-seal-wax" d={WAX} />
      <circle class="d-seal-rim" r={10.5} />
      <text class="d-seal-value" y={6.2}>
        {value}
      </text>
    </svg>
  );
}

const PEBBLE = 'M-20 2C-21 -8 -12 -14 0 -14C13 -14 21 -8 20 1C19 11 10 14 -2 14C-13 14 -19 10 -20 2Z';
const CHECK = 'M-6 0L-2 5L6 -6';
const CROSS = 'M-5.500 -5.500L5.500 5.500M5.500 -5.500L-5.500 5.500';

/** Green marks are ticks, one or two; the red one is a cross. */
export function Stone({ stone, size = 28 }: { readonly stone: CardView['stone']; readonly size?: number }) {
  return (
    <svg class="d-stone" width={size * 1.34} height={size} viewBox="-23 -17 46 34" aria-hidden="true">
      <title>{`${stoneWords(stone)}. It counts when the card is drawn in a rally.`}</title>
      <path class="d-stone-body" d={PEBBLE} />
      <path class="d-stone-shine" d="M-15 -4C-12 -9 -6 -11 0 -11" />
      {stone === 'red' ? (
        <path class="d-mark-fail" d={CROSS} />
      ) : stone === 'green' ? (
        <path class="d-mark-check" d={CHECK} />
      ) : (
        <>
          <path class="d-mark-check" d={CHECK} transform="translate(-8 1)" />
          <path class="d-mark-check" d={CHECK} transform="translate(8 1)" />
        </>
      )}
    </svg>
  );
}

export const stoneWords = (stone: CardView['stone']): string =>
  stone === 'red'
    ? 'Fortune Stone: a red mark'
    : stone === 'green'
      ? 'Fortune Stone: one green mark'
      : 'Fortune Stone: two green marks';

export const sealWords = ({ activation }: CardView): string =>
  activation === null ? 'No Activation Value' : `Activation Value ${activation}`;
