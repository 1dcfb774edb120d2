// From a sheet to a battle: tables made once, every meaning checked with the place in the sheet, and the first state.

import type { Chance } from '../../../kernel/chance.ts';
import type { EventSink } from '../../../kernel/events.ts';
import { NotationError } from '../../../kernel/notation.ts';
import { call, run } from '../../../kernel/procedure.ts';
import { versionNumber } from '../../../kernel/version.ts';
import { drawCard, freshDeck } from '../rules/deck.ts';
import {
  type Battle,
  EXIT_STANDING,
  MAX_HAND,
  newState,
  ON_BOARD,
  RESERVE,
  type State,
  UNNAMED,
} from '../rules/state.ts';
import { battle as battleProcedure } from '../rules/turn.ts';
import type { CommandsGame } from '../tables/game.ts';
import {
  classBits,
  makeGrounds,
  makeOwners,
  makeSections,
  makeStopSides,
  makeTerrain,
  neighbourDirection,
} from './battle-ground.ts';
import { type BattleOptions, makeLeaders, makeReadings, makeRules, makeUnits } from './battle-pieces.ts';
import type { Sheet } from './sheet.ts';

/** The ground is made for every set of tiles that may be gone. */
const MOST_TILES = 8;

export function makeBattle(game: CommandsGame, sheet: Sheet, options: BattleOptions = {}): Battle {
  const board = game.boards[sheet.board];
  if (!board)
    throw new NotationError(
      sheet.boardAt ?? { line: 1, column: 1 },
      `a board of ${game.name} (${Object.keys(game.boards).join(', ')})`,
      `"${sheet.board}"`,
    );
  const rules = makeRules(game, sheet, options);
  const terrain = makeTerrain(game, sheet, rules);
  const units = makeUnits(game, sheet, terrain);
  const leaders = makeLeaders(game, sheet, units, terrain);
  const ramparts = new Uint8Array(board.size);
  for (const t of sheet.terrain) {
    const { sided, name: ground } = terrain[board.hex(t.hex)];
    if (sided && t.sides.length === 0) {
      throw new NotationError(t, `the hexes across its protected sides, such as ${t.hex}>E6,E7`, `"${t.hex}" alone`);
    }
    if (!sided && t.sides.length > 0) throw new NotationError(t, `no protected sides for ${ground}`, `"${t.hex}>"`);
    for (const name of t.sides) {
      const d = neighbourDirection(game, sheet, t.hex, name);
      if (d < 0) throw new NotationError(t, `a hex next to ${t.hex}`, `"${name}"`);
      ramparts[board.hex(t.hex)] |= 1 << d;
    }
  }
  const exits = new Uint8Array(board.size);
  const mayExit = new Uint8Array(units.length);
  const leadersExit: [boolean, boolean] = [false, false];
  for (const { exits: exit } of rules) {
    if (!exit) continue;
    for (const hex of exit.hexes) exits[hex] |= (exit.standing ? EXIT_STANDING : 1) << exit.side;
    units.forEach((unit, u) => {
      if (unit.side === exit.side && (exit.units?.(unit.type) ?? true)) mayExit[u] = 1;
    });
    if (exit.leaders) leadersExit[exit.side] = true;
  }
  const readings = makeReadings(game, options);
  const owners = makeOwners(terrain, rules, readings);
  const removable = terrain.flatMap((t, hex) => (t.removable ? [hex] : []));
  if (removable.length > MOST_TILES) {
    const at = sheet.terrain.find((t) => removable.indexOf(board.hex(t.hex)) >= MOST_TILES) ?? { line: 1, column: 1 };
    throw new NotationError(at, `at most ${MOST_TILES} tiles that may be taken off`, 'one more');
  }
  const stopSides = makeStopSides(board, terrain, ramparts);
  const topUnits = units.filter((u) => u.side === 0).length;
  const topLeaders = leaders.filter((l) => l.side === 0).length;
  return {
    game,
    sheet,
    board,
    grounds: makeGrounds(game, board, terrain, removable, units, owners),
    removable,
    owners,
    ramparts,
    stopSides,
    hasStopSides: stopSides.some((sides) => sides !== 0),
    sections: makeSections(board.row, board.column, board.width),
    unitCount: units.length,
    leaderCount: leaders.length,
    firstUnit: [0, topUnits, units.length],
    firstLeader: [0, topLeaders, leaders.length],
    unitSide: Uint8Array.from(units, (u) => u.side),
    unitType: units.map((u) => u.type),
    unitClasses: Uint8Array.from(units, (u) => classBits(game, u.type)),
    unitTraits: units.map((u) => u.traits),
    unitRange: Uint8Array.from(units, (u) => Math.max(u.type.range, ...u.traits.map((trait) => trait.range ?? 0))),
    unitFireAfter: Int8Array.from(units, (u) => u.traits.reduce((n, t) => t.fireAfter ?? n, u.type.fireAfter)),
    leaderSide: Uint8Array.from(leaders, (l) => l.side),
    leaderNames: leaders.map((l) => l.name),
    leaderTraits: leaders.map((l) => l.traits),
    goals: [sheet.banners[0], sheet.banners[1]],
    rules,
    version: options.version ?? versionNumber(game.rulesVersion),
    readings,
    exits,
    hasExits: exits.some((sides) => sides !== 0),
    mayExit,
    leadersExit,
    combatMarks: game.marks.reduce((bits, { bit, ofCombat }) => (ofCombat ? bits | bit : bits), 0),
    holdsGround: rules.some((rule) => rule.groundLeft !== undefined),
    moveRules: rules.filter((rule) => rule.move !== undefined),
    rangeRules: rules.filter((rule) => rule.range !== undefined),
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
      g.leaderFate[l] = leader.unnamed ? UNNAMED : RESERVE;
      return;
    }
    g.leaderHex[l] = leader.hex;
    g.hexLeader[leader.hex] = l;
  });
  for (let side = 0; side < 2; side++) {
    g.command[side] = battle.sheet.sides[side].command;
    g.tokens[side] = battle.sheet.sides[side].tokens ?? 0;
  }
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
