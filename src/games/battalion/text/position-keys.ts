// The keys of a position (docs/notation.md, "Positions"), and the words its parts are written with.

import {
  type Entry,
  type KindSpec,
  type Line,
  linesOf,
  listLines,
  NotationError,
  named,
  Scanner,
  splitAt,
} from '../../../kernel/notation.ts';
import { BOUND, COMMANDED, REDEPLOYED, type State } from '../rules/state.ts';
import { SEAT_NAMES, unitOf } from '../telling/words.ts';
import { sheetKeys } from './sheet.ts';

/** Where in a turn a position stands, with the step of the turn that comes next. */
export const PHASES = { begin: 'begin', redeploy: 'redeploy', action: 'act', end: 'endTexts' } as const;
export type Phase = keyof typeof PHASES;

export const MARKS: readonly (readonly [string, number])[] = [
  ['redeployed', REDEPLOYED],
  ['bound', BOUND],
  ['commanded', COMMANDED],
];

export const positionKeys: readonly string[] = [
  'scenario',
  ...sheetKeys,
  ...['turn', 'active', 'first', 'outcome', 'phase', 'place', 'ranks', 'engaged', 'order', 'disorder', 'camp', 'deck'],
  ...SEAT_NAMES.map((seat) => `hand ${seat}`),
  ...SEAT_NAMES.map((seat) => `discards ${seat}`),
  ...MARKS.map(([key]) => key),
  ...['at', 'memory'],
];

export const positionKind: KindSpec = { kind: 'position', keys: positionKeys };

/** The parts of a list, parted by `;` or line breaks. */
export const partsOf = (entry: Entry, expected: string): Line[] =>
  listLines(entry).flatMap((line) => splitAt(line, ';', expected));

/** All words of an entry; none for `none`. */
export function wordsOf(entry: Entry, expected: string): Line[] {
  const found: Line[] = [];
  for (const line of linesOf(entry)) {
    const scanner = new Scanner(line);
    while (scanner.peek() !== '') found.push(scanner.word(expected));
  }
  if (found.length === 0) throw new NotationError({ line: entry.line, column: entry.valueColumn }, expected, named(''));
  return found.length === 1 && found[0].text === 'none' ? [] : found;
}

/** A unit of the battle. */
export function readUnitIn(g: State, word: Line): number {
  const unit = unitOf(g, word.text);
  if (unit < 0) throw new NotationError(word, 'a unit of this battle such as a3', named(word.text));
  return unit;
}

/** A seat of the battle. */
export function readSeatIn(g: State, word: Line): number {
  const known: readonly string[] = SEAT_NAMES.slice(0, g.battle.seats);
  const seat = known.indexOf(word.text);
  if (seat < 0) throw new NotationError(word, `a seat: ${known.join(', ')}`, named(word.text));
  return seat;
}
