// The sixty-five command cards of Medieval in rulebook order [M Command Cards].

import type { Card } from '../../../families/commands/tables/tables.ts';
import { sectionCards } from './section-cards.ts';
import { tacticCards } from './tactic-cards.ts';

export const cards: readonly Card[] = [...sectionCards, ...tacticCards];
