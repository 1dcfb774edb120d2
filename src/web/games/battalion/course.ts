// What happens, shown step by step: the board between two views, and what moves on it. A unit takes on its new place, its
// ranks and its tokens when each of these has been told. Units glide to their new place by themselves; what is lost tips over
// and fades.

import type { BattalionView } from '../../../games/battalion/telling/view/types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import { withChange } from '../../board/changed.ts';
import type { Course, Scene } from '../kit.ts';

const GONE = 'disbanded';

/** Who has moved out to charge, after what was told. */
function chargingAfter(before: number | null, tellings: readonly Telling[]): number | null {
  const last = tellings.findLast(({ kind }) => kind === 'movedOut' || kind === 'engaged' || kind === 'chargeEnds');
  if (last === undefined) return before;
  return last.kind === 'movedOut' ? (last.way?.id ?? null) : null;
}

function between(
  before: BattalionView,
  after: BattalionView,
  tellings: readonly Telling[],
  told: number,
): BattalionView {
  if (told <= 0) return before;
  const so = tellings.slice(0, told);
  let shown = before;
  so.forEach(({ kind, changes = [] }, i) => {
    // Who is gone stays while it is told, so that one sees it go.
    const goesNow = kind === GONE && i === told - 1;
    for (const change of changes) if (!(goesNow && change.of === 'unit')) shown = withChange(shown, after, change);
  });
  return { ...shown, charging: chargingAfter(before.charging, so), attack: after.attack };
}

/** Milliseconds a tile takes to tip over. */
const TIP = 420;

const boxOf = (field: Element, id: number): HTMLElement | null => field.querySelector(`.b-unit[data-unit="${id}"]`);

function play(field: Element, { telling, before, now, lasts }: Scene<BattalionView>): () => void {
  const running: Animation[] = [];
  const extra: Element[] = [];
  for (const unit of before.units) {
    if (!telling.places.includes(unit.name)) continue;
    const box = boxOf(field, unit.id);
    if (!box) continue;
    const duration = Math.min(lasts, TIP);
    if (telling.kind === GONE) {
      const { transform } = box.style;
      running.push(
        box.animate(
          [
            { transform, opacity: 1 },
            { transform: `${transform} translateY(10px) rotate(9deg)`, opacity: 0 },
          ],
          {
            duration,
            easing: 'ease-in',
            fill: 'forwards',
          },
        ),
      );
    } else if (telling.kind === 'rankLost') {
      const lost = unit.ranks.length - (now.units.find(({ id }) => id === unit.id)?.ranks.length ?? 0);
      for (let i = 0; i < lost; i++) {
        const tile = document.createElement('span');
        tile.className = 'b-falling';
        tile.setAttribute('aria-hidden', 'true');
        box.append(tile);
        extra.push(tile);
        running.push(
          tile.animate(
            [
              { transform: 'rotate(0deg)', opacity: 1 },
              { transform: 'translate(14px, 8px) rotate(38deg)', opacity: 0 },
            ],
            { duration, delay: i * 80, easing: 'ease-in', fill: 'both' },
          ),
        );
      }
    } else if (telling.kind === 'hits') {
      running.push(
        box.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.6)' }, { filter: 'brightness(1)' }], {
          duration: Math.min(lasts, 240),
        }),
      );
    }
  }
  return () => {
    for (const one of running) one.cancel();
    for (const one of extra) one.remove();
  };
}

export const battalionCourse: Course<BattalionView> = {
  between,
  play,
  fighting: (view) => view.attack !== null || view.charging !== null,
};
