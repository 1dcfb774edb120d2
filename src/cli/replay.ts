// `vexillum replay` and `vexillum record check`: records played again, strictly.

import type { GameRecord } from '../kernel/game-record.ts';
import { TableError } from '../kernel/table.ts';
import { BAD_INPUT, FOUND_WRONG, harmless, InputError, messageOf, OK } from './errors.ts';
import { gameNamed } from './games.ts';
import { type Io, tellNarrow } from './io.ts';
import { type GameTable, lineOfDecision, readRecordFile, replayRecord } from './records.ts';
import type { Style } from './style.ts';
import { plural, wrap } from './text.ts';

export interface ReplayOptions {
  readonly step?: boolean;
  readonly ascii?: boolean;
  /** Whose knowledge the story is told with; `both` tells what everybody knows. */
  readonly seat: string;
}

/** What is shown before one choice of the record, and after the last. */
interface Scene {
  readonly number: number;
  /** What the choice before led to. */
  readonly news: readonly string[];
  readonly turn: number;
  readonly status: string;
  readonly map: string;
}

export async function runReplay(io: Io, style: Style, file: string, options: ReplayOptions): Promise<number> {
  const record = readRecordFile(file, io.readFile(file));
  const game = gameNamed(record.game);
  const seat = seatNumber(game.rules.seatNames, options.seat);
  const shown = { ...options, seat, ascii: options.ascii ?? io.plainSigns };
  const { scenes, table, failure } = scenesOf(record, style, shown);
  tellNarrow(io);
  let turn = -1;
  let skipTo = options.step ? 0 : Number.POSITIVE_INFINITY;
  let skipTurn = -1;
  for (const scene of scenes) {
    for (const line of scene.news) io.out(`${wrap(line, io.columns, '      ', '    ')}\n`);
    const next = record.choices[scene.number - 1];
    if (!next) break;
    if (scene.turn !== turn) io.out(`\n${scene.status}\n`);
    turn = scene.turn;
    while (scene.number > skipTo && scene.turn !== skipTurn) {
      const line = await io.ask(style.dim('(Enter: next; turn; map; a decision number; quit) '));
      const word = line?.trim() ?? 'quit';
      if (word === '') break;
      if (word === 'quit' || word === 'exit') return OK;
      if (word === 'map') io.out(`${scene.map}\n`);
      else if (word === 'turn') skipTurn = scene.turn;
      else if (/^\d+$/.test(word)) skipTo = Number(word) - 1;
      else {
        io.out('Enter goes on; "turn" goes on to the next turn, a number to that decision; ');
        io.out('"map" draws the battlefield; "quit" leaves.\n');
      }
    }
    io.out(`${style.bold(String(scene.number))} ${game.rules.seatNames[next.seat]}: ${next.text}\n`);
  }
  if (failure || !table) {
    io.out(`${style.bad(`${harmless(file)}: ${failureText(failure, record.choices.length)}`)}\n`);
    return FOUND_WRONG;
  }
  const view = table.view(seat);
  if (table.over) io.out(`\n${game.end(view, style, shown.ascii)}\n`);
  else io.out(`\n${game.map(view, style, shown.ascii)}\nThe record ends here; the battle goes on.\n`);
  return OK;
}

/** The seat of that name; -1 for `both`, who are told what everybody knows. */
function seatNumber(names: readonly string[], seat: string): number {
  const found = names.indexOf(seat);
  if (found >= 0 || seat === 'both') return found;
  throw new InputError(`this game has no seat "${seat}"; it has ${names.join(', ')}, or both`);
}

/** Replays it all first: a record that does not hold is told up to the choice that fails. */
function scenesOf(
  record: GameRecord,
  style: Style,
  options: Omit<ReplayOptions, 'seat'> & { readonly seat: number },
): { scenes: Scene[]; table: GameTable | null; failure: unknown } {
  const scenes: Scene[] = [];
  const game = gameNamed(record.game);
  let told = 0;
  try {
    const table = replayRecord(record, (now) => {
      const view = now.view(options.seat);
      scenes.push({
        number: now.number,
        news: now.log(options.seat, told).map((line) => line.text),
        turn: view.turn,
        status: game.status(view, style, options.ascii),
        map: options.step ? game.map(view, style, options.ascii) : '',
      });
      told = now.eventCount;
    });
    return { scenes, table, failure: null };
  } catch (error) {
    return { scenes, table: null, failure: error };
  }
}

const failureText = (error: unknown, choices: number): string =>
  error instanceof TableError && error.number > 0 && error.number <= choices
    ? `the record does not hold at decision ${error.number}: ${error.message}`
    : `the record does not hold: ${messageOf(error)}`;

interface Checked {
  readonly file: string;
  readonly holds: boolean;
  readonly choices: number;
  /** Null when the file is no record that can be read. */
  readonly outcome: string | null;
  /** Line of the file and decision at which it fails; 0 when it is not about one. */
  readonly failure: { readonly line: number; readonly decision: number; readonly message: string } | null;
}

/** A file that cannot be read does not keep the others from being checked. */
function checkFile(io: Io, file: string): Checked {
  try {
    return checkRecord(io, file);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const message = messageOf(error);
    const said = message.startsWith(file) ? message.slice(file.length).replace(/^:? /, '') : message;
    const failure = { line: 0, decision: 0, message: said };
    return { file, holds: false, choices: 0, outcome: null, failure };
  }
}

function checkRecord(io: Io, file: string): Checked {
  const text = io.readFile(file);
  const record = readRecordFile(file, text);
  const told = { file, choices: record.choices.length, outcome: record.outcome };
  const failed = (decision: number, message: string): Checked => {
    // Past the last choice it is about the record as a whole.
    const within = decision > record.choices.length ? 0 : decision;
    const failure = { line: within > 0 ? lineOfDecision(text, within) : 0, decision: within, message };
    return { ...told, holds: false, failure };
  };
  let reached = 0;
  try {
    replayRecord(record, (now) => {
      reached = now.number;
    });
    return { ...told, holds: true, failure: null };
  } catch (error) {
    return failed(error instanceof TableError ? error.number : reached, messageOf(error));
  }
}

export function runRecordCheck(io: Io, style: Style, files: readonly string[], json?: boolean): number {
  // Alone, what cannot be read is told like any other bad input.
  const results = files.map((file) => (files.length === 1 ? checkRecord(io, file) : checkFile(io, file)));
  if (json) io.out(`${JSON.stringify(results, null, 2)}\n`);
  else {
    for (const { file, choices, outcome, failure } of results) {
      if (failure === null)
        io.out(`${style.good('holds')}  ${harmless(file)}: ${plural(choices, 'choice')}, ${outcome}\n`);
      else {
        const line = failure.line > 0 ? `, line ${failure.line}` : '';
        const decision = failure.decision > 0 ? `, decision ${failure.decision}` : '';
        io.out(`${style.bad('fails')}  ${harmless(file)}${line}${decision}: ${harmless(failure.message)}\n`);
      }
    }
  }
  if (results.some((one) => one.outcome === null)) return BAD_INPUT;
  return results.every((one) => one.holds) ? OK : FOUND_WRONG;
}
