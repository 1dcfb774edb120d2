// Playing and keeping cards: the words of rules/turn.ts.

import type { DecisionWords } from '../game-words.ts';
import { cardReasons } from '../why-not/cards.ts';

export const cardDecisions: { readonly [decision: string]: DecisionWords } = {
  playCard: {
    prompt: () => 'play a card from your hand.',
    reasons: cardReasons.playCard,
  },
  keepCard: {
    prompt: () => 'keep one of the cards drawn.',
    help: () => 'A scouting card shows two cards of the deck; one goes to the hand, the other to the discards.',
    pointing: 'spoken',
    reasons: cardReasons.keepCard,
  },
};
