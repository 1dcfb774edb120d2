// Hands of cards: what a seat holds, what others may know of it, and playing a text. A window opens when a text of the seat's
// list fits the public position and not all its copies lie face up; what is held is never looked at for that.

import { no, type Why } from '../../../kernel/permission.ts';
import { cards } from '../tables/tables.ts';
import type { Carded, Fitting, TextFault } from './card-text.ts';
import { cardsNow, keyOf, told, unitNow } from './events.ts';
import { type Frame, LIST_SIZE, MAX_CARDS, type State } from './state.ts';

/** Why a card is not in the hand: it belongs to another faction, or is not held. */
export type HoldFault = 'otherFaction' | 'notHeld';

/** Why a text is not played at this moment. */
export type PlayFault = HoldFault | TextFault | 'usedHere';

const COPIES = Uint8Array.from(cards, (card) => card.copies);

/** The faction's seat might hold this text, as far as everyone knows. */
export const mayHold = (g: State, seat: number, card: number): boolean =>
  g.handCount[seat] > 0 && g.spent[card] < COPIES[card];

/** The card is one of the seat's faction. */
export const isOfList = (g: State, seat: number, card: number): boolean =>
  card >= g.battle.firstCard[seat] && card < g.battle.endCard[seat];

/** The seat holds this card: only for what is offered to the seat itself. */
export function holds(g: State, seat: number, card: number, why: Why<HoldFault> | null): boolean {
  if (!isOfList(g, seat, card)) return no(why, 'otherFaction', card, seat);
  return g.held[card] > 0 || no(why, 'notHeld', card, seat);
}

/** Cards of the list that have neither been drawn nor discarded: what a draw picks from. */
export const unseenCount = (g: State, seat: number): number => LIST_SIZE - g.handCount[seat] - g.discardCount[seat];

export const unseenOf = (g: State, card: number): number => COPIES[card] - g.held[card] - g.spent[card];

/** Lays a card of the hand face up on the discards. */
export function discard(g: State, seat: number, card: number): void {
  g.held[card]--;
  g.spent[card]++;
  g.handCount[seat]--;
  g.pile[seat * LIST_SIZE + g.discardCount[seat]++] = card + 1;
  // Who has seen the hand takes the card he has seen for the one that is played.
  for (let at = card; at < g.known.length; at += MAX_CARDS) if (g.known[at] > 0) g.known[at]--;
}

/** Uses a card for its text. */
export function playText(g: State, seat: number, card: number, unit = -1, other = -1): void {
  discard(g, seat, card);
  told(g)?.tell({
    kind: 'played',
    seat,
    card: keyOf(card),
    on: unit < 0 ? null : unitNow(g, unit),
    at: other < 0 ? null : other,
    cards: cardsNow(g, seat),
  });
}

/** The bit of a text among those of its faction: each is used once in a window. */
const bitOf = (g: State, seat: number, card: number): number => 1 << (card - g.battle.firstCard[seat]);

/** The text has not been used in this window. */
export const isUnused = (g: State, seat: number, card: number, used: number, why: Why<'usedHere'> | null): boolean =>
  (used & bitOf(g, seat, card)) === 0 || no(why, 'usedHere', card);

/** Whether the seat might play one of these texts, as far as everyone knows. */
export function mayPlayAny(
  g: State,
  seat: number,
  texts: readonly (Fitting & Carded)[],
  f: Frame,
  used: number,
): boolean {
  if (g.handCount[seat] === 0) return false;
  for (let i = 0; i < texts.length; i++) {
    const { card } = texts[i];
    if (mayHold(g, seat, card) && isUnused(g, seat, card, used, null) && texts[i].fits(g, f, null)) return true;
  }
  return false;
}

/** Whether the seat holds this text and may use it now. */
export const mayPlay = (
  g: State,
  seat: number,
  text: Fitting & Carded,
  f: Frame,
  used: number,
  why: Why<PlayFault> | null,
): boolean => holds(g, seat, text.card, why) && isUnused(g, seat, text.card, used, why) && text.fits(g, f, why);

/** `used` with this text added. */
export const withUsed = (g: State, seat: number, card: number, used: number): number => used | bitOf(g, seat, card);

/** The text of this card among those of a moment, or undefined. */
export const textOf = <T extends Carded>(texts: readonly T[], card: number): T | undefined =>
  texts.find((text) => text.card === card);

/** The frame under another: what a window or decision was called by. */
export const below = (g: State, f: Frame): Frame => g.frames[f.base / g.layout.frameSize - 1];
