// Reads a text that somebody brings: a record, a position or a sheet, whatever its header says. All three become a record,
// so that one way leads on from here. It runs where the engine runs, behind library.ts.

import { kindOf, NotationError } from '../../kernel/notation.ts';
import { parseRecord, printRecord, recordHead } from '../../kernel/record-notation.ts';
import { replay } from '../../kernel/replay.ts';
import { Table } from '../../kernel/table.ts';
import { rulesetOf } from './games.ts';
import type { EngineTable } from './host.ts';

export interface BroughtBattle {
  readonly kind: 'record' | 'position' | 'sheet';
  /** The battle as a record; without choices when a position or a sheet was brought. */
  readonly record: string;
  readonly game: string;
  readonly name: string;
  readonly date: string;
  readonly armies: readonly string[];
  readonly banners: readonly number[];
  readonly goals: readonly number[];
  readonly turn: number;
  readonly choices: number;
  /** Battle dice were entered by hand. */
  readonly entered: boolean;
  readonly outcome: string;
  readonly over: boolean;
  /** The seat that decides next; -1 when it is over. */
  readonly deciding: number;
}

/** What is wrong with a text, as far as it can be said. */
export interface TextFault {
  readonly message: string;
  readonly place: {
    readonly line: number;
    readonly column: number;
    readonly expected: string;
    readonly found: string;
    /** The line itself. */
    readonly text: string;
  } | null;
}

export function readText(text: string, seed: string): BroughtBattle {
  const kind = kindOf(text);
  if (kind === 'record') return readRecordText(text);
  if (kind === 'position' || kind === 'sheet') return readStartText(kind, text, seed);
  throw new Error(`This is a text of the kind "${kind}". A record, a position or a sheet can be opened here.`);
}

function readRecordText(text: string): BroughtBattle {
  const ruleset = rulesetOf(recordHead(text).game);
  const record = parseRecord(text, ruleset);
  return brought('record', replay(ruleset, record), record.written === true);
}

function readStartText(kind: 'position' | 'sheet', text: string, seed: string): BroughtBattle {
  // A text that names no game is read as one of the first, whose reader then says what is missing.
  const game = /^game:[ \t]*(\S+)/m.exec(text)?.[1] ?? 'ancients';
  return brought(kind, new Table(rulesetOf(game), { start: { text }, seed }), false);
}

function brought(kind: BroughtBattle['kind'], at: EngineTable, entered: boolean): BroughtBattle {
  const record = at.record();
  const ruleset = rulesetOf(record.game);
  const view = at.view(-1);
  return {
    kind,
    record: printRecord(record, ruleset),
    game: record.game,
    name: view.scenario.name,
    date: view.scenario.date,
    armies: view.sides.map((side) => side.army),
    banners: view.sides.map((side) => side.banners),
    goals: view.sides.map((side) => side.goal),
    turn: view.turn,
    choices: record.choices.length,
    entered,
    outcome: view.outcome,
    over: at.over,
    deciding: at.seat,
  };
}

/** The battle in a text, or what is wrong with it. */
export function readOrFault(text: string, seed: string): BroughtBattle | TextFault {
  try {
    return readText(text, seed);
  } catch (error) {
    return faultOf(error, text);
  }
}

export function faultOf(error: unknown, text: string): TextFault {
  if (error instanceof NotationError) {
    const { line, column, expected, found } = error;
    const place = { line, column, expected, found, text: text.split(/\r\n|\r|\n/)[line - 1] ?? '' };
    return { message: error.message, place };
  }
  return { message: error instanceof Error ? error.message : String(error), place: null };
}
