// How `drill` plays the cards, gives orders and moves: a card is worth the prospects of those it would order, and an
// ordered unit goes where it gains most.

import { HALTED, MOVED, newState, ORDERED, type State } from '../families/commands/rules/state.ts';
import {
  DONE,
  EXIT,
  MOVE,
  MOVE_LEADER,
  ORDER,
  ORDER_LEADER,
  RALLY,
  verbKey,
} from '../families/commands/tables/verbs.ts';
import { Choices, firstOf, verbOf } from '../kernel/choice.ts';
import { pending } from '../kernel/procedure.ts';
import { copyInto, RUNNING } from '../kernel/state.ts';
import type { Ground } from './drill-ground.ts';
import { Outlook, type Prospects, take } from './drill-outlook.ts';
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
  'chooseSection',
  'leaveSquare',
]);

export class TurnPlan {
  private readonly worth: Worth;
  private readonly ground: Ground;
  private readonly simulated: State;
  private readonly listed = new Choices();
  private readonly outlook: Outlook;

  constructor(worth: Worth, ground: Ground) {
    this.worth = worth;
    this.ground = ground;
    this.simulated = newState(worth.battle);
    this.outlook = new Outlook(worth, ground);
  }

  /** A card or an order: the choice whose orders, completed greedily, promise most. */
  chooseOrders(g: State, choices: readonly number[]): number {
    this.outlook.forget();
    const sim = this.simulated;
    sim.chance = g.chance;
    let best = choices[0];
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const choice of choices) {
      copyInto(sim, g);
      let value = verbKey(g.battle.game, choice) === 'ambush' ? RESERVE_ENTERS : 0;
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
      const prospects = this.outlook.under(sim);
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
    if (sim.outcome !== RUNNING || sim.active !== side || sim.turn !== g.turn) return value;
    const prospects = this.outlook.under(sim);
    let sum = 0;
    for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
      if ((sim.unitMark[u] & ORDERED) !== 0) sum += Math.max(0, prospects.units[u]);
    }
    for (let l = firstLeader[side]; l < firstLeader[side + 1]; l++) {
      if ((sim.leaderMark[l] & ORDERED) !== 0) sum += Math.max(0, prospects.leaders[l]);
    }
    return value + sum;
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
        gain = this.outlook.after(g, choice, unit) - stays;
      } else if (verb === MOVE_LEADER) {
        const leader = g.hexLeader[firstOf(choice)];
        const unit = g.hexUnit[g.leaderHex[leader]];
        // An attached leader whose unit still has its own move waits for it.
        if (unit >= 0 && (g.unitMark[unit] & (ORDERED | MOVED | HALTED)) === ORDERED) continue;
        gain = this.outlook.afterLeader(g, choice, leader) - this.ground.leader(g, leader);
      }
      if (gain > bestGain) {
        bestGain = gain;
        best = choice;
      }
    }
    return best;
  }
}
