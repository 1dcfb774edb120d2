// Order cards of the combat phase that are not bound to one fight: Pillage for both seats, Darken sky and Ignite arrows for
// the active one [D Pillage] [D Darken sky] [D Ignite arrows].

import type { Choices } from '../../../kernel/choice.ts';
import { secondOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { CARD_KIND, DARKEN_CARD, IGNITE_CARD } from '../tables/tables.ts';
import { PLAY_ON } from '../tables/verbs.ts';
import { discard } from './deck.ts';
import { here, told } from './events.ts';
import { enemyTouches, isBow, isRouted, rowsNear, rowsOf, sideAt } from './ground.ts';
import { callAftermath } from './retreat.ts';
import { DARKEN_SKY, ESCARPMENT, FIRED, IGNITE_ARROWS, pieceAt, type State } from './state.ts';

/** `a` is the piece. */
export type PillageFault = 'notEnemy' | 'leaderWithUnit' | 'nobodyNextToIt';

/**
 * RULING: Pillage hits an enemy adjacent to any unit of the player who plays it [D Pillage].
 * CASE: D Pillage: an enemy next to any own unit suffers a hit
 */
export function mayPillage(g: State, seat: number, piece: number, why: Why<PillageFault> | null = null): boolean {
  const enemy = g.battle.seat[piece];
  const hex = g.unitHex[piece];
  if (enemy === seat || hex < 0) return no(why, 'notEnemy', piece);
  if (piece !== pieceAt(g, hex)) return no(why, 'leaderWithUnit', piece);
  return enemyTouches(g, hex, enemy) || no(why, 'nobodyNextToIt', piece);
}

/** Every enemy that is adjacent to an own unit. */
function eachPrey(g: State, seat: number, each: (hex: number) => void): void {
  const { firstUnit, firstLeader } = g.battle;
  const enemy = 1 - seat;
  for (let p = firstUnit[enemy]; p < firstUnit[enemy + 1]; p++) {
    if (mayPillage(g, seat, p)) each(g.unitHex[p]);
  }
  for (let p = firstLeader[enemy]; p < firstLeader[enemy + 1]; p++) {
    if (mayPillage(g, seat, p)) each(g.unitHex[p]);
  }
}

export function offerPillage(g: State, seat: number, card: number, out: Choices): void {
  eachPrey(g, seat, (hex) => out.add(PLAY_ON, card, hex));
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

export function playPillage(g: State, seat: number, card: number, choice: number): void {
  const prey = pieceAt(g, secondOf(choice));
  discard(g, seat, card);
  told(g)?.tell({ kind: 'orders', seat, card, piece: here(g, prey), hand: g.handCount[seat] });
  told(g)?.tell({ kind: 'hit', piece: here(g, prey), hits: 1 });
  g.hitsDue[prey]++;
  callAftermath(g);
}

const bitOf = (card: number): number =>
  CARD_KIND[card] === DARKEN_CARD ? DARKEN_SKY : CARD_KIND[card] === IGNITE_CARD ? IGNITE_ARROWS : 0;

/** `a` is the card. */
export type BowCardFault = 'noBowCard' | 'playedOnBows' | 'noBowsReady';

/** Archers and Longbows that have not shot yet; a text counts once in a phase. */
export function mayPlayOnBows(g: State, seat: number, card: number, why: Why<BowCardFault> | null = null): boolean {
  const bit = bitOf(card);
  if (bit === 0) return no(why, 'noBowCard', card);
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

export function playOnBows(g: State, card: number): void {
  const seat = g.active;
  discard(g, seat, card);
  told(g)?.tell({ kind: 'orders', seat, card, piece: null, hand: g.handCount[seat] });
  g.fireCards |= bitOf(card);
}
