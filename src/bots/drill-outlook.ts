// What `drill` expects of each unit and leader if it were ordered: the best place it could move to, compared with staying
// without an order.

import { moveUnits } from '../families/commands/rules/movement.ts';
import { reach, reachLeader } from '../families/commands/rules/reach.ts';
import { BOUND, MAX_LEADERS, MAX_UNITS, newState, ORDERED, type State } from '../families/commands/rules/state.ts';
import { cardTerms, termsOf } from '../families/commands/rules/terms.ts';
import { Choices } from '../kernel/choice.ts';
import { call, pending, run } from '../kernel/procedure.ts';
import { copyInto } from '../kernel/state.ts';
import type { Ground } from './drill-ground.ts';
import type { Worth } from './drill-worth.ts';

/** What each unit and leader would gain by an order, under one card's terms. */
export interface Prospects {
  readonly units: Float64Array;
  readonly leaders: Float64Array;
}

export class Outlook {
  private readonly worth: Worth;
  private readonly ground: Ground;
  private readonly moving: State;
  private readonly moved: State;
  private readonly reached = new Choices();
  /** Prospects at the question at hand, by the card whose terms they are under. */
  private readonly made = new Map<number, Prospects>();

  constructor(worth: Worth, ground: Ground) {
    this.worth = worth;
    this.ground = ground;
    this.moving = newState(worth.battle);
    this.moved = newState(worth.battle);
  }

  /** Another question: everything is looked at anew. */
  forget(): void {
    this.made.clear();
  }

  /** Prospects under the terms of the card that is being carried out; cards without terms of their own share one set. */
  under(sim: State): Prospects {
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
    // An action binds some of the ordered units, so that only those of this very state count.
    if (sim.action > 0) return this.make(sim);
    const key = own ? sim.order : -1;
    let found = this.made.get(key);
    if (!found) this.made.set(key, (found = this.make(sim)));
    return found;
  }

  private make(sim: State): Prospects {
    const { firstUnit, firstLeader } = sim.battle;
    const side = sim.active;
    const units = new Float64Array(MAX_UNITS);
    const leaders = new Float64Array(MAX_LEADERS);
    const g = this.moving;
    g.chance = sim.chance;
    copyInto(g, sim);
    // Everybody is looked at as if he alone were ordered.
    for (let u = 0; u < g.battle.unitCount; u++) g.unitMark[u] &= BOUND;
    g.leaderMark.fill(0);
    call(g, moveUnits);
    for (let u = firstUnit[side]; u < firstUnit[side + 1]; u++) {
      if (g.unitHex[u] < 0) continue;
      const stays = this.ground.unit(g, u);
      const bound = g.unitMark[u];
      g.unitMark[u] = bound | ORDERED;
      let best = this.ground.unit(g, u);
      if ((termsOf(g, u)?.moves ?? true) && g.battle.game.questions.mayMove(g, u)) {
        this.reached.clear();
        reach(g, u, this.reached);
        for (let i = 0; i < this.reached.count; i++) best = Math.max(best, this.after(g, this.reached.list[i], u));
      }
      g.unitMark[u] = bound;
      units[u] = best - stays;
    }
    const moves = cardTerms(sim)?.moves ?? true;
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
  after(g: State, choice: number, unit: number): number {
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

  afterLeader(g: State, choice: number, leader: number): number {
    const b = this.moved;
    b.chance = g.chance;
    copyInto(b, g);
    take(b, choice);
    return this.ground.leader(b, leader);
  }
}

/** Plays a choice on a state of the bot's own. */
export function take(g: State, choice: number): void {
  const decision = pending(g)?.decision;
  if (!decision) throw new Error('nobody is asked');
  decision.take(g, g.frames[g.depth], choice);
  run(g);
}
