// What every way of giving orders shares (rule 7): who may be ordered at all, how many have been, and the order itself.

import { type Choices, firstOf, verbOf } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import { ORDER, ORDER_LEADER } from '../../tables/verbs.ts';
import { leaderHere, told, unitHere } from '../events.ts';
import { MOVED, ORDERED, type State } from '../state.ts';

export function orderUnit(g: State, unit: number): void {
  g.unitMark[unit] |= ORDERED;
  told(g)?.tell({ kind: 'ordered', unit: unitHere(g, unit) });
}

export function orderLeader(g: State, leader: number): void {
  g.leaderMark[leader] |= ORDERED;
  told(g)?.tell({ kind: 'orderedLeader', leader: leaderHere(g, leader) });
}

/** Carries out an `order` choice; answers false when it was `done`. */
export function takeOrder(g: State, choice: number): boolean {
  const verb = verbOf(choice);
  if (verb === ORDER) orderUnit(g, g.hexUnit[firstOf(choice)]);
  else if (verb === ORDER_LEADER) orderLeader(g, g.hexLeader[firstOf(choice)]);
  else return false;
  return true;
}

export type OrderFault = 'hasOrder';

/** The unit has no order so far. */
export function mayBeOrdered(g: State, unit: number, why: Why<OrderFault> | null): boolean {
  return (g.unitMark[unit] & ORDERED) === 0 || no(why, 'hasOrder', unit);
}

export type LeaderOrderFault = 'leaderHasOrder' | 'leaderHasCome' | 'keptByUnit';

/** A leader may be ordered by himself, attached or not (cards with the helmet). */
export function leaderMayBeOrdered(g: State, leader: number, why: Why<LeaderOrderFault> | null): boolean {
  const mark = g.leaderMark[leader];
  if ((mark & ORDERED) !== 0) return no(why, 'leaderHasOrder', leader);
  // Who has just been brought onto the board has had his move.
  if ((mark & MOVED) !== 0) return no(why, 'leaderHasCome', leader);
  return g.battle.game.questions.mayOrderLeader(g, leader) || no(why, 'keptByUnit', leader);
}

export type LimitFault = 'allGiven';

/** One of `most` orders is left when so many have been given. */
export function orderLeft(most: number, orders: number, why: Why<LimitFault> | null): boolean {
  return orders < most || no(why, 'allGiven', most);
}

/** Orders given so far: units, and leaders by themselves. */
export function countOrders(g: State): number {
  const { firstUnit, firstLeader } = g.battle;
  const { unitMark, leaderMark, active: side } = g;
  let n = 0;
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) n += unitMark[u] & ORDERED;
  for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) n += leaderMark[l] & ORDERED;
  return n;
}

/** Leaders who may be ordered by themselves. */
export function addLeaders(g: State, out: Choices): void {
  const { firstLeader } = g.battle;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    const hex = g.leaderHex[l];
    if (hex >= 0 && leaderMayBeOrdered(g, l, null)) out.add(ORDER_LEADER, hex);
  }
}

/** Orders every unit that the test names, at once. */
export function orderAll(g: State, test: (unit: number) => boolean): number {
  const { firstUnit } = g.battle;
  let n = 0;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if (g.unitHex[u] < 0 || !test(u)) continue;
    orderUnit(g, u);
    n++;
  }
  return n;
}

export function anyUnit(g: State, kind: number): boolean {
  const { firstUnit, unitClasses } = g.battle;
  const { unitHex, active: side } = g;
  const kindBit = 1 << kind;
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
    if (unitHex[u] >= 0 && (unitClasses[u] & kindBit) !== 0) return true;
  }
  return false;
}

export type KindFault = 'wrongClass';

export function ofKind(g: State, kind: number, unit: number, why: Why<KindFault> | null): boolean {
  return (g.battle.unitClasses[unit] & (1 << kind)) !== 0 || no(why, 'wrongClass', unit, kind);
}

export type AloneFault = 'noLeadersAlone';
