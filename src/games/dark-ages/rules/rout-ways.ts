// The next step of a routed piece: first further from the enemy, then the shortest way to its own edge, through one own unit
// where nothing else leads there [D Retreat or rout].

import { no, type Why } from '../../../kernel/permission.ts';
import { directionTo, distance, type GroundFault, moveCost, opens, passable } from './ground.ts';
import {
  BLOCKED,
  CUT_OFF,
  DEAD_END,
  friendsAside,
  friendsInTheWay,
  further,
  LEAVES,
  NOWHERE,
  type Runner,
  roundabout,
  TOO_FAR,
  WAYS,
  type Ways,
  waysThroughRows,
} from './retreat-ways.ts';
import { pieceAt, type State, seatOf } from './state.ts';

/**
 * Fills `out` with the hexes of the next step.
 * RULING: Among ways that lead further from the enemy a routed unit takes the shortest to its own edge: by free hexes
 * if it can, else through one own unit to a free hex behind it, else aside, else round about, else aside through one
 * own unit, and only when nothing of this leads away through a row of own units [D Retreat or rout].
 * CASE: D Retreat or rout: the full allowance, ending further from the attacker, towards the own edge
 * CASE: D Retreat or rout: one friend is passed to a free hex behind it, and takes a hit
 * CASE: D Retreat or rout: rather aside by a free hex than through a row of friends
 * CASE: D Retreat or rout: a horse whose straight way back is closed runs round by the side
 * CASE: D Retreat or rout: through a friend also away from the own edge, when the enemy stands behind
 * CASE: D Retreat or rout: through a row only when nothing else leads away, and the first of it alone takes a hit
 * RULING: A retreat must end further from the enemy; a unit whom only impassable ground, enemies or the side of the map
 * keep from that is eliminated. A routed unit that cannot reach its own edge runs all the same, toward its own side of
 * the map; with no enemy to run from, in the end phase, it stays when it can come no nearer [D Retreat or rout].
 * CASE: D Retreat or rout: no way but water is the end
 * CASE: D Retreat or rout: enemies all round are the end
 * CASE: D Retreat or rout: a unit in a corner of the map from which no hex leads further from the shooters is eliminated
 * CASE: D Retreat or rout: a unit cut off from its own edge runs from the enemy all the same
 * CASE: D End phase of a turn: a routed unit that can come no nearer to its own edge stays
 */
export function waysBack(g: State, r: Runner, to: Uint8Array, out: Ways): void {
  if (!g.battle.readings.passOneFriend) return waysThroughRows(g, r, to, out);
  out.count = 0;
  out.verdict = WAYS;
  if (to[r.at] === 1) {
    out.verdict = LEAVES;
    return;
  }
  if (r.at !== g.unitHex[r.unit]) return behindFriend(g, r, to, out);
  const tooFar = freeHexes(g, r, to, to[r.at] - 1, out);
  if (out.count > 0) return;
  pastOneFriend(g, r, to, out);
  if (out.count > 0) return;
  // Who has come away from the enemy may stay where he is, and so may who is cut off and has nobody to run from.
  if (r.steps > 0 ? further(g, r, r.at) : r.enemyAt === 0 && to[r.at] >= CUT_OFF) {
    out.verdict = DEAD_END;
    return;
  }
  freeHexes(g, r, to, nearestFree(g, r, to), out);
  if (out.count === 0) roundabout(g, r, to, out);
  if (out.count === 0) friendsAside(g, r, to, out);
  if (out.count === 0) friendsInTheWay(g, r, to, out);
  if (out.count === 0) out.verdict = r.steps > 0 ? DEAD_END : tooFar ? TOO_FAR : BLOCKED;
}

/** Whether it may go on to the neighbour: free, by ground that lets it pass, further from the enemy; -1 for a move too dear. */
function goesTo(g: State, r: Runner, to: Uint8Array, direction: number): number {
  const hex = g.battle.board.neighbours[r.at * 6 + direction];
  if (hex < 0 || to[hex] === NOWHERE || !passable(g, r.unit, r.at, direction)) return 0;
  if (pieceAt(g, hex) >= 0 || !further(g, r, hex)) return 0;
  const passing = r.at !== g.unitHex[r.unit];
  return passing || moveCost(g, r.unit, r.at, hex, r.hills, 0) <= r.points ? 1 : -1;
}

