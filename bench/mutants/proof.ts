// What must hold of the rules of some games, as quickly as it can be found out: their rule cases, the second readings of the
// rulebooks, perft, golden games. Ends with 1 at the first thing that does not hold, and says what.
//   node --import tsx bench/mutants/proof.ts ancients medieval

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commandsCases } from '../../src/families/commands/text/cases.ts';
import { parseRecord, printRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { KernelState } from '../../src/kernel/state.ts';
import { type CaseDialect, runCases } from '../../src/lib/cases.ts';
import { rulesets } from '../../src/loaded.ts';

const root = path.resolve(import.meta.dirname, '../..');
const games = process.argv.slice(2);

function fail(what: string): never {
  console.log(what.split('\n')[0].slice(0, 200));
  process.exit(1);
}

const textsIn = (folder: string, end: string): [string, string][] =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(end))
    .map((file) => [file, readFileSync(path.join(root, folder, file), 'utf8')]);

async function dialectOf(game: string): Promise<CaseDialect<KernelState>> {
  const own = path.join(root, 'src/games', game, 'text/cases.ts');
  if (!existsSync(own)) return commandsCases as unknown as CaseDialect<KernelState>;
  const parts = (await import(own)) as { [name: string]: CaseDialect<KernelState> };
  return Object.entries(parts).find(([name]) => name.endsWith('Cases'))?.[1] ?? fail(`${game} has no cases`);
}

async function cases(game: string, ruleset: Ruleset): Promise<void> {
  const dialect = await dialectOf(game);
  for (const [file, text] of textsIn(`cases/${game}`, '.case')) {
    for (const { title, failure } of runCases(text, ruleset, dialect)) {
      if (failure !== null) fail(`case ${file}: ${title}: ${failure.message}`);
    }
  }
}

function golden(game: string, ruleset: Ruleset): void {
  for (const [file, text] of textsIn('tests/golden/records', '.record')) {
    if (!new RegExp(`^game: ${game}$`, 'm').test(text)) continue;
    const again = printRecord(replay(ruleset, parseRecord(text, ruleset)).record(), ruleset);
    if (again !== text) fail(`golden ${file}`);
  }
}

const COMMANDS = ['ancients', 'medieval', 'napoleonics'];
const others = games.filter((game) => !COMMANDS.includes(game));
const tests = [
  ...games.map((game) => `tests/oracles/${game}.test.ts`),
  ...(games.includes('ancients') ? ['tests/engine/perft-ancients.test.ts'] : []),
  ...(games.includes('medieval') || games.includes('napoleonics')
    ? ['tests/engine/perft-medieval-napoleonics.test.ts']
    : []),
  ...(others.length > 0 ? ['tests/engine/perft-battalion-dark-ages.test.ts'] : []),
];

try {
  const ruled = games.map((game) => [game, rulesets.find(({ id }) => id === game) ?? fail(`no game ${game}`)] as const);
  for (const [game, ruleset] of ruled) await cases(game, ruleset as unknown as Ruleset);
  for (const file of tests) if (existsSync(path.join(root, file))) await import(path.join(root, file));
  for (const [game, ruleset] of ruled) golden(game, ruleset as unknown as Ruleset);
} catch (error) {
  const { place } = (await import('./tests.ts')) as { place: () => string };
  fail(`${place()} ${(error as Error).message}`);
}
