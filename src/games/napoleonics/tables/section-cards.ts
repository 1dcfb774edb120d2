// The forty-eight section cards of Napoleonics in rulebook order (N Section Cards).

import { sectionCards as makers } from '../../../families/commands/tables/section-cards.ts';
import { type NapoleonicsCard, plain } from './card-kinds.ts';

const { section: sectionOf, command } = makers(
  ['on your left flank', 'in your centre', 'on your right flank'],
  'cards in hand',
);

const section = (...words: Parameters<typeof sectionOf>): NapoleonicsCard => ({ ...plain, ...sectionOf(...words) });

/** One order, and a choice of two cards at the draw. */
function scout(key: string, name: string, left: number, centre: number, right: number): NapoleonicsCard {
  const card = section(key, name, 2, left, centre, right);
  return { ...card, scouts: true, text: `${card.text} At the end of the turn draw two cards and keep one.` };
}

const assault = (key: string, name: string, where: 0 | 1 | 2): NapoleonicsCard => ({
  ...plain,
  ...command(key, name, 2, where),
});

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
