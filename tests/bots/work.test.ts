// How much `drill` does for a decision, counted in positions that it plays on to look ahead. No clock is asked: the answer is
// the same on any machine.

import { expect, test, vi } from 'vitest';

const counted = vi.hoisted(() => ({ played: 0 }));
vi.mock('../../src/kernel/procedure.ts', async (original) => {
  const real = await original<typeof import('../../src/kernel/procedure.ts')>();
  const run: typeof real.run = (g) => {
    counted.played++;
    real.run(g);
  };
  return { ...real, run };
});

const { askBot, makeBot } = await import('../../src/bots/index.ts');
const { rulesets } = await import('../../src/cli/games.ts');
const { Table } = await import('../../src/kernel/table.ts');

/** A large battle of each game, and how many positions a decision may cost on average and at most: half as many again as today. */
const battles: [string, number, number][] = [
  ['ancients/015', 135, 800],
  ['medieval/06', 165, 1400],
  ['napoleonics/15', 160, 1400],
  ['battalion/1', 300, 2500],
  ['dark-ages/01', 170, 1000],
];

test.each(battles)(
  '%s: drill plays on %i positions for a decision at most, and never more than %i',
  (scenario, usual, most) => {
    const ruleset = rulesets.find(({ id }) => scenario.startsWith(`${id}/`)) ?? expect.unreachable();
    const table = new Table(ruleset, { start: { scenario }, seed: 'work' });
    const bots = ruleset.seatNames.map(
      (_, seat) => makeBot('drill', `work ${seat}`, ruleset.id) ?? expect.unreachable(),
    );
    const work: number[] = [];
    while (!table.over && work.length < 100) {
      counted.played = 0;
      const choice = askBot(bots[table.seat], table);
      work.push(counted.played);
      table.choose(choice);
    }
    const mean = work.reduce((sum, one) => sum + one, 0) / work.length;
    expect(mean).toBeGreaterThan(1);
    expect(mean).toBeLessThan(usual);
    expect(Math.max(...work)).toBeLessThan(most);
  },
);
