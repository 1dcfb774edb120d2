// The fixed part of a position: its sheet, written out, defaulted or taken from a scenario, and the pieces with their
// places now. The sheet's own reader does the reading: every other line of the position is blanked, so places hold.

import {
  type Entry,
  findEntry,
  isNone,
  type Line,
  linesOf,
  listLines,
  type Notation,
  NotationError,
  named,
  nearest,
  type Place,
  printHeader,
  readName,
  readNumber,
  Scanner,
  splitLines,
  withoutComment,
} from '../../../kernel/notation.ts';
import { ELIMINATED, RESERVE } from '../rules/state.ts';
import type { CommandsGame } from '../tables/game.ts';
import { absence, absences, fixedKeys, reserveKeys, unitAbsence } from './position-keys.ts';
import { onlyWord, wordsOf } from './position-words.ts';
import { parseSheet, type Sheet, type SheetLeader, type SheetUnit, type Side, sideNames } from './sheet.ts';
import { type BoardSize, pieces, readBoard, readHex } from './sheet-parts.ts';

/** A unit as a position gives it; one off the board has a fate and, until the battle is made, no hex. */
export interface PositionUnit extends SheetUnit {
  fate: number;
  left: number | undefined;
}

export interface PositionLeader extends SheetLeader {
  fate: number;
}

export interface PositionSheet {
  sheet: Sheet;
  units: PositionUnit[];
  leaders: PositionLeader[];
  options: string[];
}

export function readPositionSheet(game: CommandsGame, text: string, notation: Notation): PositionSheet {
  const scenario = findEntry(notation, 'scenario');
  const sheet = scenario === undefined ? writtenSheet(game, text, notation) : shelfSheet(game, notation, scenario);
  if (sheet.game !== game.id) {
    const entry = findEntry(notation, 'game');
    const at = entry === undefined ? notation.end : { line: entry.line, column: entry.valueColumn };
    throw new NotationError(at, `the game "${game.id}"`, named(sheet.game));
  }
  const board = boardOf(game, notation, sheet);
  const units = ([0, 1] as const).flatMap((side) => unitsOf(notation, sheet, side, board));
  const leaders = ([0, 1] as const).flatMap((side) => leadersOf(notation, sheet, side, board));
  if (findEntry(notation, reserveKeys[0]) || findEntry(notation, reserveKeys[1])) {
    const own = parseSheet(blanked(game, text, notation, reserveKeys));
    sheet.reserves = ([0, 1] as const).flatMap((side) =>
      (findEntry(notation, reserveKeys[side]) ? own : sheet).reserves.filter((one) => one.side === side),
    );
  }
  const waits = ({ side, name, fate }: PositionLeader): boolean =>
    fate === RESERVE && sheet.reserves.some((one) => one.side === side && one.leaders.includes(name));
  const written = leaders.filter((leader) => !waits(leader));
  // A leader of a reserve who is written elsewhere no longer waits in it.
  sheet.reserves = sheet.reserves.map((one) => ({
    ...one,
    leaders: one.leaders.filter((name) => !written.some((leader) => leader.side === one.side && leader.name === name)),
  }));
  return { sheet, units, leaders: written, options: readOptions(game, notation, sheet) };
}

function boardOf(game: CommandsGame, notation: Notation, sheet: Sheet): BoardSize {
  const entry = findEntry(notation, 'board');
  const at = { text: sheet.board, line: entry?.line ?? 1, column: entry?.valueColumn ?? 1 };
  const known = Object.keys(game.boards);
  if (!known.includes(sheet.board)) {
    throw new NotationError(at, `a board of ${game.name} (${known.join(', ')})`, named(sheet.board));
  }
  return readBoard(at);
}

function shelfSheet(game: CommandsGame, notation: Notation, entry: Entry): Sheet {
  const word = onlyWord(entry, `a scenario such as ${game.id}/${game.sheets[0]?.id}`);
  const id = word.text.startsWith(`${game.id}/`) ? word.text.slice(game.id.length + 1) : word.text;
  const sheet = game.sheets.find((one) => one.id === id);
  if (sheet === undefined) throw new NotationError(word, `a scenario of ${game.name}`, named(word.text));
  for (const key of fixedKeys) {
    const extra = findEntry(notation, key);
    if (extra) throw new NotationError(extra, `no "${key}" beside "scenario"`, `"${key}"`);
  }
  return { ...sheet };
}

/** The sheet keys of a position, each with its default where it is missing. */
const writtenSheet = (game: CommandsGame, text: string, notation: Notation): Sheet =>
  parseSheet(blanked(game, text, notation, fixedKeys));

