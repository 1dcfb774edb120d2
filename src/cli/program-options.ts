// Options that several commands share, their checks, and the longer help texts.

import { InvalidArgumentError, Option } from 'commander';
import { whyNoBot } from './bots.ts';

export const jsonOption = (): Option => new Option('--json', 'answer with JSON');
export const asciiOption = (): Option => new Option('--ascii', 'draw the map with plain signs only');

export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isInteger(value) || value < least) {
      throw new InvalidArgumentError(`a whole number of at least ${least} was expected.`);
    }
    return value;
  };
}

/** Games that are played in pairs, with the seats exchanged. */
export function evenNumber(least: number): (text: string) => number {
  return (text) => {
    const value = wholeNumber(least)(text);
    if (value % 2 !== 0) throw new InvalidArgumentError('an even number was expected: games are played in pairs.');
    return value;
  };
}

export function positive(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || value === Number.POSITIVE_INFINITY) {
    throw new InvalidArgumentError('a number above 0 was expected.');
  }
  return value;
}

export const notNegative = (text: string): number => (Number(text) === 0 && text.trim() !== '' ? 0 : positive(text));

export function readBots(text: string): readonly [string, string] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 2)
    throw new InvalidArgumentError('two names with a comma between were expected, such as drill,random.');
  for (const name of names) {
    const fault = whyNoBot(name);
    if (fault !== '') throw new InvalidArgumentError(`${fault}.`);
  }
  return [names[0], names[1]];
}

/** Words with commas between. */
export const readList = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export function readPlayers(text: string): string[] {
  const names = readList(text);
  if (names.length < 2 || new Set(names).size < names.length) {
    throw new InvalidArgumentError(
      'two or more different names with commas between were expected, such as random,drill.',
    );
  }
  return names;
}

export const LIST_HELP = `
--json: an array of {game, id, name, date, top, bottom, units: {top, bottom},
banners: {top, bottom}, summary, rules, optionalRules, provenance}.
"list bots --json": an array of {name, title, level, looksAt, overlooks,
temperaments}, the weakest first; "level" is null for tools. Without a game each
has its "game" as well.`;

export const PLAY_HELP = `
Against the computer: "vexillum play battalion/1 --top drill". Seats for which
nobody is named belong to people at this terminal, with a curtain between them.
In the game, "help" tells what you can type.`;

export const SIMULATE_HELP = `
--json: {bots, gamesPerScenario, seed, swap, threads, elapsed, scenarios, total,
errorRecords}. Each of "scenarios" has {scenario, name} and, like "total", {games,
finished, wins: {top, bottom}, winsByBot: {first, second}, draws, turns,
decisions, seconds, errors}. "turns", "decisions" and "seconds" are sums over the
games ("seconds": playing time of all threads together); "elapsed" is the time on
the clock.
Exit code 1: a game broke. Its record, which breaks in the same way, is written
to a file.`;

export const LADDER_HELP = `
Every two players meet in pairs of games with the same dice and cards and the
seats exchanged, spread evenly over all battles. --json: {games, seconds, players:
[{name, rating, low, high, thinkMs: {median, p95}, decisionMs, corrected}], pairs:
[{a, b, wins, draws, losses, pairs: {twoWins, split, twoLosses}, share, low, high,
corrected, unfinished, standOffs}], anchor, controls: {mirrors, standOffs,
unfinished}, game, seed, battles, threads, elapsed, samples, left, errors,
errorRecords}. "left" counts matches that were not played yet.
"seconds" is the playing time of all threads together, "elapsed" that on the clock
of this run. docs/strength/README.md says how to read it.
Exit code 1: a game broke; its record is written to a file.`;

export const BENCH_HELP = `
Plays uniformly random games on one thread and lists every legal choice at every
decision; figures are per CPU second, the best of the runs. Beside it runs a
reference loop (draws of mulberry32): decisions and games per million draws
compare machines. --json: {node, platform, runs, secondsPerRun, warmUpSeconds,
games}; each of "games" has {game, scenarios, decisionsPerSecond, gamesPerSecond,
cloneNanoseconds, referenceMillionDrawsPerSecond, decisionsPerMillionDraws,
gamesPerMillionDraws, stateBytes}, and the games after the first have
"decisionsOfFirstGame", their pace as a share of the first one's. Nothing is written to disk without --save.`;

export const ADVISE_HELP = `
The best plans as the level sees them, by what the seat may know: each in words,
with its chance to win and the standard error of that, and what speaks for it; and
what the enemy will most likely do. --json: {seat, level, mode, decision, question,
plans: [{words, choices, worth, error, futures, lead, leadError, reasons: [{about,
words, by}]}], expects: {words, times, of}, looked: {plans, choices}}.`;

export const TABLE_HELP = `
One request per line: {"id":1,"do":"start","scenario":"ancients/001","seed":"7"},
then "choices", "choose", "view", "odds", "explain", "why", "undo", "log",
"record", "position", "bot", "advise", "wanted", "list", "help", "quit". Every answer is one line with
the request's id, "ok", the number of the decision that waits, the seat that
decides, "over" and "outcome"; an error says what was wrong and where, and leaves
the game as it was. docs/agent-door.md describes it all.`;

export interface PositionArguments {
  readonly choices?: boolean;
  readonly explain?: string;
  readonly odds?: string;
  readonly policy?: string;
  readonly why?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

export interface SimulateArguments {
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly swap?: boolean;
  readonly maxTurns: number;
  readonly errors: string;
  readonly json?: boolean;
}

export interface BenchArguments {
  readonly seconds: number;
  readonly runs: number;
  readonly warmUp: number;
  readonly memory?: number;
  readonly games?: string[];
  readonly save?: string;
  readonly json?: boolean;
}
