// Reads a position: the battle as it stands, at any decision (docs/notation.md, "Positions"). Everything is checked with
// its line and column; what a position leaves out has a default, so that a small one is a few lines.

import type { Chance } from '../../../kernel/chance.ts';
import {
  findEntry,
  isNone,
  type Line,
  linesOf,
  type Notation,
  NotationError,
  named,
  type Place,
  readNotation,
  Scanner,
} from '../../../kernel/notation.ts';
import { readRulesVersion } from '../../../kernel/notation-version.ts';
import { call } from '../../../kernel/procedure.ts';
import { settle } from '../../../lib/playable.ts';
import { rawPlace } from '../../../lib/raw-memory.ts';
import { type Battle, newState, ON_BOARD, ORDERED, type State } from '../rules/state.ts';
import { battle, turn } from '../rules/turn.ts';
import type { CommandsGame } from '../tables/game.ts';
import { makeBattle, setOut } from './battle.ts';
import { readCards } from './position-cards.ts';
import { beforeFirstTurn, type Phase, phaseSteps, phases, positionKind } from './position-keys.ts';
import { readMarks } from './position-marks.ts';
import { readFrames, readMemory } from './position-memory.ts';
import { type PositionSheet, type PositionUnit, readPositionSheet } from './position-sheet.ts';
import { hexAt, onlyWord, readCount, readOutcome, readSide, wordsOf } from './position-words.ts';
import { sideNames } from './sheet.ts';
import { pieces } from './sheet-parts.ts';

const ALL_SECTIONS = 7;

/** Reads a position and goes on to its first decision. */
export function readPosition(
  game: CommandsGame,
  text: string,
  chance: Chance,
  options: readonly string[],
  version?: number,
): State {
  const g = layOut(game, text, chance, options, version);
  settle(g, rawPlace(text, positionKind(game)), () => newState(g.battle));
  return g;
}

/** Reads a position and leaves it as it is written, at the step that comes next. */
export function layOut(
  game: CommandsGame,
  text: string,
  chance: Chance,
  options: readonly string[],
  version?: number,
): State {
  const notation = readNotation(text, positionKind(game));
  const position = readPositionSheet(game, text, notation);
  const rules = readRulesVersion(findEntry(notation, 'rules version'), game.rulesVersion) ?? version;
  const battle = battleOf(game, position, [...position.options, ...options], rules);
  const g = setOut(battle, chance);
  placePieces(g, position);
  g.sections = ALL_SECTIONS;
  readScalars(g, notation);
  readCards(g, notation);
  readMarks(g, notation);
  const memory = findEntry(notation, 'memory');
  if (memory) readMemory(g, memory);
  const at = findEntry(notation, 'at');
  const phase = findEntry(notation, 'phase');
  if (at && phase) throw new NotationError(phase, 'either "at" or "phase"', 'both');
  if (at) readFrames(g, at);
  else enterPhase(g, notation);
  return g;
}

/** The battle with every piece in its order. A unit off the board gets a free hex in the sheet, which has no other form. */
function battleOf(
  game: CommandsGame,
  position: PositionSheet,
  options: readonly string[],
  version: number | undefined,
): Battle {
  const { sheet, units, leaders } = position;
  const board = game.boards[sheet.board];
  const taken = new Set([...units.map((unit) => unit.hex), ...leaders.map((leader) => leader.hex ?? '')]);
  for (const tile of sheet.terrain) taken.add(tile.hex);
  const standIn = (unit: PositionUnit): string => {
    const hex = board.names.find((name) => !taken.has(name));
    if (hex === undefined) throw new NotationError(unit, 'fewer units', 'no room for one more');
    taken.add(hex);
    return hex;
  };
  sheet.units = units.map(({ fate, left, ...unit }) => {
    if (fate === ON_BOARD) return unit;
    const { blocks, ...whole } = unit;
    return { ...whole, hex: standIn({ ...unit, fate, left }) };
  });
  sheet.leaders = leaders.map(({ fate, ...leader }) => leader);
  return makeBattle(game, sheet, { optionalRules: options, ...(version === undefined ? {} : { version }) });
}

/** Takes those who are not on the board off it. */
function placePieces(g: State, { units, leaders }: PositionSheet): void {
  const { firstUnit, firstLeader, unitType } = g.battle;
  const next = [firstUnit[0], firstUnit[1]];
  for (const unit of units) {
    const u = next[unit.side]++;
    if (unit.fate === ON_BOARD) continue;
    const most = unitType[u].blocks;
    if ((unit.blocks ?? 1) > most) throw new NotationError(unit, `at most ${most} blocks`, String(unit.blocks));
    g.hexUnit[g.unitHex[u]] = -1;
    g.unitHex[u] = -1;
    g.unitFate[u] = unit.fate;
    g.unitBlocks[u] = unit.left ?? most;
  }
  const nextLeader = [firstLeader[0], firstLeader[1]];
  for (const leader of leaders) g.leaderFate[nextLeader[leader.side]++] = leader.fate;
}

