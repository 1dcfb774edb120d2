// Orders that dice give: units by the symbols rolled, and blocks rallied by them (tactic cards).

import { roll } from '../../../kernel/chance.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { HEAVY, LIGHT, MEDIUM, SYMBOLS } from '../tables/tables.ts';
import { DONE, NEW_LEADER, ORDER, ORDER_LEADER, ORDER_TO_MOVE, RALLY } from '../tables/verbs.ts';
import { countFace } from './dice.ts';
import { readServing } from './dice-reading.ts';
import { hasCome, leaderHere, told, unitHere } from './events.ts';
import { orderOne, orderUnit } from './orders.ts';
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

const orderByDice = decision('orderByDice', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit, unitType, firstLeader } = g.battle;
    for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
      const hex = g.unitHex[u];
      if (hex < 0 || (g.unitMark[u] & ORDERED) !== 0) continue;
      if (diceOf(f, unitType[u].symbol) + f.count > 0) out.add(ORDER, hex);
      if (f.flags > 0) out.add(ORDER_TO_MOVE, hex);
    }
    if (f.count > 0) {
      for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
        const hex = g.leaderHex[l];
        if (hex < 0 || (g.leaderMark[l] & ORDERED) !== 0) continue;
        if (g.battle.game.questions.mayOrderLeader(g, l)) out.add(ORDER_LEADER, hex);
      }
    }
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

/** One block after another; only units that regain a block are ordered. */
const rallyUnits = decision('rallyUnits', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit, unitType } = g.battle;
    const newLeader = f.count > 0 && unnamedLeader(g) >= 0;
    for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
      const hex = g.unitHex[u];
      const type = unitType[u];
      if (hex < 0) continue;
      if (newLeader && (g.unitMark[u] & RALLIED) !== 0 && g.hexLeader[hex] < 0) out.add(NEW_LEADER, hex);
      if (!type.rallies || g.unitBlocks[u] >= type.blocks) continue;
      if (diceOf(f, type.symbol) + f.count > 0 && mayRally(g, u, f.kind)) out.add(RALLY, hex);
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

function mayRally(g: State, unit: number, whom: number): boolean {
  if (whom === RALLY_ORDERED) return (g.unitMark[unit] & ORDERED) !== 0;
  return whom === RALLY_ANYWHERE || nearLeader(g, g.unitHex[unit]);
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
