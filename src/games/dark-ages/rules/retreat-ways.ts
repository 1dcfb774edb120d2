// Which way a routed piece runs: first further from the enemy, then the shortest way to its own edge, through own units
// only where nothing else leads there [D Retreat or rout].

import { onwardHexes } from './board-ways.ts';
import { directionTo, hillsOf, moveCost, passable, stopsCavalry } from './ground.ts';
import { type Battle, MAX_HEXES, pieceAt, RIVER, type State, seatOf } from './state.ts';

/** What was found: hexes to choose from, or what becomes of the piece. */
export const WAYS = 0;
export const LEAVES = 1; // over the edge of the map
export const DEAD_END = 2; // it goes no further: its retreat is partly inhibited
export const TOO_FAR = 3; // there is a way, but not enough movement for its first hex
export const BLOCKED = 4; // only impassable ground or enemies

export interface Ways {
  readonly hexes: Int16Array;
  count: number;
  verdict: number;
}

/** What `waysBack` needs of the frame of a retreat. */
export interface Runner {
  readonly unit: number;
  readonly at: number;
  /** 1 + the hex of the enemy it runs from, 0 for none; and how far away that was when it set out. */
  readonly enemyAt: number;
  readonly enemyAway: number;
  readonly points: number;
  readonly steps: number;
  readonly hills: number;
}

export const NOWHERE = 255;
const OPPOSITE = [1, 0, 5, 4, 3, 2];
const queue = new Uint8Array(MAX_HEXES);

/** Fields of a battle as long as its ground stays as it is. */
interface Kept {
  readonly terrain: Int8Array;
  readonly gone: Int8Array;
  readonly fields: (Uint8Array | undefined)[];
}
/** Events change ground now and then: the last few states of it are remembered. */
const MOST_KEPT = 8;
const kept = new WeakMap<Battle, Kept[]>();

/** The fields of the battle on the ground of its sheet. */
const asSetOut = new WeakMap<Battle, Kept['fields']>();

function fieldsOf(g: State): Kept['fields'] {
  if (g.reshaped !== 0) return keptOf(g).fields;
  let fields = asSetOut.get(g.battle);
  if (fields === undefined) {
    fields = [];
    asSetOut.set(g.battle, fields);
  }
  return fields;
}

/** The same for ground that events have changed. */
function keptOf(g: State): Kept {
  const { board, hasSides } = g.battle;
  let grounds = kept.get(g.battle);
  if (grounds === undefined) {
    grounds = [];
    kept.set(g.battle, grounds);
  }
  for (let i = 0; i < grounds.length; i++) {
    const one = grounds[i];
    if (!same(one.terrain, g.hexTerrain, board.size)) continue;
    if (!hasSides || same(one.gone, g.sidesGone, board.size)) return one;
  }
  const made: Kept = { terrain: g.hexTerrain.slice(), gone: g.sidesGone.slice(), fields: [] };
  if (grounds.length === MOST_KEPT) grounds.pop();
  grounds.unshift(made);
  return made;
}

function same(one: Int8Array, other: Int8Array, size: number): boolean {
  for (let i = 0; i < size; i++) if (one[i] !== other[i]) return false;
  return true;
}

/**
 * Steps to leave the map over the own edge by passable ground, whoever stands there; CUT_OFF and more where there is no such
 * way, 255 where nobody can stand.
 */
export function edgeField(g: State, piece: number): Uint8Array {
  // All movers of one kind and side have one field.
  const { board, waysOf } = g.battle;
  const key = 2 * (waysOf[piece] / board.size) + seatOf(g, piece);
  return (fieldsOf(g)[key] ??= makeField(g, piece));
}

