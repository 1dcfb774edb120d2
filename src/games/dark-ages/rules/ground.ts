// The ground: hexsides, who is adjacent to whom, what may be entered and what it costs [D Terrain] [D Movement].

import { no, type Why } from '../../../kernel/permission.ts';
import {
  ESCARPMENT,
  HILL,
  isLeader,
  MARSH,
  NO_SIDE,
  pieceAt,
  RIVER,
  SLOPE,
  STAKES,
  STREAM,
  type State,
  VANGUARD,
  WOODS,
} from './state.ts';

/** The direction from a hex to its neighbour, -1 when they are no neighbours. */
export function directionTo(g: State, from: number, to: number): number {
  const { board } = g.battle;
  return board.direction[from * board.size + to];
}

/** What stands on a side of a hex now. */
export function sideAt(g: State, hex: number, direction: number): number {
  const { battle } = g;
  if (!battle.hasSides) return NO_SIDE;
  const side = battle.sides[hex * 6 + direction];
  return side !== NO_SIDE && ((g.sidesGone[hex] >> direction) & 1) === 0 ? side : NO_SIDE;
}

/** What stands between two neighbouring hexes. */
export function sideBetween(g: State, from: number, to: number): number {
  if (!g.battle.hasSides) return NO_SIDE;
  const direction = directionTo(g, from, to);
  return direction < 0 ? NO_SIDE : sideAt(g, from, direction);
}

export const distance = (g: State, a: number, b: number): number => {
  const { board } = g.battle;
  return board.distance[a * board.size + b];
};

export const near = (g: State, a: number, b: number): boolean => a >= 0 && b >= 0 && distance(g, a, b) === 1;

/**
 * Enemies are adjacent unless an escarpment lies between them.
 * RULING: Units on both sides of an escarpment do not engage each other, do not hinder each other and cannot fight hand
 * to hand; only shots pass the escarpment [D Escarpments].
 * CASE: D Escarpments: nobody crosses them or fights across them, and shots do
 * CASE: D Defending from multiple units: an enemy across an escarpment does not count
 * CASE: D Disengagement: nobody is held across an escarpment
 */
export const touches = (g: State, a: number, b: number): boolean =>
  near(g, a, b) && sideBetween(g, a, b) !== ESCARPMENT;

/** Only a grey cube is left, or none that is active [D Retreat or rout]. */
export function isRouted(g: State, piece: number): boolean {
  if (g.cubes[piece] > 0) return false;
  const { steadfast } = g.battle.hooks;
  for (let i = 0; i < steadfast.length; i++) if (steadfast[i].steadfast?.(g, piece)) return false;
  return true;
}

/** Archers and Longbows, which neither engage nor hinder [D Disengagement] [D Defending from multiple units]. */
export const isBow = (g: State, piece: number): boolean =>
  g.battle.ranged[piece] === 1 && g.battle.crossbows[piece] === 0;

/** Whether any enemy of the seat is adjacent to the hex. */
export function enemyTouches(g: State, hex: number, seat: number): boolean {
  const { board, seat: seats } = g.battle;
  const { neighbours } = board;
  for (let d = 0; d < 6; d++) {
    const to = neighbours[hex * 6 + d];
    if (to < 0) continue;
    const p = pieceAt(g, to);
    if (p >= 0 && seats[p] !== seat && sideAt(g, hex, d) !== ESCARPMENT) return true;
  }
  return false;
}

/**
 * The rows in which pieces of the seat stand, as bits from 1 on (row 0 is bit 1, so that the row before it has one too).
 * Most pieces are far from the enemy, and comparing rows shows it before any hex is looked at.
 */
export function rowsOf(g: State, seat: number): number {
  const { board, firstUnit, firstLeader } = g.battle;
  const { unitHex } = g;
  const { row } = board;
  let rows = 0;
  for (let p = firstUnit[seat], end = firstUnit[seat + 1]; p < end; p++) {
    const hex = unitHex[p];
    if (hex >= 0) rows |= 2 << row[hex];
  }
  for (let p = firstLeader[seat], end = firstLeader[seat + 1]; p < end; p++) {
    const hex = unitHex[p];
    if (hex >= 0) rows |= 2 << row[hex];
  }
  return rows;
}