function readScalars(g: State, notation: Notation): void {
  const entry = (key: string) => findEntry(notation, key);
  const turnEntry = entry('turn');
  g.turn = turnEntry ? readCount(onlyWord(turnEntry, 'the number of the turn'), 9999) : 1;
  const active = entry('active');
  if (active) g.active = readSide(onlyWord(active, '"top" or "bottom"'));
  const outcome = entry('outcome');
  if (outcome) g.outcome = readOutcome(onlyWord(outcome, 'an outcome'));
  readShares(g.command, notation, 'command', 12);
  readShares(g.banners, notation, 'gained', 99);
  readShares(g.tokens, notation, 'tokens', 99);
  readShares(g.tokensSpent, notation, 'spent', 99);
  const cleared = entry('cleared');
  if (cleared && !isNone(cleared)) readCleared(g, wordsOf(cleared, 'a hex such as F6'));
}

/** Hexes whose tile is off the board. */
function readCleared(g: State, words: readonly Line[]): void {
  const { removable, board } = g.battle;
  for (const word of words) {
    const place = removable.indexOf(hexAt(g, word));
    if (place < 0) {
      const names = removable.map((hex) => board.names[hex]);
      const known = names.length === 0 ? 'there is none' : names.join(', ');
      throw new NotationError(word, `a hex whose tile may be taken off (${known})`, named(word.text));
    }
    g.cleared |= 1 << place;
  }
}

/** `top 5; bottom 6`, or one of the two. */
function readShares(column: Int16Array, notation: Notation, key: string, most: number): void {
  const entry = findEntry(notation, key);
  if (entry === undefined) return;
  const expected = '"top" or "bottom" and a number';
  const seen = new Set<number>();
  for (const piece of pieces(linesOf(entry), expected)) {
    const scanner = new Scanner(piece);
    const word = scanner.word(expected);
    const side = readSide(word, expected);
    if (seen.has(side)) throw new NotationError(word, `"${word.text}" only once`, `"${word.text}" again`);
    seen.add(side);
    column[side] = readCount(scanner.word('a number'), most);
    scanner.end('";" or the end of the line');
  }
}

/** Where the turn stands without a written stack: the turn's procedure goes on at the step of that name. */
function enterPhase(g: State, notation: Notation): void {
  const entry = findEntry(notation, 'phase');
  const expected = `one of ${[beforeFirstTurn, ...phases].join(', ')}`;
  const word = entry ? onlyWord(entry, expected) : undefined;
  if (word?.text === beforeFirstTurn) return enterSetUp(g, notation, word);
  const phase = (word?.text ?? 'card') as Phase;
  if (!phases.includes(phase)) throw new NotationError(word as Place, expected, named(phase));
  if (phase === 'begin' && g.card >= 0) throw new NotationError(word as Place, 'no "card" for this phase', 'one');
  if (phase === 'orders' && g.card < 0) throw new NotationError(word as Place, 'a "card" for this phase', 'none');
  const acts = phase === 'fire' || phase === 'move' || phase === 'battle';
  if (acts && !anyOrdered(g, phase === 'move')) {
    throw new NotationError(word as Place, `"ordered" units of ${sideNames[g.active as 0]} for this phase`, 'none');
  }
  const { stepNames } = g.procedures[turn.id];
  call(g, turn).step = stepNames.indexOf(phaseSteps[phase]);
}

/** Before the first turn: the battle begins with what the sheet asks for then. */
function enterSetUp(g: State, notation: Notation, word: Place): void {
  const turnEntry = findEntry(notation, 'turn');
  if (turnEntry && g.turn !== 0) throw new NotationError(turnEntry, 'no "turn" for this phase', named(turnEntry.value));
  if (g.card >= 0) throw new NotationError(word, 'no "card" for this phase', 'one');
  g.turn = 0;
  call(g, battle);
}

/** Whether the active side has a unit, or perhaps a leader, with an order; else its phases would pass at once. */
export function anyOrdered(g: State, orLeader: boolean): boolean {
  const { firstUnit, firstLeader } = g.battle;
  for (let u = firstUnit[g.active]; u < firstUnit[g.active + 1]; u++) {
    if (g.unitHex[u] >= 0 && (g.unitMark[u] & ORDERED) !== 0) return true;
  }
  if (!orLeader) return false;
  for (let l = firstLeader[g.active]; l < firstLeader[g.active + 1]; l++) {
    if (g.leaderHex[l] >= 0 && (g.leaderMark[l] & ORDERED) !== 0) return true;
  }
  return false;
}
