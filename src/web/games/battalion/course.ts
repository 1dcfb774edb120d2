// What happens, shown step by step: the board between two views, and what moves on it. A unit takes on its new place, its
// ranks and its tokens when each of these has been told. Units glide to their new place by themselves; what is lost tips over
// and fades.

import type { BattalionView, UnitView } from '../../../games/battalion/telling/view/types.ts';
import type { Telling } from '../../../kernel/ruleset.ts';
import type { Course, Scene } from '../kit.ts';

const PLACES: readonly string[] = [
  'deployed',
  'redeployed',
  'movedOut',
  'engaged',
  'returned',
  'evaded',
  'moved',
  'chargeEnds',
  'allStand',
];
const STRENGTH: readonly string[] = ['taken', 'rankLost', 'kept', 'arranged', 'allStand'];
const TOKENS: readonly string[] = [
  'commanded',
  'reacted',
  'evaded',
  'burdened',
  'brought',
  'taken',
  'ignored',
  'rallied',
  'flipped',
  'kept',
];
const GONE = 'disbanded';
/** These speak of more units than they name. */
const ALL: readonly string[] = ['rallied', 'allStand'];

const tells = (telling: Telling, unit: UnitView, kinds: readonly string[]): boolean =>
  kinds.includes(telling.kind) && (ALL.includes(telling.kind) || telling.places.includes(unit.name));

function between(
  before: BattalionView,
  after: BattalionView,
  tellings: readonly Telling[],
  told: number,
): BattalionView {
  if (told <= 0) return before;
  const so = tellings.slice(0, told);
  const units = before.units.map((unit) => {
    const then = after.units.find(({ id }) => id === unit.id) ?? unit;
    const going = so.findIndex((telling) => telling.kind === GONE && telling.places.includes(unit.name));
    // Who is gone stays while it is told, so that one sees it go.
    if (going >= 0) return going < told - 1 ? then : unit;
    if (then.place === 'gone') return unit;
    let now = unit;
    if (so.some((telling) => tells(telling, unit, PLACES))) {
      now = { ...now, place: then.place, sector: then.sector, engaged: then.engaged, redeployed: then.redeployed };
    }
    if (so.some((telling) => tells(telling, unit, STRENGTH))) {
      now = {
        ...now,
        ranks: then.ranks,
        lost: then.lost,
        cohesion: then.cohesion,
        traits: then.traits,
        title: then.title,
      };
    }
    if (so.some((telling) => tells(telling, unit, TOKENS))) {
      now = { ...now, order: then.order, disorder: then.disorder, commanded: then.commanded, cost: then.cost };
    }
    return now;
  });
  const paid = so.some(
    ({ kind }) => TOKENS.includes(kind) || kind === GONE || kind === 'drew' || kind === 'played' || kind === 'spent',
  );
  const fights = so.some(({ kind }) => PLACES.includes(kind));
  return {
    ...before,
    units,
    ...(paid ? { camps: after.camps } : {}),
    ...(fights ? { charging: after.charging } : {}),
    attack: after.attack,
  };
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
    } else if (STRENGTH.includes(telling.kind)) {
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
