// Orders to a group of linked units: each next to one that has an order already (rule 18).

import type { Choices } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import { call, done } from '../../../../kernel/procedure.ts';
import { DONE, ORDER, ORDER_LEADER } from '../../tables/verbs.ts';
import { decision } from '../procedures.ts';
import { type Frame, ORDERED, type State } from '../state.ts';
import {
  type AloneFault,
  anyUnit,
  countOrders,
  type KindFault,
  type LimitFault,
  mayBeOrdered,
  type OrderFault,
  ofKind,
  orderLeft,
  takeOrder,
} from './giving.ts';
import { orderOne } from './one-unit.ts';

/** Orders to a group of linked units of a kind, `most` of them; with `leaders` those alone in a hex are links too. */
export function orderGroup(g: State, kind: number, most: number, leaders = false): void {
  if (!anyUnit(g, kind) && !leaders) {
    orderOne(g);
    return;
  }
  const f = call(g, orderLinked);
  f.kind = kind;
  f.most = most;
  f.withLeaders = leaders ? 1 : 0;
}

export const orderLinked = decision('orderLinked', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit } = g.battle;
    const { unitHex, active: side } = g;
    const orders = countOrders(g);
    if (orderLeft(f.most, orders, null)) {
      for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
        const hex = unitHex[u];
        if (hex < 0 || !mayBeOrdered(g, u, null) || !ofKind(g, f.kind, u, null)) continue;
        if (orders === 0 || linked(g, hex, null)) out.add(ORDER, hex);
      }
      if (f.withLeaders === 1) addLoneLeaders(g, out, orders === 0);
    }
    out.add(DONE);
  },
  take(g, _f, choice) {
    if (!takeOrder(g, choice)) done(g);
  },
});

/** The unit may be ordered as one more of the group. */
export function mayOrderLinked(
  g: State,
  f: Frame,
  unit: number,
  why: Why<OrderFault | LimitFault | KindFault | LinkFault> | null,
): boolean {
  const orders = countOrders(g);
  if (!mayBeOrdered(g, unit, why) || !orderLeft(f.most, orders, why) || !ofKind(g, f.kind, unit, why)) return false;
  return orders === 0 || linked(g, g.unitHex[unit], why);
}

/** A leader alone may be ordered as one more of the group. */
export function mayOrderLinkedLeader(
  g: State,
  f: Frame,
  leader: number,
  why: Why<LoneFault | AloneFault | LimitFault | LinkFault> | null,
): boolean {
  if (f.withLeaders === 0) return no(why, 'noLeadersAlone', leader);
  if (!aloneWithoutOrder(g, leader, why)) return false;
  const orders = countOrders(g);
  return orderLeft(f.most, orders, why) && (orders === 0 || linked(g, g.leaderHex[leader], why));
}

/** Leaders alone in a hex next to one that is ordered, or anywhere. */
export function addLoneLeaders(g: State, out: Choices, anywhere: boolean): void {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    const hex = g.leaderHex[l];
    if (hex < 0 || !aloneWithoutOrder(g, l, null)) continue;
    if (anywhere || linked(g, hex, null)) out.add(ORDER_LEADER, hex);
  }
}

export type LoneFault = 'leaderHasOrder' | 'withUnit';

/** A leader who is alone in his hex and has no order. */
export function aloneWithoutOrder(g: State, leader: number, why: Why<LoneFault> | null): boolean {
  if ((g.leaderMark[leader] & ORDERED) !== 0) return no(why, 'leaderHasOrder', leader);
  return g.hexUnit[g.leaderHex[leader]] < 0 || no(why, 'withUnit', leader);
}

export type LinkFault = 'notLinked';

/** The hex is next to one that has an order already. */
export function linked(g: State, hex: number, why: Why<LinkFault> | null): boolean {
  return nextToOrdered(g, hex) || no(why, 'notLinked', hex);
}

function nextToOrdered(g: State, hex: number): boolean {
  const { board, unitSide, leaderSide } = g.battle;
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const h = board.neighbours[i];
    if (h < 0) continue;
    const u = g.hexUnit[h];
    if (u >= 0) {
      if (unitSide[u] === g.active && (g.unitMark[u] & ORDERED) !== 0) return true;
      continue;
    }
    const l = g.hexLeader[h];
    if (l >= 0 && leaderSide[l] === g.active && (g.leaderMark[l] & ORDERED) !== 0) return true;
  }
  return false;
}
