// How good a hex is for a piece, reckoned as if it stood there: its ground, the way to the enemy, whom it could attack from there
// in this round, and who could attack it in the next [D Movement] [D Assault] [D Ranged combat].

import { strikesAcross } from '../../games/dark-ages/rules/attacks.ts';
import { engages, isRouted, sideAt } from '../../games/dark-ages/rules/ground.ts';
import { hiddenInWoods, lineIsFree } from '../../games/dark-ages/rules/shots.ts';
import {
  ASSAULT_FIGHT,
  ESCARPMENT,
  FIRE_FIGHT,
  isLeader,
  MELEE_FIGHT,
  pieceAt,
  type State,
  WOODS,
} from '../../games/dark-ages/rules/state.ts';
import { Exchange } from './policy-fights.ts';
import { Nearest } from './policy-nearest.ts';
import { Roads } from './policy-roads.ts';
import type { RoleWeights } from './policy-weights.ts';
import type { Stakes } from './policy-worth.ts';

/** For a unit with a leader, while half of the time is left: it is in less of a hurry than anybody. */
const LEADERS_HANG_BACK = -0.15;

export class Places {
  readonly stakes: Stakes;
  readonly exchange: Exchange;
  readonly roads: Roads;
  private readonly near: Nearest;
  /** What the seat that decides weighs, and its enemy. */
  mine: RoleWeights;
  theirs: RoleWeights;
  /** What own losses weigh now, and what is left of the enemy's threats. */
  own = 1;
  private calm = 1;

  constructor(battle: State['battle'], stakes: Stakes) {
    this.stakes = stakes;
    this.exchange = new Exchange(stakes);
    this.roads = new Roads();
    this.near = new Nearest(battle, this.roads);
    [this.mine, this.theirs] = stakes.weights.roles;
  }

  begin(g: State, seat: number): void {
    const { roles } = this.stakes.weights;
    this.stakes.begin(g, seat);
    this.roads.begin(g);
    this.near.begin(g, 1 - seat);
    this.mine = roles[seat === g.battle.playerA ? 0 : 1];
    this.theirs = roles[seat === g.battle.playerA ? 1 : 0];
    this.own = this.mine.own * (1 - this.mine.ownLate * this.stakes.late);
    this.calm = g.handCount[1 - seat] === 0 ? this.mine.calm : 1;
  }

  /** Hexes to the nearest enemy as the crow flies. */
  nearest(g: State, hex: number, enemy: number): number {
    return this.near.crow(g, hex, enemy);
  }

  /** What lies between a unit and the nearest enemy that counts, weighed. */
  toGo(g: State, piece: number, hex: number): number {
    const { mine, stakes } = this;
    if (mine.approach === 0) return 0;
    const { ranged, range, seat } = g.battle;
    let far = this.near.way(g, piece, hex, 1 - seat[piece]);
    // Bows are there when they have somebody in range.
    far -= ranged[piece] === 1 ? range[piece] : 1;
    if (far <= 0) return 0;
    // Units with leaders come up behind the others: a battle is sooner lost with the last leader than with time.
    const { late } = stakes;
    const gone = g.hexLeader[g.unitHex[piece]] < 0 ? late : LEADERS_HANG_BACK + (late > 0.5 ? 2 * late - 1 : 0);
    return mine.approach * (1 + mine.haste * gone) * stakes.strikes(g, piece) * g.cubes[piece] * far;
  }

