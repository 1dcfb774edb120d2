// The raw end of a position of Dark Ages: how its locals are written. Pieces go by the sheet's names (`a3`, `lb1`), hexes by
// theirs; anything else is a number.

import { type Line, NotationError, named } from '../../../kernel/notation.ts';
import { rawMemory } from '../../../lib/raw-memory.ts';
import { LEADERS, type State } from '../rules/state.ts';

const hexLocals: readonly string[] = ['hex', 'from'];
const pieceLocals: readonly string[] = ['unit', 'leader', 'by', 'at', 'attacker', 'defender'];

function read(g: State, local: string, word: Line): number | null {
  if (hexLocals.includes(local) && /^[A-Z]/.test(word.text)) {
    const hex = g.battle.board.names.indexOf(word.text);
    if (hex < 0) throw new NotationError(word, 'a hex such as F6', named(word.text));
    return hex;
  }
  if (pieceLocals.includes(local) && /^[a-z]/.test(word.text)) {
    const piece = g.battle.tags.indexOf(word.text);
    if (piece < 0) throw new NotationError(word, 'a piece such as a3', named(word.text));
    return piece;
  }
  return null;
}

function print(g: State, local: string, value: number): string {
  const { board, tags, unitCount, leaderCount } = g.battle;
  if (hexLocals.includes(local)) return (value >= 0 ? board.names[value] : '') || String(value);
  const known = (value >= 0 && value < unitCount) || (value >= LEADERS && value < LEADERS + leaderCount);
  return pieceLocals.includes(local) && known ? tags[value] : String(value);
}

export const { readFrames, readMemory, frameLines, memoryLines } = rawMemory<State>({
  read,
  print,
  example: 'crossings',
});
