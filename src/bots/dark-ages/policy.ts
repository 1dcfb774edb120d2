// The policy of Dark Ages: a sensible choice at every decision by exact dice arithmetic, without looking ahead. It looks only at
// what its seat may know: public facts, its own hand and counters, and what fights have shown.

import { mayPlayOnMove } from '../../games/dark-ages/rules/cards-move.ts';
import {
  BY_EVENT,
  DOUBLED,
  type Frame,
  HAND,
  MOVEMENT,
  pieceAt,
  type State,
  VANGUARD,
} from '../../games/dark-ages/rules/state.ts';
import {
  DOUBLE_TIME_CARD,
  KIND_CARDS,
  LEADERSHIP_CARD,
  NO_RETREAT_CARD,
  PILLAGE_CARD,
  VANGUARD_CARD,
} from '../../games/dark-ages/tables/tables.ts';
import * as V from '../../games/dark-ages/tables/verbs.ts';
import { Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Compiled } from '../../kernel/procedure.ts';
import type { Policy, Whim } from '../general/brings.ts';
import { Orders, textsOf } from './policy-cards.ts';
import { Combat } from './policy-combat.ts';
import { Moves } from './policy-moves.ts';
import { Places } from './policy-places.ts';
import { Rounds } from './policy-rounds.ts';
import { Sight } from './policy-sight.ts';
import type { PolicyWeights } from './policy-weights.ts';
import { Stakes } from './policy-worth.ts';

const FOR_HITS = 1 << LEADERSHIP_CARD;
const FOR_PIECES = FOR_HITS | (1 << PILLAGE_CARD);
const FOR_RETREATS = FOR_HITS | (1 << NO_RETREAT_CARD);
const FOR_MOVES = (1 << DOUBLE_TIME_CARD) | (1 << VANGUARD_CARD);

export class DarkAgesPolicy implements Policy<State> {
  private readonly places: Places;
  private readonly moves: Moves;
  private readonly rounds: Rounds;
  private readonly orders: Orders;
  private readonly fighting: Combat;
  private readonly choices = new Choices();

  constructor(battle: State['battle'], weights: PolicyWeights) {
    this.places = new Places(battle, new Stakes(battle, weights, new Sight(battle)));
    this.moves = new Moves(this.places);
    this.rounds = new Rounds(this.places, this.moves);
    this.orders = new Orders(this.places);
    this.fighting = new Combat(this.places, this.orders);
  }

  choose(g: State, seat: number, decision: Compiled, whim: Whim | null): number {
    const f = g.frames[g.depth];
    switch (decision.name) {
      case 'open':
        this.begin(g, seat, whim);
        return this.rounds.open(g, seat, whim);
      case 'movement':
        this.begin(g, seat, whim);
        return this.rounds.movement(g, seat, whim);
      case 'step':
        this.begin(g, seat, whim);
        return this.step(g, seat, f);
      case 'combat':
        this.list(g, decision, f);
        if (this.choices.count === 1) return this.choices.list[0];
        this.places.begin(g, seat);
        return this.fighting.combat(g, seat, this.choices, whim);
      case 'ordersAnswer':
        return this.window(g, seat, decision, f, -1, whim);
      case 'hitAnswer':
        return this.window(g, seat, decision, f, FOR_HITS, whim);
      case 'firedAnswer':
      case 'closingAnswer':
        return this.window(g, seat, decision, f, FOR_PIECES, whim);
      case 'mustRetreatAnswer':
        return this.window(g, seat, decision, f, FOR_RETREATS, whim);
      default:
        return this.seldom(g, seat, decision, f, whim);
    }
  }

  private begin(g: State, seat: number, whim: Whim | null): void {
    this.places.begin(g, seat);
    this.moves.begin(g, seat, whim);
  }

  private list(g: State, decision: Compiled, f: Frame): void {
    this.choices.clear();
    decision.decision?.choices(g, f, this.choices);
  }

  /** A window in which cards with these texts can be played. */
  private window(g: State, seat: number, decision: Compiled, f: Frame, texts: number, whim: Whim | null): number {
    if ((textsOf(g, seat) & texts) === 0) return choiceOf(V.PASS);
    this.list(g, decision, f);
    if (this.choices.count === 1) return this.choices.list[0];
    this.places.begin(g, seat);
    return this.orders.best(g, seat, this.choices, whim);
  }

