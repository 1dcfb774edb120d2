// What it is worth to stand on a hex: what can attack a unit there in the enemy's next turn, how far it is from the enemy or from
// ground that counts, and who is beside it. A unit is looked at once (`begin`), then hex after hex (`at`).

import { enemyOf, leaderHelps } from '../../families/commands/rules/standing.ts';
import { type Battle, MAX_UNITS, type State } from '../../families/commands/rules/state.ts';
import type { Exchange } from './exchange.ts';
import type { Facts } from './facts.ts';
import type { Goals } from './goals.ts';
import type { Weights } from './weights.ts';

/** As far as units usually go. */
const FARTHEST = 4;
/** A threat that nobody has worked out yet. */
const UNKNOWN = -1;

export class Place {
  private readonly battle: Battle;
  private readonly facts: Facts;
  private readonly weights: Weights;
  private readonly exchange: Exchange;
  private readonly goals: Goals;
  // ---- of the unit looked at, and of the enemies it may meet
  private unit = 0;
  private from = 0;
  private wanted = 1;
  private range = 0;
  /** An enemy leader stands alone somewhere; and how far the nearest enemy unit is from the hex looked at last. */
  private lone = false;
  private nearest = 0;
  private weight = 0;
  private steadyAlone = 0;
  private steadyMore = 0;
  private count = 0;
  private near = 0;
  private readonly foe = new Uint8Array(MAX_UNITS);
  private readonly foeHex = new Int16Array(MAX_UNITS);
  private readonly foeWeak = new Float64Array(MAX_UNITS);
  /** The threat of each enemy in the open, unsupported and supported, and of its fire. */
  private readonly foeThreat = new Float64Array(MAX_UNITS * 2);
  private readonly foeShot = new Float64Array(MAX_UNITS * 2);
  private readonly free = new Int16Array(6);

  constructor(exchange: Exchange, facts: Facts, goals: Goals, weights: Weights) {
    this.battle = facts.battle;
    this.facts = facts;
    this.weights = weights;
    this.exchange = exchange;
    this.goals = goals;
  }

  /** Looks at a unit of the state: everybody else stands where he stands now. */
  begin(g: State, unit: number): void {
    const { battle, facts, weights } = this;
    const { firstUnit, unitSide, unitType } = battle;
    const side = unitSide[unit];
    const enemy = enemyOf(side);
    const cls = facts.cls[unit];
    const type = unitType[unit];
    this.unit = unit;
    this.from = g.unitHex[unit];
    const close = facts.open[cls];
    this.weight = close >= 3 ? weights.march : weights.marchLight;
    const range = battle.unitRange[unit];
    this.range = range;
    // Those who shoot better than they fight keep their distance: the less they like to close, the farther off.
    this.wanted = range > 0 && (close <= 2 || range >= 4) ? Math.min(2, range) : 1;
    const full = g.unitBlocks[unit] === type.blocks ? 1 : 0;
    let steady = facts.steady[cls * 2 + full];
    if (this.from >= 0 && g.hexLeader[this.from] >= 0) steady += facts.steadyLed[cls];
    this.steadyAlone = Math.min(3, steady);
    this.steadyMore = Math.min(3, steady + facts.steadySupported[cls]);
    // Those who could reach it after a move of its own come first; of the others only their distance counts.
    let n = 0;
    let last = 0;
    const { distance, size } = battle.board;
    for (let e = firstUnit[enemy], end = firstUnit[enemy + 1]; e < end; e++) {
      const hex = g.unitHex[e];
      if (hex < 0) continue;
      let at = last++;
      const reach = Math.max(facts.strikes[e], facts.shoots[e]);
      if (this.from < 0 || distance[this.from * size + hex] <= reach + FARTHEST) {
        this.foe[at] = this.foe[n];
        this.foeHex[at] = this.foeHex[n];
        this.foeWeak[at] = this.foeWeak[n];
        at = n++;
      }
      this.foe[at] = e;
      this.foeHex[at] = hex;
      const blocks = g.unitBlocks[e];
      this.foeWeak[at] = blocks === 1 ? 1.5 : blocks === 2 ? 0.5 : 0;
    }
    this.count = last;
    this.near = n;
    // What they threaten is worked out when they come near.
    for (let i = 0; i < last * 2; i++) {
      this.foeThreat[i] = UNKNOWN;
      this.foeShot[i] = UNKNOWN;
    }
    this.lone = false;
    for (let l = battle.firstLeader[enemy], last = battle.firstLeader[enemy + 1]; l < last; l++) {
      if (g.leaderHex[l] >= 0 && g.hexUnit[g.leaderHex[l]] < 0) this.lone = true;
    }
  }

  /** Whether the unit has somebody to attack on the hex looked at last, if only its reach counts. */
  meets(unit: number): boolean {
    return (
      this.lone ||
      this.nearest <= 1 ||
      this.nearest <= this.range ||
      this.battle.rangeRules.length > 0 ||
      unit !== this.unit
    );
  }

  /** What an enemy in reach threatens on ground that leaves it so many dice. */
  private threatOf(g: State, n: number, supported: number, limit: number): number {
    const { facts, exchange } = this;
    const e = this.foe[n];
    const open = facts.open[facts.cls[e]];
    const at = n * 2 + supported;
    if (limit === open && this.foeThreat[at] >= 0) return this.foeThreat[at];
    const led = leaderHelps(g, this.foeHex[n], enemyOf(this.battle.unitSide[this.unit])) ? 1 : 0;
    const threat = exchange.threat(g, e, led, this.unit, supported === 1 ? this.steadyMore : this.steadyAlone, limit);
    if (limit === open) this.foeThreat[at] = threat;
    return threat;
  }

