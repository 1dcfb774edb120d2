// Games between computer players, one after the other: what a worker thread does. A game depends on its seed and its
// number only, never on the thread that plays it.

import { playBare, type Watch } from '../../bots/bare-game.ts';
import { playedBy } from '../../bots/naming.ts';
import { type Chance, SeededChance } from '../../kernel/chance.ts';
import { outcomeText } from '../../kernel/game-record.ts';
import type { Start } from '../../kernel/ruleset.ts';
import { RUNNING } from '../../kernel/state.ts';
import { Table } from '../../kernel/table.ts';
import type { AnyRuleset } from '../../kernel/view.ts';
import { type AnyBot, askBot, botsOf, seatBot } from '../bots.ts';
import { messageOf } from '../errors.ts';
import { rulesetOf } from '../games.ts';
import { type GameTable, writeRecord } from '../records.ts';

export interface SimulationTask {
  readonly game: string;
  /** The battle's name in seeds: its id, or the name of its file. */
  readonly scenario: string;
  readonly start: Start;
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

/** What one game needs: it can be played again from here. */
export interface Setting {
  readonly ruleset: AnyRuleset;
  readonly start: Start;
  readonly seed: string;
  readonly maxTurns: number;
  /** By seat. */
  readonly names: readonly string[];
  bots(): AnyBot[];
  /** Who looks on, and the chance that tells him what falls; the same as the seed's. */
  readonly watched?: { readonly watch: Watch; readonly chance: Chance };
}

/** How a game ended; `outcome` is the seat that won, `draw`, `unfinished` or `error`. */
export type Ending = Pick<GameResult, 'outcome' | 'turns' | 'decisions' | 'seconds' | 'error'>;

function playGame(task: SimulationTask, number: number): GameResult {
  const { game, start, scenario, maxTurns } = task;
  const swapped = task.swap && number % 2 === 1;
  const seed = `${task.seed}/${scenario}/${task.swap ? Math.floor(number / 2) : number}`;
  const names = swapped ? [task.bots[1], task.bots[0]] : task.bots;
  const ruleset = rulesetOf(game);
  // Each side has its player; where two seats share a side, one of it sits on each.
  const seated = ruleset.seatNames.map((_, seat) => names[seat % 2]);
  const bots = () => seated.map((name, seat) => seatBot(name, `${seed}/bot ${seat}`, game));
  return { number, swapped, ...playToEnd({ ruleset, start, seed, maxTurns, names: seated, bots }) };
}

/** Plays one game; where it breaks, it is played once more for its record. */
export function playToEnd(setting: Setting): Ending {
  const { ruleset, start, seed, maxTurns, watched } = setting;
  const began = performance.now();
  try {
    const { g, decisions } = playBare({
      ruleset,
      start,
      chance: watched?.chance ?? new SeededChance(seed),
      imagining: botsOf(ruleset.id),
      players: setting.bots(),
      maxTurns,
      ...(watched ? { watch: watched.watch } : {}),
    });
    const outcome = g.outcome === RUNNING ? 'unfinished' : outcomeText(ruleset, g.outcome);
    return { outcome, turns: g.turn, decisions, seconds: secondsSince(began), error: null };
  } catch (problem) {
    const { table, record } = playRecorded(setting);
    const error = { message: messageOf(problem), record };
    const { turn } = table.state;
    return { outcome: 'error', turns: turn, decisions: table.number - 1, seconds: secondsSince(began), error };
  }
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/** The same game once more at a table, for the record of a game that broke: its last choice is the one that breaks. */
function playRecorded({ ruleset, start, seed, maxTurns, names, bots }: Setting): {
  table: GameTable;
  record: string;
} {
  const table = new Table(ruleset, { start, seed });
  const players = bots();
  for (const seat of table.view(-1).seats.keys()) table.seatComputer(seat, playedBy(botsOf(ruleset.id), names[seat]));
  let chosen = -1;
  try {
    while (!table.over && table.state.turn <= maxTurns) {
      chosen = -1;
      chosen = askBot(players[table.seat], table);
      table.choose(chosen);
    }
    return { table, record: writeRecord(table.record()) };
  } catch {
    const record = table.record();
    const last = { seat: table.seat, text: chosen < 0 ? '' : ruleset.language.print(chosen), rolls: [] };
    return { table, record: writeRecord(chosen < 0 ? record : { ...record, choices: [...record.choices, last] }) };
  }
}
