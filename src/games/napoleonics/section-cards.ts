// The forty-eight section cards of Napoleonics in rulebook order (N Section Cards).

import { orderSections } from '../../families/commands/orders.ts';
import type { State } from '../../families/commands/state.ts';
import { type NapoleonicsCard, plain } from './card-kinds.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four'];
const SECTION_WORDS = ['on your left flank', 'in your centre', 'on your right flank'];

function section(
  key: string,
  name: string,
  count: number,
  left: number,
  centre: number,
  right: number,
): NapoleonicsCard {
  const parts = [left, centre, right].map((n, i) => (n > 0 ? `${WORDS[n]} ${SECTION_WORDS[i]}` : ''));
  return {
    ...plain,
    key,
    name,
    count,
    group: 'section',
    helmet: true,
    sections: { left, centre, right },
    text: `Order units or leaders: ${parts.filter((part) => part !== '').join(', ')}.`,
    orders: (g) => orderSections(g, left, centre, right),
  };
}

/** One order, and a choice of two cards at the draw. */
function scout(key: string, name: string, left: number, centre: number, right: number): NapoleonicsCard {
  const card = section(key, name, 2, left, centre, right);
  return { ...card, scouts: true, text: `${card.text} At the end draw two cards and keep one.` };
}

/** As many orders in a section as the side's Command. */
function assault(key: string, name: string, where: number): NapoleonicsCard {
  const orders = (g: State): void => {
    const share = [0, 0, 0];
    share[where] = g.commandNow;
    orderSections(g, share[0], share[1], share[2]);
  };
  return {
    ...plain,
    key,
    name,
    count: 2,
    group: 'section',
    helmet: true,
    text: `Order units or leaders ${SECTION_WORDS[where]}, up to your Command.`,
    orders,
  };
}

export const sectionCards: readonly NapoleonicsCard[] = [
  scout('scoutLeft', 'Scout Left Flank', 1, 0, 0),
  scout('scoutCentre', 'Scout Centre', 0, 1, 0),
  scout('scoutRight', 'Scout Right Flank', 0, 0, 1),
  section('probeLeft', 'Probe Left Flank', 4, 2, 0, 0),
  section('probeCentre', 'Probe Centre', 6, 0, 2, 0),
  section('probeRight', 'Probe Right Flank', 4, 0, 0, 2),
  section('attackLeft', 'Attack Left Flank', 4, 3, 0, 0),
  section('attackCentre', 'Attack Centre', 6, 0, 3, 0),
  section('attackRight', 'Attack Right Flank', 4, 0, 0, 3),
  assault('assaultLeft', 'Assault Left Flank', 0),
  assault('assaultCentre', 'Assault Centre', 1),
  assault('assaultRight', 'Assault Right Flank', 2),
  section('coordinatedAdvance', 'Coordinated Advance', 2, 1, 2, 1),
  section('flankAttack', 'Flank Attack', 2, 2, 0, 2),
  section('forward', 'Forward', 2, 2, 2, 2),
  section('reconInForce', 'Recon in Force', 2, 1, 1, 1),
];
