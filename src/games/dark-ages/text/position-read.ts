// Reads a position: the battle as it stands, at any decision (docs/notation.md, "Positions"). Everything is checked with its
// line and column; what a position leaves out has a default, so that a small one is a few lines.

import type { Chance } from '../../../kernel/chance.ts';
import {
  type Entry,
  findEntry,
  isNone,
  type Line,
  linesOf,
  type Notation,
  NotationError,
  named,
  nearest,
  readNotation,
  Scanner,
} from '../../../kernel/notation.ts';
import { readRulesVersion } from '../../../kernel/notation-version.ts';
import { DRAW, RUNNING, WIN } from '../../../kernel/state.ts';
import { settle } from '../../../lib/playable.ts';
import { rawPlace } from '../../../lib/raw-memory.ts';
import {
  CARD_COUNT,
  DECK,
  DISCARDED,
  HAND,
  HAND_SIZE,
  LAST_TURN,
  LAST_TURN_NEXT,
  LEADERS,
  ON_BOARD,
  OPTIONS,
  OUT,
  pieceAt,
  RIVER,
  type State,
  seatOf,
  TERRAINS,
} from '../rules/state.ts';
import { rulesVersion, scenarioSheet } from '../tables/scenarios.ts';
import { CARD_KIND, CARDS, EVENT_CARD } from '../tables/tables.ts';
import { makeBattle, newState, setOut } from './battle.ts';
import { positionKind } from './position-keys.ts';
import { readFrames, readMemory } from './position-memory.ts';
import { enterPhase } from './position-phase.ts';
import { readPieces } from './position-pieces.ts';
import { sheetKeys, sheetOf } from './sheet.ts';
import { pieces } from './sheet-parts.ts';
import { sideNames } from './sheet-types.ts';

/** Reads a position and goes on to its first decision. */
export function readPosition(text: string, chance: Chance, options: readonly string[], version?: number): State {
  const g = layOut(text, chance, options, version);
  settle(g, rawPlace(text, positionKind), () => newState(g.battle));
  return g;
}

/** Reads a position and leaves it as it is written, at the step that comes next. */
export function layOut(text: string, chance: Chance, options: readonly string[], version?: number): State {
  const notation = readNotation(text, positionKind);
  const entry = (key: string): Entry | undefined => findEntry(notation, key);
  const written = entry('options');
  const own = written && !isNone(written) ? wordsOf(written, 'an option such as showValues').map(readOption) : [];
  const rules = readRulesVersion(entry('rules version'), rulesVersion) ?? version;
  const g = setOut(makeBattle(baseSheet(notation), [...own, ...options], rules), chance);
  const ground = entry('ground');
  const checkRivers = ground && !isNone(ground) ? readGround(g, ground) : undefined;
  const now = entry('now');
  if (now && !isNone(now)) readPieces(g, now);
  checkRivers?.();
  countLeaders(g);
  readScalars(g, notation);
  readCards(g, notation);
  const at = entry('at');
  const phase = entry('phase');
  if (at && phase) throw new NotationError(phase, 'either "at" or "phase"', 'both');
  if (at) readFrames(g, at);
  else enterPhase(g, phase ? onlyWord(phase, 'a phase') : null);
  const memory = entry('memory');
  if (memory) readMemory(g, memory);
  return g;
}

function readOption(word: Line): string {
  if (OPTIONS.some((option) => option === word.text)) return word.text;
  throw new NotationError(word, `an option (the nearest is "${nearest(word.text, OPTIONS)}")`, named(word.text));
}

/** The scenario of the shelf, or the sheet that the position's own keys make. */
function baseSheet(notation: Notation) {
  const scenario = findEntry(notation, 'scenario');
  if (scenario === undefined) return sheetOf(notation, true);
  const word = onlyWord(scenario, 'a scenario such as dark-ages/01');
  const twin = notation.entries.find((one) => sheetKeys.includes(one.key) && one.key !== 'game');
  if (twin !== undefined)
    throw new NotationError(twin, 'either "scenario" or the keys of a sheet', `"${twin.key}" too`);
  const sheet = scenarioSheet(word.text);
  if (sheet === null) throw new NotationError(word, 'a scenario such as dark-ages/01', named(word.text));
  return sheet;
}

