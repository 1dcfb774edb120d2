// Playing and keeping cards: the words of rules/turn.ts.

import { KEEP, PLAY, PLAY_AS } from '../../tables/verbs.ts';
import type { DecisionWords } from '../game-words.ts';
import { cardReasons } from '../why-not/cards.ts';

export const cardDecisions: { readonly [decision: string]: DecisionWords } = {
  playCard: {
    prompt: () => 'play a card.',
    offers: {
      [PLAY]: { mark: 'card', label: (g, card) => `Play ${g.battle.game.cards[card].name}` },
      [PLAY_AS]: {
        mark: 'card',
        label: (g, card, as) => `Play ${g.battle.game.cards[card].name} as ${g.battle.game.cards[as].name}`,
        note: (g, _card, as) => g.battle.game.cards[as].text,
      },
    },
    reasons: cardReasons.playCard,
  },
  keepCard: {
    prompt: () => 'keep one of these two cards.',
    help: () => 'You keep one; the other is discarded.',
    pointing: 'spoken',
    offers: { [KEEP]: { mark: 'answer', label: (g, card) => `Keep ${g.battle.game.cards[card].name}` } },
    reasons: cardReasons.keepCard,
  },
};
