// Scenario sheets: the set-up of a battle as a text. Reads the form only; whether a unit code, a terrain or a rule
// exists, and whether two units share a hex, is for the game to judge, with the places kept here.
// The grammar is described in docs/notation.md, "Sheets".

import {
  type Entry,
  findEntry,
  joinLines,
  type KindSpec,
  type Line,
  linesOf,
  listLines,
  type Notation,
  NotationError,
  named,
  needEntry,
  readNotation,
  readNumber,
  Scanner,
  textOf,
} from '../../../kernel/notation.ts';
import { blocksOf, notesOf, onlyWord, restAfter } from '../../../lib/sheet-text.ts';
import { MAX_HAND } from '../rules/state.ts';
import {
  type BoardSize,
  pieces,
  readBoard,
  readLeader,
  readReserves,
  readRules,
  readTerrain,
  readUnits,
} from './sheet-parts.ts';
import { provenances, type Sheet, type SheetSide, type Side, sideNames } from './sheet-types.ts';

export { printSheet } from './sheet-print.ts';
export * from './sheet-types.ts';

const sheetKind: KindSpec = {
  kind: 'sheet',
  keys: [
    ...['game', 'id', 'name', 'date', 'summary', 'top', 'bottom', 'banners', 'board', 'terrain'],
    ...['units top', 'units bottom', 'leaders top', 'leaders bottom', 'reserves top', 'reserves bottom'],
    ...['rules', 'source', 'notes'],
  ],
};

export function parseSheet(text: string): Sheet {
  const sheet = readNotation(text, sheetKind);
  const prose = (key: string): string => {
    const entry = findEntry(sheet, key);
    return entry === undefined ? '' : textOf(entry);
  };
  const lines = (key: string): Line[] => listLines(findEntry(sheet, key));
  const bySide = <T>(key: string, expected: string, read: (found: Line[], side: Side) => T[]): T[] =>
    ([0, 1] as const).flatMap((side) => read(pieces(lines(`${key} ${sideNames[side]}`), expected), side));
  const word = (key: string, expected: string): Line => onlyWord(needEntry(sheet, key), expected);

  const game = word('game', 'the name of a game such as ancients').text;
  const id = word('id', 'the number of the scenario such as 007').text;
  const name = textOf(needEntry(sheet, 'name'));
  const top = readSide(needEntry(sheet, 'top'));
  const bottom = readSide(needEntry(sheet, 'bottom'));
  if (top.first !== undefined && bottom.first !== undefined) {
    throw new NotationError(bottom.first, '"first" for one side only', '"first" again');
  }
  if (top.first === undefined && bottom.first === undefined) {
    throw new NotationError(bottom.end, '"; first" for one of the two sides', named(''));
  }
  const banners = readBanners(needEntry(sheet, 'banners'));
  const board = readBoard(word('board', 'a board size such as 13x9'));
  return {
    game,
    id,
    name,
    date: prose('date'),
    sides: [top.side, bottom.side],
    first: top.first === undefined ? 1 : 0,
    banners,
    board: board.name,
    terrain: readAllTerrain(sheet, board),
    units: bySide('units', 'a unit code such as HI', (groups, side) =>
      groups.flatMap((group) => readUnits(group, side, board)),
    ),
    leaders: bySide('leaders', "a leader's name", (found, side) =>
      found.map((piece) => readLeader(piece, side, board)),
    ),
    reserves: bySide('reserves', 'the name of a reserve', readReserves),
    rules: lines('rules').flatMap(readRules),
    source: prose('source'),
    notes: notesOf(findEntry(sheet, 'notes'), provenances),
    summary: prose('summary'),
  };
}

/** `Syracusan; commander Timoleon; command 5; first`, or with tokens, `Hun; commander Attila; command 5; tokens 4` */
function readSide(entry: Entry): { side: SheetSide; first?: Line; end: { line: number; column: number } } {
  const [army, ...rest] = pieces(linesOf(entry), 'the name of an army');
  const end = { line: entry.line, column: entry.valueColumn + entry.value.length };
  if (army === undefined) throw new NotationError(end, 'the name of an army', named(''));
  const seen = new Map<string, Line>();
  for (const piece of rest) {
    const key = new Scanner(piece).word('').text;
    if (!['commander', 'command', 'tokens', 'first'].includes(key)) {
      throw new NotationError(piece, '"commander", "command", "tokens" or "first"', named(key));
    }
    if (seen.has(key)) throw new NotationError(piece, `"${key}" only once`, `"${key}" again`);
    seen.set(key, piece);
  }
  const need = (key: string, expected: string): Line => {
    const piece = seen.get(key);
    if (piece === undefined) throw new NotationError(end, `"; ${key}" and ${expected}`, named(''));
    return restAfter(piece, key, expected);
  };
  const commander = need('commander', 'the name of the commander').text;
  const size = `a number from 1 to ${MAX_HAND}`;
  const held = need('command', size);
  const command = readNumber(held, size);
  if (command > MAX_HAND) throw new NotationError(held, size, named(held.text));
  const tokens = seen.has('tokens') ? readNumber(need('tokens', 'a number from 1 to 99')) : undefined;
  const first = seen.get('first');
  if (first !== undefined) new Scanner({ ...first, text: first.text.slice(5), column: first.column + 5 }).end();
  const side = { army: joinLines([army]), commander, command, ...(tokens === undefined ? {} : { tokens }) };
  return { side, first, end };
}

/** `5` for both sides, or `top 5; bottom 6`. */
function readBanners(entry: Entry): [number, number] {
  const expected = 'a number of banners, or "top" and "bottom" with one each';
  if (!/^top\b/.test(entry.value)) {
    const both = readNumber(onlyWord(entry, expected), expected);
    return [both, both];
  }
  const end = { text: '', line: entry.line, column: entry.valueColumn + entry.value.length };
  const [top, bottom = end, more] = pieces(linesOf(entry), expected);
  if (more !== undefined) throw new NotationError(more, 'the end of the line', named(more.text));
  return [readShare(top, 'top'), readShare(bottom, 'bottom')];
}

function readShare(piece: Line, side: string): number {
  const scanner = new Scanner(piece);
  const expected = `"${side}" and a number of banners`;
  const word = scanner.word(expected);
  if (word.text !== side) throw new NotationError(word, expected, named(word.text));
  const number = readNumber(scanner.word('a number of banners'));
  scanner.end('";" or the end of the line');
  return number;
}

function readAllTerrain(sheet: Notation, board: BoardSize): Sheet['terrain'] {
  const seen = new Map<string, Line>();
  return blocksOf(findEntry(sheet, 'terrain')).flatMap((lines) => {
    const { kind, hexes } = readTerrain(lines, board);
    const twin = seen.get(kind.text);
    if (twin !== undefined) {
      throw new NotationError(kind, `"${kind.text}" only once (it is on line ${twin.line})`, `"${kind.text}" again`);
    }
    seen.set(kind.text, kind);
    return hexes;
  });
}
