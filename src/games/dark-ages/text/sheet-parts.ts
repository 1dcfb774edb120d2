// Readers for the parts of a Dark Ages sheet: hexes, units, leaders, reinforcements, hexsides, rules. A line break in a list
// counts like `;`, so every reader takes one piece between two of them. Positions and cases use the same pieces.

import {
  joinLines,
  type Line,
  NotationError,
  named,
  readName,
  readNumber,
  Scanner,
  splitAt,
} from '../../../kernel/notation.ts';
import { EVEN_ROW } from '../../../lib/hex-board.ts';
import { MAX_HEXES } from '../rules/state.ts';
import type { SheetHexside, SheetLeader, SheetRule, SheetTerrain, SheetUnit, Side } from './sheet-types.ts';

/** Rows that the state has room for. */
export const MOST_ROWS = Math.floor(MAX_HEXES / EVEN_ROW);

/** A board whose rows are all of the same length, lettered from the top. */
export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

const TERRAIN_KINDS = [
  ...['woods', 'hill', 'river', 'stream', 'marsh', 'ford', 'bridge'],
  ...['village', 'road'],
] as const;
const HEXSIDE_KINDS = ['stakes', 'slope', 'escarpment'] as const;

export function readBoard(word: Line): BoardSize {
  const match = /^([1-9]\d?)x([1-9]\d?)$/.exec(word.text);
  const [columns, rows] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || columns < 2 || rows < 2 || columns > EVEN_ROW || rows > MOST_ROWS) {
    throw new NotationError(word, `a board size such as 12x9, at most ${EVEN_ROW}x${MOST_ROWS}`, named(word.text));
  }
  return { columns, rows };
}

function readHex(word: Line, board: BoardSize, expected = 'a hex such as F6'): string {
  const match = /^([A-Z])([1-9]\d?)$/.exec(word.text);
  if (match === null) throw new NotationError(word, expected, named(word.text));
  if (match[1].charCodeAt(0) - 65 >= board.rows) {
    const last = String.fromCharCode(64 + board.rows);
    throw new NotationError(word, `a hex in rows A to ${last} of the board`, named(word.text));
  }
  if (Number(match[2]) > board.columns) {
    throw new NotationError(word, `a hex from ${match[1]}1 to ${match[1]}${board.columns}`, named(word.text));
  }
  return word.text;
}

/** Parts of a list; a line break counts like `;`. */
export const pieces = (lines: readonly Line[], expected: string): Line[] =>
  lines.flatMap((line) => splitAt(line, ';', expected));

const isTag = /^[a-z]{1,3}[1-9]\d?$/;

function readTag(word: Line): string {
  if (!isTag.test(word.text)) throw new NotationError(word, 'a name such as a3 or r1', named(word.text));
  return word.text;
}

function readType(scanner: Scanner): { readonly type: string; readonly cubes: number } {
  const type = readName(scanner.word('a type of unit such as spearmen', '/'), 'a type of unit such as spearmen');
  scanner.need('/', '"/" and a number of cubes');
  return { type, cubes: readNumber(scanner.word('a number of cubes')) };
}

/** `b1 housecarls/3 D3` */
export function readUnit(piece: Line, side: Side, board: BoardSize): SheetUnit {
  const scanner = new Scanner(piece);
  const tag = readTag(scanner.word('a name such as a3'));
  const kind = readType(scanner);
  const hex = readHex(scanner.word('a hex such as F6'), board);
  scanner.end('";" or the end of the line');
  return { side, tag, ...kind, hex, entry: [], line: piece.line, column: piece.column };
}

