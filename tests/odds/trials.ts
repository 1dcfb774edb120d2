// The same exchange played many times with dice of its own: the real procedures, the same policy, no enumeration.

import { newState, ROLL_BACK_SHOT, type State } from '../../src/families/commands/rules/state.ts';
import { beginOdds } from '../../src/families/commands/telling/odds/begin.ts';
import { decideBy } from '../../src/families/commands/telling/odds/odds.ts';
import { NOTE_BATTLED_BACK, Tally } from '../../src/families/commands/telling/odds/outcomes.ts';
import { policiesOf, policyOf } from '../../src/families/commands/telling/odds/policies.ts';
import type { Chance } from '../../src/kernel/chance.ts';
import { NOTES, STOP_HERE } from '../../src/kernel/enumerate.ts';
import { pending, run } from '../../src/kernel/procedure.ts';
import type { KernelState } from '../../src/kernel/state.ts';

/** Small fast dice (sfc32). */
export class TrialDice implements Chance {
  private a: number;
  private b = 0x9e3779b9 | 0;
  private c = 0x243f6a88 | 0;
  private d = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    for (let i = 0; i < 20; i++) this.next();
  }

  private next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** A unit that gives way has fired back since this was last cleared. */
  backShot = false;

  roll(g: Pick<KernelState, 'dice' | 'diceCount' | 'diceSides' | 'dicePick' | 'shows' | 'rollPurpose'>): boolean {
    for (let i = 0; i < g.diceCount; i++) {
      const side = Math.floor((this.next() * g.diceSides) / 4294967296);
      g.dice[i] = g.shows === null || g.dicePick === 1 ? side : g.shows[side];
    }
    if (g.rollPurpose === ROLL_BACK_SHOT) this.backShot = true;
    return true;
  }

  shuffle(): void {}
}

/** Frequencies by name and value, as odds name them. */
export function tryOut(g: State, choice: number, policyName: string, trials: number, seed: number): Tally {
  const policy = policyOf(policyName, policiesOf(g.battle.game.words));
  const { start, exchange, notes: given } = beginOdds(g, choice, policy);
  const tally = new Tally(exchange, given);
  const state = newState(g.battle);
  const dice = new TrialDice(seed);
  state.chance = dice;
  const notes = new Int16Array(NOTES);
  for (let n = 0; n < trials; n++) {
    state.buf.set(start.buf);
    notes.fill(0);
    dice.backShot = false;
    run(state);
    for (;;) {
      const decision = pending(state);
      if (!decision?.decision) break;
      const next = decideBy(policy, exchange, state, decision, notes);
      if (next === STOP_HERE) break;
      decision.decision.take(state, state.frames[state.depth], next);
      run(state);
    }
    if (dice.backShot) notes[NOTE_BATTLED_BACK] = 1;
    tally.add(state, notes, 1);
  }
  return tally;
}
