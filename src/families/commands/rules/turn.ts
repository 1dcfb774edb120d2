// The battle and its turns: play a card, order, move, battle, draw (rules 3, 5, 6, 15).

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { reveal } from '../../../kernel/events.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { RUNNING } from '../../../kernel/state.ts';
import type { Terms } from '../tables/tables.ts';
import { KEEP, PASS, PLAY, PLAY_AS } from '../tables/verbs.ts';
import { battleUnits } from './battle-phase.ts';
import { addToHand, discard, drawCard, reshuffle, takeFromDeck, takeFromHand } from './deck.ts';
import { told } from './events.ts';
import { moveUnits } from './movement.ts';
import { decision, procedure } from './procedures.ts';
import { enemyOf } from './standing.ts';
import { BOUND, HALTED, MAX_HAND, ORDERED, type State } from './state.ts';
import { cardTerms, termsOf } from './terms.ts';

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
    told(g)?.tell({ kind: 'turn', side: g.active, turn: g.turn });
    for (const rule of g.battle.rules) rule.turnBegins?.(g, g.active);
  },
  before(g) {
    for (const rule of g.battle.rules) rule.beforeCard?.(g, g.active);
  },
  card(g) {
    call(g, playCard);
  },
  orders(g) {
    if (g.order >= 0) g.battle.game.cards[g.order].orders(g);
  },
  fireFirst(g) {
    if (!anyTerms(g, firesFirst)) return;
    g.phase = 1;
    call(g, battleUnits);
  },
  move(g) {
    g.phase = 0;
    if ((cardTerms(g)?.moves ?? true) && anyOrder(g)) call(g, moveUnits);
  },
  battle(g) {
    if (anyUnitOrder(g)) call(g, battleUnits);
  },
  again(g) {
    if (!anyTerms(g, movesAgain)) return;
    g.again = 1;
    freeToMoveAgain(g);
    if (anyOrder(g)) call(g, moveUnits);
  },
  end(g, f) {
    f.scouting = g.card >= 0 && g.battle.game.cards[cardInEffect(g)].scouts ? 1 : 0;
    endTurn(g);
  },
  draw(g, f) {
    const scouts = f.scouting;
    call(g, drawCards).scouting = scouts;
  },
  next(g) {
    for (const rule of g.battle.rules) rule.turnOver?.(g, g.active);
    // A rule may have ended the battle with this turn.
    if (g.outcome !== RUNNING) return;
    g.active = enemyOf(g.active);
    g.turn++;
    become(g, turn);
  },
});

/** Everything that counts for one turn only is forgotten. */
function clearMarks(g: State): void {
  const { unitMark, unitSteps, unitFrom, unitAim, leaderMark, tokensSpent } = g;
  for (let u = g.battle.unitCount - 1; u >= 0; u--) {
    unitMark[u] = 0;
    unitSteps[u] = 0;
    unitFrom[u] = 0;
    unitAim[u] = 0;
  }
  for (let l = g.battle.leaderCount - 1; l >= 0; l--) leaderMark[l] = 0;
  tokensSpent[0] = 0;
  tokensSpent[1] = 0;
  g.rolls.fill(0);
  g.card = -1;
  g.order = -1;
  g.mirror = 0;
  g.sections = 7;
  g.fallback = 0;
  g.again = 0;
  g.struck = 0;
  g.action = 0;
  g.led = 0;
  g.commandNow = 0;
}

const firesFirst = (terms: Terms): boolean => terms.firesFirst;
const movesAgain = (terms: Terms): boolean => terms.movesAgain;

