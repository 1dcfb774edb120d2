// From a sheet to a battle: tables made once, every meaning checked with the place in the sheet, and the first state.

import type { Chance } from '../../kernel/chance.ts';
import type { EventSink } from '../../kernel/events.ts';
import { NotationError } from '../../kernel/notation.ts';
import { call, run } from '../../kernel/procedure.ts';
import { drawCard, freshDeck } from './deck.ts';
import type { CommandsGame } from './game.ts';
import type { Sheet, SheetRule, SheetUnit } from './sheet.ts';
import { sideNames } from './sheet.ts';
import type { SpecialRule } from './special-rules.ts';
import {
  type Battle,
  CLIMBED,
  MAX_HAND,
  MAX_LEADERS,
  MAX_UNITS,
  MAY_ENTER,
  newState,
  ON_BOARD,
  RESERVE,
  STOPS_THERE,
  type State,
} from './state.ts';
import type { Terrain, Trait, UnitType } from './tables.ts';
import { battle as battleProcedure } from './turn.ts';

/** Which of a sheet's optional rules are played, by key. */
export interface BattleOptions {
  readonly optionalRules?: readonly string[];
}

interface Placed {
  side: number;
  type: UnitType;
  traits: Trait[];
  hex: number;
  blocks: number;
}

export function makeBattle(game: CommandsGame, sheet: Sheet, options: BattleOptions = {}): Battle {
  const board = game.boards[sheet.board];
  if (!board)
    throw new Error(`${game.name} has no board of ${sheet.board}; it has ${Object.keys(game.boards).join(', ')}`);
  const rules = makeRules(game, sheet, options);
  const terrain = makeTerrain(game, sheet, rules);
  const units = makeUnits(game, sheet, terrain);
  const leaders = makeLeaders(game, sheet, units, terrain);
  const ramparts = new Uint8Array(board.size);
  for (const t of sheet.terrain) {
    for (const name of t.sides) {
      const d = neighbourDirection(game, sheet, t.hex, name);
      if (d < 0) throw new NotationError(t, `a hex next to ${t.hex}`, `"${name}"`);
      ramparts[board.hex(t.hex)] |= 1 << d;
    }
  }
  const exits = new Uint8Array(board.size);
  for (const rule of rules) for (const hex of rule.exits?.hexes ?? []) exits[hex] |= 1 << (rule.exits?.side ?? 0);
  const topUnits = units.filter((u) => u.side === 0).length;
  const topLeaders = leaders.filter((l) => l.side === 0).length;
  return {
    game,
    sheet,
    board,
    terrain,
    ramparts,
    levels: makeLevels(board.size, board.neighbours, terrain),
    sections: makeSections(board.row, board.column, board.width),
    unitCount: units.length,
    leaderCount: leaders.length,
    firstUnit: [0, topUnits, units.length],
    firstLeader: [0, topLeaders, leaders.length],
    unitSide: Uint8Array.from(units, (u) => u.side),
    unitType: units.map((u) => u.type),
    unitTraits: units.map((u) => u.traits),
    entry: makeEntries(units, terrain),
    leaderEntry: Uint8Array.from(terrain, (t) => (t.leadersMayEnter ? entryBits(t, false) : 0)),
    leaderSide: Uint8Array.from(leaders, (l) => l.side),
    leaderNames: leaders.map((l) => l.name),
    leaderTraits: leaders.map((l) => l.traits),
    goals: [sheet.banners[0], sheet.banners[1]],
    rules,
    exits,
    plain: !terrain.some((t) => t.climbed || t.mires),
    startUnits: units,
    startLeaders: leaders,
  };
}

/** A state with the sheet's pieces on the board, nothing dealt. */
export function setOut(battle: Battle, chance: Chance): State {
  const g = newState(battle);
  g.chance = chance;
  battle.startUnits.forEach((unit, u) => {
    g.unitBlocks[u] = unit.blocks;
    if (unit.hex < 0) {
      g.unitFate[u] = RESERVE;
      return;
    }
    g.unitHex[u] = unit.hex;
    g.hexUnit[unit.hex] = u;
    g.unitFate[u] = ON_BOARD;
  });
  battle.startLeaders.forEach((leader, l) => {
    if (leader.hex < 0) {
      g.leaderFate[l] = RESERVE;
      return;
    }
    g.leaderHex[l] = leader.hex;
    g.hexLeader[leader.hex] = l;
  });
  for (let side = 0; side < 2; side++) g.command[side] = battle.sheet.sides[side].command;
  g.active = battle.sheet.first;
  return g;
}

