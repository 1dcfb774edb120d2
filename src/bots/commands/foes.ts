// Where the units of one side stand, as the other side ("we") sees them from each hex: how far the nearest is, who could strike or
// shoot there in a turn, and who of us would be beside us. Worked out hex by hex when it is asked for, and kept as long as that side
// stands where it stood, and we next to the hex.

import { MAX_HEXES, MAX_UNITS, type State } from '../../families/commands/rules/state.ts';
import type { Facts } from './facts.ts';

/** Farther than any board; weak units draw us on from as far as this. */
const FAR_OFF = 99;
const DRAWN_FROM = 20;

/** What an enemy in reach can do to us on a hex. */
export const NOTHING = 0;
export const STRIKES = 1;
export const COMES = 2;
export const SHOOTS = 3;

export class Foes {
  /** Goes up whenever somebody has moved, lost blocks, or gained a banner: what was noted with another number is stale. */
  stamp = 0;
  /** Goes up with every change; when what is told of all hexes began to hold, and by hex when somebody of us came next to it or left. */
  clock = 0;
  begun = 0;
  readonly changed = new Float64Array(MAX_HEXES);
  /** By hex: how far the nearest unit is, and how near it seems when weak ones count as nearer. */
  readonly nearest = new Uint8Array(MAX_HEXES);
  readonly draws = new Float64Array(MAX_HEXES);
  /** By hex: how many could strike or shoot there, who, and how far off each is: who[hex * MAX_UNITS + n]. */
  readonly count = new Uint8Array(MAX_HEXES);
  readonly who = new Uint8Array(MAX_HEXES * MAX_UNITS);
  readonly far = new Uint8Array(MAX_HEXES * MAX_UNITS);
  /** By hex: those of us next to it who support, and whether a leader of ours is on it or next to it. */
  readonly friends = new Uint8Array(MAX_HEXES);
  readonly helped = new Uint8Array(MAX_HEXES);
  /** What each of those who could do harm there can do: NOTHING, STRIKES, COMES or SHOOTS. */
  readonly does = new Uint8Array(MAX_HEXES * MAX_UNITS);
  private readonly facts: Facts;
  private readonly us: number;
  private readonly first: number;
  private readonly last: number;
  private readonly firstLeader: number;
  private readonly lastLeader: number;
  /** How far off each can do harm in its next turn. */
  private readonly reach: Uint8Array;
  private readonly seen: Int16Array;
  private readonly stamps = new Int32Array(MAX_HEXES);
  private readonly ownStamps = new Int32Array(MAX_HEXES);
  private readonly free = new Int16Array(6);
  /** Those on the board, where, and how much nearer they seem. */
  private units = 0;
  private readonly unit = new Uint8Array(MAX_UNITS);
  private readonly hex = new Int16Array(MAX_UNITS);
  private readonly weak = new Float64Array(MAX_UNITS);

  constructor(facts: Facts, side: number) {
    const { unitCount, leaderCount, firstUnit, firstLeader } = facts.battle;
    this.facts = facts;
    this.us = 1 - side;
    this.first = firstUnit[side];
    this.last = firstUnit[side + 1];
    this.firstLeader = firstLeader[side];
    this.lastLeader = firstLeader[side + 1];
    this.reach = facts.strikes.map((strikes, u) => Math.max(strikes, facts.shoots[u]));
    this.seen = new Int16Array(2 * unitCount + leaderCount + 2).fill(-99);
  }

  /** Looks at a state: what is known holds only if nothing differs that it depends on. */
  look(g: State): void {
    const { seen, first, last } = this;
    const { unitHex, unitBlocks, leaderHex } = g;
    const { unitCount, leaderCount } = g.battle;
    let differs = 0;
    for (let u = 0; u < unitCount; u++) {
      differs |= seen[u] ^ unitBlocks[u];
      seen[u] = unitBlocks[u];
    }
    for (let u = first, at = unitCount + first; u < last; u++, at++) {
      differs |= seen[at] ^ unitHex[u];
      seen[at] = unitHex[u];
    }
    let at = 2 * unitCount;
    for (let l = this.firstLeader, end = this.lastLeader; l < end; l++) {
      differs |= seen[at + l] ^ leaderHex[l];
      seen[at + l] = leaderHex[l];
    }
    at += leaderCount;
    differs |= (seen[at] ^ g.banners[0]) | (seen[at + 1] ^ g.banners[1]);
    seen[at] = g.banners[0];
    seen[at + 1] = g.banners[1];
    if (differs !== 0) this.anew(g);
    this.lookAtUs(g);
  }

