// `vexillum advise`: the best plans for the seat that decides in a position or a record, as a level sees them.

import type { Advice, AdvisedPlan } from '../bots/general/advise.ts';
import { kindOf } from '../kernel/notation.ts';
import { Table } from '../kernel/table.ts';
import { adviseAt, whyNoAdviser } from './bots.ts';
import { InputError, inFile } from './errors.ts';
import { findStart, isFile } from './games.ts';
import type { Io } from './io.ts';
import { type GameTable, readRecord, replayRecord } from './records.ts';
import type { Style } from './style.ts';
import { wrap } from './text.ts';

export interface AdviseOptions {
  readonly level: string;
  readonly seat?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

export function runAdvise(io: Io, style: Style, name: string, { level, seat, seed, json }: AdviseOptions): void {
  const table = tableOf(io, name);
  const fault = whyNoAdviser(table.ruleset.id, level);
  if (fault !== '') throw new InputError(fault);
  if (table.over) throw new InputError('the battle is over; there is nothing to advise');
  const decides = table.ruleset.seatNames[table.seat];
  if (seat !== undefined && seat !== decides) {
    throw new InputError(`${decides} decides here, and advice is for who decides; ${seat} is not asked now`);
  }
  const advice = adviseAt(table, { level, ...(seed === undefined ? {} : { seed }) });
  io.out(json ? `${JSON.stringify(advice, null, 2)}\n` : `${adviceText(advice, style, io.columns)}\n`);
}

/** The table of a record, where it ends; of a position, a sheet or a battle of the shelf, where it begins. */
function tableOf(io: Io, name: string): GameTable {
  return inFile(name, () => {
    if (isFile(io, name)) {
      const text = io.readFile(name);
      if (kindOf(text) === 'record') return replayRecord(readRecord(text));
    }
    const { game, start } = findStart(io, name, []);
    return new Table(game.rules, { start, seed: 'advice' });
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}`;
const signed = (share: number): string => `${share < 0 ? '-' : '+'}${percent(Math.abs(share))}`;

export function adviceText(advice: Advice, style: Style, columns: number): string {
  const width = Math.max(40, Math.min(columns, 100));
  const indent = (text: string): string =>
    wrap(text, width - 4)
      .split('\n')
      .map((line) => `    ${line}`)
      .join('\n');
  const planText = ({ words, worth, error, lead, leadError, reasons }: AdvisedPlan, i: number): string => {
    const against = i === 0 ? '' : `, ${signed(lead)} (± ${percent(leadError)}) against the first`;
    const head = `${i + 1}  ${style.bold(`${percent(worth)} %`)} (± ${percent(error)}) to win${against}`;
    const why = reasons.map(({ words: about, by }) => `${about} ${signed(by)}`).join('; ');
    return [head, indent(words), ...(why === '' ? [] : [style.dim(indent(why))])].join('\n');
  };
  const { expects, seat, question, level, looked } = advice;
  return [
    `${style.bold(question)} (${seat})`,
    ...advice.plans.map(planText),
    ...(expects ? [`It expects (${expects.times} of ${expects.of} futures):\n${indent(expects.words)}`] : []),
    style.dim(`${level}, ${advice.mode}: ${looked.plans} plans, ${looked.choices} choices in imagined futures`),
  ].join('\n');
}
