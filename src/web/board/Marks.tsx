// Invitations on the board, told by shape: dot = may go and fight, hollow dot = may go but not fight, arrow = must charge,
// crossed swords or a bow = target with its short odds, ring = may act, chevrons = where a piece falls back to.

import type { Odds, Offer } from '../../kernel/ruleset.ts';
import { cornersOf, type Point, pointsText } from './geometry.ts';

export interface MarkProps {
  readonly at: Point;
  readonly offer: Offer;
  readonly odds: Odds | undefined;
  readonly chosen: boolean;
}

/** The odds in two or three characters: how likely the target is gone from its hex. */
export function shortOdds(odds: Odds): string {
  const of = (key: string) => odds.outcomes.find((one) => one.key === key)?.probability ?? 0;
  return `${Math.round((of('targetDestroyed') + of('targetDrivenBack')) * 100)}%`;
}

/** A mark's shape, round (0,0). */
export function MarkShape({ mark }: { readonly mark: Offer['mark'] }) {
  switch (mark) {
    case 'go':
      return <circle r="13" class="mark-fill" />;
    case 'goWithoutFight':
      return <circle r="11" class="mark-hollow" />;
    case 'charge':
      return <path d="M0 -20 L16 2 L6 2 L6 18 L-6 18 L-6 2 L-16 2 Z" class="mark-fill" />;
    case 'close':
      return (
        <g class="mark-target">
          <circle r="22" class="mark-disc" />
          <path d="M-12 -12 L11 11 M6 13 L13 6 M12 -12 L-11 11 M-6 13 L-13 6" class="mark-stroke" />
        </g>
      );
    case 'fire':
      return (
        <g class="mark-target">
          <circle r="22" class="mark-disc" />
          <path d="M-9 -14 Q14 0 -9 14 M-9 -14 L-9 14 M-14 0 L14 0 M14 0 L8 -5 M14 0 L8 5" class="mark-stroke" />
        </g>
      );
    case 'leave':
      return <path d="M-14 -4 L2 -4 L2 -14 L18 0 L2 14 L2 4 L-14 4 Z" class="mark-fill" />;
    case 'fall':
      return <path d="M-14 -12 L0 0 L14 -12 M-14 4 L0 16 L14 4" class="mark-stroke heavy" />;
    default:
      return <circle r="9" class="mark-fill" />;
  }
}

/** One invitation at the hex it points to. */
export function OfferMarkView({ at, offer, odds, chosen }: MarkProps) {
  const target = offer.mark === 'close' || offer.mark === 'fire';
  return (
    <g
      class={`mark mark-${offer.mark}${chosen ? ' chosen' : ''}`}
      transform={`translate(${at.x.toFixed(1)} ${(at.y + (target ? -30 : 0)).toFixed(1)})`}
    >
      <MarkShape mark={offer.mark} />
      {target && odds && (
        <g class="mark-odds" transform="translate(38 0)">
          <rect x="-16" y="-13" width="50" height="26" rx="6" />
          <text x="9" y="7" text-anchor="middle">
            {shortOdds(odds)}
          </text>
        </g>
      )}
    </g>
  );
}

export function HexRing({ at, kind }: { readonly at: Point; readonly kind: string }) {
  return <polygon class={`ring ring-${kind}`} points={pointsText(cornersOf(at, 52))} />;
}

/** The way of a piece, from hex to hex. */
export function WayLine({ points }: { readonly points: readonly Point[] }) {
  if (points.length < 2) return null;
  return <polyline class="way" points={pointsText(points)} marker-end="url(#way-end)" />;
}
