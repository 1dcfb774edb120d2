// Ground that counts in a battle, read from what its sheet's rules say: hexes to leave by, camps, ground that is held for
// banners, the ground of a sudden death, gates. For each side what it is worth to stand on a hex, and how far the nearest goal is.

import { type Battle, EXIT_STANDING, type State } from '../../families/commands/rules/state.ts';
import type { Weights } from './weights.ts';

/** Rules by which a side gains by standing on the hexes that the sheet names with them. */
const HELD = new Set(['heldHexes', 'heldGroup', 'suddenDeath']);

interface Goal {
  /** -1: for either side. */
  readonly side: number;
  readonly hex: number;
  /** Worth while one stands there; a goal to leave by is only gone to. */
  readonly held: boolean;
  /** Whoever comes there gains a banner at once. */
  readonly gains?: true;
  taken(g: State): boolean;
}

const never = (): boolean => false;

function sideNamed(words: readonly string[]): number {
  if (words.includes('top')) return 0;
  return words.includes('bottom') ? 1 : -1;
}

/** All goals of a battle. */
export function goalsOf(battle: Battle): Goal[] {
  const { board, exits, rules, sheet, removable, owners } = battle;
  const found: Goal[] = [];
  for (let side = 0; side < 2; side++) {
    const leave = (1 | EXIT_STANDING) << side;
    exits.forEach((bits, hex) => {
      if ((bits & leave) !== 0) found.push({ side, hex, held: false, taken: never });
    });
  }
  for (const rule of rules) {
    for (const one of rule.objectives ?? []) {
      found.push({ side: one.side, hex: one.hex, held: false, gains: true, taken: (g) => one.taken?.(g) === true });
    }
  }
  for (const { key, args } of sheet.rules) {
    const side = sideNamed(args);
    if (HELD.has(key)) {
      for (const name of args) {
        const hex = board.hex(name);
        if (hex >= 0) found.push({ side, hex, held: true, taken: never });
      }
    } else if (key === 'razeCamps' || key === 'gateBanner') {
      // A banner for each tile of the enemy that is taken off the board.
      removable.forEach((hex, at) => {
        if (owners[hex] === side) return;
        const gate = battle.grounds[0].terrain[hex].ownersOnly;
        if (gate !== (key === 'gateBanner')) return;
        found.push({ side, hex, held: !gate, taken: (g) => (g.cleared & (1 << at)) !== 0 });
      });
    }
  }
  // Those that may be taken come first: `look` tells so many apart.
  return found.sort((a, b) => Number(a.taken === never) - Number(b.taken === never));
}

export class Goals {
  readonly any: boolean;
  /** By side and hex: the worth of standing there, and of being near a goal (-1000 where there is none). */
  readonly stand: readonly [Float64Array, Float64Array];
  readonly pull: readonly [Float64Array, Float64Array];
  /** By side and hex: 1 where coming there gains a banner at once. */
  readonly gains: readonly [Uint8Array, Uint8Array];
  /** By side: hexes from each hex to the nearest goal that is left, 99 without one. */
  readonly far: readonly [Uint8Array, Uint8Array];
  private readonly battle: Battle;
  private readonly weights: Weights;
  private readonly goals: readonly Goal[];
  private left = -1;
  /** How often other goals were left than before. */
  changes = 0;

  constructor(battle: Battle, weights: Weights) {
    this.battle = battle;
    this.weights = weights;
    this.goals = goalsOf(battle);
    this.any = this.goals.length > 0;
    const { size } = battle.board;
    this.stand = [new Float64Array(size), new Float64Array(size)];
    this.pull = [new Float64Array(size).fill(-1000), new Float64Array(size).fill(-1000)];
    this.gains = [new Uint8Array(size), new Uint8Array(size)];
    this.far = [new Uint8Array(size).fill(99), new Uint8Array(size).fill(99)];
  }

  /** Notes which goals are left. */
  look(g: State): void {
    if (!this.any) return;
    let left = 0;
    for (let i = 0; i < this.goals.length; i++) {
      if (!this.goals[i].taken(g)) left = (left + (i < 30 ? 1 << i : 0)) | 0;
    }
    if (left === this.left) return;
    this.left = left;
    this.changes++;
    const { board } = this.battle;
    const { goal: worth, goalStep, hold, deny } = this.weights;
    for (let side = 0; side < 2; side++) {
      this.stand[side].fill(0);
      this.pull[side].fill(-1000);
      this.gains[side].fill(0);
      this.far[side].fill(99);
      for (const one of this.goals) {
        if (one.taken(g)) continue;
        const mine = one.side < 0 || one.side === side;
        if (one.held) this.stand[side][one.hex] += mine ? hold : deny;
        if (!mine) continue;
        if (one.gains) this.gains[side][one.hex] = 1;
        for (let hex = 0; hex < board.size; hex++) {
          const distance = board.distance[one.hex * board.size + hex];
          const value = worth - goalStep * distance;
          if (value > this.pull[side][hex]) this.pull[side][hex] = value;
          if (distance < this.far[side][hex]) this.far[side][hex] = distance;
        }
      }
    }
  }
}
