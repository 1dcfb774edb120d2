// How `drill` plays the cards, gives orders and moves: each unit's prospect is the best place it could move to, compared
// with staying without an order; a card is worth the prospects of those it would order.

import { moveUnits } from '../families/commands/movement.ts';
import { cardTerms, reach, reachLeader } from '../families/commands/reach.ts';
import { HALTED, MAX_LEADERS, MAX_UNITS, MOVED, newState, ORDERED, type State } from '../families/commands/state.ts';
import { AMBUSH, DONE, EXIT, MOVE, MOVE_LEADER, ORDER, ORDER_LEADER, RALLY } from '../families/commands/verbs.ts';
import { Choices, firstOf, verbOf } from '../kernel/choice.ts';
import { call, pending, run } from '../kernel/procedure.ts';
import { copyInto } from '../kernel/state.ts';
import type { Ground } from './drill-ground.ts';
import type { Worth } from './drill-worth.ts';

const LEAST_GAIN = 0.3;
/** Bringing a reserve onto the board. */
const RESERVE_ENTERS = 60;

const ORDERING = new Set([
  'orderBySection',
  'orderByClass',
  'orderOneUnit',
  'orderLinked',
  'orderLeadership',
  'orderByDice',
  'rallyUnits',
  'enterReserve',
]);

/** What each unit and leader would gain by an order, under one card's terms. */
interface Prospects {
  readonly units: Float64Array;
  readonly leaders: Float64Array;
}

export class TurnPlan {
  private readonly worth: Worth;
  private readonly ground: Ground;
  private readonly simulated: State;
  private readonly moving: State;
  private readonly moved: State;
  private readonly listed = new Choices();
  private readonly reached = new Choices();
  /** Prospects of the question at hand, by the card whose terms they are under. */
  private readonly prospects = new Map<number, Prospects>();

  constructor(worth: Worth, ground: Ground) {
    this.worth = worth;
    this.ground = ground;
    this.simulated = newState(worth.battle);
    this.moving = newState(worth.battle);
    this.moved = newState(worth.battle);
  }

