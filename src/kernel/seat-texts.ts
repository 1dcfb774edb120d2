// Record and position of a battle that goes on, as one seat knows them (-1: a spectator). docs/notation.md, "What one seat
// knows", says how they read.

import { SeededChance } from './chance.ts';
import type { GameRecord } from './game-record.ts';
import type { AnyTable } from './keeper.ts';
import { printRecord } from './record-notation.ts';
import type { Ruleset, Start } from './ruleset.ts';
import type { KernelState } from './state.ts';

/** The lot by which hidden things are dealt in texts for a seat. It is public: nothing can be read from what it deals. */
export const BY_LOT = 'by lot';

/** Who knows a text: a seat by its name, or a spectator. */
const knower = (seatNames: readonly string[], seat: number): string => seatNames[seat] ?? 'spectator';

function refuseSecretSheet({ ruleset, state }: AnyTable): void {
  if (ruleset.sheetIsSecret?.(state)) {
    throw new Error(
      'until all units stand the sheet of this battle holds what others may not know; ask again when they do',
    );
  }
}

/** The start of a battle as a seat may know it: cards of a position are dealt by lot, a sheet is known to all. */
function startFor({ ruleset, start }: AnyTable, seat: number): Start {
  if ('scenario' in start) return start;
  if (!start.text.trimStart().startsWith('vexillum 1 position')) return start;
  const g = ruleset.start(start, new SeededChance(BY_LOT));
  return { ...start, text: textFor(ruleset, g, seat) };
}

function textFor(ruleset: AnyTable['ruleset'], g: KernelState, seat: number): string {
  const text = ruleset.positionText(ruleset.imagine(g, seat, BY_LOT));
  const [head, ...rest] = text.split('\n');
  const who = knower(ruleset.seatNames, seat);
  return [head, `# As ${who} knows it: what is hidden from ${who} is dealt by lot.`, ...rest].join('\n');
}

export function positionFor(table: AnyTable, seat: number): string {
  refuseSecretSheet(table);
  return textFor(table.ruleset, table.state, seat);
}

/** The record without its seed, without secret choices of others and without the cards that chance picked. */
export function printRecordFor(table: AnyTable, seat: number): string {
  refuseSecretSheet(table);
  const record = table.record();
  const known: GameRecord = {
    ...record,
    start: startFor(table, seat),
    seed: '',
    written: false,
    choices: record.choices.map((choice, i) => ({
      ...choice,
      text: table.textFor(seat, choice.text, choice.seat, i + 1),
    })),
  };
  return printRecord(known, table.ruleset, knower(table.ruleset.seatNames, seat));
}

/** A state that a seat could be in, made from what a watcher of that seat said it knows. */
export function sampleState<G extends KernelState>(ruleset: Ruleset<G>, known: unknown, seat: number, seed: string): G {
  return ruleset.imagine(ruleset.fromJSON(known, new SeededChance(seed)), seat, seed);
}
