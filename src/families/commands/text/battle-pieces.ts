// The pieces and special rules of a battle, made from its sheet; whatever does not fit is named with its place in the sheet.

import { NotationError, named, type Place } from '../../../kernel/notation.ts';
import { versionNumber } from '../../../kernel/version.ts';
import { type Battle, MAX_GOALS, MAX_HAND, MAX_LEADERS, MAX_UNITS } from '../rules/state.ts';
import type { CommandsGame } from '../tables/game.ts';
import type { Readings, SpecialRule } from '../tables/special-rules.ts';
import type { Terrain, Trait, UnitType } from '../tables/tables.ts';
import type { Sheet, SheetRule, SheetUnit } from './sheet.ts';
import { sideNames } from './sheet.ts';

/** Which of a sheet's optional rules are played, and which of the game's rulings are taken the other way, by key. */
export interface BattleOptions {
  readonly optionalRules?: readonly string[];
  /** The number of the rules version to play by; the newest if left out. */
  readonly version?: number;
}

export interface Placed {
  side: number;
  type: UnitType;
  traits: Trait[];
  hex: number;
  blocks: number;
}

export function makeRules(game: CommandsGame, sheet: Sheet, options: BattleOptions): SpecialRule[] {
  const optional = sheet.rules.filter((rule) => rule.optional).map((rule) => rule.key);
  const rulings = game.rulings.map((ruling) => ruling.key);
  for (const key of options.optionalRules ?? []) {
    if (optional.includes(key) || rulings.includes(key)) continue;
    const known = optional.length === 0 ? 'none' : optional.join(', ');
    const also = rulings.length === 0 ? '' : `, and the rulings ${rulings.join(', ')}`;
    throw new Error(`${sheet.name} has no optional rule "${key}"; it has ${known}${also}`);
  }
  const board = game.boards[sheet.board];
  const rules: SpecialRule[] = [];
  sheet.rules.forEach((rule, index) => {
    const maker = Object.hasOwn(game.rules, rule.key) ? game.rules[rule.key] : undefined;
    if (index >= MAX_GOALS) throw new NotationError(rule, `at most ${MAX_GOALS} special rules`, 'one more');
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
      number: (word) => numberOf(rule, word, 0, 99),
      handSize: (word) => numberOf(rule, word, 1, MAX_HAND),
      fail: (expected, found) => new NotationError(rule, expected, `"${found}"`),
    });
    if (!rule.optional || options.optionalRules?.includes(rule.key)) rules.push(made);
  });
  return rules;
}

export function makeReadings(game: CommandsGame, options: BattleOptions): Readings {
  const version = options.version ?? versionNumber(game.rulesVersion);
  return Object.fromEntries([
    ...game.rulings.map(({ key }) => [key, options.optionalRules?.includes(key) ?? false]),
    ...game.mended.map(({ key, since }) => [key, version >= since]),
  ]);
}

/** The options with which a battle is made again: optional rules that are played, rulings taken the other way. */
export function optionsOf({ game, rules, readings }: Pick<Battle, 'game' | 'rules' | 'readings'>): string[] {
  const optional = rules.filter((rule) => rule.optional).map((rule) => rule.key);
  return [...optional, ...game.rulings.map(({ key }) => key).filter((key) => readings[key])];
}

function numberOf(rule: SheetRule, word: string | undefined, least: number, most: number): number {
  const value = /^\d{1,2}$/.test(word ?? '') ? Number(word) : -1;
  if (value >= least && value <= most) return value;
  throw new NotationError(rule, `a number from ${least} to ${most}`, named(word ?? ''));
}

function sideOf(rule: SheetRule, word: string | undefined): number {
  const side = sideNames.indexOf(word as 'top' | 'bottom');
  if (side < 0) throw new NotationError(rule, '"top" or "bottom"', `"${word ?? ''}"`);
  return side;
}

export function makeUnits(game: CommandsGame, sheet: Sheet, terrain: readonly Terrain[]): Placed[] {
  const board = game.boards[sheet.board];
  const taken = new Map<string, SheetUnit>();
  const units: Placed[] = [];
  const add = (at: Place, unit: Placed): void => {
    if (units.length === MAX_UNITS) throw new NotationError(at, `at most ${MAX_UNITS} units in a battle`, 'one more');
    units.push(unit);
  };
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
    add(unit, { side: unit.side, type, traits: findTraits(game, unit.traits, 'unit', unit), hex, blocks });
  }
  for (const reserve of sheet.reserves) {
    for (const { code, count } of reserve.units) {
      const type = game.units.find((one) => one.code === code);
      if (!type) {
        throw new NotationError(
          reserve,
          `a unit of ${game.name} (${game.units.map((one) => one.code).join(', ')}) in the reserve ${reserve.name}`,
          `"${code}"`,
        );
      }
      for (let i = 0; i < count; i++) {
        add(reserve, { side: reserve.side, type, traits: [], hex: -1, blocks: type.blocks });
      }
    }
  }
  return units.sort((a, b) => a.side - b.side);
}

export function makeLeaders(
  game: CommandsGame,
  sheet: Sheet,
  units: readonly Placed[],
  terrain: readonly Terrain[],
): PlacedLeader[] {
  const board = game.boards[sheet.board];
  const leaders: PlacedLeader[] = [];
  const add = (at: Place, leader: PlacedLeader): void => {
    if (leaders.length === MAX_LEADERS) {
      throw new NotationError(at, `at most ${MAX_LEADERS} leaders in a battle`, 'one more');
    }
    leaders.push(leader);
  };
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
    add(leader, {
      side: leader.side,
      name: leader.name,
      hex,
      traits: findTraits(game, leader.traits, 'leader', leader),
    });
  }
  for (const reserve of sheet.reserves) {
    for (const name of reserve.leaders) {
      const twin = sheet.leaders.find((leader) => leader.side === reserve.side && leader.name === name);
      if (twin) throw new NotationError(twin, `a leader other than ${name}, who waits in a reserve`, `"${name}"`);
      add(reserve, { side: reserve.side, name, hex: -1, traits: [] });
    }
  }
  // Where new leaders may step forward from the ranks, they wait here without a name of their own.
  for (const side of [0, 1] as const) {
    const named = leaders.filter((leader) => leader.side === side).map((leader) => leader.name);
    for (const name of namesInRanks(named, game.customs.leadersInAll)) {
      add(sheet.leaders.at(-1) ?? TOP, { side, name, hex: -1, unnamed: true, traits: [] });
    }
  }
  return leaders.sort((a, b) => a.side - b.side);
}

/** Where nothing in the text can be named. */
const TOP: Place = { line: 1, column: 1 };

/** What those are called who wait in the ranks besides the leaders that a side has by name. */
export function namesInRanks(named: readonly string[], leadersInAll: number): string[] {
  const names: string[] = [];
  for (let n = 1; names.length < leadersInAll - named.length; n++) {
    const name = n === 1 ? 'New leader' : `New leader ${n}`;
    if (!named.includes(name)) names.push(name);
  }
  return names;
}

export interface PlacedLeader {
  side: number;
  name: string;
  hex: number;
  /** He waits in the ranks until he steps forward. */
  unnamed?: boolean;
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
