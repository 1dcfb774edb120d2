// Battles of Dark Ages for the tests of its words: every scenario, played at random, with what was told.

import type { State } from '../../src/games/dark-ages/rules/state.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import type { NumberedEvent } from '../../src/kernel/events.ts';
import { playOut } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';

export const rules = darkAgesRules;
export const ids = rules.scenarios.map((one) => one.id);

/** A battle whose events are kept, with the dice that fell before each. */
export function listening(
  id: string,
  seed: string,
  options: readonly string[] = [],
): { g: State; events: NumberedEvent[] } {
  const events: NumberedEvent[] = [];
  let g: State | null = null;
  const sink = {
    tell(event: { readonly kind: string }): void {
      const dice = g === null ? [] : Array.from(g.dice.subarray(0, g.diceCount));
      events.push({ ...(event as NumberedEvent), dice, sides: g?.diceSides ?? 6 });
    },
  };
  g = rules.start({ scenario: id, options }, new SeededChance(seed), sink);
  return { g, events };
}

/** Plays a battle at random; `each` sees every state before its choice is played. */
export function wander(
  id: string,
  seed: number,
  each: (g: State, choices: number[], choice: number, n: number) => void,
  options: readonly string[] = [],
): State {
  const g = rules.start({ scenario: id, options }, new SeededChance(`${id} ${seed}`));
  let n = 0;
  playOut(g, makeRandom(seed), (state, choices, choice) => each(state, choices, choice, n++));
  return g;
}
