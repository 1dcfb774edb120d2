// The raw end of a position of Dark Ages: how its locals are written. Pieces go by the sheet's names (`a3`, `lb1`), hexes by
// theirs; anything else is a number.

import { type Line, NotationError, named } from '../../../kernel/notation.ts';
import { type Range, rawMemory } from '../../../lib/raw-memory.ts';
import { CARD_COUNT, LEADERS, MAX_PIECES, type State } from '../rules/state.ts';

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

const FLAG: Range = [0, 1];

/** What may be remembered besides what has a key; everything else has one, and only there it is checked as a whole. */
function memory(_g: State, name: string): Range | null {
  switch (name) {
    case 'hurt':
    case 'reshaped':
    case 'routs':
      return FLAG;
    case 'phase':
    case 'fireCards':
    case 'unitSeen':
      return [0, 3];
    case 'lasting':
      return [0, 15];
    case 'joined':
      return [0, 18];
    case 'sidesGone':
    case 'eventFlags':
      return [0, 63];
    case 'lastEvent':
      return [0, CARD_COUNT];
    case 'points':
    case 'hitsDue':
    case 'crossings':
    case 'cardsPlayed':
      return [0, 99];
    case 'lostMorale':
      return [0, 999];
    case 'mark':
      return [0, 4095];
    default:
      return null;
  }
}

function local(g: State, name: string): Range {
  const { board } = g.battle;
  switch (name) {
    case 'hex':
    case 'from':
      return [-1, board.size - 1];
    case 'mustEnter':
      return [0, board.size];
    case 'unit':
    case 'leader':
    case 'attacker':
    case 'defender':
      return [-1, MAX_PIECES - 1];
    case 'seat':
    case 'parity':
      return FLAG;
    case 'kind':
      return [0, 9];
    case 'card':
      return [0, CARD_COUNT];
    case 'by':
    case 'at':
      return [-1, Math.max(board.size, MAX_PIECES)];
    case 'flags':
    case 'cards':
    case 'hills':
      return [0, 32767];
    case 'way':
    case 'result':
      return [-32768, 32767];
    default:
      return [-1, 127];
  }
}

export const { readFrames, readMemory, frameLines, memoryLines } = rawMemory<State>({
  read,
  print,
  example: 'crossings',
  memory,
  local,
});
