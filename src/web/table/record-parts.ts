// Records as a table opens them: read for the game they name, whole or in part.

import type { GameRecord } from '../../kernel/game-record.ts';
import type { Keeper } from '../../kernel/keeper.ts';
import { parseRecord, recordHead } from '../../kernel/record-notation.ts';
import { type AnyRuleset, loadGame } from './games.ts';

export async function readRecord(text: string): Promise<{ readonly ruleset: AnyRuleset; readonly record: GameRecord }> {
  const ruleset = await loadGame(recordHead(text).game);
  return { ruleset, record: parseRecord(text, ruleset) };
}

/** The first choices of a record; a part of a battle is a battle that still goes on. */
export function cutRecord(record: GameRecord, until: number): GameRecord {
  if (until >= record.choices.length) return record;
  return { ...record, choices: record.choices.slice(0, until), outcome: 'running' };
}

/** Who chose for each seat instead of a person, as the record names it: the last, if there were several; empty for nobody. */
export function computersNamed(keeper: Keeper): string[] {
  const { computers = [] } = keeper.record();
  return keeper.ruleset.seatNames.map((_, seat) => computers.find((one) => one.seat === seat)?.players.at(-1) ?? '');
}
