// Where a moving piece may go next, and what that costs [D Movement]. A leader may pass own units: where a hex has no room
// for him he goes on through it in the same step.

import { no, type Why } from '../../../kernel/permission.ts';
import {
  directionTo,
  entryHits,
  type GroundFault,
  hasRoom,
  hillsOf,
  leadsOn,
  moveCost,
  near,
  opens,
  openWays,
  passable,
  type RoomFault,
  stopsCavalry,
} from './ground.ts';
import { BY_EVENT, HALTED, isLeader, MAX_HEXES, pieceAt, type State, VANGUARD } from './state.ts';

/** What a step needs of the frame of a move. */
export interface Mover {
  readonly unit: number;
  readonly points: number;
  readonly flags: number;
  readonly hills: number;
  readonly mustEnter: number;
}

/** `a` is the piece; `b` is the hex that it would enter, of `tooDear` the points of the step. */
export type StepFault =
  | GroundFault
  | RoomFault
  | 'halted'
  | 'noPointsLeft'
  | 'mustEnter'
  | 'alreadyThere'
  | 'notNext'
  | 'tooDear'
  | 'tooFar'
  | 'entryBarred'
  | 'moveBarred'
  | 'neverAlone';

/** Whether no rule of the battle keeps a piece from this step although the ground would bear it. */
const unbarred = (g: State, m: Mover, from: number, to: number, why: Why<StepFault> | null): boolean =>
  g.battle.plainSteps || rulesAllow(g, m, from, to, why);

function rulesAllow(g: State, m: Mover, from: number, to: number, why: Why<StepFault> | null): boolean {
  const { barsEntry, barsMove } = g.battle.hooks;
  for (let i = 0; i < barsEntry.length; i++) {
    if (barsEntry[i].barsEntry?.(g, m.unit, to)) return no(why, 'entryBarred', m.unit, to);
  }
  if ((m.flags & BY_EVENT) !== 0) return true;
  for (let i = 0; i < barsMove.length; i++) {
    if (barsMove[i].barsMove?.(g, m.unit, from, to)) return no(why, 'moveBarred', m.unit, to);
  }
  return true;
}

/** Whether a piece may take any step in its move. */
function mayGoOn(m: Mover, why: Why<StepFault> | null): boolean {
  if ((m.flags & HALTED) !== 0) return no(why, 'halted', m.unit);
  return m.points > 0 || no(why, 'noPointsLeft', m.unit);
}

/** Whether a piece may take this step: whether `findSteps` finds it, and if not, why. */
export function mayStep(g: State, m: Mover, to: number, why: Why<StepFault> | null = null): boolean {
  const from = g.unitHex[m.unit];
  if (!mayGoOn(m, why)) return false;
  if (to === from) return no(why, 'alreadyThere', m.unit, to);
  if (isLeader(m.unit)) return mayLeaderStep(g, m, to, why);
  return directionTo(g, from, to) < 0 ? no(why, 'notNext', m.unit, to) : mayUnitStep(g, m, from, to, why);
}

/** The search of play says whether it may; what follows only says why not. */
function mayUnitStep(g: State, m: Mover, from: number, to: number, why: Why<StepFault> | null): boolean {
  const { unit, mustEnter } = m;
  if (stepHexes.subarray(0, unitSteps(g, m, false)).includes(to)) return true;
  if (mustEnter > 0 && to !== mustEnter - 1) return no(why, 'mustEnter', unit, mustEnter - 1);
  if (!opens(g, unit, from, directionTo(g, from, to), to, why) || !hasRoom(g, unit, to, why)) return false;
  const cost = moveCost(g, unit, from, to, m.hills, m.flags);
  if (cost > m.points) return no(why, 'tooDear', unit, cost);
  rulesAllow(g, m, from, to, why);
  return false;
}

/** Hindrances that a search for a leader's steps can forgive: to learn whether they are the reason. None in play. */
const COST = 1;
let forgiven = 0;
/** How much further he is looked for when his points are forgiven. */
const FURTHER = 2;

