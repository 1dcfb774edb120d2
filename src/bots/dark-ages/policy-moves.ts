// Where a move should lead: every hex that the piece can reach is weighed, with the hits of the way and the assault at its end
// [D Movement] [D Disengagement] [D Assault].

import { canAttack, mayEvade, strikesAcross } from '../../games/dark-ages/rules/attacks.ts';
import {
  enemyTouches,
  entryHits,
  hasRoom,
  hillsOf,
  moveCost,
  passable,
  sideAt,
  stopsCavalry,
} from '../../games/dark-ages/rules/ground.ts';
import { disengageHits } from '../../games/dark-ages/rules/questions.ts';
import {
  ASSAULT_FIGHT,
  BY_EVENT,
  FRESH,
  HALTED,
  isLeader,
  MAX_HEXES,
  NO_ASSAULT,
  pieceAt,
  SLOPE,
  STREAM,
  type State,
  VANGUARD,
  WADED,
  WOODS,
} from '../../games/dark-ages/rules/state.ts';
import { findSteps, type Mover, stepHexes } from '../../games/dark-ages/rules/steps.ts';
import { STEP } from '../../games/dark-ages/tables/verbs.ts';
import { choiceOf } from '../../kernel/choice.ts';
import type { Whim } from '../general/brings.ts';
import { Memo } from './policy-memo.ts';
import type { Places } from './policy-places.ts';

/** Where an enemy is no matter yet: beyond a unit's own move. */
const FAR_OFF = 4;

/** A move as it stands: what a frame of it has, or what it would begin with. */
export interface March extends Mover {
  readonly steps: number;
}

interface Beginning extends March {
  unit: number;
  points: number;
  flags: number;
  hills: number;
  mustEnter: number;
  steps: number;
}

export class Moves {
  private readonly places: Places;
  private readonly memo = new Memo();
  private whim: Whim | null = null;
  private readonly beginning: Beginning = { unit: 0, points: 0, flags: 0, hills: 0, mustEnter: 0, steps: 0 };
  /** By hex: the least points spent, the first hex of the way, hits on it and flags. */
  private readonly spent = new Uint8Array(MAX_HEXES);
  private readonly first = new Int16Array(MAX_HEXES);
  private readonly hits = new Uint8Array(MAX_HEXES);
  private readonly flags = new Uint8Array(MAX_HEXES);
  private readonly hills = new Int32Array(MAX_HEXES);
  private readonly queue = new Int16Array(MAX_HEXES);
  /** The first hex of the best way, -1 to stay; the hex to assault at once, or -1. */
  step = -1;
  assault = -1;
  private target = -1;

  constructor(places: Places) {
    this.places = places;
    this.spent.fill(255);
  }

  begin(g: State, seat: number, whim: Whim | null): void {
    const { places } = this;
    this.whim = whim;
    this.memo.begin(g, seat, places.stakes.late, places.roads.ground, whim);
  }

  /** The gain of a piece's best move from the beginning. */
  march(g: State, piece: number): number {
    const m = this.beginning;
    m.unit = piece;
    m.points = g.battle.move[piece];
    m.flags = enemyTouches(g, g.unitHex[piece], g.battle.seat[piece]) ? 0 : FRESH;
    m.hills = 0;
    m.mustEnter = 0;
    m.steps = 0;
    return this.plan(g, m);
  }

  /** How much better the best way is than staying where the piece is. */
  plan(g: State, m: March): number {
    const { memo } = this;
    const facts =
      m.points ^ (m.flags << 4) ^ (m.steps > 0 ? 1 << 12 : 0) ^ (m.mustEnter << 13) ^ Math.imul(m.hills, 0x9e3779b9);
    const known = memo.knows(g, m.unit, m.points, facts);
    if (!known) memo.keep(this.reckon(g, m), this.step, this.assault);
    this.step = memo.step;
    this.assault = memo.assault;
    return memo.gain;
  }

  private reckon(g: State, m: March): number {
    const { places } = this;
    const { unit } = m;
    const { seat, playerA } = g.battle;
    const from = g.unitHex[unit];
    this.step = -1;
    this.assault = -1;
    if (isLeader(unit)) return this.leader(g, m);
    const near = places.nearest(g, from, 1 - seat[unit]);
    // A unit of Player B far from the enemy has no reason to move but bad ground.
    if (
      seat[unit] !== playerA &&
      places.mine.approach === 0 &&
      near > m.points + FAR_OFF &&
      places.stakes.weights.ground[g.hexTerrain[from]] >= 0
    )
      return 0;
    const stay = places.stand(g, unit, from, near, m.steps > 0, false);
    let best = stay;
    if (m.steps > 0 && m.mustEnter === 0 && near === 1) {
      const gain = this.bestAssault(g, unit, from, m.flags);
      if (this.target >= 0) {
        const value = gain + places.stand(g, unit, from, near, true, true);
        if (value > best) {
          best = value;
          this.assault = this.target;
        }
      }
    }
    return this.spread(g, m, best) - stay;
  }

  private lean(unit: number, hex: number): number {
    return this.whim === null ? 0 : this.places.stakes.weights.doubt.move * this.whim.of(choiceOf(STEP, unit, hex));
  }

