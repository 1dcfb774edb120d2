// Golden games: readable records replayed strictly, dice compared line by line; one per scenario, one per way of ending.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRecord, printRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import { versionNumber } from '../../src/kernel/version.ts';
import { rulesets } from '../../src/loaded.ts';
import { endings } from './endings.ts';
import { goldenName } from './names.ts';

const folder = new URL('./records/', import.meta.url);
const files = readdirSync(folder).sort();

test('there is a golden game for every scenario by every version of its rules, and for every way of ending', () => {
  const scenarios = rulesets.flatMap((game) =>
    Array.from({ length: versionNumber(game.rulesVersion) }, (_, n) =>
      game.scenarios.map(({ id }) => `${goldenName(id, String(n + 1))}.record`),
    ).flat(),
  );
  expect(files).toEqual([...scenarios, ...endings.map(({ name }) => `ending-${name}.record`)].sort());
});

for (const file of files) {
  test(`${file} replays strictly`, () => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const ruleset = rulesets.find(({ id }) => new RegExp(`^game: ${id}$`, 'm').test(text)) ?? rulesets[0];
    const record = parseRecord(text, ruleset);
    const table = replay(ruleset, record);
    expect(table.over).toBe(true);
    expect(printRecord(table.record(), ruleset)).toBe(text);
    const ending = endings.find(({ name }) => file === `ending-${name}.record`);
    if (ending) expect(record.outcome).toBe(ending.outcome);
  });
}

test('either side wins somewhere', () => {
  const outcome = (file: string) => /^result: (\w+)/m.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1];
  expect(files.map(outcome)).toContain('draw');
  for (const { id } of rulesets) {
    const own = files.filter((file) => file.startsWith(id)).map(outcome);
    for (const side of ['top', 'bottom']) expect(own).toContain(side);
  }
});
