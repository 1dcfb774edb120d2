// The cards of a position: hands, deck, discards, cards laid aside or just drawn, the card on the table and the last
// orders (rules 6, 15, 18).
// No card may stand in two places: the deck of the game is counted down.

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
  Scanner,
} from '../../../kernel/notation.ts';
import { british } from '../../../kernel/spelling.ts';
import { ASIDE_PLACES, MAX_HAND, type State } from '../rules/state.ts';
import { sectionWords } from './position-keys.ts';
import { readSide, unitAt, wordsOf } from './position-words.ts';
import { sideNames } from './sheet.ts';
import { pieces } from './sheet-parts.ts';

const A_CARD = 'a card such as orderTwoLeft';
const A_PLACE = `a number from 1 to ${ASIDE_PLACES}`;

export function readCards(g: State, notation: Notation): void {
  const { cards } = g.battle.game;
  const left = cards.map((card) => card.count);
  const take = (word: Line): number => {
    const card = readCard(g, word);
    const { count, key } = cards[card];
    if (left[card]-- > 0) return card;
    throw new NotationError(word, `a card that is not elsewhere (of ${key} there are ${count})`, `"${key}" once more`);
  };
  const table = findEntry(notation, 'card');
  if (table && !isNone(table)) readTable(g, table, take);
  readLast(g, notation);
  for (let side = 0; side < 2; side++) {
    const entry = findEntry(notation, `hand ${sideNames[side]}`);
    if (entry) readHand(g, side, entry, take);
  }
  for (let side = 0; side < 2; side++) {
    const entry = findEntry(notation, `square ${sideNames[side]}`);
    if (entry && !isNone(entry)) readSquares(g, side, entry, take);
  }
  const drawn = findEntry(notation, 'drawn');
  if (drawn) readDrawn(g, drawn, take);
  const discards = findEntry(notation, 'discards');
  if (discards) for (const word of listOf(discards)) g.discards[g.discardCount++] = take(word);
  const deck = findEntry(notation, 'deck');
  readDeck(g, deck ? listOf(deck) : [], deck === undefined, left, take);
  // As when the card was played: what it can be counted by stands now.
  if (g.card >= 0) g.commandNow = g.battle.game.questions.commandOf(g, g.active);
}

function readCard(g: State, word: Line): number {
  const keys = g.battle.game.cards.map((card) => card.key);
  const card = keys.indexOf(british(word.text));
  if (card >= 0) return card;
  throw new NotationError(word, `a card (the nearest is "${nearest(word.text, keys)}")`, named(word.text));
}

/** Words of a list; `none` alone is the empty one. */
function listOf(entry: Entry): Line[] {
  const found = wordsOf(entry, A_CARD);
  return found.length === 1 && found[0].text === 'none' ? [] : found;
}

/** Hands stand in table order, however they are written. */
function readHand(g: State, side: number, entry: Entry, take: (word: Line) => number): void {
  for (const word of listOf(entry)) {
    if (g.handCount[side] === MAX_HAND)
      throw new NotationError(word, `at most ${MAX_HAND} cards in a hand`, 'one more');
    g.hand[side * MAX_HAND + g.handCount[side]++] = take(word);
  }
  g.hand.subarray(side * MAX_HAND, side * MAX_HAND + g.handCount[side]).sort();
}

/** `F9 1 scoutLeft; F10 2 rally`: where a unit stands in square, the number of its place, the card laid aside there. */
function readSquares(g: State, side: number, entry: Entry, take: (word: Line) => number): void {
  const expected = 'a hex, a number and a card such as F9 1 rally';
  const parts = pieces(linesOf(entry), expected);
  if (parts.length === 0) {
    throw new NotationError({ line: entry.line, column: entry.valueColumn }, expected, named(''));
  }
  for (const piece of parts) {
    const scanner = new Scanner(piece);
    const at = scanner.word(expected);
    const unit = unitAt(g, at);
    if (g.battle.unitSide[unit] !== side) {
      throw new NotationError(at, `a hex where a unit of ${sideNames[side]} stands`, named(at.text));
    }
    if (g.unitForm[unit] !== 0) throw new NotationError(at, `"${at.text}" only once`, `"${at.text}" again`);
    const word = scanner.word(A_PLACE);
    const place = /^\d$/.test(word.text) ? Number(word.text) : 0;
    if (place === 0 || place > ASIDE_PLACES) throw new NotationError(word, A_PLACE, named(word.text));
    const index = side * ASIDE_PLACES + place - 1;
    if (g.aside[index] !== 0) throw new NotationError(word, 'a place that is free', `"${word.text}" again`);
    g.aside[index] = 1 + take(scanner.word(A_CARD));
    g.unitForm[unit] = place;
    scanner.end('";" or the end of the line');
  }
}

