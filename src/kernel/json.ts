// A state as JSON that a person can read: scalars and columns by name, the stack by the names of procedures, steps and
// locals. Reading it back gives the same words; anything that does not fit the layout is refused with its path.

import type { Compiled } from './procedure.ts';
import { type KernelState, SLOT_PROCEDURE, SLOT_RESULT, SLOT_STEP } from './state.ts';

/** Slots before the first local of a frame. */
const FIRST_LOCAL = SLOT_RESULT + 1;

type Words = Pick<KernelState, 'stack' | 'depth' | 'dice' | 'diceCount' | 'layout'>;

/** Clears what no rule can read any more: frames above the top of the stack, and dice of earlier rolls. */
export function tidy(g: Words): void {
  g.stack.fill(0, (g.depth + 1) * g.layout.frameSize);
  g.dice.fill(0, g.diceCount);
}

interface JSONFrame {
  procedure: string;
  /** The step that comes next, unless it is a decision. */
  next?: string;
  result?: number;
  locals?: { [name: string]: number };
}

interface JSONState {
  scalars: { [name: string]: number };
  /** The last number of a column stands for the rest of it. */
  columns: { [name: string]: number[] };
  frames: JSONFrame[];
  /** Words above the top of the stack, by their number: frames that have ended. */
  ended: { [word: string]: number };
}

/** In the place of a step: the procedure has run them all. */
const OVER = 'over';

type Written = Omit<KernelState, 'frames'> & { readonly frames: unknown[] };

export function stateToJSON(g: Written): unknown {
  const { layout, stack, procedures } = g;
  const json: JSONState = { scalars: {}, columns: {}, frames: [], ended: {} };
  layout.scalars.forEach((name, i) => {
    if (name !== 'depth') json.scalars[name] = g.scalars[i];
  });
  for (const [name] of layout.columns) json.columns[name] = shortened(columnOf(g, name));
  for (let d = 0; d <= g.depth; d++) {
    const at = d * layout.frameSize;
    const { name, stepNames, decision } = procedures[stack[at + SLOT_PROCEDURE]];
    const frame: JSONFrame = { procedure: name };
    if (decision === null) frame.next = stepNames[stack[at + SLOT_STEP]] ?? OVER;
    if (stack[at + SLOT_RESULT] !== 0) frame.result = stack[at + SLOT_RESULT];
    const locals: { [name: string]: number } = {};
    layout.locals.forEach((local, i) => {
      if (stack[at + FIRST_LOCAL + i] !== 0) locals[local] = stack[at + FIRST_LOCAL + i];
    });
    if (Object.keys(locals).length > 0) frame.locals = locals;
    json.frames.push(frame);
  }
  for (let i = (g.depth + 1) * layout.frameSize; i < stack.length; i++) if (stack[i] !== 0) json.ended[i] = stack[i];
  return json;
}

const columnOf = (g: Written, name: string): Int16Array =>
  (g as unknown as { readonly [name: string]: Int16Array })[name];

function shortened(column: Int16Array): number[] {
  let end = column.length;
  while (end > 1 && column[end - 1] === column[end - 2]) end--;
  return Array.from(column.subarray(0, end));
}

/** Writes a state that `stateToJSON` made into `g`. Throws, leaving `g` as it was, when it does not fit. */
export function jsonInto(g: Written, json: unknown): void {
  const before = g.buf.slice();
  try {
    readState(g, objectAt(json, 'state'));
  } catch (error) {
    g.buf.set(before);
    throw error;
  }
}

type Json = { readonly [key: string]: unknown };

const wrong = (path: string, expected: string, found: unknown): Error =>
  new Error(`${path}: expected ${expected}, found ${found === undefined ? 'nothing' : JSON.stringify(found)}`);

function objectAt(value: unknown, path: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path, 'an object', value);
  return value as Json;
}

function listAt(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(path, 'a list', value);
  return value;
}

function numberAt(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < -32768 || value > 32767) {
    throw wrong(path, 'a whole number of 16 bits', value);
  }
  return value;
}

