// How far it is to the enemy over ground that can be gone: a river is no way, wherever the crow flies.

import { sideAt } from '../../games/dark-ages/rules/ground.ts';
import { ESCARPMENT, MAX_HEXES, RIVER, type State } from '../../games/dark-ages/rules/state.ts';

/** Where no way leads. */
const NO_WAY = 30;
/** Hexes that an enemy on the way costs who is no prey himself: he has to be beaten first. */
const IN_THE_WAY = 2;

export class Fields {
  private readonly distance = [new Uint8Array(MAX_HEXES), new Uint8Array(MAX_HEXES)];
  private readonly ready = [false, false];
  /** A hex behind somebody in the way may be found again by a shorter one. */
  private readonly queue = new Int16Array(4 * MAX_HEXES);

  begin(): void {
    this.ready[0] = false;
    this.ready[1] = false;
  }

  /** Hexes to the nearest unit of the enemy that counts for the limit; own units on the way are no matter. */
  far(g: State, hex: number, enemy: number): number {
    if (!this.ready[enemy]) this.spread(g, enemy);
    return this.distance[enemy][hex];
  }

  private spread(g: State, enemy: number): void {
    const { board, firstUnit, hasSides } = g.battle;
    const distance = this.distance[enemy];
    const { queue } = this;
    distance.fill(NO_WAY);
    let tail = 0;
    for (let p = firstUnit[enemy]; p < firstUnit[enemy + 1]; p++) {
      const hex = g.unitHex[p];
      if (hex < 0 || !counts(g, p)) continue;
      distance[hex] = 0;
      queue[tail++] = hex;
    }
    for (let head = 0; head < tail; head++) {
      const from = queue[head];
      const unit = g.hexUnit[from];
      const blocked = distance[from] > 0 && unit >= 0 && g.battle.seat[unit] === enemy;
      const next = distance[from] + (blocked ? 1 + IN_THE_WAY : 1);
      for (let d = 0; d < 6; d++) {
        const to = board.neighbours[from * 6 + d];
        if (to < 0 || distance[to] <= next || g.hexTerrain[to] === RIVER) continue;
        if (hasSides && sideAt(g, from, d) === ESCARPMENT) continue;
        distance[to] = next;
        if (tail < queue.length) queue[tail++] = to;
      }
    }
    this.ready[enemy] = true;
  }
}

/** Whether a unit counts for the limit when it is lost. */
export function counts(g: State, piece: number): boolean {
  const { uncounted } = g.battle.hooks;
  for (let i = 0; i < uncounted.length; i++) if (uncounted[i].uncounted?.(g, piece)) return false;
  return true;
}
