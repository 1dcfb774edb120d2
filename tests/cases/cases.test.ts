// Every rule case under cases/ is a test of its own: the folder names the game, the title says what the case shows.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CaseResult, runCases } from '../../src/families/commands/cases.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';

const games: { readonly [folder: string]: CommandsRuleset } = { ancients: ancientsRules };
const root = path.resolve(import.meta.dirname, '../../cases');

const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.case'))
  .sort();

describe.each(files)('%s', (file) => {
  const ruleset = games[file.split(path.sep)[0]];
  const results: CaseResult[] = runCases(fs.readFileSync(path.join(root, file), 'utf8'), ruleset);

  test('holds cases, and no two have one title', () => {
    expect(results.length).toBeGreaterThan(0);
    const titles = results.map((result) => result.title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  for (const { title, failure } of results) {
    test(title, () => {
      if (failure !== null) expect.unreachable(`cases/${file}: ${failure.message}`);
    });
  }
});
