// Where units and leaders may move (rules 8, 16). A move is named by its ends; the shortest way counts.
// RULING: The hexes of a move are those of the shortest way between its two ends, because nobody gains by a longer way
// [A 8; M Movement; N Move Your Units & Leaders].
// CASE: A 8 Foot Unit Movement: a move to the next hex is one hex, though a longer way leads there too

import { type Choices, choiceOf } from '../../../kernel/choice.ts';
import { firstOnward, START, wayHex, wayInto } from '../../../lib/hex-board.ts';
import { EXIT, EXIT_LEADER, MOVE, MOVE_LEADER } from '../tables/verbs.ts';
import { enemyUnitNextTo } from './standing.ts';
import { CLIMBED, MAX_HEXES, MAY_ENTER, STOPS_THERE, type State } from './state.ts';
import { ENDS, GOES_ON, leaderWalker, roomOn, unitWalker, type Walker } from './walker.ts';

/**
 * Searches mark the hexes they have come to with their own number, so that nothing has to be wiped between them. The place
 * after the board's last hex stands for whatever lies off the board.
 */
const triedHexes = new Int32Array(MAX_HEXES);
let searches = 0;
/** Hexes that were written into the list by this search, where a hex may be entered and yet not passed. */
const listed = new Int32Array(MAX_HEXES);
/** The ways that a search has still to follow. */
const openWays = new Int16Array(MAX_HEXES);
/** Where moves are written when nobody wants the list. */
const nowhere = new Int32Array(MAX_HEXES);
/** Of a search that is recorded, by hexes it may go on from: its number, the steps there, and the hex before. */
const passed = new Int32Array(MAX_HEXES);
const stepsAt = new Uint8Array(MAX_HEXES);
const before = new Int16Array(MAX_HEXES);
/** Where the bit of ground that stops lies. */
const STOP_BIT = Math.log2(STOPS_THERE);
/** For a search without a goal. */
const NOWHERE = -1;

/** A new search: no hex is tried. */
function newSearch(): number {
  if (++searches === 0x7fffffff) {
    triedHexes.fill(0);
    listed.fill(0);
    passed.fill(0);
    searches = 1;
  }
  return searches;
}

/** Hindrances that a search may forgive, beside those of the ground by its own bits (MAY_ENTER, STOPS_THERE, CLIMBED). */
export const MANNED = 8;

/**
 * Spreads over the hexes that somebody can reach, step by step: writes them into `out`, or comes to `goal` and answers the
 * steps there, 0 if none. In play nothing is forgiven and nothing recorded; who asks why forgives some hindrances, and who
 * asks for the way has the hexes before each hex kept in `before`.
 *
 * A way is followed onward only: the neighbours it shares with the hex before were tried from there with a step less, and a
 * hex that cannot be entered then cannot be entered later. Where sides of hexes stop who crosses them a hex may be reached
 * and yet be passed only by another way: then all neighbours are looked at.
 */
function search(g: State, w: Walker, out: Choices | null, goal: number, forgive: number, record: boolean): number {
  const { board, exits, stopSides } = g.battle;
  const hasStopSides = g.battle.hasStopSides === true;
  const { from, used, most, limit, entry } = w;
  const passes = w.passes === true;
  const leaves = w.leaves === true;
  const onward = board.onward;
  const hexUnit = g.hexUnit;
  const hexLeader = g.hexLeader;
  const exitBit = 1 << w.side;
  const move = choiceOf(w.alone ? MOVE_LEADER : MOVE, from);
  const list = out === null ? nowhere : out.list;
  let count = out === null ? 0 : out.count;
  let mayExit = leaves && limit > 0 && (w.leavesNow || (used < most && (exits[from] & exitBit) !== 0));
  const plain = !leaves && !hasStopSides && forgive === 0 && !record;
  const around = hasStopSides ? 6 : 3;
  // Locals, so that the compiler knows them for the same in every round of the loops.
  const tried = triedHexes;
  const queue = openWays;
  const mark = newSearch();
  // The start counts as tried, so that no way leads back to it.
  tried[from] = mark;
  queue[0] = wayInto(from, START);
  let head = 0;
  let tail = 1;
  for (let steps = 1, ways = 6; steps <= limit && head < tail; steps++, ways = around) {
    const moved = steps + used;
    const simple = plain && moved <= most;
    for (const levelEnd = tail; head < levelEnd; head++) {
      let i = firstOnward(queue[head]);
      const end = i + ways;
      while (true) {
        let way = 0;
        let to = 0;
        let fresh = 0;
        // Hex by hex, as long as none asks for a closer look.
        for (; i < end; i++) {
          way = onward[i];
          to = wayHex(way);
          fresh = tried[to] - mark;
          tried[to] = mark;
          const ground = entry[to];
          const unit = hexUnit[to];
          const leader = hexLeader[to];
          // Plain is a hex where nothing is climbed and nobody stands (numbers below 0), or a unit that keeps out who passes
          // no friends.
          if (!simple || ground >= CLIMBED || (passes ? unit & leader : leader | ~unit) >= 0) break;
          // It is entered if it was not tried before, no unit stands there and the ground allows it, and gone on from if
          // the ground does not stop there. Written without branches (all three numbers must be below 0), for nobody can
          // guess which hexes are taken.
          const enters = (fresh & unit & -ground) >>> 31;
          list[count] = move | to;
          count += enters;
          queue[tail] = way;
          tail += enters & ~(ground >> STOP_BIT);
        }
        if (i >= end) break;
        i++;
        if (fresh === 0) continue;
        const room = roomFor(g, w, to, moved, forgive);
        if (room === 0) continue;
        const over =
          hasStopSides && (forgive & STOPS_THERE) === 0 && stopsOver(stopSides, wayHex(queue[head]), way & 7);
        // It may still be passed by another way.
        if (over) tried[to] = 0;
        if ((room & ENDS) !== 0) {
          if (to === goal) {
            before[to] = wayHex(queue[head]);
            return steps;
          }
          if (!hasStopSides || listed[to] !== mark) list[count++] = move | to;
          if (hasStopSides) listed[to] = mark;
        }
        if (over || (room & GOES_ON) === 0) continue;
        if (record) {
          before[to] = wayHex(queue[head]);
          stepsAt[to] = steps;
          passed[to] = mark;
        }
        queue[tail++] = hasStopSides ? wayInto(to, START) : way;
        if (leaves && moved < most && (exits[to] & exitBit) !== 0) mayExit = true;
      }
    }
    // On plain ground a goal is asked for only if it can be reached, and then the first try has come to it.
    if (plain && goal >= 0 && tried[goal] === mark) return steps;
  }
  if (out !== null) {
    out.count = count;
    if (mayExit) out.add(w.alone ? EXIT_LEADER : EXIT, from);
  }
  return 0;
}

