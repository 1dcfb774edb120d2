// Rules of thumb for the own turn: redeployment and the action, without looking ahead [B Redeployment phase; B Action phase].

import { commandCost, hasTrait, sideInSector } from '../../games/battalion/rules/questions.ts';
import { BARRAGE, RESERVE, type State, TO_COMMAND } from '../../games/battalion/rules/state.ts';
import { SWIFT } from '../../games/battalion/tables/traits.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { type Choices, choiceOf, firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import type { Fights } from './fights.ts';

/** The sector before an own camp that the enemy holds alone, or else -1. */
export function lostCamp(g: State, side: number): number {
  for (const sector of g.battle.campSectors) {
    if (!sideInSector(g, side, sector) && sideInSector(g, 1 - side, sector)) return sector;
  }
  return -1;
}

export class QuickTurn {
  private readonly fights: Fights;

  constructor(fights: Fights) {
    this.fights = fights;
  }

  /** Somebody goes to an open camp, who needs no card before the others, and the stronger unit before the weaker. */
  redeploy(g: State, seat: number, choices: Choices): number {
    const camp = lostCamp(g, seat & 1);
    const done = choiceOf(V.V_DONE);
    if (camp < 0) return done;
    let best = done;
    let most = -1e9;
    for (let i = 0; i < choices.count; i++) {
      const choice = choices.list[i];
      const unit = firstOf(choice);
      if (verbOf(choice) !== V.V_REDEPLOY || secondOf(choice) !== camp) continue;
      const free = hasTrait(g, unit, SWIFT) ? 4 : g.unitSector[unit] === RESERVE ? 2 : 0;
      const value = free + this.fights.worth.unit(g, unit, 0, g.unitDisorder[unit]);
      if (value <= most) continue;
      most = value;
      best = choice;
    }
    return best;
  }

  /** What paying for a command costs: order out of the camp, which a rally brings back, and a dearer unit. */
  price(g: State, unit: number, why: number): number {
    const { worth } = this.fights;
    const { spentOrder, burden } = worth.weights;
    const camp = g.campOrder[g.battle.unitSeat[unit]];
    const cost = Math.min(camp, commandCost(g, unit, why));
    const before = g.unitOrder[unit];
    const dearer = burden * ((before + cost) ** 2 - before ** 2);
    return worth.order(camp) - worth.order(camp - cost) - spentOrder * cost + dearer;
  }

  /** What a rally brings: tokens home and a card, for a card of the deck [B Rallying units]. */
  rally(g: State, seat: number): number {
    const { worth } = this.fights;
    const { spentOrder, burden, campDisorder, unitDisorder, card } = worth.weights;
    if (g.deckLeft[seat] === 0) return -worth.weights.victory;
    let home = g.campDisorder[seat];
    let value = card * 0.8 - worth.nextLife[g.deckLeft[seat]] - campDisorder * home;
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      if (g.unitSector[u] < RESERVE) continue;
      const [order, disorder] = [g.unitOrder[u], g.unitDisorder[u]];
      home += order;
      value -= order * (spentOrder - burden * order) - disorder * (spentOrder - burden * disorder - unitDisorder);
      if (disorder > 0) value += worth.unit(g, u, 0, 0) - worth.unit(g, u, 0, disorder);
    }
    return value + worth.order(g.campOrder[seat] + home) - worth.order(g.campOrder[seat]);
  }

  /** The command that promises most, or a rally. Cards only turn order over. */
  action(g: State, seat: number, choices: Choices): number {
    let best = choices.list[0];
    let most = -1e9;
    for (let i = 0; i < choices.count; i++) {
      const value = this.command(g, seat, choices.list[i]);
      if (value <= most) continue;
      most = value;
      best = choices.list[i];
    }
    return best;
  }

  private command(g: State, seat: number, choice: number): number {
    const unit = firstOf(choice);
    const { fights } = this;
    switch (verbOf(choice)) {
      case V.V_RALLY:
        return this.rally(g, seat);
      case V.V_ASSAULT:
        return fights.assault(g, unit, secondOf(choice)) - this.price(g, unit, TO_COMMAND);
      case V.V_BARRAGE:
        return fights.attack(g, unit, secondOf(choice), BARRAGE) - this.price(g, unit, TO_COMMAND);
      case V.V_CHARGE: {
        const value = fights.charge(g, unit, g.unitSector[unit]);
        return value - fights.worth.weights.reaction - this.price(g, unit, TO_COMMAND);
      }
      case V.V_CHARGE_INTO:
        return fights.charge(g, unit, secondOf(choice)) - this.price(g, unit, TO_COMMAND);
      case V.V_PLAY: {
        // Texts that are played at the start and name nothing turn order over.
        const flips = g.battle.texts[seat].start.some((text) => text.card === unit);
        return flips && g.campDisorder[seat] >= 2 && g.campOrder[seat] <= 2 ? 50 : -50;
      }
      default:
        return -60;
    }
  }
}
