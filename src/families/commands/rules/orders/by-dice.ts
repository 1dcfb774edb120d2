// Orders that dice give: as many dice as the side's Command, and the symbols say who is ordered (tactic cards).

import { roll } from '../../../../kernel/chance.ts';
import { firstOf, verbOf } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import { call, done } from '../../../../kernel/procedure.ts';
import { HEAVY, LIGHT, MEDIUM, SYMBOLS } from '../../tables/tables.ts';
import { DONE, ORDER, ORDER_TO_MOVE } from '../../tables/verbs.ts';
import { countFace } from '../dice.ts';
import { readServing } from '../dice-reading.ts';
import { leaderHere, told } from '../events.ts';
import { decision, procedure } from '../procedures.ts';
import { type Frame, NO_BATTLE, ORDERED, ROLL_ORDERS, SIDE_SUBJECT, type State } from '../state.ts';
import {
  addLeaders,
  type LeaderOrderFault,
  leaderMayBeOrdered,
  mayBeOrdered,
  type OrderFault,
  orderUnit,
} from './giving.ts';
import { orderOne } from './one-unit.ts';
import { type DieFault, dieFor, FOR_ORDERS, NO_FACE, RALLY_NEAR_LEADERS, spend } from './order-dice.ts';
import { rallyUnits } from './rally.ts';

/**
 * Rolls as many dice as the side's Command: each symbol orders a unit of its class, each `any` face a unit or leader of
 * choice, each `moveOnly` face a unit that then may not battle.
 */
export function orderByRoll(g: State, any: number, moveOnly = NO_FACE): void {
  const f = call(g, rollForOrders);
  f.rolledFor = FOR_ORDERS;
  f.anyFace = any;
  f.moveFace = moveOnly;
}

/** Rolls as many dice as Command to restore blocks: each symbol to a unit of its class, each `any` face to any unit. */
export function rallyByRoll(g: State, whom: number, any: number): void {
  if (whom === RALLY_NEAR_LEADERS && !anyLeader(g)) {
    orderOne(g);
    return;
  }
  const f = call(g, rollForOrders);
  f.rolledFor = whom;
  f.anyFace = any;
  f.moveFace = NO_FACE;
}

function anyLeader(g: State): boolean {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    if (g.leaderHex[l] >= 0) return true;
  }
  return false;
}

export const rollForOrders = procedure('rollForOrders', {
  roll(g) {
    roll(g, ROLL_ORDERS, SIDE_SUBJECT + g.active, 0, g.commandNow, 6);
  },
  read(g, f) {
    const { rolledFor, anyFace: any, moveFace: moveOnly } = f;
    told(g)?.tell({
      kind: 'orderDice',
      side: g.active,
      rallies: rolledFor !== FOR_ORDERS,
      any: any === NO_FACE ? null : any,
      moveOnly: moveOnly === NO_FACE ? null : moveOnly,
      dice: readServing(g, (face) => face === any || face === moveOnly || face < SYMBOLS),
    });
    const d = call(g, rolledFor === FOR_ORDERS ? orderByDice : rallyUnits);
    d.rolledFor = rolledFor;
    d.lightDice = countFace(g, LIGHT);
    d.mediumDice = countFace(g, MEDIUM);
    d.heavyDice = countFace(g, HEAVY);
    d.anyDice = any === NO_FACE ? 0 : countFace(g, any);
    d.moveDice = moveOnly === NO_FACE ? 0 : countFace(g, moveOnly);
  },
});

/** The unit may be ordered by one of the dice. */
export function mayOrderByDice(g: State, f: Frame, unit: number, why: Why<OrderFault | DieFault> | null): boolean {
  return mayBeOrdered(g, unit, why) && dieFor(g, f, unit, why);
}

export type MoveDieFault = 'noMoveDie' | 'noMoveOrders';

/** The unit may be ordered to move, and no more, by one of the dice. */
export function mayOrderToMove(g: State, f: Frame, unit: number, why: Why<OrderFault | MoveDieFault> | null): boolean {
  if (!mayBeOrdered(g, unit, why)) return false;
  if (f.moveDice > 0) return true;
  // The roll that gave the dice lies below: its card may know no such order.
  return no(why, why !== null && g.frames[g.depth - 1].moveFace === NO_FACE ? 'noMoveOrders' : 'noMoveDie', unit);
}

export type LeaderDieFault = 'noLeaderDie';

/** A leader is ordered by a die that serves anybody. */
export function mayOrderLeaderByDice(
  g: State,
  f: Frame,
  leader: number,
  why: Why<LeaderOrderFault | LeaderDieFault> | null,
): boolean {
  return f.anyDice > 0 ? leaderMayBeOrdered(g, leader, why) : no(why, 'noLeaderDie', leader);
}

export const orderByDice = decision('orderByDice', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit } = g.battle;
    for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
      const hex = g.unitHex[u];
      if (hex < 0) continue;
      if (mayOrderByDice(g, f, u, null)) out.add(ORDER, hex);
      if (mayOrderToMove(g, f, u, null)) out.add(ORDER_TO_MOVE, hex);
    }
    if (f.anyDice > 0) addLeaders(g, out);
    out.add(DONE);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === DONE) return done(g);
    const hex = firstOf(choice);
    const unit = g.hexUnit[hex];
    if (verb === ORDER) {
      spend(f, g.battle.unitType[unit].symbol);
      orderUnit(g, unit);
    } else if (verb === ORDER_TO_MOVE) {
      f.moveDice--;
      g.unitMark[unit] |= NO_BATTLE;
      orderUnit(g, unit);
    } else {
      f.anyDice--;
      g.leaderMark[g.hexLeader[hex]] |= ORDERED;
      told(g)?.tell({ kind: 'orderedLeader', leader: leaderHere(g, g.hexLeader[hex]) });
    }
  },
});