export function wordsOf(entry: Entry, expected: string): Line[] {
  const found: Line[] = [];
  for (const line of linesOf(entry)) {
    const scanner = new Scanner(line);
    while (scanner.peek() !== '') found.push(scanner.word(expected));
  }
  if (found.length === 0) throw new NotationError({ line: entry.line, column: entry.valueColumn }, expected, named(''));
  return found;
}

export function onlyWord(entry: Entry, expected: string): Line {
  const [word, more] = wordsOf(entry, expected);
  if (more !== undefined) throw new NotationError(more, 'the end of the line', named(more.text));
  return word;
}

export function readCount(word: Line, most: number): number {
  const value = /^(0|[1-9]\d{0,4})$/.test(word.text) ? Number(word.text) : -1;
  if (value < 0 || value > most) throw new NotationError(word, `a number from 0 to ${most}`, named(word.text));
  return value;
}

export function readSide(word: Line): number {
  const side = (sideNames as readonly string[]).indexOf(word.text);
  if (side < 0) throw new NotationError(word, '"top" or "bottom"', named(word.text));
  return side;
}

/** `E5 marsh; E6 marsh`: hexes whose ground has changed. Answers a check for when everybody has his place. */
function readGround(g: State, entry: Entry): () => void {
  const rivers: { hex: number; place: Line }[] = [];
  for (const piece of pieces(linesOf(entry), 'a hex and its ground')) {
    const scanner = new Scanner(piece);
    const word = scanner.word('a hex such as F6');
    const hex = g.battle.board.hex(word.text);
    if (hex < 0) throw new NotationError(word, 'a hex such as F6', named(word.text));
    const kind = scanner.word('its ground');
    const terrain = (TERRAINS as readonly string[]).indexOf(kind.text);
    if (terrain < 0) throw new NotationError(kind, `one of ${TERRAINS.join(', ')}`, named(kind.text));
    scanner.end('";" or the end of the line');
    if (terrain === RIVER) rivers.push({ hex, place: word });
    g.hexTerrain[hex] = terrain;
    g.reshaped = 1;
  }
  return () => {
    for (const { hex, place } of rivers) {
      const piece = pieceAt(g, hex);
      if (piece >= 0) throw new NotationError(place, 'nobody in the river', `${g.battle.tags[piece]} at ${place.text}`);
    }
  };
}

function countLeaders(g: State): void {
  g.leadersLeft.fill(0);
  for (let l = LEADERS; l < LEADERS + g.battle.leaderCount; l++) {
    if (g.fate[l] === ON_BOARD) g.leadersLeft[seatOf(g, l)]++;
  }
}

export const outcomeWords: readonly (readonly [string, number])[] = [
  ['running', RUNNING],
  ['draw', DRAW],
  ['top', WIN],
  ['bottom', WIN + 1],
];

export const lastTurnWords: readonly (readonly [string, number])[] = [
  ['now', LAST_TURN],
  ['next', LAST_TURN_NEXT],
];

export function oneOf(word: Line, known: readonly (readonly [string, number])[]): number {
  const found = known.find(([text]) => text === word.text);
  if (found === undefined) {
    throw new NotationError(word, `one of ${known.map(([text]) => text).join(', ')}`, named(word.text));
  }
  return found[1];
}

function readScalars(g: State, notation: Notation): void {
  const word = (key: string): Line | null => {
    const entry = findEntry(notation, key);
    return entry ? onlyWord(entry, 'a word') : null;
  };
  const set = (key: string, read: (found: Line) => void): void => {
    const found = word(key);
    if (found) read(found);
  };
  g.turn = 1;
  g.round = 1;
  g.active = g.battle.playerA;
  set('turn', (found) => (g.turn = readCount(found, 999)));
  set('round', (found) => (g.round = readCount(found, 999)));
  set('active', (found) => (g.active = readSide(found)));
  set('outcome', (found) => (g.outcome = oneOf(found, outcomeWords)));
  set('passes', (found) => (g.passes = readCount(found, 2)));
  set('events played', (found) => (g.eventsPlayed = readCount(found, g.battle.eventCards)));
  set('last turn', (found) => (g.lastTurn = oneOf(found, lastTurnWords)));
  const lost = findEntry(notation, 'lost');
  if (lost === undefined || isNone(lost)) return;
  for (const piece of pieces(linesOf(lost), '"top" or "bottom" and a number')) {
    const scanner = new Scanner(piece);
    const side = readSide(scanner.word('"top" or "bottom" and a number'));
    g.lost[side] = readCount(scanner.word('a number'), 99);
    scanner.end('";" or the end of the line');
  }
}

