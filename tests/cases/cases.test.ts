// Every rule case under cases/ is a test of its own: the folder names the game, the title says what the case shows.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CaseResult, runCases } from '../../src/families/commands/cases.ts';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';

const root = path.resolve(import.meta.dirname, '../../cases');
const sources = path.resolve(import.meta.dirname, '../../src/games');

const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.case'))
  .sort();
const folders = [...new Set(files.map((file) => file.split(path.sep)[0]))];

/** The game of a folder: `cases/ancients` is played by what `src/games/ancients/ruleset.ts` calls `ancientsRules`. */
async function gameOf(folder: string): Promise<CommandsRuleset> {
  const rulesets = (await import(path.join(sources, folder, 'ruleset.ts'))) as { [name: string]: CommandsRuleset };
  return rulesets[`${folder}Rules`];
}

for (const folder of folders) {
  let ruleset: CommandsRuleset;
  try {
    ruleset = await gameOf(folder);
  } catch (error) {
    // A game that cannot be loaded is a failure of its own, and the cases of the others are still played.
    test(`${folder} can be loaded`, () => expect.unreachable(String(error)));
    continue;
  }

  describe.each(files.filter((file) => file.split(path.sep)[0] === folder))('%s', (file) => {
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
}
