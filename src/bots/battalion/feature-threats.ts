// Threats as features: what each side could do in a turn of its own, by exact dice arithmetic [B Resolving an attack].

import { splits } from '../../games/battalion/rules/questions.ts';
import {
  ASSAULT,
  BARRAGE,
  CHARGE,
  countBits,
  MAX_UNITS,
  MOST_LINKS,
  MOST_RANKS,
  type State,
} from '../../games/battalion/rules/state.ts';
import { SLOW } from '../../games/battalion/tables/traits.ts';
import { HIT_PLACES } from './hit-chances.ts';
import type { PolicyFights } from './policy-fights.ts';

/** The loss that the best and the second-best attacker brings about, all of them together; kills, and a battle won by one. */
export const THREATS = ['bestAttack', 'nextAttack', 'allAttacks', 'exposed', 'kill', 'killLate', 'wins'] as const;

export class FeatureThreats {
  private readonly fights: PolicyFights;
  /** The best that each unit can deal, and the most that is dealt to it. */
  private readonly deals = new Float64Array(MAX_UNITS);
  private readonly takes = new Float64Array(MAX_UNITS);

  constructor(fights: PolicyFights) {
    this.fights = fights;
  }

  /** The order that a command of the unit costs [B Commanding a unit]. */
  cost(g: State, unit: number): number {
    const { facts } = this.fights.worth;
    const on = g.unitOrder[unit];
    return (on > 1 ? on : 1) + facts.mixed[unit] + ((facts.traits[unit * MOST_RANKS] & SLOW) !== 0 ? 1 : 0);
  }

  /** Writes the threats of both sides into their sums, from `first` on in the order of THREATS. */
  write(g: State, sums: readonly [Float64Array, Float64Array], first: number): void {
    const { deals, takes } = this;
    const { units, unitSide } = g.battle;
    deals.fill(0);
    takes.fill(0);
    this.side(g, 0, sums[0], first);
    this.side(g, 1, sums[1], first);
    for (let i = 0; i < units.length; i++) {
      const sum = sums[unitSide[units[i]]];
      const deal = deals[units[i]];
      sum[first + 2] += deal;
      sum[first + 3] -= takes[units[i]];
      if (deal > sum[first]) {
        sum[first + 1] = sum[first];
        sum[first] = deal;
      } else if (deal > sum[first + 1]) sum[first + 1] = deal;
    }
  }

  /** What every unit of a side could do that can be paid for. */
  private side(g: State, side: number, sum: Float64Array, first: number): void {
    const { battle } = g;
    const own = battle.sideUnits[side];
    const enemies = battle.sideUnits[1 - side];
    for (let i = 0; i < own.length; i++) {
      const unit = own[i];
      const sector = g.unitSector[unit];
      if (sector < 0 || this.cost(g, unit) > g.campOrder[battle.unitSeat[unit]]) continue;
      const free = g.links[unit] === 0;
      // Out of a sector without enemies one attacks the next.
      const range = this.fights.worth.present[(1 - side) * 8 + sector] === 0 ? 1 : 0;
      for (let j = 0; j < enemies.length; j++) {
        const enemy = enemies[j];
        const where = g.unitSector[enemy];
        if (where < 0) continue;
        if (free) {
          if (Math.abs(where - sector) === range) this.free(g, unit, enemy, where, sum, first);
        } else if ((g.links[unit] & battle.unitBit[enemy]) !== 0) {
          this.attack(g, unit, enemy, ASSAULT, sector, countBits(g.links[enemy]) - 1, sum, first);
        }
      }
    }
  }

  /** A barrage or a charge of an unengaged unit, whichever deals more. */
  private free(g: State, unit: number, enemy: number, sector: number, sum: Float64Array, first: number): void {
    const { facts } = this.fights.worth;
    const place = unit * MOST_RANKS;
    const linked = countBits(g.links[enemy]);
    if (linked === 0 && facts.ranged[place] > facts.melee[place]) {
      this.attack(g, unit, enemy, BARRAGE, sector, 0, sum, first);
    } else if (linked === 0 || linked < MOST_LINKS || g.battle.readings.overlapFreely) {
      this.attack(g, unit, enemy, CHARGE, sector, linked === 0 || splits(g, enemy) ? 0 : linked, sum, first);
    }
  }

  private attack(
    g: State,
    unit: number,
    enemy: number,
    kind: number,
    sector: number,
    others: number,
    sum: Float64Array,
    first: number,
  ): void {
    const { fights } = this;
    const { worth } = fights;
    const place = unit * MOST_RANKS;
    const seat = g.battle.unitSeat[enemy];
    const dice = fights.dice(g, place, kind, sector, others);
    const chances = worth.facts.chances(place, kind);
    const base = worth.reckon(g, enemy, g.campOrder[seat]);
    let dealt = 0;
    let kill = 0;
    for (let hits = 1, at = dice * HIT_PLACES + 1; hits <= dice; hits++, at++) {
      // The end of the battle is told by `wins`: here it counts as the loss of a unit.
      dealt += chances[at] * Math.min(MOST_LOSS, worth.costs[base + hits]);
      if (worth.falls[base + hits] < 0) kill += chances[at];
    }
    if (dealt > this.deals[unit]) this.deals[unit] = dealt;
    if (dealt > this.takes[enemy]) this.takes[enemy] = dealt;
    if (kill <= 0) return;
    if (kill > sum[first + 4]) sum[first + 4] = kill;
    const late = kill / (g.deckLeft[seat] + 1);
    if (late > sum[first + 5]) sum[first + 5] = late;
    const ends = g.deckLeft[seat] === 0 || worth.guard(g, enemy) >= worth.weights.campLost;
    if (ends && kill > sum[first + 6]) sum[first + 6] = kill;
  }
}

/** No single loss short of the battle costs more, in points. */
const MOST_LOSS = 15;