  /** Whoever of us has moved, those next to where he was and is are looked at again. */
  private lookAtUs(g: State): void {
    const { seen, us } = this;
    const { unitHex, leaderHex } = g;
    const { unitCount, firstUnit, firstLeader } = g.battle;
    for (let u = firstUnit[us], last = firstUnit[us + 1], at = unitCount + u; u < last; u++, at++) {
      if (seen[at] === unitHex[u]) continue;
      this.forget(seen[at]);
      this.forget(unitHex[u]);
      seen[at] = unitHex[u];
    }
    for (let l = firstLeader[us], last = firstLeader[us + 1], at = 2 * unitCount + l; l < last; l++, at++) {
      if (seen[at] === leaderHex[l]) continue;
      this.forget(seen[at]);
      this.forget(leaderHex[l]);
      seen[at] = leaderHex[l];
    }
  }

  private forget(hex: number): void {
    if (hex < 0) return;
    const { neighbours } = this.facts.battle.board;
    const now = ++this.clock;
    this.ownStamps[hex] = 0;
    this.changed[hex] = now;
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const near = neighbours[i];
      if (near < 0) continue;
      this.ownStamps[near] = 0;
      this.changed[near] = now;
    }
  }

  /** What was reckoned from all this holds no longer: something else has changed that it depends on. */
  forgetAll(): void {
    this.begun = ++this.clock;
  }

  private anew(g: State): void {
    this.forgetAll();
    if (++this.stamp === 0x7fffffff) {
      this.stamps.fill(0);
      this.ownStamps.fill(0);
      this.stamp = 1;
    }
    let n = 0;
    for (let u = this.first; u < this.last; u++) {
      if (g.unitHex[u] < 0) continue;
      this.unit[n] = u;
      this.hex[n] = g.unitHex[u];
      const blocks = g.unitBlocks[u];
      this.weak[n++] = blocks === 1 ? 1.5 : blocks === 2 ? 0.5 : 0;
    }
    this.units = n;
  }

  /** Makes sure that what is told of a hex is true. */
  see(hex: number): void {
    if (this.stamps[hex] === this.stamp) return;
    this.stamps[hex] = this.stamp;
    const { distance, size } = this.facts.battle.board;
    const { unit, reach, who, far: fars } = this;
    const row = hex * size;
    const places = hex * MAX_UNITS;
    let nearest = FAR_OFF;
    let draws = DRAWN_FROM;
    let count = 0;
    for (let n = 0; n < this.units; n++) {
      const far = distance[row + this.hex[n]];
      const seems = far - this.weak[n];
      if (seems < draws) draws = seems;
      if (far < nearest) nearest = far;
      if (far > reach[unit[n]]) continue;
      who[places + count] = unit[n];
      fars[places + count++] = far;
    }
    this.nearest[hex] = nearest;
    this.draws[hex] = draws;
    this.count[hex] = count;
  }

  /** The same for what depends on who of us stands next to the hex. */
  seeAll(g: State, hex: number): void {
    this.see(hex);
    if (this.ownStamps[hex] === this.stamp) return;
    this.ownStamps[hex] = this.stamp;
    const open = this.around(g, hex, -1);
    this.friends[hex] = this.beside;
    this.helped[hex] = this.led ? 1 : 0;
    for (let n = hex * MAX_UNITS, end = n + this.count[hex]; n < end; n++) {
      this.does[n] = this.harm(g, this.who[n], this.far[n], open);
    }
  }

  /** Of the hex looked around last: those of us next to it, and whether a leader of ours is on it or next to it. */
  beside = 0;
  led = false;

  /** Looks around a hex as if the unit on `from`, and the leader with it, had left that; answers how many hexes are free. */
  around(g: State, hex: number, from: number): number {
    const { battle } = this.facts;
    const { unitSide, leaderSide } = battle;
    const { neighbours } = battle.board;
    const { us, free } = this;
    const here = g.hexLeader[hex];
    let led = here >= 0 && leaderSide[here] === us;
    let friends = 0;
    let open = 0;
    for (let i = hex * 6, end = i + 6; i < end; i++) {
      const h = neighbours[i];
      if (h < 0) continue;
      const u = g.hexUnit[h];
      const l = g.hexLeader[h];
      if (l >= 0 && h !== from && leaderSide[l] === us) {
        led = true;
        if (u < 0) friends++;
      }
      if (u < 0 || h === from) free[open++] = h;
      else if (unitSide[u] === us) friends++;
    }
    this.beside = friends;
    this.led = led;
    return open;
  }

  /** What an enemy so far off can do to us on a hex around which so many hexes are free (`around`). */
  harm(g: State, e: number, far: number, open: number): number {
    const { strikes, shoots } = this.facts;
    if (far === 1) return STRIKES;
    if (far <= strikes[e] && this.canCome(g.unitHex[e], strikes[e] - 1, open)) return COMES;
    return far <= shoots[e] ? SHOOTS : NOTHING;
  }

  /** Whether somebody on a hex could come onto one of the free hexes around in so many steps. */
  private canCome(from: number, steps: number, open: number): boolean {
    const { distance, size } = this.facts.battle.board;
    for (let i = 0; i < open; i++) if (distance[from * size + this.free[i]] <= steps) return true;
    return false;
  }
}
