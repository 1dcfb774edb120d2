// Where the pieces of a position stand now, with what strength and marks: `now: b1 D4 2+g moved; b3 lost; lb1 D4`. Only those
// are written that differ from the start of the battle.

import { type Entry, type Line, linesOf, NotationError, named, Scanner } from '../../../kernel/notation.ts';
import {
  ELIMINATED,
  isLeader,
  LEADERS,
  LEFT,
  MAX_PIECES,
  ON_BOARD,
  type State,
  seatOf,
  TO_COME,
} from '../rules/state.ts';
import { lastingWords, markWords } from './position-keys.ts';
import { pieces } from './sheet-parts.ts';
import { list } from './sheet-print.ts';

const fates: readonly (readonly [string, number])[] = [
  ['lost', ELIMINATED],
  ['left', LEFT],
  ['-', TO_COME],
];

/** Reads `now`; pieces that are not named stay as they were set out. */
export function readPieces(g: State, entry: Entry): void {
  const items = pieces(linesOf(entry), 'a piece such as "b1 D4 2+g"').map((line) => {
    const scanner = new Scanner(line);
    const tag = scanner.word('the name of a piece such as b1');
    const piece = g.battle.tags.indexOf(tag.text);
    if (tag.text === '' || piece < 0)
      throw new NotationError(tag, 'a piece of this battle such as b1', named(tag.text));
    return { scanner, tag, piece };
  });
  const seen = new Set<number>();
  const places = items.map(({ scanner, tag, piece }) => {
    if (seen.has(piece)) throw new NotationError(tag, `"${tag.text}" only once`, `"${tag.text}" again`);
    seen.add(piece);
    return { tag, piece, hex: readPiece(g, scanner, piece) };
  });
  for (const { piece, hex } of places) if (hex !== null) lift(g, piece);
  for (const { tag, piece, hex } of places) if (hex !== null && hex >= 0) put(g, tag, piece, hex);
  for (const { tag, piece } of places) {
    // His unit takes the hits before him: only a leader alone can be routed [D Combat].
    if (!isLeader(piece) || g.grey[piece] === 0 || g.unitHex[piece] < 0 || g.hexUnit[g.unitHex[piece]] < 0) continue;
    throw new NotationError(tag, `${tag.text} alone, for he is routed`, `a unit with him`);
  }
}

function lift(g: State, piece: number): void {
  const hex = g.unitHex[piece];
  if (hex < 0) return;
  if (isLeader(piece)) g.hexLeader[hex] = -1;
  else g.hexUnit[hex] = -1;
  g.unitHex[piece] = -1;
}

function put(g: State, tag: Line, piece: number, hex: number): void {
  const column = isLeader(piece) ? g.hexLeader : g.hexUnit;
  const who = column[hex] >= 0 ? column[hex] : isLeader(piece) ? g.hexUnit[hex] : g.hexLeader[hex];
  if (column[hex] >= 0 || (who >= 0 && seatOf(g, who) !== seatOf(g, piece))) {
    throw new NotationError(tag, `a free hex for ${tag.text}`, `${g.battle.tags[who]} at ${g.battle.board.names[hex]}`);
  }
  column[hex] = piece;
  g.unitHex[piece] = hex;
}

/** The words after a piece's name; answers its new hex, -1 for off the board, null when it stays where it is. */
function readPiece(g: State, scanner: Scanner, piece: number): number | null {
  let hex: number | null = null;
  while (scanner.peek() !== '') {
    const word = scanner.word('');
    const fate = fates.find(([text]) => text === word.text);
    const mark = markWords.find(([text]) => text === word.text);
    const lasting = lastingWords.find(([text]) => text === word.text);
    if (fate) {
      hex = -1;
      g.fate[piece] = fate[1];
      if (fate[1] !== TO_COME) g.cubes[piece] = 0;
      g.grey[piece] = 0;
    } else if (mark) g.mark[piece] |= mark[1];
    else if (lasting) g.lasting[piece] |= lasting[1];
    else if (word.text === 'unloaded') g.loaded[piece] = 0;
    else if (word.text === 'seen') g.unitSeen[piece] |= 1 << (1 - seatOf(g, piece));
    else if (/^(?:\d(?:\+g)?|g)$/.test(word.text)) readCubes(g, word, piece);
    else if (/^[A-Z]\d/.test(word.text)) {
      hex = g.battle.board.hex(word.text);
      if (hex < 0) throw new NotationError(word, 'a hex of the board', named(word.text));
      g.fate[piece] = ON_BOARD;
    } else throw new NotationError(word, EXPECTED, named(word.text));
  }
  return hex;
}

const EXPECTED = `a hex, "lost", "left" or "-", cubes such as 2+g, "seen", "unloaded", or one of ${[...markWords, ...lastingWords].map(([text]) => text).join(', ')}`;

/** `3`, `2+g`, `g`: active cubes, and a grey one. */
function readCubes(g: State, word: Line, piece: number): void {
  const cubes = word.text === 'g' ? 0 : Number(word.text[0]);
  const grey = word.text.endsWith('g') ? 1 : 0;
  const full = isLeader(piece) ? 1 : g.battle.full[piece];
  if (cubes + grey > full || cubes + grey === 0) {
    throw new NotationError(word, `1 to ${full} cubes, of which one may be grey (g)`, named(word.text));
  }
  g.cubes[piece] = cubes;
  g.grey[piece] = grey;
}

/** The pieces that differ from `plain`, in which they stand as at the start. */
export function pieceLines(g: State, plain: State): string[] {
  const parts: string[] = [];
  for (let piece = 0; piece < MAX_PIECES; piece++) {
    const exists = isLeader(piece) ? piece < LEADERS + g.battle.leaderCount : piece < g.battle.unitCount;
    if (!exists) continue;
    const words = pieceWords(g, plain, piece);
    if (words.length > 0) parts.push([g.battle.tags[piece], ...words].join(' '));
  }
  return list('now', parts);
}

function pieceWords(g: State, plain: State, piece: number): string[] {
  const words: string[] = [];
  const hex = g.unitHex[piece];
  const off = hex < 0;
  if (off && g.fate[piece] !== plain.fate[piece]) {
    const fate = fates.find(([, value]) => value === g.fate[piece]);
    if (fate) words.push(fate[0]);
  }
  if (!off && hex !== plain.unitHex[piece]) words.push(g.battle.board.names[hex]);
  const same = g.cubes[piece] === plain.cubes[piece] && g.grey[piece] === plain.grey[piece];
  if (!off && !same) words.push(cubesText(g.cubes[piece], g.grey[piece]));
  for (const [text, bit] of markWords) if ((g.mark[piece] & bit) !== 0) words.push(text);
  for (const [text, bit] of lastingWords) {
    if ((g.lasting[piece] & bit) !== 0 && (plain.lasting[piece] & bit) === 0) words.push(text);
  }
  if (g.loaded[piece] === 0 && plain.loaded[piece] !== 0) words.push('unloaded');
  const enemy = 1 << (1 - seatOf(g, piece));
  if ((g.unitSeen[piece] & enemy) !== 0 && (plain.unitSeen[piece] & enemy) === 0) words.push('seen');
  return words;
}

export const cubesText = (cubes: number, grey: number): string =>
  cubes === 0 && grey > 0 ? 'g' : `${cubes}${grey > 0 ? '+g' : ''}`;
