// Reads a position: the battle as it stands, at any decision. Everything is checked with its line and column; what a
// position leaves out has a default, so that a small one is a few lines.

import type { Chance } from '../../../kernel/chance.ts';
import {
  findEntry,
  type Line,
  type Notation,
  NotationError,
  named,
  readNotation,
  Scanner,
} from '../../../kernel/notation.ts';
import { call } from '../../../kernel/procedure.ts';
import { DRAW, RUNNING, WIN } from '../../../kernel/state.ts';
import { settle } from '../../../lib/playable.ts';
import { rawPlace } from '../../../lib/raw-memory.ts';
import { onlyWord } from '../../../lib/sheet-text.ts';
import { type Battle, GONE, LIST_SIZE, linked, MOST_RANKS, PILE, RESERVE, type State } from '../rules/state.ts';
import { turn } from '../rules/turn.ts';
import { cards, rankByKey } from '../tables/tables.ts';
import { SEAT_NAMES, SIDE_NAMES, seatsOf, theFaction, unitWord } from '../telling/words.ts';
import { battleOfText, newState, placeArmies } from './battle.ts';
import { checkRanks, checkUnits } from './position-check.ts';
import { MARKS, PHASES, type Phase, partsOf, positionKind, readSeatIn, readUnitIn, wordsOf } from './position-keys.ts';
import { readFrames, readMemory } from './position-raw.ts';
import { readTokens } from './position-tokens.ts';
import { readCount, readOptions, sheetKeys, sheetOf } from './sheet.ts';
import type { BattleSheet } from './sheet-types.ts';
import { readUnit } from './sheet-units.ts';

/** Cards and tokens of a side that has fewer units than any battle: a position may be that small. */
export const LEAST = 6;

/** Gives the sheet of a scenario by its name, such as `battalion/1`. */
export type Shelf = (id: string) => BattleSheet | null;

/** Reads a position and goes on to its first decision. */
export function readPosition(text: string, chance: Chance, options: readonly string[], shelf: Shelf): State {
  const g = layOut(text, chance, options, shelf);
  settle(g, rawPlace(text, positionKind), () => newState(g.battle));
  return g;
}

/** Reads a position and leaves it as it is written, at the step that comes next. */
export function layOut(text: string, chance: Chance, options: readonly string[], shelf: Shelf): State {
  const notation = readNotation(text, positionKind);
  const g = newState(battleOf(notation, options, shelf));
  g.chance = chance;
  placeArmies(g);
  g.stand = g.battle.units.some((unit) => g.unitSector[unit] === PILE) ? 0 : 1;
  readField(g, notation);
  readCards(g, notation);
  readTokens(g, notation);
  checkUnits(g, notation);
  readScalars(g, notation);
  const memory = findEntry(notation, 'memory');
  if (memory) readMemory(g, memory);
  const at = findEntry(notation, 'at');
  const phase = findEntry(notation, 'phase');
  if (at && phase) throw new NotationError(phase, 'either "at" or "phase"', 'both');
  if (at) readFrames(g, at);
  else {
    const expected = `one of ${Object.keys(PHASES).join(', ')}`;
    const word = phase ? onlyWord(phase, expected) : undefined;
    const name = word?.text ?? 'redeploy';
    if (!Object.hasOwn(PHASES, name)) throw new NotationError(word as Line, expected, named(name));
    call(g, turn).step = g.procedures[turn.id].stepNames.indexOf(PHASES[name as Phase]);
  }
  return g;
}

function battleOf(notation: Notation, options: readonly string[], shelf: Shelf): Battle {
  const scenario = findEntry(notation, 'scenario');
  const own = [...readOptions(notation), ...options];
  if (scenario) {
    const double = notation.entries.find((entry) => sheetKeys.includes(entry.key) && entry.key !== 'options');
    if (double) throw new NotationError(double, '"scenario" or the keys of a sheet', `"${double.key}" besides it`);
    const word = onlyWord(scenario, 'a scenario such as battalion/1');
    const sheet = shelf(word.text);
    if (sheet === null) throw new NotationError(word, 'a scenario such as battalion/1', named(word.text));
    return battleOfText(notation, { ...sheet, options: own });
  }
  const sheet = sheetOf(notation);
  const seats = sheet.seats.map((seat) => {
    const least = Math.max(LEAST, seat.units.length);
    const small = seat.units.length < LEAST;
    return small ? { ...seat, cards: seat.cards ?? least, tokens: seat.tokens ?? least } : seat;
  });
  return battleOfText(notation, { ...sheet, seats, options: own });
}

const PLACES = new Map([
  ['reserve', RESERVE],
  ['pile', PILE],
  ['gone', GONE],
]);