/** Whether the terms of any ordered unit say so. */
function anyTerms(g: State, says: (terms: Terms) => boolean): boolean {
  // Without an action the card's terms are the same for all.
  if (g.action === 0) {
    const terms = cardTerms(g);
    return terms !== null && says(terms) && anyUnitOrder(g);
  }
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    const terms = (g.unitMark[u] & ORDERED) !== 0 ? termsOf(g, u) : null;
    if (terms !== null && says(terms)) return true;
  }
  return false;
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
 * Ordered units whose terms say so may move a second time, as if they had not moved; nobody else moves then.
 * RULING: Ground that ended the first move of a unit under Move-Fire-Move does not forbid the second move, because the
 * card goes before the basic rules [A 18; M Move Fire Move].
 * CASE: A 18 Move-Fire-Move: ground that ended the first move does not bar the second
 */
function freeToMoveAgain(g: State): void {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if (termsOf(g, u)?.movesAgain) {
      // Who has not moved yet still stands where its turn began: some may leave the board only from there.
      if (g.battle.hasExits && g.unitSteps[u] === 0) g.unitFrom[u] = g.unitHex[u];
      g.unitMark[u] &= ORDERED | BOUND;
      g.unitSteps[u] = 0;
    } else g.unitMark[u] |= HALTED;
  }
}

export type PlayFault = 'onlyReacts' | 'notInOwnTurn';

/** The card may be played as the turn's card. */
export function mayPlay(g: State, card: number, why: Why<PlayFault> | null): boolean {
  const { ownTurn, orAs } = g.battle.game.cards[card];
  return ownTurn || no(why, orAs === null ? 'onlyReacts' : 'notInOwnTurn', card);
}

export type PlayAsFault = 'notAsThat';

/** The card may be played as the other one. */
export function mayPlayAs(g: State, card: number, as: number, why: Why<PlayAsFault> | null): boolean {
  const { orAs } = g.battle.game.cards[card];
  return g.battle.game.cards[as].key === orAs || no(why, 'notAsThat', card, as);
}

/** One card from the hand, face up. Cards that only react are not played in the own turn. */
export const playCard = decision('playCard', {
  secret: true,
  who: (g) => g.active,
  choices(g, _f, out) {
    const base = g.active * MAX_HAND;
    for (let i = 0; i < g.handCount[g.active]; i++) {
      const card = g.hand[base + i];
      if (i > 0 && g.hand[base + i - 1] === card) continue;
      const { orAs } = g.battle.game.cards[card];
      if (mayPlay(g, card, null)) out.add(PLAY, card);
      if (orAs !== null) out.add(PLAY_AS, card, cardNamed(g, orAs));
    }
    // RULING: A player whose hand holds nothing but a reaction card passes the turn without playing a card and without
    // a draw [A 6; M Play a Command Card].
    // CASE: A 6 Play a Command Card: a hand of nothing but First Strike passes
    if (out.count === 0) out.add(PASS);
  },
  take(g, _f, choice) {
    done(g);
    if (verbOf(choice) === PASS) {
      g.lastCard[g.active] = -1;
      told(g)?.tell({ kind: 'passes', side: g.active });
      return;
    }
    const card = firstOf(choice);
    takeFromHand(g, g.active, card);
    g.card = card;
    g.order = verbOf(choice) === PLAY_AS ? secondOf(choice) : card;
    g.commandNow = g.battle.game.questions.commandOf(g, g.active);
    const enemy = enemyOf(g.active);
    if (g.battle.game.cards[card].copies) {
      // RULING: A card that copies the other side's order orders nobody when there is nothing to copy
      // [A 18 Counter Attack; M Counter Attack; N Counter-Attack].
      // CASE: A 18 Counter Attack: in the first turn there is nothing to copy and nobody is ordered
      // CASE: M Counter Attack: with nothing to copy it orders nobody
      // CASE: N Counter-Attack: with nothing to copy it orders nobody
      g.order = g.lastCard[enemy];
      g.mirror = 1 - g.lastMirror[enemy];
      g.sections = g.lastSections[enemy] || 7;
    }
    g.lastCard[g.active] = g.order;
    g.lastMirror[g.active] = g.mirror;
    g.lastSections[g.active] = 0;
    told(g)?.tell({ kind: 'plays', side: g.active, card, order: g.order < 0 ? null : g.order });
  },
});

