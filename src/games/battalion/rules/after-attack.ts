// After an attack is resolved, before any counterattack: Evade and the AFTER-ATTACK texts [B Evade]. The window's result is
// 1 + the next target when a card lets the unit barrage again.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { EVADE } from '../tables/traits.ts';
import { V_EVADE, V_PASS, V_PLAY, V_PLAY_ON } from '../tables/verbs.ts';
import type { Relief } from './card-text.ts';
import { leave } from './engagement.ts';
import { keyOrNull, ownCamp, told, unitNow } from './events.ts';
import { below, mayPlay, mayPlayAny, playText, textOf, withUsed } from './hands.ts';
import { canPay, mayRelieve, mightPay, type PayFault, pay } from './payment.ts';
import { pen } from './procedures.ts';
import { hasTrait } from './questions.ts';
import { ASSAULT, COMMANDED, type Frame, GONE, type State, TO_EVADE } from './state.ts';
import { isOwn, type OwnFault } from './units.ts';

/** The owner of the unit that was attacked. */
export const victimOf = (g: State, a: Frame): number => g.battle.unitSeat[a.target];

export type NamedFault = 'noUnit' | 'notVictims' | 'disbanded';

/** A unit of the one whose unit was attacked, still there: a text may name it. */
export function isVictims(g: State, a: Frame, unit: number, why: Why<NamedFault> | null): boolean {
  if (!g.battle.units.includes(unit)) return no(why, 'noUnit', unit);
  if (g.battle.unitSeat[unit] !== victimOf(g, a)) return no(why, 'notVictims', unit, victimOf(g, a));
  return g.unitSector[unit] !== GONE || no(why, 'disbanded', unit);
}

/** Order from the camp of a unit's owner onto the unit, as much as there is of it [B Harass]. */
export function burden(g: State, unit: number, order: number, card: number): void {
  const seat = g.battle.unitSeat[unit];
  const placed = Math.min(order, g.campOrder[seat]);
  if (placed === 0) return;
  g.campOrder[seat] -= placed;
  g.unitOrder[unit] += placed;
  told(g)?.tell({ kind: 'burdened', unit: unitNow(g, unit), placed, card: keyOrNull(card), camp: ownCamp(g, unit) });
}

export type EvadeFault = 'noEvade' | 'notInAssault' | 'disengaged' | 'exhausted';

/** Evade: after its own roll in an assault, while it is still engaged, for the price of a command [B Evade]. */
function evades(g: State, a: Frame, why: Why<EvadeFault> | null): boolean {
  const unit = a.attacker;
  if (a.ordered !== ASSAULT) return no(why, 'notInAssault', unit);
  if (g.links[unit] === 0) return no(why, 'disengaged', unit);
  if (!hasTrait(g, unit, EVADE)) return no(why, 'noEvade', unit);
  return g.exhausted[g.battle.unitSeat[unit]] === 0 || no(why, 'exhausted');
}

export type EvadeChoiceFault = OwnFault | EvadeFault | PayFault | 'notTheRoller';

/** The unit that has just rolled is the seat's own, and may evade. */
export function isEvader(g: State, a: Frame, unit: number, seat: number, why: Why<EvadeChoiceFault> | null): boolean {
  if (!isOwn(g, unit, seat, why)) return false;
  if (unit !== a.attacker) return no(why, 'notTheRoller', unit);
  return evades(g, a, why);
}

export const mayEvade = (g: State, a: Frame, unit: number, seat: number, why: Why<EvadeChoiceFault> | null): boolean =>
  isEvader(g, a, unit, seat, why) && canPay(g, unit, TO_EVADE, null, why);

function evade(g: State, unit: number, relief: Relief | null): void {
  const paid = pay(g, unit, TO_EVADE, relief);
  g.unitMarks[unit] |= COMMANDED;
  told(g)?.tell({ kind: 'evaded', unit: unitNow(g, unit), paid, camp: ownCamp(g, unit) });
  leave(g, unit);
}

const mayAsk = (g: State, a: Frame, seat: number, used: number): boolean =>
  (evades(g, a, null) && mightPay(g, a.attacker, TO_EVADE)) ||
  mayPlayAny(g, seat, g.battle.texts[seat].afterAttack, a, used);

export const afterAttack = seatWindow(pen, 'afterAttack', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayAsk(g, below(g, f), seat, f.used),
  plays(g, f, seat, out) {
    const a = below(g, f);
    const { relief, afterAttack: texts } = g.battle.texts[seat];
    if (evades(g, a, null)) {
      if (canPay(g, a.attacker, TO_EVADE, null, null)) out.add(V_EVADE, a.attacker);
      for (const text of relief) {
        if (mayRelieve(g, a.attacker, TO_EVADE, text, null)) out.add(V_PLAY_ON, text.card, a.attacker);
      }
    }
    for (const text of texts) {
      if (!mayPlay(g, seat, text, a, f.used, null)) continue;
      if (!text.names) out.add(V_PLAY, text.card);
      else {
        const victim = victimOf(g, a);
        for (let u = g.battle.firstUnit[victim]; u < g.battle.endUnit[victim]; u++) {
          if (isVictims(g, a, u, null)) out.add(V_PLAY_ON, text.card, u);
        }
      }
    }
  },
  play(g, f, seat, choice) {
    const a = below(g, f);
    if (verbOf(choice) === V_EVADE) return evade(g, a.attacker, null);
    const card = firstOf(choice);
    const { relief, afterAttack: texts } = g.battle.texts[seat];
    const cheaper = textOf(relief, card);
    if (cheaper) {
      playText(g, seat, card, a.attacker);
      return evade(g, a.attacker, cheaper);
    }
    const text = textOf(texts, card);
    const named = secondOf(choice);
    playText(g, seat, card, text?.names ? named : a.attacker);
    f.used = withUsed(g, seat, card, f.used);
    text?.play(g, f, a, card, named);
  },
});

/** Asks the owner of the attacker, if anything may matter. */
export function callAfterAttack(g: State, a: Frame): void {
  const seat = g.battle.unitSeat[a.attacker];
  if (mayAsk(g, a, seat, 0)) call(g, afterAttack).seat = seat;
}
