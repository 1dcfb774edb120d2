// Orders that dice give: units by the symbols rolled, and blocks rallied by them (tactic cards).

import { roll } from '../../../kernel/chance.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { HEAVY, LIGHT, MEDIUM, SYMBOLS } from '../tables/tables.ts';
import { DONE, NEW_LEADER, ORDER, ORDER_TO_MOVE, RALLY } from '../tables/verbs.ts';
import { countFace } from './dice.ts';
import { readServing } from './dice-reading.ts';
import { hasCome, leaderHere, told, unitHere } from './events.ts';
import {
  addLeaders,
  type LeaderOrderFault,
  leaderMayBeOrdered,
  mayBeOrdered,
  type OrderFault,
  orderOne,
  orderUnit,
} from './orders.ts';
import { decision, procedure } from './procedures.ts';
import {
  type Frame,
  leaderHelps,
  NO_BATTLE,
  ON_BOARD,
  ORDERED,
  RALLIED,
  ROLL_ORDERS,
  SIDE_SUBJECT,
  type State,
  UNNAMED,
} from './state.ts';

/** No face does it. */
export const NO_FACE = -1;

/** What the dice are for: orders, or blocks for certain units. */
export const FOR_ORDERS = 0;
export const RALLY_NEAR_LEADERS = 1;
export const RALLY_ANYWHERE = 2;
export const RALLY_ORDERED = 3;

/**
 * Rolls as many dice as the side's Command: each symbol orders a unit of its class, each `any` face a unit or leader of
 * choice, each `moveOnly` face a unit that then may not battle.
 */
export function orderByRoll(g: State, any: number, moveOnly = NO_FACE): void {
  const f = call(g, rollForOrders);
  f.kind = FOR_ORDERS;
  f.from = any;
  f.hex = moveOnly;
}

/** Rolls as many dice as Command to restore blocks: each symbol to a unit of its class, each `any` face to any unit. */
export function rallyByRoll(g: State, whom: number, any: number): void {
  if (whom === RALLY_NEAR_LEADERS && !anyLeader(g)) {
    orderOne(g);
    return;
  }
  const f = call(g, rollForOrders);
  f.kind = whom;
  f.from = any;
  f.hex = NO_FACE;
}

function anyLeader(g: State): boolean {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    if (g.leaderHex[l] >= 0) return true;
  }
  return false;
}

const rollForOrders = procedure('rollForOrders', {
  roll(g) {
    roll(g, ROLL_ORDERS, SIDE_SUBJECT + g.active, 0, g.commandNow, 6);
  },
  read(g, f) {
    const { kind, from: any, hex: moveOnly } = f;
    told(g)?.tell({
      kind: 'orderDice',
      side: g.active,
      rallies: kind !== FOR_ORDERS,
      any: any === NO_FACE ? null : any,
      moveOnly: moveOnly === NO_FACE ? null : moveOnly,
      dice: readServing(g, (face) => face === any || face === moveOnly || face < SYMBOLS),
    });
    const d = call(g, kind === FOR_ORDERS ? orderByDice : rallyUnits);
    d.kind = kind;
    d.left = countFace(g, LIGHT);
    d.centre = countFace(g, MEDIUM);
    d.right = countFace(g, HEAVY);
    d.count = any === NO_FACE ? 0 : countFace(g, any);
    d.flags = moveOnly === NO_FACE ? 0 : countFace(g, moveOnly);
  },
});

/** Dice of a class that are left, in the frame. */
function diceOf(f: Frame, symbol: number): number {
  return symbol === LIGHT ? f.left : symbol === MEDIUM ? f.centre : f.right;
}

/** A die of the class is spent before one that could have served anybody. */
function spend(f: Frame, symbol: number): void {
  if (diceOf(f, symbol) === 0) f.count--;
  else if (symbol === LIGHT) f.left--;
  else if (symbol === MEDIUM) f.centre--;
  else f.right--;
}

export type DieFault = 'noDie';

/** A die of the unit's class is left, or one that serves anybody. */
function dieFor(g: State, f: Frame, unit: number, why: Why<DieFault> | null): boolean {
  return diceOf(f, g.battle.unitType[unit].symbol) + f.count > 0 || no(why, 'noDie', unit);
}

/** The unit may be ordered by one of the dice. */
export function mayOrderByDice(g: State, f: Frame, unit: number, why: Why<OrderFault | DieFault> | null): boolean {
  return mayBeOrdered(g, unit, why) && dieFor(g, f, unit, why);
}

export type MoveDieFault = 'noMoveDie' | 'noMoveOrders';

/** The unit may be ordered to move, and no more, by one of the dice. */
export function mayOrderToMove(g: State, f: Frame, unit: number, why: Why<OrderFault | MoveDieFault> | null): boolean {
  if (!mayBeOrdered(g, unit, why)) return false;
  if (f.flags > 0) return true;
  // The roll that gave the dice lies below: its card may know no such order.
  return no(why, why !== null && g.frames[g.depth - 1].hex === NO_FACE ? 'noMoveOrders' : 'noMoveDie', unit);
}