/** The battle's first decision: cards shuffled and dealt by turns, then the battle procedure (rule 3). */
export function startBattle(battle: Battle, chance: Chance, sink: EventSink | null = null): State {
  const g = setOut(battle, chance);
  freshDeck(g);
  for (let n = 0; n < MAX_HAND; n++) {
    for (const side of [battle.sheet.first, 1 - battle.sheet.first]) if (n < g.command[side]) drawCard(g, side);
  }
  // The deal is told to nobody: hands speak for themselves.
  g.sink = sink;
  call(g, battleProcedure);
  run(g);
  return g;
}

function makeRules(game: CommandsGame, sheet: Sheet, options: BattleOptions): SpecialRule[] {
  const optional = sheet.rules.filter((rule) => rule.optional).map((rule) => rule.key);
  for (const key of options.optionalRules ?? []) {
    if (optional.includes(key)) continue;
    const known = optional.length === 0 ? 'none' : optional.join(', ');
    throw new Error(`${sheet.name} has no optional rule "${key}"; it has ${known}`);
  }
  const board = game.boards[sheet.board];
  const rules: SpecialRule[] = [];
  sheet.rules.forEach((rule, index) => {
    const maker = game.rules[rule.key];
    if (!maker)
      throw new NotationError(rule, `a special rule (${Object.keys(game.rules).join(', ')})`, `"${rule.key}"`);
    const made = maker({
      sheet,
      rule,
      index,
      hex: (name) => {
        const hex = board.hex(name);
        if (hex < 0) throw new NotationError(rule, 'a hex such as F6', `"${name}"`);
        return hex;
      },
      side: (word) => sideOf(rule, word),
      number: (word) => {
        const value = Number(word);
        if (!Number.isInteger(value) || value < 0) throw new NotationError(rule, 'a number', `"${word ?? ''}"`);
        return value;
      },
      fail: (expected, found) => new NotationError(rule, expected, `"${found}"`),
    });
    if (!rule.optional || options.optionalRules?.includes(rule.key)) rules.push(made);
  });
  return rules;
}

function sideOf(rule: SheetRule, word: string | undefined): number {
  const side = sideNames.indexOf(word as 'top' | 'bottom');
  if (side < 0) throw new NotationError(rule, '"top" or "bottom"', `"${word ?? ''}"`);
  return side;
}

