// Leadership, the order for any moment [D Leadership]. It is offered wherever an answer can matter: in the active player's
// own decisions, when a fight or shot is declared, before an evasion, when hits have just been taken, and before a retreat.

import type { Choices } from '../../../kernel/choice.ts';
import { secondOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { KIND_CARDS, LEADERSHIP_CARD } from '../tables/tables.ts';
import { PLAY_ON } from '../tables/verbs.ts';
import { discard } from './deck.ts';
import { here, told } from './events.ts';
import { recover } from './pieces.ts';
import { HAND, pieceAt, type State } from './state.ts';

const LEADERSHIPS = KIND_CARDS[LEADERSHIP_CARD];

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

export function offerLeadership(g: State, seat: number, out: Choices): void {
  if (g.handCount[seat] === 0 || !ownGrey(g, seat)) return;
  for (let i = 0; i < LEADERSHIPS.length; i++) {
    if (g.cardAt[LEADERSHIPS[i]] === HAND + seat) offerEachGrey(g, seat, LEADERSHIPS[i], out);
  }
}

/** Whether Leadership helps the piece; `a` of the fault is the piece. */
export const mayRecover = (g: State, piece: number, why: Why<'noGreyCube'> | null = null): boolean =>
  g.grey[piece] > 0 || no(why, 'noGreyCube', piece);

/** The card on every own piece with a grey cube. */
export function offerEachGrey(g: State, seat: number, card: number, out: Choices): void {
  const { firstUnit, firstLeader } = g.battle;
  for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++)
    if (mayRecover(g, p)) out.add(PLAY_ON, card, g.unitHex[p]);
  for (let p = firstLeader[seat]; p < firstLeader[seat + 1]; p++) {
    if (mayRecover(g, p)) out.add(PLAY_ON, card, g.unitHex[p]);
  }
}

export function playLeadership(g: State, seat: number, card: number, choice: number): void {
  const piece = pieceAt(g, secondOf(choice));
  discard(g, seat, card);
  told(g)?.tell({ kind: 'orders', seat, card, piece: here(g, piece), hand: g.handCount[seat] });
  recover(g, piece);
}