/** A leader's step may lead through own units: the same search as in play says whether it does, and what keeps him from it. */
function mayLeaderStep(g: State, m: Mover, to: number, why: Why<StepFault> | null): boolean {
  const { unit } = m;
  leaderSteps(g, m);
  if (costs[to] > 0) return true;
  if (m.mustEnter > 0 && to !== m.mustEnter - 1) return no(why, 'mustEnter', unit, m.mustEnter - 1);
  if (!hasRoom(g, unit, to, why)) return false;
  if (g.hexUnit[to] < 0 && needsCompany(g, unit)) return no(why, 'neverAlone', unit, to);
  forgiven = COST;
  leaderSteps(g, m);
  forgiven = 0;
  const from = g.unitHex[unit];
  const direction = directionTo(g, from, to);
  if (direction >= 0) {
    if (!opens(g, unit, from, direction, to, why)) return false;
    if (costs[to] > 0) return no(why, 'tooDear', unit, moveCost(g, unit, from, to, m.hills, m.flags));
    return unbarred(g, m, from, to, why) && no(why, 'notNext', unit, to);
  }
  return no(why, costs[to] > 0 ? 'tooFar' : 'notNext', unit, to);
}

/** The hexes that were last found. */
export const stepHexes = new Int16Array(MAX_HEXES);
let count = 0;

/** Finds every hex that the piece may enter now, once each, and answers how many: `stepHexes` has them. */
export function findSteps(g: State, m: Mover): number {
  if (!mayGoOn(m, null)) return 0;
  if (!isLeader(m.unit)) return unitSteps(g, m, false);
  leaderSteps(g, m);
  return count;
}

/** The steps of a unit; with `one` the first is enough. It is asked at every step of every move. */
function unitSteps(g: State, m: Mover, one: boolean): number {
  const { unit, mustEnter, points, hills, flags } = m;
  const { battle, hexUnit, hexLeader } = g;
  const { neighbours } = battle.board;
  const { plainSteps } = battle;
  const from = g.unitHex[unit];
  // Foot pays one point for every hex.
  const mounted = battle.mounted[unit] === 1;
  let found = 0;
  for (let i = from * 6, end = i + 6; i < end; i++) {
    const to = neighbours[i];
    if (to < 0 || hexUnit[to] >= 0 || (mustEnter > 0 && to !== mustEnter - 1)) continue;
    if ((hexLeader[to] >= 0 && !hasRoom(g, unit, to)) || !passable(g, unit, from, i - from * 6)) continue;
    if (mounted && moveCost(g, unit, from, to, hills, flags) > points) continue;
    if (!plainSteps && !rulesAllow(g, m, from, to, null)) continue;
    stepHexes[found++] = to;
    if (one) return 1;
  }
  return found;
}

/** Whether it may enter any hex at all. */
export function anyStep(g: State, m: Mover): boolean {
  if (isLeader(m.unit)) return findSteps(g, m) > 0;
  return mayGoOn(m, null) && unitSteps(g, m, true) > 0;
}

/** Cheapest cost by hex of the leader's steps that were last found, and the hits of the ground on that way. */
const costs = new Uint8Array(MAX_HEXES);
const wayHits = new Uint8Array(MAX_HEXES);

/** A leader who may not be alone steps only onto own units. */
function needsCompany(g: State, leader: number): boolean {
  const { neverAlone } = g.battle.hooks;
  for (let i = 0; i < neverAlone.length; i++) if (neverAlone[i].neverAlone?.(g, leader)) return true;
  return false;
}

/**
 * RULING: A leader may pass own units, attach himself to a unit that has no leader by ending there, and leave that unit
 * again [D Movement].
 * CASE: D Movement: a leader passes own units and joins one by ending with it
 * CASE: D Movement: a leader passes an own unit that has a leader, without stopping there
 * CASE: D Leaders: an attached leader stays with his unit or goes by himself
 * RULING: A leader who may not be alone goes by himself only from one own unit to the next, not over empty ground
 * [D Crecy].
 * CASE: D Crecy: King John does not leave his unit for an empty hex
 * RULING: A leader who passes own units in one step meets the ground of every hex on his way: slopes hit him, hills and
 * streams count as entered. Of several ways he takes the cheapest, and of these the one with the fewest hits
 * [D Movement].
 * CASE: D Slope: a leader who passes an own unit takes the hit of a slope on his way
 * CASE: D Slope: of two ways of the same length a leader takes the one without a slope
 * CASE: D Stream: a leader who has passed an own unit in a stream does not assault in that move
 * CASE: D Hills: a leader who has passed an own unit on a hill has paid for that hill
 */
