// The notation's errors and its scanner: reads one line word by word and knows the line and column of each word.
// Part of src/kernel/notation.ts, which passes everything here on.

/** A place in a text; lines and columns count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A piece of a text that knows where it stands. */
export interface Line extends Place {
  text: string;
}

/** Everything that can be wrong with the form of a text. `expected` and `found` are phrases fit for a message. */
export class NotationError extends Error {
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly found: string;
  readonly sentence: string | undefined;

  /** `sentence` says it where "expected, found" would not: a rule that the text breaks. */
  constructor(at: Place, expected: string, found: string, sentence?: string) {
    super(`line ${at.line}, column ${at.column}: ${sentence ?? `expected ${expected}, found ${found}`}`);
    this.name = 'NotationError';
    this.line = at.line;
    this.column = at.column;
    this.expected = expected;
    this.found = found;
    this.sentence = sentence;
  }
}

/** Messages name the beginning of what is longer than any word. */
const mostNamed = 60;

export const named = (text: string): string =>
  text === '' ? 'the end of the line' : `"${text.length > mostNamed ? `${text.slice(0, mostNamed)}...` : text}"`;

/** The same error further down: the text that was read begins so many lines below the top of a longer one. */
export function movedDown(error: NotationError, lines: number, columns = 0): NotationError {
  // Where a message names another line, it says so in one of these two ways.
  const moved = (text: string): string =>
    text.replace(/\((it is on )?line (\d+)\)/g, (_, on = '', line) => `(${on}line ${Number(line) + lines})`);
  return new NotationError(
    { line: error.line + lines, column: error.column + columns },
    moved(error.expected),
    moved(error.found),
    error.sentence,
  );
}

/** Cuts a line at a mark such as `;`. A mark at the very end is allowed; an empty piece elsewhere is an error. */
export function splitAt(line: Line, mark: string, expected: string): Line[] {
  const pieces: Line[] = [];
  let start = 0;
  const raw = line.text.split(mark);
  raw.forEach((piece, i) => {
    const text = piece.trim();
    const column = line.column + start + piece.length - piece.trimStart().length;
    start += piece.length + mark.length;
    if (text !== '') pieces.push({ text, line: line.line, column });
    else if (i < raw.length - 1) throw new NotationError({ line: line.line, column }, expected, named(mark));
  });
  return pieces;
}

/** Reads one line word by word and always knows where it stands. White space between words never matters. */
export class Scanner {
  private readonly source: Line;
  private position = 0;

  constructor(source: Line) {
    this.source = source;
  }

  get place(): Place {
    return { line: this.source.line, column: this.source.column + this.position };
  }

  /** The next character that is not white space, without taking it; empty at the end. */
  peek(): string {
    while (/\s/.test(this.source.text.charAt(this.position))) this.position++;
    return this.source.text.charAt(this.position);
  }

  /** Takes the mark if it comes next. */
  take(mark: string): boolean {
    if (this.peek() !== mark) return false;
    this.position++;
    return true;
  }

  need(mark: string, expected = `"${mark}"`): void {
    if (!this.take(mark)) throw this.error(expected);
  }

  /** The next word, up to white space or one of the characters in `stops`. */
  word(expected: string, stops = ''): Line {
    this.peek();
    const { text } = this.source;
    const start = this.position;
    const place = this.place;
    while (this.position < text.length && !/\s/.test(text.charAt(this.position))) {
      if (stops.includes(text.charAt(this.position))) break;
      this.position++;
    }
    if (this.position === start) throw this.error(expected);
    return { ...place, text: text.slice(start, this.position) };
  }

  /** A word, or a text in double quotes where `\` makes the next character plain. */
  wordOrQuoted(expected: string, stops = ''): Line {
    if (this.peek() !== '"') return this.word(expected, `${stops}"`);
    const place = this.place;
    const { text } = this.source;
    let out = '';
    for (this.position++; this.position < text.length; this.position++) {
      const char = text.charAt(this.position);
      if (char === '"') {
        this.position++;
        return { ...place, text: out };
      }
      if (char === '\\') this.position++;
      out += text.charAt(this.position);
    }
    throw new NotationError(this.place, 'a closing quotation mark', named(''));
  }

  end(expected = 'the end of the line'): void {
    if (this.peek() !== '') throw this.error(expected);
  }

  /** The error for what stands here: the rest of the line up to white space or a mark of punctuation. */
  error(expected: string): NotationError {
    this.peek();
    const found = /^(?:[^\s;,{}]+|.)/.exec(this.source.text.slice(this.position))?.[0] ?? '';
    return new NotationError(this.place, expected, named(found));
  }
}

export function readNumber(word: Line, expected = 'a number from 1 to 99'): number {
  if (!/^[1-9]\d?$/.test(word.text)) throw new NotationError(word, expected, named(word.text));
  return Number(word.text);
}

/** A key word of a game or a scenario: `fortifiedCamp`, `sacredBand`. */
export function readName(word: Line, expected: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(word.text)) throw new NotationError(word, expected, named(word.text));
  return word.text;
}
