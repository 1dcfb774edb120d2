// What the refusals of Dark Ages share: who stands where, cards of the hand, and the words for the wrong moment.

import type { Refusal } from '../../../../kernel/explain.ts';
import { isRouted } from '../../rules/ground.ts';
import { type Frame, HAND, type State, seatOf } from '../../rules/state.ts';
import { CARD_KINDS, CARDS } from '../../tables/tables.ts';
import { CARD_MOMENTS } from '../cards.ts';
import { capital, cardName, cardRef, does, hexName, pieceName, pieceOn, REF, whoIsAt } from '../words.ts';

/** Finds the reason why a choice of one verb is not on offer; null when it finds none. */
export type Why = (g: State, f: Frame, choice: number, seat: number, decision: string) => Refusal | null;

/** For what follows from the course of the turn and not from one rule. */
export const ORDER_OF_PLAY = REF.sequence;

/** Why the hex has no unit of the seat's; null when it has one. */
export function noUnit(g: State, hex: number, seat: number, ref: string): Refusal | null {
  const unit = g.hexUnit[hex];
  const name = hexName(g, hex);
  if (name === '') return { text: 'There is no such hex on this board.', ref };
  if (unit >= 0) {
    if (seatOf(g, unit) === seat) return null;
    return { text: `${capital(pieceOn(g, unit))} ${does(g, unit, 'is', 'are')} not yours.`, ref };
  }
  const leader = g.hexLeader[hex];
  if (leader < 0) return { text: `Nobody stands at ${name}.`, ref };
  if (seatOf(g, leader) !== seat) return { text: `${capital(whoIsAt(g, hex))} at ${name} is not yours.`, ref };
  return { text: `At ${name} stands no unit, only the leader ${pieceName(g, leader)}.`, ref };
}

/** The same for a piece that acts by itself: a unit, or a leader alone. */
export function noPiece(g: State, hex: number, seat: number, ref: string): Refusal | null {
  const leader = g.hexLeader[hex];
  if (g.hexUnit[hex] < 0 && leader >= 0 && seatOf(g, leader) === seat) return null;
  return noUnit(g, hex, seat, ref);
}

/** Why the hex has no leader of the seat's; null when it has one. */
export function noLeader(g: State, hex: number, seat: number, ref: string): Refusal | null {
  const name = hexName(g, hex);
  if (name === '') return { text: 'There is no such hex on this board.', ref };
  const leader = g.hexLeader[hex];
  if (leader < 0) return { text: `No leader is at ${name}.`, ref };
  if (seatOf(g, leader) === seat) return null;
  return { text: `${pieceName(g, leader)} at ${name} is the enemy's leader.`, ref };
}

/** Why the hex holds no enemy that can be attacked; null when it does. */
export function noEnemy(g: State, hex: number, seat: number, ref: string): Refusal | null {
  const name = hexName(g, hex);
  if (name === '') return { text: 'There is no such hex on this board.', ref };
  const unit = g.hexUnit[hex];
  const piece = unit >= 0 ? unit : g.hexLeader[hex];
  if (piece < 0) return { text: `Nobody stands at ${name}.`, ref };
  if (seatOf(g, piece) !== seat) return null;
  return { text: `${capital(pieceOn(g, piece))} ${does(g, piece, 'is', 'are')} yours.`, ref };
}

/** Why the seat cannot play this card at all; null when it holds it. */
export function notHeld(g: State, card: number, seat: number): Refusal | null {
  if (CARDS[card] === undefined) return { text: 'There is no such card.', ref: REF.cards };
  if (g.cardAt[card] === HAND + seat) return null;
  return { text: `You do not hold ${cardName(card)} (${CARDS[card].number}).`, ref: REF.cards };
}

/** The card has its moment, and this is not it. */
export const wrongMoment = (card: number): Refusal => ({
  text: `${cardName(card)} is played at another moment: ${CARD_MOMENTS[CARD_KINDS[CARDS[card].kind]]}.`,
  ref: cardRef(card),
});

function routedText(g: State, piece: number): string {
  return `${capital(pieceOn(g, piece))} ${does(g, piece, 'is', 'are')} routed`;
}

/** Routed pieces neither move nor attack; null when it is not routed. */
export function whyRouted(g: State, piece: number): Refusal | null {
  if (!isRouted(g, piece)) return null;
  return { text: `${routedText(g, piece)} and can only retreat or be rallied.`, ref: REF.retreat };
}

/** `Spearmen at F6 have` with a capital. */
export const subject = (g: State, piece: number, one: string, many: string): string =>
  `${capital(pieceOn(g, piece))} ${does(g, piece, one, many)}`;
