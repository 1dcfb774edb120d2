// Prints the raw end of a position: the stack of procedures, and what differs from the state that the other keys give.

import { fold } from '../../kernel/notation.ts';
import { SLOT_PROCEDURE } from '../../kernel/state.ts';
import { hexLocals, OVER, unitLocals } from './position-memory.ts';
import type { State } from './state.ts';

/** `at:` and a line for each frame, the outermost first. */
export function frameLines(g: State): string[] {
  if (g.depth < 0) return ['at: nothing'];
  const lines = ['at:'];
  for (let d = 0; d <= g.depth; d++) lines.push(frameText(g, d));
  return lines;
}

function frameText(g: State, depth: number): string {
  const f = g.frames[depth];
  const { name, stepNames, decision } = g.procedures[g.stack[f.base + SLOT_PROCEDURE]];
  const words = decision === null ? [stepNames[f.step] ?? OVER] : [];
  for (const local of ['result', ...g.layout.locals]) {
    const value = (f as unknown as { readonly [local: string]: number })[local];
    if (value !== 0) words.push(`${local}=${localText(g, local, value)}`);
  }
  return fold(`  ${name}`, words, ' ', '    ');
}

/** A hex by its name, a unit by the hex where it stands, anything else as its number. */
function localText(g: State, local: string, value: number): string {
  const { board, unitCount } = g.battle;
  const onBoard = unitLocals.includes(local) && value >= 0 && value < unitCount;
  const hex = hexLocals.includes(local) ? value : onBoard ? g.unitHex[value] : -1;
  return hex >= 0 && hex < board.size ? board.names[hex] : String(value);
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
