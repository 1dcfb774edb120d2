// `vexillum bench`: the engine's speed on this machine, per game, beside a fixed reference loop.

import v8 from 'node:v8';
import vm from 'node:vm';
import { SeededChance } from '../../kernel/chance.ts';
import { Choices } from '../../kernel/choice.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { KernelState } from '../../kernel/state.ts';
import { rulesets } from '../../loaded.ts';
import { rulesetOf } from '../games.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import type { Style } from '../style.ts';
import { columns, plural } from '../text.ts';
import { Mulberry32, measureClone, measurePlay, measureReference, randomGame } from './bench-measure.ts';

export interface BenchOptions {
  readonly json?: boolean;
  /** CPU seconds of one measured run. */
  readonly seconds: number;
  readonly runs: number;
  readonly warmUp: number;
  /** Games over which the growth of memory is measured; 0 leaves it out. */
  readonly memory: number;
  readonly save?: string;
  /** The games that are measured; none named: all of them. */
  readonly games: readonly string[];
}

/** The battles of a game that the bench plays: every one of them, so that games of different kinds compare. */
export const benchBattles = (game: string): string[] => rulesetOf(game).scenarios.map(({ id }) => id);

export interface BenchResult {
  readonly game: string;
  readonly scenarios: readonly string[];
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly cloneNanoseconds: number;
  readonly referenceMillionDrawsPerSecond: number;
  /** The engine's pace in units of the reference loop: these two compare machines. */
  readonly decisionsPerMillionDraws: number;
  readonly gamesPerMillionDraws: number;
  readonly stateBytes: number;
  readonly memoryGrowthBytesPerGame?: number;
  /** Its decisions per second in units of those of the first game. */
  readonly decisionsOfFirstGame?: number;
}

export function runBench(io: Io, style: Style, options: BenchOptions): void {
  const chosen = options.games.length === 0 ? rulesets : rulesets.filter(({ id }) => options.games.includes(id));
  const [first, ...others] = chosen.map((ruleset) => benchGame(io, ruleset, options));
  // Against the reference of its own runs, so that a busy minute does not count.
  const ratio = (one: BenchResult): number =>
    Number((one.decisionsPerMillionDraws / first.decisionsPerMillionDraws).toFixed(2));
  const results = [first, ...others.map((one) => ({ ...one, decisionsOfFirstGame: ratio(one) }))];
  const report = {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    runs: options.runs,
    secondsPerRun: options.seconds,
    warmUpSeconds: options.warmUp,
    games: results,
  };
  const json = `${JSON.stringify(report, null, 2)}\n`;
  if (options.save !== undefined) io.writeFile(options.save, json);
  io.out(options.json ? json : `${results.map((one) => benchText(one, first.game, options, style)).join('\n\n')}\n`);
}

function benchGame<G extends KernelState>(io: Io, ruleset: Ruleset<G>, options: BenchOptions): BenchResult {
  const scenarios = benchBattles(ruleset.id);
  const progress = new Progress(io, `measuring ${ruleset.id}`);
  const steps = options.runs + 1;
  progress.at(0, steps);
  const warmUp = options.warmUp;
  if (warmUp > 0) {
    measurePlay(ruleset, scenarios, warmUp * 0.8, 0);
    measureReference(warmUp * 0.1);
    measureClone(ruleset, scenarios[0], warmUp * 0.1, 0);
  }
  let decisionsPerSecond = 0;
  let gamesPerSecond = 0;
  let reference = 0;
  let clone = Number.POSITIVE_INFINITY;
  for (let run = 1; run <= options.runs; run++) {
    progress.at(run, steps);
    // The three stand side by side in every run, so that a busy moment of the machine meets them alike.
    reference = Math.max(reference, measureReference(options.seconds / 4));
    const play = measurePlay(ruleset, scenarios, options.seconds, run);
    decisionsPerSecond = Math.max(decisionsPerSecond, play.decisions / play.cpu);
    gamesPerSecond = Math.max(gamesPerSecond, play.games / play.cpu);
    clone = Math.min(clone, measureClone(ruleset, scenarios[run % scenarios.length], options.seconds / 8, run));
  }
  const growth =
    options.memory > 0 ? { memoryGrowthBytesPerGame: memoryGrowth(ruleset, scenarios, options.memory) } : {};
  progress.end();
  return {
    game: ruleset.id,
    scenarios,
    decisionsPerSecond: Math.round(decisionsPerSecond),
    gamesPerSecond: rounded(gamesPerSecond),
    cloneNanoseconds: rounded(clone),
    referenceMillionDrawsPerSecond: rounded(reference),
    decisionsPerMillionDraws: rounded(decisionsPerSecond / reference),
    gamesPerMillionDraws: Number((gamesPerSecond / reference).toPrecision(4)),
    stateBytes: ruleset.start({ scenario: scenarios[0] }, new SeededChance('')).buf.byteLength,
    ...growth,
  };
}

const rounded = (value: number): number => Number(value.toFixed(1));

/** Bytes of heap that stay after each game, once the memory is tidied up. */
function memoryGrowth<G extends KernelState>(ruleset: Ruleset<G>, scenarios: readonly string[], games: number): number {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const random = new Mulberry32(1);
  const offered = new Choices();
  const play = (count: number, name: string) => {
    for (let i = 0; i < count; i++) {
      randomGame(ruleset, scenarios[i % scenarios.length], `${name}/${i}`, random, offered);
    }
  };
  const used = () => {
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  };
  play(Math.min(games, 50), 'before');
  const before = used();
  play(games, 'memory');
  return Math.round((used() - before) / games);
}

function benchText(result: BenchResult, first: string, options: BenchOptions, style: Style): string {
  const number = (value: number) => value.toLocaleString('en-GB');
  const rows = [
    ['decisions per second', number(result.decisionsPerSecond)],
    ['games per second', number(result.gamesPerSecond)],
    ['one copy of a state', `${number(result.cloneNanoseconds)} ns (${number(result.stateBytes)} bytes)`],
    ['reference loop', `${number(result.referenceMillionDrawsPerSecond)} million draws per second`],
    ['decisions per million draws', number(result.decisionsPerMillionDraws)],
    ['games per million draws', number(result.gamesPerMillionDraws)],
  ];
  if (result.decisionsOfFirstGame !== undefined) {
    rows.push([`decisions as a share of ${first}`, `${result.decisionsOfFirstGame}`]);
  }
  if (result.memoryGrowthBytesPerGame !== undefined) {
    rows.push([`memory kept per game (${options.memory} games)`, `${number(result.memoryGrowthBytesPerGame)} bytes`]);
  }
  const how = `Random games of all ${plural(result.scenarios.length, 'battle')}; one thread, CPU seconds, best of ${plural(options.runs, 'run')}.`;
  return `${style.bold(result.game)}\n${columns(rows)}\n${style.dim(how)}`;
}
