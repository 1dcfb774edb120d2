// `vexillum simulate`: computer players fight battles many times over, on several threads.

import { FOUND_WRONG, messageOf, OK } from '../errors.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import type { Style } from '../style.ts';
import { onThreads } from '../threads.ts';
import { checkBots, type Fought, findBattles } from './simulate-battles.ts';
import { type GameResult, playGames, type SimulationTask } from './simulate-game.ts';
import { addUp, type Summary, summariesText } from './simulate-text.ts';

export interface SimulateOptions {
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly swap?: boolean;
  readonly maxTurns: number;
  readonly json?: boolean;
  /** Folder for the records of games that broke. */
  readonly errors: string;
}

export async function runSimulate(
  io: Io,
  style: Style,
  names: readonly string[],
  options: SimulateOptions,
): Promise<number> {
  const scenarios = findBattles(io, names);
  checkBots(scenarios, options.bots);
  const began = performance.now();
  const played = await playAll(io, scenarios, options);
  const elapsed = Number(((performance.now() - began) / 1000).toFixed(3));
  const summaries = scenarios.map((info, i) => ({ scenario: info.id, name: info.name, ...addUp(played[i]) }));
  const total = addUp(played.flat());
  const broken = scenarios.flatMap(({ id }, i) =>
    played[i].flatMap(({ number, error }) => (error ? [{ battle: id, number, error }] : [])),
  );
  const files = keepErrors(io, broken, options.errors);
  if (options.json) {
    const { bots, games, seed, swap = false, threads } = options;
    io.out(
      `${JSON.stringify({ bots, gamesPerScenario: games, seed, swap, threads, elapsed, scenarios: summaries, total, errorRecords: files }, null, 2)}\n`,
    );
  } else io.out(`${summariesText(summaries, total, { ...options, swap: options.swap === true, elapsed }, style)}\n`);
  return total.errors > 0 ? FOUND_WRONG : OK;
}

/** All games of all scenarios, in the order of their numbers whatever thread finished when. */
async function playAll(io: Io, scenarios: readonly Fought[], options: SimulateOptions): Promise<GameResult[][]> {
  const { bots, games, seed, swap = false, maxTurns, threads } = options;
  const size = Math.max(1, Math.min(50, Math.ceil(games / (threads * 4))));
  const tasks: { at: number; task: SimulationTask }[] = [];
  scenarios.forEach(({ id, game, start }, at) => {
    for (let from = 0; from < games; from += size) {
      const to = Math.min(games, from + size);
      tasks.push({ at, task: { game, scenario: id, start, bots, seed, from, to, swap, maxTurns } });
    }
  });
  const played: GameResult[][] = scenarios.map(() => []);
  const progress = new Progress(io, 'games');
  let done = 0;
  const keep = (at: number, results: readonly GameResult[]) => {
    played[at].push(...results);
    done += results.length;
    progress.at(done, games * scenarios.length);
  };
  await onThreads({ name: 'simulate', here: playGames }, tasks, threads, keep);
  progress.end();
  for (const results of played) results.sort((a, b) => a.number - b.number);
  return played;
}

/** A game that broke: its battle, its number among the games of the battle, and its record. */
export interface Broken {
  readonly battle: string;
  readonly number: number | string;
  readonly error: { readonly message: string; readonly record: string };
}

/** Writes the records of games that broke and names the files. */
export function keepErrors(io: Io, broken: readonly Broken[], folder: string): string[] {
  const files: string[] = [];
  for (const { battle, number, error } of broken) {
    const file = `${folder}/vexillum-error-${battle.replace(/[^\w.]/g, '-')}-${number}.txt`;
    io.err(`game ${number} of ${battle} broke: ${error.message}\n`);
    try {
      io.writeFile(file, error.record);
      io.err(`  its record: ${file}\n`);
      files.push(file);
    } catch (problem) {
      // The results of the other games are worth more than this file.
      io.err(`  ${messageOf(problem)}\n`);
    }
  }
  return files;
}

export type { Summary };