  /** The best assault on an enemy next to a hex that the unit has come to; `target` has its hex. */
  private bestAssault(g: State, unit: number, hex: number, flags: number): number {
    const { board, seat, hasSides, mounted } = g.battle;
    const { exchange, own, stakes } = this.places;
    let best = Number.NEGATIVE_INFINITY;
    this.target = -1;
    if ((flags & (FRESH | NO_ASSAULT)) !== FRESH || !canAttack(g, unit)) return best;
    const vanguard = (flags & VANGUARD) !== 0;
    if (!vanguard && ((flags & WADED) !== 0 || g.hexTerrain[hex] === STREAM)) return best;
    for (let d = 0; d < 6; d++) {
      const to = board.neighbours[hex * 6 + d];
      const p = to < 0 ? -1 : pieceAt(g, to);
      if (p < 0 || seat[p] === seat[unit]) continue;
      const side = hasSides ? sideAt(g, hex, d) : 0;
      if (!strikesAcross(g, unit, side)) continue;
      if (!vanguard && (side === SLOPE || (mounted[unit] === 1 && g.hexTerrain[to] === WOODS))) continue;
      let gain = exchange.gain(g, ASSAULT_FIGHT, unit, hex, p, to, own);
      if (mounted[unit] === 0 && mayEvade(g, p, unit)) {
        const run = stakes.loss(g, p, 1);
        if (run < gain) gain = run;
      }
      if (gain <= best) continue;
      best = gain;
      this.target = to;
    }
    return best;
  }

  private leader(g: State, m: March): number {
    const { places } = this;
    const { unit } = m;
    const stay = places.standLeader(g, unit, g.unitHex[unit]);
    let best = stay;
    const count = findSteps(g, m);
    for (let i = 0; i < count; i++) {
      const hex = stepHexes[i];
      const value = places.standLeader(g, unit, hex) + this.lean(unit, hex);
      if (value <= best + 0.05) continue;
      best = value;
      this.step = hex;
    }
    return best - stay;
  }

  private spread(g: State, m: March, least: number): number {
    const { unit } = m;
    const { queue, spent, first, hits, flags, hills } = this;
    const { battle } = g;
    const start = g.unitHex[unit];
    if ((m.flags & HALTED) !== 0 || m.points <= 0) return least;
    const mounted = battle.mounted[unit] === 1;
    const near = battle.board.neighbours;
    let tail = 0;
    spent[start] = 0;
    hits[start] = 0;
    flags[start] = m.flags;
    hills[start] = m.hills;
    queue[tail++] = start;
    for (let head = 0; head < tail; head++) {
      const from = queue[head];
      if ((flags[from] & HALTED) !== 0 || spent[from] >= m.points) continue;
      for (let d = 0; d < 6; d++) {
        const to = near[from * 6 + d];
        if (to < 0 || spent[to] !== 255 || !hasRoom(g, unit, to) || !passable(g, unit, from, d)) continue;
        if (from === start && ((m.mustEnter > 0 && to !== m.mustEnter - 1) || this.barred(g, m, to))) continue;
        const cost = mounted ? spent[from] + moveCost(g, unit, from, to, hills[from], m.flags) : spent[from] + 1;
        if (cost > m.points) continue;
        spent[to] = cost;
        first[to] = from === start ? to : first[from];
        hits[to] = hits[from] + entryHits(g, unit, from, to, m.flags);
        if (from === start && (m.steps > 0 || (m.flags & FRESH) === 0)) hits[to] += disengageHits(g, unit, from, to);
        let flag = flags[from];
        if (g.hexTerrain[to] === STREAM) flag |= WADED;
        if (mounted && (m.flags & VANGUARD) === 0 && stopsCavalry(g, to)) flag |= HALTED;
        flags[to] = flag;
        hills[to] = mounted ? hills[from] | hillsOf(g, from, to) : 0;
        queue[tail++] = to;
      }
    }
    const best = this.weigh(g, unit, tail, least);
    for (let i = 0; i < tail; i++) spent[queue[i]] = 255;
    return best;
  }

  /** The best of the hexes that were reached. */
  private weigh(g: State, unit: number, tail: number, least: number): number {
    const { places, queue, hits } = this;
    const enemy = 1 - g.battle.seat[unit];
    let best = least;
    for (let i = 1; i < tail; i++) {
      const to = queue[i];
      const near = places.nearest(g, to, enemy);
      let value = places.stand(g, unit, to, near, true, false);
      if (near === 1) {
        const gain = this.bestAssault(g, unit, to, this.flags[to]);
        if (this.target >= 0) {
          const after = gain + places.stand(g, unit, to, near, true, true);
          if (after > value) value = after;
        }
      }
      if (hits[to] > 0) value -= places.own * places.stakes.loss(g, unit, hits[to]);
      value += this.lean(unit, to);
      if (value <= best) continue;
      best = value;
      this.step = this.first[to];
      this.assault = -1;
    }
    return best;
  }

  /** Rules of a scenario that keep the piece from its next hex. */
  private barred(g: State, m: March, to: number): boolean {
    if (g.battle.plainSteps) return false;
    const { barsEntry, barsMove } = g.battle.hooks;
    for (let i = 0; i < barsEntry.length; i++) if (barsEntry[i].barsEntry?.(g, m.unit, to)) return true;
    if ((m.flags & BY_EVENT) !== 0) return false;
    for (let i = 0; i < barsMove.length; i++) if (barsMove[i].barsMove?.(g, m.unit, g.unitHex[m.unit], to)) return true;
    return false;
  }
}
