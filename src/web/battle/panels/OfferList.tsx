// Offers as buttons: the meanings of one hex, or what a piece can do besides going somewhere.

import type { Offer } from '../../../kernel/ruleset.ts';
import type { BattleSession, State } from '../session.ts';

/** Answers in words, and cards that are played in answer to something asked about a place. */
const isAnswer = (offer: Offer): boolean => offer.mark === 'answer';

export function answersOf(state: State): readonly Offer[] {
  const words = state.offers.filter(isAnswer);
  const cards = words.length > 0 ? state.offers.filter((offer) => offer.mark === 'card') : [];
  return [...words, ...cards];
}

/** Takes one of several meanings: at once, unless its odds, or whom a card lights, are worth a look, or it is final. */
export function pick(session: BattleSession, offer: Offer): void {
  if (offer.odds || offer.mark === 'card' || offer.final) session.consider(offer);
  else void session.choose(offer);
}

interface OfferListProps {
  readonly title?: string;
  readonly offers: readonly Offer[];
  onPick(offer: Offer): void;
}

export function OfferList({ title, offers, onPick }: OfferListProps) {
  return (
    <div class="offer-list" role="group" aria-label={title ?? 'Also possible'}>
      {title && <p class="offer-list-title">{title}</p>}
      {offers.map((offer) => (
        <button key={offer.choice} type="button" class="act" data-choice={offer.choice} onClick={() => onPick(offer)}>
          {offer.label}
          {offer.note !== '' && <span class="offer-note">{offer.note}</span>}
        </button>
      ))}
    </div>
  );
}
