// The hexes that a piece has passed, for pictures of moves already made; what can be made now the rules themselves answer
// (reach.ts, walk.ts).

import { CLIMBED, groundOf, STOPS_THERE, type State } from '../../rules/state.ts';
import { LEADER_MOVE, leaderMove } from '../../rules/walker.ts';

/** The way to `goal` found by spreading step by step from `from`; `enters` says whether a hex may be passed, or ended on. */
function spread(
  g: State,
  from: number,
  goal: number,
  most: number,
  enters: (hex: number, step: number, ends: boolean) => boolean,
): number[] {
  const near = g.battle.board.neighbours;
  const before = new Map<number, number>([[from, -1]]);
  let level = [from];
  for (let step = 1; step <= most && level.length > 0 && !before.has(goal); step++) {
    const next: number[] = [];
    for (const hex of level) {
      for (let d = 0; d < 6; d++) {
        const to = near[hex * 6 + d];
        if (to < 0 || before.has(to) || !enters(to, step, to === goal)) continue;
        // Who crosses such a side must stop beyond it.
        if (to !== goal && ((g.battle.stopSides[hex] >> d) & 1) === 1) continue;
        before.set(to, hex);
        next.push(to);
      }
    }
    level = next;
  }
  // Pieces may have moved since: then the straight way over the board must do.
  if (!before.has(goal)) return spread(g, from, goal, g.battle.board.size, () => true);
  const way: number[] = [];
  for (let hex = goal; hex >= 0; hex = before.get(hex) ?? -1) way.unshift(hex);
  return way;
}

/** The way of a leader by himself who has moved from one hex to another: through friends, never through enemies. */
export function leaderWayGone(g: State, leader: number, from: number, goal: number): number[] {
  const { unitSide, leaderSide } = g.battle;
  const { leaderEntry } = groundOf(g);
  const side = leaderSide[leader];
  const most = Math.max(LEADER_MOVE, leaderMove(g, false));
  return spread(g, from, goal, most, (hex, step, ends) => {
    const ground = leaderEntry[side][hex];
    if (ground === 0 || ((ground & CLIMBED) !== 0 && step > 1)) return false;
    const other = g.hexUnit[hex];
    const friend = g.hexLeader[hex];
    if (other >= 0 && unitSide[other] !== side) return false;
    if (friend >= 0 && leaderSide[friend] !== side) return false;
    return ends || (ground & STOPS_THERE) === 0;
  });
}

/**
 * A way for a move that has been made: as many hexes as the unit is known to have gone, over ground it may cross, and
 * round those who stand there now.
 */
export function wayGone(g: State, unit: number, from: number, goal: number, most: number): number[] {
  const { board } = g.battle;
  const { entry } = groundOf(g);
  const near = board.neighbours;
  const far = (hex: number): number => board.distance[hex * board.size + goal];
  let best: { cost: number; way: number[] } | null = null;
  const follow = (way: number[], taken: number): void => {
    const hex = way[way.length - 1];
    // Who stands in the way counts for more than the length: when the move was made nobody did.
    const cost = taken * 16 + way.length;
    if (best !== null && cost >= best.cost) return;
    if (hex === goal) {
      best = { cost, way: [...way] };
      return;
    }
    const left = most - way.length + 1;
    for (let d = 0; d < 6; d++) {
      const to = near[hex * 6 + d];
      if (to < 0 || far(to) >= left || way.includes(to)) continue;
      const ground = entry[unit][to];
      if (ground === 0 || (to !== goal && (ground & STOPS_THERE) !== 0)) continue;
      const there = to !== goal && (g.hexUnit[to] >= 0 || g.hexLeader[to] >= 0) && g.hexUnit[to] !== unit;
      way.push(to);
      follow(way, taken + (there ? 1 : 0));
      way.pop();
    }
  };
  follow([from], 0);
  return (best as { way: number[] } | null)?.way ?? spread(g, from, goal, board.size, () => true);
}

const DIRECTION_BITS = 3;

/** A way as one number for an event: the directions of its steps, three bits each, behind a leading one. */
export function packWay(g: State, way: readonly number[]): number {
  const near = g.battle.board.neighbours;
  let packed = 1;
  for (let i = 1; i < way.length; i++) {
    let d = 0;
    while (d < 6 && near[way[i - 1] * 6 + d] !== way[i]) d++;
    // Steps that do not touch cannot be told; the two ends still can.
    if (d === 6) return 0;
    packed = packed * (1 << DIRECTION_BITS) + d;
  }
  return packed;
}

/** The hexes of a packed way; empty for none. */
export function unpackWay(g: State, from: number, packed: number): number[] {
  if (packed < 1) return [];
  const directions: number[] = [];
  for (let rest = packed; rest > 1; rest = Math.floor(rest / 8)) directions.unshift(rest % 8);
  const way = [from];
  for (const d of directions) way.push(g.battle.board.neighbours[way[way.length - 1] * 6 + d]);
  return way;
}