export type LeaderDieFault = 'noLeaderDie';

/** A leader is ordered by a die that serves anybody. */
export function mayOrderLeaderByDice(
  g: State,
  f: Frame,
  leader: number,
  why: Why<LeaderOrderFault | LeaderDieFault> | null,
): boolean {
  return f.count > 0 ? leaderMayBeOrdered(g, leader, why) : no(why, 'noLeaderDie', leader);
}

const orderByDice = decision('orderByDice', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit } = g.battle;
    for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
      const hex = g.unitHex[u];
      if (hex < 0) continue;
      if (mayOrderByDice(g, f, u, null)) out.add(ORDER, hex);
      if (mayOrderToMove(g, f, u, null)) out.add(ORDER_TO_MOVE, hex);
    }
    if (f.count > 0) addLeaders(g, out);
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
      f.flags--;
      g.unitMark[unit] |= NO_BATTLE;
      orderUnit(g, unit);
    } else {
      f.count--;
      g.leaderMark[g.hexLeader[hex]] |= ORDERED;
      told(g)?.tell({ kind: 'orderedLeader', leader: leaderHere(g, g.hexLeader[hex]) });
    }
  },
});

export type StepForwardFault = 'noNewLeaders' | 'leaderThere' | 'noStepDie' | 'notRallied' | 'noMoreLeaders';

/** A leader may step forward with a unit that has just rallied. */
export function mayStepForward(g: State, f: Frame, unit: number, why: Why<StepForwardFault> | null): boolean {
  if (g.battle.game.customs.leadersInAll === 0) return no(why, 'noNewLeaders', unit);
  if (g.hexLeader[g.unitHex[unit]] >= 0) return no(why, 'leaderThere', g.unitHex[unit]);
  if (f.count === 0) return no(why, 'noStepDie', unit);
  if ((g.unitMark[unit] & RALLIED) === 0) return no(why, 'notRallied', unit);
  return unnamedLeader(g) >= 0 || no(why, 'noMoreLeaders', unit);
}

export type RallyFault = DieFault | 'neverRallies' | 'lostNone' | 'rallyUnordered' | 'farFromLeader';

/** One of the dice may restore a block to the unit. */
export function mayRally(g: State, f: Frame, unit: number, why: Why<RallyFault> | null): boolean {
  const type = g.battle.unitType[unit];
  if (!type.rallies) return no(why, 'neverRallies', unit);
  if (g.unitBlocks[unit] >= type.blocks) return no(why, 'lostNone', unit);
  if (!dieFor(g, f, unit, why)) return false;
  if (f.kind === RALLY_ORDERED) return (g.unitMark[unit] & ORDERED) !== 0 || no(why, 'rallyUnordered', unit);
  return f.kind === RALLY_ANYWHERE || nearLeader(g, g.unitHex[unit]) || no(why, 'farFromLeader', unit);
}

/** One block after another; only units that regain a block are ordered. */
const rallyUnits = decision('rallyUnits', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit } = g.battle;
    for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
      const hex = g.unitHex[u];
      if (hex < 0) continue;
      if (mayStepForward(g, f, u, null)) out.add(NEW_LEADER, hex);
      if (mayRally(g, f, u, null)) out.add(RALLY, hex);
    }
    out.add(DONE);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === DONE) return done(g);
    const hex = firstOf(choice);
    const unit = g.hexUnit[hex];
    if (verb === NEW_LEADER) {
      f.count--;
      return stepForward(g, hex);
    }
    spend(f, g.battle.unitType[unit].symbol);
    g.unitBlocks[unit]++;
    g.unitMark[unit] |= RALLIED;
    told(g)?.tell({
      kind: 'rallied',
      unit: unitHere(g, unit),
      before: g.unitBlocks[unit] - 1,
      after: g.unitBlocks[unit],
    });
    if ((g.unitMark[unit] & ORDERED) === 0) orderUnit(g, unit);
  },
});

/** A leader of the side who has not stepped forward yet, -1 for none. */
function unnamedLeader(g: State): number {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    if (g.leaderFate[l] === UNNAMED) return l;
  }
  return -1;
}

/** A new leader takes his place with a unit that has just rallied. */
function stepForward(g: State, hex: number): void {
  const leader = unnamedLeader(g);
  g.leaderFate[leader] = ON_BOARD;
  g.leaderHex[leader] = hex;
  g.hexLeader[hex] = leader;
  told(g)?.tell({ kind: 'newLeader', ...hasCome(g, leader) });
}

/** A leader of the side in the hex or next to it; every leader rallies, whatever his other limits. */
function nearLeader(g: State, hex: number): boolean {
  const { board, leaderSide } = g.battle;
  if (leaderHelps(g, hex, g.active)) return true;
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const h = board.neighbours[i];
    if (h >= 0 && g.hexLeader[h] >= 0 && leaderSide[g.hexLeader[h]] === g.active) return true;
  }
  return false;
}
