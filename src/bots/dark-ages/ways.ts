// Where a move should lead: every hex that the piece can reach is weighed, with the hits of the way and the assault at its
// end, and the first step of the best way is given [D Movement] [D Disengagement] [D Assault].

import { entryHits, hasRoom, hillsOf, moveCost, passable, stopsCavalry } from '../../games/dark-ages/rules/ground.ts';
import { disengageHits } from '../../games/dark-ages/rules/questions.ts';
import {
  FRESH,
  HALTED,
  isLeader,
  MAX_HEXES,
  STREAM,
  type State,
  VANGUARD,
  WADED,
} from '../../games/dark-ages/rules/state.ts';
import { findSteps, type Mover, stepHexes } from '../../games/dark-ages/rules/steps.ts';
import type { Places } from './places.ts';

/** Beyond its own move: where an enemy is no matter yet. */
const FAR_OFF = 4;

/** A move as it stands: what a frame of it has, or what it would begin with. */
export interface March extends Mover {
  readonly steps: number;
}

export class Ways {
  private readonly places: Places;
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

  constructor(places: Places) {
    this.places = places;
  }

  /** How much better the best way is than staying where the piece is. */
  plan(g: State, m: March): number {
    const { places } = this;
    const { unit } = m;
    const from = g.unitHex[unit];
    this.step = -1;
    this.assault = -1;
    if (this.idle(g, m, from)) return 0;
    const stay = places.stand(g, unit, from, m.steps === 0);
    let best = stay;
    if (m.steps > 0 && m.mustEnter === 0 && !isLeader(unit)) {
      const gain = places.bestAssault(g, unit, m.flags, m.steps);
      if (places.target >= 0) {
        const value = gain + this.standing(g, unit, from);
        if (value > best) {
          best = value;
          this.assault = places.target;
        }
      }
    }
    best = isLeader(unit) ? this.leader(g, m, best) : this.spread(g, m, best);
    return best - stay;
  }

  /** A unit of Player B far from the enemy has no reason to move but bad ground. */
  private idle(g: State, { unit, points }: March, from: number): boolean {
    const { seat, playerA } = g.battle;
    const { worth } = this.places;
    if (seat[unit] === playerA || isLeader(unit) || worth.weights.ground[g.hexTerrain[from]] < 0) return false;
    return worth.nearest(g, from, 1 - seat[unit]) > points + FAR_OFF;
  }

  /** Standing after an assault: no melee of its own any more, and the enemy is weaker. */
  private standing(g: State, unit: number, hex: number): number {
    const { worth } = this.places;
    return worth.weights.ground[g.hexTerrain[hex]] - worth.toGo(g, unit, hex);
  }

  private leader(g: State, m: March, least: number): number {
    let best = least;
    const { unit } = m;
    const count = findSteps(g, m);
    for (let i = 0; i < count; i++) {
      const value = this.places.stand(g, unit, stepHexes[i], false);
      if (value > best + 0.05) {
        best = value;
        this.step = stepHexes[i];
        this.assault = -1;
      }
    }
    return best;
  }

  private spread(g: State, m: March, least: number): number {
    const { unit } = m;
    const { places, queue, spent, first, hits, flags, hills } = this;
    const start = g.unitHex[unit];
    if ((m.flags & HALTED) !== 0 || m.points <= 0) return least;
    const enemy = 1 - g.battle.seat[unit];
    const fresh = (m.flags & FRESH) !== 0;
    let best = least;
    let head = 0;
    let tail = 0;
    spent.fill(255);
    spent[start] = 0;
    hits[start] = 0;
    flags[start] = m.flags;
    hills[start] = m.hills;
    queue[tail++] = start;
    const near = g.battle.board.neighbours;
    while (head < tail) {
      const from = queue[head++];
      if ((flags[from] & HALTED) !== 0 || spent[from] >= m.points) continue;
      for (let d = 0; d < 6; d++) {
        const to = near[from * 6 + d];
        if (to < 0 || spent[to] !== 255 || !hasRoom(g, unit, to) || !passable(g, unit, from, d)) continue;
        if (from === start && m.mustEnter > 0 && to !== m.mustEnter - 1) continue;
        if (from === start && this.barred(g, m, to)) continue;
        const cost = spent[from] + moveCost(g, unit, from, to, hills[from], m.flags);
        if (cost > m.points) continue;
        spent[to] = cost;
        first[to] = from === start ? to : first[from];
        hits[to] = hits[from] + entryHits(g, unit, from, to, m.flags);
        if (from === start && (m.steps > 0 || (m.flags & FRESH) === 0)) hits[to] += disengageHits(g, unit, from, to);
        let flag = flags[from];
        if (g.hexTerrain[to] === STREAM) flag |= WADED;
        if (g.battle.mounted[unit] === 1 && (m.flags & VANGUARD) === 0 && stopsCavalry(g, to)) flag |= HALTED;
        flags[to] = flag;
        hills[to] = hills[from] | hillsOf(g, from, to);
        queue[tail++] = to;
      }
    }
    for (let i = 1; i < tail; i++) {
      const to = queue[i];
      const loss = hits[to] === 0 ? 0 : places.fights.loss(g, unit, hits[to]);
      let value = places.stand(g, unit, to, false);
      if (fresh && places.worth.nearest(g, to, enemy) === 1) {
        places.put(g, unit, to);
        const gain = places.bestAssault(g, unit, flags[to], 1);
        if (places.target >= 0) value = Math.max(value, gain + this.standing(g, unit, to));
        places.back(g);
      }
      value -= loss;
      if (value <= best) continue;
      best = value;
      this.step = first[to];
      this.assault = -1;
    }
    return best;
  }

  /** Rules of a scenario that keep the piece from its next hex. */
  private barred(g: State, m: March, to: number): boolean {
    const { barsEntry, barsMove } = g.battle.hooks;
    for (let i = 0; i < barsEntry.length; i++) if (barsEntry[i].barsEntry?.(g, m.unit, to)) return true;
    for (let i = 0; i < barsMove.length; i++) if (barsMove[i].barsMove?.(g, m.unit, g.unitHex[m.unit], to)) return true;
    return false;
  }
}