/** The text as a sheet: only the lines of the given keys stay, in their places; what is missing follows at the end. */
function blanked(game: CommandsGame, text: string, notation: Notation, keys: readonly string[]): string {
  const lines = splitLines(text);
  const out = lines.map(() => '');
  const kept = notation.entries.filter((entry) => keys.includes(entry.key));
  for (const entry of kept) {
    for (const { line } of [entry, ...entry.items]) out[line - 1] = lines[line - 1];
  }
  // The first line is the header's or empty: no entry stands there.
  out[0] = printHeader('sheet');
  const first = kept.some(
    (entry) =>
      ['top', 'bottom'].includes(entry.key) && linesOf(entry).some((line) => /(^|;)\s*first\s*(;|$)/.test(line.text)),
  );
  const bottom = kept.find((entry) => entry.key === 'bottom');
  if (!first && bottom) {
    const last = bottom.items.at(-1)?.line ?? bottom.line;
    const body = withoutComment(out[last - 1]);
    out[last - 1] = `${body.endsWith(';') ? body.slice(0, -1) : body}; first`;
  }
  const defaults: { readonly [key: string]: string } = {
    game: game.id,
    id: 'position',
    name: 'Position',
    top: 'Top; commander Top; command 5',
    bottom: `Bottom; commander Bottom; command 5${first ? '' : '; first'}`,
    banners: '9',
    board: Object.keys(game.boards)[0],
  };
  for (const [key, value] of Object.entries(defaults)) {
    if (!kept.some((entry) => entry.key === key)) out.push(`${key}: ${value}`);
  }
  return out.join('\n');
}

/** Where the pieces of the scenario stand in the text: all of them where it is named. */
function placeOfSheet(notation: Notation): Place {
  const entry = findEntry(notation, 'scenario');
  return entry === undefined ? notation.end : { line: entry.line, column: entry.valueColumn };
}

function unitsOf(notation: Notation, sheet: Sheet, side: Side, board: BoardSize): PositionUnit[] {
  const entry = findEntry(notation, `units ${sideNames[side]}`);
  if (entry !== undefined) {
    return pieces(listLines(entry), 'a unit code such as HI').flatMap((group) => readGroup(group, side, board));
  }
  const at = placeOfSheet(notation);
  const own = sheet.units.filter((unit) => unit.side === side);
  return own.map((unit) => ({ ...unit, ...at, fate: 0, left: unit.blocks }));
}

/** `HI C4 D3{sacredBand} E4/3 lost left/2 -`: a code and where its units are. */
function readGroup(group: Line, side: Side, board: BoardSize): PositionUnit[] {
  const scanner = new Scanner(group);
  const code = scanner.word('a unit code such as HI');
  if (!/^[A-Z]{1,6}$/.test(code.text)) throw new NotationError(code, 'a unit code such as HI', named(code.text));
  const units: PositionUnit[] = [];
  do {
    const word = scanner.word('a hex such as F6', '/{},');
    const fate = unitAbsence(word.text);
    const hex = fate === 0 ? readHex(word, board, 'a hex such as F6, or "lost", "left", "exited" or "-"') : '';
    const blocks = scanner.take('/') ? readNumber(scanner.word('a number of blocks', '{},')) : undefined;
    const left = blocks ?? (fate === ELIMINATED ? 0 : undefined);
    const { line, column } = word;
    units.push({
      ...{ side, code: code.text, hex, traits: readTraits(scanner), line, column, fate, left },
      ...(blocks === undefined ? {} : { blocks }),
    });
  } while (scanner.peek() !== '');
  return units;
}

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

function leadersOf(notation: Notation, sheet: Sheet, side: Side, board: BoardSize): PositionLeader[] {
  const entry = findEntry(notation, `leaders ${sideNames[side]}`);
  if (entry === undefined) {
    const own = sheet.leaders.filter((leader) => leader.side === side);
    const at = placeOfSheet(notation);
    return own.map((leader) => ({ ...leader, ...at, fate: leader.hex === null ? absences['-'] : 0 }));
  }
  return pieces(listLines(entry), "a leader's name").map((piece) => readOneLeader(piece, side, board));
}

/** `Publius Scipio G9`, `Mago lost`, `Hanno left`, `Pyrrhus -`, `New leader unnamed`. */
function readOneLeader(piece: Line, side: Side, board: BoardSize): PositionLeader {
  const scanner = new Scanner(piece);
  const name = [scanner.word("a leader's name", '{},')];
  while (!['', '{', '}', ','].includes(scanner.peek())) name.push(scanner.word("a leader's name", '{},'));
  const expected = 'a hex such as F6, or "lost", "left" or "-", after the name';
  const place = name.length > 1 ? name.pop() : undefined;
  if (place === undefined) throw scanner.error(expected);
  const fate = absence(place.text);
  const hex = fate === 0 ? readHex(place, board, expected) : null;
  const traits = readTraits(scanner);
  scanner.end('";" or the end of the line');
  const { line, column } = name[0];
  return { side, name: name.map((word) => word.text).join(' '), hex, traits, line, column, fate };
}

/** The optional rules that are played, and the rulings that are taken the other way. */
function readOptions(game: CommandsGame, notation: Notation, sheet: Sheet): string[] {
  const entry = findEntry(notation, 'options');
  if (entry === undefined || isNone(entry)) return [];
  const own = sheet.rules.filter((rule) => rule.optional).map((rule) => rule.key);
  const rulings = game.rulings.map((ruling) => ruling.key);
  return wordsOf(entry, 'an optional rule').map((word) => {
    if (own.includes(word.text) || rulings.includes(word.text)) return word.text;
    const has = own.length === 0 ? 'the sheet has none' : own.join(', ');
    const or = rulings.length === 0 ? '' : ` or a ruling (the nearest is "${nearest(word.text, rulings)}")`;
    throw new NotationError(word, `an optional rule of the sheet (${has})${or}`, named(word.text));
  });
}
