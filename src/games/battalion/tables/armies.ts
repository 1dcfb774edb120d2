// Ready armies of each faction, and armies made at random. A ready army is a list of twelve units: a battle of any size takes
// the first so many of it.

import { own } from '../../../kernel/own.ts';
import type { ArmyUnits } from '../rules/muster.ts';
import { type Faction, factionByKey, type Rank, ranks, SPECIAL } from './tables.ts';

const READY: { readonly [faction: string]: readonly string[] } = {
  rome: [
    'hastati principes triarii',
    'roman-cavalry roman-cavalry',
    'cretan-archers cretan-archers',
    'velites hastati hastati',
    'principes principes praetorian-guard',
    'velites cretan-archers',
    'hastati principes triarii',
    'allied-cavalry allied-cavalry',
    'triarii triarii praetorian-guard',
    'roman-cavalry roman-cavalry',
    'velites velites',
    'hastati principes praetorian-guard',
  ],
  carthage: [
    'celt-infantry samnites sacred-band',
    'numidian-cavalry numidian-cavalry',
    'caetrati caetrati',
    'war-elephants war-elephants',
    'scutarii scutarii scutarii',
    'balearic-slingers balearic-slingers',
    'celt-infantry samnites samnites',
    'celt-cavalry celt-cavalry',
    'balearic-slingers caetrati',
    'samnites scutarii scutarii',
    'celt-cavalry numidian-cavalry',
    'celt-infantry celt-infantry sacred-band',
  ],
  bactria: [
    'hoplites hoplites hoplites',
    'companion-cavalry companion-cavalry',
    'scythian-archers scythian-archers',
    'thureophoroi hoplites thorakitai',
    'war-elephants war-elephants',
    'peltasts peltasts',
    'cataphracts cataphracts',
    'horse-archers horse-archers',
    'hoplites thorakitai thorakitai',
    'peltasts scythian-archers',
    'war-chariots',
    'companion-cavalry cataphracts',
  ],
  han: [
    'conscript-infantry halberdiers imperial-guard',
    'crossbowmen crossbowmen',
    'horse-lancers horse-lancers',
    'halberdiers halberdiers halberdiers',
    'steppes-horse-archers steppes-horse-archers',
    'convicts crossbowmen',
    'heavy-crossbowmen heavy-crossbowmen',
    'conscript-infantry conscript-infantry imperial-guard',
    'war-chariot',
    'crossbowmen crossbowmen',
    'conscript-infantry halberdiers halberdiers',
    'steppes-horse-archers steppes-horse-archers',
  ],
};

/** The ready army of a faction for 3 to 12 units. */
export function readyArmy(faction: string, size: number): ArmyUnits {
  const list = own(READY, faction);
  if (!list) throw new Error(`no faction is called ${faction}`);
  return list.slice(0, size).map((unit) => unit.split(' '));
}

/** The ranks that may still join a unit of `length` ranks beginning with `front`. */
function joiners(pool: readonly Rank[], unit: readonly Rank[], length: number): Rank[] {
  const shared = unit.reduce((bits, rank) => bits & rank.classes, 15);
  return pool.filter((rank) => {
    if (rank.formation < length || (rank.classes & shared) === 0) return false;
    return (shared & SPECIAL) === 0 || rank.key === unit[0].key;
  });
}

/**
 * Lower ranks for a unit of so many ranks behind `front`, by chance, out of the tiles left (by index of the rank); those
 * used are taken out. Shorter when the tiles give no more.
 */
export function fillUnit(front: Rank, length: number, left: Int16Array, next: () => number): Rank[] {
  const unit = [front];
  while (unit.length < length) {
    const pool = joiners(
      ranks.filter((rank) => rank.faction === front.faction && left[rank.index] > 0),
      unit,
      length,
    );
    if (pool.length === 0) break;
    const rank = pool[Math.floor(next() * pool.length)];
    left[rank.index]--;
    unit.push(rank);
  }
  return unit;
}

/** A legal army by chance; `next` gives numbers from 0 up to, not including, 1. */
export function randomArmy(faction: string, size: number, next: () => number): ArmyUnits {
  const own: Faction | undefined = factionByKey(faction);
  if (!own) throw new Error(`no faction is called ${faction}`);
  const left = Int16Array.from(ranks, (rank) => (rank.faction === own.index ? rank.tiles : 0));
  return Array.from({ length: size }, () => {
    const fronts = ranks.filter((rank) => left[rank.index] > 0);
    const front = fronts[Math.floor(next() * fronts.length)];
    left[front.index]--;
    const length = 1 + Math.floor(next() * front.formation);
    return fillUnit(front, length, left, next).map((rank) => rank.key);
  });
}
