// A charge from both sides [B Charge; B Taking a reaction]: whom to engage, and whether and how to react.

import { CHARGE, FIRE, MOST_RANKS, type State } from '../../games/battalion/rules/state.ts';
import { ANTICIPATE } from '../../games/battalion/tables/traits.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Whim } from '../general/brings.ts';
import { NEVER, type PolicyTurn } from './policy-turn.ts';

/** What a doubt between targets or reactions is worth, in points. */
const DOUBT = 2.5;

export class PolicyCharge {
  private readonly turn: PolicyTurn;

  constructor(turn: PolicyTurn) {
    this.turn = turn;
  }

  /** The enemy against whom both rolls together promise most. */
  engage(g: State, choices: Choices, whim: Whim | null): number {
    const charger = g.charging - 1;
    const order = g.campOrder[g.battle.unitSeat[charger]];
    let best = choices.list[0];
    let most = NEVER;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      let value = this.turn.clash(g, charger, firstOf(choice), g.unitSector[charger], order, 0);
      if (whim !== null) value += whim.of(choice) * DOUBT;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  /** What meeting the charge with this unit costs its side; with Anticipate its roll comes first and in full. */
  private met(g: State, charger: number, unit: number): number {
    const { fights, worth } = this.turn;
    const order = g.campOrder[g.battle.unitSeat[charger]];
    if ((worth.facts.traits[unit * MOST_RANKS] & ANTICIPATE) === 0) {
      return this.turn.clash(g, charger, unit, g.unitSector[charger], order, 0);
    }
    const dice = fights.dice(g, charger * MOST_RANKS, CHARGE, g.unitSector[charger], 0);
    return (
      fights.metFirst(g, charger, unit, dice, order) + fights.lasting(g, charger, unit, g.unitSector[charger], order)
    );
  }

  /** A counter-charge takes the choice of target away; fire comes on top of the charge. Both cost order. */
  react(g: State, seat: number, choices: Choices, whim: Whim | null, less: number, captains: number): number {
    const { turn } = this;
    const { fights, worth } = turn;
    const { weights } = worth;
    const charger = g.charging - 1;
    const sector = g.unitSector[charger];
    const order = g.campOrder[g.battle.unitSeat[charger]];
    const comes = turn.charge(g, charger, sector, 0, 0, 0);
    let best = choices.list[0];
    let most = NEVER;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      const verb = verbOf(choice);
      const unit = verb === V.V_PLAY_ON ? secondOf(choice) : firstOf(choice);
      let value = -comes;
      if (verb === V.V_FIRE) {
        const place = unit * MOST_RANKS;
        const fire = fights.dealt(g, place, FIRE, fights.dice(g, place, FIRE, sector, 0), charger, order);
        value =
          fire - weights.reactFire * comes - turn.price(g, unit, this.reactionCost(g, unit, charger, less, captains));
      } else if (verb === V.V_COUNTER) {
        value = -this.met(g, charger, unit) - turn.price(g, unit, this.reactionCost(g, unit, charger, less, captains));
      } else if (verb === V.V_PLAY_ON) {
        // A card that meets the charge without order; one that leads away is worth it where much would be lost.
        const card = firstOf(choice);
        const away = card === g.battle.texts[seat].asking.feign;
        if (away) value = g.battle.campSectors.includes(sector) ? NEVER : -comes * 0.3;
        else value = -this.met(g, charger, unit);
        value -= worth.card(g, seat, card) + weights.margin;
      } else if (verb === V.V_PLAY) {
        // A cheaper reaction: the best one, with what is saved.
        value =
          this.cheaper(g, seat, firstOf(choice), charger, comes) -
          worth.card(g, seat, firstOf(choice)) -
          weights.margin;
      }
      if (whim !== null) value += whim.of(choice) * DOUBT;
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  private reactionCost(g: State, unit: number, charger: number, less: number, captains: number): number {
    const { turn } = this;
    const full = turn.reactionCost(g, unit, charger, g.warCry) - (captains !== 0 ? turn.worth.facts.mixed[unit] : 0);
    return Math.max(1, full - less);
  }

  /** The best reaction once this text has made it cheaper. */
  private cheaper(g: State, seat: number, card: number, charger: number, comes: number): number {
    const { turn } = this;
    const { fights, worth } = turn;
    const text = g.battle.texts[seat].relief.find((one) => one.card === card);
    if (!text) return NEVER;
    const sector = g.unitSector[charger];
    let best = NEVER;
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      if (g.unitSector[u] !== sector || g.links[u] !== 0) continue;
      const full = this.reactionCost(g, u, charger, 0, 0);
      const cost = this.reactionCost(g, u, charger, text.less, text.captains);
      if (cost >= full || cost > g.campOrder[seat]) continue;
      const price = turn.price(g, u, cost);
      best = Math.max(best, -this.met(g, charger, u) - price);
      const place = u * MOST_RANKS;
      if (worth.facts.ranged[place] === 0) continue;
      const dice = fights.dice(g, place, FIRE, sector, 0);
      const fire = fights.dealt(g, place, FIRE, dice, charger, g.campOrder[g.battle.unitSeat[charger]]);
      best = Math.max(best, fire - worth.weights.reactFire * comes - price);
    }
    return best;
  }

  /** A text that lets the target strike first, where it is the better for it. */
  hedge(g: State, seat: number, attacker: number, target: number, choices: Choices): number {
    const pass = choiceOf(V.V_PASS);
    if (choices.count < 2) return pass;
    const { fights, worth } = this.turn;
    const order = g.campOrder[g.battle.unitSeat[attacker]];
    const dice = fights.dice(g, attacker * MOST_RANKS, CHARGE, g.unitSector[attacker], 0);
    const gain =
      fights.exchange(g, attacker, target, CHARGE, dice, order, 0) - fights.metFirst(g, attacker, target, dice, order);
    const play = choices.list[1];
    return gain > worth.card(g, seat, firstOf(play)) + worth.weights.margin ? play : pass;
  }
}
