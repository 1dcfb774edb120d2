// Who stands where, and which cards are held: what is looked at before any rule is asked. Choices need none of this, for they
// go from piece to piece and from card to card; whoever names a hex or a card may name anything.

import { no, type Why } from '../../../../kernel/permission.ts';
import { HAND, pieceAt, type State, seatOf } from '../../rules/state.ts';
import { CARDS } from '../../tables/tables.ts';

/** `a` is the hex or the piece on it, of the last two the card. */
export type PointingFault =
  | 'noSuchHex'
  | 'nobodyThere'
  | 'notYours'
  | 'onlyLeaderThere'
  | 'noLeaderThere'
  | 'isYours'
  | 'noSuchCard'
  | 'notHeld';

type Pointing = Why<PointingFault>;

export const isHex = (g: State, hex: number, why: Pointing): boolean =>
  (g.battle.board.names[hex] ?? '') !== '' || no(why, 'noSuchHex', hex);

/** A piece of the seat's that acts by itself: a unit, or a leader alone. */
export function ownPiece(g: State, hex: number, seat: number, why: Pointing): boolean {
  if (!isHex(g, hex, why)) return false;
  const piece = pieceAt(g, hex);
  if (piece < 0) return no(why, 'nobodyThere', hex);
  return seatOf(g, piece) === seat || no(why, 'notYours', piece);
}

export const ownUnit = (g: State, hex: number, seat: number, why: Pointing): boolean =>
  ownPiece(g, hex, seat, why) && (g.hexUnit[hex] >= 0 || no(why, 'onlyLeaderThere', g.hexLeader[hex]));

export function ownLeader(g: State, hex: number, seat: number, why: Pointing): boolean {
  if (!isHex(g, hex, why)) return false;
  const leader = g.hexLeader[hex];
  if (leader < 0) return no(why, 'noLeaderThere', hex);
  return seatOf(g, leader) === seat || no(why, 'notYours', leader);
}

export function enemyPiece(g: State, hex: number, seat: number, why: Pointing): boolean {
  if (!isHex(g, hex, why)) return false;
  const piece = pieceAt(g, hex);
  if (piece < 0) return no(why, 'nobodyThere', hex);
  return seatOf(g, piece) !== seat || no(why, 'isYours', piece);
}

export function holds(g: State, card: number, seat: number, why: Pointing): boolean {
  if (CARDS[card] === undefined) return no(why, 'noSuchCard', card);
  return g.cardAt[card] === HAND + seat || no(why, 'notHeld', card);
}
