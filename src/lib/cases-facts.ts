// The facts that a rule case expects, the part that knows no game: what a dialect is, and how one fact is read and checked.

import type { Chance } from '../kernel/chance.ts';
import { type Line, type Notation, NotationError, named, Scanner } from '../kernel/notation.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { KernelState } from '../kernel/state.ts';

/** The case is well written, and what it says is not so. */
export class CheckFailure extends NotationError {}

/** Whether the fact is so, and what is so in its place. */
export interface Found {
  readonly ok: boolean;
  /** Of a fact about several things: whether it is so of none of them, which `not` asks for. */
  readonly none?: boolean;
  readonly found: string;
}

/** Reads what follows the first word (`head`) of a fact and compares it with the state. */
export type Fact<G> = (g: G, scanner: Scanner, head: Line) => Found;

/** What a game or family brings so that rule cases can be written for it. */
export interface CaseDialect<G extends KernelState> {
  /** Keys of the text from which a case starts; `title`, `why`, `opening` and `play` belong to the case itself. */
  readonly positionKeys: readonly string[];
  /** Those of them that may stand more than once. */
  readonly repeat?: readonly string[];
  /** The kind of text that these keys make: `position`, unless the dialect says otherwise (such as `sheet`). */
  kind?(notation: Notation): string;
  /** The state from that text, at its first decision; left out, the ruleset starts from the text. */
  start?(ruleset: Ruleset<G>, text: string, chance: Chance): G;
  /** Facts by their first word. */
  readonly facts: { readonly [key: string]: Fact<G> };
  /** The fact that begins with a word which is no key of `facts`, such as a hex or the name of a unit; else undefined. */
  other?(word: string): Fact<G> | undefined;
  /** What `other` takes, for messages: `a hex`. */
  readonly otherName?: string;
  /** One fact as an example for messages: `F6 empty`. */
  readonly example: string;
}

/** Fails unless the fact holds; `not` before it turns it round. */
export function checkFact<G extends KernelState>(dialect: CaseDialect<G>, g: G, piece: Line): void {
  const expected = `a fact such as ${dialect.example}`;
  const scanner = new Scanner(piece);
  let head = scanner.word(expected);
  const not = head.text === 'not';
  if (not) head = scanner.word(expected);
  const own = Object.hasOwn(dialect.facts, head.text) ? dialect.facts[head.text] : undefined;
  const fact = own ?? dialect.other?.(head.text);
  if (fact === undefined) {
    const other = dialect.otherName === undefined ? '' : `${dialect.otherName}, or `;
    throw new NotationError(head, `a fact: ${other}one of ${Object.keys(dialect.facts).join(', ')}`, named(head.text));
  }
  const { ok, none, found } = fact(g, scanner, head);
  scanner.end('";" or the end of the line');
  if (not ? !(none ?? !ok) : !ok) throw new CheckFailure(piece, `"${piece.text}"`, found);
}

/** Everything that is left of a fact, as one text: a name of several words. */
export function restOf(scanner: Scanner): string {
  const words: string[] = [];
  while (scanner.peek() !== '') words.push(scanner.word('').text);
  return words.join(' ');
}

export const sameList = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');
