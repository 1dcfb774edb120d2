// How much `drill` does for a decision, counted in choices that it plays on to look ahead. No clock is asked: the answer is the
// same on any machine.

import { afterEach, expect, test } from 'vitest';
import type { Compiled } from '../../src/kernel/procedure.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { Table } from '../../src/kernel/table.ts';
import { askBot, makeBot, rulesets } from '../../src/loaded.ts';

let taken = 0;
const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});

/** Counts every choice taken by these procedures, at the table or in thought. */
function count(procedures: readonly Compiled[]): void {
  for (const { decision } of procedures) {
    if (!decision) continue;
    const { take } = decision;
    const counted: typeof take = (g: KernelState, f, choice) => {
      taken++;
      take.call(decision, g, f, choice);
    };
    Object.assign(decision, { take: counted });
    undo.push(() => Object.assign(decision, { take }));
  }
}

/** A large battle of each game, and how many choices in thought a decision may cost on average and at most: half as many again as today. */
const battles: [string, number, number][] = [
  ['ancients/015', 160, 800],
  ['medieval/06', 180, 1400],
  ['napoleonics/15', 185, 1400],
  ['battalion/1', 300, 2500],
  ['dark-ages/01', 170, 1000],
];

test.each(battles)(
  '%s: drill thinks of fewer than %i choices for a decision on average, and never of %i',
  (scenario, usual, most) => {
    const ruleset = rulesets.find(({ id }) => scenario.startsWith(`${id}/`)) ?? expect.unreachable();
    const table = new Table(ruleset, { start: { scenario }, seed: 'work' });
    const bots = ruleset.seatNames.map(
      (_, seat) => makeBot('drill', `work ${seat}`, ruleset.id) ?? expect.unreachable(),
    );
    count(table.state.procedures);
    const work: number[] = [];
    while (!table.over && work.length < 100) {
      taken = 0;
      const choice = askBot(bots[table.seat], table);
      work.push(taken);
      table.choose(choice);
    }
    const mean = work.reduce((sum, one) => sum + one, 0) / work.length;
    expect(mean).toBeGreaterThan(1);
    expect(mean).toBeLessThan(usual);
    expect(Math.max(...work)).toBeLessThan(most);
  },
);