/** The rows of `rowsOf` with those before and behind them: who stands elsewhere has nobody of them next to him. */
export const rowsNear = (rows: number): number => rows | (rows << 1) | (rows >> 1);

/** An enemy from whom one must disengage: not Archers or Longbows, not a routed unit [D Disengagement]. */
export const engages = (g: State, piece: number): boolean => !isBow(g, piece) && !isRouted(g, piece);

/** Whether the ground and its sides let a piece go from a hex in a direction, whoever stands there. */
export function passable(g: State, piece: number, from: number, direction: number): boolean {
  const { battle } = g;
  if (g.reshaped === 0) return ((battle.ways[battle.waysOf[piece] + from] >> direction) & 1) === 1;
  const to = battle.board.neighbours[from * 6 + direction];
  return to >= 0 && opens(g, piece, from, direction, to);
}

/** Of `openWays`: the ground is no longer that of the sheet, and each direction has to be asked for. */
const UNSURE = 64;

/** For those who look at several directions from a hex: what `leadsOn` needs of the piece and the hex, read once. */
export function openWays(g: State, piece: number, from: number): number {
  const { battle } = g;
  return g.reshaped === 0 ? battle.ways[battle.waysOf[piece] + from] : UNSURE | 63;
}

/** `passable`, with the `openWays` of the piece and the hex. */
export const leadsOn = (g: State, open: number, piece: number, from: number, direction: number): boolean =>
  ((open >> direction) & 1) === 1 && (open < UNSURE || passable(g, piece, from, direction));

/** `a` is the piece, `b` the hex that it would enter. */
export type GroundFault = 'river' | 'noCrossing' | 'stakesBar' | 'closedGround';

/** The rules behind `passable`, for the ground as it is now. */
export function opens(
  g: State,
  piece: number,
  from: number,
  direction: number,
  to: number,
  why: Why<GroundFault> | null = null,
): boolean {
  const { battle } = g;
  if (g.hexTerrain[to] === RIVER) return no(why, 'river', piece, to);
  if (battle.hasSides) {
    const side = sideAt(g, from, direction);
    if (side === ESCARPMENT) return no(why, 'noCrossing', piece, to);
    if (side === STAKES && battle.mounted[piece] === 1) return no(why, 'stakesBar', piece, to);
  }
  const { barsHex } = battle.hooks;
  for (let i = 0; i < barsHex.length; i++)
    if (barsHex[i].barsHex?.(g, piece, to)) return no(why, 'closedGround', piece, to);
  return true;
}

/** `a` is the piece, `b` the hex. */
export type RoomFault = 'taken' | 'oneLeader' | 'routedLeader';

/**
 * Whether nobody keeps the piece out: the hex is empty, or holds a leader or unit of its own that it may stand with.
 * RULING: A routed leader stands alone until he rallies or runs; no unit takes him in [D Leaders].
 * CASE: D Leaders: no own unit enters the hex of a routed leader before he has rallied
 */
export function hasRoom(g: State, piece: number, hex: number, why: Why<RoomFault> | null = null): boolean {
  const unit = g.hexUnit[hex];
  const leader = g.hexLeader[hex];
  const { seat } = g.battle;
  if (isLeader(piece)) {
    if (unit >= 0 && seat[unit] !== seat[piece]) return no(why, 'taken', piece, hex);
    return leader < 0 || no(why, seat[leader] === seat[piece] ? 'oneLeader' : 'taken', piece, hex);
  }
  if (unit >= 0) return no(why, 'taken', piece, hex);
  if (leader < 0) return true;
  if (seat[leader] !== seat[piece]) return no(why, 'taken', piece, hex);
  if (g.cubes[leader] === 0) return no(why, 'routedLeader', piece, hex);
  return g.hexLeader[g.unitHex[piece]] < 0 || no(why, 'oneLeader', piece, hex);
}

