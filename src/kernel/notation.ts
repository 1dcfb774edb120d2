// The plain-text notation, the part that knows no game: reader, scanner and printing aids shared by sheets,
// positions, records and cases. The form is described in docs/notation.md, "General form".

import { type Line, NotationError, named, type Place, Scanner } from './notation-scanner.ts';

export * from './notation-scanner.ts';

export const notationVersion = 1;
export const lineWidth = 120;

/** One `key: value` with the indented lines below it. */
export interface Entry extends Place {
  key: string;
  value: string;
  valueColumn: number;
  items: Line[];
}

/** What a kind of text may contain. Keys in `repeat` may stand more than once; their order is kept. */
export interface KindSpec {
  kind: string;
  keys: readonly string[];
  repeat?: readonly string[];
}

export interface Notation {
  kind: string;
  entries: Entry[];
  end: Place;
}

/** What a text may be at most; no battle, record or file of cases comes near it. Every reader refuses more, with the place. */
export const mostCharacters = 1_000_000;
export const mostInLine = 10_000;

/**
 * A line without its comment. A `#` inside a word (`A#`) is part of it; only one that begins a word begins a comment. Each
 * character is looked at once, whatever stands in the line.
 */
export function withoutComment(line: string): string {
  let at = line.indexOf('#');
  while (at > 0 && !isSpace(line.charAt(at - 1))) at = line.indexOf('#', at + 1);
  return (at < 0 ? line : line.slice(0, at)).trimEnd();
}

/** Signs that no text needs and that a terminal or a page would obey; those that turn the order of letters round among them. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

const isSpace = (char: string): boolean => char.trim() === '';

/** The lines of a text, which must keep the limits of size. */
export function splitLines(text: string): string[] {
  const whole = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const lines = (whole.length > mostCharacters ? whole.slice(0, mostCharacters) : whole).split(/\r\n|\r|\n/);
  const long = lines.findIndex((line) => line.length > mostInLine);
  if (long >= 0) {
    const at = { line: long + 1, column: mostInLine + 1 };
    throw new NotationError(at, `at most ${mostInLine} characters in a line`, 'more');
  }
  const bad = lines.findIndex((line) => CONTROL.test(line));
  if (bad >= 0) {
    const at = lines[bad].search(CONTROL);
    const code = lines[bad].charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
    throw new NotationError({ line: bad + 1, column: at + 1 }, 'a text without control characters', `U+${code}`);
  }
  if (whole.length > mostCharacters) {
    const at = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    throw new NotationError(at, `a text of at most ${mostCharacters} characters`, `${whole.length}`);
  }
  return lines;
}

function readHeader(lines: readonly string[]): { kind: Line; index: number } {
  const index = lines.findIndex((line) => withoutComment(line).trim() !== '');
  const header = new Scanner({ text: withoutComment(lines[index] ?? ''), line: Math.max(index, 0) + 1, column: 1 });
  const expected = `the header "vexillum ${notationVersion} KIND"`;
  const magic = header.word(expected);
  if (magic.text !== 'vexillum' || magic.column !== 1) throw new NotationError(magic, expected, named(magic.text));
  const version = header.word(`the version ${notationVersion}`);
  if (version.text !== String(notationVersion)) {
    throw new NotationError(version, `the version ${notationVersion}`, named(version.text));
  }
  const kind = header.word('the kind of text');
  header.end();
  return { kind, index };
}

/** The kind named by a text's header with its place, for callers that take several kinds. */
export const kindWord = (text: string): Line => readHeader(splitLines(text)).kind;

export const kindOf = (text: string): string => kindWord(text).text;

/** The word by which a text names its game, in `game: ancients` or `scenario: ancients/007`; null where it names none. */
export function gameWord(text: string): Line | null {
  const lines = splitLines(text);
  for (const form of [/^(game:\s*)(\S+)/, /^(scenario:\s*)([^\s/]+)\//]) {
    for (let i = 0; i < lines.length; i++) {
      const found = form.exec(withoutComment(lines[i]));
      if (found) return { text: found[2], line: i + 1, column: found[1].length + 1 };
    }
  }
  return null;
}

/** The refusal of a text whose game nobody has. */
export const noSuchGame = (word: Line, known: readonly string[]): NotationError =>
  new NotationError(word, `one of the games ${known.join(', ')}`, named(word.text));

/** Splits a text of the given kind into its entries; checks the header, the keys and their repetition. */
export function readNotation(text: string, spec: KindSpec): Notation {
  const lines = splitLines(text);
  const { kind, index } = readHeader(lines);
  if (kind.text !== spec.kind) throw new NotationError(kind, `the kind "${spec.kind}"`, named(kind.text));
  const entries: Entry[] = [];
  lines.forEach((raw, i) => {
    const body = withoutComment(raw);
    if (i <= index || body.trim() === '') return;
    const line = i + 1;
    const indent = body.length - body.trimStart().length;
    if (indent === 0) {
      entries.push(readKey(body, line, spec, entries));
      return;
    }
    const item = { text: body.trim(), line, column: indent + 1 };
    const owner = entries.at(-1);
    if (owner === undefined) throw new NotationError(item, 'a key at the start of the line', named(item.text));
    if (indent < 2 && !body.startsWith('\t')) {
      throw new NotationError(item, 'a key at the start of the line or an indent of two spaces', 'one space');
    }
    owner.items.push(item);
  });
  return { kind: kind.text, entries, end: { line: lines.length, column: (lines.at(-1) ?? '').length + 1 } };
}

function readKey(body: string, line: number, spec: KindSpec, before: readonly Entry[]): Entry {
  const colon = body.indexOf(':');
  if (colon < 0) throw new NotationError({ line, column: 1 }, 'a key followed by ":"', named(body));
  const key = body.slice(0, colon).trim().replace(/\s+/g, ' ');
  if (!spec.keys.includes(key)) {
    const hint = `a key of a ${spec.kind} (the nearest is "${nearest(key, spec.keys)}")`;
    throw new NotationError({ line, column: 1 }, hint, named(key));
  }
  const twin = before.find((entry) => entry.key === key);
  if (twin !== undefined && !(spec.repeat ?? []).includes(key)) {
    throw new NotationError({ line, column: 1 }, `"${key}" only once (it is on line ${twin.line})`, `"${key}" again`);
  }
  const value = body.slice(colon + 1);
  const valueColumn = colon + 2 + value.length - value.trimStart().length;
  return { key, line, column: 1, value: value.trim(), valueColumn, items: [] };
}

/** No word of the notation is longer: what follows tells nothing about which one was meant. */
const longestCompared = 40;

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const letter of a) {
    const next = [row[0] + 1];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}

