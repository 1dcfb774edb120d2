// Plans of moves that were worked out before and still hold. A plan depends on the enemy, on own pieces nearby and on a few facts of
// the battle; all of these go into its key, so that it is found again in whatever copy of the state and in no other.

import { MAX_PIECES, type State } from '../../games/dark-ages/rules/state.ts';
import type { Whim } from '../general/brings.ts';

const SLOTS = 1 << 13;
/** How far beyond its move own pieces matter to a plan. */
const AROUND = 2;

const turn = (h: number, word: number): number => {
  const mixed = Math.imul(h ^ word, 0x21f0aaad);
  return mixed ^ (mixed >>> 15);
};

const bits = new Float64Array(1);
const words = new Int32Array(bits.buffer);

export class Memo {
  private readonly keyA = new Int32Array(SLOTS);
  private readonly keyB = new Int32Array(SLOTS);
  private readonly gains = new Float64Array(SLOTS);
  private readonly steps = new Int16Array(SLOTS);
  private readonly assaults = new Int16Array(SLOTS);
  private baseA = 0;
  private baseB = 0;
  private a = 0;
  private b = 0;
  /** What was found. */
  gain = 0;
  step = -1;
  assault = -1;
  /** By own piece: what others see of it, worked out once for a decision. */
  private readonly shape = new Int32Array(MAX_PIECES);

  private add(word: number): void {
    this.baseA = turn(this.baseA, word);
    this.baseB = Math.imul(this.baseB + word, 0x2c1b3c6d) ^ (this.baseB >>> 13);
  }

  /** A new decision of the seat: what all its plans depend on. */
  begin(g: State, seat: number, late: number, ground: number, whim: Whim | null): void {
    const { battle } = g;
    const { firstUnit, firstLeader } = battle;
    this.baseA = 0x1234567 + seat;
    this.baseB = 0x7654321;
    bits[0] = late;
    this.add(words[0] ^ words[1]);
    this.add(ground);
    this.add((g.lost[0] << 8) ^ g.lost[1] ^ (g.leadersLeft[0] << 16) ^ (g.leadersLeft[1] << 24));
    this.add(g.eventsPlayed ^ (g.eventFlags << 4) ^ (g.fireCards << 12) ^ (g.crossings << 16) ^ (g.lastTurn << 24));
    this.add(g.handCount[1 - seat] === 0 ? 1 : 0);
    if (whim !== null) {
      bits[0] = whim.of(1);
      this.add(words[0] ^ words[1]);
      bits[0] = whim.of(2);
      this.add(words[0] ^ words[1]);
    }
    const enemy = 1 - seat;
    for (let p = firstUnit[enemy], end = firstUnit[enemy + 1]; p < end; p++) this.addEnemy(g, p);
    for (let p = firstLeader[enemy], end = firstLeader[enemy + 1]; p < end; p++) this.addEnemy(g, p);
    for (let p = firstUnit[seat], end = firstUnit[seat + 1]; p < end; p++) this.note(g, p);
    for (let p = firstLeader[seat], end = firstLeader[seat + 1]; p < end; p++) this.note(g, p);
  }

  private addEnemy(g: State, p: number): void {
    const { attack, defence, fire, range, morale } = g.battle;
    this.add(g.unitHex[p] ^ (g.cubes[p] << 9) ^ (g.grey[p] << 13) ^ (g.unitSeen[p] << 14) ^ (g.mark[p] << 16));
    if (g.unitHex[p] < 0) return;
    this.add(
      attack[p] ^ (defence[p] << 4) ^ (fire[p] << 8) ^ (range[p] << 12) ^ (morale[p] << 16) ^ (g.loaded[p] << 20),
    );
    this.add(g.lasting[p] ^ (g.joined[p] << 8));
  }

  private note(g: State, p: number): void {
    this.shape[p] = (g.unitHex[p] + 1) ^ (p << 9) ^ (g.cubes[p] << 16) ^ (g.grey[p] << 20) ^ (g.joined[p] << 22);
  }

  /** Looks for the plan of a piece with these facts of its move; the key stays for `keep`. */
  knows(g: State, piece: number, points: number, facts: number): boolean {
    const { battle } = g;
    const { firstUnit, firstLeader, board, attack, defence, fire, range, morale } = battle;
    const seat = battle.seat[piece];
    const hex = g.unitHex[piece];
    const row = hex * board.size;
    const reach = points + AROUND;
    let a = turn(turn(this.baseA, facts), this.shape[piece] ^ (g.mark[piece] << 12));
    let b = Math.imul(this.baseB + facts, 0x632be5ab) ^ this.shape[piece];
    a = turn(
      a,
      attack[piece] ^ (defence[piece] << 4) ^ (fire[piece] << 8) ^ (range[piece] << 12) ^ (morale[piece] << 16),
    );
    a = turn(a, g.lasting[piece] ^ (g.loaded[piece] << 8));
    for (let p = firstUnit[seat], end = firstUnit[seat + 1]; p < end; p++) {
      const at = g.unitHex[p];
      if (at < 0 || board.distance[row + at] > reach) continue;
      a = turn(a, this.shape[p]);
      b = Math.imul(b + this.shape[p], 0x2c1b3c6d) ^ (b >>> 13);
    }
    for (let p = firstLeader[seat], end = firstLeader[seat + 1]; p < end; p++) {
      const at = g.unitHex[p];
      if (at < 0 || board.distance[row + at] > reach) continue;
      a = turn(a, this.shape[p] ^ (morale[p] << 24));
      b = Math.imul(b + this.shape[p], 0x2c1b3c6d) ^ (b >>> 13);
    }
    this.a = a;
    this.b = b;
    const slot = a & (SLOTS - 1);
    if (this.keyA[slot] !== a || this.keyB[slot] !== b) return false;
    this.gain = this.gains[slot];
    this.step = this.steps[slot];
    this.assault = this.assaults[slot];
    return true;
  }

  /** Keeps the plan for the key that was last looked for. */
  keep(gain: number, step: number, assault: number): void {
    const slot = this.a & (SLOTS - 1);
    this.keyA[slot] = this.a;
    this.keyB[slot] = this.b;
    this.gains[slot] = gain;
    this.steps[slot] = step;
    this.assaults[slot] = assault;
    this.gain = gain;
    this.step = step;
    this.assault = assault;
  }
}
