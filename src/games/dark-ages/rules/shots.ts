// Who may shoot, and at whom [D Ranged combat]. Each condition is asked here once: choices ask without a collector, why-not
// and scans with one. Their order is that in which a player is told.

import { no, type Why } from '../../../kernel/permission.ts';
import { distance, isRouted, near, sideAt } from './ground.ts';
import { ESCARPMENT, FIRED, FOUGHT, isAlone, isLeader, MOVED, pieceAt, type State, WOODS } from './state.ts';

/** `a` is the shooter; of `enemyAdjacent` `b` is the enemy. */
export type ShootFault =
  | 'cannotShoot'
  | 'offBoard'
  | 'routed'
  | 'hasMoved'
  | 'hasFired'
  | 'hasFought'
  | 'notLoaded'
  | 'enemyAdjacent';

/** Whether a unit may shoot at all in this combat phase [D Ranged combat]. */
export function mayShoot(g: State, shooter: number, why: Why<ShootFault> | null = null): boolean {
  const { battle } = g;
  const hex = g.unitHex[shooter];
  if (battle.ranged[shooter] === 0) return no(why, 'cannotShoot', shooter);
  if (hex < 0) return no(why, 'offBoard', shooter);
  if (isRouted(g, shooter)) return no(why, 'routed', shooter);
  const mark = g.mark[shooter];
  if ((mark & (MOVED | FIRED | FOUGHT)) !== 0) {
    if ((mark & MOVED) !== 0) return no(why, 'hasMoved', shooter);
    return no(why, (mark & FIRED) !== 0 ? 'hasFired' : 'hasFought', shooter);
  }
  if (battle.crossbows[shooter] === 1) return g.loaded[shooter] > 0 || no(why, 'notLoaded', shooter);
  for (let d = 0; d < 6; d++) {
    const to = battle.board.neighbours[hex * 6 + d];
    if (to < 0) continue;
    const p = pieceAt(g, to);
    if (p < 0 || battle.seat[p] === battle.seat[shooter] || battle.ranged[p] === 1) continue;
    if (sideAt(g, hex, d) !== ESCARPMENT) return no(why, 'enemyAdjacent', shooter, p);
  }
  return true;
}

/** `a` is the target or, of `woodsBetween` and `unitsBetween`, a hex of the line; of `outOfRange` `b` is the range. */
export type TargetFault =
  | 'noTarget'
  | 'outOfRange'
  | 'leaderWithUnit'
  | 'inWoods'
  | 'sheltered'
  | 'shotBarred'
  | 'woodsBetween'
  | 'unitsBetween';

/** Whether a unit that may shoot has this target: range, woods, and for Crossbows units in the way. */
export function mayFireAt(
  g: State,
  shooter: number,
  target: number,
  reach: number = g.battle.range[shooter],
  why: Why<TargetFault> | null = null,
): boolean {
  const { battle } = g;
  const from = g.unitHex[shooter];
  const to = g.unitHex[target];
  if (to < 0 || battle.seat[target] === battle.seat[shooter]) return no(why, 'noTarget', target);
  if (distance(g, from, to) > reach) return no(why, 'outOfRange', target, reach);
  if (isLeader(target) && !isAlone(g, target)) return no(why, 'leaderWithUnit', target);
  if (hiddenInWoods(g, from, to)) return no(why, 'inWoods', target);
  const { sheltered, barsFire } = battle.hooks;
  for (let i = 0; i < sheltered.length; i++) {
    if (sheltered[i].sheltered?.(g, target)) return no(why, 'sheltered', target);
  }
  for (let i = 0; i < barsFire.length; i++) {
    if (barsFire[i].barsFire?.(g, from, to)) return no(why, 'shotBarred', target);
  }
  return lineIsFree(g, battle.crossbows[shooter] === 1, from, to, why);
}

/** A unit in woods is a target only from woods next to it [D Woods]. */
export const hiddenInWoods = (g: State, from: number, to: number): boolean =>
  g.hexTerrain[to] === WOODS && !(g.hexTerrain[from] === WOODS && near(g, from, to));

/**
 * A woods hex that the line crosses or runs along stops every shot; units stop Crossbows.
 * RULING: Where the line of a shot runs along the side between two hexes, Crossbows are stopped only if units stand in
 * both [D Ranged combat].
 * CASE: D Ranged combat: one unit beside the side along which the line runs does not stop crossbows
 * CASE: D Ranged combat: units on both sides of the line stop crossbows
 */
export function lineIsFree(
  g: State,
  crossbows: boolean,
  from: number,
  to: number,
  why: Why<'woodsBetween' | 'unitsBetween'> | null = null,
): boolean {
  const { board } = g.battle;
  const { start, length, entries } = board.sight;
  const pair = from * board.size + to;
  for (let i = start[pair], end = i + 2 * length[pair]; i < end; i += 2) {
    const one = entries[i];
    const other = entries[i + 1];
    if (one >= 0 && g.hexTerrain[one] === WOODS) return no(why, 'woodsBetween', one);
    if (other >= 0 && g.hexTerrain[other] === WOODS) return no(why, 'woodsBetween', other);
    if (!crossbows) continue;
    if (one >= 0 && pieceAt(g, one) >= 0 && other >= 0 && pieceAt(g, other) >= 0)
      return no(why, 'unitsBetween', one, other);
  }
  return true;
}