/** Hands, discards and what is out of the battle; all other cards are in the deck, which has no order. */
function readCards(g: State, notation: Notation): void {
  const placed = new Set<number>();
  const cards = (key: string): number[] | null => {
    const entry = findEntry(notation, key);
    if (entry === undefined) return null;
    const words = wordsOf(entry, 'a card such as leadership-20');
    if (words.length === 1 && words[0].text === 'none') return [];
    return words.map((word) => {
      const card = CARDS.findIndex((one) => one.key === word.text);
      if (card < 0) throw new NotationError(word, 'a card such as leadership-20', named(word.text));
      if (key !== 'out' && CARD_KIND[card] === EVENT_CARD && eventNumber(card) > g.battle.eventCards) {
        throw new NotationError(word, `one of the ${g.battle.eventCards} event cards of this battle`, named(word.text));
      }
      if (placed.has(card)) throw new NotationError(word, `"${word.text}" in one place only`, `"${word.text}" again`);
      placed.add(card);
      return card;
    });
  };
  g.handCount.fill(0);
  for (let card = 0; card < CARD_COUNT; card++) if (g.cardAt[card] !== OUT) g.cardAt[card] = DECK;
  for (const seat of [0, 1]) {
    const key = `hand ${sideNames[seat]}`;
    for (const card of cards(key) ?? []) {
      g.cardAt[card] = HAND + seat;
      g.handCount[seat]++;
    }
    const entry = findEntry(notation, key);
    if (entry !== undefined && g.handCount[seat] > HAND_SIZE) {
      throw new NotationError(entry, `at most ${HAND_SIZE} cards in a hand`, `${g.handCount[seat]}`);
    }
  }
  g.discardCount = 0;
  g.discards.fill(0);
  for (const card of cards('discards') ?? []) {
    g.cardAt[card] = DISCARDED;
    g.discards[g.discardCount++] = card;
    if (CARD_KIND[card] === EVENT_CARD) g.lastEvent = g.discardCount;
  }
  const out = cards('out');
  if (out !== null) {
    for (let card = 0; card < CARD_COUNT; card++) if (g.cardAt[card] === OUT) g.cardAt[card] = DECK;
    for (const card of out) g.cardAt[card] = OUT;
  }
  g.deckLeft = g.cardAt.reduce((n, at) => n + (at === DECK ? 1 : 0), 0);
  readActivation(g, notation);
}

/** Event cards are numbered among themselves from 1: a battle uses the first of them. */
const eventNumber = (card: number): number => CARD_KIND.slice(0, card + 1).filter((kind) => kind === EVENT_CARD).length;

/** `pillage-36 3`: the card played as activation this round, and the points left of it. */
function readActivation(g: State, notation: Notation): void {
  const entry = findEntry(notation, 'activation');
  if (entry === undefined || isNone(entry)) return;
  const [word, number, more] = wordsOf(entry, 'a card such as leadership-20 and a number of points');
  if (more !== undefined) throw new NotationError(more, 'the end of the line', named(more.text));
  const card = CARDS.findIndex((one) => one.key === word.text);
  if (card < 0) throw new NotationError(word, 'a card such as leadership-20', named(word.text));
  if (CARD_KIND[card] === EVENT_CARD) {
    throw new NotationError(word, 'a card that may be played as activation', named(word.text));
  }
  g.card = card + 1;
  const { value } = CARDS[card].activation;
  g.points = number === undefined ? value : readCount(number, value);
}