function leaderSteps(g: State, m: Mover): void {
  count = 0;
  costs.fill(0);
  spread(g, m, g.unitHex[m.unit], 0, m.hills, 0);
}

/** The way of a leader that is being looked for, and the hexes that were passed on it so far. */
let wanted = -1;
let wantedWay: number[] = [];
const passing: number[] = [];

/** The hexes of a step that is on offer, its own first: a leader may pass own units in it. */
export function stepWay(g: State, m: Mover, to: number): readonly number[] {
  const from = g.unitHex[m.unit];
  if (isPlain(g, m, to)) return [from, to];
  wanted = to;
  leaderSteps(g, m);
  wanted = -1;
  return [from, ...wantedWay];
}

function spread(g: State, m: Mover, from: number, spent: number, hills: number, hitSoFar: number): void {
  const { board, seat, options } = g.battle;
  // Of all ground only slopes hit leaders.
  const slopes = g.battle.hasSides && g.battle.readings.groundOnTheWay;
  const { unit, flags, mustEnter } = m;
  const most = (forgiven & COST) === 0 ? m.points : m.points + FURTHER;
  const open = openWays(g, unit, from);
  for (let d = 0; d < 6; d++) {
    const to = board.neighbours[from * 6 + d];
    if (to < 0 || (mustEnter > 0 && to !== mustEnter - 1) || to === g.unitHex[unit]) continue;
    if (!leadsOn(g, open, unit, from, d)) continue;
    const cost = spent + moveCost(g, unit, from, to, hills, flags);
    if (cost > most || !unbarred(g, m, from, to, null)) continue;
    const hits = slopes ? hitSoFar + entryHits(g, unit, from, to, flags) : 0;
    const there = pieceAt(g, to);
    if (there < 0 || hasRoom(g, unit, to)) {
      if (g.hexUnit[to] < 0 && needsCompany(g, unit)) continue;
      if (costs[to] === 0) stepHexes[count++] = to;
      else if (cost > costs[to] || (cost === costs[to] && hits >= wayHits[to])) continue;
      costs[to] = cost;
      wayHits[to] = hits;
      if (to === wanted) wantedWay = [...passing, to];
      continue;
    }
    if (options.leadersKeepOff || seat[there] !== seat[unit] || groundHalts(g, unit, flags, to)) continue;
    if (wanted >= 0) passing.push(to);
    spread(g, m, to, cost, hills | hillsOf(g, from, to), hits);
    if (wanted >= 0) passing.pop();
  }
}

/** Whether the ground of a hex halts the piece: cavalry in woods and marsh, unless a Vanguard has looked at the way. */
export const groundHalts = (g: State, piece: number, flags: number, hex: number): boolean =>
  g.battle.mounted[piece] === 1 && (flags & VANGUARD) === 0 && stopsCavalry(g, hex);

/** Whether a piece that comes to this hex goes no further in its move. */
export const haltsAt = (g: State, piece: number, flags: number, hex: number): boolean =>
  (isLeader(piece) && g.battle.options.leadersKeepOff && g.hexUnit[hex] >= 0) || groundHalts(g, piece, flags, hex);

/** Movement points of a step that is on offer. */
export function stepCost(g: State, m: Mover, to: number): number {
  if (isPlain(g, m, to)) return moveCost(g, m.unit, g.unitHex[m.unit], to, m.hills, m.flags);
  leaderSteps(g, m);
  return costs[to] || 1;
}

/** Hits of the ground for a step that is on offer. */
export function stepHits(g: State, m: Mover, to: number): number {
  if (!g.battle.readings.groundOnTheWay || isPlain(g, m, to))
    return entryHits(g, m.unit, g.unitHex[m.unit], to, m.flags);
  leaderSteps(g, m);
  return wayHits[to];
}

/**
 * Whether a step leads straight to the next hex. That of a leader may not: but nothing is cheaper than one point, and what is
 * on offer next to him is open to him unless the ground keeps him off.
 */
export const isPlain = (g: State, m: Mover, to: number): boolean => !isLeader(m.unit) || leaderGoesStraight(g, m, to);

function leaderGoesStraight(g: State, m: Mover, to: number): boolean {
  const from = g.unitHex[m.unit];
  if (!g.battle.plainSteps || !near(g, from, to) || !passable(g, m.unit, from, directionTo(g, from, to))) return false;
  return moveCost(g, m.unit, from, to, m.hills, m.flags) === 1;
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
