// Games between computer players, one after the other: what a worker thread does. A game depends on its seed and its
// number only, never on the thread that plays it.

import type { State } from '../families/commands/state.ts';
import type { CommandsView } from '../families/commands/view.ts';
import { type GameRecord, outcomeText, Table } from '../kernel/table.ts';
import { makeBot } from './bots.ts';
import { messageOf } from './errors.ts';
import { findScenario, rulesetOf } from './games.ts';
import { printRecord } from './records.ts';

export interface SimulationTask {
  readonly scenario: string;
  readonly bots: readonly [string, string];
  readonly seed: string;
  /** Games from this number up to, not including, that one. */
  readonly from: number;
  readonly to: number;
  /** Every second game is played with the seats exchanged and the dice and cards of the game before. */
  readonly swap: boolean;
  readonly maxTurns: number;
}

export interface GameResult {
  readonly number: number;
  /** The seat that won, `draw`, `unfinished` or `error`. */
  readonly outcome: string;
  readonly swapped: boolean;
  readonly turns: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly error: { readonly message: string; readonly record: string } | null;
}

export function playGames(task: SimulationTask): GameResult[] {
  const results: GameResult[] = [];
  for (let number = task.from; number < task.to; number++) results.push(playGame(task, number));
  return results;
}

function playGame(task: SimulationTask, number: number): GameResult {
  const swapped = task.swap && number % 2 === 1;
  const seed = `${task.seed}/${task.scenario}/${task.swap ? Math.floor(number / 2) : number}`;
  const names = swapped ? [task.bots[1], task.bots[0]] : task.bots;
  const bots = names.map((name, seat) => makeBot(name, `${seed}/bot ${seat}`));
  const began = performance.now();
  const table: Table<State, CommandsView> = new Table(rulesetOf(findScenario(task.scenario).game), {
    start: { scenario: task.scenario },
    seed,
  });
  let error: GameResult['error'] = null;
  let chosen = -1;
  try {
    while (!table.over && table.state.turn <= task.maxTurns) {
      chosen = -1;
      chosen = bots[table.seat].choose(table);
      table.choose(chosen);
    }
  } catch (problem) {
    error = { message: messageOf(problem), record: printRecord(withFailing(table, chosen)) };
  }
  const outcome = error ? 'error' : table.over ? outcomeText(table.ruleset, table.state.outcome) : 'unfinished';
  const seconds = (performance.now() - began) / 1000;
  return { number, outcome, swapped, turns: table.state.turn, decisions: table.number - 1, seconds, error };
}

/** The game so far, and the choice that broke it. */
function withFailing(table: Table<State, CommandsView>, chosen: number): GameRecord {
  const record = table.record();
  if (chosen < 0) return record;
  const text = table.ruleset.language.print(chosen);
  return { ...record, choices: [...record.choices, { seat: table.seat, text, rolls: [] }] };
}
