// From a sheet to a battle: tables that never change, checked with the sheet's places; and the state at its start.

import type { Chance } from '../../../kernel/chance.ts';
import type { EventSink } from '../../../kernel/events.ts';
import { call, run } from '../../../kernel/procedure.ts';
import { copyInto } from '../../../kernel/state.ts';
import { versionNumber } from '../../../kernel/version.ts';
import { type HexBoard, makeHexBoard } from '../../../lib/hex-board.ts';
import { procedures } from '../rules/rulebook.ts';
import { makeRule } from '../rules/scenarios/rules.ts';
import { makeEvent } from '../rules/scenarios/scenario-events.ts';
import type { ScenarioEvent, SpecialRule } from '../rules/scenarios/special-rules.ts';
import {
  type Battle,
  CARD_COUNT,
  DECK,
  type Hooks,
  LEADERS,
  layout,
  MAX_HEXES,
  MAX_PIECES,
  ON_BOARD,
  OPTIONS,
  type Options,
  OUT,
  type State,
  TO_COME,
} from '../rules/state.ts';
import { beginning } from '../rules/turn.ts';
import { readingsOf } from '../tables/mended.ts';
import { rulesVersion } from '../tables/scenarios.ts';
import { CARD_KIND, EVENT_CARD, LONGEST_RANGE } from '../tables/tables.ts';
import { battleError } from './battle-error.ts';
import { hillsByHex, openWays, readSides, readTerrain, waysByKind } from './battle-ground.ts';
import { checkPieces, placesOf } from './battle-pieces.ts';
import type { Sheet, SheetRule } from './sheet-types.ts';

const NEWEST = versionNumber(rulesVersion);

const boards = new Map<string, HexBoard>();
function boardOf(width: number, rows: number): HexBoard {
  const key = `${width}x${rows}`;
  let board = boards.get(key);
  if (!board) {
    board = makeHexBoard(width, rows, LONGEST_RANGE, true);
    boards.set(key, board);
  }
  return board;
}

/** Hooks by name: each list holds the rules that answer it. */
const HOOKS = [
  ...['defenceValue', 'attackValue', 'moraleValue', 'dice', 'fixedDice', 'closeOrder', 'shallowStream', 'absorbs'],
  ...['lastingSchiltron', 'barsHex', 'barsMove', 'barsEntry', 'entryHits', 'moved', 'steadfast', 'diesRouting'],
  ...['sheltered', 'barsFire', 'uncounted', 'unmourned', 'leaderKilled', 'neverAlone', 'drawsAgain', 'barsExit'],
  'afterRound',
] as readonly (keyof Hooks)[];

// Made at once: filled name by name an object of so many becomes a dictionary, which every question would search.
const hooksOf = (rules: readonly SpecialRule[]): Hooks =>
  Object.fromEntries(HOOKS.map((name) => [name, rules.filter((rule) => rule[name] !== undefined)])) as unknown as Hooks;

function optionsOf(keys: readonly string[]): Options {
  for (const key of keys) {
    if (!OPTIONS.some((option) => option === key))
      throw new Error(`no option is called ${key}; there are ${OPTIONS.join(', ')}`);
  }
  return Object.fromEntries(OPTIONS.map((option) => [option, keys.includes(option)])) as Options;
}

/** A battle's tables; throws with the sheet's line where it has one. */
export function makeBattle(sheet: Sheet, options: readonly string[] = [], version = NEWEST): Battle {
  if (sheet.width * sheet.rows > MAX_HEXES)
    throw new Error(`a board of ${sheet.width} x ${sheet.rows} hexes is too large`);
  const board = boardOf(sheet.width, sheet.rows);
  const { terrain, decoration } = readTerrain(sheet, board);
  const sides = readSides(sheet, board);
  const places = placesOf(sheet, board);
  const line = <T>(rule: SheetRule, make: () => T): T => {
    try {
      return make();
    } catch (error) {
      throw battleError(sheet, rule, (error as Error).message);
    }
  };
  const rules = sheet.rules.map((rule) => line(rule, () => makeRule(rule, board, places.tags)));
  const events: ScenarioEvent[] = sheet.events.map((one) => line(one, () => makeEvent(one, board, places.tags)));
  if (sheet.eventCards > 0 && events.length !== sheet.eventCards) {
    throw new Error(`the sheet has ${sheet.eventCards} event cards but ${events.length} events`);
  }
  const brought = events.flatMap(({ key, args, rule }) => (rule ? [{ key, args, ...rule }] : []));
  const hooks = hooksOf([...rules, ...brought]);
  const battle: Battle = {
    sheet,
    board,
    options: optionsOf(options),
    version,
    readings: readingsOf(version),
    ...places,
    terrain,
    decoration,
    sides,
    hasSides: sheet.hexsides.length > 0,
    hillOf: hillsByHex(sheet, board, terrain),
    playerA: sheet.playerA,
    limit: [sheet.sides[0].limit ?? 0, sheet.sides[1].limit ?? 0],
    eventCards: sheet.eventCards,
    events,
    rules,
    hooks,
    ...waysByKind(board, places),
    plainSteps: hooks.barsEntry.length + hooks.barsMove.length === 0,
  };
  checkPieces(battle);
  const g = newState(battle);
  g.hexTerrain.set(terrain);
  openWays(g);
  return battle;
}

/** An empty state for a battle, with nothing on the board. */
export function newState(battle: Battle): State {
  const g = layout.create();
  g.battle = battle;
  g.procedures = procedures;
  g.unitHex.fill(-1);
  g.hexUnit.fill(-1);
  g.hexLeader.fill(-1);
  return g;
}

/** Every battle as it is set out: another game of it begins with a copy. */
const setOuts = new WeakMap<Battle, State>();

/** Everybody in his place, all cards in the deck, nothing begun. */
export function setOut(battle: Battle, chance: Chance): State {
  let first = setOuts.get(battle);
  if (first === undefined) {
    first = firstSetOut(battle);
    setOuts.set(battle, first);
  }
  const g = layout.create();
  copyInto(g, first);
  g.battle = battle;
  g.procedures = procedures;
  g.chance = chance;
  return g;
}

function firstSetOut(battle: Battle): State {
  const g = newState(battle);
  g.active = battle.playerA;
  g.hexTerrain.set(battle.terrain);
  for (let p = 0; p < MAX_PIECES; p++) {
    const leader = p >= LEADERS;
    if (leader ? p >= LEADERS + battle.leaderCount : p >= battle.unitCount) continue;
    if (battle.options.showValues) g.unitSeen[p] = 3;
    const hex = battle.startHex[p];
    g.fate[p] = hex < 0 ? TO_COME : ON_BOARD;
    g.loaded[p] = battle.crossbows[p];
    if (hex < 0) continue;
    g.unitHex[p] = hex;
    g.cubes[p] = battle.full[p];
    if (leader) {
      g.hexLeader[hex] = p;
      g.leadersLeft[battle.seat[p]]++;
    } else g.hexUnit[hex] = p;
  }
  let events = 0;
  for (let c = 0; c < CARD_COUNT; c++) {
    const isEvent = CARD_KIND[c] === EVENT_CARD;
    g.cardAt[c] = isEvent && events++ >= battle.eventCards ? OUT : DECK;
    if (g.cardAt[c] === DECK) g.deckLeft++;
  }
  return g;
}

/** A battle at its first decision; `sink` hears what happens from the start. */
export function startBattle(battle: Battle, chance: Chance, sink: EventSink | null = null): State {
  const g = setOut(battle, chance);
  g.sink = sink;
  call(g, beginning);
  run(g);
  return g;
}
