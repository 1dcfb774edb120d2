// Order cards of the combat phase that are not bound to one fight: Pillage for both seats, Darken sky and Ignite arrows for
// the active one [D Pillage] [D Darken sky] [D Ignite arrows].

import type { Choices } from '../../../kernel/choice.ts';
import { firstOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { CARD_KIND, DARKEN_CARD, IGNITE_CARD, PILLAGE_CARD } from '../tables/tables.ts';
import { PLAY } from '../tables/verbs.ts';
import { ANY_CARDS, cardsOf, offerAnyCards, offerOnPieces, type PieceCard, playOnPiece } from './cards-any.ts';
import { discard } from './deck.ts';
import { here, told } from './events.ts';
import { enemyTouches, isBow, isRouted, rowsNear, rowsOf, sideAt } from './ground.ts';
import { callAftermath } from './retreat.ts';
import { COMBAT, DARKEN_SKY, ESCARPMENT, FIRED, HAND, IGNITE_ARROWS, pieceAt, type State } from './state.ts';

/** `a` is the piece. */
export type PillageFault = 'notEnemy' | 'leaderWithUnit' | 'nobodyNextToIt';

/** Texts for any moment of the combat phase, by their numbers. */
const COMBAT_CARDS: { readonly [kind: number]: PieceCard<PillageFault> } = {
  // RULING: Pillage hits an enemy adjacent to any unit of the player who plays it [D Pillage].
  // CASE: D Pillage: an enemy next to any own unit suffers a hit
  [PILLAGE_CARD]: {
    on: 'enemy',
    may(g, seat, piece, why) {
      const enemy = g.battle.seat[piece];
      const hex = g.unitHex[piece];
      if (enemy === seat || hex < 0) return no(why, 'notEnemy', piece);
      if (piece !== pieceAt(g, hex)) return no(why, 'leaderWithUnit', piece);
      return enemyTouches(g, hex, enemy) || no(why, 'nobodyNextToIt', piece);
    },
    play(g, piece) {
      told(g)?.tell({ kind: 'hit', piece: here(g, piece), hits: 1 });
      g.hitsDue[piece]++;
      callAftermath(g);
    },
  },
};

/** Texts that are played on a piece. */
export const PIECE_CARDS: { readonly [kind: number]: PieceCard<PillageFault | 'noGreyCube'> | undefined } = {
  ...ANY_CARDS,
  ...COMBAT_CARDS,
};

/** Whether a text is played in the combat phase only. */
export const onlyInCombat = (kind: number): boolean => COMBAT_CARDS[kind] !== undefined;

const IN_COMBAT = cardsOf(COMBAT_CARDS);

/** The cards for pieces that the seat holds, in the combat phase. */
export function offerPieceCards(g: State, seat: number, out: Choices): void {
  offerAnyCards(g, seat, out);
  for (let i = 0; i < IN_COMBAT.length; i++) {
    const card = IN_COMBAT[i];
    if (g.cardAt[card] === HAND + seat) offerOnPieces(g, seat, card, COMBAT_CARDS[CARD_KIND[card]], out);
  }
}

/** Offers a card on pieces, if its text is played so; answers whether it is. */
export function offeredOnPieces(g: State, seat: number, card: number, out: Choices): boolean {
  const kind = CARD_KIND[card];
  const entry = PIECE_CARDS[kind];
  if (entry === undefined) return false;
  if (g.phase === COMBAT || !onlyInCombat(kind)) offerOnPieces(g, seat, card, entry, out);
  return true;
}

export function playPieceCard(g: State, seat: number, choice: number): void {
  const entry = PIECE_CARDS[CARD_KIND[firstOf(choice)]];
  if (entry === undefined) throw new Error('the card is not played on a piece');
  playOnPiece(g, seat, entry, choice);
}

/** Whether the armies touch somewhere: the public fact on which a window for Pillage opens. */
export function armiesTouch(g: State): boolean {
  const { firstUnit, firstLeader } = g.battle;
  const rows = rowsNear(rowsOf(g, 1));
  return anyTouches(g, firstUnit[0], firstUnit[1], rows) || anyTouches(g, firstLeader[0], firstLeader[1], rows);
}

/** Whether a piece of seat 0 from `first` up to `end` has an enemy next to it; `rows` are those where that can be. */
function anyTouches(g: State, first: number, end: number, rows: number): boolean {
  const { board, seat, hasSides } = g.battle;
  const { unitHex, hexUnit, hexLeader } = g;
  const { neighbours, row } = board;
  for (let p = first; p < end; p++) {
    const hex = unitHex[p];
    if (hex < 0 || ((rows >> row[hex]) & 2) === 0) continue;
    for (let i = hex * 6, last = i + 6; i < last; i++) {
      const to = neighbours[i];
      if (to < 0) continue;
      const other = hexUnit[to] >= 0 ? hexUnit[to] : hexLeader[to];
      if (other >= 0 && seat[other] === 1 && (!hasSides || sideAt(g, hex, i - hex * 6) !== ESCARPMENT)) return true;
    }
  }
  return false;
}

/** By the number of the text: the bit of `fireCards` by which it holds for all bows of the phase, once. */
export const BOW_CARDS: { readonly [kind: number]: number | undefined } = {
  [DARKEN_CARD]: DARKEN_SKY,
  [IGNITE_CARD]: IGNITE_ARROWS,
};

const FOR_BOWS = cardsOf(BOW_CARDS);

/** `a` is the card. */
export type BowCardFault = 'noBowCard' | 'playedOnBows' | 'noBowsReady';

/** Archers and Longbows that have not shot yet; a text counts once in a phase. */
export function mayPlayOnBows(g: State, seat: number, card: number, why: Why<BowCardFault> | null = null): boolean {
  const bit = BOW_CARDS[CARD_KIND[card]];
  if (bit === undefined) return no(why, 'noBowCard', card);
  if ((g.fireCards & bit) !== 0) return no(why, 'playedOnBows', card);
  return bowsReady(g, seat) || no(why, 'noBowsReady', card);
}

function bowsReady(g: State, seat: number): boolean {
  const { firstUnit } = g.battle;
  for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
    if (isBow(g, p) && g.unitHex[p] >= 0 && !isRouted(g, p) && (g.mark[p] & FIRED) === 0) return true;
  }
  return false;
}

export function offerBowCards(g: State, seat: number, out: Choices): void {
  for (let i = 0; i < FOR_BOWS.length; i++) {
    const c = FOR_BOWS[i];
    if (g.cardAt[c] === HAND + seat && mayPlayOnBows(g, seat, c)) out.add(PLAY, c);
  }
}

export function playOnBows(g: State, card: number): void {
  const seat = g.active;
  discard(g, seat, card);
  told(g)?.tell({ kind: 'orders', seat, card, piece: null, hand: g.handCount[seat] });
  g.fireCards |= BOW_CARDS[CARD_KIND[card]] ?? 0;
}
