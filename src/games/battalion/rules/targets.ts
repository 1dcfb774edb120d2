// Who may be attacked by whom [B Assault; B Barrage; B Charge], and what an empty sector allows.

import type { Choices } from '../../../kernel/choice.ts';
import { V_ASSAULT, V_BARRAGE, V_CHARGE, V_CHARGE_INTO } from '../tables/verbs.ts';
import { anyToEngage, hasRanged, sideInSector } from './questions.ts';
import type { State } from './state.ts';

/** The side that a unit fights. */
const enemyOf = (g: State, unit: number): number => 1 - g.battle.unitSide[unit];

/** The other units engaged with it: the targets of an assault. */
export function addAssaults(g: State, unit: number, out: Choices): void {
  const enemies = g.battle.sideUnits[enemyOf(g, unit)];
  const bits = g.links[unit];
  for (let i = 0; i < enemies.length; i++) {
    if ((bits & g.battle.unitBit[enemies[i]]) !== 0) out.add(V_ASSAULT, unit, enemies[i]);
  }
}

/**
 * Whether a unengaged unit with a ranged value may barrage this enemy: unengaged, in the same sector, or next to it when
 * no enemy at all stands in the own one [B Barrage; B Empty sector].
 * RULING: a sector with engaged enemies is not empty [B Empty sector].
 */
export function mayBarrage(g: State, unit: number, target: number): boolean {
  if (g.links[target] !== 0 || g.unitSector[target] < 0) return false;
  const apart = Math.abs(g.unitSector[unit] - g.unitSector[target]);
  return apart === 0 || (apart === 1 && !sideInSector(g, enemyOf(g, unit), g.unitSector[unit]));
}

/** Writes every barrage of an unengaged unit on the field; nothing when it has no ranged value. */
export function addBarrages(g: State, unit: number, out: Choices): void {
  if (!hasRanged(g, unit)) return;
  const enemies = g.battle.sideUnits[enemyOf(g, unit)];
  const sector = g.unitSector[unit];
  const reach = sideInSector(g, enemyOf(g, unit), sector) ? 0 : 1;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i];
    if (g.links[enemy] !== 0 || g.unitSector[enemy] < 0) continue;
    if (Math.abs(g.unitSector[enemy] - sector) === reach) out.add(V_BARRAGE, unit, enemy);
  }
}

/** Whether it could barrage anybody: on the field, unengaged, with a ranged value and a target. */
export function couldBarrage(g: State, unit: number): boolean {
  if (g.unitSector[unit] < 0 || g.links[unit] !== 0 || !hasRanged(g, unit)) return false;
  return g.battle.sideUnits[enemyOf(g, unit)].some((enemy) => mayBarrage(g, unit, enemy));
}

/** Writes the charges of an unengaged unit: in its sector, or out of an empty one into the next. */
export function addCharges(g: State, unit: number, out: Choices): void {
  const enemy = enemyOf(g, unit);
  const sector = g.unitSector[unit];
  if (sideInSector(g, enemy, sector)) {
    if (anyToEngage(g, enemy, sector)) out.add(V_CHARGE, unit);
    return;
  }
  if (sector > 0 && anyToEngage(g, enemy, sector - 1)) out.add(V_CHARGE_INTO, unit, sector - 1);
  if (sector + 1 < g.battle.sectors && anyToEngage(g, enemy, sector + 1)) out.add(V_CHARGE_INTO, unit, sector + 1);
}
