// What it is worth to `drill` that a unit or leader stands where it stands: what it can attack, what can attack it, how
// far it is from the enemy or from an objective, and who is beside it.

import { canSee } from '../families/commands/rules/sight.ts';
import { enemyAt, enemyOf, leaderHelps, supporters } from '../families/commands/rules/standing.ts';
import {
  ATTACK,
  type Battle,
  EXIT_STANDING,
  FOUGHT,
  NO_BATTLE,
  ORDERED,
  type State,
} from '../families/commands/rules/state.ts';
import { mayClose, mayFire, rangeOf } from '../families/commands/rules/targets.ts';
import type { Objective } from '../families/commands/tables/special-rules.ts';
import type { Fights } from './drill-fights.ts';
import type { Temper } from './drill-temper.ts';

/** Of several attackers not all get their orders. */
const FOLLOWERS = [1, 0.6, 0.35];

export class Ground {
  private readonly battle: Battle;
  private readonly temper: Temper;
  private readonly fights: Fights;
  /** Hexes that give a side a banner when a unit stops there or leaves from there. */
  private readonly objectives: readonly (readonly Objective[])[];
  private readonly threats = new Float64Array(3);

  constructor(battle: Battle, temper: Temper, fights: Fights) {
    this.battle = battle;
    this.temper = temper;
    this.fights = fights;
    this.objectives = [objectivesOf(battle, 0), objectivesOf(battle, 1)];
  }

  /** The value of a unit's place for its own side. */
  unit(g: State, unit: number): number {
    const hex = g.unitHex[unit];
    if (hex < 0) return 0;
    const side = this.battle.unitSide[unit];
    let value = this.attack(g, unit) - this.exposure(g, unit) + this.march(g, unit);
    if (supporters(g, hex, side) >= 2) value += this.temper.supported;
    if (leaderHelps(g, hex, side)) value += this.temper.led;
    return value;
  }

  /** The best attack from here: in full if the unit may still battle this turn. */
  attack(g: State, unit: number): number {
    const { board, firstUnit, firstLeader, unitSide } = this.battle;
    const side = unitSide[unit];
    const from = g.unitHex[unit];
    // In a second movement the battles are over.
    const now = g.active === side && g.again === 0 && (g.unitMark[unit] & (ORDERED | FOUGHT | NO_BATTLE)) === ORDERED;
    let best = 0;
    if (!now || mayClose(g, unit, null)) {
      for (let i = from * 6, end = i + 6; i < end; i++) {
        const hex = board.neighbours[i];
        if (hex >= 0 && enemyAt(g, hex, side)) best = Math.max(best, this.fights.close(g, unit, hex, ATTACK));
      }
    }
    if (!now) return this.temper.later * best;
    if (!mayFire(g, unit, null)) return best;
    const range = rangeOf(g, unit);
    const enemy = enemyOf(side);
    for (let u = firstUnit[enemy]; u < firstUnit[enemy + 1]; u++) {
      const hex = g.unitHex[u];
      if (hex < 0) continue;
      const far = board.distance[from * board.size + hex];
      if (far >= 2 && far <= range && canSee(g, from, hex, unit)) best = Math.max(best, this.fights.fire(g, unit, hex));
    }
    if (!this.battle.game.customs.fireAtLeaders) return best;
    for (let l = firstLeader[enemy]; l < firstLeader[enemy + 1]; l++) {
      const hex = g.leaderHex[l];
      if (hex < 0 || g.hexUnit[hex] >= 0) continue;
      const far = board.distance[from * board.size + hex];
      if (far >= 2 && far <= range && canSee(g, from, hex)) best = Math.max(best, this.fights.fire(g, unit, hex));
    }
    return best;
  }

