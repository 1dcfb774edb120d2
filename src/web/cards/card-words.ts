// A card in words, for those who hear it.

import type { CardView } from '../../families/commands/telling/view/types.ts';
import { kindOf } from './kinds.ts';

/** How many units a card orders in each section, as its owner sees the sections. */
export type SectionCounts = NonNullable<CardView['sections']>;

export function cardWords(card: CardView, offered: boolean): string {
  return [
    `${card.name}.`,
    `${kindOf(card.group).label} card.`,
    card.text,
    card.reaction ? 'Played in reaction.' : '',
    offered ? '' : 'Not to be played now.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
