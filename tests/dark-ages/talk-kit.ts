// Battles of Dark Ages for the tests of its words: every scenario, played at random, with what was told.

import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import type { State } from '../../src/games/dark-ages/state.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import type { GameEvent } from '../../src/kernel/events.ts';
import { playOut } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';

export const rules = darkAgesRules;
export const ids = rules.scenarios.map((one) => one.id);

/** A battle whose events are kept, with the dice that fell before each. */
export function listening(
  id: string,
  seed: string,
  options: readonly string[] = [],
): { g: State; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let g: State | null = null;
  const sink = {
    tell(kind: string, a: number, b: number, c: number, d: number): void {
      const dice = g === null ? [] : Array.from(g.dice.subarray(0, g.diceCount));
      events.push({ kind, values: [a, b, c, d], dice, sides: g?.diceSides ?? 6 });
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
