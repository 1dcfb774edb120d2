// What the program touches of the world: lines in, text out, files. Commands take an Io, so that tests can be the world.

import fs from 'node:fs';
import readline from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { own } from '../kernel/own.ts';
import { InputError } from './errors.ts';

export interface Io {
  /** Writes to standard output; a line end is the caller's. */
  out(text: string): void;
  /** Waits until what was written has been taken: whoever answers much must not write on while nobody reads. */
  taken(): Promise<void>;
  /** Writes to standard error. */
  err(text: string): void;
  /** Shows a prompt and gives the next line typed; null when the input has ended. */
  ask(prompt: string): Promise<string | null>;
  /** How the line that is being typed may go on, for who presses Tab; whole lines. */
  completeWith?(complete: (line: string) => string[]): void;
  /** Stops reading, so that the process can end. */
  close(): void;
  readonly inputIsTerminal: boolean;
  readonly outputIsTerminal: boolean;
  readonly errorIsTerminal: boolean;
  /** Width of the terminal in characters; 100 when there is none. */
  readonly columns: number;
  /** The environment's characters are not those of Unicode: draw with plain signs. */
  readonly plainSigns: boolean;
  /** The environment's wish for no colours. */
  readonly noColour: boolean;
  readFile(path: string): string;
  writeFile(path: string, text: string): void;
  /** Writes at the end of a file, which is made when there is none. */
  appendFile(path: string, text: string): void;
  fileExists(path: string): boolean;
}

/** The process's own streams and files. */
export function processIo(): Io {
  const lines = new LineQueue();
  return {
    out: (text) => void process.stdout.write(text),
    taken: () => taken(process.stdout),
    err: (text) => void process.stderr.write(text),
    ask: (prompt) => lines.next(prompt),
    completeWith: (complete) => lines.completeWith(complete),
    close: () => lines.close(),
    inputIsTerminal: process.stdin.isTTY === true,
    outputIsTerminal: process.stdout.isTTY === true,
    errorIsTerminal: process.stderr.isTTY === true,
    // Asked each time: a window may be made wider while the battle goes on.
    get columns() {
      return process.stdout.columns || 100;
    },
    plainSigns: plainLocale(process.env),
    noColour: (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb',
    readFile: readText,
    writeFile: (path, text) => written(path, () => fs.writeFileSync(path, text)),
    appendFile: (path, text) => written(path, () => fs.appendFileSync(path, text)),
    fileExists,
  };
}

/** A locale that is set and is not one of UTF-8, such as `C` or `de_DE.ISO-8859-1`. */
export function plainLocale(env: { readonly [name: string]: string | undefined }): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return locale !== '' && !/utf-?8/i.test(locale);
}

const MAP_WIDTH = 80;

/** A map in a narrow window cannot be read: says so once. */
export function tellNarrow(io: Io): void {
  if (io.outputIsTerminal && io.columns < MAP_WIDTH) {
    io.out(`(The map is ${MAP_WIDTH} characters wide and this window ${io.columns}: make it wider.)\n`);
  }
}

/** Ends when a stream has handed on all that it was given, or will never do so. */
export function taken(stream: NodeJS.WriteStream | Writable): Promise<void> {
  if (!stream.writableNeedDrain) return Promise.resolve();
  return new Promise((resolve) => {
    const over = (): void => {
      stream.off('drain', over).off('close', over).off('error', over);
      resolve();
    };
    stream.once('drain', over).once('close', over).once('error', over);
  });
}

/** So many lines are kept that nobody has asked for; then reading waits. */
const MOST_WAITING = 64;

/** No line that anybody understands is longer; of one that is, no more is kept, so that whoever reads it can say so. */
export const LONGEST_LINE = 2_000_001;

/** Cuts a stream into lines, without the rest of one that does not end. */
export function cutLines(input: Readable, give: (line: string) => void, end: () => void): void {
  const decoder = new StringDecoder('utf8');
  let begun = '';
  const take = (text: string): void => {
    if (begun.length < LONGEST_LINE) begun += text.slice(0, LONGEST_LINE - begun.length);
  };
  input.on('data', (chunk: Buffer) => {
    const [first, ...more] = decoder.write(chunk).split('\n');
    take(first);
    for (const text of more) {
      give(begun.replace(/\r$/, ''));
      begun = '';
      take(text);
    }
  });
  input.once('end', () => {
    take(decoder.end());
    if (begun !== '') give(begun);
    end();
  });
}