const hillBit = (hill: number): number => (hill === 0 ? 0 : 1 << (hill - 1));

/** The hills that a step touches, as bits: where it starts and where it ends. */
export function hillsOf(g: State, from: number, to: number): number {
  const hills = g.battle.hillOf;
  const bits = g.hexTerrain[from] === HILL ? hillBit(hills[from]) : 0;
  return g.hexTerrain[to] === HILL ? bits | hillBit(hills[to]) : bits;
}

/** What a stream costs riders beyond the hex itself [D Stream]. */
export const streamPoints = (g: State, to: number): number => (g.hexTerrain[to] === STREAM ? 1 : 0);

/** The hit of a slope that is crossed, in both directions [D Slope]. */
export const slopeHits = (g: State, from: number, to: number): number =>
  g.battle.hasSides && sideBetween(g, from, to) === SLOPE ? 1 : 0;

/**
 * Movement points for a step. Cavalry pays one more for a stream, and one more for each hill it starts on, enters or
 * crosses, once for the whole move (`paid` are the hills already paid for) [D Hills] [D Stream].
 * RULING: A mounted leader by himself pays for ground, halts and is kept off like cavalry, a leader on foot like
 * infantry [D Terrain].
 * CASE: D Leaders: a mounted leader by himself pays and halts like cavalry and does not ride over stakes
 * CASE: D Leaders: a leader on foot by himself goes like infantry
 */
export function moveCost(g: State, piece: number, from: number, to: number, paid: number, flags: number): number {
  if (g.battle.mounted[piece] === 0 || (flags & VANGUARD) !== 0) return 1;
  let cost = 1 + streamPoints(g, to);
  for (let hills = hillsOf(g, from, to) & ~paid; hills !== 0; hills &= hills - 1) cost++;
  return cost;
}

/** Whether the ground of a hex stops cavalry that enters it. */
export const stopsCavalry = (g: State, hex: number): boolean =>
  g.hexTerrain[hex] === WOODS || g.hexTerrain[hex] === MARSH;

/**
 * Hits for a step over this ground: woods from other ground, stream, marsh, a slope. Of these only the slope, which excepts
 * nobody, hits leaders too (`slopesHitLeaders`).
 * RULING: Woods, stream, marsh and slopes cost their hits in every move, also in evasion, retreat and pursuit
 * [D Terrain].
 * CASE: D Evasion: the hits of the ground are added
 * CASE: D Retreat or rout: ground hits destroy a routed unit
 * CASE: D Pursuit: into the hex left empty, with its hits, and no attack follows
 * CASE: D Slope: crossing it costs a hit and no point, in both directions
 * RULING: Vanguard lifts the points, halts, hits and bans of assault that ground brings to the move for which it is
 * played; rivers, escarpments and, for cavalry, stakes stay closed [D Vanguard].
 * CASE: D Vanguard: ground costs no points and no hits, and an Assault out of a stream is allowed
 * CASE: D Vanguard: cavalry does not stop in woods or marsh
 * CASE: D Vanguard: cavalry may then assault a unit in woods, and over a slope
 * CASE: D Vanguard: a river stays impassable
 * CASE: D Vanguard: escarpments, and stakes for cavalry, stay closed
 */
export function entryHits(g: State, piece: number, from: number, to: number, flags: number): number {
  if ((flags & VANGUARD) !== 0) return 0;
  const slope = slopeHits(g, from, to);
  if (isLeader(piece)) return g.battle.readings.slopesHitLeaders ? slope : 0;
  const terrain = g.hexTerrain[to];
  let hits = terrain === STREAM || terrain === MARSH ? 1 : terrain === WOODS && g.hexTerrain[from] !== WOODS ? 1 : 0;
  const rules = g.battle.hooks.entryHits;
  for (let i = 0; i < rules.length; i++) hits = rules[i].entryHits?.(g, piece, to, hits) ?? hits;
  return hits + slope;
}
