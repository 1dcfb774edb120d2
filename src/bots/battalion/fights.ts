// What attacks promise, by the chances of their hits and what the owner of the target then loses.

import { mayEngage, poolOf, splits } from '../../games/battalion/rules/questions.ts';
import { ASSAULT, CHARGE, COUNTERATTACK, MOST_DICE, type State } from '../../games/battalion/rules/state.ts';
import { HIT_PLACES, hitChances } from './hit-chances.ts';
import type { Worth } from './worth.ts';

export class Fights {
  readonly worth: Worth;
  /** Set by `attack`: how likely the target is disbanded. */
  private ends = 0;
  /** Set by `charge`: the enemy to engage. */
  best = -1;
  private readonly asked = { attacker: 0, target: 0, kind: 0, stampede: 0, extra: 0, fewer: 0 };

  constructor(worth: Worth) {
    this.worth = worth;
  }

  /** What so many dice cost the owner of the target, on average. */
  withDice(g: State, attacker: number, target: number, kind: number, dice: number): number {
    const chances = hitChances(g, attacker, kind);
    let sum = 0;
    this.ends = 0;
    for (let hits = 1; hits <= dice; hits++) {
      const chance = chances[dice * HIT_PLACES + hits];
      if (chance < 0.001) continue;
      sum += chance * this.worth.loss(g, target, hits);
      if (this.worth.disbands) this.ends += chance;
    }
    return sum;
  }

  /** The dice of an attack; a charge counts as if its target were engaged with the unit already. */
  dice(g: State, attacker: number, target: number, kind: number): number {
    const { asked } = this;
    asked.attacker = attacker;
    asked.target = target;
    asked.kind = kind;
    asked.extra = kind === CHARGE && g.links[target] !== 0 && !splits(g, target) ? 1 : 0;
    return Math.min(MOST_DICE, poolOf(g, asked));
  }

  attack(g: State, attacker: number, target: number, kind: number): number {
    return this.withDice(g, attacker, target, kind, this.dice(g, attacker, target, kind));
  }

  /** Both rolls of an assault or a charge: what the other side loses less what it costs us. */
  exchange(g: State, attacker: number, target: number, kind: number): number {
    const gain = this.attack(g, attacker, target, kind);
    const stands = 1 - this.ends;
    return gain - stands * this.counter(g, attacker, target);
  }

  /** What the counterattack of the target costs the owner of the attacker. */
  counter(g: State, attacker: number, target: number): number {
    return this.worth.weights.counter * this.attack(g, target, attacker, COUNTERATTACK);
  }

  /** The best that a charge of this unit finds in a sector; `best` is whom, or -1 when nobody can be engaged. */
  charge(g: State, unit: number, sector: number): number {
    let most = -1e9;
    this.best = -1;
    for (const enemy of g.battle.sideUnits[1 - g.battle.unitSide[unit]]) {
      if (g.unitSector[enemy] !== sector || !mayEngage(g, enemy, null)) continue;
      const value = this.exchange(g, unit, enemy, CHARGE);
      if (value <= most) continue;
      most = value;
      this.best = enemy;
    }
    return most;
  }

  assault(g: State, unit: number, target: number): number {
    return this.exchange(g, unit, target, ASSAULT);
  }
}