/** As much of a reader of lines as is used here. */
interface LineReader {
  pause(): unknown;
  resume(): unknown;
  close(): unknown;
  setPrompt(prompt: string): unknown;
  prompt(): unknown;
}

/** Lines as they come, kept until somebody asks: pasted and piped lines are never lost. */
class LineQueue {
  private reader: LineReader | null = null;
  private readonly waiting: string[] = [];
  private wanted: ((line: string | null) => void) | null = null;
  private ended = false;
  private complete: (line: string) => string[] = () => [];

  completeWith(complete: (line: string) => string[]): void {
    this.complete = complete;
  }

  private open(): LineReader {
    this.reader ??= process.stdin.isTTY ? this.typed() : this.piped();
    return this.reader;
  }

  private readonly end = (): void => {
    this.ended = true;
    this.give(null);
  };

  /** Lines of a person, who may edit them. */
  private typed(): readline.Interface {
    const reader = readline.createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdout.isTTY === true,
      completer: (line: string) => [this.complete(line), line],
    });
    reader.on('line', (line) => this.give(line));
    reader.on('close', this.end);
    return reader;
  }

  /** Lines of a file or a program. */
  private piped(): LineReader {
    const { stdin } = process;
    cutLines(stdin, (line) => this.give(line), this.end);
    let shown = '';
    return {
      pause: () => stdin.pause(),
      resume: () => stdin.resume(),
      close: () => stdin.pause(),
      setPrompt: (prompt) => (shown = prompt),
      prompt: () => process.stdout.write(shown),
    };
  }

  private give(line: string | null): void {
    const wanted = this.wanted;
    this.wanted = null;
    if (wanted) wanted(line);
    else if (line !== null) this.waiting.push(line);
    if (this.waiting.length >= MOST_WAITING) this.reader?.pause();
  }

  next(prompt: string): Promise<string | null> {
    const reader = this.ended ? null : this.open();
    const kept = this.waiting.shift();
    if (this.waiting.length < MOST_WAITING && !this.ended) this.reader?.resume();
    if (kept !== undefined || reader === null) {
      process.stdout.write(prompt);
      return Promise.resolve(kept ?? null);
    }
    reader.setPrompt(prompt);
    if (prompt !== '') reader.prompt();
    return new Promise((resolve) => {
      this.wanted = resolve;
    });
  }

  close(): void {
    this.reader?.close();
    this.ended = true;
  }
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be opened',
  ENOTDIR: 'a part of the path is not a folder',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'there is no room left',
  ELOOP: 'its links lead in a circle',
  ERR_INVALID_ARG_VALUE: 'no file can have that name',
  ERR_STRING_TOO_LONG: 'it is too long',
  ERR_FS_FILE_TOO_LARGE: 'it is too long',
};

function fileError(verb: string, path: string, error: unknown): InputError {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return new InputError(`${path} cannot be ${verb}: ${own(REASONS, code) ?? (error as Error).message}`);
}

/** A name that no file can have is no file either. */
function fileExists(path: string): boolean {
  try {
    return fs.statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

/** No file that is read here is longer; something that never ends, such as a device, is. */
const LONGEST_FILE = 2 ** 28;

function readText(path: string): string {
  try {
    const file = fs.openSync(path, 'r');
    try {
      return readOpened(path, file);
    } finally {
      fs.closeSync(file);
    }
  } catch (error) {
    throw error instanceof InputError ? error : fileError('read', path, error);
  }
}

function readOpened(path: string, file: number): string {
  const parts: Buffer[] = [];
  for (let length = 0; length <= LONGEST_FILE; ) {
    const part = Buffer.allocUnsafe(2 ** 20);
    const read = fs.readSync(file, part);
    if (read === 0) return Buffer.concat(parts).toString('utf8');
    parts.push(part.subarray(0, read));
    length += read;
  }
  throw new InputError(`${path} cannot be read: it is too long`);
}

function written(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw fileError('written', path, error);
  }
}
