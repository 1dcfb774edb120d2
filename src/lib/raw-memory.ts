// The raw end of a position: the stack of procedures (`at`) and whatever has no key of its own (`memory`), by the names of the
// state. It lets a position stand at any decision, in the middle of a fight too. A game says how it writes its locals.

import {
  type Entry,
  findEntry,
  fold,
  isNone,
  type KindSpec,
  type Line,
  NotationError,
  named,
  nearest,
  type Place,
  paragraphsOf,
  readNotation,
  Scanner,
} from '../kernel/notation.ts';
import { call } from '../kernel/procedure.ts';
import { type KernelState, SLOT_PROCEDURE } from '../kernel/state.ts';

/** How locals are written by names: a hex, a unit. What has no name is a number. */
export interface LocalWords<G> {
  /** What a word stands for in a local; null where it is to be a number. */
  read(g: G, local: string, word: Line): number | null;
  print(g: G, local: string, value: number): string;
  /** A name of the state, for who wrote none. */
  readonly example: string;
  /** The least and the most that a part of the state may hold; null where it has a key of its own in the text. */
  memory(g: G, name: string): Range | null;
  /** The same for a local. */
  local(g: G, name: string): Range;
}

export type Range = readonly [least: number, most: number];

/** What the kernel keeps of the last roll, for every game; null where no text may write it. */
export function kernelRange(g: KernelState, name: string): Range | null | undefined {
  switch (name) {
    case 'outcome':
    // A position stands at a decision; what waits for dice is kept as JSON.
    case 'waiting':
    case 'turn':
      return null;
    case 'diceCount':
      return [0, g.dice.length];
    case 'rollSubject':
      return [0, g.rolls.length - 1];
    case 'dicePick':
      return [0, 1];
    case 'dice':
    case 'diceSides':
      return [0, 99];
    case 'rolls':
    case 'rollPurpose':
    case 'rollOther':
    case 'shuffles':
    case 'revealed':
      return [0, 32767];
    default:
      return undefined;
  }
}

export interface RawMemory<G> {
  /** One line for each procedure under way, the outermost first: its name, the step that comes next, its locals. */
  readFrames(g: G, entry: Entry): void;
  /** `sequence 4`, or for a column `rolls 0:3 2:4`. */
  readMemory(g: G, entry: Entry): void;
  /** `at:` and a line for each frame, the outermost first. */
  frameLines(g: G): string[];
  /** `memory:` and a line for each part of the state in which the two differ; none if they are alike. */
  memoryLines(g: G, plain: G): string[];
}

/** Where the raw part of a position begins; null where it has none. */
export function rawPlace(text: string, kind: KindSpec): Place | null {
  const notation = readNotation(text, kind);
  return findEntry(notation, 'at') ?? findEntry(notation, 'memory') ?? null;
}

/** In the place of a step: the procedure has run them all. */
const OVER = 'over';

export const rawMemory = <G extends KernelState>(words: LocalWords<G>): RawMemory<G> => ({
  readFrames(g, entry) {
    const lines = paragraphsOf(entry);
    if (lines.length === 1 && lines[0][0].text === 'nothing') return;
    if (lines.length > g.layout.depth) {
      throw new NotationError(lines[g.layout.depth][0], `at most ${g.layout.depth} procedures`, 'one more');
    }
    for (const paragraph of lines) readFrame(g, paragraph, words);
  },

  readMemory(g, entry) {
    if (isNone(entry)) return;
    const columns = g.layout.columns.map(([name]) => name);
    const scalars = g.layout.scalars.filter((name) => name !== 'depth');
    const seen = new Set<string>();
    for (const lines of paragraphsOf(entry)) {
      const head = new Scanner(lines[0]);
      const name = head.word(`a name such as ${words.example}`);
      wordOf(name, [...scalars, ...columns], 'a name of the state');
      const kernel = kernelRange(g, name.text);
      const range = kernel === undefined ? words.memory(g, name.text) : kernel;
      if (range === null) throw new NotationError(name, 'what no key of its own says', named(name.text));
      if (seen.has(name.text)) throw new NotationError(name, `"${name.text}" only once`, `"${name.text}" again`);
      seen.add(name.text);
      if (scalars.includes(name.text)) {
        numbersOf(g)[name.text] = readInteger(head.word('a number'), range);
        head.end();
        if (lines.length > 1) throw new NotationError(lines[1], 'a name of the state', named(lines[1].text));
      } else readColumn(columnsOf(g)[name.text], lines, head, range);
    }
  },

  frameLines(g) {
    if (g.depth < 0) return ['at: nothing'];
    const lines = ['at:'];
    for (let d = 0; d <= g.depth; d++) lines.push(frameText(g, d, words));
    return lines;
  },

  memoryLines(g, plain) {
    const lines: string[] = [];
    for (const name of g.layout.scalars) {
      const value = numbersOf(g)[name];
      if (name !== 'depth' && value !== numbersOf(plain)[name]) lines.push(`  ${name} ${value}`);
    }
    for (const [name, length] of g.layout.columns) {
      // Dice beyond those of the last roll are of an earlier one: nobody reads them.
      const end = name === 'dice' ? g.diceCount : length;
      const [column, other] = [columnsOf(g)[name], columnsOf(plain)[name]];
      const pairs: string[] = [];
      for (let i = 0; i < end; i++) if (column[i] !== other[i]) pairs.push(`${i}:${column[i]}`);
      if (pairs.length > 0) lines.push(fold(`  ${name}`, pairs, ' ', '    '));
    }
    return lines.length === 0 ? [] : ['memory:', ...lines];
  },
});