function makeField(g: State, piece: number): Uint8Array {
  const { board, hooks } = g.battle;
  const seat = seatOf(g, piece);
  const edge = seat === 0 ? 0 : board.rows - 1;
  const field = new Uint8Array(MAX_HEXES).fill(NOWHERE);
  let tail = 0;
  for (let hex = 0; hex < board.size; hex++) {
    if (board.row[hex] !== edge || g.hexTerrain[hex] === RIVER) continue;
    let open = true;
    for (const rule of hooks.barsExit) if (rule.barsExit?.(g, seat, hex)) open = false;
    if (!open) continue;
    field[hex] = 1;
    queue[tail++] = hex;
  }
  for (let head = 0; head < tail; head++) {
    const hex = queue[head];
    for (let d = 0; d < 6; d++) {
      const from = board.neighbours[hex * 6 + d];
      if (from < 0 || field[from] !== NOWHERE || g.hexTerrain[from] === RIVER) continue;
      if (!passable(g, piece, from, OPPOSITE[d])) continue;
      field[from] = field[hex] + 1;
      queue[tail++] = from;
    }
  }
  if (g.battle.readings.cutOffRuns) fillCutOff(g, field, edge);
  return field;
}

/** Fields from here on lie where no way leads to the own edge: the more, the further from it as the crow flies. */
export const CUT_OFF = 128;

function fillCutOff(g: State, field: Uint8Array, edge: number): void {
  const { board } = g.battle;
  for (let hex = 0; hex < board.size; hex++) {
    if (field[hex] !== NOWHERE || g.hexTerrain[hex] === RIVER) continue;
    field[hex] = CUT_OFF + Math.abs(board.row[hex] - edge);
  }
}

/** Far enough from the enemy: further than when it set out. */
export function further(g: State, r: Runner, hex: number): boolean {
  const { board } = g.battle;
  return r.enemyAt === 0 || board.distance[(r.enemyAt - 1) * board.size + hex] > r.enemyAway;
}

/** Whether passing the own unit on `hex` leads to a free hex, or over the edge, in the end. */
export function leadsOn(g: State, r: Runner, to: Uint8Array, hex: number): boolean {
  if (to[hex] === 1) return true;
  const near = g.battle.board.neighbours;
  for (let d = 0; d < 6; d++) {
    const next = near[hex * 6 + d];
    if (next < 0 || to[next] >= to[hex] || !passable(g, r.unit, hex, d)) continue;
    const there = pieceAt(g, next);
    if (there < 0) {
      if (further(g, r, next)) return true;
    } else if (seatOf(g, there) === seatOf(g, r.unit) && leadsOn(g, r, to, next)) return true;
  }
  return false;
}

/** Fills `out` with the hexes of the next step, as it was before `passOneFriend`: rows of own units were passed as well. */
export function waysThroughRows(g: State, r: Runner, to: Uint8Array, out: Ways): void {
  const { board } = g.battle;
  const here = to[r.at];
  const passing = r.at !== g.unitHex[r.unit];
  const own = seatOf(g, r.unit);
  out.count = 0;
  out.verdict = WAYS;
  if (here === 1) {
    out.verdict = LEAVES;
    return;
  }
  let through = 0;
  let aside = NOWHERE;
  let tooFar = false;
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbours[r.at * 6 + d];
    if (hex < 0 || to[hex] === NOWHERE || !passable(g, r.unit, r.at, d)) continue;
    const there = pieceAt(g, hex);
    if (there >= 0) {
      if (seatOf(g, there) === own && to[hex] < here && leadsOn(g, r, to, hex)) through++;
      continue;
    }
    if (!further(g, r, hex)) continue;
    if (!passing && moveCost(g, r.unit, r.at, hex, r.hills, 0) > r.points) {
      tooFar = true;
      continue;
    }
    if (to[hex] < here) out.hexes[out.count++] = hex;
    else if (to[hex] < aside) aside = to[hex];
  }
  if (out.count > 0) return;
  if (through > 0) return friendsInTheWay(g, r, to, out);
  // Who has come away from the enemy may stay where he is.
  if (r.steps > 0 && !passing && further(g, r, r.at)) {
    out.verdict = DEAD_END;
    return;
  }
  if (aside === NOWHERE) {
    if (!passing) roundabout(g, r, to, out);
    if (out.count === 0) friendsAside(g, r, to, out);
    if (out.count === 0) out.verdict = r.steps > 0 ? DEAD_END : tooFar ? TOO_FAR : BLOCKED;
    return;
  }
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbours[r.at * 6 + d];
    if (hex < 0 || to[hex] !== aside || pieceAt(g, hex) >= 0 || !further(g, r, hex)) continue;
    if (!passable(g, r.unit, r.at, d)) continue;
    if (!passing && moveCost(g, r.unit, r.at, hex, r.hills, 0) > r.points) continue;
    out.hexes[out.count++] = hex;
  }
}