  /** What the fire of an enemy threatens who stands still (0) or has to move first (1). */
  private shotOf(g: State, n: number, moved: number): number {
    const at = n * 2 + moved;
    if (this.foeShot[at] >= 0) return this.foeShot[at];
    return (this.foeShot[at] = this.exchange.shotFrom(g, this.foe[n], this.unit, this.steadyAlone, moved));
  }

  /** The worth of a hex to the unit; those around it stand as the state says, but for the unit itself. */
  at(g: State, hex: number): number {
    const { battle, facts, weights } = this;
    const { board, unitSide } = battle;
    const side = unitSide[this.unit];
    const { neighbours, distance, size } = board;
    const row = hex * size;
    let friends = 0;
    let open = 0;
    let helped = this.from >= 0 && g.hexLeader[this.from] >= 0;
    const near = g.hexLeader[hex];
    if (near >= 0 && battle.leaderSide[near] === side) helped = true;
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const h = neighbours[i];
      if (h < 0) continue;
      const u = g.hexUnit[h];
      const l = g.hexLeader[h];
      if (l >= 0 && h !== this.from && battle.leaderSide[l] === side) {
        helped = true;
        if (u < 0) friends++;
      }
      if (u < 0 || h === this.from) this.free[open++] = h;
      else if (unitSide[u] === side) friends++;
    }
    const supported = friends >= 2 ? 1 : 0;
    let near1 = 20;
    let nearest = 99;
    let worst = 0;
    let second = 0;
    let third = 0;
    const cls = facts.cls[this.unit];
    const { foe, foeHex, foeWeak, count } = this;
    const { strikes, shoots } = facts;
    const close = this.from < 0 || distance[row + this.from] > FARTHEST ? count : this.near;
    for (let n = close; n < count; n++) {
      const far = distance[row + foeHex[n]];
      const seems = far - foeWeak[n];
      if (seems < near1) near1 = seems;
      if (far < nearest) nearest = far;
    }
    for (let n = 0; n < close; n++) {
      const from = foeHex[n];
      const far = distance[row + from];
      const seems = far - foeWeak[n];
      if (seems < near1) near1 = seems;
      if (far < nearest) nearest = far;
      const e = foe[n];
      let threat = 0;
      if (far <= strikes[e] && (far === 1 || this.canCome(from, strikes[e] - 1, open))) {
        const a = facts.cls[e];
        const limit =
          far === 1
            ? facts.edge[a * facts.edges + from * 6 + board.direction[from * size + hex]]
            : facts.into[a * size + hex];
        threat = this.threatOf(g, n, supported, limit) * (far === 1 ? weights.nextToUs : weights.mustCome);
      } else if (far <= shoots[e]) {
        threat = weights.fires * this.shotOf(g, n, far <= battle.unitRange[e] ? 0 : 1);
      } else continue;
      if (threat <= third) continue;
      if (threat > worst) {
        third = second;
        second = worst;
        worst = threat;
      } else if (threat > second) {
        third = second;
        second = threat;
      } else third = threat;
    }
    this.nearest = nearest;
    if (near1 < 1) near1 = 1;
    let value = -this.weight * (near1 < this.wanted ? (this.wanted - near1) * 0.5 : near1 - this.wanted);
    if (this.goals.any) {
      const pull = this.goals.pull[side][hex];
      if (pull > value && (battle.mayExit[this.unit] !== 0 || !battle.hasExits)) value = pull;
      value += this.goals.stand[side][hex];
    }
    value -= worst + weights.second * second + weights.third * third;
    if (supported === 1 && facts.steadySupported[cls] > 0) value += weights.supported;
    if (helped) value += weights.led;
    return value;
  }

  /** Whether somebody on a hex could come onto one of the free hexes around in so many steps. */
  private canCome(from: number, steps: number, open: number): boolean {
    const { distance, size } = this.battle.board;
    for (let i = 0; i < open; i++) if (distance[from * size + this.free[i]] <= steps) return true;
    return false;
  }

  /** The worth of a leader's place: with a unit, near others, not alone before the enemy. */
  leader(g: State, leader: number, hex: number): number {
    const { battle, weights } = this;
    const { board, leaderSide, unitSide, firstUnit } = battle;
    const side = leaderSide[leader];
    const unit = g.hexUnit[hex];
    const enemy = enemyOf(side);
    let near = 20;
    for (let e = firstUnit[enemy], last = firstUnit[enemy + 1]; e < last; e++) {
      if (g.unitHex[e] < 0) continue;
      const far = board.distance[hex * board.size + g.unitHex[e]];
      if (far < near) near = far;
    }
    let value = -weights.leaderMarch * near;
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const h = board.neighbours[i];
      if (h >= 0 && g.hexUnit[h] >= 0 && unitSide[g.hexUnit[h]] === side) value += weights.leaderNear;
    }
    if (unit >= 0 && unitSide[unit] === side) {
      // His unit's last block leaves him alone in front of those who took it.
      value += weights.leaderWith + 1.5 * this.facts.open[this.facts.cls[unit]];
      if (near <= 2 && g.unitBlocks[unit] === 1) value -= 16;
    } else if (near <= 1) value -= 40;
    else if (near <= 3) value -= 18;
    return value;
  }
}
