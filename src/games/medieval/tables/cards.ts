// The sixty-five command cards of Medieval in rulebook order [M Command Cards].

import type { MedievalCard } from './card-tokens.ts';
import { sectionCards } from './section-cards.ts';
import { tacticCards } from './tactic-cards.ts';

export const cards: readonly MedievalCard[] = [...sectionCards, ...tacticCards];
