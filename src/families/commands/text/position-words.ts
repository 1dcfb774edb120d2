// Readers for the words that positions and cases share: sides, numbers, outcomes, and hexes with who stands there.

import { type Entry, type Line, linesOf, NotationError, named, Scanner } from '../../../kernel/notation.ts';
import { DRAW, RUNNING, WIN } from '../../../kernel/state.ts';
import type { State } from '../rules/state.ts';
import { type Side, sideNames } from './sheet.ts';

/** All words of an entry; there is at least one. */
export function wordsOf(entry: Entry, expected: string): Line[] {
  const found: Line[] = [];
  for (const line of linesOf(entry)) {
    const scanner = new Scanner(line);
    while (scanner.peek() !== '') found.push(scanner.word(expected));
  }
  if (found.length === 0) {
    throw new NotationError({ line: entry.line, column: entry.valueColumn }, expected, named(''));
  }
  return found;
}

/** The one word of an entry. */
export function onlyWord(entry: Entry, expected: string): Line {
  const [word, more] = wordsOf(entry, expected);
  if (more !== undefined) throw new NotationError(more, 'the end of the line', named(more.text));
  return word;
}

export function readSide(word: Line, expected = '"top" or "bottom"'): Side {
  const side = sideNames.indexOf(word.text as 'top');
  if (side < 0) throw new NotationError(word, expected, named(word.text));
  return side as Side;
}

/** A number from 0. */
export function readCount(word: Line, most: number): number {
  const value = /^(0|[1-9]\d{0,4})$/.test(word.text) ? Number(word.text) : -1;
  if (value < 0 || value > most) throw new NotationError(word, `a number from 0 to ${most}`, named(word.text));
  return value;
}

export const outcomeWords: readonly (readonly [string, number])[] = [
  ['running', RUNNING],
  ['draw', DRAW],
  ['top', WIN],
  ['bottom', WIN + 1],
];

export function readOutcome(word: Line): number {
  const found = outcomeWords.find(([name]) => name === word.text);
  if (found === undefined) throw new NotationError(word, '"running", "draw", "top" or "bottom"', named(word.text));
  return found[1];
}

export function hexAt(g: State, word: Line): number {
  const hex = g.battle.board.names.indexOf(word.text);
  if (hex < 0) throw new NotationError(word, 'a hex such as F6', named(word.text));
  return hex;
}

export function unitAt(g: State, word: Line): number {
  const unit = g.hexUnit[hexAt(g, word)];
  if (unit < 0) throw new NotationError(word, 'a hex where a unit stands', named(word.text));
  return unit;
}

export function leaderAt(g: State, word: Line): number {
  const leader = g.hexLeader[hexAt(g, word)];
  if (leader < 0) throw new NotationError(word, 'a hex where a leader stands', named(word.text));
  return leader;
}
