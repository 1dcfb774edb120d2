// The combat phase and what a fight asks: whom to attack, whether to run, whom to face, where to fall back, whether to pursue
// [D Melee] [D Ranged combat] [D Evasion] [D Retreat or rout].

import { entryHits } from '../../games/dark-ages/rules/ground.ts';
import {
  ASSAULT_FIGHT,
  FIRE_FIGHT,
  isLeader,
  MELEE_FIGHT,
  pieceAt,
  type State,
} from '../../games/dark-ages/rules/state.ts';
import * as V from '../../games/dark-ages/tables/verbs.ts';
import { type Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Whim } from '../general/brings.ts';
import type { Orders } from './policy-cards.ts';
import type { Places } from './policy-places.ts';

export class Combat {
  private readonly places: Places;
  private readonly orders: Orders;

  constructor(places: Places, orders: Orders) {
    this.places = places;
    this.orders = orders;
  }

  /** The attack that brings most, an order that brings more than it costs, or nothing. */
  combat(g: State, seat: number, choices: Choices, whim: Whim | null): number {
    const { exchange, own, stakes } = this.places;
    const { list, count } = choices;
    const { doubt } = stakes.weights;
    let best = Number.NEGATIVE_INFINITY;
    let found = list[0];
    for (let i = 0; i < count; i++) {
      const choice = list[i];
      const verb = verbOf(choice);
      let score = 0;
      let scale = doubt.attack;
      if (verb === V.MELEE || verb === V.FIRE) {
        const from = firstOf(choice);
        const to = secondOf(choice);
        const kind = verb === V.FIRE ? FIRE_FIGHT : MELEE_FIGHT;
        score = exchange.gain(g, kind, pieceAt(g, from), from, pieceAt(g, to), to, own);
      } else if (verb !== V.DONE) {
        score = this.orders.score(g, seat, choice);
        scale = doubt.card;
        if (score <= 0) continue;
        // What helps others is done first.
        score += 100;
      }
      if (whim !== null) score += scale * whim.of(choice);
      if (score <= best) continue;
      best = score;
      found = choice;
    }
    return found;
  }

  /** Standing costs what the assault is worth to the enemy; running costs a hit and then depends on the hex. */
  evade(g: State, seat: number, choices: Choices, whim: Whim | null): number {
    const { exchange, own, theirs, stakes } = this.places;
    const { attacker, defender } = g.frames[g.depth];
    const at = g.unitHex[attacker];
    exchange.reckon(g, ASSAULT_FIGHT, attacker, at, defender, g.unitHex[defender], 0);
    const stand = exchange.give - own * exchange.take;
    const { board } = g.battle;
    const run = isLeader(defender) ? 0 : own * stakes.loss(g, defender, 1);
    let best = Number.NEGATIVE_INFINITY;
    let found = choices.list[0];
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      const verb = verbOf(choice);
      let score = stand;
      if (verb === V.PLAY_ON) score = stand + this.orders.score(g, seat, choice);
      else if (verb === V.EVADE) {
        const to = secondOf(choice);
        const near = this.places.nearest(g, to, 1 - seat);
        score = -run - (near === 1 ? 2 : 0) + 0.05 * board.distance[at * board.size + to];
        score -= theirs.own * 0.1 * (near === 2 ? 1 : 0);
      }
      if (whim !== null) score += stakes.weights.doubt.attack * whim.of(choice);
      if (score <= best) continue;
      best = score;
      found = choice;
    }
    return found;
  }

  /** Whether a piece gains by the hex that the enemy has left. */
  pursue(g: State, seat: number, whim: Whim | null): number {
    const { places } = this;
    const { unit, hex } = g.frames[g.depth];
    const from = g.unitHex[unit];
    const go = choiceOf(V.PURSUE, from, hex);
    const stay = choiceOf(V.STAY);
    if (isLeader(unit)) return stay;
    const enemy = 1 - seat;
    let gain =
      places.stand(g, unit, hex, places.nearest(g, hex, enemy), true, true) -
      places.stand(g, unit, from, places.nearest(g, from, enemy), true, true) -
      0.1;
    // Who pursues takes the hits of the ground, like who moves there.
    const hits = entryHits(g, unit, from, hex, 0);
    if (hits > 0) gain -= places.own * places.stakes.loss(g, unit, hits);
    if (whim !== null) gain += places.stakes.weights.doubt.move * (whim.of(go) - whim.of(stay));
    return gain > 0 ? go : stay;
  }

  /** Away from the enemy, and not through own units. */
  back(g: State, seat: number, choices: Choices): number {
    let best = Number.NEGATIVE_INFINITY;
    let found = choices.list[0];
    for (let i = 0; i < choices.count; i++) {
      const to = secondOf(choices.list[i]);
      const friend = pieceAt(g, to);
      const { stakes } = this.places;
      const score = friend >= 0 ? -stakes.loss(g, friend, 1) : Math.min(6, this.places.nearest(g, to, 1 - seat));
      if (score <= best) continue;
      best = score;
      found = choices.list[i];
    }
    return found;
  }

  /** The attacker of a combined attack who loses most by an answer. */
  answerWhom(g: State, choices: Choices): number {
    const { exchange } = this.places;
    const { defender } = g.frames[g.depth];
    const row = this.places.stakes.sight.defence(g, defender);
    let best = Number.NEGATIVE_INFINITY;
    let found = choices.list[0];
    for (let i = 0; i < choices.count; i++) {
      const p = pieceAt(g, firstOf(choices.list[i]));
      const loss = exchange.suffers(g, p, row, Math.max(1, g.cubes[defender]), 0);
      if (loss <= best) continue;
      best = loss;
      found = choices.list[i];
    }
    return found;
  }

  /** All who can join do, unless the attack is strong enough without them. */
  join(choices: Choices): number {
    return choices.count > 1 ? choices.list[1] : choices.list[0];
  }

  /** The unit next to a leader that keeps him best. */
  attach(g: State, choices: Choices): number {
    const { leader } = g.frames[g.depth];
    let best = Number.NEGATIVE_INFINITY;
    let found = choices.list[0];
    for (let i = 0; i < choices.count; i++) {
      const hex = firstOf(choices.list[i]);
      const unit = g.hexUnit[hex];
      const score = this.places.leaderPlace(g, leader, hex, unit) + g.cubes[unit] + 0.5 * g.grey[unit];
      if (score <= best) continue;
      best = score;
      found = choices.list[i];
    }
    return found;
  }
}
