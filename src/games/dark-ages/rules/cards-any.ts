// Orders that are played on a piece, and Leadership, the one for any moment [D Leadership]. It is offered wherever an answer
// can matter: in the active player's own decisions, when a fight or shot is declared, before an evasion, when hits have just
// been taken, and before a retreat.

import type { Choices } from '../../../kernel/choice.ts';
import { firstOf, secondOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { CARD_KIND, KIND_CARDS, LEADERSHIP_CARD } from '../tables/tables.ts';
import { PLAY_ON } from '../tables/verbs.ts';
import { discard } from './deck.ts';
import { here, told } from './events.ts';
import { recover } from './pieces.ts';
import { HAND, pieceAt, type State } from './state.ts';

/** A text that is played on a piece; `a` of its faults is the piece. */
export interface PieceCard<Fault extends string> {
  /** Whose pieces it is played on. */
  readonly on: 'own' | 'enemy';
  may(g: State, seat: number, piece: number, why: Why<Fault> | null): boolean;
  /** What it does to the piece, when the card has been laid down. */
  play(g: State, piece: number): void;
}

/** Texts for any moment, by their numbers. */
export const ANY_CARDS: { readonly [kind: number]: PieceCard<'noGreyCube'> } = {
  [LEADERSHIP_CARD]: {
    on: 'own',
    may: (g, _seat, piece, why) => g.grey[piece] > 0 || no(why, 'noGreyCube', piece),
    play: (g, piece) => void recover(g, piece),
  },
};

/** The numbers of all cards with a text of the table. */
export const cardsOf = (table: { readonly [kind: number]: unknown }): Uint8Array =>
  Uint8Array.from(Object.keys(table).flatMap((kind) => [...KIND_CARDS[Number(kind)]]));

const ANY = cardsOf(ANY_CARDS);

/** Whether a piece of the seat on the board has a grey cube; with `hurt` only pieces that were just hit count. */
export function ownGrey(g: State, seat: number, hurt = false): boolean {
  const { firstUnit, firstLeader } = g.battle;
  for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
    if (g.grey[p] > 0 && (!hurt || g.hurt[p] > 0)) return true;
  }
  for (let p = firstLeader[seat]; p < firstLeader[seat + 1]; p++) {
    if (g.grey[p] > 0 && (!hurt || g.hurt[p] > 0)) return true;
  }
  return false;
}

/** The cards for any moment that the seat holds, on the pieces that they help. */
export function offerAnyCards(g: State, seat: number, out: Choices): void {
  if (g.handCount[seat] === 0) return;
  for (let i = 0; i < ANY.length; i++) {
    if (g.cardAt[ANY[i]] === HAND + seat) offerOnPieces(g, seat, ANY[i], ANY_CARDS[CARD_KIND[ANY[i]]], out);
  }
}

/** The card on every piece that it may be played on. */
export function offerOnPieces<F extends string>(
  g: State,
  seat: number,
  card: number,
  entry: PieceCard<F>,
  out: Choices,
): void {
  const { firstUnit, firstLeader } = g.battle;
  const of = entry.on === 'own' ? seat : 1 - seat;
  for (let p = firstUnit[of]; p < firstUnit[of + 1]; p++) {
    if (entry.may(g, seat, p, null)) out.add(PLAY_ON, card, g.unitHex[p]);
  }
  for (let p = firstLeader[of]; p < firstLeader[of + 1]; p++) {
    if (entry.may(g, seat, p, null)) out.add(PLAY_ON, card, g.unitHex[p]);
  }
}

/** Plays the card of the choice on the piece that it names. */
export function playOnPiece<F extends string>(g: State, seat: number, entry: PieceCard<F>, choice: number): void {
  const card = firstOf(choice);
  const piece = pieceAt(g, secondOf(choice));
  discard(g, seat, card);
  told(g)?.tell({ kind: 'orders', seat, card, piece: here(g, piece), hand: g.handCount[seat] });
  entry.play(g, piece);
}

/** The same where only a card for any moment can have been offered. */
export const playAnyCard = (g: State, seat: number, choice: number): void =>
  playOnPiece(g, seat, ANY_CARDS[CARD_KIND[firstOf(choice)]], choice);