/** The word of `words` with the fewest letters to change, for hints in messages. */
export function nearest(word: string, words: readonly string[]): string {
  const begun = word.slice(0, longestCompared);
  let best = words[0];
  let least = Number.POSITIVE_INFINITY;
  for (const one of words) {
    const changes = distance(begun, one);
    if (changes < least) [best, least] = [one, changes];
  }
  return best;
}

export const findEntry = (notation: Notation, key: string): Entry | undefined =>
  notation.entries.find((entry) => entry.key === key);

/** Where the value of a key stands; the top of the text where it has none. */
export function placeOf(notation: Notation, key: string): Place {
  const entry = findEntry(notation, key);
  return entry === undefined ? { line: 1, column: 1 } : { line: entry.line, column: entry.valueColumn };
}

export function needEntry(notation: Notation, key: string): Entry {
  const entry = findEntry(notation, key);
  if (entry === undefined) throw new NotationError(notation.end, `the key "${key}"`, 'the end of the text');
  return entry;
}

/** Whether the entry says that its list is empty. */
export const isNone = (entry: Entry): boolean => entry.value === 'none' && entry.items.length === 0;

/** The lines of a list; none where it is missing or says `none`. */
export const listLines = (entry: Entry | undefined): Line[] =>
  entry === undefined || isNone(entry) ? [] : linesOf(entry);

/** The value, if it is not empty, and the lines below it, each with its place. */
export const linesOf = (entry: Entry): Line[] =>
  entry.value === ''
    ? entry.items
    : [{ text: entry.value, line: entry.line, column: entry.valueColumn }, ...entry.items];

/** The lines in paragraphs: a line indented more deeply than the first below the key continues the one before it. */
export function paragraphsOf(entry: Entry): Line[][] {
  const margin = entry.items[0]?.column ?? 0;
  const paragraphs: Line[][] = [];
  for (const line of linesOf(entry)) {
    const open = paragraphs.at(-1);
    if (open !== undefined && line.line > entry.line && line.column > margin) open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

export const joinLines = (lines: readonly Line[]): string =>
  lines
    .map((line) => line.text)
    .join(' ')
    .replace(/\s+/g, ' ');

/** Free text: the value and the lines below it joined, runs of white space made one space. */
export function textOf(entry: Entry, expected = 'a text'): string {
  const text = joinLines(linesOf(entry));
  if (text === '') throw new NotationError({ line: entry.line, column: entry.valueColumn }, expected, named(''));
  return text;
}

export const printHeader = (kind: string): string => `vexillum ${notationVersion} ${kind}`;

/** Refuses a free text that could not be read back: wrong spacing, a comment in it, or a mark the place needs. */
export function checkText(text: string, marks = ''): string {
  if (text === '' || text !== text.trim().replace(/\s+/g, ' ')) throw new RangeError(`text not in one line: "${text}"`);
  const bad = /(^| )#/.test(text) ? '#' : [...marks].find((mark) => text.includes(mark));
  if (bad !== undefined) throw new RangeError(`"${bad}" cannot be written in "${text}"`);
  return text;
}

/** Puts pieces after a head; a line that would pass `lineWidth` breaks between two pieces. */
export function fold(head: string, pieces: readonly string[], glue: string, indent: string): string {
  const lines = [head];
  pieces.forEach((piece, i) => {
    const longer = `${lines.at(-1)}${i === 0 ? ' ' : glue}${piece}`;
    if (i === 0 || longer.length <= lineWidth) lines[lines.length - 1] = longer;
    else lines.push(`${indent}${piece}`);
  });
  return lines.join('\n');
}

export const foldText = (head: string, text: string, indent = '  '): string =>
  fold(head, checkText(text).split(' '), ' ', indent);

/** A word for `wordOrQuoted`: in quotes where it would not be read back bare. */
export function printWord(text: string, stops = ''): string {
  if (/[\r\n]/.test(text)) throw new RangeError(`text not in one line: "${text}"`);
  const bare = text !== '' && !/[\s"#\\]/.test(text) && ![...stops].some((stop) => text.includes(stop));
  return bare ? text : `"${text.replace(/["\\#]/g, '\\$&')}"`;
}
