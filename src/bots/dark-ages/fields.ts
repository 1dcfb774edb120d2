// How far it is to the enemy over ground that can be gone: a river is no way, wherever the crow flies.

import { sideAt } from '../../games/dark-ages/ground.ts';
import { ESCARPMENT, MAX_HEXES, RIVER, type State } from '../../games/dark-ages/state.ts';

/** Where no way leads. */
const NO_WAY = 20;

export class Fields {
  private readonly distance = [new Uint8Array(MAX_HEXES), new Uint8Array(MAX_HEXES)];
  private readonly ready = [false, false];
  private readonly queue = new Int16Array(MAX_HEXES);

  begin(): void {
    this.ready[0] = false;
    this.ready[1] = false;
  }

  /** Hexes to the nearest unit of the enemy, whoever stands on the way. */
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
      if (hex < 0) continue;
      distance[hex] = 0;
      queue[tail++] = hex;
    }
    for (let head = 0; head < tail; head++) {
      const from = queue[head];
      const next = distance[from] + 1;
      for (let d = 0; d < 6; d++) {
        const to = board.neighbours[from * 6 + d];
        if (to < 0 || distance[to] <= next || g.hexTerrain[to] === RIVER) continue;
        if (hasSides && sideAt(g, from, d) === ESCARPMENT) continue;
        distance[to] = next;
        queue[tail++] = to;
      }
    }
    this.ready[enemy] = true;
  }
}
