// Records as texts for the commands: reading, strict replay, writing.

import type { GameRecord } from '../kernel/game-record.ts';
import { parseRecord, printRecord, recordHead } from '../kernel/record-notation.ts';
import { replay } from '../kernel/replay.ts';
import type { KernelState } from '../kernel/state.ts';
import type { Table } from '../kernel/table.ts';
import type { TableView } from '../kernel/view.ts';
import { InputError, messageOf } from './errors.ts';
import { gameAt, rulesetOf } from './games.ts';

/** A table of any game. */
export type GameTable = Table<KernelState, TableView>;

export const readRecord = (text: string): GameRecord => parseRecord(text, gameAt(recordHead(text).gameAt).rules);

/** A record of a file; what is wrong with it is told with the file's name. */
export function readRecordFile(file: string, text: string): GameRecord {
  try {
    return readRecord(text);
  } catch (error) {
    throw Object.assign(new InputError(`${file}: ${messageOf(error)}`), { cause: error });
  }
}

export const writeRecord = (record: GameRecord): string => printRecord(record, rulesetOf(record.game));

export const recordText = (table: GameTable): string => writeRecord(table.record());

/** With `entered` the battle goes on with dice that people roll. */
export function replayRecord(
  record: GameRecord,
  each?: (table: GameTable) => void,
  options: { readonly entered?: boolean } = {},
): GameTable {
  return replay(rulesetOf(record.game), record, each, options);
}

/** The line of the text on which a decision's choice stands; 0 when it has none. */
export function lineOfDecision(text: string, decision: number): number {
  const lines = text.split(/\r\n|\r|\n/);
  const moves = lines.findIndex((line) => /^moves:/.test(line));
  if (moves < 0) return 0;
  const form = new RegExp(`^\\s+${decision}\\s+\\S`);
  return lines.findIndex((line, i) => i > moves && form.test(line)) + 1;
}
