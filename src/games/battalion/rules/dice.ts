// Dice that have fallen: ROLLED texts, and assigning dice to attack values [B Rolling and assigning dice]. Dice lie in the
// column `heap` by the number they show; free values in `values`. One attack is resolved at a time, so one heap is enough.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { seatWindow } from '../../../kernel/window.ts';
import { V_BEST, V_ENOUGH, V_PASS, V_PLAY, V_PUT } from '../tables/verbs.ts';
import { told, unitNow } from './events.ts';
import { below, mayPlay, mayPlayAny, playText, textOf, withUsed } from './hands.ts';
import { decision, pen } from './procedures.ts';
import { assignBest, countValues, mostAssigned } from './questions.ts';
import { callDiceAgain, type DieFault, lies } from './reroll.ts';
import { DIE_SIDES, type Frame, type State } from './state.ts';

export const rolled = seatWindow(pen, 'rolled', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayPlayAny(g, seat, g.battle.texts[seat].rolled, below(g, f), f.used),
  plays(g, f, seat, out) {
    const a = below(g, f);
    for (const text of g.battle.texts[seat].rolled) {
      if (mayPlay(g, seat, text, a, f.used, null)) out.add(V_PLAY, text.card);
    }
  },
  play(g, f, seat, choice) {
    const card = firstOf(choice);
    const a = below(g, f);
    playText(g, seat, card, a.attacker);
    f.used = withUsed(g, seat, card, f.used);
    const text = textOf(g.battle.texts[seat].rolled, card);
    callDiceAgain(g, a, seat, text?.raises !== undefined, text?.raises ?? text?.rerolls ?? 1);
  },
});

/** Asks the roller for ROLLED texts, if one of his list may matter. */
export function callRolled(g: State, a: Frame): void {
  const seat = g.battle.unitSeat[a.attacker];
  if (mayPlayAny(g, seat, g.battle.texts[seat].rolled, a, 0)) call(g, rolled).seat = seat;
}

/** A die has gone on a value, or hits by itself. */
function tellHit(g: State, a: Frame, face: number, value: number | null): void {
  told(g)?.tell({ kind: 'assigned', attacker: unitNow(g, a.attacker), face, attackValue: value });
}

/** `a` is the number of the die, `b` the value. */
export type PutFault = DieFault | 'eightHits' | 'noSuchValue' | 'valueTaken' | 'belowValue';

/** Whether a die of this number may be put on this value: it equals or exceeds it, and both are free. */
export function mayPut(g: State, face: number, value: number, why: Why<PutFault> | null): boolean {
  if (face === DIE_SIDES) return no(why, 'eightHits');
  return lies(g.heap, face, why) && isFree(g.values, face, value, why);
}

/** The value is there, has no die yet, and this die reaches it. */
function isFree(values: Int16Array, face: number, value: number, why: Why<PutFault> | null): boolean {
  if (value < 1 || value >= DIE_SIDES) return no(why, 'noSuchValue', value);
  if (values[value] === 0) return no(why, 'valueTaken', value);
  return face >= value || no(why, 'belowValue', face, value);
}

/** Dice are put on values: the best way at once, or one by one [B Rolling and assigning dice]. */
export const assign = decision('assign', {
  who: (_g, f) => f.seat,
  choices(g, _f, out) {
    const { heap, values } = g;
    out.add(V_BEST);
    for (let face = DIE_SIDES - 1; face >= 1; face--) {
      if (!lies(heap, face, null)) continue;
      for (let value = face; value >= 1; value--) if (isFree(values, face, value, null)) out.add(V_PUT, face, value);
    }
    out.add(V_ENOUGH);
  },
  take(g, f, choice) {
    const a = below(g, f);
    const verb = verbOf(choice);
    if (verb === V_BEST) {
      const put = g.sink === null ? null : (face: number, value: number) => tellHit(g, a, face, value);
      a.hits += assignBest(g.heap, g.values, put);
    } else if (verb === V_PUT) {
      g.heap[firstOf(choice)]--;
      g.values[secondOf(choice)]--;
      a.hits++;
      tellHit(g, a, firstOf(choice), secondOf(choice));
      if (mostAssigned(g.heap, g.values) > 0) return;
    }
    done(g);
  },
});

/** Eights hit by themselves; the rest is for the roller to assign, unless no die reaches a value. */
export function callAssign(g: State, a: Frame): void {
  a.hits = g.heap[DIE_SIDES];
  for (let i = 0; i < a.hits; i++) tellHit(g, a, DIE_SIDES, null);
  countValues(g, a.attacker, a.kind, g.values);
  if (mostAssigned(g.heap, g.values) > 0) call(g, assign).seat = g.battle.unitSeat[a.attacker];
}