  private seldom(g: State, seat: number, decision: Compiled, f: Frame, whim: Whim | null): number {
    const { fighting, rounds, choices } = this;
    this.list(g, decision, f);
    if (choices.count === 1) return choices.list[0];
    this.places.begin(g, seat);
    switch (decision.name) {
      case 'rallyName':
        return rounds.rallyName(g, f.leader, -1);
      case 'alsoRally':
        return rounds.rallyName(g, f.leader, f.unit);
      case 'evade':
        return fighting.evade(g, seat, choices, whim);
      case 'pursue':
        return fighting.pursue(g, seat, whim);
      case 'retreatHex':
      case 'fallBack':
        return fighting.back(g, seat, choices);
      case 'attachLeader':
        return fighting.attach(g, choices);
      case 'answerWhom':
        return fighting.answerWhom(g, choices);
      case 'joinAttack':
        return fighting.join(choices);
      case 'chooseUnit':
        this.moves.begin(g, seat, whim);
        return this.chooseUnit(g, seat);
      case 'placeUnit':
      case 'rideDown':
      case 'drawOff':
        return this.nearEnemy(g, seat, whim);
      default:
        // To face an attacker and to draw again stand first.
        return choices.list[0];
    }
  }

  private step(g: State, seat: number, f: Frame): number {
    const { moves } = this;
    const from = g.unitHex[f.unit];
    const gain = moves.plan(g, f);
    const { step, assault } = moves;
    if (f.steps === 0 && (f.flags & BY_EVENT) === 0 && g.phase === MOVEMENT && g.handCount[seat] > 0) {
      const card = this.moveCard(g, seat, f, gain);
      if (card >= 0) return choiceOf(V.PLAY, card);
    }
    if (assault >= 0) return choiceOf(V.ASSAULT, from, assault);
    return step >= 0 ? choiceOf(V.STEP, from, step) : choiceOf(V.STOP);
  }

  /** A card of the hand that makes the move so much better that it is worth it, or -1. */
  private moveCard(g: State, seat: number, f: Frame, gain: number): number {
    if ((textsOf(g, seat) & FOR_MOVES) === 0) return -1;
    const { unit, points, flags, hills, mustEnter, steps } = f;
    let best = gain;
    let found = -1;
    for (const kind of [DOUBLE_TIME_CARD, VANGUARD_CARD]) {
      for (const card of KIND_CARDS[kind]) {
        if (g.cardAt[card] !== HAND + seat || !mayPlayOnMove(g, f, card)) continue;
        const double = kind === DOUBLE_TIME_CARD;
        const then = this.moves.plan(g, {
          unit,
          points: double ? points + g.battle.move[unit] : points,
          flags: flags | (double ? DOUBLED : VANGUARD),
          hills,
          mustEnter,
          steps,
        });
        const score = then - this.orders.price(g, seat, card);
        if (score <= best) continue;
        best = score;
        found = card;
      }
    }
    return found;
  }

  /** Whom an event names: an enemy whom a hit costs most, an own unit that moves best, or the one that is missed least. */
  private chooseUnit(g: State, seat: number): number {
    const { list, count } = this.choices;
    const { stakes } = this.places;
    const optional = verbOf(list[0]) === V.DONE;
    let best = optional ? 0 : Number.NEGATIVE_INFINITY;
    let found = list[0];
    for (let i = optional ? 1 : 0; i < count; i++) {
      const hex = firstOf(list[i]);
      const piece = pieceAt(g, hex);
      let score = 0;
      if (g.battle.seat[piece] !== seat) score = stakes.loss(g, piece, 1);
      else if (optional) score = this.moves.march(g, piece);
      else score = -stakes.worth(g, piece, 2 * g.cubes[piece] + g.grey[piece]);
      if (score <= best) continue;
      best = score;
      found = list[i];
    }
    return found;
  }

  /** Who comes to the field, or is moved on it by an event, comes near the enemy and not under his hands. */
  private nearEnemy(g: State, seat: number, whim: Whim | null): number {
    const { list, count } = this.choices;
    let best = Number.NEGATIVE_INFINITY;
    let found = list[0];
    for (let i = 0; i < count; i++) {
      const near = this.places.nearest(g, secondOf(list[i]), 1 - seat);
      const score = -Math.abs(near - 2.2) + (whim === null ? 0 : whim.of(list[i]));
      if (score <= best) continue;
      best = score;
      found = list[i];
    }
    return found;
  }
}
