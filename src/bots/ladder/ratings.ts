// Ratings after Bradley and Terry: each player has a strength, and the chance to win is the logistic of the difference of two. The
// strengths are those under which the results are likeliest; a draw is half a win. To each pairing one drawn game is
// added (half a win each way, as in the prior of Jeffreys), so that a player who has won all games has a rating too; with a
// hundred games it moves a rating by a point or two.

import { variance, Z95 } from './statistics.ts';

/** Points of Elo for one unit of a logistic. */
const ELO = 400 / Math.LN10;
const ADDED = 1;

/** What two players did to each other. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  /** The score of `a` in each match (0 to 2, or beyond where chance has been taken out) of two games. */
  readonly scores: readonly number[];
}

export interface Rating {
  readonly rating: number;
  /** The 95 % interval of the distance to the anchor. */
  readonly low: number;
  readonly high: number;
}

export interface Fit {
  /** The player whose rating is set to 0; -1 where the mean of all is. */
  readonly anchor: number;
  /**
   * Where the intervals come from: `likelihood` from how sharply it peaks, as if all games were independent; `spread` from how much
   * the scores of the matches differ, whatever they depend on.
   */
  readonly by: 'likelihood' | 'spread';
}

export function rate(players: number, meetings: readonly Meeting[], { anchor, by }: Fit): Rating[] {
  const met = meetings.map(summedUp);
  const strengths = likeliest(players, met);
  const covariance = covarianceAt(strengths, met);
  const own = by === 'likelihood' ? covariance : sandwich(covariance, met);
  const origin = anchor < 0 ? strengths.reduce((sum, one) => sum + one, 0) / players : strengths[anchor];
  return strengths.map((strength, i) => {
    // Against the mean the covariance is already centred; against a player it is the variance of the difference.
    const square = anchor < 0 ? own[i][i] : own[i][i] + own[anchor][anchor] - 2 * own[i][anchor];
    const reach = Z95 * Math.sqrt(Math.max(0, square));
    const points = (value: number): number => Number((ELO * value).toFixed(1)) + 0;
    const at = strength - origin;
    return { rating: points(at), low: points(at - reach), high: points(at + reach) };
  });
}

interface Sum {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  /** Of `a`. */
  readonly score: number;
  /** Of the sum of all its matches' scores. */
  readonly variance: number;
}

function summedUp({ a, b, scores }: Meeting): Sum {
  const games = 2 * scores.length + ADDED;
  const score = scores.reduce((sum, one) => sum + one, ADDED / 2);
  // Corrected scores may lie a little outside of what can be scored, where no strength fits.
  const possible = Math.min(games - ADDED / 4, Math.max(ADDED / 4, score));
  return { a, b, games, score: possible, variance: (scores.length + ADDED) * variance([...scores, 1]) };
}

const expected = (strengths: readonly number[], { a, b }: Sum): number =>
  1 / (1 + Math.exp(strengths[b] - strengths[a]));

/** Newton's steps on the likelihood, each cut to a unit; it has one peak. */
function likeliest(players: number, met: readonly Sum[]): number[] {
  let strengths: number[] = new Array(players).fill(0);
  for (let n = 0; n < 200; n++) {
    const slope: number[] = new Array(players).fill(0);
    for (const one of met) {
      const more = one.score - one.games * expected(strengths, one);
      slope[one.a] += more;
      slope[one.b] -= more;
    }
    const covariance = covarianceAt(strengths, met);
    const step = covariance.map((row) => row.reduce((sum, value, i) => sum + value * slope[i], 0));
    const longest = Math.max(...step.map(Math.abs));
    const cut = longest > 1 ? 1 / longest : 1;
    strengths = strengths.map((strength, i) => strength + cut * step[i]);
    if (longest < 1e-10) break;
  }
  return strengths;
}

/** The covariance of the strengths about their mean: the inverse of the second derivatives, but for the mean, which is free. */
function covarianceAt(strengths: readonly number[], met: readonly Sum[]): number[][] {
  const n = strengths.length;
  const second = strengths.map(() => new Array<number>(n).fill(1 / n));
  for (const one of met) {
    const p = expected(strengths, one);
    const weight = one.games * p * (1 - p);
    second[one.a][one.a] += weight;
    second[one.b][one.b] += weight;
    second[one.a][one.b] -= weight;
    second[one.b][one.a] -= weight;
  }
  return inverse(second).map((row) => row.map((value) => value - 1 / n));
}

/** The covariance by what the scores really spread, carried over to the strengths. */
function sandwich(covariance: readonly (readonly number[])[], met: readonly Sum[]): number[][] {
  return covariance.map((row, i) =>
    row.map((_, j) =>
      met.reduce((sum, one) => {
        const left = covariance[i][one.a] - covariance[i][one.b];
        const right = covariance[j][one.a] - covariance[j][one.b];
        return sum + left * one.variance * right;
      }, 0),
    ),
  );
}

/** Gauss and Jordan, with the largest pivot. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(rows[r][c]) > Math.abs(rows[pivot][c])) pivot = r;
    if (Math.abs(rows[pivot][c]) < 1e-300) throw new Error('players who have not met cannot be compared');
    [rows[c], rows[pivot]] = [rows[pivot], rows[c]];
    const by = rows[c][c];
    rows[c] = rows[c].map((value) => value / by);
    for (let r = 0; r < n; r++) {
      const factor = rows[r][c];
      if (r !== c && factor !== 0) rows[r] = rows[r].map((value, k) => value - factor * rows[c][k]);
    }
  }
  return rows.map((row) => row.slice(n));
}
