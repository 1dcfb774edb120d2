// `vexillum ladder`: computer players meet each other in all battles of a game, and are rated.

import { type Asked, askedLine, KeptError, type MatchNote, noteLine, readKept } from '../../bots/ladder/results.ts';
import { allPairings, type Match, type Pairing, scheduleOf, unlinked } from '../../bots/ladder/schedule.ts';
import { standingsOf } from '../../bots/ladder/standings.ts';
import { PLAYERS_VERSION } from '../../bots/naming.ts';
import { botsOf, checkBot } from '../bots.ts';
import { FOUND_WRONG, InputError, OK } from '../errors.ts';
import { rulesetOf } from '../games.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';
import { type Broken, keepErrors } from '../simulate/simulate.ts';
import type { Fought } from '../simulate/simulate-battles.ts';
import type { Style } from '../style.ts';
import { onThreads } from '../threads.ts';
import { ladderBattles } from './ladder-battles.ts';
import { type MatchResult, type MatchTask, playMatch } from './ladder-match.ts';
import { ladderText } from './ladder-text.ts';

export interface LadderOptions {
  readonly bots: readonly string[];
  readonly games: number;
  readonly mirrors?: number;
  readonly seed: string;
  readonly threads: number;
  readonly battles: readonly string[];
  readonly keep?: string;
  readonly samples: number;
  readonly maxTurns: number;
  readonly errors: string;
  readonly json?: boolean;
  /** Who meets whom, as `one/other`; everyone meets everyone without it. */
  readonly pairs?: readonly string[];
  /** No match is begun after so many minutes. */
  readonly minutes?: number;
}

/** A mirror match needs to show no more than that nothing favours a seat or a name. */
const mirrorsFor = (games: number): number => 2 * Math.ceil(games / 8);

export async function runLadder(io: Io, style: Style, name: string, options: LadderOptions): Promise<number> {
  const { id: game, rulesVersion } = rulesetOf(name.toLowerCase());
  const { bots, games, seed, maxTurns, threads } = options;
  for (const one of bots) checkBot(one, game);
  const battles = ladderBattles(io, game, options.battles);
  const mirrors = options.mirrors ?? mirrorsFor(games);
  const samples = botsOf(game).worth ? options.samples : 0;
  const pairings = pairingsOf(bots, options.pairs);
  const matches = scheduleOf({ players: bots.length, games, mirrors, battles: battles.length, pairings });
  const asked: Asked = {
    ladder: 1,
    game,
    rules: rulesVersion,
    version: PLAYERS_VERSION,
    bots,
    games,
    mirrors,
    seed,
    battles: battles.map(({ id }) => id),
    maxTurns,
    samples,
    ...(options.pairs ? { pairs: options.pairs } : {}),
  };
  const began = performance.now();
  const { notes, broken } = await playAll(io, matches, battles, asked, options);
  const elapsed = Number(((performance.now() - began) / 1000).toFixed(3));
  const standings = standingsOf(bots, notes, pairings);
  const errorRecords = keepErrors(io, broken, options.errors);
  const fought = new Set(matches.map(({ battle }) => battle)).size;
  const left = matches.length - notes.length - broken.length;
  const told = { game, seed, battles: fought, threads, elapsed, samples, left, errors: broken.length };
  if (options.json) io.out(`${JSON.stringify({ ...standings, ...told, errorRecords }, null, 2)}\n`);
  else io.out(`${ladderText(standings, told, style)}\n`);
  return broken.length > 0 ? FOUND_WRONG : OK;
}

/** The pairings that were asked for, as places in the list of players. */
function pairingsOf(bots: readonly string[], pairs: readonly string[] | undefined): Pairing[] {
  if (pairs === undefined) return allPairings(bots.length);
  const pairings = pairs.map((pair): Pairing => {
    const places = pair.split('/').map((name) => bots.indexOf(name));
    const [a, b] = [...places].sort((x, y) => x - y);
    if (places.length === 2 && a >= 0 && a !== b) return [a, b];
    throw new InputError(`--pairs: "${pair}" is no pairing; expected two of --bots, such as ${bots[0]}/${bots[1]}`);
  });
  const alone = unlinked(bots.length, pairings).map((one) => bots[one]);
  // Named twice is met once.
  if (alone.length === 0)
    return allPairings(bots.length).filter(([a, b]) => pairings.some((one) => one[0] === a && one[1] === b));
  throw new InputError(
    `--pairs: nothing links ${bots[0]} with ${alone.join(', ')}; who has not met, if only through others, cannot be compared`,
  );
}

/** All matches that are not kept yet, whatever thread finishes when. */
async function playAll(
  io: Io,
  matches: readonly Match[],
  battles: readonly Fought[],
  asked: Asked,
  { keep, threads, minutes = Number.POSITIVE_INFINITY }: LadderOptions,
): Promise<{ notes: MatchNote[]; broken: Broken[] }> {
  const notes = keep === undefined ? [] : takeUp(io, keep, asked, matches);
  const had = new Set(notes.map(keyOf));
  const { game, bots, seed, maxTurns, samples } = asked;
  const pieces = matches.flatMap((match, at) => {
    if (had.has(keyOf(match))) return [];
    const { id: battle, start } = battles[match.battle];
    const players = [bots[match.a], bots[match.b]] as const;
    const task: MatchTask = { match, game, battle, start, bots: players, seed, maxTurns, samples };
    return [{ at, task }];
  });
  const broken: Broken[] = [];
  const progress = new Progress(io, 'matches');
  let done = 0;
  const end = performance.now() + 60_000 * minutes;
  const note = (at: number, result: MatchResult): void => {
    const { a, b, number, battle } = matches[at];
    if (result.note === null) {
      const which = `${bots[a]}-${bots[b]}-${number}-${result.broken.game + 1}`;
      broken.push({ battle: battles[battle].id, number: which, error: result.broken });
    } else {
      notes.push(result.note);
      if (keep !== undefined) io.appendFile(keep, noteLine(result.note));
    }
    progress.at(++done, pieces.length);
  };
  const goesOn = (): boolean => performance.now() < end;
  await onThreads<MatchTask, MatchResult>({ name: 'ladder', here: playMatch }, pieces, threads, note, goesOn);
  progress.end();
  return { notes, broken: broken.sort((x, y) => (x.number < y.number ? -1 : 1)) };
}

const keyOf = ({ a, b, number }: Pick<Match, 'a' | 'b' | 'number'>): string => `${a} ${b} ${number}`;

/** What an earlier run has left, or a new file. */
function takeUp(io: Io, file: string, asked: Asked, matches: readonly Match[]): MatchNote[] {
  if (!io.fileExists(file)) {
    io.writeFile(file, askedLine(asked));
    return [];
  }
  try {
    return readKept(io.readFile(file), asked, matches);
  } catch (error) {
    throw error instanceof KeptError ? new InputError(`${file}, ${error.message}`) : error;
  }
}
