// What changes mean in the trace of a turn of Dark Ages: cubes lost, cubes turned grey, pieces off the board.

import type { DarkAgesView } from '../../../games/dark-ages/telling/view/types.ts';
import { goneFromHex, stoodOnHex } from '../hex-traces.ts';
import type { Plate, Traces } from '../kit.ts';

export const darkAgesTraces: Traces<DarkAgesView> = {
  cards: ['activates', 'playsEvent', 'orders', 'passes'],
  plates({ before, after }) {
    const plates: Plate[] = [];
    if (typeof before['cubes'] === 'number' && typeof after['cubes'] === 'number') {
      plates.push({ what: 'lost', count: before['cubes'] - after['cubes'] });
    }
    if ('grey' in before && 'grey' in after) {
      plates.push({ what: 'grey', count: Number(after['grey'] === true) - Number(before['grey'] === true) });
    }
    return plates;
  },
  gone: goneFromHex,
  stood: stoodOnHex,
  taken: (view, place) => [...view.units, ...view.leaders].some(({ hex }) => hex === place),
  find(view, piece, id) {
    const found = (piece === 'unit' ? view.units : view.leaders).find((one) => one.id === id);
    if (!found) return null;
    return { name: found.name, place: found.hex };
  },
};
