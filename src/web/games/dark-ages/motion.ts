// Motion on the board of Dark Ages: pieces come along their way hex by hex, lost cubes tip and fade, what is gone falls.

import type { DarkAgesView } from '../../../games/dark-ages/telling/view/types.ts';
import { centreOf, type Falling, fades, falls, moves } from '../../board/motion.ts';
import { darkAgesColours } from '../../pieces/dark-ages-armies.ts';
import { armyOfSide } from '../army-of.ts';
import type { Scene as AnyScene } from '../kit.ts';
import { CUBES, GONE } from './kinds.ts';

type Scene = AnyScene<DarkAgesView>;

export function playScene(field: Element, scene: Scene): () => void {
  const svg = field.querySelector<SVGSVGElement>('.board-svg');
  if (!svg) return () => {};
  const { telling, now, lasts } = scene;
  if (telling.way) return moves(svg, now, telling.way, lasts);
  if (GONE.includes(telling.kind)) {
    return fades(svg, now, telling.kind === 'leaderDead' ? 'leader' : 'unit', telling.places, lasts);
  }
  return CUBES.includes(telling.kind) ? falls(svg, lostCubes(svg, scene), lasts) : () => {};
}

/** One cube for each that was lost tips over before the unit. */
function lostCubes(svg: SVGSVGElement, { telling, before, now }: Scene): Falling[] {
  return before.units.flatMap((unit) => {
    if (unit.hex === null || !telling.places.includes(unit.hex)) return [];
    const left = now.units.find(({ id }) => id === unit.id)?.cubes ?? 0;
    const centre = centreOf(svg, unit.hex);
    if (!centre) return [];
    const { cube, cubeEdge } = darkAgesColours(armyOfSide(before, unit.side), unit.side);
    return Array.from({ length: Math.max(0, unit.cubes - left) }, (_, i) => left + i).map((place) => ({
      rect: { x: -8, y: -16, width: 16, height: 16, rx: 1.5, fill: cube, stroke: cubeEdge, 'stroke-width': 1.6 },
      from: { x: centre.x - 26 + place * 20, y: centre.y + 34 },
      tipped: 'translateY(4px) rotate(70deg)',
      fallen: 'translateY(12px) rotate(95deg)',
      delay: place * 50,
    }));
  });
}
