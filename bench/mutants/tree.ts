// A copy of the tree in which errors are planted: the same files as plain JavaScript, so that a proof begins at once. It lies
// in a folder of its own that git does not know, and only what has changed is written again.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(import.meta.dirname, '../..');
/** Where everything lies that a run keeps for the next. */
export const kept = path.join(root, '.mutants');

const LEFT_OUT = /^(src\/server|tests\/(browser|web|server|docs|architecture))\/|\.(tsx|css)$/;

export const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tests', 'cases', 'bench', 'docs', 'package.json'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => !LEFT_OUT.test(file) && existsSync(path.join(root, file)));

const texts = new Map<string, string>();

/** A text as it was when it was first read: a run goes on with it while people edit. */
export function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

const compiled = (tree: string, file: string): string => path.join(tree, file.replace(/\.ts$/, '.js'));

/** Writes a file of the tree from a source text. */
function put(tree: string, file: string, source: string): void {
  const words = path.join(tree, 'bench/mutants/tests.js');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  });
  const at = compiled(tree, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, outputText.replaceAll("from 'vitest'", `from ${JSON.stringify(words)}`));
}

/** Where a tree says in which of its files an error is planted. */
const plantedIn = (tree: string): string => path.join(tree, 'planted.txt');

/** Carries something out while a file of the tree has an error. */
export async function withError<T>(tree: string, file: string, wrong: string, then: () => Promise<T>): Promise<T> {
  writeFileSync(plantedIn(tree), file);
  put(tree, file, wrong);
  try {
    return await then();
  } finally {
    put(tree, file, textOf(file));
    rmSync(plantedIn(tree));
  }
}

/** Makes the tree, or brings it up to date; `sourceOf` may put something else in the place of a text. */
export function makeTree(name: string, sourceOf: (file: string) => string = textOf): string {
  const tree = path.join(kept, name);
  const list = path.join(tree, 'sources.json');
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { [file: string]: string }) : {};
  // A run that was ended has left its error behind.
  if (existsSync(plantedIn(tree))) delete before[readFileSync(plantedIn(tree), 'utf8')];
  mkdirSync(tree, { recursive: true });
  const modules = path.join(tree, 'node_modules');
  if (!existsSync(modules)) symlinkSync(path.join(root, 'node_modules'), modules);
  const now: { [file: string]: string } = {};
  for (const file of tracked) {
    const source = sourceOf(file);
    now[file] = source;
    if (before[file] === source) continue;
    if (file.endsWith('.ts')) put(tree, file, source);
    else cpSync(path.join(root, file), path.join(tree, file), { recursive: true });
  }
  for (const file of Object.keys(before)) if (!(file in now)) rmSync(compiled(tree, file), { force: true });
  writeFileSync(list, JSON.stringify(now));
  rmSync(plantedIn(tree), { force: true });
  return tree;
}
