// Who can hit whom in his next round, by dice arithmetic: every piece of a side against the enemy it can hurt most, in contact, by
// coming up, and by shooting. What is added up stands in `sums`, by side.

import { hasWall } from '../../games/dark-ages/rules/fight.ts';
import { ASSAULT_FIGHT, LEADERS, MELEE_FIGHT, type State, WOODS } from '../../games/dark-ages/rules/state.ts';
import type { Exchange } from './policy-fights.ts';
import { AT_LEAST, chances, MOST_DICE, SHARE, type Sight } from './policy-sight.ts';

export const THREATS = [
  'hits in contact',
  'kills in contact',
  'routs in contact',
  'hits coming up',
  'kills coming up',
  'routs coming up',
  'hits by shots',
  'kills by shots',
  'danger to leaders',
  'units in contact',
] as const;

const CONTACT = 0;
const COMING = 3;
const SHOTS = 6;
const DANGER = 8;
const TOUCHING = 9;
/** A six twice in a row kills a leader. */
const FATAL = 1 / 36;
/** Units that a card moves on average, leaders' groups counted. */
const MOVERS = 3;
const PLAIN = { cards: 0 };

export class Threats {
  readonly sums = [new Float64Array(THREATS.length), new Float64Array(THREATS.length)];
  /** By side: the chance that nobody of the other side is eliminated in its next round. */
  readonly spared = new Float64Array(2);
  private readonly sight: Sight;
  private readonly exchange: Exchange;
  private readonly best = new Float64Array(3);
  private readonly most = new Float64Array(3 * MOVERS);

  constructor(sight: Sight, exchange: Exchange) {
    this.sight = sight;
    this.exchange = exchange;
  }

  reckon(g: State): void {
    this.side(g, 0);
    this.side(g, 1);
  }

  private side(g: State, side: number): void {
    const { firstUnit, firstLeader, ranged } = g.battle;
    const sums = this.sums[side];
    sums.fill(0);
    this.most.fill(0);
    this.spared[side] = 1;
    for (let p = firstUnit[side]; p < firstUnit[side + 1]; p++) {
      if (g.unitHex[p] < 0 || g.cubes[p] === 0) continue;
      if (ranged[p] === 1 && this.sight.attack(g, p) === 0) this.shooter(g, p, sums);
      else this.fighter(g, p, sums);
    }
    for (let p = firstLeader[side]; p < firstLeader[side + 1]; p++) {
      const hex = g.unitHex[p];
      if (hex >= 0 && g.hexUnit[hex] < 0 && g.cubes[p] > 0) this.fighter(g, p, sums);
    }
    for (let n = 0; n < MOVERS; n++) {
      for (let i = 0; i < 3; i++) sums[COMING + i] += this.most[3 * n + i];
      this.spared[side] *= 1 - this.most[3 * n + 1];
    }
  }

  /** The best target of a piece that fights hand to hand: in contact, else one that it can come up to. */
  private fighter(g: State, p: number, sums: Float64Array): void {
    const { battle } = g;
    const { board, firstUnit, firstLeader, move } = battle;
    const enemy = 1 - battle.seat[p];
    const row = g.unitHex[p] * board.size;
    const row0 = this.sight.attack(g, p);
    if (row0 === 0) return;
    const { best } = this;
    best.fill(0);
    let touching = false;
    const reach = move[p] + 1;
    for (let d = firstUnit[enemy], end = firstLeader[enemy + 1]; d < end; d++) {
      if (d === firstUnit[enemy + 1]) d = firstLeader[enemy];
      if (d >= end) break;
      const at = g.unitHex[d];
      if (at < 0 || (d >= LEADERS && g.hexUnit[at] >= 0)) continue;
      const far = board.distance[row + at];
      if (far > reach || (touching && far > 1)) continue;
      if (far === 1 && !touching) {
        touching = true;
        best.fill(0);
      }
      const kind = far === 1 ? MELEE_FIGHT : ASSAULT_FIGHT;
      const dice = this.exchange.attackDice(g, kind, p, g.unitHex[p], at, 0);
      this.weigh(g, d, at, row0, dice, hasWall(g, PLAIN, d) ? 1 : 0, sums);
    }
    if (touching) {
      sums[TOUCHING]++;
      for (let i = 0; i < 3; i++) sums[CONTACT + i] += best[i];
      this.spared[battle.seat[p]] *= 1 - best[1];
    } else if (best[0] > 0) this.comesUp();
  }

  private shooter(g: State, p: number, sums: Float64Array): void {
    const { board, firstUnit, seat } = g.battle;
    const enemy = 1 - seat[p];
    const hex = g.unitHex[p];
    const range = this.sight.range(g, p);
    const row = this.sight.fire(g, p);
    const { best } = this;
    best.fill(0);
    for (let d = firstUnit[enemy], end = firstUnit[enemy + 1]; d < end; d++) {
      const at = g.unitHex[d];
      if (at < 0) continue;
      const far = board.distance[hex * board.size + at];
      if (far > range || g.hexTerrain[at] === WOODS) continue;
      this.weigh(g, d, at, row, g.cubes[p], 0, sums);
    }
    sums[SHOTS] += best[0];
    sums[SHOTS + 1] += best[1];
  }

  /** Keeps the target that is hurt most: hits, the chance to eliminate it and the chance to rout it. */
  private weigh(g: State, d: number, at: number, row: number, dice: number, wall: number, sums: Float64Array): void {
    const spared = wall + (g.hexTerrain[at] === WOODS ? 1 : 0);
    const bears = 2 * g.cubes[d] + g.grey[d];
    const first = chances(row, dice);
    const need = bears + spared;
    const hits = dice * SHARE[row] - spared;
    const kill = need <= MOST_DICE ? AT_LEAST[first + need] : 0;
    const rout = bears > 1 && need - 1 <= MOST_DICE ? AT_LEAST[first + need - 1] : 0;
    if (d < LEADERS && g.hexLeader[at] >= 0) sums[DANGER] += FATAL * dice;
    const { best } = this;
    if (hits + 2 * rout + 3 * kill <= best[0] + 2 * best[2] + 3 * best[1]) return;
    best[0] = hits > 0 ? hits : 0;
    best[1] = kill;
    best[2] = rout;
  }

  /** Only a few can come up in a round: the best of them count. */
  private comesUp(): void {
    const { best, most } = this;
    let hits = best[0];
    let kill = best[1];
    let rout = best[2];
    for (let n = 0; n < MOVERS; n++) {
      const at = 3 * n;
      if (hits <= most[at]) continue;
      const lessHits = most[at];
      const lessKill = most[at + 1];
      const lessRout = most[at + 2];
      most[at] = hits;
      most[at + 1] = kill;
      most[at + 2] = rout;
      hits = lessHits;
      kill = lessKill;
      rout = lessRout;
    }
  }
}