function readRider(scanner: Scanner): { readonly name: string; readonly mounted: boolean; readonly morale: number } {
  const spoken = scanner.wordOrQuoted("a leader's name");
  // As everywhere, runs of spaces are one space; what could not be printed again is refused.
  const name = joinLines([spoken]).trim();
  if (name === '' || /(^| )#/.test(name)) throw new NotationError(spoken, "a leader's name", named(spoken.text));
  const how = scanner.word('"foot" or "mounted"');
  if (how.text !== 'foot' && how.text !== 'mounted') {
    throw new NotationError(how, '"foot" or "mounted"', named(how.text));
  }
  return { name, mounted: how.text === 'mounted', morale: readNumber(scanner.word('his morale')) };
}

/** `lb1 "Earl Edwin of Mercia" foot 2 with b1` */
export function readLeader(piece: Line, side: Side): SheetLeader {
  const scanner = new Scanner(piece);
  const tag = readTag(scanner.word('a name such as la1'));
  const rider = readRider(scanner);
  needWord(scanner, 'with', '"with" and the unit he is attached to');
  const unit = readTag(scanner.word('the unit he is attached to'));
  scanner.end('";" or the end of the line');
  return { side, tag, ...rider, unit, entry: [], line: piece.line, column: piece.column };
}

/** `r1 swordsmen/3 at I2 I3`, `r4 leader "Eystein Orre" foot 2 at C12 D12` */
export function readReinforcement(piece: Line, side: Side, board: BoardSize): SheetUnit | SheetLeader {
  const scanner = new Scanner(piece);
  const word = scanner.word('a name such as r1');
  const tag = readTag(word);
  if (!/^r\d+$/.test(tag)) throw new NotationError(word, 'a name such as r1 or r2', named(tag));
  const place = { line: piece.line, column: piece.column };
  const leads = /^\S+\s+leader\b/.test(piece.text);
  if (leads) scanner.word('');
  const what = leads ? { ...readRider(scanner), unit: null } : { ...readType(scanner), hex: null };
  needWord(scanner, 'at', '"at" and the hexes where it may enter');
  const entry: string[] = [];
  do entry.push(readHex(scanner.word('a hex such as F6'), board));
  while (scanner.peek() !== '');
  return { side, tag, ...what, entry, ...place };
}

function needWord(scanner: Scanner, text: string, expected: string): void {
  const word = scanner.word(expected);
  if (word.text !== text) throw new NotationError(word, expected, named(word.text));
}

function readKind(head: Scanner, known: readonly string[], what: string): Line {
  const kind = head.word(`a kind of ${what}`, ':');
  if (!known.includes(kind.text)) throw new NotationError(kind, `one of ${known.join(', ')}`, named(kind.text));
  head.need(':', `":" after the kind of ${what}`);
  return kind;
}

/** `hill: I5 I6`: a kind of terrain and its hexes, perhaps on several lines. */
export function readTerrain(lines: readonly Line[], board: BoardSize): SheetTerrain[] {
  const head = new Scanner(lines[0]);
  const kind = readKind(head, TERRAIN_KINDS, 'terrain').text;
  return wordsOf(head, lines, 'a hex such as F6').map((word) => ({
    kind,
    hex: readHex(word, board),
    line: word.line,
    column: word.column,
  }));
}

/** `slope: C3|C2 C3|D2` */
export function readHexsides(lines: readonly Line[], board: BoardSize): SheetHexside[] {
  const head = new Scanner(lines[0]);
  const kind = readKind(head, HEXSIDE_KINDS, 'hexside').text;
  return wordsOf(head, lines, 'a side between two hexes such as C3|C2').map((word) => {
    const [one, other, more] = word.text.split('|');
    if (!one || !other || more !== undefined) {
      throw new NotationError(word, 'a side between two hexes such as C3|C2', named(word.text));
    }
    const hex = readHex({ ...word, text: one }, board);
    const to = readHex({ ...word, text: other, column: word.column + one.length + 1 }, board);
    return { kind, hex, to, line: word.line, column: word.column };
  });
}

function wordsOf(head: Scanner, lines: readonly Line[], expected: string): Line[] {
  const found: Line[] = [];
  lines.forEach((line, i) => {
    const scanner = i === 0 ? head : new Scanner(line);
    do found.push(scanner.word(expected));
    while (scanner.peek() !== '');
  });
  return found;
}

/** `standard H6`: a rule or an event by its key, with its words. */
export function readRule(piece: Line): SheetRule {
  const scanner = new Scanner(piece);
  const word = scanner.word('the key of a rule');
  const key = readName(word, 'the key of a rule');
  const args: string[] = [];
  while (scanner.peek() !== '') args.push(scanner.wordOrQuoted('a word').text);
  return { key, args, line: word.line, column: word.column };
}
