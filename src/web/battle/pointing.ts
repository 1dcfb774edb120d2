// What pointing at the board means, worked out from the offers alone: whether a tap plays something, takes a piece up, asks
// for a confirmation, or points at nothing that is on offer. No rule lives here; an offer says all there is to know.

import type { Offer } from '../../kernel/ruleset.ts';

export interface Selected {
  readonly place: string;
  readonly piece: 'unit' | 'leader';
}

export type Pointing =
  /** Play it at once: it can be taken back. */
  | { readonly act: 'play'; readonly offer: Offer }
  /** Show it with what may come of it, and wait for a second tap or a key. */
  | { readonly act: 'confirm'; readonly offer: Offer }
  /** Several things can be meant here: ask which. */
  | { readonly act: 'ask'; readonly offers: readonly Offer[] }
  | { readonly act: 'select'; readonly selected: Selected }
  | { readonly act: 'drop' }
  | { readonly act: 'refuse'; readonly from: string | null; readonly to: string };

/** Offers that roll dice or cannot be taken back are confirmed; orders and moves are not, unless the game calls them final. */
const PLAIN = new Set(['piece', 'go', 'goWithoutFight', 'charge']);

export const needsConfirming = (offer: Offer): boolean => offer.final === true || !PLAIN.has(offer.mark);

const onBoard = (offer: Offer): boolean => offer.from !== null || offer.to !== null;

/** The pieces that can act, to be lit: places from which something is on offer. */
export function actingPlaces(offers: readonly Offer[]): ReadonlySet<string> {
  return new Set(offers.flatMap((offer) => (offer.from !== null ? [offer.from] : [])));
}

/** A piece that is the only one to act is in hand by itself, and cannot be put back. */
export const severalActors = (offers: readonly Offer[]): boolean =>
  new Set(offers.filter((offer) => offer.to !== null).map((offer) => `${offer.piece} ${offer.from}`)).size > 1;

/** What a taken-up piece can do, or what is on offer without one. */
export function offersFrom(offers: readonly Offer[], selected: Selected | null): readonly Offer[] {
  if (selected) {
    return offers.filter((o) => o.from === selected.place && o.piece === selected.piece && o.mark !== 'piece');
  }
  // A single piece in question needs no taking up.
  const places = actingPlaces(offers.filter((offer) => offer.to !== null));
  return places.size <= 1 ? offers.filter((offer) => offer.to !== null) : [];
}

const play = (offer: Offer): Pointing => (needsConfirming(offer) ? { act: 'confirm', offer } : { act: 'play', offer });

export function pointAt(offers: readonly Offer[], selected: Selected | null, place: string): Pointing {
  const targets = offersFrom(offers, selected).filter((offer) => offer.to === place);
  if (targets.length === 1) return play(targets[0]);
  if (targets.length > 1) return { act: 'ask', offers: targets };
  const here = offers.filter((offer) => onBoard(offer) && offer.from === place);
  if (here.length === 0) {
    const loose = offers.filter((offer) => offer.from === null && offer.to === place);
    if (loose.length === 1) return play(loose[0]);
    if (loose.length > 1) return { act: 'ask', offers: loose };
    if (selected && selected.place === place) return { act: 'drop' };
    return { act: 'refuse', from: selected?.place ?? null, to: place };
  }
  const named = here.filter((offer) => offer.to === null);
  const going = here.filter((offer) => offer.to !== null);
  if (going.length === 0) return named.length === 1 ? play(named[0]) : { act: 'ask', offers: named };
  const pieces = [...new Set(here.map((offer) => offer.piece))];
  if (selected?.place === place) {
    // Tapping again takes up the other piece there, or lays the piece down.
    const other = pieces.find((piece) => piece !== selected.piece);
    return other && selected.piece === 'unit' ? { act: 'select', selected: { place, piece: other } } : { act: 'drop' };
  }
  return { act: 'select', selected: { place, piece: pieces.includes('unit') ? 'unit' : 'leader' } };
}
