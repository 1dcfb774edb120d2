// Who may be attacked by whom [B Assault; B Barrage; B Charge], and what an empty sector allows.

import type { Choices } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { V_ASSAULT, V_BARRAGE, V_CHARGE, V_CHARGE_INTO } from '../tables/verbs.ts';
import { anyToEngage, type EngageFault, hasRanged, mayEngage, sideInSector } from './questions.ts';
import { linked, onField, type State } from './state.ts';
import { type FieldFault, isNext, isOnField, isSector, type SectorFault } from './units.ts';

export type AssaultFault = 'unengaged' | 'notLinked';
export type ShootFault = 'engagedShooter' | 'noRanged';
export type RangeFault = 'engagedTarget' | 'tooFar' | 'sectorNotEmpty';
export type ChargeFault = 'engagedCharger' | 'emptySector' | 'nobodyToEngage';
export type ChargeIntoFault =
  | SectorFault
  | 'ownSector'
  | 'enemiesHere'
  | 'notNext'
  | 'nobodyThere'
  | 'engagedCharger'
  | 'nobodyToEngage';

/** The side that a unit fights. */
export const enemyOf = (g: State, unit: number): number => 1 - g.battle.unitSide[unit];

/** Whether a unit may assault this enemy: they are engaged with each other [B Assault]. */
export function mayAssault(g: State, unit: number, target: number, why: Why<AssaultFault> | null): boolean {
  if (linked(g, unit, target)) return true;
  return g.links[unit] === 0 ? no(why, 'unengaged', unit) : no(why, 'notLinked', unit, target);
}

/** Writes every assault of a unit. */
export function addAssaults(g: State, unit: number, out: Choices): void {
  const enemies = g.battle.sideUnits[enemyOf(g, unit)];
  for (let i = 0; i < enemies.length; i++) {
    if (mayAssault(g, unit, enemies[i], null)) out.add(V_ASSAULT, unit, enemies[i]);
  }
}

/** Whether a unit may shoot at all: unengaged, with a ranged value [B Barrage]. */
export function mayShoot(g: State, unit: number, why: Why<ShootFault> | null): boolean {
  if (g.links[unit] !== 0) return no(why, 'engagedShooter', unit);
  return hasRanged(g, unit) || no(why, 'noRanged', unit);
}

/**
 * How many sectors away the targets of a barrage are: none, or one when no enemy at all is in the own sector
 * [B Empty sector].
 * RULING: A sector with engaged enemies is not empty [B Empty sector].
 * CASE: B Empty sector: a sector with only engaged enemies is not empty
 */
export const rangeOf = (g: State, unit: number): number =>
  sideInSector(g, enemyOf(g, unit), g.unitSector[unit]) ? 0 : 1;

/** Whether this enemy on the field can be barraged at that range: unengaged, and near enough [B Barrage]. */
export function inRange(g: State, unit: number, target: number, range: number, why: Why<RangeFault> | null): boolean {
  if (g.links[target] !== 0) return no(why, 'engagedTarget', target);
  const apart = Math.abs(g.unitSector[unit] - g.unitSector[target]);
  if (apart === range) return true;
  return apart > 1 ? no(why, 'tooFar', unit, target) : no(why, 'sectorNotEmpty', unit, target);
}

/** Writes every barrage of a unit on the field. */
export function addBarrages(g: State, unit: number, out: Choices): void {
  if (!mayShoot(g, unit, null)) return;
  const enemies = g.battle.sideUnits[enemyOf(g, unit)];
  const range = rangeOf(g, unit);
  for (let i = 0; i < enemies.length; i++) {
    if (onField(g, enemies[i]) && inRange(g, unit, enemies[i], range, null)) out.add(V_BARRAGE, unit, enemies[i]);
  }
}

/** Whether it could barrage anybody: on the field, unengaged, with a ranged value and a target. */
export function mayBarrageAny(
  g: State,
  unit: number,
  why: Why<FieldFault | ShootFault | 'nobodyToBarrage'> | null,
): boolean {
  if (!isOnField(g, unit, why) || !mayShoot(g, unit, why)) return false;
  const enemies = g.battle.sideUnits[enemyOf(g, unit)];
  const range = rangeOf(g, unit);
  for (let i = 0; i < enemies.length; i++) {
    if (onField(g, enemies[i]) && inRange(g, unit, enemies[i], range, null)) return true;
  }
  return no(why, 'nobodyToBarrage', unit);
}

/** Only a unit that is not engaged charges [B Charge]. */
const isFreeToCharge = (g: State, unit: number, why: Why<'engagedCharger'> | null): boolean =>
  g.links[unit] === 0 || no(why, 'engagedCharger', unit);

/** Whether a unit may charge in its own sector [B Charge]. */
export function mayCharge(g: State, unit: number, why: Why<ChargeFault> | null): boolean {
  const sector = g.unitSector[unit];
  if (!isFreeToCharge(g, unit, why)) return false;
  if (anyToEngage(g, enemyOf(g, unit), sector)) return true;
  // Whether anybody is there matters only to who asks why.
  if (why === null) return false;
  return sideInSector(g, enemyOf(g, unit), sector)
    ? no(why, 'nobodyToEngage', sector)
    : no(why, 'emptySector', unit, sector);
}

/** Whether no enemy keeps a unit in its sector [B Empty sector]. */
const isLeftAlone = (g: State, unit: number, why: Why<'enemiesHere'> | null): boolean =>
  !sideInSector(g, enemyOf(g, unit), g.unitSector[unit]) || no(why, 'enemiesHere', g.unitSector[unit]);

/** Whether a unit may charge into this sector: out of an empty one, into the next, where enemies are [B Empty sector]. */
export function mayChargeInto(g: State, unit: number, sector: number, why: Why<ChargeIntoFault> | null): boolean {
  const own = g.unitSector[unit];
  const enemy = enemyOf(g, unit);
  if (!isFreeToCharge(g, unit, why) || !isSector(g, sector, why)) return false;
  if (sector === own) return no(why, 'ownSector', unit, sector);
  if (!isLeftAlone(g, unit, why) || !isNext(sector, own, why)) return false;
  if (anyToEngage(g, enemy, sector)) return true;
  if (why === null) return false;
  return sideInSector(g, enemy, sector) ? no(why, 'nobodyToEngage', sector) : no(why, 'nobodyThere', sector);
}

/** Writes the charges of an unengaged unit: in its sector, or out of an empty one into the next. */
export function addCharges(g: State, unit: number, out: Choices): void {
  const sector = g.unitSector[unit];
  if (mayCharge(g, unit, null)) {
    out.add(V_CHARGE, unit);
    return;
  }
  if (!isLeftAlone(g, unit, null)) return;
  if (sector > 0 && mayChargeInto(g, unit, sector - 1, null)) out.add(V_CHARGE_INTO, unit, sector - 1);
  if (mayChargeInto(g, unit, sector + 1, null)) out.add(V_CHARGE_INTO, unit, sector + 1);
}

/** Whether a charge that has moved out may pick this enemy: it is in the same sector, and finds room [B Charge]. */
export function mayPick(
  g: State,
  charger: number,
  target: number,
  why: Why<EngageFault | 'chargeElsewhere'> | null,
): boolean {
  if (g.unitSector[target] !== g.unitSector[charger]) return no(why, 'chargeElsewhere', target, charger);
  return mayEngage(g, target, why);
}
