// Random games for tests: the same seeds give the same games everywhere.

import type { State } from '../../src/families/commands/state.ts';
import type { CommandsView } from '../../src/families/commands/view.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { Table, type TableOptions } from '../../src/kernel/table.ts';

export type AncientsTable = Table<State, CommandsView>;

/** A small generator of numbers below `below`. */
export function randomNumbers(seed: number): (below: number) => number {
  let x = seed | 0 || 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return Math.floor(((x >>> 0) / 4294967296) * below);
  };
}

export const newTable = (options: TableOptions): AncientsTable => new Table(ancientsRules, options);

/** Plays a random game; `each` sees the table before every choice, with the number of the decision. */
export function playRandom(
  options: TableOptions,
  seed: number,
  each: (table: AncientsTable, number: number) => void,
  most = 4000,
): AncientsTable {
  const table = newTable(options);
  const random = randomNumbers(seed);
  for (let n = 0; n < most && !table.over; n++) {
    each(table, n);
    const values = table.values();
    table.choose(values[random(values.length)]);
  }
  return table;
}

export const scenarioIds = ancientsRules.scenarios.map((scenario) => scenario.id);
