// Who stands where, who has an order, who helps and supports whom: questions that many rules ask of a state.

import type { Trait } from '../tables/tables.ts';
import { type Battle, BEGAN_FULL, MAX_UNITS, ORDERED, type State } from './state.ts';

/** The units of a side that have an order and are on the board, as `orderedUnits` found them last. */
export const ordered = new Uint8Array(MAX_UNITS);

/** Writes the ordered units of a side into `ordered`; answers how many there are. */
export function orderedUnits(g: State, side: number): number {
  const { firstUnit } = g.battle;
  const { unitHex, unitMark } = g;
  const found = ordered;
  let count = 0;
  // Without branches, for nobody can guess who has an order: ORDERED is 1, and a hex below 0 is none.
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
    found[count] = u;
    count += unitMark[u] & ORDERED & ~(unitHex[u] >> 31);
  }
  return count;
}

export const enemyOf = (side: number): number => 1 - side;

/** The enemy of `side` stands on the hex: a unit, or a leader alone. */
export function enemyAt(g: State, hex: number, side: number): boolean {
  const u = g.hexUnit[hex];
  if (u >= 0) return g.battle.unitSide[u] !== side;
  const l = g.hexLeader[hex];
  return l >= 0 && g.battle.leaderSide[l] !== side;
}

/** The leader with a unit, or -1. */
export const leaderWith = (g: State, unit: number): number => g.hexLeader[g.unitHex[unit]];

/** A leader without a unit on the hex, or -1. */
export const loneLeaderAt = (g: State, hex: number): number => (g.hexUnit[hex] < 0 ? g.hexLeader[hex] : -1);

/** Whether an enemy unit (not a lone leader) stands next to the hex. */
export function enemyUnitNextTo(g: State, hex: number, side: number): boolean {
  const near = g.battle.board.neighbours;
  const unitSide = g.battle.unitSide;
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const h = near[i];
    if (h < 0) continue;
    const u = g.hexUnit[h];
    if (u >= 0 && unitSide[u] !== side) return true;
  }
  return false;
}

/** Whether the enemy stands next to the hex, a unit or a leader alone. */
export function enemyNextTo(g: State, hex: number, side: number): boolean {
  const near = g.battle.board.neighbours;
  for (let i = hex * 6, end = i + 6; i < end; i++) if (near[i] >= 0 && enemyAt(g, near[i], side)) return true;
  return false;
}

/** Whether a friendly leader of `side` is on the hex or next to it, helping units there (traits may keep him to his hex). */
export function leaderHelps(g: State, hex: number, side: number): boolean {
  const battle = g.battle;
  const own = g.hexLeader[hex];
  if (own >= 0 && battle.leaderSide[own] === side) return true;
  const near = battle.board.neighbours;
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const h = near[i];
    if (h < 0) continue;
    const l = g.hexLeader[h];
    if (l >= 0 && battle.leaderSide[l] === side && !keepsToOwnHex(battle, l)) return true;
  }
  return false;
}

function keepsToOwnHex(battle: Battle, leader: number): boolean {
  for (const trait of battle.leaderTraits[leader]) if (trait.ownHexOnly) return true;
  return false;
}

/**
 * Whether a leader, when alone, supports the units next to him.
 * RULING: A leader whose help is kept to his own hex still supports the units next to him when he is alone
 * [107 Granicus].
 * CASE: 107 Granicus: a satrap alone supports the units next to him
 */
export const supports = (battle: Battle, leader: number): boolean =>
  !battle.readings.poorLeadersDoNotSupport || !keepsToOwnHex(battle, leader);

/** Friendly units and lone leaders next to a hex: two of them support the unit there. */
export function supporters(g: State, hex: number, side: number): number {
  const battle = g.battle;
  const near = battle.board.neighbours;
  let count = 0;
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const h = near[i];
    if (h < 0) continue;
    const u = g.hexUnit[h];
    if (u >= 0) {
      if (battle.unitSide[u] === side) count++;
    } else {
      const l = g.hexLeader[h];
      if (l >= 0 && battle.leaderSide[l] === side && supports(battle, l)) count++;
    }
  }
  return count;
}

/** Whether a unit counts as being at full strength: it is, or it was when the combat under way began. */
export function atFullStrength(g: State, unit: number): boolean {
  return (g.unitMark[unit] & BEGAN_FULL) !== 0 || g.unitBlocks[unit] === g.battle.unitType[unit].blocks;
}

export function hasTrait(traits: readonly Trait[], ability: keyof Trait): boolean {
  for (const trait of traits) if (trait[ability]) return true;
  return false;
}
