// The hexes that a piece passes, for pictures: the rules themselves know a move by its two ends and a count (reach.ts,
// walk.ts). The searches here follow the same rules and keep the way; nothing in play waits for them.

import { stepsTo } from '../../rules/reach.ts';
import { CLIMBED, groundOf, STOPS_THERE, type State } from '../../rules/state.ts';
import { cardTerms, termsOf } from '../../rules/terms.ts';

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

/** The way of a unit that may move to `goal` now: the shortest. */
export function unitWay(g: State, unit: number, goal: number): number[] {
  const { board, unitSide, unitType } = g.battle;
  const { entry } = groundOf(g);
  const from = g.unitHex[unit];
  if (board.distance[from * board.size + goal] === 1) return [from, goal];
  const used = g.unitSteps[unit];
  const passes = unitType[unit].lightFoot && termsOf(g, unit)?.passesFriends === true;
  return spread(g, from, goal, stepsTo(g, unit, goal), (hex, step, ends) => {
    const ground = entry[unit][hex];
    if (ground === 0 || ((ground & CLIMBED) !== 0 && step + used > 1)) return false;
    if (ends) return true;
    if ((ground & STOPS_THERE) !== 0) return false;
    const other = g.hexUnit[hex];
    // A leader alone would attach and end the move; a friend is passed only where the card lets light foot through.
    return other < 0 ? g.hexLeader[hex] < 0 : passes && unitSide[other] === unitSide[unit];
  });
}

const LEADER_MOVE = 3;

/** The way of a leader by himself from one hex to another: through friends, never through enemies. */
export function leaderWay(g: State, leader: number, from: number, goal: number): number[] {
  const { unitSide, leaderSide } = g.battle;
  const { leaderEntry } = groundOf(g);
  const side = leaderSide[leader];
  const most = Math.max(LEADER_MOVE, cardTerms(g)?.leaderMove ?? 0);
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

/** The way back of a unit to where its retreat or evade ends: that with the fewest hexes of mire, as it is walked. */
export function wayBack(g: State, unit: number, goal: number): number[] {
  const { terrain, entry } = groundOf(g);
  const from = g.unitHex[unit];
  const way = backWay(g, g.battle.unitSide[unit], from, goal, (hex) => {
    if (hex === goal) return 0;
    if (g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0 || entry[unit][hex] === 0) return -1;
    return terrain[hex].mires ? 1 : 0;
  });
  return way ?? [from, goal];
}

/** The way back of a leader alone over hexes that he may pass. */
export function leaderWayBack(g: State, side: number, from: number, goal: number): number[] {
  const { leaderSide } = g.battle;
  const { leaderEntry } = groundOf(g);
  const way = backWay(g, side, from, goal, (hex) => {
    const other = g.hexLeader[hex];
    const enemyAlone = g.hexUnit[hex] < 0 && other >= 0 && leaderSide[other] !== side;
    return hex !== goal && (enemyAlone || leaderEntry[side][hex] === 0) ? -1 : 0;
  });
  return way ?? [from, goal];
}

/** Row by row toward the own baseline, cheapest first, the left hex before the right; null where no way leads. */
function backWay(g: State, side: number, from: number, goal: number, costOf: (hex: number) => number): number[] | null {
  const { board } = g.battle;
  const search = (hex: number): { cost: number; way: number[] } | null => {
    if (hex === goal) return { cost: 0, way: [hex] };
    if (board.row[hex] === board.row[goal]) return null;
    let best: { cost: number; way: number[] } | null = null;
    for (let i = 0; i < 2; i++) {
      const to = board.back[(side * board.size + hex) * 2 + i];
      const cost = to < 0 ? -1 : costOf(to);
      const rest = cost < 0 ? null : search(to);
      if (rest !== null && (best === null || cost + rest.cost < best.cost)) {
        best = { cost: cost + rest.cost, way: [hex, ...rest.way] };
      }
    }
    return best;
  };
  return search(from)?.way ?? null;
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
