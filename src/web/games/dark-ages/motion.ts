// Motion on the board: pieces come along their way hex by hex, lost cubes tip and fade, what is gone falls. The board has
// already been drawn as it is afterwards; motion only lets the eye follow, and it can be dropped at any time.

import type { DarkAgesView } from '../../../games/dark-ages/view-types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { darkAgesColours } from '../../pieces/dark-ages-armies.ts';
import type { Scene as AnyScene } from '../kit.ts';
import { armyOf } from './army-of.ts';
import { CUBES, GONE } from './kinds.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Milliseconds a cube or a counter takes to fall. */
const FALL = 420;

interface Point {
  readonly x: number;
  readonly y: number;
}

type Scene = AnyScene<DarkAgesView>;

export function playScene(field: Element, scene: Scene): () => void {
  const svg = field.querySelector<SVGSVGElement>('.board-svg');
  if (!svg) return () => {};
  const { telling } = scene;
  if (telling.way) return moves(svg, scene, telling.way);
  if (GONE.includes(telling.kind)) return falls(svg, scene);
  if (CUBES.includes(telling.kind)) return cubesFall(svg, scene);
  return () => {};
}

function centreOf(svg: SVGSVGElement, place: string): Point | null {
  const hex = svg.querySelector<SVGGraphicsElement>(`[data-place="${CSS.escape(place)}"]`);
  if (!hex) return null;
  const { x, y, width, height } = hex.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const placedOf = (svg: SVGSVGElement, what: 'unit' | 'leader', id: number): SVGElement | null =>
  svg.querySelector(`[data-${what}="${id}"]`)?.closest<SVGElement>('.placed') ?? null;

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

function moves(svg: SVGSVGElement, { now, lasts }: Scene, way: NonNullable<Telling['way']>): () => void {
  const pieces: readonly { readonly id: number; readonly hex: string | null }[] =
    way.piece === 'unit' ? now.units : now.leaders;
  // What is not drawn at the end of its way would jump back from there.
  if (pieces.find(({ id }) => id === way.id)?.hex !== way.places.at(-1)) return () => {};
  const riders = way.piece === 'unit' ? now.leaders.filter(({ unit }) => unit === way.id) : [];
  const movers = [placedOf(svg, way.piece, way.id), ...riders.map(({ id }) => placedOf(svg, 'leader', id))];
  const frames = way.places
    .map((place) => centreOf(svg, place))
    .filter((point) => point !== null)
    .map((point) => ({ transform: at(point) }));
  const options = { duration: lasts, easing: 'ease-in-out' };
  const running = movers.flatMap((piece) => {
    if (!piece) return [];
    // A piece that comes onto the board has no way: it appears.
    return [piece.animate(frames.length < 2 ? [{ opacity: 0 }, { opacity: 1 }] : frames, options)];
  });
  return () => {
    for (const one of running) one.cancel();
  };
}

function falls(svg: SVGSVGElement, { telling, now, lasts }: Scene): () => void {
  const here = (hex: string | null) => hex !== null && telling.places.includes(hex);
  const leader = telling.kind === 'leaderDead';
  const gone = leader
    ? now.leaders.filter(({ hex }) => here(hex)).map(({ id }) => placedOf(svg, 'leader', id))
    : now.units.filter(({ hex }) => here(hex)).map(({ id }) => placedOf(svg, 'unit', id));
  const running = gone.flatMap((piece) => {
    if (!piece) return [];
    const { transform } = piece.style;
    const frames = [
      { transform, opacity: 1 },
      { transform: `${transform} translateY(8px) rotate(24deg)`, opacity: 0 },
    ];
    return [piece.animate(frames, { duration: Math.min(lasts, FALL), easing: 'ease-in', fill: 'forwards' })];
  });
  return () => {
    for (const one of running) one.cancel();
  };
}

/** One cube for each that was lost tips over before the unit. */
function cubesFall(svg: SVGSVGElement, { telling, before, now, lasts }: Scene): () => void {
  const layer = document.createElementNS(SVG, 'g');
  layer.setAttribute('class', 'stage-falling');
  layer.setAttribute('aria-hidden', 'true');
  for (const unit of before.units) {
    if (unit.hex === null || !telling.places.includes(unit.hex)) continue;
    const left = now.units.find(({ id }) => id === unit.id)?.cubes ?? 0;
    const centre = centreOf(svg, unit.hex);
    const { cube, cubeEdge } = darkAgesColours(armyOf(before, unit.side), unit.side);
    for (let i = left; centre && i < unit.cubes; i++) layer.append(fallingCube(centre, i, cube, cubeEdge, lasts));
  }
  svg.append(layer);
  return () => layer.remove();
}

function fallingCube({ x, y }: Point, index: number, face: string, edge: string, lasts: number): SVGElement {
  const cube = document.createElementNS(SVG, 'rect');
  const size = { x: -8, y: -16, width: 16, height: 16, rx: 1.5, fill: face, stroke: edge, 'stroke-width': 1.6 };
  for (const [key, value] of Object.entries(size)) cube.setAttribute(key, String(value));
  const from = at({ x: x - 26 + index * 18.6, y: y + 31 });
  cube.animate(
    [
      { transform: `${from} rotate(0deg)`, opacity: 1 },
      { transform: `${from} translateY(4px) rotate(70deg)`, opacity: 1, offset: 0.6 },
      { transform: `${from} translateY(12px) rotate(95deg)`, opacity: 0 },
    ],
    { duration: Math.max(120, Math.min(lasts, FALL)), delay: index * 50, easing: 'ease-in', fill: 'both' },
  );
  return cube;
}
