// The raw end of a position of Battalion: how its locals are written. Units go by their words (`a3`); anything else is a
// number.

import type { Line } from '../../../kernel/notation.ts';
import { type Range, rawMemory } from '../../../lib/raw-memory.ts';
import { COUNTERATTACK, LIST_SIZE, MAX_CARDS, MAX_UNITS, MOST_DICE, type State } from '../rules/state.ts';
import { readUnitWord, unitWord } from '../telling/words.ts';

/** Locals that hold a unit. */
const UNIT_LOCALS: readonly string[] = ['attacker', 'target', 'unit'];

function read(_g: State, local: string, { text }: Line): number | null {
  const unit = UNIT_LOCALS.includes(local) ? readUnitWord(text) : -1;
  return unit >= 0 ? unit : null;
}

const print = (_g: State, local: string, value: number): string =>
  UNIT_LOCALS.includes(local) && value >= 0 && value < MAX_UNITS ? unitWord(value) : String(value);

const FLAG: Range = [0, 1];

/** What may be remembered besides what has a key; everything else has one, and only there it is checked as a whole. */
function memory(_g: State, name: string): Range | null {
  switch (name) {
    case 'stand':
    case 'warCry':
    case 'turnedRanks':
    case 'exhausted':
      return FLAG;
    case 'charging':
      return [0, MAX_UNITS];
    case 'heap':
    case 'aside':
    case 'values':
      return [0, MOST_DICE];
    case 'known':
      return [0, LIST_SIZE];
    default:
      return null;
  }
}

function local(g: State, name: string): Range {
  if (UNIT_LOCALS.includes(name)) return [-1, MAX_UNITS - 1];
  switch (name) {
    case 'seat':
      return [0, g.battle.seats - 1];
    case 'kind':
    case 'ordered':
      return [0, COUNTERATTACK];
    case 'from':
      return [0, MAX_UNITS];
    case 'card':
      return [0, MAX_CARDS];
    case 'sector':
      return [0, g.battle.sectors];
    case 'used':
    case 'result':
      return [-32768, 32767];
    default:
      return [-1, 127];
  }
}

export const { readFrames, readMemory, frameLines, memoryLines } = rawMemory<State>({
  read,
  print,
  example: 'revealed',
  memory,
  local,
});