  /** A melee of the unit in this round, and what the enemies next to it do in theirs. */
  contact(g: State, piece: number, hex: number, fights: boolean): number {
    const { exchange, mine, theirs } = this;
    const { board, seat, ranged, hasSides } = g.battle;
    const own = seat[piece];
    let melee = Number.NEGATIVE_INFINITY;
    let worst = 0;
    let all = 0;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || seat[p] === own) continue;
      const side = hasSides ? sideAt(g, hex, d) : 0;
      if (side === ESCARPMENT) continue;
      if (fights && strikesAcross(g, piece, side)) {
        const gain = exchange.gain(g, MELEE_FIGHT, piece, hex, p, to, this.own);
        if (gain > melee) melee = gain;
      }
      if (g.cubes[p] === 0 || !engages(g, p) || !strikesAcross(g, p, side)) continue;
      const threat = exchange.gain(g, MELEE_FIGHT, p, to, piece, hex, theirs.own);
      if (threat <= 0) continue;
      all += threat;
      if (threat > worst) worst = threat;
    }
    if (melee === Number.NEGATIVE_INFINITY || (melee < 0 && ranged[piece] === 1)) melee = 0;
    const threat = this.calm * (mine.adjacent * worst + mine.more * (all - worst));
    return fights ? mine.melee * melee - threat : -threat;
  }

  /** What enemies who could come and assault the piece would do to it, by the worst of them. */
  threat(g: State, piece: number, hex: number): number {
    const { board, seat, firstUnit, move, mounted, ranged } = g.battle;
    const { exchange, theirs, stakes } = this;
    const enemy = 1 - seat[piece];
    const row = hex * board.size;
    const runs = ranged[piece] === 1 || mounted[piece] === 1 || isLeader(piece);
    let worst = 0;
    for (let p = firstUnit[enemy], end = firstUnit[enemy + 1]; p < end; p++) {
      const at = g.unitHex[p];
      if (at < 0) continue;
      const far = board.distance[row + at];
      if (far < 2 || far > move[p] + 1 || g.cubes[p] === 0 || ranged[p] === 1) continue;
      if ((mounted[p] === 1 && g.hexTerrain[hex] === WOODS) || !this.wayIn(g, p, at, hex, piece)) continue;
      let gain = exchange.gain(g, ASSAULT_FIGHT, p, at, piece, hex, theirs.own);
      if (gain <= worst) continue;
      if (runs && mounted[p] === 0) {
        const hit = stakes.loss(g, piece, 1);
        if (hit < gain) gain = hit;
      }
      if (gain > worst) worst = gain;
    }
    return worst;
  }

  /** Whether an enemy has a free hex next to the piece that it could come to. */
  private wayIn(g: State, p: number, at: number, hex: number, piece: number): boolean {
    const { board, move } = g.battle;
    const ways = this.roads.from(g, p, at);
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      if (to < 0 || ways[to] > move[p]) continue;
      const there = pieceAt(g, to);
      if (there < 0 || there === piece) return true;
    }
    return false;
  }

  /** The best shot from a hex; 0 for none. */
  bestShot(g: State, piece: number, hex: number): number {
    const { firstUnit, firstLeader, seat } = g.battle;
    const enemy = 1 - seat[piece];
    if (g.battle.crossbows[piece] === 1 && g.loaded[piece] === 0) return 0;
    const units = this.shotAmong(g, piece, hex, firstUnit[enemy], firstUnit[enemy + 1]);
    const leaders = this.shotAmong(g, piece, hex, firstLeader[enemy], firstLeader[enemy + 1]);
    return units > leaders ? units : leaders;
  }

  private shotAmong(g: State, piece: number, hex: number, first: number, end: number): number {
    const { board } = g.battle;
    const row = hex * board.size;
    const range = this.stakes.sight.range(g, piece);
    let best = 0;
    for (let p = first; p < end; p++) {
      const at = g.unitHex[p];
      if (at < 0 || board.distance[row + at] > range || !this.mayHit(g, piece, hex, p, at)) continue;
      const gain = this.exchange.gain(g, FIRE_FIGHT, piece, hex, p, at, 1);
      if (gain > best) best = gain;
    }
    return best;
  }

  /** What the bows of the enemy would do to a piece on a hex, by the worst of them. */
  private shotAt(g: State, piece: number, hex: number): number {
    const { board, seat, shooters } = g.battle;
    const bows = shooters[1 - seat[piece]];
    let worst = 0;
    for (let i = 0; i < bows.length; i++) {
      const p = bows[i];
      const at = g.unitHex[p];
      if (at < 0 || g.cubes[p] === 0) continue;
      const far = board.distance[hex * board.size + at];
      if (far < 2 || far > this.stakes.sight.range(g, p) || !this.mayHit(g, p, at, piece, hex)) continue;
      const gain = this.exchange.gain(g, FIRE_FIGHT, p, at, piece, hex, 1);
      if (gain > worst) worst = gain;
    }
    return worst;
  }

  private mayHit(g: State, piece: number, from: number, p: number, to: number): boolean {
    const { hooks, crossbows } = g.battle;
    if (isLeader(p) && g.hexUnit[to] >= 0) return false;
    if (hiddenInWoods(g, from, to)) return false;
    const { sheltered, barsFire } = hooks;
    for (let i = 0; i < sheltered.length; i++) if (sheltered[i].sheltered?.(g, p)) return false;
    for (let i = 0; i < barsFire.length; i++) if (barsFire[i].barsFire?.(g, from, to)) return false;
    return lineIsFree(g, crossbows[piece] === 1, from, to);
  }

  /** Own units beside a hex. */
  private friends(g: State, piece: number, hex: number): number {
    const { board, seat } = g.battle;
    let count = 0;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : g.hexUnit[to];
      if (p >= 0 && p !== piece && seat[p] === seat[piece] && g.cubes[p] > 0) count++;
    }
    return count;
  }

  /** The place of a leader: who is with him and around him. `unit` is who is with him there, -1 for nobody. */
  leaderPlace(g: State, leader: number, hex: number, unit: number): number {
    const { weights } = this.stakes;
    const { board, seat: seats } = g.battle;
    const seat = seats[leader];
    let value = unit >= 0 ? weights.attached + (g.grey[unit] > 0 ? weights.toRally : 0) : 0;
    let enemies = 0;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || p === leader || p === unit) continue;
      if (seats[p] !== seat) enemies++;
      else value += weights.led + (g.grey[p] > 0 ? weights.toRally : 0);
    }
    value -= enemies * weights.front * this.stakes.leader[seat];
    // Next to the enemy he is as safe as the unit with him.
    if (enemies > 0 && (unit < 0 || g.cubes[unit] < 2)) {
      value -= (unit < 0 ? weights.bare : weights.thin) * this.stakes.leader[seat];
    }
    return value;
  }

  /**
   * How good it is for a unit to stand on a hex when its move is over: `moved` when it comes from elsewhere, `spent` when it has
   * assaulted and fights no more in this round.
   */
  stand(g: State, piece: number, hex: number, near: number, moved: boolean, spent: boolean): number {
    const { mine, stakes } = this;
    const { battle } = g;
    let value = mine.ground * stakes.weights.ground[g.hexTerrain[hex]] - this.toGo(g, piece, hex);
    if (near > 5) return value;
    value += mine.support * this.friends(g, piece, hex);
    const leader = g.hexLeader[g.unitHex[piece]];
    if (leader >= 0) value += this.leaderPlace(g, leader, hex, piece);
    if (near === 1) {
      const contact = this.contact(g, piece, hex, !spent);
      value += spent ? (mine.after / (mine.adjacent + 1e-9)) * contact : contact;
    }
    if (battle.ranged[piece] === 1 && near > 1)
      value += (moved ? mine.shot : mine.shotNow) * this.bestShot(g, piece, hex);
    const reach = spent ? mine.after : mine.reach;
    if (near <= 4) {
      value -= this.calm * reach * this.threat(g, piece, hex);
      if (mine.shots !== 0) value -= this.calm * mine.shots * this.shotAt(g, piece, hex);
    }
    return value;
  }

  /** The place of a leader by himself. */
  standLeader(g: State, leader: number, hex: number): number {
    const unit = g.hexUnit[hex];
    let value = this.leaderPlace(g, leader, hex, unit);
    if (unit < 0) {
      value -= this.calm * this.mine.reach * this.threat(g, leader, hex);
    } else if (isRouted(g, unit)) value -= this.stakes.weights.thin * this.stakes.leader[g.battle.seat[leader]];
    return value;
  }
}