/** Exactly these keys, or some of them. */
function checkKeys(object: Json, keys: readonly string[], path: string, all: boolean): void {
  for (const key of Object.keys(object)) {
    if (!keys.includes(key)) throw new Error(`${path}: "${key}" is unknown here`);
  }
  if (all) for (const key of keys) if (!(key in object)) throw new Error(`${path}: "${key}" is missing`);
}

function readState(g: Written, json: Json): void {
  const { layout } = g;
  checkKeys(json, ['scalars', 'columns', 'frames', 'ended'], 'state', true);
  const scalars = objectAt(json['scalars'], 'state.scalars');
  const names = layout.scalars.filter((name) => name !== 'depth');
  checkKeys(scalars, names, 'state.scalars', true);
  for (const name of names) {
    g.scalars[layout.scalars.indexOf(name)] = numberAt(scalars[name], `state.scalars.${name}`);
  }
  const columns = objectAt(json['columns'], 'state.columns');
  const columnNames = layout.columns.map(([name]) => name);
  checkKeys(columns, columnNames, 'state.columns', true);
  for (const name of columnNames) readColumn(columnOf(g, name), columns[name], `state.columns.${name}`);
  g.stack.fill(0);
  const frames = listAt(json['frames'], 'state.frames');
  if (frames.length > layout.depth) throw wrong('state.frames', `at most ${layout.depth} frames`, frames.length);
  frames.forEach((frame, d) => {
    readFrame(g, d, objectAt(frame, `state.frames[${d}]`));
  });
  g.depth = frames.length - 1;
  const ended = objectAt(json['ended'], 'state.ended');
  for (const [word, value] of Object.entries(ended)) {
    const index = Number(word);
    if (!(index >= frames.length * layout.frameSize && index < g.stack.length)) {
      throw wrong('state.ended', 'a word above the stack', word);
    }
    g.stack[index] = numberAt(value, `state.ended.${word}`);
  }
}

function readColumn(column: Int16Array, value: unknown, path: string): void {
  const list = listAt(value, path);
  if (list.length === 0 || list.length > column.length) throw wrong(path, `1 to ${column.length} numbers`, list.length);
  for (let i = 0; i < column.length; i++) {
    const at = Math.min(i, list.length - 1);
    const number = numberAt(list[at], `${path}[${at}]`);
    column[i] = number;
    // Some columns are kept in bytes: what does not fit must not wrap.
    if (column[i] !== number) throw wrong(`${path}[${at}]`, 'a number that fits the column', number);
  }
}

function readFrame(g: Written, depth: number, frame: Json): void {
  const { layout, stack, procedures } = g;
  const path = `state.frames[${depth}]`;
  checkKeys(frame, ['procedure', 'next', 'result', 'locals'], path, false);
  const at = depth * layout.frameSize;
  const id = procedures.findIndex((p) => p.name === frame['procedure']);
  if (id < 0) throw wrong(`${path}.procedure`, 'a procedure', frame['procedure']);
  stack[at + SLOT_PROCEDURE] = id;
  stack[at + SLOT_STEP] = stepAt(procedures[id], frame['next'], `${path}.next`);
  stack[at + SLOT_RESULT] = frame['result'] === undefined ? 0 : numberAt(frame['result'], `${path}.result`);
  const locals = frame['locals'] === undefined ? {} : objectAt(frame['locals'], `${path}.locals`);
  checkKeys(locals, layout.locals, `${path}.locals`, false);
  for (const [name, value] of Object.entries(locals)) {
    stack[at + FIRST_LOCAL + layout.locals.indexOf(name)] = numberAt(value, `${path}.locals.${name}`);
  }
}

function stepAt({ name, decision, stepNames }: Compiled, next: unknown, path: string): number {
  if (decision !== null) {
    if (next !== undefined) throw wrong(path, `no step, for ${name} is a decision`, next);
    return 0;
  }
  const step = [...stepNames, OVER].indexOf(next as string);
  if (step < 0) throw wrong(path, `a step of ${name} (${stepNames.join(', ')}, ${OVER})`, next);
  return step;
}
