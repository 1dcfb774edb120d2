// Where units and leaders may move (rules 8, 16). A move is named by its ends; the shortest way counts.
// RULING: nobody gains by a longer way between two hexes, so the hexes moved are those of the shortest [A 8].

import { type Choices, choiceOf } from '../../kernel/choice.ts';
import { CLIMBED, enemyUnitNextTo, MAX_HEXES, MOVED, STOPS_THERE, type State } from './state.ts';
import type { Card, UnitType } from './tables.ts';
import { EXIT, MOVE, MOVE_LEADER } from './verbs.ts';

/** Hexes of the way to each hex that the last search reached, 0 elsewhere. */
const reached = new Uint8Array(MAX_HEXES);
const queue = new Int16Array(MAX_HEXES);
/** Where moves are written when nobody wants the list. */
const nowhere = new Int32Array(MAX_HEXES);

/** The card whose terms bind the units; none for "one unit of your choice". */
export function cardTerms(g: State): Card | null {
  return g.fallback === 1 || g.order < 0 ? null : g.battle.game.cards[g.order];
}

/** The farthest a unit may move now. */
export function allowance(g: State, unit: number): number {
  const type = g.battle.unitType[unit];
  const own = ruleMove(g, unit, type.move);
  const card = cardTerms(g);
  return card?.move ? card.move(type, own) : own;
}

function ruleMove(g: State, unit: number, own: number): number {
  for (const rule of g.battle.rules) if (rule.move) own = Math.max(own, rule.move(g, unit));
  return own;
}

/**
 * A longer move that ends next to an enemy unit and binds to close combat; 0 if none.
 * RULING: a leader alone is no unit to charge at [A 8 Foot Unit Movement].
 */
function chargeOf(g: State, type: UnitType): number {
  const card = cardTerms(g);
  return card?.charge ? card.charge(type) : type.charge;
}

/** Hexes of the shortest way of a unit to a hex that it can reach. */
export function stepsTo(g: State, unit: number, hex: number): number {
  const { board } = g.battle;
  if (board.distance[g.unitHex[unit] * board.size + hex] === 1) return 1;
  search(g, unit, null, hex);
  return reached[hex];
}

/** Writes the `move` choices of a unit, and `exit` if it can leave the board for a banner. */
export function reach(g: State, unit: number, out: Choices): void {
  search(g, unit, out, -1);
}

/** Spreads over the hexes a unit can reach, for all of them or until it comes to `goal`. */
function search(g: State, unit: number, out: Choices | null, goal: number): void {
  const { board, terrain, unitSide, unitType, exits } = g.battle;
  const type = unitType[unit];
  const side = unitSide[unit];
  const from = g.unitHex[unit];
  const used = g.unitSteps[unit];
  const most = allowance(g, unit);
  const charge = chargeOf(g, type);
  let limit = Math.max(most, charge) - used;
  // Leaving a wall or a marsh takes the whole move (rule 16).
  if (limit > 1 && (terrain[from].climbed || terrain[from].mires)) limit = 1;
  const entry = g.battle.entry[unit];
  const near = board.neighbours;
  const leaderSide = g.battle.leaderSide;
  const hexUnit = g.hexUnit;
  const hexLeader = g.hexLeader;
  const hasLeader = hexLeader[from] >= 0;
  const passes = type.lightFoot && cardTerms(g)?.passesFriends === true;
  const exitBit = 1 << side;
  const move = choiceOf(MOVE, from);
  const list = out === null ? nowhere : out.list;
  let count = out === null ? 0 : out.count;
  let mayExit = limit > 0 && used < most && (exits[from] & exitBit) !== 0;
  reached.fill(0);
  // The start counts as reached, so that no way leads back to it.
  reached[from] = 255;
  let head = 0;
  let tail = 1;
  queue[0] = from;
  while (head < tail) {
    const at = queue[head++];
    const steps = at === from ? 1 : reached[at] + 1;
    if (steps > limit) break;
    for (let i = at * 6, end = i + 6; i < end; i++) {
      const to = near[i];
      if (to < 0 || reached[to] !== 0) continue;
      const ground = entry[to];
      if (ground === 0 || ((ground & CLIMBED) !== 0 && steps + used > 1)) continue;
      const other = hexUnit[to];
      if (other >= 0) {
        if (passes && unitSide[other] === side && (ground & STOPS_THERE) === 0) {
          reached[to] = steps;
          queue[tail++] = to;
          if (steps + used < most && steps < limit && (exits[to] & exitBit) !== 0) mayExit = true;
        }
        continue;
      }
      const leader = hexLeader[to];
      if (leader >= 0 && (leaderSide[leader] !== side || hasLeader)) continue;
      reached[to] = steps;
      if (to === goal) return;
      if (steps + used <= most || (steps + used <= charge && enemyUnitNextTo(g, to, side))) list[count++] = move | to;
      // A leader alone attaches and ends the move; so does ground that stops.
      if (leader >= 0 || (ground & STOPS_THERE) !== 0) continue;
      if (steps === limit) continue;
      queue[tail++] = to;
      if (steps + used < most && (exits[to] & exitBit) !== 0) mayExit = true;
    }
  }
  if (out !== null) {
    out.count = count;
    if (mayExit) out.add(EXIT, from);
  }
}

const LEADER_MOVE = 3;

/** Where an ordered leader may go by himself: up to three hexes, through friends, not onto another leader. */
export function reachLeader(g: State, leader: number, out: Choices): void {
  const { board, terrain, unitSide, leaderSide, leaderEntry } = g.battle;
  const side = leaderSide[leader];
  const from = g.leaderHex[leader];
  // He can leave only a unit that has not moved yet (rule 8, play note).
  const unit = g.hexUnit[from];
  if (unit >= 0 && (g.unitMark[unit] & MOVED) !== 0) return;
  const limit = terrain[from].climbed || terrain[from].mires ? 1 : LEADER_MOVE;
  reached.fill(0);
  let head = 0;
  let tail = 0;
  queue[tail++] = from;
  while (head < tail) {
    const at = queue[head++];
    const steps = reached[at] + 1;
    if (steps > limit) break;
    for (let i = at * 6, end = i + 6; i < end; i++) {
      const to = board.neighbours[i];
      if (to < 0 || to === from || reached[to] !== 0) continue;
      const ground = leaderEntry[to];
      if (ground === 0 || ((ground & CLIMBED) !== 0 && steps > 1)) continue;
      const other = g.hexUnit[to];
      if (other >= 0 && unitSide[other] !== side) continue;
      const friend = g.hexLeader[to];
      if (friend >= 0 && leaderSide[friend] !== side) continue;
      reached[to] = steps;
      if (friend < 0) out.add(MOVE_LEADER, from, to);
      if ((ground & STOPS_THERE) === 0 && steps < limit) queue[tail++] = to;
    }
  }
}
