// The battle and its turns: play a card, order, move, battle, draw (rules 3, 5, 6, 15).

import { firstOf, verbOf } from '../../kernel/choice.ts';
import { tell } from '../../kernel/events.ts';
import { become, call, done } from '../../kernel/procedure.ts';
import { battleUnits } from './battle-phase.ts';
import { discard, drawCard, reshuffle, takeFromHand } from './deck.ts';
import { moveUnits } from './movement.ts';
import { decision, procedure } from './procedures.ts';
import { cardTerms } from './reach.ts';
import { enemyOf, MAX_HAND, ORDERED, type State } from './state.ts';
import { PASS, PLAY } from './verbs.ts';

/** The whole battle: what the sheet asks for before the first turn, then turn after turn. */
export const battle = procedure('battle', {
  setUp(g) {
    for (const rule of g.battle.rules) rule.setUp?.(g);
  },
  begin(g) {
    g.turn = 1;
    become(g, turn);
  },
});

export const turn = procedure('turn', {
  begin(g) {
    clearMarks(g);
    tell(g, 'turn', g.active, g.turn);
    for (const rule of g.battle.rules) rule.turnBegins?.(g, g.active);
  },
  card(g) {
    call(g, playCard);
  },
  orders(g) {
    if (g.order >= 0) g.battle.game.cards[g.order].orders(g);
  },
  move(g) {
    if ((cardTerms(g)?.moves ?? true) && anyOrder(g)) call(g, moveUnits);
  },
  battle(g) {
    if (anyUnitOrder(g)) call(g, battleUnits);
  },
  again(g) {
    if (!cardTerms(g)?.movesAgain) return;
    g.again = 1;
    freeToMoveAgain(g);
    if (anyOrder(g)) call(g, moveUnits);
  },
  draw(g) {
    endTurn(g);
  },
  next(g) {
    g.active = enemyOf(g.active);
    g.turn++;
    become(g, turn);
  },
});

/** Everything that counts for one turn only is forgotten. */
function clearMarks(g: State): void {
  g.unitMark.fill(0);
  g.unitSteps.fill(0);
  g.unitFrom.fill(0);
  g.leaderMark.fill(0);
  g.rolls.fill(0);
  g.card = -1;
  g.order = -1;
  g.mirror = 0;
  g.sections = 7;
  g.fallback = 0;
  g.again = 0;
  g.struck = 0;
}

function anyOrder(g: State): boolean {
  const { firstLeader } = g.battle;
  const { leaderMark, active: side } = g;
  if (anyUnitOrder(g)) return true;
  for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) if (leaderMark[l] !== 0) return true;
  return false;
}

function anyUnitOrder(g: State): boolean {
  const { firstUnit } = g.battle;
  const { unitMark, active: side } = g;
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
    if ((unitMark[u] & ORDERED) !== 0) return true;
  }
  return false;
}

/**
 * Ordered units may move a second time, as if they had not moved (Move-Fire-Move).
 * RULING: ground that ended the first move does not forbid the second; the card goes before the basic rules [A 18].
 */
function freeToMoveAgain(g: State): void {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    g.unitMark[u] &= ORDERED;
    g.unitSteps[u] = 0;
  }
}

/** One card from the hand, face up. Cards that only react are not played in the own turn. */
const playCard = decision('playCard', {
  secret: true,
  who: (g) => g.active,
  choices(g, _f, out) {
    const base = g.active * MAX_HAND;
    for (let i = 0; i < g.handCount[g.active]; i++) {
      const card = g.hand[base + i];
      if (g.battle.game.cards[card].reaction) continue;
      if (i === 0 || g.hand[base + i - 1] !== card) out.add(PLAY, card);
    }
    // RULING: a hand that holds nothing but a reaction card passes the turn without a card and without a draw [A 6].
    if (out.count === 0) out.add(PASS);
  },
  take(g, _f, choice) {
    done(g);
    if (verbOf(choice) === PASS) {
      g.lastCard[g.active] = -1;
      return tell(g, 'passes', g.active);
    }
    const card = firstOf(choice);
    takeFromHand(g, g.active, card);
    g.card = card;
    g.order = card;
    const enemy = enemyOf(g.active);
    if (g.battle.game.cards[card].copies) {
      // RULING: with nothing to copy, a copying card orders nobody [A 18 Counter Attack].
      g.order = g.lastCard[enemy];
      g.mirror = 1 - g.lastMirror[enemy];
      g.sections = g.lastSections[enemy] || 7;
    }
    g.lastCard[g.active] = g.order;
    g.lastMirror[g.active] = g.mirror;
    g.lastSections[g.active] = 0;
    tell(g, 'plays', g.active, card, g.order);
  },
});

/** The card is discarded and each side draws up: who played a reaction card first (rules 15, 18). */
function endTurn(g: State): void {
  const side = g.active;
  for (const rule of g.battle.rules) rule.turnEnds?.(g, side);
  // RULING: a copied order does not shuffle the deck; that belongs to the card, not to its order [A 18 Counter Attack].
  if (g.card >= 0) {
    discard(g, g.card);
    const { game, readings } = g.battle;
    const shuffles = readings.copyReshuffles && g.order >= 0 ? g.order : g.card;
    if (game.cards[shuffles].reshuffles) reshuffle(g);
  }
  if (g.struck !== 0) drawUp(g, g.struck - 1);
  drawUp(g, side);
  g.card = -1;
}

/** Draws until the hand is what the side's Command allows. */
export function drawUp(g: State, side: number): void {
  while (g.handCount[side] < g.command[side] && g.deckCount + g.discardCount > 0) drawCard(g, side);
}
