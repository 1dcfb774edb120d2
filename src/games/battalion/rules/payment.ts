// Paying order for commands, reactions and Evade [B Commanding a unit], with the COMMAND texts that make it cheaper. A card is
// played first and the command it belongs to is named after it, so what can be paid is public at every moment.

import { commandCost, isMixed, type Relief } from './questions.ts';
import { type State, TO_EVADE } from './state.ts';
import { CENTURIONS_VOICE, DRUMS_AND_BANNERS, holds, MERCENARY_CAPTAINS, mayHold } from './texts.ts';

export interface ReliefText extends Relief {
  readonly card: number;
  /** Whether it lowers the price of this unit. */
  fits(g: State, unit: number, why: number): boolean;
}

const oneLess = (card: number): ReliefText => ({
  card,
  less: 1,
  captains: 0,
  fits: (g, unit, why) => commandCost(g, unit, why) > 1,
});

export const RELIEF_TEXTS: readonly ReliefText[] = [
  oneLess(CENTURIONS_VOICE),
  oneLess(DRUMS_AND_BANNERS),
  // An Evade is neither a command of its own choosing nor a reaction: the captains do not help it.
  { card: MERCENARY_CAPTAINS, less: 0, captains: 1, fits: (g, unit, why) => why !== TO_EVADE && isMixed(g, unit) },
];

export const canPay = (g: State, unit: number, why: number, relief: Relief | null): boolean =>
  commandCost(g, unit, why, relief) <= g.campOrder[g.battle.unitSeat[unit]];

/** Places the order on the unit and answers how much it was. */
export function pay(g: State, unit: number, why: number, relief: Relief | null): number {
  const cost = commandCost(g, unit, why, relief);
  g.campOrder[g.battle.unitSeat[unit]] -= cost;
  g.unitOrder[unit] += cost;
  return cost;
}

/** Whether this text would let the unit be paid for. */
export const reliefPays = (g: State, unit: number, why: number, text: ReliefText): boolean =>
  text.fits(g, unit, why) && canPay(g, unit, why, text);

/** Whether the owner can pay, or might with a card of the list, as far as everyone knows. */
export function mightPay(g: State, unit: number, why: number): boolean {
  if (canPay(g, unit, why, null)) return true;
  const seat = g.battle.unitSeat[unit];
  if (g.handCount[seat] === 0) return false;
  return RELIEF_TEXTS.some((text) => mayHold(g, seat, text.card) && reliefPays(g, unit, why, text));
}

/** The texts in the seat's hand that would let the unit be paid for. */
export const heldRelief = (g: State, unit: number, why: number): ReliefText[] =>
  RELIEF_TEXTS.filter((text) => holds(g, g.battle.unitSeat[unit], text.card) && reliefPays(g, unit, why, text));
