// Where units and leaders may move (rules 8, 16). A move is named by its ends; the shortest way counts.
// RULING: nobody gains by a longer way between two hexes, so the hexes moved are those of the shortest
// [A 8; M Movement; N Move Your Units & Leaders].

import { type Choices, choiceOf } from '../../../kernel/choice.ts';
import { firstOnward, START, wayHex, wayInto } from '../../../lib/hex-board.ts';
import { EXIT, EXIT_LEADER, MOVE, MOVE_LEADER } from '../tables/verbs.ts';
import {
  BY_LEADER,
  CLIMBED,
  EXIT_STANDING,
  enemyUnitNextTo,
  groundOf,
  MAX_HEXES,
  MAY_ENTER,
  MOVED,
  ORDERED,
  STOPS_THERE,
  type State,
} from './state.ts';
import { cardTerms, termsOf } from './terms.ts';

/**
 * Searches mark the hexes they have come to with their own number, so that nothing has to be wiped between them. The place
 * after the board's last hex stands for whatever lies off the board.
 */
const tried = new Int32Array(MAX_HEXES);
let searches = 0;
/** The ways that a search has still to follow. */
const queue = new Int16Array(MAX_HEXES);
/** Where moves are written when nobody wants the list. */
const nowhere = new Int32Array(MAX_HEXES);

/** A new search: no hex is tried. */
function newSearch(): number {
  if (++searches === 0x7fffffff) {
    tried.fill(0);
    searches = 1;
  }
  return searches;
}

/** The farthest a unit may move now. */
export function allowance(g: State, unit: number): number {
  const type = g.battle.unitType[unit];
  const own = ruleMove(g, unit, type.move);
  const terms = termsOf(g, unit);
  return terms?.move ? terms.move(type, own) : own;
}

function ruleMove(g: State, unit: number, own: number): number {
  for (const rule of g.battle.rules) if (rule.move) own = Math.max(own, rule.move(g, unit));
  return own;
}

/**
 * A longer move that ends next to an enemy unit and binds to close combat; 0 if none.
 * RULING: a leader alone is no unit to charge at [A 8 Foot Unit Movement; M Foot Unit Movement].
 */
export function chargeOf(g: State, unit: number): number {
  const type = g.battle.unitType[unit];
  const terms = termsOf(g, unit);
  return terms?.charge ? terms.charge(type) : type.charge;
}

/** Hexes a unit may still move, if it may move `most`, or `charge` next to an enemy. */
function hexesLeft(g: State, unit: number, most: number, charge: number): number {
  const { plain, terrain } = groundOf(g);
  const left = Math.max(most, charge) - g.unitSteps[unit];
  if (plain || left <= 1) return left;
  // Leaving a wall, a marsh or the like takes the whole move.
  const ground = terrain[g.unitHex[unit]];
  return ground.climbed || ground.mires || ground.holdsBack ? 1 : left;
}

/** Hexes of the shortest way of a unit to a hex that it can reach. */
export function stepsTo(g: State, unit: number, hex: number): number {
  const { board } = g.battle;
  const straight = board.distance[g.unitHex[unit] * board.size + hex];
  // No way is shorter than the straight one or longer than the whole move.
  if (straight === 1 || straight === hexesLeft(g, unit, allowance(g, unit), chargeOf(g, unit))) return straight;
  return search(g, unit, null, hex);
}

/**
 * Whether the leader with a unit stays behind when it moves: he has an order of his own, and the unit has one too.
 * RULING: who is ordered together with his unit has left it, whichever of them moves first [N Attached Leaders].
 */
export function leaderStays(g: State, unit: number): boolean {
  if (!g.battle.game.customs.leadersStay) return false;
  const leader = g.hexLeader[g.unitHex[unit]];
  return leader >= 0 && (g.leaderMark[leader] & (ORDERED | MOVED)) === ORDERED && (g.unitMark[unit] & BY_LEADER) === 0;
}

/** Writes the `move` choices of a unit, and `exit` if it can leave the board for a banner. */
export function reach(g: State, unit: number, out: Choices): void {
  search(g, unit, out, -1);
}

/**
 * Spreads over the hexes a unit can reach, step by step, for all of them or until it comes to `goal`; answers the steps.
 * A way is followed onward only: the neighbours it shares with the hex before were tried from there with a step less, and
 * a hex that cannot be entered then cannot be entered later.
 */
