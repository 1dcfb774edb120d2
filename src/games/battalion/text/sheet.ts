// The sheet of a battle as a text, and back (docs/notation.md, "Sheets"): who leads which faction, the units by sector
// with the front rank first, and whether they are deployed in turns.

import {
  type Entry,
  findEntry,
  fold,
  foldText,
  isNone,
  joinLines,
  type KindSpec,
  type Line,
  linesOf,
  type Notation,
  NotationError,
  named,
  needEntry,
  paragraphsOf,
  printHeader,
  readNotation,
  Scanner,
  splitAt,
  textOf,
} from '../../../kernel/notation.ts';
import type { Provenance } from '../../../kernel/view.ts';
import { onlyWord } from '../../../lib/sheet-text.ts';
import { type Faction, factionByKey } from '../tables/tables.ts';
import { SEAT_NAMES, SECTOR_NAMES } from '../telling/words.ts';
import { checkSizes, checkUnits } from './sheet-check.ts';
import type { BattleSheet, SeatSheet, SheetPlace, UnitSheet } from './sheet-types.ts';
import { printUnit, readFaction, readUnits } from './sheet-units.ts';

const GAME = 'battalion';

/** Keys of a sheet, in the order in which they are printed. */
export const sheetKeys: readonly string[] = [
  ...['game', 'id', 'name', 'summary', 'players', 'deploy'],
  ...SEAT_NAMES,
  ...SEAT_NAMES.map((seat) => `units ${seat}`),
  ...['options', 'source', 'notes'],
];

export const sheetKind: KindSpec = { kind: 'sheet', keys: sheetKeys };

export const parseSheet = (text: string): BattleSheet => sheetOf(readNotation(text, sheetKind));

/** The sheet that a notation holds; a position holds one too. */
export function sheetOf(notation: Notation): BattleSheet {
  const prose = (key: string): string => {
    const entry = findEntry(notation, key);
    return entry === undefined ? '' : textOf(entry);
  };
  const game = findEntry(notation, 'game');
  const word = game && onlyWord(game, `the game "${GAME}"`);
  if (word && word.text !== GAME) throw new NotationError(word, `the game "${GAME}"`, named(word.text));
  const players = choiceOf(notation, 'players', ['2', '4']) === '4' ? 4 : 2;
  const deploy = choiceOf(notation, 'deploy', ['no', 'yes']) === 'yes';
  const sectors = players === 4 ? 5 : 3;
  for (const seat of SEAT_NAMES.slice(players)) {
    const entry = findEntry(notation, seat) ?? findEntry(notation, `units ${seat}`);
    if (entry) throw new NotationError(entry, '"players: 4" for a third and fourth seat', named(entry.key));
  }
  const taken = new Map<string, Line>();
  const seats = SEAT_NAMES.slice(0, players).map((seat) => {
    const { sheet, at, spots } = readSeat(notation, seat, sectors, deploy);
    const twin = taken.get(sheet.faction);
    if (twin !== undefined) {
      throw new NotationError(
        at,
        `another faction than the other seat has (line ${twin.line}) [B Setup rules for mustered battles]`,
        named(at.text),
      );
    }
    taken.set(sheet.faction, at);
    checkUnits(sheet, spots, at);
    return sheet;
  });
  if (deploy) checkSizes(seats, taken);
  const id = findEntry(notation, 'id');
  return {
    id: id ? `${GAME}/${onlyWord(id, 'the number of the battle').text}` : '',
    name: prose('name') || seats.map((seat) => factionByKey(seat.faction)?.name).join(' and '),
    summary: prose('summary'),
    seats,
    sectors,
    deploy,
    source: prose('source'),
    notes: readNotes(notation),
    options: readOptions(notation),
  };
}

function choiceOf(notation: Notation, key: string, words: readonly string[]): string {
  const entry = findEntry(notation, key);
  if (entry === undefined) return words[0];
  const expected = words.map((word) => `"${word}"`).join(' or ');
  const word = onlyWord(entry, expected);
  if (!words.includes(word.text)) throw new NotationError(word, expected, named(word.text));
  return word.text;
}

export function readOptions(notation: Notation): string[] {
  const entry = findEntry(notation, 'options');
  return entry === undefined || isNone(entry) ? [] : textOf(entry, 'options by their keys').split(' ');
}

/** `Roman Republic; cards 7; tokens 5`, and its units. */
function readSeat(
  notation: Notation,
  seat: string,
  sectors: number,
  deploy: boolean,
): { readonly sheet: SeatSheet; readonly at: Line; readonly spots: readonly Line[] } {
  const entry = needEntry(notation, seat);
  const end: Line = { text: '', line: entry.line, column: entry.valueColumn };
  const [at = end, ...rest] = linesOf(entry).flatMap((line) => splitAt(line, ';', 'a faction'));
  const faction = readFaction(at);
  const numbers: { cards?: number; tokens?: number } = {};
  for (const part of rest) {
    const scanner = new Scanner(part);
    const expected = '"cards" or "tokens" and a number';
    const key = scanner.word(expected);
    if (key.text !== 'cards' && key.text !== 'tokens') throw new NotationError(key, expected, named(key.text));
    if (numbers[key.text] !== undefined) throw new NotationError(key, `"${key.text}" only once`, named(key.text));
    numbers[key.text] = readCount(scanner.word('a number'), 18);
    scanner.end('";" or the end of the line');
  }
  const units = findEntry(notation, `units ${seat}`);
  const found = units && !isNone(units) ? readPlaces(units, faction, sectors, deploy) : [];
  const sheet = { faction: faction.key, units: found.map(({ unit }) => unit), ...numbers };
  return { sheet, at, spots: found.map((one) => one.at) };
}

