// The command deck: dealing, drawing, discarding, shuffling (rules 3, 6, 15).

import { EVERYBODY, reveal } from '../../../kernel/events.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { told } from './events.ts';
import { MAX_HAND, type State } from './state.ts';

/** Puts every card of the game into the deck, in table order, and shuffles. */
export function freshDeck(g: State): void {
  let n = 0;
  g.battle.game.cards.forEach((card, id) => {
    for (let i = 0; i < card.count; i++) g.deck[n++] = id;
  });
  g.deckCount = n;
  g.chance.shuffle(g, g.deck, n);
}

/** Takes the top card (the last of the column), -1 when there is none. An empty deck takes the discards, shuffled (rule 15). */
export function takeFromDeck(g: State): number {
  if (g.deckCount === 0) reshuffle(g);
  if (g.deckCount === 0) return -1;
  const card = g.deck[--g.deckCount];
  g.deck[g.deckCount] = 0;
  return card;
}

/** Draws the top card into a hand. */
export function drawCard(g: State, side: number): void {
  if (g.handCount[side] >= MAX_HAND) return;
  const card = takeFromDeck(g);
  if (card < 0) return;
  addToHand(g, side, card);
  reveal(g, side);
  told(g)?.tell({ kind: 'draws', side, card });
}

/** Deck and discards together form a new deck. */
export function reshuffle(g: State): void {
  const { deck, discards, deckCount, discardCount } = g;
  for (let i = 0; i < discardCount; i++) {
    deck[deckCount + i] = discards[i];
    discards[i] = 0;
  }
  g.deckCount = deckCount + discardCount;
  g.discardCount = 0;
  // Nobody sees a card; but the deck that was is gone, and all are told so.
  reveal(g, EVERYBODY);
  // The order before the shuffle must not matter to what comes out: a shuffle starts from sorted cards.
  sortDeck(g);
  g.chance.shuffle(g, g.deck, g.deckCount);
  told(g)?.tell({ kind: 'reshuffles', cards: g.deckCount });
}

const copies = new Uint8Array(256);

/** Puts the deck in table order: there are few kinds of cards, so they are counted. */
function sortDeck(g: State): void {
  const { deck, deckCount } = g;
  const kinds = g.battle.game.cards.length;
  copies.fill(0);
  for (let i = 0; i < deckCount; i++) copies[deck[i]]++;
  let n = 0;
  for (let card = 0; card < kinds; card++) for (let left = copies[card]; left > 0; left--) deck[n++] = card;
}

export type HandFault = 'notHeld';

export function handHas(g: State, side: number, card: number, why: Why<HandFault> | null = null): boolean {
  for (let i = 0; i < g.handCount[side]; i++) if (g.hand[side * MAX_HAND + i] === card) return true;
  return no(why, 'notHeld', card);
}

/** Takes one such card out of a hand. */
export function takeFromHand(g: State, side: number, card: number): void {
  const base = side * MAX_HAND;
  let i = 0;
  while (g.hand[base + i] !== card) i++;
  const last = --g.handCount[side];
  for (; i < last; i++) g.hand[base + i] = g.hand[base + i + 1];
  g.hand[base + last] = 0;
}

export function discard(g: State, card: number): void {
  g.discards[g.discardCount++] = card;
}

export function discardFromHand(g: State, side: number, card: number): void {
  takeFromHand(g, side, card);
  discard(g, card);
}

/** Hands stand in table order, so that the order of drawing tells nothing and equal hands look equal. */
export function addToHand(g: State, side: number, card: number): void {
  const base = side * MAX_HAND;
  let i = base + g.handCount[side]++;
  while (i > base && g.hand[i - 1] > card) {
    g.hand[i] = g.hand[i - 1];
    i--;
  }
  g.hand[i] = card;
}
