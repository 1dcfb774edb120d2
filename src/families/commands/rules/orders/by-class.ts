// Orders to units of a kind (rule 18, troop cards and many tactic cards).

import { firstOf, verbOf } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import { call, done } from '../../../../kernel/procedure.ts';
import { DECLINE, DONE, ORDER } from '../../tables/verbs.ts';
import { decision } from '../procedures.ts';
import { enemyNextTo, enemyUnitNextTo } from '../standing.ts';
import type { Frame, State } from '../state.ts';
import {
  type AloneFault,
  addLeaders,
  anyUnit,
  countOrders,
  type KindFault,
  type LeaderOrderFault,
  type LimitFault,
  leaderMayBeOrdered,
  mayBeOrdered,
  type OrderFault,
  ofKind,
  orderLeft,
  takeOrder,
} from './giving.ts';
import { orderOne } from './one-unit.ts';

/** How a card that orders units of a kind may say more than its kind. */
export interface ClassOrder {
  /** How many; the side's Command by default. */
  readonly most?: number;
  /** Units next to the enemy, a leader alone included, may not be ordered; or only those next to enemy units. */
  readonly apart?: boolean | 'units';
  /** Units in a formation of their own may not be ordered. */
  readonly unformed?: boolean;
  /** One unit of the player's choice may be ordered instead, although there are units of the kind. */
  readonly orOne?: boolean;
  /** Leaders by themselves may be ordered too. */
  readonly leaders?: boolean;
}

/** Orders to units of a kind, as many as the card says; one unit of choice when the side has none of them. */
export function orderKind(g: State, kind: number, how: ClassOrder = {}): void {
  orderClass(g, kind, how.leaders === true);
  const f = g.frames[g.depth];
  if (g.fallback === 1) return;
  f.most = how.most ?? g.commandNow;
  f.apartFrom = how.apart === 'units' ? FROM_UNITS : how.apart ? FROM_ENEMY : 0;
  f.unformed = how.unformed ? 1 : 0;
  f.orOne = how.orOne ? 1 : 0;
}

/** Orders to as many units of a kind as the side's Command; one unit of choice when it has none of them. */
export function orderClass(g: State, kind: number, withLeaders: boolean): void {
  if (!anyUnit(g, kind) && !withLeaders) {
    orderOne(g);
    return;
  }
  const f = call(g, orderByClass);
  f.kind = kind;
  f.most = g.commandNow;
  f.withLeaders = withLeaders ? 1 : 0;
}

export const orderByClass = decision('orderByClass', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit } = g.battle;
    const { unitHex, active: side } = g;
    const orders = countOrders(g);
    if (orderLeft(f.most, orders, null)) {
      const free = anyOne(g, f, orders);
      for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
        const hex = unitHex[u];
        if (hex >= 0 && mayBeOrdered(g, u, null) && (free || takesClassOrder(g, f, u, null))) out.add(ORDER, hex);
      }
      if (f.withLeaders === 1) addLeaders(g, out);
      if (mayOrderOneInstead(g, f, orders, null)) out.add(DECLINE);
    }
    out.add(DONE);
  },
  take(g, f, choice) {
    if (verbOf(choice) === DECLINE) {
      done(g);
      return orderOne(g);
    }
    // A unit that the card's own order does not reach is the one unit of the player's choice.
    const fallback = verbOf(choice) === ORDER && !takesClassOrder(g, f, g.hexUnit[firstOf(choice)], null);
    if (!takeOrder(g, choice)) done(g);
    else if (fallback) {
      g.fallback = 1;
      done(g);
    }
  },
});

/**
 * Whether any unit may be ordered, as the one of the player's choice: before all other orders.
 * RULING: A side that has leaders but no unit of the kind that the card orders may order leaders, or one unit of its choice
 * [A 18].
 * CASE: A 18 Order Mounted Troops: a side with leaders but without mounted units may order the leaders
 * CASE: A 18 Order Mounted Troops: a side without mounted units that orders its one unit orders nobody else
 */
const anyOne = (g: State, f: Frame, orders: number): boolean => orders === 0 && (f.orOne === 1 || !anyUnit(g, f.kind));

export type ReachFault = KindFault | 'nextToEnemy' | 'formed';

/** Whether the card's own order reaches the unit: its kind, and where it must stand apart from the enemy, that too. */
function takesClassOrder(g: State, f: Frame, unit: number, why: Why<ReachFault> | null): boolean {
  if (!ofKind(g, f.kind, unit, why)) return false;
  if (f.unformed === 1 && g.unitForm[unit] > 0) return no(why, 'formed', unit);
  if (f.apartFrom === 0) return true;
  const next = f.apartFrom === FROM_UNITS ? enemyUnitNextTo : enemyNextTo;
  return !next(g, g.unitHex[unit], g.active) || no(why, 'nextToEnemy', unit);
}

/** The unit may be ordered by a card for its kind, or as the one unit of choice. */
export function mayOrderByClass(
  g: State,
  f: Frame,
  unit: number,
  why: Why<OrderFault | LimitFault | ReachFault> | null,
): boolean {
  const orders = countOrders(g);
  if (!mayBeOrdered(g, unit, why) || !orderLeft(f.most, orders, why)) return false;
  return anyOne(g, f, orders) || takesClassOrder(g, f, unit, why);
}

/** A leader may be ordered by himself by a card for a kind of units. */
export function mayOrderLeaderByClass(
  g: State,
  f: Frame,
  leader: number,
  why: Why<LeaderOrderFault | AloneFault | LimitFault> | null,
): boolean {
  if (f.withLeaders === 0) return no(why, 'noLeadersAlone', leader);
  return leaderMayBeOrdered(g, leader, why) && orderLeft(f.most, countOrders(g), why);
}

export type InsteadFault = 'noneInstead' | 'orderBegun' | 'nobodyReached';

/** Who is reached by the card's own order may be the one unit of choice too: the card's order is then declined. */
export function mayOrderOneInstead(g: State, f: Frame, orders: number, why: Why<InsteadFault> | null): boolean {
  if (f.orOne !== 1) return no(why, 'noneInstead');
  if (orders > 0) return no(why, 'orderBegun');
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if (g.unitHex[u] >= 0 && takesClassOrder(g, f, u, null)) return true;
  }
  return no(why, 'nobodyReached');
}

/** From whom units must stand apart to be ordered (f.apartFrom). */
const FROM_ENEMY = 1;
const FROM_UNITS = 2;