const cardNamed = (g: State, key: string): number => g.battle.game.cards.findIndex((card) => card.key === key);

/** The card whose effects outside its order count: what lies on the table, or what it copies. */
function cardInEffect(g: State): number {
  const { game, readings } = g.battle;
  const whole = game.customs.copyWhole || readings.copyReshuffles || game.cards[g.card].orAs !== null;
  return whole && g.order >= 0 ? g.order : g.card;
}

/** The card is discarded; who played a reaction card draws first (rules 15, 18). */
function endTurn(g: State): void {
  const side = g.active;
  for (const rule of g.battle.rules) rule.turnEnds?.(g, side);
  // RULING: A copied order does not shuffle the deck, because the shuffle belongs to the card and not to its order
  // [A 18 Counter Attack].
  // CASE: A 18 Counter Attack: a copied I Am Spartacus does not shuffle the discards in
  if (g.card >= 0) {
    discard(g, g.card);
    const { reshuffles } = g.battle.game.cards[cardInEffect(g)];
    g.card = -1;
    if (reshuffles) reshuffle(g);
  }
  if (g.struck !== 0 && !drawsNone(g, g.struck - 1)) drawUp(g, g.struck - 1);
}

const drawsNone = (g: State, side: number): boolean => {
  for (const rule of g.battle.rules) if (rule.drawsNone?.(g, side)) return true;
  return false;
};

/** The active side draws up; a scouting card (f.scouting) lets it see two cards and keep one. */
export const drawCards = procedure('drawCards', {
  scout(g, f) {
    const side = g.active;
    if (f.scouting === 0) return;
    for (const rule of g.battle.rules) if (rule.insteadOfScouting?.(g, side)) return;
    call(g, scoutCards);
  },
  rest(g) {
    if (!drawsNone(g, g.active)) drawUp(g, g.active);
  },
});

/** Two cards are drawn, one is kept. */
export const scoutCards = procedure('scoutCards', {
  draw(g) {
    const side = g.active;
    g.drawn = 1 + takeFromDeck(g);
    g.drawnToo = 1 + takeFromDeck(g);
    reveal(g, side);
    const sink = told(g);
    if (sink !== null) {
      const cards = [g.drawn - 1, g.drawnToo - 1].filter((card) => card >= 0);
      sink.tell({ kind: 'scouts', side, count: cards.length, cards });
    }
    if (g.drawn > 0) call(g, keepCard);
  },
});

export type KeepFault = 'notDrawn';

/** The card is one of the two that were drawn. */
export function mayKeep(g: State, card: number, why: Why<KeepFault> | null): boolean {
  return card === g.drawn - 1 || (g.drawnToo > 0 && card === g.drawnToo - 1) || no(why, 'notDrawn', card);
}

export const keepCard = decision('keepCard', {
  secret: true,
  secretChoice: true,
  who: (g) => g.active,
  choices(g, _f, out) {
    out.add(KEEP, g.drawn - 1);
    if (g.drawnToo > 0 && g.drawnToo !== g.drawn) out.add(KEEP, g.drawnToo - 1);
  },
  take(g, _f, choice) {
    const kept = firstOf(choice);
    const other = kept === g.drawn - 1 ? g.drawnToo - 1 : g.drawn - 1;
    g.drawn = 0;
    g.drawnToo = 0;
    addToHand(g, g.active, kept);
    told(g)?.tell({ kind: 'keeps', side: g.active, card: kept, discarded: other < 0 ? null : other });
    if (other >= 0) discard(g, other);
    done(g);
  },
});

/** Draws until the hand is what the side may hold. */
export function drawUp(g: State, side: number): void {
  const limit = Math.min(g.battle.game.questions.handLimit(g, side), MAX_HAND);
  while (g.handCount[side] < limit && g.deckCount + g.discardCount > 0) drawCard(g, side);
}
