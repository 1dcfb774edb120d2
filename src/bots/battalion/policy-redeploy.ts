// Redeployment and other moves between sectors [B Redeployment phase; B Swift]: what a unit is worth in one sector or another.

import { type Frame, MAX_UNITS, MOST_RANKS, RESERVE, type State } from '../../games/battalion/rules/state.ts';
import { CAVALRY } from '../../games/battalion/tables/tables.ts';
import { SWIFT } from '../../games/battalion/tables/traits.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Whim } from '../general/brings.ts';
import { NEVER, type PolicyTurn } from './policy-turn.ts';

/** What a doubt between moves is worth, in points. */
const DOUBT = 1.2;
const MOST_SECTORS = 8;

export class PolicyRedeploy {
  private readonly turn: PolicyTurn;
  /** What each side has in each sector: `side * MOST_SECTORS + sector`. */
  private readonly strength = new Float64Array(2 * MOST_SECTORS);
  private readonly own = new Float64Array(MAX_UNITS);

  constructor(turn: PolicyTurn) {
    this.turn = turn;
  }

  private survey(g: State): void {
    const { worth } = this.turn;
    const { strength, own } = this;
    strength.fill(0);
    const { units, unitSide } = g.battle;
    for (let i = 0; i < units.length; i++) {
      const u = units[i];
      const sector = g.unitSector[u];
      if (sector < RESERVE) continue;
      const at = u * MOST_RANKS;
      const { facts } = worth;
      own[u] = Math.max(facts.melee[at], facts.ranged[at]) + 0.25 * (facts.cohesion[at] - g.unitDisorder[u]);
      if (sector >= 0) strength[unitSide[u] * MOST_SECTORS + sector] += own[u];
    }
  }

  /** What the unit is worth in this sector, with what stands there without it. */
  private place(g: State, unit: number, sector: number): number {
    const { worth } = this.turn;
    const { weights } = worth;
    const side = g.battle.unitSide[unit];
    const here = g.unitSector[unit] === sector ? 1 : 0;
    if (sector === RESERVE) return 0;
    const friends = worth.present[side * 8 + sector] - here;
    const enemies = worth.present[(1 - side) * 8 + sector];
    const ours = this.strength[side * MOST_SECTORS + sector] - here * this.own[unit];
    const theirs = this.strength[(1 - side) * MOST_SECTORS + sector];
    let value = weights.enter;
    // Where the enemy leads, one more is worth most; where we lead far already, least.
    value += weights.balance * this.own[unit] * spread((theirs - ours) / 4);
    if (!g.battle.campSectors.includes(sector)) return enemies === 0 ? value + weights.emptySector : value;
    if (friends === 0) value += enemies > 0 ? weights.campLost : weights.campBare;
    else if (friends === 1) value += weights.campThin;
    // An enemy camp that lies open.
    if (enemies === 0 && friends === 0)
      value += worth.refills(g, 1 - side, sector) ? weights.campTake : weights.campLost;
    return value;
  }

  /** What moving a unit is worth: where it goes, less where it stands; who may be commanded afterwards finds other targets. */
  private gain(g: State, unit: number, to: number, nimble: boolean): number {
    const { turn } = this;
    const { weights, present } = turn.worth;
    const from = g.unitSector[unit];
    let value = this.place(g, unit, to) - this.place(g, unit, from);
    if (nimble && weights.swift !== 0) {
      const side = g.battle.unitSide[unit];
      const cost = turn.cost(g, unit, 0, 0);
      const order = g.campOrder[g.battle.unitSeat[unit]];
      if (cost > order) return value;
      value +=
        weights.swift *
        (this.prospect(g, unit, to, cost, present, side) - this.prospect(g, unit, from, cost, present, side));
    }
    return value;
  }

  /** The best that an unengaged unit could do from this sector, at least nothing. */
  private prospect(g: State, unit: number, sector: number, cost: number, present: Int16Array, side: number): number {
    if (sector < 0) return 0;
    const { turn } = this;
    const empty = present[(1 - side) * 8 + sector] === 0;
    let best = turn.bestShot(g, unit, sector, empty);
    if (!empty) best = Math.max(best, turn.charge(g, unit, sector, cost, 1, 0));
    return Math.max(0, best);
  }

