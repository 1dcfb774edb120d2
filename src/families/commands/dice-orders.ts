// Orders that dice give: units by the symbols rolled, and blocks rallied by them (rule 18, tactic cards).

import { roll } from '../../kernel/chance.ts';
import { firstOf, verbOf } from '../../kernel/choice.ts';
import { tell } from '../../kernel/events.ts';
import { call, done } from '../../kernel/procedure.ts';
import { countFace } from './leaders.ts';
import { orderOne, orderUnit } from './orders.ts';
import { decision, procedure } from './procedures.ts';
import { type Frame, leaderHelps, ORDERED, ROLL_ORDERS, SIDE_SUBJECT, type State, unitHere } from './state.ts';
import { HEAVY, HELMET, LIGHT, MEDIUM } from './tables.ts';
import { DONE, ORDER, ORDER_LEADER, RALLY } from './verbs.ts';

/** Rolls as many dice as the side's Command: each symbol orders a unit of its class, each helmet any unit or leader. */
export function orderByRoll(g: State): void {
  call(g, rollForOrders).kind = 0;
}

/** Rolls as many dice as Command to restore blocks to units with or next to a leader. Without leaders: one unit. */
export function rallyByRoll(g: State): void {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    if (g.leaderHex[l] >= 0) {
      call(g, rollForOrders).kind = 1;
      return;
    }
  }
  orderOne(g);
}

const rollForOrders = procedure('rollForOrders', {
  roll(g) {
    roll(g, ROLL_ORDERS, SIDE_SUBJECT + g.active, 0, g.command[g.active], 6);
  },
  read(g, f) {
    tell(g, 'orderDice', g.active, f.kind);
    const d = call(g, f.kind === 0 ? orderByDice : rallyUnits);
    d.left = countFace(g, LIGHT);
    d.centre = countFace(g, MEDIUM);
    d.right = countFace(g, HEAVY);
    d.count = countFace(g, HELMET);
  },
});

/** Dice of a class that are left, in the frame. */
function diceOf(f: Frame, symbol: number): number {
  return symbol === LIGHT ? f.left : symbol === MEDIUM ? f.centre : f.right;
}

/** A die of the class is spent before a helmet, which could have served anybody. */
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
    }
    if (f.count > 0) {
      for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
        const hex = g.leaderHex[l];
        if (hex >= 0 && (g.leaderMark[l] & ORDERED) === 0) out.add(ORDER_LEADER, hex);
      }
    }
    out.add(DONE);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === DONE) return done(g);
    const hex = firstOf(choice);
    if (verb === ORDER) {
      const unit = g.hexUnit[hex];
      spend(f, g.battle.unitType[unit].symbol);
      orderUnit(g, unit);
    } else {
      f.count--;
      g.leaderMark[g.hexLeader[hex]] |= ORDERED;
      tell(g, 'orderedLeader', g.hexLeader[hex], hex);
    }
  },
});

/** One block after another; only units that regain a block are ordered. */
const rallyUnits = decision('rallyUnits', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit, unitType } = g.battle;
    for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
      const hex = g.unitHex[u];
      const type = unitType[u];
      if (hex < 0 || !type.rallies || g.unitBlocks[u] >= type.blocks) continue;
      if (diceOf(f, type.symbol) + f.count > 0 && nearLeader(g, hex)) out.add(RALLY, hex);
    }
    out.add(DONE);
  },
  take(g, f, choice) {
    if (verbOf(choice) === DONE) return done(g);
    const unit = g.hexUnit[firstOf(choice)];
    spend(f, g.battle.unitType[unit].symbol);
    g.unitBlocks[unit]++;
    tell(g, 'rallied', unitHere(g, unit), g.unitBlocks[unit]);
    if ((g.unitMark[unit] & ORDERED) === 0) orderUnit(g, unit);
  },
});

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
