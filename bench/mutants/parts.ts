// What a proof is made of: rule cases, golden games, files of tests.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Part {
  readonly kind: 'case' | 'record' | 'test';
  readonly file: string;
  /** Of a case: its title. */
  readonly title?: string;
}

export const nameOf = ({ file, title = '' }: Part): string => `${file} ${title}`;

/** What the parts reach, as bits by the number of the site. */
export interface Reached {
  /** The sites, by their keys. */
  readonly keys: readonly string[];
  /** What is carried out when the games are loaded: tables. */
  readonly atLoad: string;
  readonly parts: readonly { readonly part: Part; readonly seconds: number; readonly marks: string }[];
}

/** A sleeping error, and the parts that are asked about it with their seconds. */
export interface Many {
  readonly number: number;
  readonly list: readonly (readonly [Part, number])[];
}

/** What is heard of a sleeping error: that it is woken, then what noticed it, and at last null. */
export interface Heard {
  readonly number: number;
  readonly by?: string | null;
  readonly seconds: number;
}

/** The cases of a file, each as a text of its own, by its title. */
export function casesIn(root: string, file: string): Map<string, string> {
  const text = readFileSync(path.join(root, file), 'utf8');
  const header = /^vexillum\b.*$/m.exec(text)?.[0] ?? '';
  return new Map(
    text
      .split(/^={3,}[ \t]*$/m)
      .filter((one) => /^[^\s#]/m.test(one))
      .map((one) => (/^vexillum\b/m.test(one) ? one : `${header}\n${one}`))
      .map((one) => [/^title:\s*(.*?)\s*$/m.exec(one)?.[1] ?? '', one]),
  );
}

const TESTS = [
  'tests/battalion',
  'tests/dark-ages',
  'tests/engine',
  'tests/explain',
  'tests/medieval',
  'tests/napoleonics',
  'tests/oracles',
  'tests/views',
];
/** They start programs, or are about odds, words and texts alone. */
const APART =
  /(engine\/examples|odds[\w-]*|sheets-and-\w+(-as-texts|positions)?|words-of-random-battles|true-sentences)\.test\.ts$/;

const filesIn = (root: string, folder: string, end: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith(end))
    .sort()
    .map((file) => `${folder}/${file}`);

export function allParts(root: string): Part[] {
  const cases = readdirSync(path.join(root, 'cases')).flatMap((game) => filesIn(root, `cases/${game}`, '.case'));
  const tests = TESTS.flatMap((folder) => filesIn(root, folder, '.test.ts'));
  return [
    ...cases.flatMap((file) =>
      [...casesIn(root, file).keys()].map((title) => ({ kind: 'case' as const, file, title })),
    ),
    ...filesIn(root, 'tests/golden/records', '.record').map((file) => ({ kind: 'record' as const, file })),
    ...tests.filter((file) => !APART.test(file)).map((file) => ({ kind: 'test' as const, file })),
  ];
}
