// A barrage that a card gives: no order is placed for it.

import { secondOf } from '../../../kernel/choice.ts';
import type { Why } from '../../../kernel/permission.ts';
import { done } from '../../../kernel/procedure.ts';
import { isItsUnit } from './card-moves.ts';
import { decision } from './procedures.ts';
import type { Frame, State } from './state.ts';
import { addBarrages, inRange, mayShoot, type RangeFault, rangeOf, type ShootFault } from './targets.ts';
import { type EnemyFault, type FieldFault, isOnField, isTarget } from './units.ts';

export type FreeBarrageFault = 'notItsUnit' | FieldFault | EnemyFault | ShootFault | RangeFault;

/** Whether the card's unit may barrage this enemy. */
export const mayBarrageFreely = (
  g: State,
  f: Frame,
  unit: number,
  target: number,
  why: Why<FreeBarrageFault> | null,
): boolean =>
  isItsUnit(f, unit, why) &&
  isOnField(g, unit, why) &&
  mayShoot(g, unit, why) &&
  isTarget(g, target, g.battle.unitSide[unit], why) &&
  inRange(g, unit, target, rangeOf(g, unit), why);

/** The aim of a barrage that a card gives; the result is 1 + the target. */
export const freeBarrage = decision('freeBarrage', {
  who: (_g, f) => f.seat,
  choices: (g, f, out) => addBarrages(g, f.unit, out),
  take: (g, _f, choice) => done(g, 1 + secondOf(choice)),
});
