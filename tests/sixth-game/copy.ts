// A copy of the source with a sixth game in it, made by the steps of CONTRIBUTING.md, "Add a game": the files of the game under
// their names, then the entries that the page shows, each in its list.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The files and folders that the steps name, in their order. */
export const STEPS: readonly string[] = [
  'src/games/ford',
  'src/games/ford/telling/handbook/index.ts',
  'cases/ford',
  'src/bots/ford/index.ts',
  'src/cli/ford/index.ts',
  'src/web/games/ford',
];

export const section = (): string =>
  /^## Add a game\n([\s\S]*?)^## /m.exec(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'))?.[1] ?? '';

export interface Addition {
  readonly file: string;
  readonly imports: readonly string[];
  readonly entry: string;
}

/** What the page says is to be added to each list. */
export const additions = (): Addition[] =>
  [...section().matchAll(/^```ts\n\/\/ (\S+)\n([\s\S]*?)^```/gm)].map(([, file, code]) => {
    const lines = code.trimEnd().split('\n');
    return {
      file,
      imports: lines.filter((line) => line.startsWith('import ')),
      entry: lines.filter((line) => !line.startsWith('import ')).join('\n'),
    };
  });

/** The entry at the end of the list, the imports at the top. */
function withAddition(source: string, { file, imports, entry }: Addition): string {
  const list = source.indexOf('export const manifests');
  const end = source.indexOf('];', list);
  if (list < 0 || end < 0) throw new Error(`${file} has no list of manifests`);
  const before = source.slice(0, end).trimEnd();
  const first = source.indexOf('import ');
  const listed = `${before}${before.endsWith(',') ? '' : ','} ${entry}\n${source.slice(end)}`;
  return `${listed.slice(0, first)}${imports.map((line) => `${line}\n`).join('')}${listed.slice(first)}`;
}

export function makeCopy(): { readonly root: string; remove(): void } {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'vexillum-sixth-'));
  const put = (from: string, to: string): void => {
    mkdirSync(path.dirname(path.join(copy, to)), { recursive: true });
    cpSync(path.join(root, from), path.join(copy, to), { recursive: true });
  };
  for (const name of ['src', 'package.json', 'tsconfig.json', 'docs/rulings.md', 'tests/cli/world.ts']) put(name, name);
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const name of STEPS) put(`tests/sixth-game/${name}`, name);
  for (const addition of additions()) {
    const file = path.join(copy, addition.file);
    writeFileSync(file, withAddition(readFileSync(file, 'utf8'), addition));
  }
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
