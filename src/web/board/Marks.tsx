// Invitations on the board, told by shape: dot = may go and fight, hollow dot = may go but not fight, arrow = must charge,
// crossed swords or a bow = target with its short odds, ring = may act, chevrons = where a piece falls back to.

import type { Odds, Offer, OfferMark } from '../../kernel/ruleset.ts';
import type { BoardMarks } from '../games/kit.ts';
import { cornersOf, type Point, pointsText } from './geometry.ts';

export interface MarkProps {
  readonly at: Point;
  /** Where the piece comes from, for marks that point the way. */
  readonly from: Point | null;
  readonly offer: Offer;
  /** The odds in two or three characters, once they are known. */
  readonly odds: string | undefined;
  readonly chosen: boolean;
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
          <circle r="21" class="mark-disc" />
          <path d="M-12 -12 L11 11 M6 13 L13 6 M12 -12 L-11 11 M-6 13 L-13 6" class="mark-stroke" />
        </g>
      );
    case 'fire':
      return (
        <g class="mark-target">
          <circle r="21" class="mark-disc" />
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

/** Arrows and chevrons point where the piece goes; drawn, an arrow points up and chevrons down. */
function turn(mark: Offer['mark'], at: Point, from: Point | null): string | undefined {
  if (!from || (mark !== 'fall' && mark !== 'charge')) return undefined;
  const degrees = (Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI;
  return `rotate(${(degrees + (mark === 'charge' ? 90 : -90)).toFixed(0)})`;
}

/** One invitation at the hex it points to. */
export function OfferMarkView({ at, from, offer, odds, chosen }: MarkProps) {
  const target = offer.mark === 'close' || offer.mark === 'fire';
  return (
    <g
      class={`mark mark-${offer.mark}${chosen ? ' chosen' : ''}`}
      transform={`translate(${(at.x - (target ? 27 : 0)).toFixed(1)} ${(at.y + (target ? -32 : 0)).toFixed(1)})`}
    >
      {target && odds && (
        <g class="mark-odds">
          <rect x="0" y="-14" width="74" height="28" rx="8" />
          <text x="47" y="7.5" text-anchor="middle">
            {odds}
          </text>
        </g>
      )}
      <g transform={turn(offer.mark, at, from)}>
        <MarkShape mark={offer.mark} />
      </g>
    </g>
  );
}

interface OfferMarksProps {
  readonly offers: readonly Offer[];
  readonly marks: BoardMarks;
  /** Odds in two or three characters, as the game says them. */
  short(odds: Odds, mark: OfferMark): string;
  at(place: string): Point;
}

/** An invitation for each offer at the hex it points to, else at the piece that acts. */
export function OfferMarks({ offers, marks, short, at }: OfferMarksProps) {
  return (
    <>
      {offers.map((offer) => {
        const place = offer.to ?? offer.from;
        const odds = marks.odds[offer.choice];
        return (
          place && (
            <OfferMarkView
              key={offer.choice}
              at={at(place)}
              from={offer.from !== null && offer.to !== null ? at(offer.from) : null}
              offer={offer}
              odds={odds && short(odds, offer.mark)}
              chosen={marks.confirming?.choice === offer.choice}
            />
          )
        );
      })}
    </>
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

/** A unit that adds its dice to the attack of another: a line to it, with a plus at its beginning. */
export function JoinLine({ from, to }: { readonly from: Point; readonly to: Point }) {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = (part: number): Point => ({
    x: from.x + ((to.x - from.x) / far) * part,
    y: from.y + ((to.y - from.y) / far) * part,
  });
  const [start, end] = [along(30), along(far - 34)];
  return (
    <g class="join">
      <path class="join-edge" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <path class="join-line" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />
      <g transform={`translate(${start.x.toFixed(1)} ${start.y.toFixed(1)})`}>
        <circle class="join-disc" r={15} />
        <path class="join-plus" d="M-8 0H8M0 -8V8" />
      </g>
    </g>
  );
}
