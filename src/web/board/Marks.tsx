// Invitations on the board, told by shape: dot = may go and fight, hollow dot = may go but not fight, arrow = must charge,
// crossed swords or a bow = target with its short odds, ring = may act, chevrons = where a piece falls back to.

import type { Odds, Offer, OfferMark } from '../../kernel/ruleset.ts';
import type { BoardMarks } from '../games/kit.ts';
import { type BadgePlace, SMALL_BADGE } from './badge.ts';
import { cornersOf, type Point, pointsText } from './geometry.ts';
import { typeSize } from './hex-pixels.ts';

interface MarkProps {
  readonly at: Point;
  /** Where the piece comes from, for marks that point the way. */
  readonly from: Point | null;
  readonly offer: Offer;
  /** The odds in two or three characters, once they are known. */
  readonly odds: string | undefined;
  readonly chosen: boolean;
  readonly badge: BadgePlace;
  /** Size of words, in units of the drawing: large enough on the screen. */
  readonly type: number;
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

const shift = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** One invitation at the hex it points to. */
function OfferMarkView({ at, from, offer, odds, chosen, badge, type }: MarkProps) {
  const target = offer.mark === 'close' || offer.mark === 'fire';
  const { toll } = offer;
  return (
    <g class={`mark mark-${offer.mark}${chosen ? ' chosen' : ''}`} transform={shift(at)}>
      {target ? (
        <TargetBadge mark={offer.mark} odds={odds} badge={badge} type={type} />
      ) : (
        // What it costs stands under the mark.
        <g transform={`translate(0 ${toll === undefined ? 0 : -16}) ${turn(offer.mark, at, from) ?? ''}`}>
          <MarkShape mark={offer.mark} />
        </g>
      )}
      {toll !== undefined && <Toll toll={toll} y={target ? -34 : 20} type={type} />}
    </g>
  );
}

/** About how wide bold words are, in parts of their size. */
const wide = (words: string): number => [...words].reduce((sum, one) => sum + (one === '%' ? 0.92 : 0.6), 0);

/** Sign and chance, side by side at the foot of the piece: they leave its class, its number and its standard in sight. */
function TargetBadge({ mark, odds, badge, type }: Pick<MarkProps, 'odds' | 'badge' | 'type'> & { mark: OfferMark }) {
  const { left, right, y, disc } = badge;
  const room = right - left - 2 * disc - 5;
  const natural = wide(odds ?? '') * type;
  return (
    <g class="mark-badge" transform={`translate(${left + disc} ${y})`}>
      {odds && (
        <g class="mark-odds">
          <rect x="0" y={-disc} width={disc + Math.min(room, natural) + 5} height={2 * disc} rx={disc} />
          <text
            x={disc + 1}
            y={type * 0.36}
            font-size={type}
            textLength={natural > room ? room : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {odds}
          </text>
        </g>
      )}
      <g transform={`scale(${(disc / 21).toFixed(3)})`}>
        <MarkShape mark={mark} />
      </g>
    </g>
  );
}

/** Words in one line, or in two where one would be too long. */
function tollLines(toll: string): readonly string[] {
  const middle = toll.length / 2;
  const spaces = [...toll.matchAll(/ /g)].map(({ index }) => index);
  if (toll.length <= 10 || spaces.length === 0) return [toll];
  const cut = spaces.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
  return [toll.slice(0, cut), toll.slice(cut + 1)];
}

/** What a choice costs, at its place: words in a frame with a cut corner. */
function Toll({ toll, y, type }: { readonly toll: string; readonly y: number; readonly type: number }) {
  const lines = tollLines(toll);
  const widest = Math.max(...lines.map(wide)) * type * 0.96;
  const room = Math.min(widest, type > 26 ? 120 : 92);
  const [half, line] = [room / 2 + 5, type * 1.08];
  const high = lines.length * line + 6;
  const top = y - type * 0.62;
  return (
    <g class="mark-toll">
      <path d={`M${-half} ${top + 6}L${6 - half} ${top}H${half}V${top + high}H${-half}Z`} />
      {lines.map((words, i) => (
        <text
          key={words}
          y={top + 3 + line * (i + 0.8)}
          font-size={type}
          textLength={widest > room ? (wide(words) * type * 0.96 * room) / widest : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {words}
        </text>
      ))}
    </g>
  );
}

interface OfferMarksProps {
  readonly offers: readonly Offer[];
  readonly marks: BoardMarks;
  readonly badge: BadgePlace;
  /** How wide a hex is on the screen, and under which width pieces are plain. */
  readonly pixels: number;
  readonly simpleBelow: number;
  /** Odds in two or three characters, as the game says them. */
  short(odds: Odds, mark: OfferMark): string;
  at(place: string): Point;
}

/** An invitation for each offer at the hex it points to, else at the piece that acts. */
export function OfferMarks({ offers, marks, badge, pixels, simpleBelow, short, at }: OfferMarksProps) {
  // Where hexes are as small as on a phone, words cannot be as large as they should: there the prompt says them, too.
  const small = pixels > 0 && pixels < simpleBelow;
  const type = Math.min(typeSize(18, pixels), small ? 30 : 26);
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
              badge={small ? SMALL_BADGE : badge}
              type={type}
            />
          )
        );
      })}
    </>
  );
}

/** A ring round a hex; one that is drawn over the pieces goes along the hex's edge, clear of the class symbols. */
export function HexRing({
  at,
  kind,
  over = false,
}: {
  readonly at: Point;
  readonly kind: string;
  readonly over?: boolean;
}) {
  return <polygon class={`ring ring-${kind}`} points={pointsText(cornersOf(at, over ? 61 : 53))} />;
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
