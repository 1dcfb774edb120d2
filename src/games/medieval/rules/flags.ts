// Flags that a unit may ignore, each for a reason of its own [M Bolster Morale; M Bridge; M Camp].

import { atFullStrength } from '../../../families/commands/rules/standing.ts';
import { groundOf, INTO_ADVANCE, isAttack, type State } from '../../../families/commands/rules/state.ts';
import { terrainRef } from '../../../families/commands/tables/references.ts';
import type { Trace } from '../../../kernel/explain.ts';
import type { MedievalTerrain } from '../tables/terrain.ts';
import type { MedievalUnit } from '../tables/units.ts';

/**
 * Whether two friends next to the hex support the unit there: units, and leaders alone only where it has no leader itself.
 */
function supported(g: State, hex: number, side: number): boolean {
  const { board, unitSide, leaderSide } = g.battle;
  const led = g.hexLeader[hex] >= 0;
  let count = 0;
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const near = board.neighbours[i];
    if (near < 0) continue;
    const unit = g.hexUnit[near];
    if (unit >= 0) {
      if (unitSide[unit] === side) count++;
      continue;
    }
    const leader = g.hexLeader[near];
    if (!led && leader >= 0 && leaderSide[leader] === side) count++;
  }
  return count >= 2;
}

/**
 * A unit defends its ground when it is attacked or fired at there; by the other reading also from what it has attacked.
 * RULING: A bridge or a camp steadies a unit that is attacked there, also by an ambush; a unit that attacks out of such
 * ground has no such help against the battle back or a first strike [M Bridge, Camp].
 * CASE: M Bridge: foot that is ambushed on it ignores a flag
 * CASE: M Bridge: foot that attacks off it ignores no flag of the battle back
 * CASE: M Bridge: foot that attacks off it ignores no flag of a First Strike
 * CASE: M Camp: a unit that attacks out of its own camp ignores no flag of the battle back
 * CASE: M Camp: a unit that attacks out of its own camp ignores no flag of a First Strike
 */
const defends = (g: State, mode: number): boolean =>
  isAttack(mode) || mode === INTO_ADVANCE || g.battle.readings.shelterBothWays;

function groundSteadies(g: State, unit: number, ground: MedievalTerrain, mode: number): boolean {
  if (!defends(g, mode)) return false;
  const { unitType, unitSide, owners } = g.battle;
  return (ground.footFlag && unitType[unit].foot) || (ground.ownerFlag && owners[g.unitHex[unit]] === unitSide[unit]);
}

/** Flags that may be ignored, and why. */
function steadied(trace: Trace | null, count: number, text: string, ref: string): number {
  trace?.add(count, text, ref);
  return count;
}

export function ignorableFlags(g: State, unit: number, by: number, mode: number, trace: Trace | null): number {
  const type = g.battle.unitType[unit] as MedievalUnit;
  const hex = g.unitHex[unit];
  let flags = 0;
  if (g.hexLeader[hex] >= 0) flags += steadied(trace, 1, 'leader attached', 'M Bolster Morale');
  if (supported(g, hex, g.battle.unitSide[unit])) flags += steadied(trace, 1, 'supported by two', 'M Bolster Morale');
  if (type.fullStrengthBonus && atFullStrength(g, unit))
    flags += steadied(trace, 1, 'full strength', 'M Bolster Morale');
  const ground = groundOf(g).terrain[hex] as MedievalTerrain;
  if (groundSteadies(g, unit, ground, mode))
    flags += steadied(trace, 1, ground.name, trace === null ? '' : terrainRef(g, ground));
  for (const rule of g.battle.rules) {
    const more = rule.ignoredFlags?.(g, unit, by, mode) ?? 0;
    // The one such rule of Medieval's sheets is that of the walls.
    if (more > 0) flags += steadied(trace, more, 'inside the walls', 'scenario');
  }
  return flags;
}
