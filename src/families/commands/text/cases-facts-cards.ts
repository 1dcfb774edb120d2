// The facts of a rule case about cards: hands, deck, discards, the card on the table, cards laid aside for squares or drawn.

import { NotationError, named, type Scanner } from '../../../kernel/notation.ts';
import { british } from '../../../kernel/spelling.ts';
import { type Fact as CaseFact, type Found, sameList } from '../../../lib/cases-facts.ts';
import { ASIDE_PLACES, MAX_HAND, type State } from '../rules/state.ts';
import { readCount, readSide, unitAt } from './position-words.ts';

export type Fact = CaseFact<State>;

function readCards(g: State, scanner: Scanner): string[] {
  const cards: string[] = [];
  do {
    const written = scanner.word('a card such as orderTwoLeft');
    const word = { ...written, text: british(written.text) };
    if (!g.battle.game.cards.some((card) => card.key === word.text)) {
      throw new NotationError(word, 'a card such as orderTwoLeft', named(word.text));
    }
    cards.push(word.text);
  } while (scanner.peek() !== '');
  return cards;
}

/** A pile of cards: `40`, `is A B` (these and no others), `has A`, `lacks A`, and `next A` or `last A` where there is an order. */
function pileFact(g: State, scanner: Scanner, pile: readonly string[], order: 'next' | 'last' | ''): Found {
  const found = pile.length === 0 ? 'no cards' : `${pile.length} cards: ${pile.join(' ')}`;
  const word = scanner.word('a number of cards, "has", "is" or "lacks"');
  if (/^\d/.test(word.text)) return { ok: readCount(word, 99) === pile.length, found };
  const known = ['is', 'has', 'lacks', ...(order === '' ? [] : [order])];
  if (!known.includes(word.text)) throw new NotationError(word, `a number or ${known.join(', ')}`, named(word.text));
  const cards = readCards(g, scanner);
  const count = (list: readonly string[], key: string) => list.filter((one) => one === key).length;
  if (word.text === 'is') return { ok: sameList([...pile].sort(), [...cards].sort()), found };
  if (word.text === 'lacks') return { ok: cards.every((card) => !pile.includes(card)), found };
  if (word.text === 'has') return { ok: cards.every((card) => count(pile, card) >= count(cards, card)), found };
  return { ok: sameList(order === 'next' ? pile.slice(0, cards.length) : pile.slice(-cards.length), cards), found };
}

const keys = (g: State, cards: Int16Array): string[] => Array.from(cards, (card) => g.battle.game.cards[card].key);

/** Cards laid aside by a side, or drawn for it to keep one: piles that are written like hands. */
const laid = (g: State, cards: Int16Array | readonly number[]): string[] =>
  Array.from(cards)
    .filter((card) => card > 0)
    .map((card) => g.battle.game.cards[card - 1].key);

/** `square F9`, `square F9 1`, `square F9 1 rally`: the unit there stands in square, on that place, with that card. */
function squareFact(g: State, scanner: Scanner): Found {
  const unit = unitAt(g, scanner.word('a hex such as F6'));
  const form = g.unitForm[unit];
  const card = form === 0 ? 0 : g.aside[g.battle.unitSide[unit] * ASIDE_PLACES + form - 1];
  const key = card === 0 ? 'no card' : g.battle.game.cards[card - 1].key;
  let ok = form !== 0;
  if (scanner.peek() !== '') ok = readCount(scanner.word('a number'), ASIDE_PLACES) === form && ok;
  if (scanner.peek() !== '') ok = readCards(g, scanner).join() === key && ok;
  return { ok, found: form === 0 ? 'not in square' : `in square ${form} with ${key}` };
}

export const cardFacts: { readonly [key: string]: Fact } = {
  hand: (g, scanner) => {
    const side = readSide(scanner.word('"top" or "bottom"'));
    const cards = g.hand.subarray(side * MAX_HAND, side * MAX_HAND + g.handCount[side]);
    return pileFact(g, scanner, keys(g, cards), '');
  },
  deck: (g, scanner) => pileFact(g, scanner, keys(g, g.deck.subarray(0, g.deckCount)).reverse(), 'next'),
  discards: (g, scanner) => pileFact(g, scanner, keys(g, g.discards.subarray(0, g.discardCount)), 'last'),
  card: (g, scanner) => {
    const found = g.card < 0 ? 'none' : g.battle.game.cards[g.card].key;
    return { ok: british(scanner.word('a card or "none"').text) === found, found };
  },
  aside: (g, scanner) => {
    const side = readSide(scanner.word('"top" or "bottom"'));
    return pileFact(g, scanner, laid(g, g.aside.subarray(side * ASIDE_PLACES, (side + 1) * ASIDE_PLACES)), '');
  },
  drawn: (g, scanner) => pileFact(g, scanner, laid(g, [g.drawn, g.drawnToo]), ''),
  square: squareFact,
};
