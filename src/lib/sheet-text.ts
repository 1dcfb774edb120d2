// Parts that the sheets of several games read alike: a key with one word, a key with paragraphs, notes that say where they come from.

import {
  type Entry,
  isNone,
  joinLines,
  type Line,
  linesOf,
  NotationError,
  named,
  paragraphsOf,
  Scanner,
} from '../kernel/notation.ts';

/** The one word that stands at a key. */
export function onlyWord(entry: Entry, expected: string): Line {
  const [line, more] = linesOf(entry);
  const scanner = new Scanner(line ?? { text: '', line: entry.line, column: entry.valueColumn });
  const word = scanner.word(expected);
  scanner.end();
  if (more !== undefined) throw new NotationError(more, 'a new key', named(more.text));
  return word;
}

/** The paragraphs of a key; none for one that is left out or says none. */
export const blocksOf = (entry: Entry | undefined): Line[][] =>
  entry === undefined || isNone(entry) ? [] : paragraphsOf(entry);

/** What follows a word at the beginning of a piece of text. */
export function restAfter(piece: Line, word: string, expected: string): Line {
  const scanner = new Scanner({ ...piece, text: piece.text.slice(word.length), column: piece.column + word.length });
  if (scanner.peek() === '') throw scanner.error(expected);
  return { ...scanner.place, text: joinLines([{ ...piece, text: piece.text.slice(word.length).trim() }]) };
}

/** Notes such as `[stated] The river is frozen.`: each begins with where it comes from. */
export const notesOf = <P extends string>(
  entry: Entry | undefined,
  provenances: readonly P[],
): { provenance: P; text: string }[] =>
  blocksOf(entry).map((lines) => {
    const [head] = lines;
    const expected = provenances.map((provenance) => `[${provenance}]`).join(', ');
    const match = /^\[(\w+)\]/.exec(head.text);
    const provenance = provenances.find((known) => known === match?.[1]);
    if (provenance === undefined) {
      throw new NotationError(head, `one of ${expected}`, named(new Scanner(head).word('').text));
    }
    const first = restAfter(head, `[${provenance}]`, 'the text of the note');
    return { provenance, text: joinLines([first, ...lines.slice(1)]) };
  });
