// The raw end of a position of the Commands games: how its locals are written.

import type { Line } from '../../../kernel/notation.ts';
import { type Range, rawMemory } from '../../../lib/raw-memory.ts';
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

const ANY: Range = [0, 32767];
const FLAG: Range = [0, 1];

/** What may be remembered besides what has a key; everything else has one, and only there it is checked as a whole. */
function memory(g: State, name: string): Range | null {
  const { board, unitCount, leaderCount, game } = g.battle;
  switch (name) {
    case 'fallback':
    case 'again':
    case 'simultaneous':
    case 'mirror':
      return FLAG;
    case 'struck':
      return [0, 2];
    case 'sections':
      return [0, 7];
    case 'order':
      return [-1, game.cards.length - 1];
    case 'led':
      return [0, leaderCount];
    case 'unitAim':
      return [0, unitCount];
    case 'unitFrom':
      return [-1, board.size - 1];
    case 'commandNow':
    case 'unitSteps':
    case 'phase':
      return [0, 99];
    case 'sequence':
    case 'leaderChecked':
    case 'goal':
    case 'unitMark':
    case 'leaderMark':
      return ANY;
    default:
      return null;
  }
}

function local(g: State, name: string): Range {
  const { board, unitCount, leaderCount } = g.battle;
  if (hexLocals.includes(name)) return [-1, board.size - 1];
  if (unitLocals.includes(name)) return [-1, unitCount - 1];
  switch (name) {
    case 'leader':
      return [-1, leaderCount - 1];
    case 'seat':
    case 'ranged':
    case 'struckFirst':
      return FLAG;
    case 'mode':
      return [-1, 9];
    case 'result':
      return [-1, 32767];
    default:
      return [-1, 127];
  }
}

export const { readFrames, readMemory, frameLines, memoryLines } = rawMemory<State>({
  read,
  print,
  example: 'sequence',
  memory,
  local,
});
