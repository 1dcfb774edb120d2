// Which button stands out, worked out from the offers alone: what carries out what was begun, what is usually taken, or the
// only thing there is. Declining, and ending something while more can be done, never stand out.

import type { Offer } from '../../kernel/ruleset.ts';
import type { State } from './model.ts';

/** The offer whose button is filled while nothing is considered; null where nothing stands out and the board invites. */
export function standsOut(offers: readonly Offer[]): Offer | null {
  if (offers.length === 1) return offers[0];
  const usual = offers.filter((offer) => offer.usual);
  return usual.length === 1 ? usual[0] : null;
}

/** The offers that end or decline something, for the buttons at the prompt's foot. */
export const endings = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter((offer) => offer.mark === 'finish');

/** What is usually taken by pointing at the board has a button as well; answers in words and cards have theirs elsewhere. */
export function usualOnBoard(offers: readonly Offer[]): Offer | null {
  const offer = standsOut(offers);
  const elsewhere = offer === null || offer.mark === 'finish' || offer.mark === 'answer' || offer.mark === 'card';
  return elsewhere ? null : offer;
}

/**
 * The answer that can be given once for the whole turn of the other side: the only one that plays no card, to a question that is
 * asked so that the others at the table learn nothing. With nobody else there it is not asked at all.
 */
export function passingAnswer({ prompt, offers, players, view, watching }: State): Offer | null {
  const plain = offers.filter((offer) => offer.card === null);
  const watched = players.filter((player) => player === 'person').length > 1;
  const theirTurn = view.seats[watching]?.side !== view.active;
  return watched && theirTurn && prompt?.secret && plain.length === 1 ? plain[0] : null;
}

/** An ending that leaves something undone asks once: it is considered first, and carried out when it is pressed again. */
export const asksOnce = (offer: Offer, confirming: Offer | null): boolean =>
  offer.leaves !== undefined && confirming?.choice !== offer.choice;
