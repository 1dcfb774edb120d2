// Where a moving piece may go next, and what that costs [D Movement]. A leader may pass own units: where a hex has no room
// for him he goes on through it in the same step.

import { directionTo, hasRoom, hillsOf, moveCost, near, passable, stopsCavalry } from './ground.ts';
import { BY_EVENT, HALTED, isLeader, MAX_HEXES, pieceAt, type State, VANGUARD } from './state.ts';

/** What a step needs of the frame of a move. */
export interface Mover {
  readonly unit: number;
  readonly points: number;
  readonly flags: number;
  readonly hills: number;
  readonly mustEnter: number;
}

/** Rules that keep a piece from this step although the ground would bear it. */
function barred(g: State, m: Mover, from: number, to: number): boolean {
  const { barsEntry, barsMove } = g.battle.hooks;
  for (let i = 0; i < barsEntry.length; i++) if (barsEntry[i].barsEntry?.(g, m.unit, to)) return true;
  if ((m.flags & BY_EVENT) !== 0) return false;
  for (let i = 0; i < barsMove.length; i++) if (barsMove[i].barsMove?.(g, m.unit, from, to)) return true;
  return false;
}

/** The hexes that were last found. */
export const stepHexes = new Int16Array(MAX_HEXES);
let count = 0;

/** Finds every hex that the piece may enter now, once each, and answers how many: `stepHexes` has them. */
export function findSteps(g: State, m: Mover): number {
  if ((m.flags & HALTED) !== 0 || m.points <= 0) return 0;
  if (!isLeader(m.unit)) return unitSteps(g, m, false);
  leaderSteps(g, m);
  return count;
}

/** The steps of a unit; with `one` the first is enough. */
function unitSteps(g: State, m: Mover, one: boolean): number {
  const { unit, mustEnter } = m;
  const { battle, hexUnit, hexLeader } = g;
  const { neighbours } = battle.board;
  const from = g.unitHex[unit];
  const { points, hills, flags } = m;
  // Foot pays one point for every hex.
  const mounted = battle.mounted[unit] === 1;
  const { plainSteps } = battle;
  let found = 0;
  for (let i = from * 6, end = i + 6; i < end; i++) {
    const to = neighbours[i];
    if (to < 0 || hexUnit[to] >= 0 || (mustEnter > 0 && to !== mustEnter - 1)) continue;
    if ((hexLeader[to] >= 0 && !hasRoom(g, unit, to)) || !passable(g, unit, from, i - from * 6)) continue;
    if (mounted && moveCost(g, unit, from, to, hills, flags) > points) continue;
    if (!plainSteps && barred(g, m, from, to)) continue;
    stepHexes[found++] = to;
    if (one) return 1;
  }
  return found;
}

/** Whether it may enter any hex at all. */
export function anyStep(g: State, m: Mover): boolean {
  if (isLeader(m.unit)) return findSteps(g, m) > 0;
  return (m.flags & HALTED) === 0 && m.points > 0 && unitSteps(g, m, true) > 0;
}

/** Cheapest cost by hex of the leader's steps that were last found. */
const costs = new Uint8Array(MAX_HEXES);

/** A leader who may not be alone steps only onto own units. */
function needsCompany(g: State, leader: number): boolean {
  for (const rule of g.battle.hooks.neverAlone) if (rule.neverAlone?.(g, leader)) return true;
  return false;
}

/**
 * RULING: a leader may pass own units, attach himself to one that has no leader by ending there, and leave it again. [D Movement]
 * RULING: a leader who may not be alone goes by himself only from one own unit to the next, not over empty ground. [D Crecy]
 */
function leaderSteps(g: State, m: Mover): void {
  count = 0;
  costs.fill(0);
  spread(g, m, g.unitHex[m.unit], 0, m.hills);
}

/** The way of a leader that is being looked for, and the hexes that were passed on it so far. */
let wanted = -1;
let wantedWay: number[] = [];
const passing: number[] = [];

/** The hexes of a step that is on offer, its own first: a leader may pass own units in it. */
export function stepWay(g: State, m: Mover, to: number): readonly number[] {
  const from = g.unitHex[m.unit];
  if (!isLeader(m.unit)) return [from, to];
  wanted = to;
  leaderSteps(g, m);
  wanted = -1;
  return [from, ...wantedWay];
}

function spread(g: State, m: Mover, from: number, spent: number, hills: number): void {
  const { board, plainSteps } = g.battle;
  const { neighbours } = board;
  for (let d = 0; d < 6; d++) {
    const to = neighbours[from * 6 + d];
    if (to < 0 || (m.mustEnter > 0 && to !== m.mustEnter - 1) || !passable(g, m.unit, from, d)) continue;
    const cost = spent + moveCost(g, m.unit, from, to, hills, m.flags);
    if (cost > m.points || to === g.unitHex[m.unit] || (!plainSteps && barred(g, m, from, to))) continue;
    if (hasRoom(g, m.unit, to)) {
      if (g.hexUnit[to] < 0 && needsCompany(g, m.unit)) continue;
      if (costs[to] === 0) stepHexes[count++] = to;
      if (costs[to] > 0 && cost >= costs[to]) continue;
      costs[to] = cost;
      if (to === wanted) wantedWay = [...passing, to];
      continue;
    }
    if (g.battle.options.leadersKeepOff || g.battle.seat[pieceAt(g, to)] !== g.battle.seat[m.unit]) continue;
    const stops = g.battle.mounted[m.unit] === 1 && (m.flags & VANGUARD) === 0 && stopsCavalry(g, to);
    if (stops) continue;
    passing.push(to);
    spread(g, m, to, cost, hills | hillsOf(g, from, to));
    passing.pop();
  }
}

/** Movement points of a step that is on offer. */
export function stepCost(g: State, m: Mover, to: number): number {
  const from = g.unitHex[m.unit];
  const direct = moveCost(g, m.unit, from, to, m.hills, m.flags);
  if (!isLeader(m.unit)) return direct;
  // Nothing is cheaper than one point, and what is on offer next to him is open to him unless the ground keeps him off.
  if (direct === 1 && g.battle.plainSteps && near(g, from, to) && passable(g, m.unit, from, directionTo(g, from, to))) {
    return 1;
  }
  leaderSteps(g, m);
  return costs[to] || 1;
}

/** Whether the ground around leaves a unit anywhere to go, whatever its points: whether it is worth activating. */
export function mayStir(g: State, piece: number): boolean {
  const { hexUnit, hexLeader } = g;
  const { neighbours } = g.battle.board;
  const from = g.unitHex[piece];
  // Lines stand from left to right: before and behind a unit, the last directions, there is room more often than beside it.
  for (let d = 5; d >= 0; d--) {
    const to = neighbours[from * 6 + d];
    if (to < 0 || hexUnit[to] >= 0) continue;
    if ((hexLeader[to] < 0 || hasRoom(g, piece, to)) && passable(g, piece, from, d)) return true;
  }
  return false;
}
