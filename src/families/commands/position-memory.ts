// The raw end of a position: the stack of procedures (`at`) and whatever has no key of its own (`memory`), by the names
// of the state. It lets a position stand at any decision, in the middle of a combat too.

import { type Entry, type Line, NotationError, named, nearest, paragraphsOf, Scanner } from '../../kernel/notation.ts';
import { call } from '../../kernel/procedure.ts';
import { hexAt, unitAt } from './position-words.ts';
import type { State } from './state.ts';

/** Locals that hold a hex, and locals that hold a unit, written by the hex where it stands. */
export const hexLocals: readonly string[] = ['hex', 'from'];
export const unitLocals: readonly string[] = ['unit', 'by', 'attacker', 'defender'];

/** In the place of a step: the procedure has run them all. */
export const OVER = 'over';

function wordOf(word: Line, known: readonly string[], what: string): number {
  const index = known.indexOf(word.text);
  if (index >= 0) return index;
  const hint = known.length === 0 ? '' : ` (the nearest is "${nearest(word.text, known)}")`;
  throw new NotationError(word, `${what}${hint}`, named(word.text));
}

function readInteger(word: Line): number {
  const value = /^-?\d{1,5}$/.test(word.text) ? Number(word.text) : Number.NaN;
  if (!(value >= -32768 && value <= 32767)) throw new NotationError(word, 'a whole number', named(word.text));
  return value;
}

/** One line for each procedure under way, the outermost first: its name, the step that comes next, its locals. */
export function readFrames(g: State, entry: Entry): void {
  const lines = paragraphsOf(entry);
  if (lines.length === 1 && lines[0][0].text === 'nothing') return;
  if (lines.length > g.layout.depth) {
    throw new NotationError(lines[g.layout.depth][0], `at most ${g.layout.depth} procedures`, 'one more');
  }
  for (const paragraph of lines) readFrame(g, paragraph);
}

function readFrame(g: State, lines: readonly Line[]): void {
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
      (f as unknown as { [local: string]: number })[name.text] = readLocal(g, name.text, value);
    }
  });
}

function readLocal(g: State, name: string, word: Line): number {
  if (/^[A-Z]/.test(word.text)) {
    if (hexLocals.includes(name)) return hexAt(g, word);
    if (unitLocals.includes(name)) return unitAt(g, word);
  }
  return readInteger(word);
}

/** `sequence 4`, or for a column `leaderChecked 0:3 2:4`. */
export function readMemory(g: State, entry: Entry): void {
  const columns = g.layout.columns.map(([name]) => name);
  const scalars = g.layout.scalars.filter((name) => name !== 'depth');
  for (const lines of paragraphsOf(entry)) {
    const head = new Scanner(lines[0]);
    const name = head.word('a name such as sequence');
    wordOf(name, [...scalars, ...columns], 'a name of the state');
    if (scalars.includes(name.text)) {
      (g as unknown as { [scalar: string]: number })[name.text] = readInteger(head.word('a number'));
      head.end();
      continue;
    }
    const column = (g as unknown as { readonly [column: string]: Int16Array })[name.text];
    lines.forEach((line, i) => {
      const scanner = i === 0 ? head : new Scanner(line);
      do {
        const index = scanner.word('a place in the column and a value such as 0:3', ':');
        const at = readInteger(index);
        if (at < 0 || at >= column.length) {
          throw new NotationError(index, `a place from 0 to ${column.length - 1}`, named(index.text));
        }
        scanner.need(':', '":" and a value');
        const value = scanner.word('a value');
        column[at] = readInteger(value);
        // Some columns are kept in bytes: what does not fit must not wrap.
        if (column[at] !== readInteger(value)) {
          throw new NotationError(value, 'a number that fits the column', named(value.text));
        }
      } while (scanner.peek() !== '');
    });
  }
}
