// Motion on a field of hexes: pieces come along their way, what is gone tips and fades, what was lost falls beside a unit. The
// board has already been drawn as it is afterwards; motion only lets the eye follow, and it can be dropped at any time.

import type { Telling } from '../../kernel/ruleset.ts';
import { type Point, shiftTo } from './geometry.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Milliseconds that a piece takes to fall. */
const FALL = 420;

interface Placed {
  readonly id: number;
  readonly hex: string | null;
  /** Where it has come to on a way that has not ended yet. */
  readonly onWay?: string | null;
}

/** Where a piece is drawn. */
export const drawnAt = ({ hex, onWay }: Omit<Placed, 'id'>): string | null => onWay ?? hex;

/** What motion needs of a view. */
interface Field {
  readonly units: readonly Placed[];
  readonly leaders: readonly (Placed & { readonly unit: number | null })[];
}

type What = 'unit' | 'leader';

export function centreOf(svg: SVGSVGElement, place: string): Point | null {
  const hex = svg.querySelector<SVGGraphicsElement>(`[data-place="${CSS.escape(place)}"]`);
  if (!hex) return null;
  const { x, y, width, height } = hex.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const placedOf = (svg: SVGSVGElement, what: What, id: number): SVGElement | null =>
  svg.querySelector(`[data-${what}="${id}"]`)?.closest<SVGElement>('.placed') ?? null;

const ending =
  (running: readonly Animation[]): (() => void) =>
  () => {
    for (const one of running) one.cancel();
  };

/** A piece comes along its way, and with a unit the leaders who are with it, or those who are said to go along. */
export function moves(
  svg: SVGSVGElement,
  now: Field,
  way: NonNullable<Telling['way']>,
  lasts: number,
  along?: readonly number[],
): () => void {
  const pieces: readonly Placed[] = way.piece === 'unit' ? now.units : now.leaders;
  // What is not drawn at the end of its way would jump back from there.
  const mover = pieces.find(({ id }) => id === way.id);
  if (!mover || drawnAt(mover) !== way.places.at(-1)) return () => {};
  const withIt = way.piece === 'unit' ? now.leaders.filter(({ unit }) => unit === way.id).map(({ id }) => id) : [];
  const movers = [placedOf(svg, way.piece, way.id), ...(along ?? withIt).map((id) => placedOf(svg, 'leader', id))];
  const frames = way.places
    .map((place) => centreOf(svg, place))
    .filter((point) => point !== null)
    .map((point) => ({ transform: shiftTo(point) }));
  const options = { duration: lasts, easing: 'ease-in-out' };
  const running = movers.flatMap((piece) => {
    if (!piece) return [];
    // A piece that comes onto the board has no way: it appears.
    return [piece.animate(frames.length < 2 ? [{ opacity: 0 }, { opacity: 1 }] : frames, options)];
  });
  return ending(running);
}

/** The units or the leaders at some places tip over and fade. */
export function fades(
  svg: SVGSVGElement,
  now: Field,
  what: What,
  places: readonly string[],
  lasts: number,
): () => void {
  const pieces: readonly Placed[] = what === 'unit' ? now.units : now.leaders;
  const gone = pieces.filter(({ hex }) => hex !== null && places.includes(hex));
  return fadesAway(
    svg,
    gone.map(({ id }) => ({ what, id })),
    lasts,
  );
}

/** These pieces tip over and fade. */
export function fadesAway(
  svg: SVGSVGElement,
  gone: readonly { readonly what: What; readonly id: number }[],
  lasts: number,
): () => void {
  const running = gone.flatMap(({ what, id }) => {
    const piece = placedOf(svg, what, id);
    if (!piece) return [];
    const { transform } = piece.style;
    const frames = [
      { transform, opacity: 1 },
      { transform: `${transform} translateY(8px) rotate(24deg)`, opacity: 0 },
    ];
    return [piece.animate(frames, { duration: Math.min(lasts, FALL), easing: 'ease-in', fill: 'forwards' })];
  });
  return ending(running);
}

/** How a block or a cube falls: its attributes, the end of its tipping and of its fall, and how long it waits. */
export interface Falling {
  readonly rect: { readonly [attribute: string]: string | number };
  readonly from: Point;
  readonly tipped: string;
  readonly fallen: string;
  readonly delay: number;
}

/** Lays what falls over the board until it is over. */
export function falls(svg: SVGSVGElement, all: readonly Falling[], lasts: number): () => void {
  const layer = document.createElementNS(SVG, 'g');
  layer.setAttribute('class', 'stage-falling');
  layer.setAttribute('aria-hidden', 'true');
  for (const { rect, from, tipped, fallen, delay } of all) {
    const block = document.createElementNS(SVG, 'rect');
    for (const [key, value] of Object.entries(rect)) block.setAttribute(key, String(value));
    const start = shiftTo(from);
    block.animate(
      [
        { transform: `${start} rotate(0deg)`, opacity: 1 },
        { transform: `${start} ${tipped}`, opacity: 1, offset: 0.6 },
        { transform: `${start} ${fallen}`, opacity: 0 },
      ],
      { duration: Math.max(120, Math.min(lasts, FALL)), delay, easing: 'ease-in', fill: 'both' },
    );
    layer.append(block);
  }
  svg.append(layer);
  return () => layer.remove();
}
