// The terms under which units move and battle this turn: those of the card, or of the action carried out with it.

import type { Card, Terms, UnitType } from '../tables/tables.ts';
import { ATTACK, BONUS, BOUND, RANGED, type State } from './state.ts';

/** The card whose terms bind the units; none for "one unit of your choice". */
export function cardTerms(g: State): Card | null {
  return g.fallback === 1 || g.order < 0 ? null : g.battle.game.cards[g.order];
}

/** The terms that bind a unit: those of the action it carries out, or of the card. */
export function termsOf(g: State, unit: number): Terms | null {
  if (g.action > 0) return (g.unitMark[unit] & BOUND) !== 0 ? g.battle.game.actions[g.action - 1] : null;
  return cardTerms(g);
}

/** Dice that a unit's terms add in a mode, or at range. */
export function termsDice(terms: Terms, type: UnitType, mode: number): number {
  if (terms.dice) return terms.dice(type, mode);
  if (mode === RANGED) return terms.battle.fireDice;
  return mode === ATTACK ? terms.battle.closeDice : mode === BONUS ? terms.battle.bonusDice : 0;
}
