// What commands and a rally promise and cost [B Action phase; B Commanding a unit]: the attacks of units where they stand, with the
// reactions to a charge.

import { mayEngage, splits } from '../../games/battalion/rules/questions.ts';
import {
  ASSAULT,
  BARRAGE,
  CHARGE,
  countBits,
  FIRE,
  MAX_UNITS,
  MOST_DICE,
  MOST_RANKS,
  RESERVE,
  type State,
} from '../../games/battalion/rules/state.ts';
import { ANTICIPATE, DISCIPLINE, FRIGHT, SLOW } from '../../games/battalion/tables/traits.ts';
import * as V from '../../games/battalion/tables/verbs.ts';
import { firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { endurance } from './policy-endurance.ts';
import type { PolicyFights } from './policy-fights.ts';
import { DEFEAT, type PolicyWorth } from './policy-worth.ts';

/** What cannot be done. */
export const NEVER = -1e9;

export class PolicyTurn {
  readonly fights: PolicyFights;
  readonly worth: PolicyWorth;
  /** Set by `charge`: the enemy to engage, or -1. */
  target = -1;
  private commandsLook = -1;
  private commandsNow = 0;
  private readonly meets = new Float64Array(MAX_UNITS);

  constructor(fights: PolicyFights) {
    this.fights = fights;
    this.worth = fights.worth;
  }

  /** The order that a command or Evade costs; a reaction costs more by what the charger does [B Commanding a unit]. */
  cost(g: State, unit: number, less: number, captains: number): number {
    const { facts } = this.worth;
    const on = g.unitOrder[unit];
    let cost = on > 1 ? on : 1;
    if (captains === 0) cost += facts.mixed[unit];
    if ((facts.traits[unit * MOST_RANKS] & SLOW) !== 0) cost++;
    return less === 0 ? cost : Math.max(1, cost - less);
  }

  reactionCost(g: State, unit: number, charger: number, cry: number): number {
    return this.cost(g, unit, 0, 0) + cry + ((this.worth.facts.traits[charger * MOST_RANKS] & FRIGHT) !== 0 ? 1 : 0);
  }

  /** What so much order on the unit is worth less than in the camp. */
  price(g: State, unit: number, cost: number): number {
    const { worth } = this;
    const { spentOrder, burden } = worth.weights;
    const seat = g.battle.unitSeat[unit];
    const camp = g.campOrder[seat];
    const before = g.unitOrder[unit];
    const paid = cost > camp ? camp : cost;
    const back = g.deckLeft[seat] === 0 ? 0 : spentOrder;
    const dearer = burden * paid * (2 * before + paid);
    return worth.order(g, seat, camp) - worth.order(g, seat, camp - paid) - back * paid + dearer;
  }

  /** What a command of the seat's own turn costs: its order, and the commands that can be paid for no more after it. */
  commandPrice(g: State, unit: number, cost: number): number {
    const { worth } = this;
    const { endure, endureEnd, lastTurn } = worth.weights;
    const seat = g.battle.unitSeat[unit];
    const camp = g.campOrder[seat];
    const after = endurance(g, worth.facts, seat, Math.max(0, camp - cost), unit, cost, false);
    const fewer = this.commands(g, seat) - after - 1;
    if (g.deckLeft[seat] > 0) return this.price(g, unit, cost) + endure * fewer;
    // Who can neither rally nor command in his next turn has lost.
    return this.price(g, unit, cost) + endureEnd * fewer + (after === 0 ? lastTurn : 0);
  }

  /** Commands that the seat could pay for now, asked once for a look at the position. */
  private commands(g: State, seat: number): number {
    if (this.commandsLook !== this.worth.looks) {
      this.commandsLook = this.worth.looks;
      this.commandsNow = endurance(g, this.worth.facts, seat, g.campOrder[seat], -1, 0, false);
    }
    return this.commandsNow;
  }

  /** What a rally brings: tokens home and a card, for a card of the deck [B Rallying units; B Discipline]. */
  rally(g: State, seat: number): number {
    const { worth } = this;
    const { facts, weights } = worth;
    const { spentOrder, burden, campDisorder, unitDisorder, card } = weights;
    if (g.deckLeft[seat] === 0) return -DEFEAT;
    let home = g.campDisorder[seat];
    let value = weights.rally + card * 0.8 - worth.nextLife[g.deckLeft[seat]] - campDisorder * home;
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      if (g.unitSector[u] < RESERVE) continue;
      const order = g.unitOrder[u];
      let disorder = g.unitDisorder[u];
      home += order;
      value -= order * (spentOrder - burden * order);
      if (disorder === 0) continue;
      value += worth.unit(g, u, 0, 0) - worth.unit(g, u, 0, disorder) - disorder * unitDisorder;
      if ((facts.traits[u * MOST_RANKS] & DISCIPLINE) !== 0) {
        disorder--;
        home++;
      }
      value += disorder * (spentOrder - burden * disorder);
    }
    const camp = g.campOrder[seat];
    const gained = endurance(g, facts, seat, camp + home, -1, 0, true) - this.commands(g, seat);
    value += weights.endure * gained;
    return value + worth.order(g, seat, camp + home) - worth.order(g, seat, camp);
  }

  assault(g: State, unit: number, target: number, cost: number): number {
    const { fights } = this;
    const dice = fights.dice(g, unit * MOST_RANKS, ASSAULT, g.unitSector[unit], countBits(g.links[target]) - 1);
    const order = Math.max(0, g.campOrder[g.battle.unitSeat[unit]] - cost);
    return fights.exchange(g, unit, target, ASSAULT, dice, order, countBits(g.links[unit]) - 1);
  }

  /** Both rolls of a charge on this enemy, and what comes of the engagement; `more` dice by a card. */
  clash(g: State, unit: number, enemy: number, sector: number, order: number, more: number): number {
    const { fights } = this;
    const others = g.links[enemy] === 0 || splits(g, enemy) ? 0 : countBits(g.links[enemy]);
    const dice = Math.min(MOST_DICE, fights.dice(g, unit * MOST_RANKS, CHARGE, sector, others) + more);
    const value = fights.exchange(g, unit, enemy, CHARGE, dice, order, 0);
    return value + (1 - fights.ends) * fights.lasting(g, unit, enemy, sector, order);
  }

  /**
   * What a charge in a sector promises; the other side may react when `reacts` is 1 or more (2 for War Cry) and takes what is
   * best for it. NEVER when nobody can be engaged.
   */
  charge(g: State, unit: number, sector: number, cost: number, reacts: number, more: number): number {
    const { fights, worth, meets } = this;
    const { battle } = g;
    const enemies = battle.sideUnits[1 - battle.unitSide[unit]];
    const order = Math.max(0, g.campOrder[battle.unitSeat[unit]] - cost);
    let best = NEVER;
    this.target = -1;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i];
      if (g.unitSector[enemy] !== sector || !mayEngage(g, enemy, null)) continue;
      const value = this.clash(g, unit, enemy, sector, order, more);
      meets[enemy] = value;
      if (value <= best) continue;
      best = value;
      this.target = enemy;
    }
    if (this.target < 0 || reacts === 0) return best;
    let least = best;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i];
      if (g.unitSector[enemy] !== sector || g.links[enemy] !== 0) continue;
      const seat = battle.unitSeat[enemy];
      const dear = this.reactionCost(g, enemy, unit, reacts - 1);
      if (dear > g.campOrder[seat] || g.exhausted[seat] !== 0) continue;
      const place = enemy * MOST_RANKS;
      const paid = this.price(g, enemy, dear);
      let met = meets[enemy];
      if ((worth.facts.traits[place] & ANTICIPATE) !== 0) {
        const dice = fights.dice(g, unit * MOST_RANKS, CHARGE, sector, 0);
        met = fights.metFirst(g, unit, enemy, dice, order);
      }
      if (met + paid < least) least = met + paid;
      if (worth.facts.ranged[place] === 0) continue;
      const dice = fights.dice(g, place, FIRE, sector, 0);
      const fire = best - worth.weights.own * fights.dealt(g, place, FIRE, dice, unit, order) + paid;
      if (fire < least) least = fire;
    }
    return best + worth.weights.reaction * (least - best);
  }

  /** What a command promises before its price. */
  gross(g: State, choice: number, cost: number, cry: number, stampede: number): number {
    const unit = firstOf(choice);
    switch (verbOf(choice)) {
      case V.V_ASSAULT:
        return this.assault(g, unit, secondOf(choice), cost);
      case V.V_BARRAGE:
        return this.fights.shot(g, unit, secondOf(choice), BARRAGE);
      case V.V_CHARGE:
        return this.charge(g, unit, g.unitSector[unit], cost, stampede !== 0 ? 0 : 1 + cry, stampede);
      default:
        return this.charge(g, unit, secondOf(choice), cost, 0, stampede);
    }
  }

  /** The best command of a unit where it stands, before its price; only charges under a text for them. */
  bestOf(g: State, unit: number, cost: number, stampede: number, cry: number): number {
    const { battle } = g;
    const side = battle.unitSide[unit];
    const enemies = battle.sideUnits[1 - side];
    const sector = g.unitSector[unit];
    const onlyCharge = stampede !== 0 || cry !== 0;
    let best = NEVER;
    if (g.links[unit] !== 0) {
      if (onlyCharge) return NEVER;
      for (let i = 0; i < enemies.length; i++) {
        if ((g.links[unit] & battle.unitBit[enemies[i]]) !== 0) {
          best = Math.max(best, this.assault(g, unit, enemies[i], cost));
        }
      }
      return best;
    }
    const empty = this.worth.present[(1 - side) * 8 + sector] === 0;
    if (!empty) best = this.charge(g, unit, sector, cost, stampede !== 0 ? 0 : 1 + cry, stampede);
    else if (cry === 0) {
      if (sector > 0) best = this.charge(g, unit, sector - 1, cost, 0, stampede);
      if (sector + 1 < battle.sectors) best = Math.max(best, this.charge(g, unit, sector + 1, cost, 0, stampede));
    }
    return onlyCharge ? best : Math.max(best, this.bestShot(g, unit, sector, empty));
  }

  /** The best barrage of a unit in a sector; NEVER where there is none. */
  bestShot(g: State, unit: number, sector: number, empty: boolean): number {
    if (this.worth.facts.ranged[unit * MOST_RANKS] === 0) return NEVER;
    const enemies = g.battle.sideUnits[1 - g.battle.unitSide[unit]];
    const range = empty ? 1 : 0;
    let best = NEVER;
    for (let i = 0; i < enemies.length; i++) {
      const at = g.unitSector[enemies[i]];
      if (at < 0 || g.links[enemies[i]] !== 0 || Math.abs(at - sector) !== range) continue;
      best = Math.max(best, this.fights.shot(g, unit, enemies[i], BARRAGE));
    }
    return best;
  }
}
