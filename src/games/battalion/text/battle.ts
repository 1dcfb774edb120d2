// From a sheet to a battle: the fixed facts, checked, and the state before the first hand is drawn.

import type { Chance } from '../../../kernel/chance.ts';
import type { EventSink } from '../../../kernel/events.ts';
import { type Notation, NotationError, placeOf } from '../../../kernel/notation.ts';
import { call, run } from '../../../kernel/procedure.ts';
import { procedures } from '../rules/rulebook.ts';
import { setup } from '../rules/setup.ts';
import {
  type Battle,
  FIRST_UNITS,
  GONE,
  LIST_SIZE,
  layout,
  MAX_SIDE_UNITS,
  MAX_UNITS,
  MOST_RANKS,
  PILE,
  RESERVE,
  type Readings,
  type State,
} from '../rules/state.ts';
import { textsOf } from '../rules/tactics/index.ts';
import { type Faction, factionByKey, factions, RANK_CLASSES, rankByKey } from '../tables/tables.ts';
import type { BattleSheet, SeatSheet, UnitSheet } from './sheet-types.ts';

export const SEAT_NAMES = ['top', 'bottom', 'top2', 'bottom2'] as const;
export const SIDE_NAMES = ['top', 'bottom'] as const;
export const READING_KEYS = [
  'overlapFreely',
  'harassFirst',
  'milderExhaustion',
  'campsApart',
  'keepPlaying',
] as const satisfies readonly (keyof Readings)[];

/** A sheet that no battle can be made from, and the key that is to blame. */
export class SheetError extends Error {
  readonly key: string;
  constructor(text: string, key: string) {
    super(text);
    this.key = key;
  }
}

const fail = (text: string, key: string): never => {
  throw new SheetError(text, key);
};

/** Makes a battle from a text; what is wrong with it is told with its place. */
export function battleOfText(notation: Notation, sheet: BattleSheet): Battle {
  try {
    return makeBattle(sheet);
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw new NotationError(placeOf(notation, error.key), 'a battle that can be fought', error.message, error.message);
  }
}

function readingsOf(sheet: BattleSheet): Readings {
  const unknown = sheet.options.find((key) => !READING_KEYS.some((known) => known === key));
  if (unknown !== undefined) fail(`no reading is called ${unknown}; there are ${READING_KEYS.join(', ')}`, 'options');
  const has = (key: keyof Readings): boolean => sheet.options.includes(key);
  return {
    overlapFreely: has('overlapFreely'),
    harassFirst: has('harassFirst'),
    milderExhaustion: has('milderExhaustion'),
    campsApart: has('campsApart'),
    keepPlaying: has('keepPlaying'),
  };
}

function checkSeat(sheet: BattleSheet, seat: SeatSheet, s: number): Faction {
  const name = SEAT_NAMES[s];
  const faction = factionByKey(seat.faction) ?? fail(`${name}: no faction is called ${seat.faction}`, name);
  const most = (MAX_SIDE_UNITS * 2) / sheet.seats.length;
  const { length } = seat.units;
  if (length < 1 || length > most) fail(`${name}: one to ${most} units are expected, found ${length}`, `units ${name}`);
  const cards = seat.cards ?? length;
  if (cards < 2 || cards > LIST_SIZE)
    fail(`${name}: a deck of 2 to ${LIST_SIZE} cards is expected, found ${cards}`, name);
  const tokens = seat.tokens ?? length;
  if (tokens < 1 || tokens > 99) fail(`${name}: 1 to 99 command tokens are expected, found ${tokens}`, name);
  seat.units.forEach((unit, i) => {
    checkUnit(sheet, faction, unit, `${name}, unit ${i + 1}`, `units ${name}`);
  });
  return faction;
}

function checkUnit(sheet: BattleSheet, faction: Faction, unit: UnitSheet, where: string, key: string): void {
  const { ranks, place } = unit;
  if (ranks.length < 1 || ranks.length > MOST_RANKS) fail(`${where}: one to ${MOST_RANKS} ranks are expected`, key);
  for (const one of ranks) if (!rankByKey(faction, one)) fail(`${where}: the ${faction.name} has no rank ${one}`, key);
  if (classesOf(faction, unit) === 0) fail(`${where}: its ranks have no class in common`, key);
  if (sheet.deploy !== (place === 'pile')) {
    fail(`${where}: ${sheet.deploy ? 'it waits in the pile to be deployed' : 'it needs a sector or the reserve'}`, key);
  }
  if (typeof place === 'number' && (place < 1 || place > sheet.sectors))
    fail(`${where}: there is no sector ${place}`, key);
}

/**
 * RULING: The class of a unit is what all its ranks have in common when it is built, and stays the same when ranks are
 * lost; a unit whose ranks all have two classes counts as both [B Rank classes].
 * CASE: B Units: a unit whose ranks all have two classes counts as both
 * CASE: B Units: a mixed unit that has lost ranks keeps its class
 */
const classesOf = (faction: Faction, unit: UnitSheet): number =>
  unit.ranks.reduce((bits, key) => bits & (rankByKey(faction, key)?.classes ?? 0), 15);

