// The ground of a battle, made from its sheet once: terrain, what each hex is to each unit, levels and sections.

import { NotationError } from '../../kernel/notation.ts';
import type { Placed } from './battle-pieces.ts';
import type { CommandsGame } from './game.ts';
import type { Sheet } from './sheet.ts';
import type { SpecialRule } from './special-rules.ts';
import { CLIMBED, MAY_ENTER, STOPS_THERE } from './state.ts';
import type { Terrain, UnitType } from './tables.ts';

export function makeTerrain(game: CommandsGame, sheet: Sheet, rules: readonly SpecialRule[]): Terrain[] {
  const board = game.boards[sheet.board];
  const terrain: Terrain[] = new Array(board.size).fill(game.terrain[0]);
  const seen = new Set<string>();
  for (const t of sheet.terrain) {
    let kind = t.kind;
    for (const rule of rules) kind = rule.terrainAs?.[kind] ?? kind;
    const found = game.terrain.find((one) => one.key === kind);
    if (!found) {
      throw new NotationError(
        t,
        `a terrain of ${game.name} (${game.terrain.map((one) => one.key).join(', ')})`,
        `"${t.kind}"`,
      );
    }
    if (seen.has(t.hex)) throw new NotationError(t, 'a hex without terrain so far', `"${t.hex}" a second time`);
    seen.add(t.hex);
    terrain[board.hex(t.hex)] = found;
  }
  return terrain;
}

export function neighbourDirection(game: CommandsGame, sheet: Sheet, from: string, to: string): number {
  const board = game.boards[sheet.board];
  const at = board.hex(from) * 6;
  return board.neighbours.subarray(at, at + 6).indexOf(board.hex(to));
}

/** The game's classes to which a unit type belongs, as bits. */
export function classBits(game: CommandsGame, type: UnitType): number {
  return game.classes.reduce((bits, one, kind) => (one.includes(type) ? bits | (1 << kind) : bits), 0);
}

export function entryBits(terrain: Terrain, foot: boolean): number {
  const stops = terrain.mires || terrain.stops === 'everyone' || (terrain.stops === 'mounted' && !foot);
  return MAY_ENTER | (stops ? STOPS_THERE : 0) | (terrain.climbed ? CLIMBED : 0);
}

/** One table per unit type, shared by its units. */
export function makeEntries(units: readonly Placed[], terrain: readonly Terrain[]): Uint8Array[] {
  const byType = new Map<UnitType, Uint8Array>();
  return units.map(({ type }) => {
    let table = byType.get(type);
    if (!table) {
      table = Uint8Array.from(terrain, (t) => (t.mayEnter(type) ? entryBits(t, type.foot) : 0));
      byType.set(type, table);
    }
    return table;
  });
}

/** Numbers the groups of touching hexes of 'level' terrain, kind by kind; 0 elsewhere. */
export function makeLevels(size: number, neighbours: Int16Array, terrain: readonly Terrain[]): Uint8Array {
  const levels = new Uint8Array(size);
  let group = 0;
  for (let start = 0; start < size; start++) {
    if (terrain[start].sight !== 'level' || levels[start] !== 0) continue;
    levels[start] = ++group;
    const queue = [start];
    for (const hex of queue) {
      for (let d = 0; d < 6; d++) {
        const to = neighbours[hex * 6 + d];
        if (to < 0 || levels[to] !== 0 || terrain[to].height !== terrain[start].height) continue;
        levels[to] = group;
        queue.push(to);
      }
    }
  }
  return levels;
}

/** Sections of a board 13 wide: in long rows the fifth and ninth hexes lie on a dotted line and belong to two (rule 2). */
export function makeSections(row: Uint8Array, column: Uint8Array, width: number): Uint8Array {
  const third = (width - 1) / 3;
  return Uint8Array.from(row, (r, hex) => {
    const c = column[hex];
    if (r % 2 === 1) return c < third ? 1 : c < 2 * third ? 2 : 4;
    return (c <= third ? 1 : 0) | (c >= third && c <= 2 * third ? 2 : 0) | (c >= 2 * third ? 4 : 0);
  });
}
