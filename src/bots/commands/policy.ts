// The policy of the Commands games: a sensible choice at every decision, by expected values from tables, without looking ahead. It
// looks at the board, at what is public and at the hand of the seat that it chooses for, at nothing else.

import { ATTACK, type Battle, BONUS, type State } from '../../families/commands/rules/state.ts';
import { Choices } from '../../kernel/choice.ts';
import type { Compiled } from '../../kernel/procedure.ts';
import type { Policy, Sight, Temperament, Whim } from '../general/brings.ts';
import { Cards } from './cards.ts';
import { Exchange } from './exchange.ts';
import { Facts } from './facts.ts';
import { Fights } from './fights.ts';
import { Goals } from './goals.ts';
import { Moves } from './moves.ts';
import { Orders } from './orders.ts';
import { Place } from './place.ts';
import { Prospects } from './prospects.ts';
import { Seldom } from './seldom.ts';
import { type Weights, weightsOf } from './weights.ts';
import { Worth } from './worth.ts';

export class CommandsPolicy implements Policy<State> {
  private readonly worth: Worth;
  private readonly goals: Goals;
  private readonly place: Place;
  private readonly orders: Orders;
  private readonly moves: Moves;
  private readonly fights: Fights;
  private readonly seldom: Seldom;
  private readonly out = new Choices();

  constructor(battle: Battle, weights: Weights) {
    const facts = factsOf(battle);
    this.worth = new Worth(facts, weights);
    this.goals = new Goals(battle, weights);
    const exchange = new Exchange(this.worth);
    const place = new Place(exchange, facts, this.goals, weights);
    this.place = place;
    const prospects = new Prospects(this.worth, exchange, place);
    const cards = new Cards(this.worth, prospects);
    this.orders = new Orders(this.worth, prospects, cards);
    this.moves = new Moves(this.worth, prospects, place);
    this.fights = new Fights(this.worth, exchange, place);
    this.seldom = new Seldom(this.worth, place, this.fights, prospects, cards);
  }

  choose(g: State, seat: number, decision: Compiled, whim: Whim | null): number {
    this.worth.look(g);
    this.goals.look(g);
    this.place.look(g);
    const { fights, out } = this;
    const { name } = decision;
    if (name === 'moveUnits') return this.moves.move(g, whim);
    const f = g.frames[g.depth];
    out.clear();
    decision.decision?.choices(g, f, out);
    if (out.count === 1) return out.list[0];
    switch (name) {
      case 'playCard':
        return this.orders.playCard(g, out, whim);
      case 'orderBySection':
      case 'orderByClass':
      case 'orderOneUnit':
      case 'orderLinked':
      case 'orderLeadership':
      case 'orderByDice':
      case 'rallyUnits':
      case 'chooseSection':
        return this.orders.order(g, decision, out, whim);
      case 'battleUnits':
        return fights.attack(g, out, ATTACK, whim);
      case 'chooseBonus':
        return fights.attack(g, out, BONUS, whim);
      case 'answerAttack':
        return fights.answer(g, f, out, whim);
      case 'chooseFlags':
        return fights.flags(g, f, out, whim);
      case 'chooseRetreat':
      case 'chooseEvade':
        return fights.back(g, f.unit, out, whim);
      case 'chooseAdvance':
      case 'chooseExtraHex':
        return fights.advance(g, f, out, whim);
      case 'fleeStep':
        return fights.flee(g, f, out, whim);
      case 'ambushWindow':
        return fights.ambush(g, f, out, whim);
      case 'attackAfterFirstStrike':
      case 'chooseBattleBack':
        // Striking costs nothing more: the other side cannot answer it.
        return out.list[0];
      default:
        return this.seldom.choose(g, seat, name, out, whim);
    }
  }
}

/** What was asked of a battle's rules holds for all policies that play it. */
const known = new WeakMap<Battle, Facts>();

export function factsOf(battle: Battle): Facts {
  let facts = known.get(battle);
  if (facts === undefined) known.set(battle, (facts = new Facts(battle)));
  return facts;
}

/** A policy for a battle; levels below the third see less. */
export const policyOf = (battle: Battle, temperament: Temperament, sight: Sight = 'whole'): CommandsPolicy =>
  new CommandsPolicy(battle, weightsOf(battle.game.id, temperament, sight));
