// Where an assaulted piece can run: by free hexes within its movement, or, if nothing else is open, behind one own unit
// [D Evasion].

import { no, type Why } from '../../../kernel/permission.ts';
import { type EvadeRightFault, mayEvade } from './attacks.ts';
import { onwardHexes } from './board-ways.ts';
import {
  directionTo,
  distance,
  entryHits,
  hasRoom,
  hillsOf,
  isRouted,
  moveCost,
  passable,
  type RoomFault,
  stopsCavalry,
  touches,
} from './ground.ts';
import { MAX_HEXES, pieceAt, type State, seatOf } from './state.ts';

const MOST_STEPS = 6;
const NONE = 99;

/** Hindrances that a search can forgive, to learn whether they are the reason; none in play. */
const ROOM = 1; // somebody stands where it would end
const APART = 2; // it would end next to the assaulting unit
const ENTRY = 4; // a rule of the battle bars the hex
const FREE_WAY = 8; // own units are passed only if nothing else is open
const POINTS = 16;
const PIECES = 32; // somebody stands on the way
const GROUND = 64; // ground and sides of the way
let forgiven = 0;
const forgives = (hindrance: number): boolean => (forgiven & hindrance) !== 0;

/** Destinations in the order in which they are offered. */
const ends = new Int16Array(MAX_HEXES);
let endCount = 0;
/** Hits of the best way to a hex, and that way. */
const best = new Uint8Array(MAX_HEXES);
const way = new Int16Array(MOST_STEPS + 1);
let wanted = -1;
let wantedWay: number[] = [];

export const evadeHex = (i: number): number => ends[i];

/** Where the piece may end: free, and out of the assaulting unit's reach unless the players read it otherwise. */
function mayEnd(g: State, piece: number, attacker: number, hex: number): boolean {
  if (!hasRoom(g, piece, hex) && !forgives(ROOM)) return false;
  if (!g.battle.options.evadeAdjacent && touches(g, hex, g.unitHex[attacker]) && !forgives(APART)) return false;
  if (forgives(ENTRY)) return true;
  for (const rule of g.battle.hooks.barsEntry) if (rule.barsEntry?.(g, piece, hex)) return false;
  return true;
}

function walk(
  g: State,
  piece: number,
  attacker: number,
  steps: number,
  points: number,
  hills: number,
  hits: number,
): void {
  const from = way[steps];
  const { mounted, board } = g.battle;
  for (let d = 0; d < 6; d++) {
    const to = board.neighbours[from * 6 + d];
    if (to < 0 || to === way[0] || (!passable(g, piece, from, d) && !forgives(GROUND))) continue;
    // Only the end may hold a leader of its own; on the way every hex must be empty.
    const empty = pieceAt(g, to) < 0;
    const left = points - moveCost(g, piece, from, to, hills, 0);
    if (left < 0 && !forgives(POINTS)) continue;
    if (!empty && !hasRoom(g, piece, to) && !forgives(ROOM | PIECES)) continue;
    const cost = hits + entryHits(g, piece, from, to, 0);
    way[steps + 1] = to;
    if (mayEnd(g, piece, attacker, to)) note(to, cost, steps + 1);
    if (steps + 1 >= MOST_STEPS || (left <= 0 && !forgives(POINTS)) || (!empty && !forgives(PIECES))) continue;
    if (mounted[piece] === 1 && stopsCavalry(g, to) && !forgives(GROUND)) continue;
    walk(g, piece, attacker, steps + 1, left, hills | hillsOf(g, from, to), cost);
    way[steps + 1] = to;
  }
}

/** Of several ways to a hex the one with the fewest hits counts, then the first found. */
function note(hex: number, hits: number, steps: number): void {
  if (best[hex] === NONE) ends[endCount++] = hex;
  if (hits >= best[hex]) return;
  best[hex] = hits;
  if (hex === wanted) wantedWay = Array.from(way.subarray(0, steps + 1));
}

const behind = new Int16Array(6);

/** Behind the own unit that is passed: further from the assaulting unit than it [D Evasion]. */
const behindFriend = (g: State, attacker: number, friend: number, hex: number): boolean =>
  !g.battle.readings.evadeBehind || distance(g, g.unitHex[attacker], hex) > distance(g, g.unitHex[attacker], friend);