/**
 * Only where a retreat ends counts: who has the movement runs round by hexes that are no further from the enemy, if a hex
 * that is lies behind them [D Retreat or rout]. Of such ways those count that end nearest to the own edge.
 */
export function roundabout(g: State, r: Runner, to: Uint8Array, out: Ways): void {
  let best = NOWHERE;
  for (let d = 0; d < 6; d++) {
    const end = endBehind(g, r, to, r.at, d, r.points, r.hills);
    if (end > best || end === NOWHERE) continue;
    if (end < best) out.count = 0;
    best = end;
    out.hexes[out.count++] = g.battle.board.neighbours[r.at * 6 + d];
  }
}

/** How far from the edge a way may end that begins with this step; NOWHERE when it does not lead further from the enemy. */
function endBehind(
  g: State,
  r: Runner,
  to: Uint8Array,
  from: number,
  d: number,
  points: number,
  hills: number,
): number {
  const { board, mounted } = g.battle;
  const hex = board.neighbours[from * 6 + d];
  if (hex < 0 || to[hex] === NOWHERE || pieceAt(g, hex) >= 0 || !passable(g, r.unit, from, d)) return NOWHERE;
  const left = points - moveCost(g, r.unit, from, hex, hills, 0);
  if (left < 0) return NOWHERE;
  if (further(g, r, hex)) return to[hex];
  if (left === 0 || (mounted[r.unit] === 1 && stopsCavalry(g, hex))) return NOWHERE;
  let best = NOWHERE;
  for (let on = 0; on < 6; on++) {
    best = Math.min(best, endBehind(g, r, to, hex, on, left, hills | hillsOf(g, from, hex)));
  }
  return best;
}

const beyond = new Int16Array(6);

/** Own units that close every other way, with an open hex behind them that is further from the enemy. */
export function friendsAside(g: State, r: Runner, to: Uint8Array, out: Ways): void {
  const near = g.battle.board.neighbours;
  for (let d = 0; d < 6; d++) {
    const hex = near[r.at * 6 + d];
    if (hex < 0 || !passable(g, r.unit, r.at, d)) continue;
    const there = pieceAt(g, hex);
    if (there < 0 || there === r.unit || seatOf(g, there) !== seatOf(g, r.unit)) continue;
    const count = onwardHexes(g, r.at, hex, beyond);
    let open = false;
    for (let i = 0; i < count; i++) {
      const next = beyond[i];
      if (to[next] === NOWHERE || pieceAt(g, next) >= 0 || !further(g, r, next)) continue;
      if (passable(g, r.unit, hex, directionTo(g, hex, next))) open = true;
    }
    if (open) out.hexes[out.count++] = hex;
  }
}

export function friendsInTheWay(g: State, r: Runner, to: Uint8Array, out: Ways): void {
  const near = g.battle.board.neighbours;
  for (let d = 0; d < 6; d++) {
    const hex = near[r.at * 6 + d];
    if (hex < 0 || to[hex] >= to[r.at] || !passable(g, r.unit, r.at, d)) continue;
    const there = pieceAt(g, hex);
    if (there < 0 || seatOf(g, there) !== seatOf(g, r.unit)) continue;
    if (leadsOn(g, r, to, hex)) out.hexes[out.count++] = hex;
  }
}
