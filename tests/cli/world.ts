// A world for the terminal program in tests: typed lines, files in memory, everything it wrote.

import { InputError } from '../../src/cli/errors.ts';
import type { Io } from '../../src/cli/io.ts';
import { runProgram } from '../../src/cli/program.ts';

export interface World {
  readonly io: Io;
  readonly files: Map<string, string>;
  readonly text: () => string;
  readonly errors: () => string;
  /** Lines that were typed and never read. */
  readonly unread: () => number;
}

export interface WorldOptions {
  /** What is typed, line by line; a function is asked for each line with the text written since the last one. */
  readonly typed?: readonly string[] | ((written: string) => string | null);
  readonly files?: { readonly [name: string]: string };
  readonly terminal?: boolean;
  readonly noColour?: boolean;
  readonly columns?: number;
  readonly plainSigns?: boolean;
}

export function makeWorld({
  typed = [],
  files = {},
  terminal = false,
  noColour = false,
  columns = 100,
  plainSigns = false,
}: WorldOptions = {}): World {
  const lines = typeof typed === 'function' ? [] : [...typed];
  const kept = new Map(Object.entries(files));
  const out: string[] = [];
  let since = 0;
  let err = '';
  const io: Io = {
    out: (text) => void out.push(text),
    taken: async () => {},
    err: (text) => {
      err += text;
    },
    async ask(prompt) {
      out.push(prompt);
      const line = typeof typed === 'function' ? typed(out.slice(since).join('')) : (lines.shift() ?? null);
      since = out.length;
      if (line !== null) out.push(`${line}\n`);
      return line;
    },
    close: () => {},
    inputIsTerminal: terminal,
    outputIsTerminal: terminal,
    errorIsTerminal: false,
    columns,
    plainSigns,
    noColour,
    readFile(path) {
      const text = kept.get(path);
      if (text === undefined) throw new InputError(`${path} cannot be read: there is no such file`);
      return text;
    },
    writeFile: (path, text) => void kept.set(path, text),
    appendFile: (path, text) => void kept.set(path, (kept.get(path) ?? '') + text),
    fileExists: (path) => kept.has(path),
  };
  return { io, files: kept, text: () => out.join(''), errors: () => err, unread: () => lines.length };
}

export interface Ran extends World {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in this process. */
export async function run(args: string, options: WorldOptions = {}): Promise<Ran> {
  const world = makeWorld(options);
  const code = await runProgram(splitArgs(args), world.io);
  return { ...world, code, out: world.text(), err: world.errors() };
}

/** Words; single quotes hold spaces. */
const splitArgs = (args: string): string[] =>
  (args.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^'|'$/g, ''));