/** Behind one own unit, if no other evasion is possible; its movement need not suffice. */
function throughFriends(g: State, piece: number, attacker: number): void {
  const from = g.unitHex[piece];
  const { board } = g.battle;
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbours[from * 6 + d];
    if (hex < 0 || !passable(g, piece, from, d)) continue;
    const friend = pieceAt(g, hex);
    if (friend < 0 || seatOf(g, friend) !== seatOf(g, piece)) continue;
    const count = onwardHexes(g, from, hex, behind);
    for (let i = 0; i < count; i++) {
      const to = behind[i];
      if (pieceAt(g, to) >= 0 || !passable(g, piece, hex, directionTo(g, hex, to))) continue;
      if (!mayEnd(g, piece, attacker, to) || !behindFriend(g, attacker, hex, to)) continue;
      way[1] = hex;
      way[2] = to;
      note(to, entryHits(g, piece, from, hex, 0) + entryHits(g, piece, hex, to, 0), 2);
    }
  }
}

/**
 * Finds where the piece can evade to and answers how many hexes that are; `evadeHex` gives them.
 * RULING: An evading unit must end where the assaulting unit is not adjacent to it [D Evasion].
 * CASE: D Evasion: archers run from assaulting infantry and take one hit
 * RULING: A unit cannot evade through enemies; the words on its elimination mean that it cannot [D Evasion].
 * CASE: D Evasion: nobody evades through an enemy
 */
export function evadeWays(g: State, piece: number, attacker: number): number {
  best.fill(NONE);
  endCount = 0;
  way[0] = g.unitHex[piece];
  walk(g, piece, attacker, 0, g.battle.move[piece], 0, 0);
  if (endCount === 0 || forgives(FREE_WAY)) throughFriends(g, piece, attacker);
  return endCount;
}

/** The hexes of the way to one of them, its own first. */
export function evadeWay(g: State, piece: number, attacker: number, to: number): readonly number[] {
  wanted = to;
  evadeWays(g, piece, attacker);
  wanted = -1;
  return wantedWay;
}

/** `a` is the piece that would run, `b` the hex. */
export type EvadeFault =
  | EvadeRightFault
  | RoomFault
  | 'routed'
  | 'alreadyThere'
  | 'nextToAssaulter'
  | 'entryBarred'
  | 'freeWayFirst'
  | 'tooFar'
  | 'wayTaken'
  | 'wayBarred'
  | 'noWayThere';

/** In the order in which they are told: the plainest first. */
const HINDRANCES: readonly (readonly [number, EvadeFault])[] = [
  [ROOM, 'taken'],
  [APART, 'nextToAssaulter'],
  [ENTRY, 'entryBarred'],
  [FREE_WAY, 'freeWayFirst'],
  [POINTS, 'tooFar'],
  [PIECES, 'wayTaken'],
  [GROUND, 'wayBarred'],
];

/** Whether the search finds the hex when these hindrances are forgiven. */
function reaches(g: State, piece: number, attacker: number, to: number, hindrances: number): boolean {
  forgiven = hindrances;
  evadeWays(g, piece, attacker);
  forgiven = 0;
  return best[to] !== NONE;
}

/** Whether the piece can evade to this hex: what `evadeWays` finds, for one hex and with reasons. */
export function mayEvadeTo(
  g: State,
  piece: number,
  attacker: number,
  to: number,
  why: Why<EvadeFault> | null = null,
): boolean {
  if (isRouted(g, piece)) return no(why, 'routed', piece);
  if (!mayEvade(g, piece, attacker, why)) return false;
  if (reaches(g, piece, attacker, to, 0)) return true;
  if (to === g.unitHex[piece]) return no(why, 'alreadyThere', piece, to);
  if (!hasRoom(g, piece, to, why)) return false;
  for (const [hindrance, key] of HINDRANCES) {
    if (reaches(g, piece, attacker, to, hindrance)) return no(why, key, piece, to);
  }
  // No single one is the reason: the last that has to be added to the others is told.
  let all = 0;
  for (const [hindrance, key] of HINDRANCES) {
    all |= hindrance;
    if (reaches(g, piece, attacker, to, all)) return no(why, key, piece, to);
  }
  return no(why, 'noWayThere', piece, to);
}
