// What changes mean in the trace of a turn of Battalion: ranks lost, tokens that came to a unit, units disbanded.

import type { BattalionView } from '../../../games/battalion/telling/view/types.ts';
import type { Change } from '../../../kernel/ruleset.ts';
import type { Plate, Traces } from '../kit.ts';

/** By how much a number rose. */
const rise = ({ before, after }: Change, member: string): number => {
  const [was, is] = [before[member], after[member]];
  return typeof was === 'number' && typeof is === 'number' ? is - was : 0;
};

const NAMES = ['I', 'II', 'III', 'IV', 'V'];

export const battalionTraces: Traces<BattalionView> = {
  cards: ['played', 'commanded', 'rallied', 'skipped'],
  plates(change) {
    const plates: Plate[] = [
      { what: 'lost', count: rise(change, 'lost') },
      { what: 'disorder', count: rise(change, 'disorder') },
      { what: 'order', count: rise(change, 'order') },
    ];
    return change.of === 'unit' ? plates.filter(({ count }) => count !== 0) : [];
  },
  gone: ({ of, after }) => (of === 'unit' && after['place'] === 'gone' ? 'fell' : null),
  stood(view, changes, { id }) {
    const moved = changes.findLast((one) => one.of === 'unit' && one.id === id && 'sector' in one.after);
    const unit = view.units.find((one) => one.id === id);
    const sector = (moved?.after['sector'] as number | null | undefined) ?? unit?.sector ?? null;
    return { place: sector === null ? `reserve-${unit?.seat ?? ''}` : `S${sector}`, at: unit?.name ?? '' };
  },
  // Who is gone is drawn at the edge of its sector.
  taken: () => false,
  find(view, _piece, id) {
    const unit = view.units.find((one) => one.id === id);
    if (!unit) return null;
    const name = `${unit.name} ${unit.ranks[0]?.name ?? unit.title}`;
    return { name, place: unit.place === 'gone' ? null : unit.name };
  },
  placeWords(place) {
    if (place.startsWith('reserve')) return 'reserve';
    const sector = /^S(\d)$/.exec(place)?.[1];
    return sector === undefined ? place : `sector ${NAMES[Number(sector) - 1]}`;
  },
};
