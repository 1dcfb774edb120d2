// Paying order for commands, reactions and Evade [B Commanding a unit], with the COMMAND texts that make it cheaper. A card is
// played first and the command it belongs to is named after it, so what can be paid is public at every moment.

import { no, type Why } from '../../../kernel/permission.ts';
import type { Carded, Relief, ReliefFault, ReliefText } from './card-text.ts';
import { type HoldFault, holds, mayHold } from './hands.ts';
import { commandCost } from './questions.ts';
import type { State } from './state.ts';

export type PayFault = 'tooDear';

/** `a` of the fault is the unit, `b` what it costs. */
export function canPay(
  g: State,
  unit: number,
  purpose: number,
  relief: Relief | null,
  why: Why<PayFault> | null,
): boolean {
  const cost = commandCost(g, unit, purpose, relief);
  return cost <= g.campOrder[g.battle.unitSeat[unit]] || no(why, 'tooDear', unit, cost);
}

/** Places the order on the unit and answers how much it was. */
export function pay(g: State, unit: number, purpose: number, relief: Relief | null): number {
  const cost = commandCost(g, unit, purpose, relief);
  g.campOrder[g.battle.unitSeat[unit]] -= cost;
  g.unitOrder[unit] += cost;
  return cost;
}

/** Whether a text that saves so much has been played already for this payment. */
export const isRelieved = (relief: Relief, text: ReliefText): boolean =>
  (text.less > 0 ? relief.less : relief.captains) !== 0;

/** A text that was played for a payment is used by a unit that it helps, not by one that pays no less with it. */
export function usesRelief(
  g: State,
  unit: number,
  purpose: number,
  relief: Relief,
  why: Why<ReliefFault> | null,
): boolean {
  const texts = g.battle.texts[g.battle.unitSeat[unit]].relief;
  for (let i = 0; i < texts.length; i++) {
    if (isRelieved(relief, texts[i]) && !texts[i].lowers(g, unit, purpose, why)) return false;
  }
  return true;
}

/** Whether this text would let the unit be paid for. */
export const reliefPays = (
  g: State,
  unit: number,
  purpose: number,
  text: ReliefText,
  why: Why<ReliefFault | PayFault> | null,
): boolean => text.lowers(g, unit, purpose, why) && canPay(g, unit, purpose, text, why);

/** Whether the owner can pay, or might with a card of the list, as far as everyone knows. */
export function mightPay(g: State, unit: number, purpose: number): boolean {
  if (canPay(g, unit, purpose, null, null)) return true;
  const seat = g.battle.unitSeat[unit];
  if (g.handCount[seat] === 0) return false;
  const texts = g.battle.texts[seat].relief;
  for (let i = 0; i < texts.length; i++) {
    if (mayHold(g, seat, texts[i].card) && reliefPays(g, unit, purpose, texts[i], null)) return true;
  }
  return false;
}

/** Whether the owner of the unit holds this text, and it would let the unit be paid for. */
export const mayRelieve = (
  g: State,
  unit: number,
  purpose: number,
  text: ReliefText & Carded,
  why: Why<HoldFault | ReliefFault | PayFault> | null,
): boolean => holds(g, g.battle.unitSeat[unit], text.card, why) && reliefPays(g, unit, purpose, text, why);
