// Who may be attacked by whom [B Assault; B Barrage; B Charge], and what an empty sector allows.

import type { Choices } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { V_ASSAULT, V_BARRAGE, V_CHARGE, V_CHARGE_INTO } from '../tables/verbs.ts';
import { type EngageFault, hasRanged, isAmong, mayEngage, sectorsOf, sectorsToEngage } from './questions.ts';
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

/** The sectors that its enemies hold, and those in which it could engage one: bits that all units of a side have in common. */
const held = (g: State, unit: number): number => sectorsOf(g, enemyOf(g, unit));
const open = (g: State, unit: number): number => sectorsToEngage(g, enemyOf(g, unit));

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
export const rangeOf = (g: State, unit: number, enemies = held(g, unit)): number =>
  isAmong(enemies, g.unitSector[unit]) ? 0 : 1;

/** Whether this enemy on the field can be barraged at that range: unengaged, and near enough [B Barrage]. */
export function inRange(g: State, unit: number, target: number, range: number, why: Why<RangeFault> | null): boolean {
  if (g.links[target] !== 0) return no(why, 'engagedTarget', target);
  const apart = Math.abs(g.unitSector[unit] - g.unitSector[target]);
  return apart === range || no(why, apart > 1 ? 'tooFar' : 'sectorNotEmpty', unit, target);
}

/** Writes every barrage of a unit on the field, whose enemies hold these sectors. */
export function addBarrages(g: State, unit: number, out: Choices, where = held(g, unit)): void {
  if (!mayShoot(g, unit, null)) return;
  const enemies = g.battle.sideUnits[enemyOf(g, unit)];
  const range = rangeOf(g, unit, where);
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
  if (isAmong(open(g, unit), sector)) return true;
  return isAmong(held(g, unit), sector) ? no(why, 'nobodyToEngage', sector) : no(why, 'emptySector', unit, sector);
}

/** Whether no enemy keeps a unit in its sector [B Empty sector]. */
const isLeftAlone = (sector: number, enemies: number, why: Why<'enemiesHere'> | null): boolean =>
  !isAmong(enemies, sector) || no(why, 'enemiesHere', sector);

/** Whether a unit may charge into this sector: out of an empty one, into the next, where enemies are [B Empty sector]. */
export function mayChargeInto(g: State, unit: number, sector: number, why: Why<ChargeIntoFault> | null): boolean {
  const own = g.unitSector[unit];
  const enemies = held(g, unit);
  if (!isFreeToCharge(g, unit, why) || !isSector(g, sector, why)) return false;
  if (sector === own) return no(why, 'ownSector', unit, sector);
  if (!isLeftAlone(own, enemies, why) || !isNext(sector, own, why)) return false;
  if (isAmong(open(g, unit), sector)) return true;
  return no(why, isAmong(enemies, sector) ? 'nobodyToEngage' : 'nobodyThere', sector);
}

/**
 * Writes the charges of an unengaged unit: in its sector, or out of an empty one into the next. Its enemies hold some sectors,
 * and can be engaged in some; where they can be, they are.
 */
export function addCharges(
  g: State,
  unit: number,
  out: Choices,
  enemies = held(g, unit),
  within = open(g, unit),
): void {
  const sector = g.unitSector[unit];
  if (isAmong(within, sector)) out.add(V_CHARGE, unit);
  if (!isLeftAlone(sector, enemies, null)) return;
  if (sector > 0 && isAmong(within, sector - 1)) out.add(V_CHARGE_INTO, unit, sector - 1);
  if (isAmong(within, sector + 1)) out.add(V_CHARGE_INTO, unit, sector + 1);
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
