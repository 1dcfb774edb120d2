// What is hidden stays hidden in Battalion and Dark Ages: hands, decks, ranks of piles, values that no fight has shown are
// dealt anew behind a seat's back, and nothing it is shown changes by a byte.

import { describe, expect, it } from 'vitest';
import { Table } from '../../src/kernel/table.ts';
import { others } from '../kit/games-outside-the-family.ts';
import { betrayals, type Watched } from '../kit/hidden.ts';
import { makeRandom } from '../kit/random.ts';

const SCANS: { readonly [game: string]: readonly string[] } = {
  battalion: ['who', 'enemies', 'unit a1', 'unit b1', 'near S2', 'reach S2', 'sight a1', 'hex S2'],
  'dark-ages': ['who', 'enemies', 'near D4', 'reach D4', 'sight D4', 'hex D4', 'unit D4'],
};
const REFUSALS: { readonly [game: string]: readonly string[] } = {
  battalion: ['rally', 'charge a1', 'assault a1 x b1', 'play testudo', 'pass', 'done', 'roll'],
  'dark-ages': ['pass', 'done', 'stand', 'move D4', 'melee D4 x E4', 'play leadership-20', 'activate leadership-20'],
};

describe.each(others.map((game) => [game.rules.id, game] as const))('%s', (id, { rules, bots, texts }) => {
  const watched: Watched = { rules, bots, scans: SCANS[id], refusals: REFUSALS[id] };
  const seen = new Set<string>();

  const watch = (start: ConstructorParameters<typeof Table>[1]['start'], seed: number): string[] => {
    const table = new Table(rules, { start, seed: `hidden ${seed}` });
    const random = makeRandom(seed);
    const faults: string[] = [];
    for (let n = 0; n < 3000 && !table.over && faults.length === 0; n++) {
      const decision = table.prompt()?.decision ?? '';
      // Events hold the truth; what is told of hidden cards to others is tested where the sentences are.
      if (n % 61 === 0 || !seen.has(decision))
        faults.push(...betrayals(watched, table, `${seed} ${n}`, table.eventCount));
      seen.add(decision);
      const values = table.values();
      table.choose(values[random(values.length)]);
    }
    return faults;
  };

  it.each(rules.scenarios.map(({ id: scenario }, i) => [scenario, i] as const))('%s', (scenario, i) => {
    expect(watch({ scenario }, 5 + i)).toEqual([]);
  });

  it('battles of armies that players have built', () => {
    texts(6).forEach((text, i) => {
      expect(watch({ text }, 50 + i)).toEqual([]);
    });
  });
});
