// Records as texts for the commands: reading, strict replay, writing.

import type { State } from '../families/commands/state.ts';
import type { CommandsView } from '../families/commands/view.ts';
import { type GameRecord, replay, type Table } from '../kernel/table.ts';
import { rulesetOf } from './games.ts';

type GameTable = Table<State, CommandsView>;

// The record notation takes the place of this form.
export const readRecord = (text: string): GameRecord => JSON.parse(text) as GameRecord;
export const printRecord = (record: GameRecord): string => `${JSON.stringify(record, null, 1)}\n`;

export const recordText = (table: GameTable): string => printRecord(table.record());

export function replayRecord(record: GameRecord, each?: (table: GameTable) => void): GameTable {
  return replay(rulesetOf(record.game), record, each);
}