/**
 * Where a seat may deploy.
 * RULING: With four players the sectors are counted from the left of the side at the bottom. The players called top and
 * bottom sit on the left of their own sides, top2 and bottom2 on the right [B Four players].
 * CASE: B Four players: deployment in turn order, on the own half or in the centre
 */
const homeOf = (seats: number, s: number): number => (seats === 2 ? 0b111 : s === 1 || s === 2 ? 0b00111 : 0b11100);

export function makeBattle(sheet: BattleSheet): Battle {
  const seats = sheet.seats.length;
  if (seats !== 2 && seats !== 4) fail(`two or four players are expected, found ${seats}`, 'players');
  if (sheet.sectors !== (seats === 2 ? 3 : 5))
    fail(`${seats} players fight over ${seats === 2 ? 3 : 5} sectors`, 'players');
  const led = sheet.seats.map((seat, s) => checkSeat(sheet, seat, s));
  // RULING: No two players lead the same faction, as the box has each faction once
  // [B Setup rules for mustered battles].
  // CASE: B Mustered battles: a sheet with an illegal unit or one faction twice is refused
  if (new Set(led).size !== seats) fail('every player leads another faction', 'bottom');
  const readings = readingsOf(sheet);
  const firstUnit = FIRST_UNITS.slice(0, seats);
  const endUnit = sheet.seats.map((seat, s) => firstUnit[s] + seat.units.length);
  const units: number[] = [];
  const unitSeat = new Uint8Array(MAX_UNITS);
  const unitSide = new Uint8Array(MAX_UNITS);
  const unitBit = new Int16Array(MAX_UNITS);
  const sideUnits: [number[], number[]] = [[], []];
  const ranks = new Int16Array(MAX_UNITS * MOST_RANKS);
  const classes = new Int16Array(MAX_UNITS);
  for (let s = 0; s < seats; s++) {
    for (let u = firstUnit[s]; u < endUnit[s]; u++) {
      units.push(u);
      const { ranks: keys } = sheet.seats[s].units[u - firstUnit[s]];
      keys.forEach((key, n) => {
        ranks[u * MOST_RANKS + n] = 1 + (rankByKey(led[s], key)?.index ?? 0);
      });
      classes[u] = classesOf(led[s], sheet.seats[s].units[u - firstUnit[s]]);
      unitSeat[u] = s;
      unitSide[u] = s & 1;
      unitBit[u] = 1 << sideUnits[s & 1].length;
      sideUnits[s & 1].push(u);
    }
  }
  const centre = (sheet.sectors - 1) / 2;
  return {
    sheet,
    seats,
    sectors: sheet.sectors,
    campSectors: seats === 4 && readings.campsApart ? [centre - 1, centre + 1] : [centre],
    homeSectors: sheet.seats.map((_, s) => homeOf(seats, s)),
    factions: led,
    seatOfFaction: Int8Array.from(factions, (faction) => led.indexOf(faction)),
    firstCard: led.map((faction) => faction.firstCard),
    endCard: led.map((faction) => faction.endCard),
    texts: led.map(textsOf),
    tokens: sheet.seats.map((seat) => seat.tokens ?? seat.units.length),
    deckSizes: sheet.seats.map((seat) => seat.cards ?? seat.units.length),
    units,
    firstUnit,
    endUnit,
    unitSeat,
    unitSide,
    unitBit,
    sideUnits,
    ranks,
    classes,
    readings,
  };
}

/** An empty state of a battle: to copy into, or to fill. */
export function newState(battle: Battle): State {
  const g = layout.create();
  g.battle = battle;
  g.procedures = procedures;
  return g;
}

/** Classes of a unit by the ranks that a state gives it. */
export function classesOfRanks(g: State, unit: number): number {
  let bits = 15;
  for (let i = unit * MOST_RANKS; i < (unit + 1) * MOST_RANKS && g.rank[i] !== 0; i++) bits &= RANK_CLASSES[g.rank[i]];
  return bits;
}

/** Puts units, tokens and decks where the sheet says. */
export function placeArmies(g: State): void {
  const { battle } = g;
  g.unitSector.fill(GONE);
  g.rank.set(battle.ranks);
  g.unitClasses.set(battle.classes);
  battle.sheet.seats.forEach((seat, s) => {
    seat.units.forEach((unit, i) => {
      const u = battle.firstUnit[s] + i;
      g.unitSector[u] = unit.place === 'pile' ? PILE : unit.place === 'reserve' ? RESERVE : unit.place - 1;
    });
    g.campOrder[s] = battle.tokens[s];
    g.deckLeft[s] = battle.deckSizes[s];
  });
}

/** A battle at its first decision; `sink` hears what happens from the first hand on. */
export function startBattle(battle: Battle, chance: Chance, sink: EventSink | null = null): State {
  const g = newState(battle);
  g.chance = chance;
  g.sink = sink;
  placeArmies(g);
  call(g, setup);
  run(g);
  return g;
}
