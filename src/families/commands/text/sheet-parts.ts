// Readers for the parts of a sheet: hexes, units, leaders, reserves, terrain, rules. A line break in a list counts
// like `;`, so every reader takes one piece between two of them. Positions and cases use the same pieces.

import { type Line, NotationError, named, readName, readNumber, Scanner, splitAt } from '../../../kernel/notation.ts';
import type { SheetLeader, SheetReserve, SheetRule, SheetTerrain, SheetUnit, Side } from './sheet-types.ts';

/** A board as its size; rows are lettered from the top, and every second row is one hex shorter. */
export interface BoardSize {
  name: string;
  columns: number;
  rows: number;
}

export function readBoard(word: Line): BoardSize {
  const match = /^([1-9]\d?)x([1-9]\d?)$/.exec(word.text);
  const [columns, rows] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || columns < 2 || rows > 26) {
    throw new NotationError(word, 'a board size such as 13x9', named(word.text));
  }
  return { name: word.text, columns, rows };
}

export function readHex(word: Line, board: BoardSize, expected = 'a hex such as F6'): string {
  const match = /^([A-Z])([1-9]\d?)$/.exec(word.text);
  if (match === null) throw new NotationError(word, expected, named(word.text));
  const row = match[1].charCodeAt(0) - 65;
  const length = board.columns - (row % 2);
  if (row >= board.rows) {
    const last = String.fromCharCode(64 + board.rows);
    throw new NotationError(word, `a hex in rows A to ${last} of the ${board.name} board`, named(word.text));
  }
  if (Number(match[2]) > length) {
    throw new NotationError(word, `a hex from ${match[1]}1 to ${match[1]}${length}`, named(word.text));
  }
  return word.text;
}

function readCode(word: Line): string {
  if (!/^[A-Z]{1,6}$/.test(word.text)) throw new NotationError(word, 'a unit code such as HI', named(word.text));
  return word.text;
}

/** `{sacredBand,companions}`, or nothing. */
function readTraits(scanner: Scanner): string[] {
  const traits: string[] = [];
  if (!scanner.take('{')) return traits;
  do {
    const word = scanner.word('a trait such as sacredBand', ',{}');
    const trait = readName(word, 'a trait such as sacredBand');
    if (traits.includes(trait)) throw new NotationError(word, `"${trait}" only once`, `"${trait}" again`);
    traits.push(trait);
  } while (scanner.take(','));
  scanner.need('}', '"," or "}"');
  return traits;
}

/** `HI C4 D3{sacredBand} E4/3`: a code and the hexes of its units. */
export function readUnits(group: Line, side: Side, board: BoardSize): SheetUnit[] {
  const scanner = new Scanner(group);
  const code = readCode(scanner.word('a unit code such as HI'));
  const units: SheetUnit[] = [];
  do {
    const word = scanner.word('a hex such as F6', '/{},');
    const hex = readHex(word, board);
    const blocks = scanner.take('/') ? readNumber(scanner.word('a number of blocks', '{},')) : undefined;
    const traits = readTraits(scanner);
    const { line, column } = word;
    units.push({ side, code, hex, ...(blocks === undefined ? {} : { blocks }), traits, line, column });
  } while (scanner.peek() !== '');
  return units;
}

/** `Publius Scipio G9`, `Alexander B3{alexander}`, `Pyrrhus -` for one who is placed later. */
export function readLeader(piece: Line, side: Side, board: BoardSize): SheetLeader {
  const scanner = new Scanner(piece);
  const words = [scanner.word("a leader's name", '{},')];
  while (!['', '{', '}', ','].includes(scanner.peek())) words.push(scanner.word("a leader's name", '{},'));
  const place = words.length > 1 ? words.pop() : undefined;
  if (place === undefined) throw scanner.error('a hex such as F6, or "-", after the name');
  const hex = place.text === '-' ? null : readHex(place, board, 'a hex such as F6, or "-", after the name');
  const traits = readTraits(scanner);
  scanner.end('";" or the end of the line');
  const { line, column } = words[0];
  return { side, name: words.map((word) => word.text).join(' '), hex, traits, line, column };
}

/** `mago MC 1, WA 2`, then `leader Mago` for each leader who comes with it. */
export function readReserves(pieces: readonly Line[], side: Side): SheetReserve[] {
  const reserves: SheetReserve[] = [];
  const seen = new Set<string>();
  for (const piece of pieces) {
    const scanner = new Scanner(piece);
    const first = scanner.word('the name of a reserve', ',');
    const open = reserves.at(-1);
    if (first.text === 'leader') {
      if (open === undefined) throw new NotationError(first, 'the name of a reserve', named(first.text));
      // The marks of traits and of lists could not be written in a position.
      const words = [scanner.word("a leader's name", '{},').text];
      while (scanner.peek() !== '') words.push(scanner.word("a leader's name", '{},').text);
      open.leaders.push(words.join(' '));
      continue;
    }
    const name = readName(first, 'the name of a reserve such as mago');
    if (seen.has(name)) throw new NotationError(first, `"${name}" only once`, `"${name}" again`);
    seen.add(name);
    const reserve: SheetReserve = { side, name, units: [], leaders: [], line: first.line, column: first.column };
    while (scanner.peek() !== '') {
      if (reserve.units.length > 0) scanner.need(',', '"," or ";"');
      const code = readCode(scanner.word('a unit code such as HI', ','));
      reserve.units.push({ code, count: readNumber(scanner.word('a number of units', ',')) });
    }
    reserves.push(reserve);
  }
  return reserves;
}

/** `hill: I5 I6`, `rampart: D2>E2,E3`: a kind of terrain and its hexes, perhaps on several lines. */
export function readTerrain(lines: readonly Line[], board: BoardSize): { kind: Line; hexes: SheetTerrain[] } {
  const hexes: SheetTerrain[] = [];
  const head = new Scanner(lines[0]);
  const kind = head.word('a kind of terrain such as hill', ':');
  readName(kind, 'a kind of terrain such as hill');
  head.need(':', '":" after the kind of terrain');
  lines.forEach((line, i) => {
    const scanner = i === 0 ? head : new Scanner(line);
    do {
      const word = scanner.word('a hex such as F6', '>,');
      const sides: string[] = [];
      const hex = readHex(word, board);
      if (scanner.take('>')) {
        do sides.push(readHex(scanner.word('a hex such as F6', '>,'), board));
        while (scanner.take(','));
      }
      hexes.push({ kind: kind.text, hex, sides, line: word.line, column: word.column });
    } while (scanner.peek() !== '');
  });
  return { kind, hexes };
}

/** `campCapture bottom B5 B7; optional tacticalFlexibility bottom`: the rules of one line. */
export function readRules(line: Line): SheetRule[] {
  const scanner = new Scanner(line);
  const rules: SheetRule[] = [];
  do {
    let word = scanner.word('a rule such as campCapture', ';');
    const optional = word.text === 'optional';
    if (optional) word = scanner.word('a rule such as campCapture', ';');
    const key = readName(word, 'a rule such as campCapture');
    const args: string[] = [];
    while (scanner.peek() !== '' && scanner.peek() !== ';') args.push(scanner.wordOrQuoted('a word', ';').text);
    rules.push({ key, args, optional, line: word.line, column: word.column });
  } while (scanner.take(';') && scanner.peek() !== '');
  return rules;
}

export const pieces = (lines: readonly Line[], expected: string): Line[] =>
  lines.flatMap((line) => splitAt(line, ';', expected));
