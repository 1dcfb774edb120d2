// Who stands on a hex that somebody names: an own unit, an own leader, an enemy. Lists of choices go over the pieces
// themselves; a choice that is written names a hex, and then this is asked.

import { no, type Why } from '../../../kernel/permission.ts';
import { enemyAt } from './standing.ts';
import { groundOf, type State } from './state.ts';

export type UnitFault = 'nobody' | 'enemyUnit' | 'enemyLeader' | 'onlyLeader';

/** A unit of the side stands on the hex. */
export function ownUnitAt(g: State, hex: number, side: number, why: Why<UnitFault> | null): boolean {
  const unit = g.hexUnit[hex];
  if (unit >= 0) return g.battle.unitSide[unit] === side || no(why, 'enemyUnit', unit);
  const leader = g.hexLeader[hex];
  if (leader < 0) return no(why, 'nobody', hex);
  return no(why, g.battle.leaderSide[leader] === side ? 'onlyLeader' : 'enemyLeader', hex);
}

export type LeaderFault = 'noLeader' | 'enemysLeader';

/** A leader of the side is on the hex, alone or with a unit. */
export function ownLeaderAt(g: State, hex: number, side: number, why: Why<LeaderFault> | null): boolean {
  const leader = g.hexLeader[hex];
  if (leader < 0) return no(why, 'noLeader', hex);
  return g.battle.leaderSide[leader] === side || no(why, 'enemysLeader', hex);
}

export type EnemyFault = 'nobodyThere' | 'ownSide' | 'closedGate';

/** Somebody whom the side could attack stands on the hex: a unit, or a leader alone. */
export function enemyThere(g: State, hex: number, side: number, why: Why<EnemyFault> | null): boolean {
  if (enemyAt(g, hex, side)) return true;
  if (why === null) return false;
  if (g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0) return no(why, 'ownSide', hex);
  return no(why, closedTo(g, hex, side) ? 'closedGate' : 'nobodyThere', hex);
}

/** Whether the hex has a gate that is closed to a side. */
export const closedTo = (g: State, hex: number, side: number): boolean =>
  groundOf(g).terrain[hex].ownersOnly && g.battle.owners[hex] !== side;
