// The time that Player A has left as a seat may reckon it: it knows its own Historical Events and not those of the enemy
// [D Scenarios].

import { HAND, LAST_TURN, LAST_TURN_NEXT, type State } from '../../games/dark-ages/rules/state.ts';
import { EVENT_CARD, KIND_CARDS } from '../../games/dark-ages/tables/tables.ts';
import { clockAhead, clockNext, TURN_CARDS } from './time.ts';

const EVENTS = KIND_CARDS[EVENT_CARD];
/** Cards of time when a battle begins: the deck, and a last turn. */
const WHOLE_TIME = 49;
/** The part of the deck that is left when Player B holds all events that are still to come. */
const CUT_OFF = 0.15;
/** The part that is left on average, by the number of events still to come. */
const EXPECTED = [1, 0.6, 0.85, 0.95];

/** Historical Events in the seat's own hand. */
export function heldEvents(g: State, seat: number): number {
  let count = 0;
  for (let i = 0; i < EVENTS.length; i++) if (g.cardAt[EVENTS[i]] === HAND + seat) count++;
  return count;
}

/** The part of the deck that Player B will not cut off, when the seat has played `more` of its own events. */
function unbroken(g: State, seat: number, more: number): number {
  const { events, playerA } = g.battle;
  const left = events.length - g.eventsPlayed - more;
  const own = heldEvents(g, seat) - more;
  if (left <= 0) return 1;
  if (own > 0 && seat === playerA) return 1;
  if (own >= left) return CUT_OFF;
  return EXPECTED[left < EXPECTED.length ? left : EXPECTED.length - 1];
}

/** Cards that can still be drawn before the last turn is over, as the seat foresees it. */
export function timeAhead(g: State, seat: number): number {
  if (g.lastTurn === LAST_TURN) return 0;
  if (g.lastTurn === LAST_TURN_NEXT) return TURN_CARDS;
  return TURN_CARDS + g.deckLeft * (clockAhead(g) ? unbroken(g, seat, 0) : 1);
}

/** The part of the time that is gone: from 0 to 1. */
export function timeGone(g: State, seat: number): number {
  const left = timeAhead(g, seat) / WHOLE_TIME;
  return left < 1 ? 1 - left : 0;
}

/** Cards of time that an event of its own hand brings Player A, or costs him. */
export function eventBrings(g: State, seat: number): number {
  if (g.lastTurn !== 0 || !clockAhead(g)) return 0;
  return clockNext(g) ? g.discardCount - g.lastEvent : g.deckLeft * (unbroken(g, seat, 1) - unbroken(g, seat, 0));
}
