// The line `rules version: 1` of a position that stands in a battle of older rules.

import { type Entry, linesOf, NotationError, named, Scanner } from './notation.ts';
import { versionNumber } from './version.ts';

/** The number of the version that a position names; undefined when it names none. */
export function readRulesVersion(entry: Entry | undefined, newest: string): number | undefined {
  if (entry === undefined) return undefined;
  const most = versionNumber(newest);
  const expected = `a version of the rules from 1 to ${most}`;
  const [line] = linesOf(entry);
  const scanner = new Scanner(line ?? { text: '', line: entry.line, column: entry.valueColumn });
  const word = scanner.word(expected);
  scanner.end();
  const version = versionNumber(word.text);
  if (version < 1 || version > most || !/^\d+$/.test(word.text))
    throw new NotationError(word, expected, named(word.text));
  return version;
}

/** The line for a position of a battle that is played by older rules; none for the newest. */
export const rulesVersionLine = (version: number, newest: string): string[] =>
  version === versionNumber(newest) ? [] : [`rules version: ${version}`];
