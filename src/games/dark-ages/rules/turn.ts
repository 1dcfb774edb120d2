// Turns of rounds, passing, the end phase and the last turn [D Turns and sequence of play] [D End phase of a turn] [D Scenarios].

import { pick } from '../../../kernel/chance.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { EVERYBODY } from '../../../kernel/events.ts';
import { become, call, done, type Procedure, repeat, skipTo, stepOf } from '../../../kernel/procedure.ts';
import { RUNNING, WIN } from '../../../kernel/state.ts';
import { CARD_ACTIVATION, CARD_KIND, EVENT_CARD } from '../tables/tables.ts';
import { ACTIVATE, EVENT, PASS } from '../tables/verbs.ts';
import { movementPhase } from './activation.ts';
import { bind, combatPhase } from './combat.ts';
import { discard, lastReshuffle, layDown, takeFromDeck } from './deck.ts';
import { callEndRetreats } from './end-retreats.ts';
import { callEvent } from './event.ts';
import { here, told } from './events.ts';
import { decision, procedure } from './procedures.ts';
import { callAftermath } from './retreat.ts';
import {
  CARD_COUNT,
  CLOUDBURST,
  COMBAT,
  END_PHASE,
  FACED,
  FIRED,
  HAND,
  HAND_SIZE,
  LAST_TURN,
  LAST_TURN_NEXT,
  LEADERS,
  MAX_PIECES,
  MOVED,
  MOVED_THIS_TURN,
  MOVEMENT,
  OPENING,
  PASSED,
  PICK_BURN,
  PICK_DRAW,
  SEAT_SUBJECT,
  type State,
  TURN_FLAGS,
  WET,
} from './state.ts';

export const turn: Procedure = procedure('turn', {
  begin(g) {
    g.turn++;
    g.rolls.fill(0);
    g.round = 0;
    g.passes = 0;
    g.cardsPlayed = 0;
    g.crossings = 0;
    g.active = 1 - g.battle.playerA;
    told(g)?.tell({ kind: 'turn', turn: g.turn, last: g.lastTurn === LAST_TURN });
  },
  round: nextRound,
  passed(g, f) {
    g.passes = f.result === PASSED ? g.passes + 1 : 0;
    // Two passes in a row end the turn; a seat without cards passes [D Turns and sequence of play].
    if (g.passes >= 2) return;
    repeat(f);
    nextRound(g);
  },
  endPhase: (g) => void call(g, endPhase),
  again: (g) => void become(g, turn),
});

/** The other seat's round: rounds go on until both pass. */
function nextRound(g: State): void {
  g.active = 1 - g.active;
  g.round++;
  g.phase = OPENING;
  g.card = 0;
  g.points = 0;
  g.fireCards = 0;
  g.mark.fill(0);
  call(g, round);
}

/** One round of the active seat: a card as activation, movement, combat; or a pass; or an event, which is a pass. */
export const round: Procedure = procedure('round', {
  open(g, f) {
    f.seat = g.active;
    told(g)?.tell({ kind: 'round', seat: g.active, round: g.round });
    if (g.handCount[g.active] > 0) {
      call(g, open).seat = g.active;
      return;
    }
    told(g)?.tell({ kind: 'passes', seat: g.active, withoutCards: true });
    f.passed = 1;
  },
  opened(g, f) {
    if (f.result === PASSED) f.passed = 1;
    // A round that was passed has neither phase.
    if (f.passed === 1) skipTo(g, RULES);
  },
  movement(g) {
    g.phase = MOVEMENT;
    call(g, movementPhase);
  },
  combat(g) {
    g.phase = COMBAT;
    forget(g, 0, g.battle.unitCount);
    forget(g, LEADERS, LEADERS + g.battle.leaderCount);
    bind(g);
    call(g, combatPhase);
  },
  rules(g) {
    const { afterRound } = g.battle.hooks;
    // All other hits were taken in their own moment.
    if (afterRound.length === 0) return;
    for (const rule of afterRound) rule.afterRound?.(g);
    callAftermath(g);
  },
  reload(g, f) {
    reload(g);
    done(g, f.passed === 1 ? PASSED : 0);
  },
});
const RULES = stepOf(round, 'rules');

/** Whom the pieces from `first` up to `end` faced in the movement phase does not bind them in the combat phase. */
function forget(g: State, first: number, end: number): void {
  const { mark } = g;
  for (let p = first; p < end; p++) if ((mark[p] & FACED) !== 0) mark[p] &= ~FACED;
}

/**
 * Crossbows that have neither shot nor moved in their round are loaded again.
 * RULING: Crossbows begin loaded; after a shot one own round without moving loads them, even one that is passed, and
 * moving does not unload them [D Ranged combat].
 * CASE: D Ranged combat: crossbows load for a round after a shot
 * CASE: D Ranged combat: crossbows that move do not load in that round
 * CASE: D Ranged combat: a round that is passed loads crossbows
 * CASE: D Ranged combat: loaded crossbows that moved keep their bolt
 */
