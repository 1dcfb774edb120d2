// Cards: hands, the deck without an order, discards with one, the last reshuffle [D Order cards] [D Scenarios].

import { CARD_KIND, EVENT_CARD } from '../tables/tables.ts';
import { told } from './events.ts';
import { CARD_COUNT, DECK, DISCARDED, LAST_TURN, LAST_TURN_NEXT, OUT, type State } from './state.ts';

/** Lays a card of the seat's hand on the discards. */
export function discard(g: State, seat: number, card: number): void {
  g.handCount[seat]--;
  g.cardsPlayed++;
  layDown(g, card);
}

export function layDown(g: State, card: number): void {
  g.cardAt[card] = DISCARDED;
  g.discards[g.discardCount++] = card;
}

/** The nth card of the deck by its number: the deck has no other order. */
function deckCard(g: State, nth: number): number {
  const { cardAt } = g;
  for (let c = 0; c < CARD_COUNT; c++) if (cardAt[c] === DECK && nth-- === 0) return c;
  throw new Error('the deck has not so many cards');
}

/** Takes a card that has been picked from the deck; the caller puts it somewhere. */
export function takeFromDeck(g: State, nth: number): number {
  const card = deckCard(g, nth);
  g.deckLeft--;
  return card;
}

/** All discards but the Historical Events go back into the deck; the events are out of the battle [D Scenarios]. */
export function reshuffle(g: State): void {
  for (let i = 0; i < g.discardCount; i++) {
    const card = g.discards[i];
    const event = CARD_KIND[card] === EVENT_CARD;
    g.cardAt[card] = event ? OUT : DECK;
    if (!event) g.deckLeft++;
  }
  g.discards.fill(0);
  g.discardCount = 0;
  g.lastEvent = 0;
  told(g)?.tell({ kind: 'reshuffle', cards: g.deckLeft });
}

/** Whether a card can be drawn in the middle of a turn: from the deck, or from the one last reshuffle. */
export const canDraw = (g: State): boolean => g.deckLeft > 0 || (g.lastTurn === 0 && g.discardCount > 0);

/**
 * Makes sure that there is a card to draw in the middle of a turn.
 * RULING: A deck that runs out in a rally is reshuffled for that rally, and the next turn is the last [D Rally].
 * CASE: D Rally: an empty deck is reshuffled for the draw, and the next turn is the last
 */
export function fillDeck(g: State): void {
  if (g.deckLeft > 0) return;
  reshuffle(g);
  g.lastTurn = LAST_TURN_NEXT;
  told(g)?.tell({ kind: 'lastTurn', when: 'next' });
}

/** The reshuffle before the last turn. */
export function lastReshuffle(g: State): void {
  reshuffle(g);
  g.lastTurn = LAST_TURN;
}

/**
 * The clock in the hands of Player A: what was discarded since the last Historical Event goes back into the deck, without
 * event cards [D Scenarios].
 * RULING: The last Historical Event, after which discards go back into the deck, is the one played before the clock;
 * where no event was played before, all discards go back [D Scenarios].
 * CASE: D Historical events: the clock in Player A's hands puts the discards since the last event back into the deck
 * CASE: D Historical events: the clock of Player A with no event before it puts all discards back
 */
export function refillByClock(g: State): void {
  const first = g.lastEvent;
  let kept = first;
  let back = 0;
  for (let i = first; i < g.discardCount; i++) {
    const card = g.discards[i];
    if (CARD_KIND[card] === EVENT_CARD) g.discards[kept++] = card;
    else {
      g.cardAt[card] = DECK;
      back++;
    }
  }
  g.discards.fill(0, kept, g.discardCount);
  g.discardCount = kept;
  g.deckLeft += back;
  told(g)?.tell({ kind: 'refills', cards: back });
}
