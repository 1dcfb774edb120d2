// Plays the bot `drill` against `random` in every scenario, each side in turn, and prints how often it wins with a 95 %
// interval (Wilson) and how long a game takes.
//   npx tsx bench/drill-against-random.ts [games per scenario: 10] [processes: 2] [seed: drill] [opponent: random]

import { fork } from 'node:child_process';
import { askBot, type CommandsBot, makeBot } from '../src/bots/index.ts';
import { ancientsRules } from '../src/games/ancients/ruleset.ts';
import { Table } from '../src/kernel/table.ts';

interface Result {
  readonly scenario: string;
  readonly seat: number;
  /** 1 drill won, 0 it lost, -1 nobody did. */
  readonly won: number;
  readonly turns: number;
  readonly decisions: number;
  readonly milliseconds: number;
}

const MOST_TURNS = 400;

const need = (name: string, seed: string): CommandsBot => {
  const bot = makeBot(name, seed);
  if (!bot) throw new Error(`there is no bot ${name}`);
  return bot;
};

export function playGame(scenario: string, seat: number, seed: string, names: readonly [string, string]): Result {
  const started = performance.now();
  const bots = [need(names[0], `${seed} first`), need(names[1], `${seed} second`)];
  const table = new Table(ancientsRules, { start: { scenario }, seed });
  while (!table.over && table.state.turn < MOST_TURNS) {
    table.choose(askBot(bots[table.seat === seat ? 0 : 1], table));
  }
  const { outcome, turn } = table.state;
  return {
    scenario,
    seat,
    won: outcome === 2 + seat ? 1 : outcome >= 2 ? 0 : -1,
    turns: turn,
    decisions: table.number - 1,
    milliseconds: performance.now() - started,
  };
}

function wilson(wins: number, games: number): [number, number] {
  const z = 1.96;
  const p = wins / games;
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  return [middle - half, middle + half];
}

function report(results: readonly Result[], names: readonly [string, string], elapsed: number): void {
  const won = results.filter((r) => r.won === 1).length;
  const [low, high] = wilson(won, results.length);
  const percent = (p: number) => `${(100 * p).toFixed(2)} %`;
  for (const r of results) {
    if (r.won !== 1)
      console.log(`not won: ${r.scenario} as ${r.seat === 0 ? 'top' : 'bottom'} (${r.won}) after ${r.turns} turns`);
  }
  const sum = (of: (r: Result) => number) => results.reduce((total, r) => total + of(r), 0) / results.length;
  console.log(
    `${names[0]} against ${names[1]}: ${won} of ${results.length} games won, ${percent(won / results.length)}, ` +
      `95 % interval ${percent(low)} to ${percent(high)}`,
  );
  console.log(
    `a game: ${sum((r) => r.turns).toFixed(0)} turns, ${sum((r) => r.decisions).toFixed(0)} decisions, ` +
      `${sum((r) => r.milliseconds).toFixed(0)} ms; ${(elapsed / 1000).toFixed(0)} s in all`,
  );
}

const [games, processes, seed, opponent, share] = process.argv.slice(2);
const names: [string, string] = ['drill', opponent ?? 'random'];
const tasks = ancientsRules.scenarios.flatMap(({ id }) =>
  Array.from({ length: Number(games ?? 10) }, (_, n) => ({ id, seat: n % 2, seed: `${seed ?? 'drill'} ${id} ${n}` })),
);
if (share !== undefined) {
  const [which, of] = share.split('/').map(Number);
  for (const [i, task] of tasks.entries()) {
    if (i % of === which) process.send?.(playGame(task.id, task.seat, task.seed, names));
  }
} else {
  const started = performance.now();
  const results: Result[] = [];
  const count = Number(processes ?? 2);
  await Promise.all(
    Array.from(
      { length: count },
      (_, i) =>
        new Promise<void>((resolve, reject) => {
          const child = fork(process.argv[1], [games ?? '10', '1', seed ?? 'drill', names[1], `${i}/${count}`]);
          child.on('message', (result: Result) => results.push(result));
          child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))));
        }),
    ),
  );
  report(results, names, performance.now() - started);
}
