// The raw end of a position of the Commands games: how its locals are written.

import type { Line } from '../../../kernel/notation.ts';
import { rawMemory } from '../../../lib/raw-memory.ts';
import type { State } from '../rules/state.ts';
import { hexAt, unitAt } from './position-words.ts';

/** Locals that hold a hex, and locals that hold a unit, written by the hex where it stands. */
const hexLocals: readonly string[] = ['hex', 'from'];
const unitLocals: readonly string[] = ['unit', 'by', 'attacker', 'defender'];

function read(g: State, local: string, word: Line): number | null {
  if (!/^[A-Z]/.test(word.text)) return null;
  if (hexLocals.includes(local)) return hexAt(g, word);
  return unitLocals.includes(local) ? unitAt(g, word) : null;
}

/** A hex by its name, a unit by the hex where it stands, anything else as its number. */
function print(g: State, local: string, value: number): string {
  const { board, unitCount } = g.battle;
  const onBoard = unitLocals.includes(local) && value >= 0 && value < unitCount;
  const hex = hexLocals.includes(local) ? value : onBoard ? g.unitHex[value] : -1;
  return hex >= 0 && hex < board.size ? board.names[hex] : String(value);
}

export const { readFrames, readMemory, frameLines, memoryLines } = rawMemory<State>({
  read,
  print,
  example: 'sequence',
});
