// The dice that give orders or restore blocks: what they are for, and what is left of them (tactic cards).

import { no, type Why } from '../../../../kernel/permission.ts';
import { LIGHT, MEDIUM } from '../../tables/tables.ts';
import type { Frame, State } from '../state.ts';

/** No face does it. */
export const NO_FACE = -1;

/** What the dice are for: orders, or blocks for certain units. */
export const FOR_ORDERS = 0;
export const RALLY_NEAR_LEADERS = 1;
export const RALLY_ANYWHERE = 2;
export const RALLY_ORDERED = 3;

/** Dice of a class that are left, in the frame. */
function diceOf(f: Frame, symbol: number): number {
  return symbol === LIGHT ? f.lightDice : symbol === MEDIUM ? f.mediumDice : f.heavyDice;
}

/** A die of the class is spent before one that could have served anybody. */
export function spend(f: Frame, symbol: number): void {
  if (diceOf(f, symbol) === 0) f.anyDice--;
  else if (symbol === LIGHT) f.lightDice--;
  else if (symbol === MEDIUM) f.mediumDice--;
  else f.heavyDice--;
}

export type DieFault = 'noDie';

/** A die of the unit's class is left, or one that serves anybody. */
export function dieFor(g: State, f: Frame, unit: number, why: Why<DieFault> | null): boolean {
  return diceOf(f, g.battle.unitType[unit].symbol) + f.anyDice > 0 || no(why, 'noDie', unit);
}
