// The seventy command cards of Napoleonics in rulebook order (N Command Cards).

import type { NapoleonicsCard } from './card-kinds.ts';
import { sectionCards } from './section-cards.ts';
import { tacticCards } from './tactic-cards.ts';

export { classes, type NapoleonicsCard } from './card-kinds.ts';

export const cards: readonly NapoleonicsCard[] = [...sectionCards, ...tacticCards];
