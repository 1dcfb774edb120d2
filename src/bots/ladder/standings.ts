// From the notes of all matches to what is told: ratings, pairings, think times, controls.

import { type Meeting, type Rating, rate } from './ratings.ts';
import { type GameNote, type MatchNote, scoreOf } from './results.ts';
import { allPairings, type Pairing } from './schedule.ts';
import { interval, mean, variance, Z95 } from './statistics.ts';
import { Times } from './times.ts';

/** The player whose rating is 0 where it takes part; the mean is otherwise. */
export const ANCHOR = 'drill';

export interface ThinkMs {
  readonly median: number;
  readonly p95: number;
}

export interface PlayerStanding extends Rating {
  readonly name: string;
  /** Of a turn of its own, all its decisions together. */
  readonly thinkMs: ThinkMs;
  readonly decisionMs: ThinkMs;
  /** With chance taken out; null where it was not. */
  readonly corrected: Rating | null;
}

interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

interface Corrected extends Share {
  /** How much smaller the variance of a match is without its luck: 0.6 is 60 % less; below 0 it has grown. */
  readonly varianceRemoved: number;
}

interface Counts {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface PairStanding extends Counts, Share {
  readonly a: string;
  readonly b: string;
  readonly pairs: { readonly twoWins: number; readonly split: number; readonly twoLosses: number };
  readonly corrected: Corrected | null;
  readonly unfinished: number;
  readonly standOffs: number;
}

export interface MirrorStanding extends Counts, Share {
  readonly name: string;
  readonly games: number;
  /** Whether a half lies in the interval; if not, something favours a seat or a name. */
  readonly fair: boolean;
  readonly unfinished: number;
  readonly standOffs: number;
}

export interface Standings {
  /** Games of pairings; mirror matches are counted with the controls. */
  readonly games: number;
  /** Playing time of all games together, those of mirror matches included. */
  readonly seconds: number;
  readonly players: readonly PlayerStanding[];
  readonly pairs: readonly PairStanding[];
  /** What is rated 0. */
  readonly anchor: 'drill' | 'mean';
  readonly controls: {
    readonly mirrors: readonly MirrorStanding[];
    /** Games in which no die was rolled for five turns in a row. */
    readonly standOffs: number;
    readonly unfinished: number;
  };
}

export function standingsOf(
  bots: readonly string[],
  notes: readonly MatchNote[],
  pairings: readonly Pairing[] = allPairings(bots.length),
): Standings {
  const matches = [...notes].sort((x, y) => x.a - y.a || x.b - y.b || x.number - y.number);
  const of = (a: number, b: number): MatchNote[] => matches.filter((one) => one.a === a && one.b === b);
  const meetings = pairings.map(([a, b]) => ({ a, b, matches: of(a, b) }));
  const anchor = bots.indexOf(ANCHOR);
  const rated = (score: (game: GameNote) => number): Meeting[] =>
    meetings.map(({ a, b, matches: met }) => ({ a, b, scores: met.map((one) => sumOf(one.games, score)) }));
  const raw = rate(bots.length, rated(scoreOf), { anchor, by: 'likelihood' });
  const known = matches.length > 0 && matches.every((one) => one.games.every(({ luck }) => luck !== null));
  const corrected = known ? rate(bots.length, rated(correctedScore), { anchor, by: 'spread' }) : null;
  const played = meetings.flatMap((one) => one.matches);
  const games = matches.flatMap((one) => one.games);
  return {
    games: 2 * played.length,
    seconds: Number(sumOf(games, ({ seconds }) => seconds).toFixed(3)),
    players: bots.map((name, i) => ({
      name,
      ...raw[i],
      ...thinkingOf(i, matches),
      corrected: corrected?.[i] ?? null,
    })),
    pairs: meetings.map(({ a, b, matches: met }) => pairStanding(bots[a], bots[b], met, known)),
    anchor: anchor < 0 ? 'mean' : ANCHOR,
    controls: {
      mirrors: bots.flatMap((name, i) => mirrorStanding(name, of(i, i))),
      standOffs: count(games, ({ standOff }) => standOff),
      unfinished: count(games, ({ ending }) => ending === 'unfinished'),
    },
  };
}

const sumOf = <T>(list: readonly T[], value: (one: T) => number): number =>
  list.reduce((sum, one) => sum + value(one), 0);

const count = <T>(list: readonly T[], test: (one: T) => boolean): number => list.filter(test).length;

const correctedScore = (game: GameNote): number => scoreOf(game) - (game.luck ?? 0);

const rounded = (share: number): number => Number(share.toFixed(4));

/** Games that were not finished count as draws. */
function countsOf(games: readonly GameNote[]): Counts & Share {
  const score = sumOf(games, scoreOf);
  const [low, high] = interval(score, games.length);
  return {
    wins: count(games, ({ ending }) => ending === 'won'),
    draws: count(games, (game) => scoreOf(game) === 0.5),
    losses: count(games, ({ ending }) => ending === 'lost'),
    share: games.length === 0 ? 0.5 : rounded(score / games.length),
    low: rounded(low),
    high: rounded(high),
  };
}

function pairStanding(a: string, b: string, matches: readonly MatchNote[], known: boolean): PairStanding {
  const games = matches.flatMap((one) => one.games);
  const { wins, draws, losses, ...share } = countsOf(games);
  const scores = matches.map((one) => sumOf(one.games, scoreOf));
  const twoWins = count(scores, (score) => score === 2);
  const twoLosses = count(scores, (score) => score === 0);
  return {
    a,
    b,
    wins,
    draws,
    losses,
    pairs: { twoWins, split: scores.length - twoWins - twoLosses, twoLosses },
    ...share,
    corrected: known && matches.length > 1 ? correctedOf(matches) : null,
    unfinished: count(games, ({ ending }) => ending === 'unfinished'),
    standOffs: count(games, ({ standOff }) => standOff),
  };
}

/** The share by the means of matches: two games with the same dice are not independent of each other. */
function correctedOf(matches: readonly MatchNote[]): Corrected {
  const shares = matches.map((one) => sumOf(one.games, correctedScore) / 2);
  const before = variance(matches.map((one) => sumOf(one.games, scoreOf) / 2));
  const after = variance(shares);
  const share = mean(shares);
  const reach = Z95 * Math.sqrt(after / shares.length);
  return {
    share: rounded(share),
    low: rounded(share - reach),
    high: rounded(share + reach),
    varianceRemoved: before === 0 ? 0 : rounded(1 - after / before),
  };
}

function mirrorStanding(name: string, matches: readonly MatchNote[]): MirrorStanding[] {
  if (matches.length === 0) return [];
  const games = matches.flatMap((one) => one.games);
  const counts = countsOf(games);
  return [
    {
      name,
      games: games.length,
      ...counts,
      fair: counts.low <= 0.5 && counts.high >= 0.5,
      unfinished: count(games, ({ ending }) => ending === 'unfinished'),
      standOffs: count(games, ({ standOff }) => standOff),
    },
  ];
}

function thinkingOf(player: number, matches: readonly MatchNote[]): { thinkMs: ThinkMs; decisionMs: ThinkMs } {
  const turns = new Times();
  const decisions = new Times();
  for (const { a, b, thinking } of matches) {
    [a, b].forEach((who, i) => {
      if (who !== player) return;
      turns.addAll(thinking[i].turns);
      decisions.addAll(thinking[i].decisions);
    });
  }
  return { thinkMs: thinkMs(turns), decisionMs: thinkMs(decisions) };
}

const thinkMs = (times: Times): ThinkMs => ({ median: times.quantile(0.5), p95: times.quantile(0.95) });
