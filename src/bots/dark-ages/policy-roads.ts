// How far it is from hex to hex over ground that can be gone, whoever stands there: worked out once for a battle, each kind of mover
// and each hex that is asked for, and again when an event has changed the ground.

import { passable } from '../../games/dark-ages/rules/ground.ts';
import { MAX_HEXES, type State } from '../../games/dark-ages/rules/state.ts';

/** Where no way leads. */
const NO_WAY = 30;
/** Grounds that are remembered: events change them now and then. */
const MOST_KEPT = 12;

/** By kind of mover and hex: the steps to every other hex. */
type Ways = (Uint8Array | undefined)[];

export class Roads {
  private readonly asSetOut: Ways = [];
  private readonly reshaped = new Map<number, Ways>();
  private readonly queue = new Int16Array(MAX_HEXES);
  private now: Ways = this.asSetOut;
  /** A number for the ground as it is. */
  ground = 0;

  begin(g: State): void {
    if (g.reshaped === 0) {
      this.now = this.asSetOut;
      this.ground = 0;
      return;
    }
    const { size } = g.battle.board;
    let a = 17;
    let b = 31;
    for (let hex = 0; hex < size; hex++) {
      a = Math.imul(a ^ (g.hexTerrain[hex] + (g.sidesGone[hex] << 4)), 0x01000193);
      b = Math.imul(b + g.hexTerrain[hex] * 7 + g.sidesGone[hex] * 131, 0x2c1b3c6d) ^ (b >>> 13);
    }
    const key = (a >>> 0) * 0x100000 + (b >>> 12);
    this.ground = a | 1;
    let kept = this.reshaped.get(key);
    if (!kept) {
      if (this.reshaped.size >= MOST_KEPT) this.reshaped.clear();
      kept = [];
      this.reshaped.set(key, kept);
    }
    this.now = kept;
  }

  /** Steps from a hex to every other for a piece's kind of mover. */
  from(g: State, piece: number, hex: number): Uint8Array {
    const { board, waysOf } = g.battle;
    const kind = waysOf[piece] / board.size;
    return (this.now[kind * MAX_HEXES + hex] ??= this.reckon(g, piece, hex));
  }

  private reckon(g: State, piece: number, start: number): Uint8Array {
    const { size, neighbours } = g.battle.board;
    const { queue } = this;
    const table = new Uint8Array(size).fill(NO_WAY);
    table[start] = 0;
    queue[0] = start;
    for (let head = 0, tail = 1; head < tail; head++) {
      const from = queue[head];
      const next = table[from] + 1;
      if (next >= NO_WAY) break;
      for (let d = 0; d < 6; d++) {
        const to = neighbours[from * 6 + d];
        if (to < 0 || table[to] <= next || !passable(g, piece, from, d)) continue;
        table[to] = next;
        queue[tail++] = to;
      }
    }
    return table;
  }
}
