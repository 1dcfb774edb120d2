// Strict replay of a record, and dice as texts.

import { DiceError } from './chance.ts';
import type { GameRecord, RolledDice } from './game-record.ts';
import { movedDown, NotationError } from './notation-scanner.ts';
import type { Ruleset, Start } from './ruleset.ts';
import type { KernelState } from './state.ts';
import { Table, TableError } from './table.ts';
import { whyNotVersion } from './version.ts';

/** A table at the start of a record, with its dice laid out: playing the record's choices makes its battle again. */
export function replayTable<G extends KernelState, V>(ruleset: Ruleset<G, V>, record: GameRecord): Table<G, V> {
  return tableOf(ruleset, record, {});
}

function tableOf<G extends KernelState, V>(
  ruleset: Ruleset<G, V>,
  record: GameRecord,
  options: { readonly entered?: boolean },
): Table<G, V> {
  try {
    const table = openTable(ruleset, record, options);
    for (const { seat, players } of record.computers ?? [])
      for (const player of players) table.seatComputer(seat, player);
    return table;
  } catch (error) {
    throw atStart(record, error);
  }
}

/** What is wrong with the start of a record, with its place in the record. */
function atStart({ start, startAt }: GameRecord, error: unknown): unknown {
  if (startAt === undefined || !(error instanceof Error)) return error;
  if (error instanceof NotationError) {
    return 'text' in start ? movedDown(error, startAt.line, 2) : error;
  }
  if (error.name !== 'Error' || error instanceof DiceError) return error;
  return new NotationError(startAt, 'a battle that can be played', error.message, error.message);
}

function openTable<G extends KernelState, V>(
  ruleset: Ruleset<G, V>,
  record: GameRecord,
  options: { readonly entered?: boolean },
): Table<G, V> {
  const { seed } = record;
  const start: Start =
    record.rulesVersion === ruleset.rulesVersion ? record.start : { ...record.start, rules: record.rulesVersion };
  if (seed !== '' && !record.written) return new Table(ruleset, { start, seed, ...options });
  const rolls = [...(record.opening ?? []), ...record.choices.flatMap((c) => c.rolls)];
  return new Table(ruleset, { start, seed, dice: rolls.map((r) => r.dice), ...options });
}

/**
 * Plays a record again, strictly, by the rules of its version: every choice legal, the dice equal line by line.
 * `each` is called before every choice and after the last. With `entered` the game goes on with dice entered by hand.
 */
export function replay<G extends KernelState, V>(
  ruleset: Ruleset<G, V>,
  record: GameRecord,
  each?: (table: Table<G, V>) => void,
  options: { readonly entered?: boolean } = {},
): Table<G, V> {
  if (record.game !== ruleset.id) throw new TableError(0, `this is a record of ${record.game}, not of ${ruleset.id}`);
  const refusal = whyNotVersion(ruleset, record.rulesVersion);
  if (refusal !== '') throw new TableError(0, `this record cannot be replayed: ${refusal}`);
  const table = tableOf(ruleset, record, options);
  for (const choice of record.choices) {
    each?.(table);
    const number = table.number;
    if (table.seat !== choice.seat) {
      throw new TableError(
        number,
        `the record has ${ruleset.seatNames[choice.seat]} choose, but ${ruleset.seatNames[table.seat] ?? 'nobody'} is asked`,
      );
    }
    table.choose(choice.text);
    const made = table.record().choices[number - 1];
    if (numbersOf(made.rolls) !== numbersOf(choice.rolls)) {
      throw new TableError(
        number,
        `after "${choice.text}" the dice are ${dicePrint(ruleset, made.rolls)}, but the record has ${dicePrint(ruleset, choice.rolls)}`,
      );
    }
  }
  each?.(table);
  const { outcome } = table.record();
  if (record.outcome !== outcome) {
    throw new TableError(table.number, `the record says the outcome is ${record.outcome}, but it is ${outcome}`);
  }
  return table;
}

/** Only what fell counts: how a pick is written has changed. */
const numbersOf = (rolls: readonly RolledDice[]): string =>
  JSON.stringify(rolls.map(({ sides, dice }) => [sides, dice]));

/** Dice as texts: faces by name, picks and other rolls as `3/5` (the third of five); rolls parted by `|`. */
export function dicePrint(ruleset: { readonly faces: readonly string[] }, rolls: readonly RolledDice[]): string {
  if (rolls.length === 0) return 'none';
  const { faces } = ruleset;
  const named = (r: RolledDice): boolean => r.sides === faces.length && !r.picked;
  return rolls.map((r) => r.dice.map((d) => (named(r) ? faces[d] : `${d + 1}/${r.sides}`)).join(' ')).join(' | ');
}
