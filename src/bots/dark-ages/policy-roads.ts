// How far it is from hex to hex over ground that can be gone, whoever stands there: worked out once for a battle and each kind of
// mover, and again when an event has changed the ground.

import { passable } from '../../games/dark-ages/rules/ground.ts';
import { type Battle, LEADERS, type State } from '../../games/dark-ages/rules/state.ts';

/** Where no way leads. */
export const NO_WAY = 30;
/** Grounds that are remembered: events change them now and then. */
const MOST_KEPT = 12;

export class Roads {
  private readonly asSetOut: (Uint8Array | undefined)[] = [];
  private readonly reshaped = new Map<number, (Uint8Array | undefined)[]>();
  private readonly queue = new Int16Array(256);
  private now: (Uint8Array | undefined)[] = this.asSetOut;
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

  /** The ways of a piece's kind of mover: steps from `a * size + b`. */
  of(g: State, piece: number): Uint8Array {
    const { board, waysOf } = g.battle;
    const kind = waysOf[piece] / board.size;
    return (this.now[kind] ??= this.reckon(g, piece));
  }

  private reckon(g: State, piece: number): Uint8Array {
    const { board } = g.battle;
    const { size, neighbours } = board;
    const { queue } = this;
    const table = new Uint8Array(size * size).fill(NO_WAY);
    for (let start = 0; start < size; start++) {
      const row = start * size;
      table[row + start] = 0;
      queue[0] = start;
      for (let head = 0, tail = 1; head < tail; head++) {
        const from = queue[head];
        const next = table[row + from] + 1;
        for (let d = 0; d < 6; d++) {
          const to = neighbours[from * 6 + d];
          if (to < 0 || table[row + to] <= next || next >= NO_WAY || !passable(g, piece, from, d)) continue;
          table[row + to] = next;
          queue[tail++] = to;
        }
      }
    }
    return table;
  }
}

/** The pieces of a seat: units, then leaders. */
export const lastPiece = (battle: Battle): number => LEADERS + battle.leaderCount;
