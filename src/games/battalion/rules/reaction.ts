// Reacting to a charge [B Taking a reaction]: who may, with which unit, at which price.

import type { Choices } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { done } from '../../../kernel/procedure.ts';
import { V_COUNTER, V_FIRE } from '../tables/verbs.ts';
import type { Relief, ReliefFault } from './card-text.ts';
import { ownCamp, told, unitNow } from './events.ts';
import { mayHold } from './hands.ts';
import { canPay, mightPay, type PayFault, pay, usesRelief } from './payment.ts';
import { hasRanged } from './questions.ts';
import { type State, TO_REACT } from './state.ts';
import { type FieldFault, isOnField, isOwn, type OwnFault } from './units.ts';

/** Results of the reaction: 1 + the unit that fires, or COUNTERS + 1 + the unit that counter-charges. */
export const COUNTERS = 100;

export type InReachFault = FieldFault | 'reactsElsewhere' | 'engagedReactor';
export type ReactFault = OwnFault | InReachFault | ReliefFault | PayFault | 'noRangedFire';

/** An unengaged unit in the sector of the charge. */
export function inReach(g: State, unit: number, why: Why<InReachFault> | null): boolean {
  if (!isOnField(g, unit, why)) return false;
  if (g.unitSector[unit] !== g.unitSector[g.charging - 1]) return no(why, 'reactsElsewhere', unit, g.charging - 1);
  return g.links[unit] === 0 || no(why, 'engagedReactor', unit);
}

/** Whether the unit may react at this price; with a card played for it, one that the card helps. */
function canReact(g: State, unit: number, relief: Relief | null, why: Why<ReactFault> | null): boolean {
  if (!inReach(g, unit, why) || !canPay(g, unit, TO_REACT, relief, why)) return false;
  return relief === null || usesRelief(g, unit, TO_REACT, relief, why);
}

const canFire = (g: State, unit: number, why: Why<'noRangedFire'> | null): boolean =>
  hasRanged(g, unit) || no(why, 'noRangedFire', unit);

/** Whether this unit of the seat may fire at the charge, or counter-charge it. */
export const mayReactWith = (
  g: State,
  unit: number,
  seat: number,
  fire: boolean,
  relief: Relief | null,
  why: Why<ReactFault> | null,
): boolean => isOwn(g, unit, seat, why) && canReact(g, unit, relief, why) && (!fire || canFire(g, unit, why));

/** Writes the reactions that the seat can pay for with this relief: fire needs a ranged value. */
export function addReactions(g: State, seat: number, relief: Relief | null, out: Choices): void {
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    if (!canReact(g, u, relief, null)) continue;
    if (canFire(g, u, null)) out.add(V_FIRE, u);
    out.add(V_COUNTER, u);
  }
}

/** Tells of the reaction and answers it as the result of the window. */
export function answerCharge(g: State, unit: number, fire: boolean, paid: number): void {
  told(g)?.tell({
    kind: 'reacted',
    unit: unitNow(g, unit),
    by: fire ? 'fire' : 'counter-charge',
    paid,
    camp: ownCamp(g, unit),
    charger: unitNow(g, g.charging - 1),
  });
  done(g, 1 + unit + (fire ? 0 : COUNTERS));
}

/** Pays for the reaction and makes it. */
export const react = (g: State, unit: number, verb: number, relief: Relief | null): void =>
  answerCharge(g, unit, verb === V_FIRE, pay(g, unit, TO_REACT, relief));

/** Whether the seat is asked about the charge, by public facts. */
export function mayReact(g: State, seat: number): boolean {
  if (g.exhausted[seat] !== 0) return false;
  const texts = g.battle.texts[seat].charged;
  let byText = false;
  for (let i = 0; i < texts.length; i++) byText ||= mayHold(g, seat, texts[i].card);
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    if (inReach(g, u, null) && (byText || mightPay(g, u, TO_REACT))) return true;
  }
  return false;
}
