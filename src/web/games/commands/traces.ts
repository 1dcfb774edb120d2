// What changes mean in the trace of a turn of the Commands games: blocks lost or regained, pieces off the board.

import type { CommandsView } from '../../../families/commands/telling/view/types.ts';
import { armyOfSide } from '../army-of.ts';
import { goneFromHex, stoodOnHex } from '../hex-traces.ts';
import type { Traces } from '../kit.ts';

export const commandsTraces: Traces<CommandsView> = {
  cards: ['plays', 'passes', 'acts'],
  plates: ({ before, after }) =>
    typeof before['blocks'] === 'number' && typeof after['blocks'] === 'number'
      ? [{ what: 'lost', count: before['blocks'] - after['blocks'] }]
      : [],
  gone: goneFromHex,
  stood: stoodOnHex,
  taken: (view, place) => [...view.units, ...view.leaders].some(({ hex }) => hex === place),
  find(view, piece, id) {
    const found = (piece === 'unit' ? view.units : view.leaders).find((one) => one.id === id);
    if (!found) return null;
    const army = armyOfSide(view, found.side);
    // Allies have one name together, which says nothing of one unit.
    const name = piece === 'unit' && !army.includes(' and ') ? `${army} ${found.name}` : found.name;
    return { name, place: found.hex };
  },
};