/** `drawn: orderLight rally`: the cards of which one is to be kept. */
function readDrawn(g: State, entry: Entry, take: (word: Line) => number): void {
  const [first, second, more] = listOf(entry);
  if (more !== undefined) throw new NotationError(more, 'at most two cards', 'one more');
  if (first !== undefined) g.drawn = 1 + take(first);
  if (second !== undefined) g.drawnToo = 1 + take(second);
}

/** The next card stands first; `rest` at the end means every card that is nowhere else, shuffled. */
function readDeck(g: State, words: readonly Line[], rest: boolean, left: number[], take: (word: Line) => number): void {
  const listed: number[] = [];
  words.forEach((word, i) => {
    if (word.text !== 'rest') listed.push(take(word));
    else if (i === words.length - 1) rest = true;
    else throw new NotationError(word, '"rest" only at the end', '"rest" before another card');
  });
  if (rest) {
    left.forEach((count, card) => {
      for (let i = 0; i < count; i++) g.deck[g.deckCount++] = card;
    });
    if (g.deckCount > 0) g.chance.shuffle(g, g.deck, g.deckCount);
  }
  // The column's last card is drawn first.
  for (const card of listed.reverse()) g.deck[g.deckCount++] = card;
}

/** `card: orderThreeCentre`, `card: counterAttack as orderThreeLeft mirrored`. */
function readTable(g: State, entry: Entry, take: (word: Line) => number): void {
  const [first, as, second, mirrored, more] = wordsOf(entry, A_CARD);
  g.card = take(first);
  g.order = g.card;
  if (as !== undefined) {
    if (as.text !== 'as') throw new NotationError(as, '"as" or the end of the line', named(as.text));
    const end = { text: '', line: as.line, column: as.column + 2 };
    if (second === undefined) throw new NotationError(end, A_CARD, named(''));
    g.order = second.text === 'nothing' ? -1 : readCard(g, second);
    if (mirrored !== undefined && (mirrored.text !== 'mirrored' || more !== undefined)) {
      throw new NotationError(more ?? mirrored, '"mirrored" or the end of the line', named((more ?? mirrored).text));
    }
    g.mirror = mirrored === undefined ? 0 : 1;
  }
  g.lastCard[g.active] = g.order;
  g.lastMirror[g.active] = g.mirror;
}

/** `last: top orderThreeLeft; bottom leadershipAny mirrored centre`: what each side ordered last, for cards that copy. */
function readLast(g: State, notation: Notation): void {
  const entry = findEntry(notation, 'last');
  if (entry === undefined || isNone(entry)) return;
  for (const piece of pieces(linesOf(entry), '"top" or "bottom" and a card')) {
    const scanner = new Scanner(piece);
    const side = readSide(scanner.word('"top" or "bottom" and a card'), '"top" or "bottom" and a card');
    const card = scanner.word(A_CARD);
    g.lastCard[side] = card.text === 'nothing' ? -1 : readCard(g, card);
    g.lastMirror[side] = 0;
    while (scanner.peek() !== '') {
      const word = scanner.word('a word');
      const section = sectionWords.find(([name]) => name === british(word.text));
      if (word.text === 'mirrored') g.lastMirror[side] = 1;
      else if (section) g.lastSections[side] |= section[1];
      else throw new NotationError(word, '"mirrored", "left", "centre" or "right"', named(word.text));
    }
  }
}