function makeTerrain(game: CommandsGame, sheet: Sheet, rules: readonly SpecialRule[]): Terrain[] {
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

function makeUnits(game: CommandsGame, sheet: Sheet, terrain: readonly Terrain[]): Placed[] {
  const board = game.boards[sheet.board];
  const taken = new Map<string, SheetUnit>();
  const units: Placed[] = [];
  for (const unit of sheet.units) {
    const type = game.units.find((one) => one.code === unit.code);
    if (!type) {
      throw new NotationError(
        unit,
        `a unit of ${game.name} (${game.units.map((one) => one.code).join(', ')})`,
        `"${unit.code}"`,
      );
    }
    const other = taken.get(unit.hex);
    if (other)
      throw new NotationError(
        unit,
        'a hex without a unit',
        `"${unit.hex}", where ${other.code} stands (line ${other.line})`,
      );
    taken.set(unit.hex, unit);
    const hex = board.hex(unit.hex);
    if (!terrain[hex].mayEnter(type)) {
      throw new NotationError(unit, `ground that ${type.name} may enter`, `${terrain[hex].name} at ${unit.hex}`);
    }
    const blocks = unit.blocks ?? type.blocks;
    if (blocks < 1 || blocks > type.blocks) {
      throw new NotationError(unit, `1 to ${type.blocks} blocks for ${type.name}`, `${blocks}`);
    }
    units.push({ side: unit.side, type, traits: findTraits(game, unit.traits, 'unit', unit), hex, blocks });
  }
  for (const reserve of sheet.reserves) {
    for (const { code, count } of reserve.units) {
      const type = game.units.find((one) => one.code === code);
      if (!type) throw new Error(`reserve ${reserve.name}: no unit of ${game.name} is called ${code}`);
      for (let i = 0; i < count; i++) {
        units.push({ side: reserve.side, type, traits: [], hex: -1, blocks: type.blocks });
      }
    }
  }
  if (units.length > MAX_UNITS)
    throw new Error(`${units.length} units are more than the ${MAX_UNITS} a battle can hold`);
  return units.sort((a, b) => a.side - b.side);
}

function makeLeaders(
  game: CommandsGame,
  sheet: Sheet,
  units: readonly Placed[],
  terrain: readonly Terrain[],
): PlacedLeader[] {
  const board = game.boards[sheet.board];
  const leaders: PlacedLeader[] = [];
  for (const leader of sheet.leaders) {
    const hex = leader.hex === null ? -1 : board.hex(leader.hex);
    if (hex >= 0) {
      if (leaders.some((l) => l.hex === hex))
        throw new NotationError(leader, 'a hex without a leader', `"${leader.hex}"`);
      if (!terrain[hex].leadersMayEnter) {
        throw new NotationError(leader, 'ground that a leader may enter', `${terrain[hex].name} at ${leader.hex}`);
      }
      if (units.some((u) => u.hex === hex && u.side !== leader.side)) {
        throw new NotationError(leader, 'a hex without an enemy unit', `"${leader.hex}"`);
      }
    }
    if (leaders.some((l) => l.side === leader.side && l.name === leader.name)) {
      throw new NotationError(leader, 'a name that no other leader of the side has', `"${leader.name}"`);
    }
    leaders.push({
      side: leader.side,
      name: leader.name,
      hex,
      traits: findTraits(game, leader.traits, 'leader', leader),
    });
  }
  for (const reserve of sheet.reserves) {
    for (const name of reserve.leaders) leaders.push({ side: reserve.side, name, hex: -1, traits: [] });
  }
  if (leaders.length > MAX_LEADERS) {
    throw new Error(`${leaders.length} leaders are more than the ${MAX_LEADERS} a battle can hold`);
  }
  return leaders.sort((a, b) => a.side - b.side);
}

interface PlacedLeader {
  side: number;
  name: string;
  hex: number;
  traits: Trait[];
}

function findTraits(
  game: CommandsGame,
  keys: readonly string[],
  of: 'unit' | 'leader',
  at: { line: number; column: number },
): Trait[] {
  return keys.map((key) => {
    const trait = game.traits.find((one) => one.key === key && one.of === of);
    if (trait) return trait;
    const known = game.traits.filter((one) => one.of === of).map((one) => one.key);
    throw new NotationError(at, `an ability of a ${of} (${known.join(', ')})`, `"${key}"`);
  });
}

function neighbourDirection(game: CommandsGame, sheet: Sheet, from: string, to: string): number {
  const board = game.boards[sheet.board];
  const at = board.hex(from) * 6;
  return board.neighbours.subarray(at, at + 6).indexOf(board.hex(to));
}

function entryBits(terrain: Terrain, foot: boolean): number {
  const stops = terrain.mires || terrain.stops === 'everyone' || (terrain.stops === 'mounted' && !foot);
  return MAY_ENTER | (stops ? STOPS_THERE : 0) | (terrain.climbed ? CLIMBED : 0);
}

/** One table per unit type, shared by its units. */
function makeEntries(units: readonly Placed[], terrain: readonly Terrain[]): Uint8Array[] {
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
function makeSections(row: Uint8Array, column: Uint8Array, width: number): Uint8Array {
  const third = (width - 1) / 3;
  return Uint8Array.from(row, (r, hex) => {
    const c = column[hex];
    if (r % 2 === 1) return c < third ? 1 : c < 2 * third ? 2 : 4;
    return (c <= third ? 1 : 0) | (c >= third && c <= 2 * third ? 2 : 0) | (c >= 2 * third ? 4 : 0);
  });
}
