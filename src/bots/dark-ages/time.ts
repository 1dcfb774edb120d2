// The time that Player A has left, and what Historical Events do to it: who plays the last one sets the clock [D Scenarios].

import { HAND, LAST_TURN, LAST_TURN_NEXT, type State } from '../../games/dark-ages/rules/state.ts';
import { EVENT_CARD, KIND_CARDS } from '../../games/dark-ages/tables/tables.ts';

/** Cards that go in a whole turn when both hands are played out. */
export const TURN_CARDS = 6;
/** Cards of time when a battle begins: the deck, and a last turn. */
const WHOLE_TIME = 49;
const EVENTS = KIND_CARDS[EVENT_CARD];
/** The part of the deck that Player B leaves when he holds all events that are left: he can end the battle when he likes. */
const CUT_OFF = 0.1;
/** The part that he leaves on average when nobody keeps an event back, by the number of events left. */
const EXPECTED = [1, 0.6, 0.85, 0.95];

/** Whether the last Historical Event of the battle is the clock and still to come. */
export function clockAhead(g: State): boolean {
  const { events } = g.battle;
  return g.eventsPlayed < events.length && events[events.length - 1].key === 'clock';
}

/** Whether the next event played is the clock. */
export const clockNext = (g: State): boolean => clockAhead(g) && g.eventsPlayed === g.battle.events.length - 1;

/** Historical Events in the hand of a seat. */
function held(g: State, seat: number): number {
  let count = 0;
  for (let i = 0; i < EVENTS.length; i++) if (g.cardAt[EVENTS[i]] === HAND + seat) count++;
  return count;
}

/**
 * The part of the deck that Player B will hardly cut off: he does it with the last event, unless Player A keeps one back.
 * `more` is how many events of his hand Player A has played in thought.
 */
function unbroken(g: State, more: number): number {
  const { events, playerA } = g.battle;
  const left = events.length - g.eventsPlayed - more;
  if (left <= 0 || held(g, playerA) > more) return 1;
  return held(g, 1 - playerA) >= left ? CUT_OFF : EXPECTED[Math.min(left, EXPECTED.length - 1)];
}

/** Cards that can still be drawn before the last turn is over, as far as it can be foreseen. */
export function timeLeft(g: State): number {
  if (g.lastTurn === LAST_TURN) return 0;
  if (g.lastTurn === LAST_TURN_NEXT) return TURN_CARDS;
  return TURN_CARDS + g.deckLeft * (clockAhead(g) ? unbroken(g, 0) : 1);
}

/** The part of the time that is gone: from 0 to 1. */
export const timeGone = (g: State): number => 1 - Math.min(1, timeLeft(g) / WHOLE_TIME);

/** Cards of time that an event brings Player A, or costs him: he fills the deck again, or lets go of what he kept back. */
export function eventBrings(g: State): number {
  if (g.lastTurn !== 0 || !clockAhead(g)) return 0;
  return clockNext(g) ? g.discardCount - g.lastEvent : g.deckLeft * (unbroken(g, 1) - 1);
}
