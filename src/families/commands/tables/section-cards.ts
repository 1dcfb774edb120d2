// Section cards, which the games of the family share but for their names and numbers: so many orders in each section, or as
// many in one section as the side's Command.

import { orderSections } from '../rules/orders/by-section.ts';
import type { Card } from './tables.ts';
import { plainCard } from './usual.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];

/** Where the orders go, in a game's words: left, centre, right. */
export type Places = readonly [string, string, string];

export const SECTIONS: Places = ['in your left section', 'in your centre', 'in your right section'];

/** Makers of section cards for a game that calls its sections so; `hand` says what Command is. */
export function sectionCards(places: Places, hand = 'hand size') {
  return {
    /** So many units or leaders in each section. */
    section(key: string, name: string, count: number, left: number, centre: number, right: number): Card {
      const parts = [left, centre, right].flatMap((n, i) => (n > 0 ? [{ n, where: places[i] }] : []));
      return {
        ...plainCard,
        key,
        name,
        count,
        group: 'section',
        helmet: true,
        sections: { left, centre, right },
        text:
          parts.length === 1
            ? `Order ${NUMBERS[parts[0].n]} ${parts[0].n === 1 ? 'unit or leader' : 'units or leaders'} ${parts[0].where}.`
            : `Order units or leaders: ${parts.map(({ n, where }) => `${NUMBERS[n]} ${where}`).join(', ')}.`,
        orders: (g) => orderSections(g, left, centre, right),
      };
    },
    /** As many in the left (0), centre (1) or right (2) section as the side's Command. */
    command(key: string, name: string, count: number, where: 0 | 1 | 2): Card {
      return {
        ...plainCard,
        key,
        name,
        count,
        group: 'section',
        helmet: true,
        text: `Order units or leaders up to your Command (${hand}) ${places[where]}.`,
        orders(g) {
          const share = [0, 0, 0];
          share[where] = g.commandNow;
          orderSections(g, share[0], share[1], share[2]);
        },
      };
    },
  };
}
