// Motion on the board: pieces come along their way, lost blocks tip and fade, what is gone fades. The board has already been
// drawn as it is afterwards; motion only lets the eye follow, and it can be dropped at any time.

import type { CommandsView } from '../../../families/commands/view-types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { armyColours } from '../../pieces/armies.ts';
import type { Scene as AnyScene } from '../kit.ts';
import { GONE, LOSS } from './kinds.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Milliseconds a block takes to tip over. */
const TIP = 420;

interface Point {
  readonly x: number;
  readonly y: number;
}

type Scene = AnyScene<CommandsView>;

/** Plays one telling on the board inside `field`; the answer ends it. */
export function playScene(field: Element, scene: Scene): () => void {
  const svg = field.querySelector<SVGSVGElement>('.board-svg');
  if (!svg) return () => {};
  const { telling } = scene;
  if (telling.way) return moves(svg, scene, telling.way);
  if (telling.kind === LOSS) return blocksFall(svg, scene);
  if (GONE.includes(telling.kind)) return fades(svg, scene);
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
  const along = way.places.map((place) => centreOf(svg, place)).filter((point) => point !== null);
  const pieces: readonly { readonly id: number; readonly hex: string | null }[] =
    way.piece === 'unit' ? now.units : now.leaders;
  // What is not drawn at the end of its way would jump back from there.
  if (pieces.find(({ id }) => id === way.id)?.hex !== way.places.at(-1)) return () => {};
  const riders = way.piece === 'unit' ? now.leaders.filter(({ unit }) => unit === way.id) : [];
  const movers = [placedOf(svg, way.piece, way.id), ...riders.map(({ id }) => placedOf(svg, 'leader', id))];
  const frames = along.map((point) => ({ transform: at(point) }));
  const options = { duration: lasts, easing: 'ease-in-out' };
  const running = movers.flatMap((piece) => {
    if (!piece) return [];
    // A piece that comes onto the board has no way: it appears.
    if (frames.length < 2) return [piece.animate([{ opacity: 0 }, { opacity: 1 }], options)];
    return [piece.animate(frames, options)];
  });
  return () => {
    for (const one of running) one.cancel();
  };
}

function fades(svg: SVGSVGElement, { telling, now, lasts }: Scene): () => void {
  const units = telling.kind === 'leaderOff' ? [] : now.units;
  const leaders = telling.kind === 'leaderOff' ? now.leaders : [];
  const here = (hex: string | null) => hex !== null && telling.places.includes(hex);
  const gone = [
    ...units.filter(({ hex }) => here(hex)).map(({ id }) => placedOf(svg, 'unit', id)),
    ...leaders.filter(({ hex }) => here(hex)).map(({ id }) => placedOf(svg, 'leader', id)),
  ];
  const running = gone.flatMap((piece) => {
    if (!piece) return [];
    const { transform } = piece.style;
    const frames = [
      { transform, opacity: 1 },
      { transform: `${transform} translateY(8px) rotate(24deg)`, opacity: 0 },
    ];
    return [piece.animate(frames, { duration: Math.min(lasts, TIP), easing: 'ease-in', fill: 'forwards' })];
  });
  return () => {
    for (const one of running) one.cancel();
  };
}

/** One block for each that was lost tips over beside the unit. */
function blocksFall(svg: SVGSVGElement, { telling, before, now, lasts }: Scene): () => void {
  const layer = document.createElementNS(SVG, 'g');
  layer.setAttribute('class', 'stage-falling');
  layer.setAttribute('aria-hidden', 'true');
  for (const unit of before.units) {
    if (unit.hex === null || !telling.places.includes(unit.hex)) continue;
    const left = now.units.find(({ id }) => id === unit.id)?.blocks ?? 0;
    const centre = centreOf(svg, unit.hex);
    const army = before.sides.find(({ side }) => side === unit.side)?.army ?? '';
    const { face, edge } = armyColours(army, unit.side);
    for (let i = 0; centre && i < unit.blocks - left; i++) layer.append(fallingBlock(centre, i, face, edge, lasts));
  }
  svg.append(layer);
  return () => layer.remove();
}

function fallingBlock({ x, y }: Point, index: number, face: string, edge: string, lasts: number): SVGElement {
  const block = document.createElementNS(SVG, 'rect');
  const size = { x: -13, y: -36, width: 26, height: 36, rx: 2.5, fill: face, stroke: edge, 'stroke-width': 2 };
  for (const [key, value] of Object.entries(size)) block.setAttribute(key, String(value));
  const from = at({ x: x + 26 + index * 9, y: y + 22 });
  const delay = index * 70;
  block.animate(
    [
      { transform: `${from} rotate(0deg)`, opacity: 1 },
      { transform: `${from} rotate(78deg)`, opacity: 1, offset: 0.6 },
      { transform: `${from} translateY(6px) rotate(84deg)`, opacity: 0 },
    ],
    { duration: Math.max(120, Math.min(lasts, TIP)), delay, easing: 'ease-in', fill: 'both' },
  );
  return block;
}