  redeploy(g: State, f: Frame, seat: number, choices: Choices, whim: Whim | null): number {
    this.survey(g);
    const { turn } = this;
    const { worth } = turn;
    const { weights, facts } = worth;
    const cheapest = this.cheapest(g, seat);
    let best = choiceOf(V.V_DONE);
    let most = weights.moveLeast + (whim === null ? 0 : whim.of(best) * DOUBT);
    let bestMove = NEVER;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      if (verbOf(choice) !== V.V_REDEPLOY) continue;
      const unit = firstOf(choice);
      const swift = (facts.traits[unit * MOST_RANKS] & SWIFT) !== 0;
      const nimble = swift || (f.horses !== 0 && (g.unitClasses[unit] & CAVALRY) !== 0);
      let value = this.gain(g, unit, secondOf(choice), nimble);
      if (value > bestMove) bestMove = value;
      if (!nimble && f.credits === 0) value -= cheapest + weights.boundCost;
      if (whim !== null) value += whim.of(choice) * DOUBT;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    if (verbOf(best) !== V.V_REDEPLOY && bestMove <= 0) return best;
    return this.byText(g, f, seat, choices, best, most, bestMove);
  }

  /** A text instead of a plain card: where it pays for the same move or a better one. */
  private byText(
    g: State,
    f: Frame,
    seat: number,
    choices: Choices,
    usual: number,
    most: number,
    bestMove: number,
  ): number {
    const { worth } = this.turn;
    const { redeploy, asking } = g.battle.texts[seat];
    let best = usual;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      if (verbOf(choice) !== V.V_PLAY) continue;
      const card = firstOf(choice);
      let value: number;
      if (card === asking.consular) value = this.bestAnywhere(g, seat);
      else if (redeploy.find((text) => text.card === card)?.sets === 'horses') value = this.bestHorse(g, seat, choices);
      // Two moves for one card.
      else value = f.credits > 0 ? NEVER : bestMove + 0.3;
      value -= worth.card(g, seat, card) + worth.weights.boundCost;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  private bestAnywhere(g: State, seat: number): number {
    let best = NEVER;
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      if (g.unitSector[u] < RESERVE || g.links[u] !== 0 || (g.unitMarks[u] & 1) !== 0) continue;
      for (let to = 0; to < g.battle.sectors; to++) {
        if (to !== g.unitSector[u]) best = Math.max(best, this.gain(g, u, to, true));
      }
    }
    return best;
  }

  private bestHorse(g: State, _seat: number, choices: Choices): number {
    let best = NEVER;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      const unit = firstOf(choice);
      if (verbOf(choice) !== V.V_REDEPLOY || (g.unitClasses[unit] & CAVALRY) === 0) continue;
      best = Math.max(best, this.gain(g, unit, secondOf(choice), true));
    }
    return best;
  }

  /** What the least card of the hand is worth. */
  private cheapest(g: State, seat: number): number {
    const { worth } = this.turn;
    let least = 1e9;
    for (let card = g.battle.firstCard[seat]; card < g.battle.endCard[seat]; card++) {
      if (g.held[card] > 0) least = Math.min(least, worth.card(g, seat, card));
    }
    return least;
  }

  /** A unit that a card moves: where it is worth most; the reserve last. */
  move(g: State, choices: Choices, nimble: boolean, whim: Whim | null): number {
    this.survey(g);
    let best = choices.list[0];
    let most = NEVER;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      const unit = firstOf(choice);
      const withdraws = verbOf(choice) === V.V_WITHDRAW;
      let value = withdraws
        ? this.place(g, unit, RESERVE) - this.place(g, unit, g.unitSector[unit]) + 0.3
        : this.gain(g, unit, secondOf(choice), nimble);
      if (whim !== null) value += whim.of(choice) * DOUBT;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }
}

/** From -1 to 1, steep around 0. */
const spread = (x: number): number => x / (1 + Math.abs(x));
