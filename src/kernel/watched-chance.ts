// Chance at a table: what falls is kept for the record, and written dice can be taken up again where a choice began.

import { type Chance, ScriptedChance } from './chance.ts';
import type { RolledDice } from './game-record.ts';
import type { KernelState } from './state.ts';

/** Passes chance through and keeps what fell, for records and for undo. */
export class WatchedChance implements Chance {
  readonly inner: Chance;
  rolls: RolledDice[] = [];
  constructor(inner: Chance) {
    this.inner = inner;
  }
  roll(g: KernelState): boolean {
    if (!this.inner.roll(g)) return false;
    const dice = Array.from(g.dice.subarray(0, g.diceCount));
    this.rolls.push(g.dicePick === 1 ? { sides: g.diceSides, picked: true, dice } : { sides: g.diceSides, dice });
    return true;
  }
  shuffle(g: KernelState, cards: Int16Array, count: number): void {
    this.inner.shuffle(g, cards, count);
  }
  /** How many written rolls are used up; going back there undoes a choice that failed half-way. */
  get used(): number {
    return this.inner instanceof ScriptedChance ? this.inner.next : 0;
  }
  set used(count: number) {
    if (this.inner instanceof ScriptedChance) this.inner.next = count;
  }
}