  /** What the enemy's next turn may cost the unit where it stands. */
  exposure(g: State, unit: number): number {
    const { board, firstUnit, unitSide, unitType } = this.battle;
    const hex = g.unitHex[unit];
    const enemy = enemyOf(unitSide[unit]);
    const threats = this.threats;
    threats.fill(0);
    for (let e = firstUnit[enemy]; e < firstUnit[enemy + 1]; e++) {
      const from = g.unitHex[e];
      if (from < 0) continue;
      const type = unitType[e];
      const far = board.distance[from * board.size + hex];
      const reach = Math.max(type.closeAfter, type.charge, 0) + 1;
      let threat = 0;
      if (far <= reach) {
        threat = this.fights.close(g, e, hex, ATTACK) * (far === 1 ? this.temper.nextToUs : this.temper.mustCome);
      } else if (type.range > 0 && far <= type.range + type.fireAfter) {
        threat = 0.6 * this.temper.mustCome * this.fights.fire(g, e, hex);
      }
      if (threat <= threats[2]) continue;
      // The three worst, in falling order.
      if (threat > threats[0]) {
        threats[2] = threats[1];
        threats[1] = threats[0];
        threats[0] = threat;
      } else if (threat > threats[1]) {
        threats[2] = threats[1];
        threats[1] = threat;
      } else threats[2] = threat;
    }
    return threats[0] * FOLLOWERS[0] + threats[1] * FOLLOWERS[1] + threats[2] * FOLLOWERS[2];
  }

  /** Nearness to the enemy (the weak ones first), to the range of missiles, and to objectives. */
  private march(g: State, unit: number): number {
    const { board, firstUnit, unitSide, unitType } = this.battle;
    const type = unitType[unit];
    const side = unitSide[unit];
    const enemy = enemyOf(side);
    const row = g.unitHex[unit] * board.size;
    let near = 20;
    for (let e = firstUnit[enemy]; e < firstUnit[enemy + 1]; e++) {
      const hex = g.unitHex[e];
      if (hex < 0) continue;
      const weak = g.unitBlocks[e] === 1 ? 1.5 : g.unitBlocks[e] === 2 ? 0.5 : 0;
      near = Math.min(near, Math.max(1, board.distance[row + hex] - weak));
    }
    const weight = type.closeDice >= 3 ? this.temper.march : this.temper.marchLight;
    // Those who shoot better than they fight keep their distance: the less they like to close, the farther off.
    const wanted = type.range > 0 && (type.closeDice <= 2 || type.range >= 4) ? Math.min(2, type.range) : 1;
    let value = -weight * Math.abs(near - wanted) * (near < wanted ? 0.5 : 1);
    for (const objective of this.objectives[side]) {
      if (objective.taken?.(g)) continue;
      value = Math.max(value, 4 - 2.6 * board.distance[row + objective.hex]);
    }
    return value;
  }

  /** The value of a leader's place: with a unit, near others, not alone before the enemy. */
  leader(g: State, leader: number): number {
    const { board, leaderSide, unitSide, firstUnit } = this.battle;
    const hex = g.leaderHex[leader];
    if (hex < 0) return 0;
    const side = leaderSide[leader];
    const unit = g.hexUnit[hex];
    const enemy = enemyOf(side);
    let near = 20;
    for (let e = firstUnit[enemy]; e < firstUnit[enemy + 1]; e++) {
      if (g.unitHex[e] >= 0) near = Math.min(near, board.distance[hex * board.size + g.unitHex[e]]);
    }
    let value = -1.2 * near;
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const h = board.neighbours[i];
      if (h >= 0 && g.hexUnit[h] >= 0 && unitSide[g.hexUnit[h]] === side) value += 1.5;
    }
    if (unit >= 0) {
      // His unit's last block leaves him alone in front of those who took it.
      value += 12 + 1.5 * this.battle.unitType[unit].closeDice;
      if (near <= 2 && g.unitBlocks[unit] === 1) value -= 16;
    } else if (near <= 1) value -= 40;
    else if (near <= 3) value -= 18;
    return value;
  }
}

/** Hexes to leave by, and those that the sheet's rules name. */
function objectivesOf(battle: Battle, side: number): Objective[] {
  const found: Objective[] = [];
  const leave = (1 | EXIT_STANDING) << side;
  battle.exits.forEach((bits, hex) => {
    if ((bits & leave) !== 0) found.push({ side, hex });
  });
  for (const rule of battle.rules) found.push(...(rule.objectives ?? []).filter((one) => one.side === side));
  return found;
}