function readField(g: State, notation: Notation): void {
  const place = findEntry(notation, 'place');
  for (const part of place ? partsOf(place, 'a unit and its place') : []) {
    const scanner = new Scanner(part);
    const unit = readUnitIn(g, scanner.word('a unit such as a3'));
    const word = scanner.word('a sector such as S2, or reserve, pile or gone');
    const sector = /^S([1-5])$/.exec(word.text);
    const at = sector ? Number(sector[1]) - 1 : PLACES.get(word.text);
    if (at === undefined || at >= g.battle.sectors) {
      throw new NotationError(
        word,
        `a sector from S1 to S${g.battle.sectors}, or reserve, pile or gone`,
        named(word.text),
      );
    }
    scanner.end('";" or the end of the line');
    g.unitSector[unit] = at;
    if (at === GONE) g.rank.fill(0, unit * MOST_RANKS, (unit + 1) * MOST_RANKS);
  }
  const ranks = findEntry(notation, 'ranks');
  for (const part of ranks ? partsOf(ranks, 'a unit and its ranks') : []) {
    const scanner = new Scanner(part);
    const word = scanner.word('a unit such as a3');
    const unit = readUnitIn(g, word);
    const length = word.text.length + part.column;
    const rest = part.text.slice(word.text.length);
    const line = { ...part, text: rest.trim(), column: length + rest.length - rest.trimStart().length };
    const faction = g.battle.factions[g.battle.unitSeat[unit]];
    const keys = readUnit(line, faction);
    checkRanks(g, unit, keys, line);
    keys.forEach((key, i) => {
      g.rank[unit * MOST_RANKS + i] = (rankByKey(faction, key)?.index ?? -1) + 1;
    });
    g.rank.fill(0, unit * MOST_RANKS + keys.length, (unit + 1) * MOST_RANKS);
  }
  const engaged = findEntry(notation, 'engaged');
  for (const part of engaged ? partsOf(engaged, 'a unit and its enemies') : []) readLinks(g, part);
  for (const [key, bit] of MARKS) {
    const entry = findEntry(notation, key);
    for (const word of entry ? wordsOf(entry, 'units such as a3') : []) g.unitMarks[readUnitIn(g, word)] |= bit;
  }
  g.stand = g.battle.units.some((unit) => g.unitSector[unit] === PILE) ? 0 : 1;
}

/** `a1 b1 b2`: a1 is engaged with both. */
function readLinks(g: State, part: Line): void {
  const scanner = new Scanner(part);
  const unit = readUnitIn(g, scanner.word('a unit such as a3'));
  do {
    const word = scanner.word('an enemy such as b2');
    const enemy = readUnitIn(g, word);
    const { unitSide, unitBit } = g.battle;
    if (unitSide[enemy] === unitSide[unit])
      throw new NotationError(word, `an enemy of ${unitWord(unit)}`, named(word.text));
    if (g.unitSector[unit] < 0 || g.unitSector[enemy] !== g.unitSector[unit]) {
      throw new NotationError(word, `an enemy in the sector of ${unitWord(unit)}`, named(word.text));
    }
    if (!linked(g, unit, enemy)) {
      g.links[unit] |= unitBit[enemy];
      g.links[enemy] |= unitBit[unit];
    }
  } while (scanner.peek() !== '');
}

function readCards(g: State, notation: Notation): void {
  for (const seat of seatsOf(g)) {
    const own = (word: Line): number => {
      const card = cards.findIndex(
        ({ key, index }) => key === word.text && index >= g.battle.firstCard[seat] && index < g.battle.endCard[seat],
      );
      if (card < 0)
        throw new NotationError(
          word,
          `a card of ${theFaction(g, seat)} such as ${cards[g.battle.firstCard[seat]].key}`,
          named(word.text),
        );
      if (g.held[card] + g.spent[card] === cards[card].copies) {
        throw new NotationError(word, `at most ${cards[card].copies} of ${cards[card].key}`, 'one more');
      }
      return card;
    };
    const hand = findEntry(notation, `hand ${SEAT_NAMES[seat]}`);
    for (const word of hand ? wordsOf(hand, 'cards by their keys') : []) {
      g.held[own(word)]++;
      g.handCount[seat]++;
    }
    const pile = findEntry(notation, `discards ${SEAT_NAMES[seat]}`);
    for (const word of pile ? wordsOf(pile, 'cards by their keys') : []) {
      const card = own(word);
      g.spent[card]++;
      g.pile[seat * LIST_SIZE + g.discardCount[seat]++] = card + 1;
    }
    g.deckLeft[seat] = Math.max(0, g.battle.deckSizes[seat] - g.handCount[seat] - g.discardCount[seat]);
  }
  const deck = findEntry(notation, 'deck');
  for (const part of deck ? partsOf(deck, 'a seat and a number') : []) {
    const scanner = new Scanner(part);
    const seat = readSeatIn(g, scanner.word('a seat'));
    const most = LIST_SIZE - g.handCount[seat] - g.discardCount[seat];
    g.deckLeft[seat] = readCount(scanner.word('a number of cards'), most);
    scanner.end('";" or the end of the line');
  }
}

function readScalars(g: State, notation: Notation): void {
  const word = (key: string, expected: string): Line | undefined => {
    const entry = findEntry(notation, key);
    return entry && onlyWord(entry, expected);
  };
  const number = word('turn', 'the number of the turn');
  g.turn = number ? readCount(number, 9999) : 1;
  const active = word('active', 'the seat whose turn it is');
  g.active = active ? readSeatIn(g, active) : 1;
  const first = word('first', 'the seat with the initiative');
  g.first = first ? readSeatIn(g, first) : g.active;
  const outcome = word('outcome', 'running, draw, top or bottom');
  if (!outcome) return;
  const values: { readonly [word: string]: number } = {
    running: RUNNING,
    draw: DRAW,
    [SIDE_NAMES[0]]: WIN,
    [SIDE_NAMES[1]]: WIN + 1,
  };
  if (!Object.hasOwn(values, outcome.text))
    throw new NotationError(outcome, 'running, draw, top or bottom', named(outcome.text));
  g.outcome = values[outcome.text];
}