/** A number from 0. */
export function readCount(word: Line, most: number): number {
  const value = /^(0|[1-9]\d{0,4})$/.test(word.text) ? Number(word.text) : -1;
  if (value < 0 || value > most) throw new NotationError(word, `a number from 0 to ${most}`, named(word.text));
  return value;
}

/** `I: Hastati x3 / Velites x2; II: ...; reserve: War Chariot`, in one line or with a line for each place. */
function readPlaces(
  entry: Entry,
  faction: Faction,
  sectors: number,
  deploy: boolean,
): { readonly unit: UnitSheet; readonly at: Line }[] {
  const units: { readonly unit: UnitSheet; readonly at: Line }[] = [];
  let place: SheetPlace | null = deploy ? 'pile' : null;
  const known = [...SECTOR_NAMES.slice(0, sectors), 'reserve', 'pile'];
  for (const line of linesOf(entry)) {
    for (const part of splitAt(line, ';', 'a sector and units')) {
      const match = /^([A-Za-z]+)\s*:\s*/.exec(part.text);
      let rest = part;
      if (match !== null) {
        const index = known.indexOf(match[1]);
        const where = { ...part, text: match[1] };
        if (index < 0) throw new NotationError(where, `a place: ${known.join(', ')}`, named(match[1]));
        if (deploy && match[1] !== 'pile')
          throw new NotationError(where, 'no place for units that are deployed', named(match[1]));
        place = index < sectors ? index + 1 : (match[1] as 'reserve' | 'pile');
        rest = { ...part, text: part.text.slice(match[0].length), column: part.column + match[0].length };
      }
      if (place === null) throw new NotationError(part, `a place and ":", such as "I:"`, named(part.text));
      if (place === 'pile' && !deploy)
        throw new NotationError(part, '"deploy: yes" for units in a pile', named(part.text));
      for (const { unit, at } of readUnits([rest], faction)) units.push({ unit: { ranks: unit, place }, at });
    }
  }
  return units;
}

const MARKS: readonly Provenance[] = ['sourced', 'constrained', 'designed'];

function readNotes(notation: Notation): { provenance: Provenance; text: string }[] {
  const entry = findEntry(notation, 'notes');
  return (entry === undefined || isNone(entry) ? [] : paragraphsOf(entry)).map((lines) => {
    const match = /^\[(\w+)\]\s*/.exec(lines[0].text);
    const provenance = MARKS.find((mark) => mark === match?.[1]);
    if (match === null || provenance === undefined) {
      throw new NotationError(lines[0], `one of ${MARKS.map((mark) => `[${mark}]`).join(', ')}`, named(lines[0].text));
    }
    const [first, ...more] = lines;
    const text = joinLines([{ ...first, text: first.text.slice(match[0].length) }, ...more]).trim();
    if (text === '') throw new NotationError(first, 'the text of the note', named(''));
    return { provenance, text };
  });
}

const placeLabel = (place: SheetPlace): string => (typeof place === 'number' ? SECTOR_NAMES[place - 1] : place);

/** The lines of a seat's units: one line for each place, units parted by `/`. */
function unitLines(seat: string, units: readonly UnitSheet[], faction: Faction, deploy: boolean): string[] {
  if (units.length === 0) return [];
  const text = (unit: UnitSheet): string => printUnit(unit.ranks, faction);
  if (deploy) return [fold(`units ${seat}:`, units.map(text), ' / ', '  ')];
  const lines = [`units ${seat}:`];
  for (let i = 0; i < units.length; ) {
    let end = i + 1;
    while (end < units.length && units[end].place === units[i].place) end++;
    lines.push(fold(`  ${placeLabel(units[i].place)}:`, units.slice(i, end).map(text), ' / ', '    '));
    i = end;
  }
  return lines;
}

/** The lines of a sheet without its header: what positions have in common with it. */
export function sheetLines(sheet: BattleSheet): string[] {
  const out: string[] = [`game: ${GAME}`];
  const text = (key: string, value: string): void => {
    if (value !== '') out.push(foldText(`${key}:`, value));
  };
  if (sheet.id !== '') text('id', sheet.id.replace(`${GAME}/`, ''));
  text('name', sheet.name);
  text('summary', sheet.summary);
  if (sheet.seats.length === 4) out.push('players: 4');
  if (sheet.deploy) out.push('deploy: yes');
  sheet.seats.forEach(({ faction, cards, tokens }, seat) => {
    const parts = [factionByKey(faction)?.name ?? faction];
    if (cards !== undefined) parts.push(`cards ${cards}`);
    if (tokens !== undefined) parts.push(`tokens ${tokens}`);
    out.push(`${SEAT_NAMES[seat]}: ${parts.join('; ')}`);
  });
  sheet.seats.forEach(({ faction, units }, seat) => {
    const found = factionByKey(faction);
    if (found) out.push(...unitLines(SEAT_NAMES[seat], units, found, sheet.deploy));
  });
  if (sheet.options.length > 0) out.push(fold('options:', sheet.options, ' ', '  '));
  text('source', sheet.source);
  if (sheet.notes.length > 0) {
    out.push('notes:', ...sheet.notes.map((note) => foldText(`  [${note.provenance}]`, note.text, '    ')));
  }
  return out;
}

export const printSheet = (sheet: BattleSheet): string =>
  `${[printHeader('sheet'), ...sheetLines(sheet)].join('\n')}\n`;
