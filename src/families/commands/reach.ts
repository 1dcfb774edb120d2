// Where units and leaders may move (rules 8, 16). A move is named by its ends; the shortest way counts.
// RULING: nobody gains by a longer way between two hexes, so the hexes moved are those of the shortest [A 8].

import type { Choices } from '../../kernel/choice.ts';
import { enemyUnitNextTo, leaderWith, MAX_HEXES, MOVED, type State } from './state.ts';
import type { Card, UnitType } from './tables.ts';
import { EXIT, MOVE, MOVE_LEADER } from './verbs.ts';

/** Hexes of the way to each hex that the last search reached, 0 elsewhere. */
export const stepsTo = new Uint8Array(MAX_HEXES);
const queue = new Int16Array(MAX_HEXES);

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

/** A longer move that ends next to an enemy unit and binds to close combat; 0 if none. */
function chargeOf(g: State, type: UnitType): number {
  const card = cardTerms(g);
  return card?.charge ? card.charge(type) : type.charge;
}

/**
 * Searches the hexes a unit can reach; writes `move` (and `exit`) choices unless `out` is null. Answers whether it can
 * leave the board for a banner.
 */
export function reach(g: State, unit: number, out: Choices | null): boolean {
  const { board, terrain, unitSide, leaderSide, unitType, exits } = g.battle;
  const near = board.neighbours;
  const type = unitType[unit];
  const side = unitSide[unit];
  const from = g.unitHex[unit];
  const used = g.unitSteps[unit];
  const most = allowance(g, unit);
  const charge = chargeOf(g, type);
  const hasLeader = leaderWith(g, unit) >= 0;
  const card = cardTerms(g);
  const passes = type.lightFoot && card?.passesFriends === true;
  let limit = Math.max(most, charge) - used;
  // Leaving a wall or a marsh takes the whole move (rule 16).
  if (limit > 1 && (terrain[from].climbed || terrain[from].mires)) limit = 1;
  let mayExit = limit > 0 && used < most && (exits[from] & (1 << side)) !== 0;
  stepsTo.fill(0);
  let head = 0;
  let tail = 0;
  queue[tail++] = from;
  while (head < tail) {
    const at = queue[head++];
    const steps = stepsTo[at] + 1;
    if (steps > limit) break;
    for (let i = at * 6, end = i + 6; i < end; i++) {
      const to = near[i];
      if (to < 0 || to === from || stepsTo[to] !== 0) continue;
      const there = terrain[to];
      if (!there.mayEnter(type) || (there.climbed && steps + used > 1)) continue;
      const stops = there.stops !== 'nobody' && (there.stops === 'everyone' || !type.foot);
      const other = g.hexUnit[to];
      if (other >= 0) {
        if (passes && unitSide[other] === side && !stops) {
          stepsTo[to] = steps;
          queue[tail++] = to;
        }
        continue;
      }
      const leader = g.hexLeader[to];
      if (leader >= 0 && (leaderSide[leader] !== side || hasLeader)) continue;
      stepsTo[to] = steps;
      if (steps + used <= most || (steps + used <= charge && enemyUnitNextTo(g, to, side))) out?.add(MOVE, from, to);
      // A leader alone attaches and ends the move; so does ground that stops.
      if (leader >= 0 || stops || there.mires) continue;
      queue[tail++] = to;
      if (steps + used < most && (exits[to] & (1 << side)) !== 0) mayExit = true;
    }
  }
  if (mayExit) out?.add(EXIT, from);
  return mayExit;
}

const LEADER_MOVE = 3;

/** Where an ordered leader may go by himself: up to three hexes, through friends, not onto another leader. */
export function reachLeader(g: State, leader: number, out: Choices): void {
  const { board, terrain, unitSide, leaderSide } = g.battle;
  const side = leaderSide[leader];
  const from = g.leaderHex[leader];
  // He can leave only a unit that has not moved yet (rule 8, play note).
  const unit = g.hexUnit[from];
  if (unit >= 0 && (g.unitMark[unit] & MOVED) !== 0) return;
  const limit = terrain[from].climbed || terrain[from].mires ? 1 : LEADER_MOVE;
  stepsTo.fill(0);
  let head = 0;
  let tail = 0;
  queue[tail++] = from;
  while (head < tail) {
    const at = queue[head++];
    const steps = stepsTo[at] + 1;
    if (steps > limit) break;
    for (let i = at * 6, end = i + 6; i < end; i++) {
      const to = board.neighbours[i];
      if (to < 0 || to === from || stepsTo[to] !== 0) continue;
      const there = terrain[to];
      if (!there.leadersMayEnter || (there.climbed && steps > 1)) continue;
      const other = g.hexUnit[to];
      if (other >= 0 && unitSide[other] !== side) continue;
      const friend = g.hexLeader[to];
      if (friend >= 0 && leaderSide[friend] !== side) continue;
      stepsTo[to] = steps;
      if (friend < 0) out.add(MOVE_LEADER, from, to);
      if (there.stops === 'nobody' && !there.mires && !there.climbed) queue[tail++] = to;
    }
  }
}