function search(g: State, unit: number, out: Choices | null, goal: number): number {
  const { board, unitSide, unitType, exits, hasExits } = g.battle;
  const type = unitType[unit];
  const side = unitSide[unit];
  const from = g.unitHex[unit];
  const used = g.unitSteps[unit];
  const most = allowance(g, unit);
  const charge = chargeOf(g, unit);
  const limit = hexesLeft(g, unit, most, charge);
  const entry = groundOf(g).entry[unit];
  const onward = board.onward;
  const leaderSide = g.battle.leaderSide;
  const hexUnit = g.hexUnit;
  const hexLeader = g.hexLeader;
  const hasLeader = hexLeader[from] >= 0 && !leaderStays(g, unit);
  const passes = type.lightFoot && termsOf(g, unit)?.passesFriends === true;
  if (g.battle.hasStopSides) return searchOverSides(g, unit, out, goal, limit, most, passes);
  const exitBit = 1 << side;
  const move = choiceOf(MOVE, from);
  const list = out === null ? nowhere : out.list;
  let count = out === null ? 0 : out.count;
  const leaves = hasExits && g.battle.mayExit[unit] !== 0;
  let mayExit = leaves && limit > 0 && used < most && (exits[from] & exitBit) !== 0;
  if (leaves && limit > 0 && mayExitStanding(g, unit)) mayExit = true;
  const mark = newSearch();
  // The start counts as tried, so that no way leads back to it.
  tried[from] = mark;
  queue[0] = wayInto(from, START);
  let head = 0;
  let tail = 1;
  for (let steps = 1, ways = 6; steps <= limit && head < tail; steps++, ways = 3) {
    const moved = steps + used;
    const last = steps === limit;
    // The goal can be reached, so what no shorter way reaches is reached by the last step.
    if (last && goal >= 0) break;
    const simple = !passes && !leaves && moved <= most;
    for (const levelEnd = tail; head < levelEnd; head++) {
      for (let i = firstOnward(queue[head]), end = i + ways; i < end; i++) {
        const way = onward[i];
        const to = wayHex(way);
        const fresh = tried[to] - mark;
        tried[to] = mark;
        const ground = entry[to];
        const leader = hexLeader[to];
        if (simple && ground <= MAY_ENTER && leader < 0) {
          // Open ground without a leader: it is entered if it was not tried before and no unit stands there. Written
          // without branches (all three numbers must be below 0), for nobody can guess which hexes are taken.
          const enters = (fresh & hexUnit[to] & -ground) >>> 31;
          list[count] = move | to;
          count += enters;
          queue[tail] = way;
          tail += enters;
          continue;
        }
        if (fresh === 0 || ground === 0 || ((ground & CLIMBED) !== 0 && moved > 1)) continue;
        const other = hexUnit[to];
        if (other >= 0) {
          if (last || !passes || unitSide[other] !== side || (ground & STOPS_THERE) !== 0) continue;
        } else {
          if (leader >= 0 && (leaderSide[leader] !== side || hasLeader)) continue;
          if (moved <= most || (moved <= charge && enemyUnitNextTo(g, to, side))) list[count++] = move | to;
          // A leader alone attaches and ends the move; so does ground that stops.
          if (last || leader >= 0 || (ground & STOPS_THERE) !== 0) continue;
        }
        queue[tail++] = way;
        if (leaves && moved < most && (exits[to] & exitBit) !== 0) mayExit = true;
      }
    }
    if (goal >= 0 && tried[goal] === mark) return steps;
  }
  if (out !== null) {
    out.count = count;
    if (mayExit) out.add(EXIT, from);
  }
  return limit;
}

/** Whether a unit that may leave only from where it began its turn still stands there. */
function mayExitStanding(g: State, unit: number): boolean {
  const { exits, unitSide } = g.battle;
  const hex = g.unitHex[unit];
  if (((exits[hex] >> unitSide[unit]) & EXIT_STANDING) === 0 || g.unitSteps[unit] > 0) return false;
  return g.again === 0 || g.unitFrom[unit] === hex;
}

/** Hexes that were written into the list by this search, where a hex may be entered and yet not passed. */
const listed = new Int32Array(MAX_HEXES);

/**
 * The same search where sides of hexes stop who crosses them: a hex may be reached over such a side and passed only by
 * another way, so every neighbour is looked at in every step. Such boards have no charges.
 */