function reload(g: State): void {
  const { shooters, crossbows } = g.battle;
  const own = shooters[g.active];
  for (let i = 0; i < own.length; i++) {
    const p = own[i];
    if (crossbows[p] === 0 || g.loaded[p] > 0 || g.unitHex[p] < 0 || (g.mark[p] & (FIRED | MOVED)) !== 0) continue;
    g.loaded[p] = 1;
    told(g)?.tell({ kind: 'reloads', piece: here(g, p) });
  }
}

export const open = decision('open', {
  secret: true,
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const { cardAt } = g;
    const hand = HAND + f.seat;
    out.add(PASS);
    for (let c = 0, left = g.handCount[f.seat]; left > 0 && c < CARD_COUNT; c++) {
      if (cardAt[c] !== hand) continue;
      out.add(CARD_KIND[c] === EVENT_CARD ? EVENT : ACTIVATE, c);
      left--;
    }
  },
  take(g, f, choice) {
    const card = firstOf(choice);
    const { seat } = f;
    if (verbOf(choice) === PASS) {
      told(g)?.tell({ kind: 'passes', seat, withoutCards: false });
      return done(g, PASSED);
    }
    if (verbOf(choice) === EVENT) {
      // RULING: A Historical Event takes the place of the whole round and counts as a pass [D Historical Event].
      // CASE: D Historical Event: the active player plays it at the start of his round, and it equals a pass
      // CASE: D Historical events: an event card is no activation, and playing it takes the whole round
      done(g);
      g.frames[g.depth].flags = 1;
      return callEvent(g, seat, card, false);
    }
    done(g);
    g.card = card + 1;
    g.points = CARD_ACTIVATION[card];
    discard(g, seat, card);
    told(g)?.tell({ kind: 'activates', seat, card, activations: g.points, hand: g.handCount[seat] });
  },
});

/**
 * Routed units run one hex more, then both hands are filled; the last turn ends the battle for Player B.
 * RULING: A turn in which nobody played a card takes one card from the deck to the discards, so that passing cannot
 * last for ever [D End phase of a turn].
 * CASE: D End phase: a turn in which nobody played a card lays one card aside
 */
export const endPhase: Procedure = procedure('endPhase', {
  begin(g) {
    g.phase = END_PHASE;
    told(g)?.tell({ kind: 'endPhase', turn: g.turn });
    callEndRetreats(g);
  },
  time(g) {
    if (g.lastTurn !== LAST_TURN || g.outcome !== RUNNING) return;
    g.outcome = WIN + 1 - g.battle.playerA;
    told(g)?.tell({ kind: 'ended', winner: g.outcome - WIN, why: 'time', bothLost: false });
  },
  weather(g) {
    const { lasting } = g;
    for (let p = 0; p < MAX_PIECES; p++) {
      if ((lasting[p] & MOVED_THIS_TURN) === 0) continue;
      // Strings that were carried about in the cloudburst stay wet [D Crecy].
      if ((g.eventFlags & CLOUDBURST) !== 0 && g.battle.crossbows[p] === 1) lasting[p] |= WET;
      lasting[p] &= ~MOVED_THIS_TURN;
    }
    g.eventFlags &= ~TURN_FLAGS;
  },
  quiet(g) {
    if (g.cardsPlayed > 0) return;
    if (g.deckLeft === 0) lastReshuffle(g);
    else call(g, burn);
  },
  clock(g) {
    if (g.lastTurn === LAST_TURN_NEXT) lastReshuffle(g);
  },
  refill(g, f) {
    f.seat = g.battle.playerA;
    call(g, refill).seat = f.seat;
  },
  refillOther(g, f) {
    call(g, refill).seat = 1 - f.seat;
  },
});

export const burn = procedure('burn', {
  draw: (g) => pick(g, PICK_BURN, SEAT_SUBJECT, 0, g.deckLeft, EVERYBODY),
  lay(g) {
    const card = takeFromDeck(g, g.dice[0]);
    told(g)?.tell({ kind: 'burns', card });
    layDown(g, card);
  },
});

/**
 * One hand is filled to three; an empty deck is reshuffled once, for the last turn.
 * RULING: Player A fills his hand first at the end of a turn; unused cards are kept [D End phase of a turn].
 * CASE: D End phase: hands are filled to three, Player A's first, and cards left over are kept
 */
export const refill: Procedure = procedure('refill', {
  draw(g, f) {
    if (g.handCount[f.seat] >= HAND_SIZE) return done(g);
    if (g.deckLeft === 0 && g.lastTurn !== LAST_TURN) lastReshuffle(g);
    if (g.deckLeft === 0) return done(g);
    pick(g, PICK_DRAW, SEAT_SUBJECT + f.seat, 0, g.deckLeft, f.seat);
  },
  take(g, f) {
    const card = takeFromDeck(g, g.dice[0]);
    g.cardAt[card] = HAND + f.seat;
    g.handCount[f.seat]++;
    told(g)?.tell({ kind: 'draws', seat: f.seat, card, hand: g.handCount[f.seat] });
    skipTo(g, DRAW);
  },
});
const DRAW = stepOf(refill, 'draw');

/** A battle begins: both hands are dealt, Player A's first. */
export const beginning: Procedure = procedure('beginning', {
  deal: (g) => void (call(g, refill).seat = g.battle.playerA),
  dealOther: (g) => void (call(g, refill).seat = 1 - g.battle.playerA),
  turns: (g) => void become(g, turn),
});
