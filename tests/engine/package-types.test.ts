// The declarations of the package are whole: programs of somebody who installed it compile against them, with strict checks, without
// Node's types and without the source. Nothing is fetched; what is packed is laid into a folder as npm would.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
let folder: string;

const compile = (...args: string[]): string => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [compiler, ...args], { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
};

/** The programs of docs/library.md under a heading: the blocks of one heading go on from each other. */
const shown = (heading: string): string => {
  const text = readFileSync(path.join(root, 'docs/library.md'), 'utf8');
  const part = new RegExp(`^## ${heading}\\n([\\s\\S]*?)(?=^## )`, 'm').exec(text)?.[1] ?? '';
  return [...part.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code).join('');
};

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vexillum-package-'));
  const installed = path.join(folder, 'node_modules/vexillum');
  mkdirSync(installed, { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(installed, 'package.json'));
  expect(compile('-p', 'tsconfig.types.json', '--outDir', path.join(installed, 'dist/types'))).toBe('');
  const options = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', lib: ['es2022'], types: [] };
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'console.d.ts'), 'declare const console: { log(...told: unknown[]): void };');
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, skipLibCheck: false }, include: ['*.ts'] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

test('the programs of the documentation and the example compile, and the types say what is wrong', () => {
  expect(shown('A table')).toContain("from 'vexillum'");
  expect(shown('Search')).toContain("from 'vexillum/search'");
  program('table.ts', shown('A table'));
  program('search.ts', shown('Search'));
  program('bot.ts', readFileSync(path.join(root, 'examples/bot.ts'), 'utf8'));
  program(
    'wrong.ts',
    `import { battalionRules, Keeper, type Seen, Table, type TableView } from 'vexillum';
import { darkAgesRules, sampleState } from 'vexillum/search';
const table = new Table(battalionRules, { start: { scenario: 'battalion/1' }, seed: 'x' });
// Views are those of the game.
export const camps: number = table.view(0).camps.length;
// @ts-expect-error Battalion has no leaders.
export const leaders = table.view(0).leaders;
export const seen: Seen<TableView> = new Keeper(table as never).watch(0).look();
// @ts-expect-error A scenario is named by a text.
new Table(battalionRules, { start: { scenario: 1 }, seed: 'x' });
export const cubes: number = darkAgesRules.view(sampleState(darkAgesRules, {}, 0, 'seed'), 0).units[0].cubes;
// @ts-expect-error A seat is a number.
sampleState(darkAgesRules, {}, 'top', 'seed');
`,
  );
  expect(compile('-p', folder)).toBe('');
});

test('a program that uses what is not there does not compile', () => {
  program('missing.ts', "import { nothingOfTheKind } from 'vexillum';\nexport const x = nothingOfTheKind;\n");
  expect(compile('-p', folder)).toContain('nothingOfTheKind');
  rmSync(path.join(folder, 'missing.ts'));
});
