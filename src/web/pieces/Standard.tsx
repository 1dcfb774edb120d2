// The score as standards: those that are gained stand as cloths on poles, those still missing are outlines.

import { memo } from '../board/memo.ts';
import { armyStyle } from './armies.ts';

export interface StandardProps {
  readonly army: string;
  readonly side: 'top' | 'bottom';
  readonly gained: boolean;
  /** Height in CSS pixels. */
  readonly size?: number;
  /** It was gained just now. */
  readonly rising?: boolean;
}

export function Standard({ army, side, gained, size = 26, rising = false }: StandardProps) {
  return (
    <svg
      class={`standard ${gained ? 'gained' : 'missing'}${rising ? ' rising' : ''}`}
      width={(size * 20) / 28}
      height={size}
      viewBox="0 0 20 28"
      style={armyStyle(army, side)}
      aria-hidden="true"
    >
      {gained ? (
        <>
          <path class="banner-pole" d="M10 2V26.6M3 5H17" />
          <path class="banner-cloth" d="M4 5.6H16V17L13 19.4L10 17L7 19.4L4 17Z" />
          <circle class="banner-badge" cx={10} cy={11} r={2.6} />
        </>
      ) : (
        <path class="banner-missing" d="M4.4 7H15.6V18L12.8 20L10 18L7.2 20L4.4 18Z" />
      )}
    </svg>
  );
}

export interface StandardsProps {
  readonly army: string;
  readonly side: 'top' | 'bottom';
  readonly banners: number;
  readonly goal: number;
  readonly size?: number;
}

/** A whole row: read out as one sentence. */
export const Standards = memo(({ army, side, banners, goal, size }: StandardsProps) => {
  const count = Math.max(goal, banners);
  return (
    <span class="standards" role="img" aria-label={`${army}: ${banners} of ${goal} banners`}>
      {Array.from({ length: count }, (_, i) => (
        <Standard key={i} army={army} side={side} gained={i < banners} size={size} />
      ))}
    </span>
  );
});
