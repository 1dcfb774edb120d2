// What attacks promise, by the exact chances of their hits: both rolls of an assault or a charge, with what is left of the
// target for the second one [B Resolving an attack].

import {
  ASSAULT,
  BARRAGE,
  CHARGE,
  COUNTERATTACK,
  countBits,
  FIRE,
  MOST_DICE,
  MOST_RANKS,
  START_DICE,
  type State,
} from '../../games/battalion/rules/state.ts';
import { ATTRITION, ENVELOP, GUARD, HARASS, IMPETUS, POWERFUL, SCREEN } from '../../games/battalion/tables/traits.ts';
import { HIT_PLACES } from './hit-chances.ts';
import type { PolicyWorth } from './policy-worth.ts';

/** Traits that add a die, by the kind of attack. */
const POOL_TRAITS = new Uint16Array(5);
POOL_TRAITS[ASSAULT] = ATTRITION | POWERFUL;
POOL_TRAITS[CHARGE] = IMPETUS | POWERFUL;
POOL_TRAITS[BARRAGE] = POWERFUL;
POOL_TRAITS[FIRE] = SCREEN | POWERFUL;
POOL_TRAITS[COUNTERATTACK] = GUARD | POWERFUL;

export class PolicyFights {
  readonly worth: PolicyWorth;
  /** Set by `exchange`: how likely the target is disbanded, and the attacker by the answer. */
  ends = 0;
  private readonly left = new Float64Array(MOST_RANKS);

  constructor(worth: PolicyWorth) {
    this.worth = worth;
  }

  /**
   * The dice of an attack by what is left of a unit at this place of the facts, fighting in a sector beside so many others
   * [B Dice pool; B Traits].
   */
  dice(g: State, place: number, kind: number, sector: number, others: number): number {
    const traits = this.worth.facts.traits[place];
    let dice = START_DICE + others + countBits(traits & POOL_TRAITS[kind]);
    if ((traits & ENVELOP) !== 0 && kind <= CHARGE && (sector === 0 || sector === g.battle.sectors - 1)) dice++;
    return dice > MOST_DICE ? MOST_DICE : dice;
  }

  /** What an attack with so many dice costs the owner of the target, who has so much order in his camp. */
  dealt(g: State, place: number, kind: number, dice: number, target: number, order: number): number {
    const { worth } = this;
    const chances = worth.facts.chances(place, kind);
    const base = worth.reckon(g, target, order);
    let sum = 0;
    for (let hits = 1, at = dice * HIT_PLACES + 1; hits <= dice; hits++, at++)
      sum += chances[at] * worth.costs[base + hits];
    return order > 0 && (worth.facts.traits[place] & HARASS) !== 0 ? sum + this.harass(chances, dice) : sum;
  }

  /** What the order is worth that a hit puts on its target [B Harass]. */
  private harass(chances: Float64Array, dice: number): number {
    return this.worth.weights.harass * (1 - chances[dice * HIT_PLACES]);
  }

  /** A ranged attack out of the unit's own sector. */
  shot(g: State, unit: number, target: number, kind: number): number {
    const place = unit * MOST_RANKS;
    const dice = this.dice(g, place, kind, g.unitSector[unit], 0);
    return this.dealt(g, place, kind, dice, target, g.campOrder[g.battle.unitSeat[target]]);
  }

  /**
   * Both rolls of an assault or a charge with so many dice for the first one: what the other side loses less what it costs
   * us, who have so much order left in the camp. `others` overlap the attacker.
   */
  exchange(g: State, unit: number, target: number, kind: number, dice: number, order: number, others: number): number {
    const { worth, left } = this;
    const { facts, weights } = worth;
    const chances = facts.meleeChances[unit * MOST_RANKS];
    const base = worth.reckon(g, target, g.campOrder[g.battle.unitSeat[target]]);
    let sum = 0;
    let ends = 0;
    left[0] = chances[dice * HIT_PLACES];
    left[1] = left[2] = left[3] = 0;
    for (let hits = 1, at = dice * HIT_PLACES + 1; hits <= dice; hits++, at++) {
      const chance = chances[at];
      if (chance === 0) continue;
      sum += chance * worth.costs[base + hits];
      const falls = worth.falls[base + hits];
      if (falls < 0) ends += chance;
      else left[falls] += chance;
    }
    this.ends = ends;
    const sector = g.unitSector[target];
    for (let lost = 0; lost < facts.ranks[target]; lost++) {
      if (left[lost] === 0) continue;
      const place = target * MOST_RANKS + lost;
      const answer = this.dice(g, place, COUNTERATTACK, sector, others);
      sum -= left[lost] * weights.own * this.dealt(g, place, COUNTERATTACK, answer, unit, order);
    }
    return sum;
  }

  /** The same when the target strikes first, as by Anticipate: what is left of the attacker strikes after it. */
  metFirst(g: State, unit: number, target: number, dice: number, order: number): number {
    const { worth, left } = this;
    const { facts, weights } = worth;
    const place = target * MOST_RANKS;
    const chances = facts.meleeChances[place];
    const sector = g.unitSector[target];
    const count = this.dice(g, place, COUNTERATTACK, sector, 0);
    const base = worth.reckon(g, unit, order);
    let sum = 0;
    left[0] = chances[count * HIT_PLACES];
    left[1] = left[2] = left[3] = 0;
    for (let hits = 1, at = count * HIT_PLACES + 1; hits <= count; hits++, at++) {
      sum -= weights.own * chances[at] * worth.costs[base + hits];
      const falls = worth.falls[base + hits];
      if (falls >= 0) left[falls] += chances[at];
    }
    const theirs = g.campOrder[g.battle.unitSeat[target]];
    for (let lost = 0; lost < facts.ranks[unit]; lost++) {
      if (left[lost] === 0) continue;
      sum += left[lost] * this.dealt(g, unit * MOST_RANKS + lost, CHARGE, dice, target, theirs);
    }
    return sum;
  }

  /** What a lasting engagement of the two is worth to the first: who strikes better, and whose shooters are pinned. */
  lasting(g: State, unit: number, target: number, sector: number, order: number): number {
    const { worth } = this;
    const { facts, weights } = worth;
    const [own, other] = [unit * MOST_RANKS, target * MOST_RANKS];
    const { unitSeat } = g.battle;
    let value = 0;
    if (weights.linger !== 0) {
      const ours = this.dice(g, own, ASSAULT, sector, 0);
      const theirs = this.dice(g, other, ASSAULT, sector, 0);
      value +=
        weights.linger *
        (this.dealt(g, own, ASSAULT, ours, target, g.campOrder[unitSeat[target]]) -
          this.dealt(g, other, ASSAULT, theirs, unit, order));
    }
    const pinned =
      Math.max(0, facts.ranged[other] - facts.melee[other]) - Math.max(0, facts.ranged[own] - facts.melee[own]);
    // Friends who may overlap the enemy, against enemies who may overlap us.
    const side = g.battle.unitSide[unit];
    const friends = worth.free[side * 8 + sector] - (g.links[unit] === 0 && g.unitSector[unit] === sector ? 1 : 0);
    const foes = worth.free[(1 - side) * 8 + sector] - (g.links[target] === 0 ? 1 : 0);
    return value + weights.pin * pinned + weights.support * (friends - foes);
  }
}
