// The raw end of a position: the stack of procedures (`at`) and whatever has no key of its own (`memory`), by the names of
// the state. It lets a position stand at any decision, in the middle of a fight too.

import {
  type Entry,
  fold,
  type Line,
  NotationError,
  named,
  nearest,
  paragraphsOf,
  Scanner,
} from '../../kernel/notation.ts';
import { call } from '../../kernel/procedure.ts';
import { SLOT_PROCEDURE } from '../../kernel/state.ts';
import { MAX_UNITS, type State } from './state.ts';
import { readUnitWord, unitWord } from './tell-words.ts';

/** Locals that hold a unit, written by its name. */
const UNIT_LOCALS: readonly string[] = ['attacker', 'target', 'unit'];
/** In the place of a step: the procedure has run them all. */
const OVER = 'over';

function wordOf(word: Line, known: readonly string[], what: string): number {
  const index = known.indexOf(word.text);
  if (index >= 0) return index;
  throw new NotationError(word, `${what} (the nearest is "${nearest(word.text, known)}")`, named(word.text));
}

function readInteger(word: Line): number {
  const value = /^-?\d{1,5}$/.test(word.text) ? Number(word.text) : Number.NaN;
  if (!(value >= -32768 && value <= 32767)) throw new NotationError(word, 'a whole number', named(word.text));
  return value;
}

type Numbers = { [name: string]: number };

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
    f.step = wordOf(head.word('the step that comes next'), [...stepNames, OVER], `a step of ${names[id]}`);
  }
  const locals: readonly string[] = ['result', ...g.layout.locals];
  lines.forEach((line, i) => {
    const scanner = i === 0 ? head : new Scanner(line);
    while (scanner.peek() !== '') {
      const name = scanner.word('a local such as hits', '=');
      wordOf(name, locals, 'a local');
      scanner.need('=', '"=" and a value');
      const value = scanner.word('a value');
      const unit = UNIT_LOCALS.includes(name.text) ? readUnitWord(value.text) : -1;
      (f as unknown as Numbers)[name.text] = unit >= 0 ? unit : readInteger(value);
    }
  });
}

/** `turnedRanks 1`, or for a column `rolls 0:3 2:4`. */
export function readMemory(g: State, entry: Entry): void {
  const columns = g.layout.columns.map(([name]) => name);
  const scalars = g.layout.scalars.filter((name) => name !== 'depth');
  for (const lines of paragraphsOf(entry)) {
    const head = new Scanner(lines[0]);
    const name = head.word('a name such as revealed');
    wordOf(name, [...scalars, ...columns], 'a name of the state');
    if (scalars.includes(name.text)) {
      (g as unknown as Numbers)[name.text] = readInteger(head.word('a number'));
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

/** `at:` and a line for each frame, the outermost first. */
export function frameLines(g: State): string[] {
  if (g.depth < 0) return ['at: nothing'];
  const lines = ['at:'];
  for (let d = 0; d <= g.depth; d++) {
    const f = g.frames[d];
    const { name, stepNames, decision } = g.procedures[g.stack[f.base + SLOT_PROCEDURE]];
    const words = decision === null ? [stepNames[f.step] ?? OVER] : [];
    for (const local of ['result', ...g.layout.locals]) {
      const value = (f as unknown as Numbers)[local];
      const unit = UNIT_LOCALS.includes(local) && value >= 0 && value < MAX_UNITS;
      if (value !== 0) words.push(`${local}=${unit ? unitWord(value) : value}`);
    }
    lines.push(fold(`  ${name}`, words, ' ', '    '));
  }
  return lines;
}

/** `memory:` and a line for each part of the state in which the two differ; none if they are alike. */
export function memoryLines(g: State, plain: State): string[] {
  const lines: string[] = [];
  const words = (state: State) => state as unknown as { readonly [name: string]: number & Int16Array };
  for (const name of g.layout.scalars) {
    if (name !== 'depth' && words(g)[name] !== words(plain)[name]) lines.push(`  ${name} ${words(g)[name]}`);
  }
  for (const [name, length] of g.layout.columns) {
    // Dice beyond those of the last roll are of an earlier one: nobody reads them.
    const end = name === 'dice' ? g.diceCount : length;
    const pairs: string[] = [];
    for (let i = 0; i < end; i++) {
      if (words(g)[name][i] !== words(plain)[name][i]) pairs.push(`${i}:${words(g)[name][i]}`);
    }
    if (pairs.length > 0) lines.push(fold(`  ${name}`, pairs, ' ', '    '));
  }
  return lines.length === 0 ? [] : ['memory:', ...lines];
}