/** What somebody finds on a hex to which his move brings him as hex number `moved`: bits of `roomOn`, by the ground too. */
function roomFor(g: State, w: Walker, to: number, moved: number, forgive: number): number {
  const ground = (w.entry[to] | (forgive & MAY_ENTER)) & ~(forgive & (STOPS_THERE | CLIMBED));
  if (ground === 0 || ((ground & CLIMBED) !== 0 && moved > 1)) return 0;
  const room = (forgive & MANNED) !== 0 ? ENDS | GOES_ON : roomOn(g, w, to, null);
  const ends = moved <= w.most || (moved <= w.charge && enemyUnitNextTo(g, to, w.side));
  return room & ((ends ? ENDS : 0) | ((ground & STOPS_THERE) === 0 ? GOES_ON : 0));
}

/** Who crosses that side of the hex must stop beyond it. */
const stopsOver = (stopSides: Uint8Array, hex: number, direction: number): boolean =>
  ((stopSides[hex] >> direction) & 1) === 1;

/** Writes the `move` choices of a unit, and `exit` if it can leave the board for a banner. */
export function reach(g: State, unit: number, out: Choices): void {
  search(g, unitWalker(g, unit), out, NOWHERE, 0, false);
}

/**
 * Where an ordered leader may go by himself: through friends, not onto another leader. With `free` he needs no order, and
 * no card says how far.
 */
export function reachLeader(g: State, leader: number, out: Choices, free = false): void {
  search(g, leaderWalker(g, leader, free), out, NOWHERE, 0, false);
}

/** Hexes of the shortest way of a unit to a hex that it can reach. */
export function stepsTo(g: State, unit: number, hex: number): number {
  const { board } = g.battle;
  const straight = board.distance[g.unitHex[unit] * board.size + hex];
  if (straight === 1) return straight;
  const w = unitWalker(g, unit);
  const { limit } = w;
  // No way is shorter than the straight one or longer than the whole move; what no shorter way reaches the last step does.
  if (straight === limit) return straight;
  w.limit = limit - 1;
  return search(g, w, null, hex, 0, false) || limit;
}

/** Hexes of the shortest way to a hex if some hindrances are forgiven; 0 if there is none. */
export const stepsForgiven = (g: State, w: Walker, goal: number, forgive: number): number =>
  search(g, w, null, goal, forgive, true);

/** The hexes of a move that can be made now, from the first to the last: the shortest way; empty if there is none. */
export const moveWay = (g: State, unit: number, goal: number): number[] => wayOf(g, unitWalker(g, unit), goal);

/** The same of a leader by himself, whether he has an order or is free of one. */
export function leaderWay(g: State, leader: number, goal: number): number[] {
  const way = wayOf(g, leaderWalker(g, leader, false), goal);
  return way.length > 0 ? way : wayOf(g, leaderWalker(g, leader, true), goal);
}

function wayOf(g: State, w: Walker, goal: number): number[] {
  const way = [goal];
  for (let steps = search(g, w, null, goal, 0, true); steps > 0; steps--) way.unshift(before[way[0]]);
  return way.length > 1 ? way : [];
}

/**
 * The hexes between that hinder somebody on all shortest ways to a hex which the forgiving of some hindrances opens; without
 * those hindrances there he could come to it.
 */
export function hindrances(g: State, w: Walker, goal: number, forgive: number): number[] {
  const { board, stopSides } = g.battle;
  const steps = search(g, w, null, goal, forgive, true);
  const found = new Set<number>();
  let level = [goal];
  for (let step = steps - 1; step > 0; step--) {
    const previous = new Set<number>();
    for (const to of level) {
      for (let d = 0; d < 6; d++) {
        const hex = board.neighbours[to * 6 + d];
        if (hex < 0 || passed[hex] !== searches || stepsAt[hex] !== step) continue;
        const crossed = board.direction[hex * board.size + to];
        if (to !== goal && (forgive & STOPS_THERE) === 0 && stopsOver(stopSides, hex, crossed)) continue;
        previous.add(hex);
      }
    }
    level = [...previous];
    for (const hex of level) if (hinders(g, w, hex, forgive)) found.add(hex);
  }
  return [...found].sort((a, b) => a - b);
}

/** One of these hindrances keeps him from going on over the hex. */
function hinders(g: State, w: Walker, hex: number, kinds: number): boolean {
  const ground = w.entry[hex];
  if ((kinds & MANNED) !== 0 && (roomOn(g, w, hex, null) & GOES_ON) === 0) return true;
  return (ground & kinds & (STOPS_THERE | CLIMBED)) !== 0 || (ground === 0 && (kinds & MAY_ENTER) !== 0);
}
