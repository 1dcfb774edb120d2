// What the number keys mean now: what is to be picked from, else the answers on offer, else the cards of the hand.

import type { Offer } from '../../../kernel/ruleset.ts';
import type { TableCard } from '../../../kernel/view.ts';
import { actingPlaces, type Selected } from '../pointing.ts';
import type { BattleModel } from '../session.ts';

/**
 * Answers in words, in the order of their numbers: answers, cards that answer, the way off the board of the piece in hand,
 * and last the one that declines. Empty while a card is to be played or pieces act: no number ends a phase.
 */
export function numberedAnswers(offers: readonly Offer[], selected: Selected | null): readonly Offer[] {
  const marked = (mark: Offer['mark']) => offers.filter((offer) => offer.mark === mark);
  const answers = marked('answer');
  // A single piece in question is in hand without being taken up.
  const only = actingPlaces(offers).size === 1;
  const leaving = marked('leave').filter((offer) => only || offer.from === selected?.place);
  return answers.length > 0 ? [...answers, ...marked('card'), ...leaving, ...marked('finish')] : leaving;
}

export type Numbered =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'card'; readonly card: TableCard; readonly offers: readonly Offer[] };

/** What number `n` stands for, from 1 on; null when there is nothing by that number. */
export function numbered({ state, picking, view, selected }: BattleModel, n: number): Numbered | null {
  const offers = state?.offers ?? [];
  const list = picking.length > 0 ? picking : numberedAnswers(offers, selected);
  if (list.length > 0) return n <= list.length ? { kind: 'offer', offer: list[n - 1] } : null;
  const card = view?.hand[n - 1];
  if (!card) return null;
  return { kind: 'card', card, offers: offers.filter((offer) => offer.card === card.key) };
}
