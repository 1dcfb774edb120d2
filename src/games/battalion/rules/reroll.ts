// Dice that a card lets one roll again, or raise by one, after they have fallen. They lie in the column `aside` meanwhile.

import { roll } from '../../../kernel/chance.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { V_ENOUGH, V_RAISE, V_REROLL, V_ROLL } from '../tables/verbs.ts';
import { diceFallen, told, unitNow } from './events.ts';
import { decision, procedure } from './procedures.ts';
import { DIE_SIDES, type Frame, ROLL_AGAIN, type State } from './state.ts';

/** `a` of a fault is the number that the die should show. */
export type DieFault = 'noSuchFace' | 'dieAbsent';
export type RerollFault = DieFault | 'nonePicked';
export type RaiseFault = DieFault | 'eightNotRaised' | 'raiseOne';

/** Dice that a text raises, when it raises any. */
export const MOST_RAISED = 2;

export const countOf = (heap: Int16Array): number => {
  let n = 0;
  for (let face = 1; face <= DIE_SIDES; face++) n += heap[face];
  return n;
};

/** Puts the dice that have just fallen on the heap. */
export function heapDice(g: State): void {
  for (let i = 0; i < g.diceCount; i++) g.heap[g.dice[i] + 1]++;
}

/** Whether a die that shows this number lies on the heap. */
export function lies(heap: Int16Array, face: number, why: Why<DieFault> | null): boolean {
  if (face < 1 || face > DIE_SIDES) return no(why, 'noSuchFace', face);
  return heap[face] > 0 || no(why, 'dieAbsent', face);
}

/** The dice that were picked are rolled; one at least must be. */
export const mayRollPicked = (g: State, why: Why<RerollFault> | null): boolean =>
  countOf(g.aside) > 0 || no(why, 'nonePicked');

/** Which dice are rolled again. */
export const rerolls = decision('rerolls', {
  who: (_g, f) => f.seat,
  choices(g, _f, out) {
    for (let face = 1; face <= DIE_SIDES; face++) if (lies(g.heap, face, null)) out.add(V_REROLL, face);
    if (mayRollPicked(g, null)) out.add(V_ROLL);
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_REROLL) {
      const face = firstOf(choice);
      g.heap[face]--;
      g.aside[face]++;
      if (--f.diceLeft > 0 && countOf(g.heap) > 0) return;
    }
    become(g, rollAgain);
  },
});

export const rollAgain = procedure('rollAgain', {
  roll: (g, f) => roll(g, ROLL_AGAIN, f.attacker, f.target, countOf(g.aside), DIE_SIDES),
  put(g, f) {
    heapDice(g);
    told(g)?.tell({
      kind: 'rerolled',
      attacker: unitNow(g, f.attacker),
      target: unitNow(g, f.target),
      dice: diceFallen(g),
    });
    g.aside.fill(0);
  },
});

/** Whether a die that shows this number may be raised: an 8 is the most a die shows. */
export const mayRaise = (g: State, face: number, why: Why<RaiseFault> | null): boolean =>
  face === DIE_SIDES ? no(why, 'eightNotRaised') : lies(g.heap, face, why);

/** A text that raises dice raises one at least. */
export const mayStopRaising = (f: Frame, why: Why<RaiseFault> | null): boolean =>
  f.diceLeft < MOST_RAISED || no(why, 'raiseOne');

/** One or two dice are raised by one; a die is raised once. */
export const raises = decision('raises', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    for (let face = 1; face < DIE_SIDES; face++) if (mayRaise(g, face, null)) out.add(V_RAISE, face);
    if (mayStopRaising(f, null)) out.add(V_ENOUGH);
  },
  take(g, f, choice) {
    if (verbOf(choice) === V_RAISE) {
      const face = firstOf(choice);
      g.heap[face]--;
      g.aside[face + 1]++;
      told(g)?.tell({ kind: 'raised', attacker: unitNow(g, f.attacker), face });
      if (--f.diceLeft > 0 && countOf(g.heap) > g.heap[DIE_SIDES]) return;
    }
    for (let face = 1; face <= DIE_SIDES; face++) g.heap[face] += g.aside[face];
    g.aside.fill(0);
    done(g);
  },
});

/** Asks which dice of the attack are rolled again (`raise`: raised), `most` of them at most. */
export function callDiceAgain(g: State, a: Frame, seat: number, raise: boolean, most: number): void {
  const { attacker, target } = a;
  g.aside.fill(0);
  const c = call(g, raise ? raises : rerolls);
  c.seat = seat;
  c.attacker = attacker;
  c.target = target;
  c.diceLeft = most;
}
