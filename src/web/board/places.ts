// Places of a board under the hand and in words: where one pointed, what is on offer there, and what a finger just missed.

import type { Offer } from '../../kernel/ruleset.ts';
import type { Point } from './geometry.ts';
import type { Sight } from './pan-zoom.ts';

/** A finger may miss an inviting place by so many pixels. */
export const FINGER = 22;

/** The place that an event of the document belongs to. */
export const placeOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null) : null;

/** Offers by their place, which is where they point unless told otherwise; those without one are left out. */
export function byPlace(
  offers: readonly Offer[],
  place: (offer: Offer) => string | null = ({ to }) => to,
): ReadonlyMap<string, Offer[]> {
  const out = new Map<string, Offer[]>();
  for (const offer of offers) {
    const where = place(offer);
    if (where === null) continue;
    const there = out.get(where);
    if (there) there.push(offer);
    else out.set(where, [offer]);
  }
  return out;
}

/** What it costs, unless its words say so already. */
function tollWords({ label, note, toll }: Offer): string {
  const said = toll === undefined || `${label} ${note}`.toLowerCase().includes(toll.toLowerCase());
  return said ? '' : `, ${toll}`;
}

/** Who is there and what is on offer there, in words. */
export function labelOf(who: string, acting: boolean, offered: readonly Offer[] = []): string {
  if (!acting && offered.length === 0) return who;
  const words = offered.map(
    (offer) => `${offer.label}${tollWords(offer)}${offer.note === '' ? '' : `: ${offer.note}`}`,
  );
  return [who, ...(acting ? ['can act'] : []), ...words].join('. ');
}

/** The inviting place that a finger just missed, on a drawing of which `sight` fills the box. */
export function nearestInviting(
  event: MouseEvent,
  box: DOMRect,
  sight: Sight,
  inviting: ReadonlySet<string>,
  at: (place: string) => Point,
): string | null {
  const scale = sight.width / box.width;
  const x = sight.x + (event.clientX - box.left) * scale;
  const y = sight.y + (event.clientY - box.top) * scale;
  let best: string | null = null;
  let least = FINGER * scale;
  for (const place of inviting) {
    const far = Math.hypot(at(place).x - x, at(place).y - y);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
