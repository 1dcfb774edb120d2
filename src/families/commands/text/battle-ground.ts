// The ground of a battle, made from its sheet once: terrain, what each hex is to each unit, levels and sections.

import { NotationError } from '../../../kernel/notation.ts';
import { own } from '../../../kernel/own.ts';
import type { HexBoard } from '../../../lib/hex-board.ts';
import { CLIMBED, type Ground, MAY_ENTER, STOPS_THERE } from '../rules/state.ts';
import type { CommandsGame } from '../tables/game.ts';
import type { Readings, SpecialRule } from '../tables/special-rules.ts';
import type { Terrain, UnitType } from '../tables/tables.ts';
import type { Placed } from './battle-pieces.ts';
import type { Sheet } from './sheet.ts';

export function makeTerrain(game: CommandsGame, sheet: Sheet, rules: readonly SpecialRule[]): Terrain[] {
  const board = game.boards[sheet.board];
  const terrain: Terrain[] = new Array(board.size).fill(game.terrain[0]);
  const seen = new Set<string>();
  for (const t of sheet.terrain) {
    let kind = t.kind;
    for (const rule of rules) kind = own(rule.terrainAs ?? {}, kind) ?? kind;
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

/** The side to which each hex belongs by the special rules, -1 for none: a city's gates, an army's camps. */
export function makeOwners(terrain: readonly Terrain[], rules: readonly SpecialRule[], readings: Readings): Int8Array {
  const owners = rules.flatMap(({ owns }) => (owns === undefined ? [] : [owns]));
  return Int8Array.from(terrain, ({ key }) => {
    const own = readings.ownersApart === false ? owners[0] : owners.find((one) => one.terrain.includes(key));
    return own?.side ?? -1;
  });
}

/** Where only its owners may enter, the others meet a wall. */
const barred = (terrain: Terrain, side: number, owner: number): boolean => terrain.ownersOnly && side !== owner;

function entryBits(terrain: Terrain, foot: boolean): number {
  const stops = terrain.mires || terrain.stops === 'everyone' || (terrain.stops === 'mounted' && !foot);
  return MAY_ENTER | (stops ? STOPS_THERE : 0) | (terrain.climbed ? CLIMBED : 0);
}

/** One table per unit type and side, shared by its units. */
function makeEntries(units: readonly Placed[], terrain: readonly Terrain[], owners: Int8Array): Uint8Array[] {
  const made = [new Map<UnitType, Uint8Array>(), new Map<UnitType, Uint8Array>()];
  return units.map(({ type, side }) => {
    let table = made[side].get(type);
    if (!table) {
      table = Uint8Array.from(terrain, (t, hex) =>
        t.mayEnter(type) && !barred(t, side, owners[hex]) ? entryBits(t, type.foot) : 0,
      );
      made[side].set(type, table);
    }
    return table;
  });
}

/** The ground by the tiles that have been taken off: one for each set of them. */
export function makeGrounds(
  game: CommandsGame,
  board: HexBoard,
  terrain: readonly Terrain[],
  removable: readonly number[],
  units: readonly Placed[],
  owners: Int8Array,
): Ground[] {
  const grounds: Ground[] = [];
  for (let cleared = 0; cleared < 1 << removable.length; cleared++) {
    const left = terrain.slice();
    removable.forEach((hex, i) => {
      if ((cleared & (1 << i)) !== 0) left[hex] = game.terrain[0];
    });
    const leaders = (side: number): Uint8Array =>
      Uint8Array.from(left, (t, hex) => (t.leadersMayEnter && !barred(t, side, owners[hex]) ? entryBits(t, false) : 0));
    grounds.push({
      terrain: left,
      entry: makeEntries(units, left, owners),
      leaderEntry: [leaders(0), leaders(1)],
      levels: makeLevels(board.size, board.neighbours, left),
      plain: !left.some((t) => t.climbed || t.mires || t.holdsBack),
    });
  }
  return grounds;
}

/** Sides of hexes that stop who crosses them, whichever way; by direction, as seen from the hex that is left. */
export function makeStopSides(board: HexBoard, terrain: readonly Terrain[], ramparts: Uint8Array): Uint8Array {
  const stops = new Uint8Array(board.size);
  for (let hex = 0; hex < board.size; hex++) {
    if (!terrain[hex].sidesStop) continue;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      if (to < 0 || (ramparts[hex] & (1 << d)) === 0) continue;
      stops[hex] |= 1 << d;
      stops[to] |= 1 << board.neighbours.subarray(to * 6, to * 6 + 6).indexOf(hex);
    }
  }
  return stops;
}

/** Numbers the groups of touching hexes of 'level' terrain, kind by kind; 0 elsewhere. */
function makeLevels(size: number, neighbours: Int16Array, terrain: readonly Terrain[]): Uint8Array {
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
