// Every rule case under cases/ is a test of its own: the folder names the game, the title says what the case shows.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { commandsCases } from '../../src/families/commands/text/cases.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { type CaseDialect, type CaseResult, runCases } from '../../src/lib/cases.ts';

const root = path.resolve(import.meta.dirname, '../../cases');
const sources = path.resolve(import.meta.dirname, '../../src/games');

const files = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.case'))
  .sort();
const folders = [...new Set(files.map((file) => file.split(path.sep)[0]))];

interface Game {
  readonly ruleset: Ruleset;
  readonly dialect: CaseDialect<KernelState>;
}

/**
 * The game of a folder: `cases/dark-ages` is played by what `src/games/dark-ages/ruleset.ts` calls `darkAgesRules`, in the
 * dialect `darkAgesCases` of its `text/cases.ts`; a game without that file has its family's.
 */
async function gameOf(folder: string): Promise<Game> {
  const name = folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const load = async <T>(file: string, what: string): Promise<T> => {
    const found = ((await import(path.join(sources, folder, file))) as { [name: string]: T | undefined })[what];
    if (found === undefined) throw new Error(`src/games/${folder}/${file} has no ${what}`);
    return found;
  };
  const own = fs.existsSync(path.join(sources, folder, 'text/cases.ts'));
  const ruleset = await load<Ruleset>('ruleset.ts', `${name}Rules`);
  return {
    ruleset,
    dialect: own
      ? await load<CaseDialect<KernelState>>('text/cases.ts', `${name}Cases`)
      : (commandsCases((ruleset as unknown as CommandsRuleset).game) as unknown as CaseDialect<KernelState>),
  };
}

for (const folder of folders) {
  let game: Game;
  try {
    game = await gameOf(folder);
  } catch (error) {
    // A game that cannot be loaded is a failure of its own, and the cases of the others are still played.
    test(`${folder} can be loaded`, () => expect.unreachable(String(error)));
    continue;
  }

  describe.each(files.filter((file) => file.split(path.sep)[0] === folder))('%s', (file) => {
    const results: CaseResult[] = runCases(fs.readFileSync(path.join(root, file), 'utf8'), game.ruleset, game.dialect);

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
