// Positions with what they are worth; run by itself it writes them to worth-fixtures.json.

import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { botsOf, rulesets } from '../../src/loaded.ts';
import { makeRandom } from '../kit/random.ts';

export interface Fixture {
  readonly game: string;
  readonly scenario: string;
  /** So many choices at random are played first. */
  readonly choices: number;
  /** The chance of the top side to win. */
  readonly worth: number;
}

/** What it is worth to the top side where a turn begins after so many choices. */
export function worthOfTop(rules: AnyRuleset, { scenario, choices }: Omit<Fixture, 'worth'>): number {
  const table = new Table(rules, { start: { scenario }, seed: 'worth' });
  const random = makeRandom(choices);
  const { brings, worth } = botsOf(rules.id);
  let clock = -1;
  while (!table.over) {
    const now = brings?.clock(table.state) ?? 0;
    if (table.number > choices && now !== clock) break;
    clock = now;
    const values = table.values();
    table.choose(values[random(values.length)]);
  }
  return worth?.(table.state, 0) ?? Number.NaN;
}

/** Of each game six battles, of which two thirds have gone on for a while; none that is over. */
function fixtures(): Fixture[] {
  return rulesets.flatMap((rules) =>
    rules.scenarios
      .map(({ id: scenario }, i) => {
        const fixture = { game: rules.id, scenario, choices: [1, 25, 60][i % 3] };
        return { ...fixture, worth: Number(worthOfTop(rules, fixture).toFixed(6)) };
      })
      .filter(({ worth }) => worth > 0 && worth < 1)
      .slice(0, 6),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(new URL('worth-fixtures.json', import.meta.url), `${JSON.stringify(fixtures(), null, 2)}\n`);
}