  /** A card or an order: the choice whose orders, completed greedily, promise most. */
  chooseOrders(g: State, choices: readonly number[]): number {
    this.prospects.clear();
    const sim = this.simulated;
    sim.chance = g.chance;
    let best = choices[0];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      copyInto(sim, g);
      let value = verbOf(choice) === AMBUSH ? RESERVE_ENTERS : 0;
      take(sim, choice);
      if (g.card < 0 && sim.card >= 0) value -= this.worth.temper.keep[g.battle.game.cards[sim.card].group];
      this.completeOrders(sim);
      value += this.promise(sim, g);
      if (value > bestValue) {
        bestValue = value;
        best = choice;
      }
    }
    return best;
  }

  /** Goes on ordering until nothing gains any more or the orders are used up. */
  private completeOrders(sim: State): void {
    const side = sim.active;
    for (;;) {
      const decision = pending(sim);
      if (!decision?.decision || !ORDERING.has(decision.name) || sim.active !== side) return;
      const out = this.listed;
      out.clear();
      decision.decision.choices(sim, sim.frames[sim.depth], out);
      const prospects = this.prospectsUnder(sim);
      let best = out.list[out.count - 1];
      let bestGain = LEAST_GAIN;
      for (let i = 0; i < out.count; i++) {
        const gain = this.gainOf(sim, out.list[i], prospects);
        if (gain > bestGain) {
          bestGain = gain;
          best = out.list[i];
        }
      }
      take(sim, best);
    }
  }

  private gainOf(sim: State, choice: number, prospects: Prospects): number {
    const hex = firstOf(choice);
    switch (verbOf(choice)) {
      case ORDER:
        return prospects.units[sim.hexUnit[hex]];
      case ORDER_LEADER:
        return prospects.leaders[sim.hexLeader[hex]];
      case RALLY: {
        const unit = sim.hexUnit[hex];
        const rallied = this.worth.drop(unit, sim.unitBlocks[unit] + 1, 1);
        return rallied + ((sim.unitMark[unit] & ORDERED) === 0 ? Math.max(0, prospects.units[unit]) : 0);
      }
      case DONE:
        return 0;
      default:
        // A leader's command or a unit entering: whatever it brings, it is better than nothing.
        return 1;
    }
  }

  /** What the orders given so far promise, and what they have changed on the board. */
  private promise(sim: State, g: State): number {
    const side = g.active;
    const { firstUnit, firstLeader } = g.battle;
    const value = this.worth.material(sim, side) - this.worth.material(g, side);
    if (sim.active !== side || sim.turn !== g.turn) return value;
    const prospects = this.prospectsUnder(sim);
    let sum = 0;
    for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
      if ((sim.unitMark[u] & ORDERED) !== 0) sum += Math.max(0, prospects.units[u]);
    }
    for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
      if ((sim.leaderMark[l] & ORDERED) !== 0) sum += Math.max(0, prospects.leaders[l]);
    }
    return value + sum;
  }

  /** Prospects under the terms of the card that is being carried out; cards without terms of their own share one set. */
  private prospectsUnder(sim: State): Prospects {
    const card = cardTerms(sim);
    const own =
      card !== null &&
      (card.move ||
        card.closeAfter ||
        card.charge ||
        card.passesFriends ||
        !card.moves ||
        card.movesAgain ||
        !card.battle.close ||
        !card.battle.fire ||
        card.battle.closeDice > 0);
    const key = own ? sim.order : -1;
    let found = this.prospects.get(key);
    if (!found) this.prospects.set(key, (found = this.makeProspects(sim, card?.moves ?? true)));
    return found;
  }

  private makeProspects(sim: State, moves: boolean): Prospects {
    const { firstUnit, firstLeader } = sim.battle;
    const side = sim.active;
    const units = new Float64Array(MAX_UNITS);
    const leaders = new Float64Array(MAX_LEADERS);
    const g = this.moving;
    g.chance = sim.chance;
    copyInto(g, sim);
    // Everybody is looked at as if he alone were ordered.
    g.unitMark.fill(0);
    g.leaderMark.fill(0);
    call(g, moveUnits);
    for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
      if (g.unitHex[u] < 0) continue;
      const stays = this.ground.unit(g, u);
      g.unitMark[u] = ORDERED;
      let best = this.ground.unit(g, u);
      if (moves) {
        this.reached.clear();
        reach(g, u, this.reached);
        for (let i = 0; i < this.reached.count; i++) best = Math.max(best, this.after(g, this.reached.list[i], u));
      }
      g.unitMark[u] = 0;
      units[u] = best - stays;
    }
    for (let l = firstLeader[side]; moves && l < firstLeader[side + 1]; l++) {
      if (g.leaderHex[l] < 0) continue;
      const stays = this.ground.leader(g, l);
      g.leaderMark[l] = ORDERED;
      this.reached.clear();
      reachLeader(g, l, this.reached);
      let best = stays;
      for (let i = 0; i < this.reached.count; i++) best = Math.max(best, this.afterLeader(g, this.reached.list[i], l));
      g.leaderMark[l] = 0;
      leaders[l] = best - stays;
    }
    return { units, leaders };
  }

  /** The value of a unit's place after a move, with whatever the move itself brings (a camp, a way off the board). */
  private after(g: State, choice: number, unit: number): number {
    const b = this.moved;
    b.chance = g.chance;
    copyInto(b, g);
    take(b, choice);
    const side = g.battle.unitSide[unit];
    let value = this.ground.unit(b, unit);
    if (b.banners[side] !== g.banners[side] || b.unitBlocks[unit] !== g.unitBlocks[unit] || b.unitHex[unit] < 0) {
      value += this.worth.material(b, side) - this.worth.material(g, side);
    }
    const leader = g.hexLeader[g.unitHex[unit]];
    if (leader >= 0) value += this.ground.leader(b, leader) - this.ground.leader(g, leader);
    return value;
  }

  private afterLeader(g: State, choice: number, leader: number): number {
    const b = this.moved;
    b.chance = g.chance;
    copyInto(b, g);
    take(b, choice);
    return this.ground.leader(b, leader);
  }

  /** The move that gains most, or `done`. */
  chooseMove(g: State, choices: readonly number[]): number {
    let best = choices[choices.length - 1];
    let bestGain = LEAST_GAIN;
    let mover = -1;
    let stays = 0;
    for (const choice of choices) {
      const verb = verbOf(choice);
      let gain = 0;
      if (verb === MOVE || verb === EXIT) {
        const unit = g.hexUnit[firstOf(choice)];
        if (unit !== mover) {
          mover = unit;
          stays = this.ground.unit(g, unit);
        }
        gain = this.after(g, choice, unit) - stays;
      } else if (verb === MOVE_LEADER) {
        const leader = g.hexLeader[firstOf(choice)];
        const unit = g.hexUnit[g.leaderHex[leader]];
        // An attached leader whose unit still has its own move waits for it.
        if (unit >= 0 && (g.unitMark[unit] & (ORDERED | MOVED | HALTED)) === ORDERED) continue;
        gain = this.afterLeader(g, choice, leader) - this.ground.leader(g, leader);
      }
      if (gain > bestGain) {
        bestGain = gain;
        best = choice;
      }
    }
    return best;
  }
}

/** Plays a choice on a state of the bot's own. */
export function take(g: State, choice: number): void {
  const decision = pending(g)?.decision;
  if (!decision) throw new Error('nobody is asked');
  decision.take(g, g.frames[g.depth], choice);
  run(g);
}
