// Motion on the board of the Commands games: pieces come along their way, lost blocks tip and fade, what is gone fades.

import type { CommandsView } from '../../../families/commands/telling/view/types.ts';
import { centreOf, type Falling, fadesAway, falls, moves } from '../../board/motion.ts';
import { armyColours } from '../../pieces/armies.ts';
import { armyOfSide } from '../army-of.ts';
import type { Scene as AnyScene } from '../kit.ts';
import { GONE, LOSS } from './kinds.ts';

type Scene = AnyScene<CommandsView>;

/** Plays one telling on the board inside `field`; the answer ends it. */
export function playScene(field: Element, scene: Scene): () => void {
  const svg = field.querySelector<SVGSVGElement>('.board-svg');
  if (!svg) return () => {};
  const { telling, now, lasts } = scene;
  const { changes = [], way, kind } = telling;
  if (way) {
    const along = changes.filter(({ of, after }) => way.piece === 'unit' && of === 'leader' && after.hex != null);
    const riders = along.map(({ id }) => id);
    return moves(svg, now, way, lasts, riders);
  }
  if (kind === LOSS) return falls(svg, lostBlocks(svg, scene), lasts);
  if (!GONE.includes(kind)) return () => {};
  const gone = changes.flatMap(({ of, id, after }) =>
    (of === 'unit' || of === 'leader') && after.hex === null ? [{ what: of, id }] : [],
  );
  return fadesAway(svg, gone, lasts);
}

/** One block for each that was lost tips over beside the unit. */
function lostBlocks(svg: SVGSVGElement, { telling, before, now }: Scene): Falling[] {
  return before.units.flatMap((unit) => {
    if (unit.hex === null || !telling.changes?.some(({ of, id }) => of === 'unit' && id === unit.id)) return [];
    const left = now.units.find(({ id }) => id === unit.id)?.blocks ?? 0;
    const centre = centreOf(svg, unit.hex);
    if (!centre) return [];
    const { face, edge } = armyColours(armyOfSide(before, unit.side), unit.side);
    return Array.from({ length: Math.max(0, unit.blocks - left) }, (_, i) => ({
      rect: { x: -13, y: -36, width: 26, height: 36, rx: 2.5, fill: face, stroke: edge, 'stroke-width': 2 },
      from: { x: centre.x + 26 + i * 9, y: centre.y + 22 },
      tipped: 'rotate(78deg)',
      fallen: 'translateY(6px) rotate(84deg)',
      delay: i * 70,
    }));
  });
}
