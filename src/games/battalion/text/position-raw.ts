// The raw end of a position of Battalion: how its locals are written. Units go by their words (`a3`); anything else is a
// number.

import type { Line } from '../../../kernel/notation.ts';
import { rawMemory } from '../../../lib/raw-memory.ts';
import { MAX_UNITS, type State } from '../rules/state.ts';
import { readUnitWord, unitWord } from '../telling/words.ts';

/** Locals that hold a unit. */
const UNIT_LOCALS: readonly string[] = ['attacker', 'target', 'unit'];

function read(_g: State, local: string, { text }: Line): number | null {
  const unit = UNIT_LOCALS.includes(local) ? readUnitWord(text) : -1;
  return unit >= 0 ? unit : null;
}

const print = (_g: State, local: string, value: number): string =>
  UNIT_LOCALS.includes(local) && value >= 0 && value < MAX_UNITS ? unitWord(value) : String(value);

export const { readFrames, readMemory, frameLines, memoryLines } = rawMemory<State>({
  read,
  print,
  example: 'revealed',
});