/** Scalars of a state and locals of a frame by name. */
const numbersOf = (of: object): { [name: string]: number } => of as { [name: string]: number };

type Column = Int16Array | Int8Array;
const columnsOf = (g: object): { readonly [name: string]: Column } => g as { readonly [name: string]: Column };

function wordOf(word: Line, known: readonly string[], what: string): number {
  const index = known.indexOf(word.text);
  if (index >= 0) return index;
  throw new NotationError(word, `${what} (the nearest is "${nearest(word.text, known)}")`, named(word.text));
}

function readInteger(word: Line, [least, most]: Range): number {
  const value = /^-?\d{1,5}$/.test(word.text) ? Number(word.text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new NotationError(word, `a whole number from ${least} to ${most}`, named(word.text));
}

function readFrame<G extends KernelState>(g: G, lines: readonly Line[], words: LocalWords<G>): void {
  const names = g.procedures.map((p) => p.name);
  const head = new Scanner(lines[0]);
  const id = wordOf(head.word('a procedure such as turn'), names, 'a procedure');
  const { decision, stepNames } = g.procedures[id];
  const below = g.depth >= 0 ? g.frames[g.depth].result : 0;
  const f = call(g, { id, name: names[id] });
  if (g.depth > 0) g.frames[g.depth - 1].result = below;
  if (decision === null) {
    const steps = [...stepNames, OVER];
    f.step = wordOf(head.word('the step that comes next'), steps, `a step of ${names[id]}`);
  }
  const locals: readonly string[] = ['result', ...g.layout.locals];
  lines.forEach((line, i) => {
    const scanner = i === 0 ? head : new Scanner(line);
    while (scanner.peek() !== '') {
      const name = scanner.word('a local such as hits', '=');
      wordOf(name, locals, 'a local');
      scanner.need('=', '"=" and a value');
      const value = scanner.word('a value');
      const range = words.local(g, name.text);
      numbersOf(f)[name.text] = words.read(g, name.text, value) ?? readInteger(value, range);
    }
  });
}

function readColumn(column: Column, lines: readonly Line[], head: Scanner, range: Range): void {
  lines.forEach((line, i) => {
    const scanner = i === 0 ? head : new Scanner(line);
    do readPlace(column, scanner, range);
    while (scanner.peek() !== '');
  });
}

function readPlace(column: Column, scanner: Scanner, range: Range): void {
  const index = scanner.word('a place in the column and a value such as 0:3', ':');
  const at = readInteger(index, [0, column.length - 1]);
  scanner.need(':', '":" and a value');
  const value = scanner.word('a value');
  column[at] = readInteger(value, range);
}

function frameText<G extends KernelState>(g: G, depth: number, locals: LocalWords<G>): string {
  const f = g.frames[depth];
  const { name, stepNames, decision } = g.procedures[g.stack[f.base + SLOT_PROCEDURE]];
  const words = decision === null ? [stepNames[f.step] ?? OVER] : [];
  for (const local of ['result', ...g.layout.locals]) {
    const value = numbersOf(f)[local];
    if (value !== 0) words.push(`${local}=${locals.print(g, local, value)}`);
  }
  return fold(`  ${name}`, words, ' ', '    ');
}
