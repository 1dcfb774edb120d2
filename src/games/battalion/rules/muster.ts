// Armies by the rules of building units [B Units; B Setup rules for mustered battles].

import type { Refusal } from '../../../kernel/explain.ts';
import { type Faction, factionByKey, type Rank, rankByKey, SPECIAL } from '../tables/tables.ts';

/** Units as lists of rank keys, front rank first. */
export type ArmyUnits = readonly (readonly string[])[];

const UNITS_REF = 'B Units';
const MUSTER_REF = 'B Setup rules for mustered battles';

/** What is wrong with one unit. */
function checkUnit(faction: Faction, keys: readonly string[], where: string): Refusal[] {
  if (keys.length === 0) return [{ text: `${where} has no rank.`, ref: UNITS_REF }];
  const refusals: Refusal[] = [];
  const ranks: Rank[] = [];
  for (const key of keys) {
    const rank = rankByKey(faction, key);
    if (rank) ranks.push(rank);
    else refusals.push({ text: `${where}: no rank of ${faction.name} is called ${key}.`, ref: MUSTER_REF });
  }
  if (ranks.length === 0) return refusals;
  const shared = ranks.reduce((bits, rank) => bits & rank.classes, 15);
  if (shared === 0)
    refusals.push({ text: `${where}: its ranks have no class in common; every unit needs one.`, ref: UNITS_REF });
  const least = ranks.reduce((a, b) => (b.formation < a.formation ? b : a));
  if (keys.length > least.formation) {
    const most = least.formation === 1 ? 'one rank' : `${least.formation} ranks`;
    refusals.push({
      text: `${where}: with ${least.name} it may have ${most} at most, by their Formation.`,
      ref: UNITS_REF,
    });
  }
  if (ranks.some((rank) => (rank.classes & SPECIAL) !== 0) && ranks.some((rank) => rank.key !== ranks[0].key)) {
    refusals.push({
      text: `${where}: ranks of the class Special stand only with ranks of the same name.`,
      ref: UNITS_REF,
    });
  }
  return refusals;
}

/** Every rule that an army breaks; empty when it is legal. `size` is the number of units agreed on. */
export function checkArmy(faction: string, units: ArmyUnits, size: number): Refusal[] {
  const own = factionByKey(faction);
  if (!own) return [{ text: `No faction is called ${faction}.`, ref: MUSTER_REF }];
  const refusals: Refusal[] = [];
  if (units.length !== size) {
    refusals.push({
      text: `The army has ${units.length === 1 ? '1 unit' : `${units.length} units`}; ${size} ${size === 1 ? 'was' : 'were'} agreed on.`,
      ref: MUSTER_REF,
    });
  }
  units.forEach((unit, i) => {
    refusals.push(...checkUnit(own, unit, `Unit ${i + 1}`));
  });
  const used = new Map<string, number>();
  for (const key of units.flat()) used.set(key, (used.get(key) ?? 0) + 1);
  for (const [key, count] of used) {
    const rank = rankByKey(own, key);
    if (rank && count > rank.tiles) {
      refusals.push({ text: `${rank.name}: ${count} tiles are used, the box has ${rank.tiles}.`, ref: MUSTER_REF });
    }
  }
  return refusals;
}