function searchOverSides(
  g: State,
  unit: number,
  out: Choices | null,
  goal: number,
  limit: number,
  most: number,
  passes: boolean,
): number {
  const { board, unitSide, leaderSide, stopSides, exits, mayExit } = g.battle;
  const { neighbours } = board;
  const entry = groundOf(g).entry[unit];
  const side = unitSide[unit];
  const from = g.unitHex[unit];
  const hasLeader = g.hexLeader[from] >= 0 && !leaderStays(g, unit);
  const used = g.unitSteps[unit];
  const exitBit = 1 << side;
  const leaves = mayExit[unit] !== 0;
  let exit = leaves && limit > 0 && used < most && (exits[from] & exitBit) !== 0;
  if (leaves && limit > 0 && mayExitStanding(g, unit)) exit = true;
  const mark = newSearch();
  tried[from] = mark;
  queue[0] = from;
  let head = 0;
  let tail = 1;
  for (let steps = 1; steps <= limit && head < tail; steps++) {
    for (const levelEnd = tail; head < levelEnd; head++) {
      const at = queue[head];
      for (let d = 0; d < 6; d++) {
        const to = neighbours[at * 6 + d];
        if (to < 0 || tried[to] === mark) continue;
        const ground = entry[to];
        if (ground === 0 || ((ground & CLIMBED) !== 0 && steps + used > 1)) continue;
        const stops = (ground & STOPS_THERE) !== 0 || ((stopSides[at] >> d) & 1) === 1;
        const other = g.hexUnit[to];
        const leader = g.hexLeader[to];
        if (other >= 0) {
          if (!passes || unitSide[other] !== side || stops) continue;
        } else {
          if (leader >= 0 && (leaderSide[leader] !== side || hasLeader)) continue;
          if (to === goal) return steps;
          if (listed[to] !== mark) out?.add(MOVE, from, to);
          listed[to] = mark;
          if (leader >= 0 || stops) continue;
        }
        tried[to] = mark;
        queue[tail++] = to;
        if (leaves && steps + used < most && (exits[to] & exitBit) !== 0) exit = true;
      }
    }
  }
  if (exit) out?.add(EXIT, from);
  return limit;
}

const LEADER_MOVE = 3;

/**
 * Where an ordered leader may go by himself: up to three hexes, through friends, not onto another leader. With `free` he may
 * also leave a unit that has moved.
 */
export function reachLeader(g: State, leader: number, out: Choices, free = false): void {
  const { board, unitSide, leaderSide, stopSides, hasStopSides, exits, leadersExit } = g.battle;
  const { terrain, leaderEntry } = groundOf(g);
  const { hexUnit, hexLeader } = g;
  const onward = board.onward;
  const side = leaderSide[leader];
  const from = g.leaderHex[leader];
  // He can leave only a unit that has not moved yet (rule 8, play note).
  const unit = hexUnit[from];
  if (unit >= 0 && !free && (g.unitMark[unit] & MOVED) !== 0 && !g.battle.game.customs.leadersStay) return;
  const leaving = terrain[from];
  const most = free ? LEADER_MOVE : (cardTerms(g)?.leaderMove ?? LEADER_MOVE);
  const limit = leaving.climbed || leaving.mires || leaving.holdsBack ? 1 : most;
  let exit = leadersExit[side] && (exits[from] & (1 << side)) !== 0;
  const mark = newSearch();
  tried[from] = mark;
  queue[0] = wayInto(from, START);
  let head = 0;
  let tail = 1;
  // Over sides that stop, a hex may be reached and yet be passed only by another way: then all neighbours are looked at.
  const around = hasStopSides ? 6 : 3;
  for (let steps = 1, ways = 6; steps <= limit && head < tail; steps++, ways = around) {
    for (const last = tail; head < last; head++) {
      for (let i = firstOnward(queue[head]), end = i + ways; i < end; i++) {
        const way = onward[i];
        const to = wayHex(way);
        if (tried[to] === mark) continue;
        const over = hasStopSides && ((stopSides[wayHex(queue[head])] >> (way & 7)) & 1) === 1;
        if (!over) tried[to] = mark;
        const ground = leaderEntry[side][to];
        if (ground === 0 || ((ground & CLIMBED) !== 0 && steps > 1)) continue;
        const other = hexUnit[to];
        if (other >= 0 && unitSide[other] !== side) continue;
        const friend = hexLeader[to];
        if (friend >= 0 && leaderSide[friend] !== side) continue;
        if (friend < 0 && listed[to] !== mark) out.add(MOVE_LEADER, from, to);
        listed[to] = mark;
        if (over || (ground & STOPS_THERE) !== 0 || steps === limit) continue;
        queue[tail++] = hasStopSides ? wayInto(to, START) : way;
        if (leadersExit[side] && (exits[to] & (1 << side)) !== 0) exit = true;
      }
    }
  }
  if (exit && !free) out.add(EXIT_LEADER, from);
}
