// Where an assaulted piece can run: by free hexes within its movement, or, if nothing else is open, behind one own unit
// [D Evasion].

import { onwardHexes } from './board-ways.ts';
import {
  directionTo,
  distance,
  entryHits,
  hasRoom,
  hillsOf,
  moveCost,
  passable,
  stopsCavalry,
  touches,
} from './ground.ts';
import { MAX_HEXES, pieceAt, type State, seatOf } from './state.ts';

const MOST_STEPS = 6;
const NONE = 99;

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
  if (!hasRoom(g, piece, hex)) return false;
  if (!g.battle.options.evadeAdjacent && touches(g, hex, g.unitHex[attacker])) return false;
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
    if (to < 0 || to === way[0] || !passable(g, piece, from, d)) continue;
    // Only the end may hold a leader of its own; on the way every hex must be empty.
    const empty = pieceAt(g, to) < 0;
    const left = points - moveCost(g, piece, from, to, hills, 0);
    if (left < 0 || (!empty && !hasRoom(g, piece, to))) continue;
    const cost = hits + entryHits(g, piece, from, to, 0);
    way[steps + 1] = to;
    if (mayEnd(g, piece, attacker, to)) note(to, cost, steps + 1);
    if (!empty || left === 0 || steps + 1 >= MOST_STEPS) continue;
    if (mounted[piece] === 1 && stopsCavalry(g, to)) continue;
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
 * RULING: an evading unit must end where the assaulting unit is not adjacent to it. [D Evasion]
 * RULING: a unit cannot evade through enemies; the words on its elimination mean that. [D Evasion]
 */
export function evadeWays(g: State, piece: number, attacker: number): number {
  best.fill(NONE);
  endCount = 0;
  way[0] = g.unitHex[piece];
  walk(g, piece, attacker, 0, g.battle.move[piece], 0, 0);
  if (endCount === 0) throughFriends(g, piece, attacker);
  return endCount;
}

/** The hexes of the way to one of them, its own first. */
export function evadeWay(g: State, piece: number, attacker: number, to: number): readonly number[] {
  wanted = to;
  evadeWays(g, piece, attacker);
  wanted = -1;
  return wantedWay;
}
