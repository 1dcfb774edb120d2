// Inspired Action tokens that a card gives when its turn is over [M Command Cards].

import type { Card } from '../../../families/commands/tables/tables.ts';

/** To its own side, to it unless an inspired action was carried out with the card, or to both sides. */
export type TokenGain = 'own' | 'unlessInspired' | 'both';

export interface MedievalCard extends Card {
  readonly tokens?: TokenGain;
}
