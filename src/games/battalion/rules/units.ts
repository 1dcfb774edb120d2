// What is asked of any unit or sector that somebody names: whose it is, and where it stands.

import { no, type Why } from '../../../kernel/permission.ts';
import { GONE, onField, PILE, RESERVE, type State } from './state.ts';

export type OwnFault = 'noUnit' | 'notYours' | 'disbanded';
export type FieldFault = 'inReserve' | 'offField';
export type EnemyFault = 'noUnit' | 'friend' | 'disbanded' | 'targetInReserve' | 'targetInPile';
export type SectorFault = 'noSector';

/** A unit of the seat that has not been disbanded; `a` of every fault is the unit. */
export function isOwn(g: State, unit: number, seat: number, why: Why<OwnFault> | null): boolean {
  const { firstUnit, endUnit, units } = g.battle;
  if (unit < firstUnit[seat] || unit >= endUnit[seat])
    return no(why, units.includes(unit) ? 'notYours' : 'noUnit', unit);
  return g.unitSector[unit] !== GONE || no(why, 'disbanded', unit);
}

/** In a sector, where units attack and react [B Reserve zone]. */
export function isOnField(g: State, unit: number, why: Why<FieldFault> | null): boolean {
  if (onField(g, unit)) return true;
  return g.unitSector[unit] === RESERVE ? no(why, 'inReserve', unit) : no(why, 'offField', unit);
}

/** An enemy of the side in a sector, where it can be attacked [B Reserve zone]. */
export function isTarget(g: State, unit: number, side: number, why: Why<EnemyFault> | null): boolean {
  if (!g.battle.units.includes(unit)) return no(why, 'noUnit', unit);
  if (g.battle.unitSide[unit] === side) return no(why, 'friend', unit);
  if (onField(g, unit)) return true;
  if (g.unitSector[unit] === RESERVE) return no(why, 'targetInReserve', unit);
  return g.unitSector[unit] === PILE ? no(why, 'targetInPile', unit) : no(why, 'disbanded', unit);
}

/** A sector of this field; `a` is the sector. */
export const isSector = (g: State, sector: number, why: Why<SectorFault> | null): boolean =>
  sector < g.battle.sectors || no(why, 'noSector', sector);

/** The sector next to a place of the field; `a` is the sector, `b` the place. */
export const isNext = (sector: number, place: number, why: Why<'notNext'> | null): boolean =>
  Math.abs(sector - place) === 1 || no(why, 'notNext', sector, place);
