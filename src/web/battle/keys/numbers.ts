// What the number keys mean now: what is to be picked from, else the answers on offer, else the cards of the hand.

import type { CardView } from '../../../families/commands/view.ts';
import type { Offer } from '../../../kernel/ruleset.ts';
import type { BattleModel } from '../session.ts';

/** Answers in words, in the order of their numbers; empty while a card is to be played or pieces act. */
export function numberedAnswers(offers: readonly Offer[]): readonly Offer[] {
  const inWords = offers.filter(({ mark }) => mark === 'answer' || mark === 'card' || mark === 'leave');
  // A hand of cards has the numbers of its cards.
  if (!inWords.some(({ mark }) => mark !== 'card')) return [];
  return [...inWords, ...offers.filter(({ mark }) => mark === 'finish')];
}

export type Numbered =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'card'; readonly card: CardView; readonly offer: Offer | null };

/** What number `n` stands for, from 1 on; null when there is nothing by that number. */
export function numbered({ state, picking, view }: BattleModel, n: number): Numbered | null {
  const offers = state?.offers ?? [];
  const list = picking.length > 0 ? picking : numberedAnswers(offers);
  if (list.length > 0) return n <= list.length ? { kind: 'offer', offer: list[n - 1] } : null;
  const card = view?.hand[n - 1];
  if (!card) return null;
  return { kind: 'card', card, offer: offers.find((offer) => offer.card === card.key) ?? null };
}