/** Adds the free hexes that lie at most so many steps from the edge; answers whether one of them was too dear. */
function freeHexes(g: State, r: Runner, to: Uint8Array, most: number, out: Ways): boolean {
  let tooFar = false;
  for (let d = 0; d < 6; d++) {
    const goes = goesTo(g, r, to, d);
    if (goes < 0) tooFar = true;
    const hex = g.battle.board.neighbours[r.at * 6 + d];
    if (goes > 0 && to[hex] <= most) out.hexes[out.count++] = hex;
  }
  return tooFar;
}

/** How far from the edge the nearest free hex lies. */
function nearestFree(g: State, r: Runner, to: Uint8Array): number {
  let nearest = NOWHERE - 1;
  for (let d = 0; d < 6; d++) {
    if (goesTo(g, r, to, d) > 0) nearest = Math.min(nearest, to[g.battle.board.neighbours[r.at * 6 + d]]);
  }
  return nearest;
}

/** Own units nearer to the edge with a free hex behind them that is nearer still, or with the edge itself behind them. */
function pastOneFriend(g: State, r: Runner, to: Uint8Array, out: Ways): void {
  const near = g.battle.board.neighbours;
  for (let d = 0; d < 6; d++) {
    const hex = near[r.at * 6 + d];
    if (hex < 0 || to[hex] >= to[r.at] || !passable(g, r.unit, r.at, d)) continue;
    const friend = pieceAt(g, hex);
    if (friend < 0 || seatOf(g, friend) !== seatOf(g, r.unit)) continue;
    let open = to[hex] === 1;
    for (let on = 0; on < 6 && !open; on++) {
      const next = near[hex * 6 + on];
      if (next < 0 || to[next] >= to[hex] || !passable(g, r.unit, hex, on)) continue;
      open = pieceAt(g, next) < 0 && further(g, r, next);
    }
    if (open) out.hexes[out.count++] = hex;
  }
}

/** On the hex of an own unit it goes to the first free hex behind it; only where there is none, on through the row. */
function behindFriend(g: State, r: Runner, to: Uint8Array, out: Ways): void {
  const near = g.battle.board.neighbours;
  const start = g.unitHex[r.unit];
  const lies = (d: number): number => {
    const hex = near[r.at * 6 + d];
    return goesTo(g, r, to, d) > 0 && distance(g, start, hex) > distance(g, start, r.at) ? to[hex] : NOWHERE;
  };
  let nearest = NOWHERE;
  for (let d = 0; d < 6; d++) nearest = Math.min(nearest, lies(d));
  // Whatever lies nearer to the edge than the unit that it passes; if nothing does, what lies nearest to it.
  const most = nearest < to[r.at] ? to[r.at] - 1 : nearest;
  for (let d = 0; d < 6; d++) {
    if (nearest !== NOWHERE && lies(d) <= most) out.hexes[out.count++] = near[r.at * 6 + d];
  }
  if (out.count === 0) friendsInTheWay(g, r, to, out);
  if (out.count === 0) out.verdict = DEAD_END;
}

/** `a` is the piece; `b` is the hex, of `tooDear` the points of the step. */
export type RoutFault =
  | GroundFault
  | 'notNextInRout'
  | 'enemyInTheWay'
  | 'friendInTheWay'
  | 'noWayOn'
  | 'notFurther'
  | 'tooDear'
  | 'nearerWay';

const found: Ways = { hexes: new Int16Array(6), count: 0, verdict: 0 };

/** Whether a routed piece may run to this hex next: what `waysBack` finds, for one hex and with reasons. */
export function mayRunTo(
  g: State,
  r: Runner,
  field: Uint8Array,
  hex: number,
  why: Why<RoutFault> | null = null,
): boolean {
  const { unit } = r;
  waysBack(g, r, field, found);
  for (let i = 0; i < found.count; i++) if (found.hexes[i] === hex) return true;
  const direction = directionTo(g, r.at, hex);
  if (direction < 0) return no(why, 'notNextInRout', unit, hex);
  if (!opens(g, unit, r.at, direction, hex, why)) return false;
  const there = pieceAt(g, hex);
  if (there >= 0) return no(why, seatOf(g, there) === seatOf(g, unit) ? 'friendInTheWay' : 'enemyInTheWay', unit, hex);
  if (field[hex] === NOWHERE) return no(why, 'noWayOn', unit, hex);
  if (!further(g, r, hex)) return no(why, 'notFurther', unit, hex);
  const cost = moveCost(g, unit, r.at, hex, r.hills, 0);
  if (cost > r.points && r.at === g.unitHex[unit]) return no(why, 'tooDear', unit, cost);
  return no(why, 'nearerWay', unit, hex);
}
