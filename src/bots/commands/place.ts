// What it is worth to stand on a hex: what can attack a unit there in the enemy's next turn, how far it is from the enemy or from
// ground that counts, and who is beside it. A unit is looked at once (`begin`), then hex after hex (`at`).

import { enemyOf, leaderHelps } from '../../families/commands/rules/standing.ts';
import { type Battle, groundOf, MAX_HEXES, MAX_UNITS, type State } from '../../families/commands/rules/state.ts';
import type { Exchange } from './exchange.ts';
import type { Facts } from './facts.ts';
import { COMES, Foes, SHOOTS, STRIKES } from './foes.ts';
import type { Goals } from './goals.ts';
import { IGNORED } from './spreads.ts';
import type { Weights } from './weights.ts';

/** More than anything else that a hex is worth. */
const WINS = 1000;

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
  /** Each side as the other sees it, and the one that the unit looked at has before it. */
  private readonly foes: readonly [Foes, Foes];
  private seen: Foes;
  /** What an enemy threatens in the open, by enemy, unit and flags ignored, and its fire, with the stamp of when it was noted. */
  private readonly threats = new Float64Array(MAX_UNITS * MAX_UNITS * IGNORED);
  private readonly threatStamp = new Int32Array(MAX_UNITS * MAX_UNITS * IGNORED);
  private readonly shots = new Float64Array(MAX_UNITS * MAX_UNITS * IGNORED * 2);
  private readonly shotStamp = new Int32Array(MAX_UNITS * MAX_UNITS * IGNORED * 2);

  /** By unit and hex: the worth as it was reckoned last, and when that was (`clock` of the foes). */
  private readonly worths: Float64Array;
  private readonly reckoned: Float64Array;
  /** By unit: where it was seen last, led or not, and since when it stands there; of the unit looked at, since when its worths hold. */
  private readonly stood = new Int16Array(MAX_UNITS).fill(-99);
  private readonly changed = new Float64Array(MAX_UNITS);
  private since = 0;
  /** Who stood where, and the banners, at the last look; and the ground. */
  private readonly looked: Int32Array;
  private ground = -1;

  constructor(exchange: Exchange, facts: Facts, goals: Goals, weights: Weights) {
    this.battle = facts.battle;
    this.facts = facts;
    this.weights = weights;
    this.exchange = exchange;
    this.goals = goals;
    this.foes = [new Foes(facts, 0), new Foes(facts, 1)];
    this.seen = this.foes[1];
    this.looked = new Int32Array(facts.battle.unitCount + facts.battle.leaderCount + 1).fill(-99);
    this.worths = new Float64Array(facts.battle.unitCount * MAX_HEXES);
    this.reckoned = new Float64Array(facts.battle.unitCount * MAX_HEXES).fill(-1);
  }

  /** Notes where both sides stand; what is asked afterwards is asked of states in which the other side stands there. */
  look(g: State): void {
    const [top, bottom] = this.foes;
    if (this.differs(g)) {
      top.look(g);
      bottom.look(g);
    }
    // Tiles and goals come and go seldom.
    const ground = this.goals.changes * 0x10000 + g.cleared;
    if (ground === this.ground) return;
    this.ground = ground;
    top.forgetAll();
    bottom.forgetAll();
  }

  /** Whether anybody stands elsewhere, or is weaker or stronger, than at the last look. */
  private differs(g: State): boolean {
    const { looked } = this;
    const { unitCount, leaderCount } = this.battle;
    const { unitHex, unitBlocks, leaderHex } = g;
    let differs = 0;
    let at = 0;
    for (let u = 0; u < unitCount; u++, at++) {
      const piece = (unitHex[u] & 0xff) | (unitBlocks[u] << 8);
      differs |= looked[at] ^ piece;
      looked[at] = piece;
    }
    for (let l = 0; l < leaderCount; l++, at++) {
      differs |= looked[at] ^ leaderHex[l];
      looked[at] = leaderHex[l];
    }
    const banners = g.banners[0] | (g.banners[1] << 8);
    differs |= looked[at] ^ banners;
    looked[at] = banners;
    return differs !== 0;
  }

  /** Looks at a unit of the state: everybody else stands where he stands now. */
  begin(g: State, unit: number): void {
    const { battle, facts, weights } = this;
    const { unitSide, unitType } = battle;
    const side = unitSide[unit];
    const enemy = enemyOf(side);
    const cls = facts.cls[unit];
    const type = unitType[unit];
    const from = g.unitHex[unit];
    const led = from >= 0 && g.hexLeader[from] >= 0;
    this.unit = unit;
    this.from = from;
    const close = facts.open[cls];
    this.weight = close >= 3 ? weights.march : weights.marchLight;
    const range = battle.unitRange[unit];
    this.range = range;
    // Those who shoot better than they fight keep their distance: the less they like to close, the farther off.
    this.wanted = range > 0 && (close <= 2 || range >= 4) ? Math.min(2, range) : 1;
    const full = g.unitBlocks[unit] === type.blocks ? 1 : 0;
    let steady = facts.steady[cls * 2 + full];
    if (led) steady += facts.steadyLed[cls];
    this.steadyAlone = Math.min(3, steady);
    this.steadyMore = Math.min(3, steady + facts.steadySupported[cls]);
    const seen = this.foes[enemy];
    this.seen = seen;
    const stands = 2 * from + (led ? 1 : 0);
    if (this.stood[unit] !== stands) {
      this.stood[unit] = stands;
      this.changed[unit] = ++seen.clock;
    }
    this.since = Math.max(seen.begun, this.changed[unit]);
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
  private threatOf(g: State, e: number, supported: number, limit: number): number {
    const { facts, exchange } = this;
    const ignored = supported === 1 ? this.steadyMore : this.steadyAlone;
    const open = limit === facts.open[facts.cls[e]];
    const at = (e * MAX_UNITS + this.unit) * IGNORED + ignored;
    if (open && this.threatStamp[at] === this.seen.stamp) return this.threats[at];
    const led = leaderHelps(g, g.unitHex[e], this.battle.unitSide[e]) ? 1 : 0;
    const threat = exchange.threat(g, e, led, this.unit, ignored, limit);
    if (open) {
      this.threats[at] = threat;
      this.threatStamp[at] = this.seen.stamp;
    }
    return threat;
  }

  /** What the fire of an enemy threatens who stands still (0) or has to move first (1). */
  private shotOf(g: State, e: number, moved: number): number {
    const at = ((e * MAX_UNITS + this.unit) * IGNORED + this.steadyAlone) * 2 + moved;
    if (this.shotStamp[at] === this.seen.stamp) return this.shots[at];
    this.shotStamp[at] = this.seen.stamp;
    return (this.shots[at] = this.exchange.shotFrom(g, e, this.unit, this.steadyAlone, moved));
  }

  /** The worth of a hex to the unit; those around it stand as the state says, but for the unit itself. */
  at(g: State, hex: number): number {
    const { seen, reckoned, worths } = this;
    const at = this.unit * MAX_HEXES + hex;
    const when = reckoned[at];
    if (when < this.since || when < seen.changed[hex]) {
      worths[at] = this.reckon(g, hex);
      reckoned[at] = seen.clock;
    }
    this.nearest = seen.nearest[hex];
    return worths[at];
  }

  private reckon(g: State, hex: number): number {
    const { battle, facts, weights, seen, from } = this;
    const { distance, direction, size } = battle.board;
    const side = battle.unitSide[this.unit];
    // Next to where it stands the unit itself is missing.
    const apart = from < 0 || distance[hex * size + from] !== 1;
    let open = 0;
    if (apart) seen.seeAll(g, hex);
    else {
      seen.see(hex);
      open = seen.around(g, hex, from);
    }
    const supported = (apart ? seen.friends[hex] : seen.beside) >= 2 ? 1 : 0;
    const helped = (apart ? seen.helped[hex] === 1 : seen.led) || (from >= 0 && g.hexLeader[from] >= 0);
    let worst = 0;
    let second = 0;
    let third = 0;
    for (let n = hex * MAX_UNITS, end = n + seen.count[hex]; n < end; n++) {
      const e = seen.who[n];
      const does = apart ? seen.does[n] : seen.harm(g, e, seen.far[n], open);
      let threat = 0;
      if (does === COMES) {
        threat = weights.mustCome * this.threatOf(g, e, supported, facts.into[facts.cls[e] * size + hex]);
      } else if (does === STRIKES) {
        const by = g.unitHex[e];
        const limit = facts.edge[facts.cls[e] * facts.edges + by * 6 + direction[by * size + hex]];
        threat = weights.nextToUs * this.threatOf(g, e, supported, limit);
      } else if (does === SHOOTS) {
        threat = weights.fires * this.shotOf(g, e, seen.far[n] <= battle.unitRange[e] ? 0 : 1);
      }
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
    let near = seen.draws[hex];
    if (near < 1) near = 1;
    let value = -this.weight * (near < this.wanted ? (this.wanted - near) * 0.5 : near - this.wanted);
    if (this.goals.any) {
      const pull = this.goals.pull[side][hex];
      if (pull > value && (battle.mayExit[this.unit] !== 0 || !battle.hasExits)) value = pull;
      value += this.goals.stand[side][hex];
      if (this.goals.gains[side][hex] === 1 && hex !== from) {
        // After the last banner nobody strikes any more.
        if (g.banners[side] + 1 >= battle.goals[side]) return WINS;
        value += this.exchange.worth.banner[side];
      }
    }
    if (worst > 0) {
      let risk = worst + weights.second * second + weights.third * third;
      if (from >= 0 && g.hexLeader[from] >= 0) risk *= 1 + weights.leaderRisk;
      if (!this.mayGoBack(g, hex, side)) risk *= 1 + weights.cornered;
      value -= risk;
    }
    if (supported === 1 && facts.steadySupported[facts.cls[this.unit]] > 0) value += weights.supported;
    if (helped) value += weights.led;
    return value;
  }

  /** Whether a unit on a hex has one behind it onto which it could go back. */
  private mayGoBack(g: State, hex: number, side: number): boolean {
    const { back, size } = this.battle.board;
    const entry = groundOf(g).entry[this.unit];
    const at = (side * size + hex) * 2;
    for (let i = at; i < at + 2; i++) {
      const to = back[i];
      if (to >= 0 && (g.hexUnit[to] < 0 || to === this.from) && entry[to] !== 0) return true;
    }
    return false;
  }

  /** The worth of a leader's place: with a unit, near others, not alone before the enemy. */
  leader(g: State, leader: number, hex: number): number {
    const { battle, weights } = this;
    const { board, leaderSide, unitSide } = battle;
    const side = leaderSide[leader];
    const unit = g.hexUnit[hex];
    const foes = this.foes[enemyOf(side)];
    foes.see(hex);
    const near = Math.min(20, foes.nearest[hex]);
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
