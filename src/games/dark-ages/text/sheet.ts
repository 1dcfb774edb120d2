// Scenario sheets of Dark Ages as texts: reads the form only. Whether a type, a rule or an event exists, and whether two
// units share a hex, is for the battle to judge, with the places kept here. docs/notation.md, "Sheets".

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
import type { Provenance } from '../../../kernel/view.ts';
import { blocksOf, notesOf, onlyWord } from '../../../lib/sheet-text.ts';
import { count } from '../telling/words.ts';
import {
  type BoardSize,
  pieces,
  readBoard,
  readHexsides,
  readLeader,
  readReinforcement,
  readRule,
  readTerrain,
  readUnit,
} from './sheet-parts.ts';
import { type Sheet, type SheetLeader, type SheetUnit, type Side, sideNames } from './sheet-types.ts';

export { printSheet } from './sheet-print.ts';

/** Keys of a sheet in the order in which they are printed. */
export const sheetKeys: readonly string[] = [
  ...['game', 'id', 'name', 'date', 'summary', 'top', 'bottom', 'board', 'event cards', 'events', 'terrain'],
  ...['hexsides', 'units top', 'units bottom', 'leaders top', 'leaders bottom', 'reinforcements top'],
  ...['reinforcements bottom', 'rules', 'source', 'notes'],
];

const sheetKind: KindSpec = { kind: 'sheet', keys: sheetKeys };

const provenances: readonly Provenance[] = ['sourced', 'constrained', 'designed'];

export const parseSheet = (text: string): Sheet => sheetOf(readNotation(text, sheetKind), false);

/**
 * The sheet that a text's entries make. With `small` everything but the pieces has a default, for positions and cases:
 * two nameless armies on a clear board, Player A at the bottom, no limits, no event cards.
 */
export function sheetOf(sheet: Notation, small: boolean): Sheet {
  const entry = (key: string): Entry | undefined => findEntry(sheet, key);
  const prose = (key: string, fallback = ''): string => {
    const found = entry(key);
    return found === undefined ? fallback : textOf(found);
  };
  const needed = (key: string): Entry | undefined => (small ? entry(key) : needEntry(sheet, key));
  const lines = (key: string): Line[] => listLines(entry(key));
  const game = needed('game');
  if (game !== undefined) {
    const word = onlyWord(game, '"dark-ages"');
    if (word.text !== 'dark-ages') throw new NotationError(word, '"dark-ages"', named(word.text));
  }
  const id = needed('id');
  const board = needed('board');
  const size: BoardSize = board ? readBoard(onlyWord(board, 'a board size such as 12x9')) : { columns: 12, rows: 9 };
  const bySide = <T>(key: string, expected: string, read: (piece: Line, side: Side) => T): [T[], T[]] => {
    const of = (side: Side): T[] =>
      pieces(lines(`${key} ${sideNames[side]}`), expected).map((piece) => read(piece, side));
    return [of(0), of(1)];
  };
  const units = bySide('units', 'a unit such as "a1 spearmen/3 D3"', (piece, side) => readUnit(piece, side, size));
  const leaders = bySide('leaders', 'a leader such as "la1 Harald foot 3 with a1"', readLeader);
  const later = bySide('reinforcements', 'a reinforcement such as "r1 axemen/3 at C12"', (piece, side) =>
    readReinforcement(piece, side, size),
  );
  const laterUnits = (side: Side): SheetUnit[] => later[side].filter((one): one is SheetUnit => 'type' in one);
  const laterLeaders = (side: Side): SheetLeader[] => later[side].filter((one): one is SheetLeader => 'morale' in one);
  const sides = readSides(needed('top'), needed('bottom'));
  const events = pieces(lines('events'), 'the key of an event').map(readRule);
  const cards = needed('event cards');
  const eventCards = cards ? readCards(onlyWord(cards, 'a number from 0 to 3')) : 0;
  if (events.length !== eventCards) {
    const place = entry('events') ?? cards ?? sheet.end;
    throw new NotationError(place, `${count(eventCards, 'event')}, one for each card`, String(events.length));
  }
  const made: Sheet = {
    game: 'dark-ages',
    id: id ? onlyWord(id, 'the number of the scenario such as 01').text : '00',
    name: small ? prose('name', 'A battle') : textOf(needEntry(sheet, 'name')),
    date: prose('date'),
    sides: sides.sides,
    playerA: sides.playerA,
    width: size.columns,
    rows: size.rows,
    terrain: blocksOf(entry('terrain')).flatMap((one) => readTerrain(one, size)),
    hexsides: blocksOf(entry('hexsides')).flatMap((one) => readHexsides(one, size)),
    units: [...units[0], ...laterUnits(0), ...units[1], ...laterUnits(1)],
    leaders: [...leaders[0], ...laterLeaders(0), ...leaders[1], ...laterLeaders(1)],
    eventCards,
    events,
    rules: pieces(lines('rules'), 'the key of a rule').map(readRule),
    summary: prose('summary'),
    source: prose('source'),
    notes: notesOf(entry('notes'), provenances),
  };
  checkTags(made);
  return made;
}

function checkTags(sheet: Sheet): void {
  const seen = new Set<string>();
  for (const one of [...sheet.units, ...sheet.leaders]) {
    if (seen.has(one.tag)) throw new NotationError(one, `"${one.tag}" only once`, `"${one.tag}" again`);
    seen.add(one.tag);
  }
}

function readCards(word: Line): number {
  if (!/^[0-3]$/.test(word.text)) throw new NotationError(word, 'a number from 0 to 3', named(word.text));
  return Number(word.text);
}

interface ReadSide {
  readonly army: string;
  readonly limit: number | null;
  readonly player: Line | null;
}

/** `Norwegians; player A; limit 7` */
function readSide(entry: Entry): ReadSide {
  const [army, ...rest] = pieces(linesOf(entry), 'the name of an army');
  const end = { line: entry.line, column: entry.valueColumn + entry.value.length };
  if (army === undefined) throw new NotationError(end, 'the name of an army', named(''));
  let limit: number | null = null;
  let player: Line | null = null;
  for (const piece of rest) {
    const scanner = new Scanner(piece);
    const key = scanner.word('"player" or "limit"');
    if (key.text === 'limit' && limit === null) limit = readNumber(scanner.word('a number of units'));
    else if (key.text === 'player' && player === null) player = scanner.word('"A" or "B"');
    else throw new NotationError(key, '"player" and "limit", once each', named(key.text));
    scanner.end('";" or the end of the line');
    if (player !== null && !/^[AB]$/.test(player.text))
      throw new NotationError(player, '"A" or "B"', named(player.text));
  }
  return { army: joinLines([army]), limit, player };
}

function readSides(top: Entry | undefined, bottom: Entry | undefined): Pick<Sheet, 'sides' | 'playerA'> {
  const one = top ? readSide(top) : { army: 'Top', limit: null, player: null };
  const other = bottom ? readSide(bottom) : { army: 'Bottom', limit: null, player: null };
  if (one.player !== null && one.player.text === other.player?.text) {
    throw new NotationError(other.player, `the other player than ${one.player.text}`, named(other.player.text));
  }
  const named_ = one.player ?? other.player;
  const playerA: Side = named_ === null ? 1 : (named_.text === 'A') === (named_ === one.player) ? 0 : 1;
  return {
    sides: [
      { army: one.army, limit: one.limit },
      { army: other.army, limit: other.limit },
    ],
    playerA,
  };
}
