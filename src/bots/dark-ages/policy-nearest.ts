// How far it is from a hex to the nearest enemy, as the crow flies and over ground that can be gone. Each is worked out once as
// long as the enemy stands where he stands.

import { LEADERS, MAX_HEXES, MAX_PIECES, type State } from '../../games/dark-ages/rules/state.ts';
import type { Roads } from './policy-roads.ts';

const FAR = 99;

class Layout {
  /** Where the enemy stood, and the ground. */
  readonly hexes = new Int16Array(MAX_PIECES).fill(-2);
  ground = -1;
  stamp = 1;
  readonly crow = new Uint8Array(MAX_HEXES);
  readonly crowAt = new Int32Array(MAX_HEXES);
  readonly way: Uint8Array;
  readonly wayAt: Int32Array;

  constructor(kinds: number) {
    this.way = new Uint8Array(kinds * MAX_HEXES);
    this.wayAt = new Int32Array(kinds * MAX_HEXES);
  }
}

export class Nearest {
  private readonly roads: Roads;
  private readonly layouts: readonly [Layout, Layout];

  constructor(battle: State['battle'], roads: Roads) {
    const kinds = battle.ways.length / battle.board.size;
    this.roads = roads;
    this.layouts = [new Layout(kinds), new Layout(kinds)];
  }

  /** Looks whether the enemy still stands where he stood. */
  begin(g: State, enemy: number): void {
    const { firstUnit, firstLeader } = g.battle;
    const layout = this.layouts[enemy];
    const { hexes } = layout;
    let same = layout.ground === this.roads.ground;
    layout.ground = this.roads.ground;
    for (let p = firstUnit[enemy], end = firstUnit[enemy + 1]; p < end; p++) {
      if (hexes[p] === g.unitHex[p]) continue;
      hexes[p] = g.unitHex[p];
      same = false;
    }
    for (let p = firstLeader[enemy], end = firstLeader[enemy + 1]; p < end; p++) {
      if (hexes[p] === g.unitHex[p]) continue;
      hexes[p] = g.unitHex[p];
      same = false;
    }
    if (!same) layout.stamp++;
  }

  /** Hexes to the nearest enemy. */
  crow(g: State, hex: number, enemy: number): number {
    const layout = this.layouts[enemy];
    if (layout.crowAt[hex] === layout.stamp) return layout.crow[hex];
    const { board, unitCount, leaderCount, seat } = g.battle;
    const { distance } = board;
    const row = hex * board.size;
    let best = FAR;
    for (let p = 0, end = LEADERS + leaderCount; p < end; p++) {
      if (p === unitCount) p = LEADERS;
      if (p >= end) break;
      const at = g.unitHex[p];
      if (at >= 0 && seat[p] === enemy && distance[row + at] < best) best = distance[row + at];
    }
    layout.crow[hex] = best;
    layout.crowAt[hex] = layout.stamp;
    return best;
  }

  /** Steps of a piece to the nearest enemy unit that counts for the limit. */
  way(g: State, piece: number, hex: number, enemy: number): number {
    const layout = this.layouts[enemy];
    const { board, waysOf, firstUnit, hooks } = g.battle;
    const index = (waysOf[piece] / board.size) * MAX_HEXES + hex;
    if (layout.wayAt[index] === layout.stamp) return layout.way[index];
    const ways = this.roads.from(g, piece, hex);
    const { uncounted } = hooks;
    let best = FAR;
    for (let p = firstUnit[enemy], end = firstUnit[enemy + 1]; p < end; p++) {
      const at = g.unitHex[p];
      if (at < 0 || ways[at] >= best) continue;
      let counts = true;
      for (let i = 0; i < uncounted.length; i++) if (uncounted[i].uncounted?.(g, p)) counts = false;
      if (counts) best = ways[at];
    }
    layout.way[index] = best;
    layout.wayAt[index] = layout.stamp;
    return best;
  }
}
