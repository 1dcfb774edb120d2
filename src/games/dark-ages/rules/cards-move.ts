// Order cards of the movement phase for a unit that is being activated: Double Time and Vanguard [D Double Time] [D Vanguard].
// RULING: Double Time and Vanguard are played on a unit that has been activated and has not left its hex yet; the cards
// do not activate it [D Double Time].
// CASE: D Double Time: not after the first hex, not without a unit that moves
// CASE: D Vanguard: not after the first hex, not without a unit that moves

import type { Choices } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { CARD_KIND, DOUBLE_TIME_CARD, VANGUARD_CARD } from '../tables/tables.ts';
import { PLAY } from '../tables/verbs.ts';
import { cardsOf } from './cards-any.ts';
import { discard } from './deck.ts';
import { here, told } from './events.ts';
import { BY_EVENT, DOUBLED, type Frame, HAND, MOVEMENT, type State, VANGUARD } from './state.ts';

interface MoveCard {
  /** The bit of `flags` that says it has been played on the move. */
  readonly once: number;
  /** What it does at once; the bit does the rest. */
  play?(g: State, f: Frame): void;
}

/** By the number of the text; undefined for texts that do not belong to moves. */
export const MOVE_CARDS: { readonly [kind: number]: MoveCard | undefined } = {
  [DOUBLE_TIME_CARD]: {
    once: DOUBLED,
    play(g, f) {
      f.points += g.battle.move[f.unit];
      told(g)?.tell({ kind: 'doubles', piece: here(g, f.unit), points: f.points });
    },
  },
  // What ground brings to the move is lifted: `groundHalts`, `entryHits` and `moveCost` ask for the bit.
  [VANGUARD_CARD]: { once: VANGUARD },
};

const FOR_MOVES = cardsOf(MOVE_CARDS);

/** `a` is the card. */
export type MoveCardFault = 'noMoveCard' | 'firstHexGone' | 'notByActivation' | 'playedOnMove';

/** Cards are played on a move by activation, before its first hex. */
function mayPlayNow(g: State, f: Frame, card: number, why: Why<MoveCardFault> | null): boolean {
  if (f.steps > 0) return no(why, 'firstHexGone', card);
  const byActivation = (f.flags & BY_EVENT) === 0 && f.seat === g.active && g.phase === MOVEMENT;
  return byActivation || no(why, 'notByActivation', card);
}

/** Whether a card may be played on the move under way. */
export function mayPlayOnMove(g: State, f: Frame, card: number, why: Why<MoveCardFault> | null = null): boolean {
  const entry = MOVE_CARDS[CARD_KIND[card]];
  if (entry === undefined) return no(why, 'noMoveCard', card);
  if (!mayPlayNow(g, f, card, why)) return false;
  return (f.flags & entry.once) === 0 || no(why, 'playedOnMove', card);
}

export function offerMoveCards(g: State, f: Frame, out: Choices): void {
  if (g.handCount[f.seat] === 0 || !mayPlayNow(g, f, -1, null)) return;
  for (let i = 0; i < FOR_MOVES.length; i++) {
    const c = FOR_MOVES[i];
    if (g.cardAt[c] === HAND + f.seat && mayPlayOnMove(g, f, c)) out.add(PLAY, c);
  }
}

export function playMoveCard(g: State, f: Frame, card: number): void {
  const entry = MOVE_CARDS[CARD_KIND[card]];
  if (entry === undefined) throw new Error('the card does not belong to a move');
  discard(g, f.seat, card);
  told(g)?.tell({ kind: 'orders', seat: f.seat, card, piece: here(g, f.unit), hand: g.handCount[f.seat] });
  f.flags |= entry.once;
  entry.play?.(g, f);
}
