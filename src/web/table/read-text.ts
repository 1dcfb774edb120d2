// Reads a text that somebody brings: a record, a position or a sheet, whatever its header says. All three become a record,
// so that one way leads on from here. It runs where the engine runs, behind library.ts.

import { manifests } from '../../games/manifests.ts';
import type { AnyTable } from '../../kernel/keeper.ts';
import { gameWord, kindWord, type Line, NotationError, named, noSuchGame } from '../../kernel/notation.ts';
import { parseRecord, printRecord, recordHead } from '../../kernel/record-notation.ts';
import { replay } from '../../kernel/replay.ts';
import { Table } from '../../kernel/table.ts';
import type { TableView } from '../../kernel/view.ts';
import { scoreOf } from '../app/score.ts';
import { type AnyRuleset, loadGame } from './games.ts';

export interface BroughtBattle {
  readonly kind: 'record' | 'position' | 'sheet';
  /** The battle as a record; without choices when a position or a sheet was brought. */
  readonly record: string;
  readonly game: string;
  readonly name: string;
  readonly date: string;
  readonly armies: readonly string[];
  /** Armies by seat. */
  readonly seats: readonly string[];
  /** For each side how it stands, in words. */
  readonly score: readonly string[];
  readonly turn: number;
  readonly choices: number;
  /** Battle dice were entered by hand. */
  readonly entered: boolean;
  readonly outcome: string;
  readonly over: boolean;
  /** The seat that decides next; -1 when it is over. */
  readonly deciding: number;
  /** The table as it stands, as anyone may see it. */
  readonly view: TableView;
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

export async function readText(text: string, seed: string): Promise<BroughtBattle> {
  const word = kindWord(text);
  const kind = word.text;
  if (kind === 'record') return readRecordText(text);
  if (kind === 'position' || kind === 'sheet') return readStartText(kind, text, seed);
  throw new NotationError(word, 'a record, a position or a sheet', named(kind));
}

async function readRecordText(text: string): Promise<BroughtBattle> {
  const ruleset = await gameAt(recordHead(text).gameAt);
  const record = parseRecord(text, ruleset);
  return brought('record', ruleset, replay(ruleset, record), record.written === true);
}

async function readStartText(kind: 'position' | 'sheet', text: string, seed: string): Promise<BroughtBattle> {
  // A position that names no game is one of the first game; a sheet without one is told what is missing.
  const ruleset = await gameAt(gameWord(text) ?? { text: gameIds[0], line: 1, column: 1 });
  return brought(kind, ruleset, new Table(ruleset, { start: { text }, seed }), false);
}

const gameIds: readonly string[] = manifests.map(({ id }) => id);

/** The game that stands at a place in the text. */
function gameAt(word: Line): Promise<AnyRuleset> {
  if (!gameIds.includes(word.text)) throw noSuchGame(word, gameIds);
  return loadGame(word.text);
}

function brought(kind: BroughtBattle['kind'], ruleset: AnyRuleset, at: AnyTable, entered: boolean): BroughtBattle {
  const record = at.record();
  const view = at.view(-1);
  return {
    kind,
    record: printRecord(record, ruleset),
    game: record.game,
    name: view.scenario.name,
    date: view.scenario.date,
    armies: view.sides.map((side) => side.army),
    seats: view.seats.map((seat) => seat.army),
    score: scoreOf(view),
    turn: view.turn,
    choices: record.choices.length,
    entered,
    outcome: view.outcome,
    over: at.over,
    deciding: at.seat,
    view,
  };
}

/** The battle in a text, or what is wrong with it. */
export async function readOrFault(text: string, seed: string): Promise<BroughtBattle | TextFault> {
  try {
    return await readText(text, seed);
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
