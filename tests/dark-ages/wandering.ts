// Battles of Dark Ages for the tests of its words: every scenario, played at random, with what was told.

import type { DarkAgesEvent } from '../../src/games/dark-ages/rules/events.ts';
import { type Battle, LEADERS, type State } from '../../src/games/dark-ages/rules/state.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { knowsValues } from '../../src/games/dark-ages/telling/view/seen.ts';
import { SeededChance } from '../../src/kernel/chance.ts';
import { playOut } from '../kit/play.ts';
import { makeRandom } from '../kit/random.ts';

export const rules = darkAgesRules;
export const ids = rules.scenarios.map((one) => one.id);

/** A battle whose events are kept. */
export function listening(
  id: string,
  seed: string,
  options: readonly string[] = [],
): { g: State; events: DarkAgesEvent[] } {
  const events: DarkAgesEvent[] = [];
  const sink = { tell: (event: { readonly kind: string }) => void events.push(event as DarkAgesEvent) };
  const g = rules.start({ scenario: id, options }, new SeededChance(seed), sink);
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

/** The battle with other numbers on every counter that the seat has not seen. Movement goes by class and is no secret. */
export function changed(g: State, seat: number): Battle {
  const { battle } = g;
  const copy = {
    morale: battle.morale.slice(),
    attack: battle.attack.slice(),
    defence: battle.defence.slice(),
    fire: battle.fire.slice(),
    range: battle.range.slice(),
  };
  let any = false;
  for (let piece = 0; piece < LEADERS + battle.leaderCount; piece++) {
    if (piece >= battle.unitCount && piece < LEADERS) continue;
    if (knowsValues(g, seat, piece)) continue;
    any = true;
    for (const column of Object.values(copy)) if (column[piece] > 0) column[piece] = 1 + (column[piece] % 6);
  }
  return any ? { ...battle, ...copy } : battle;
}
