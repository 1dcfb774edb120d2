// Ratings: what they are for two, that strengths are found again, and that the intervals are as wide as they should be.

import { describe, expect, test } from 'vitest';
import { type Meeting, type Rating, rate } from '../../src/bots/ladder/ratings.ts';
import { battleOf, scheduleOf } from '../../src/bots/ladder/schedule.ts';
import { variance } from '../../src/bots/ladder/statistics.ts';
import { Prng } from '../../src/bots/prng.ts';

const chanceOf = (a: number, b: number): number => 1 / (1 + 10 ** ((b - a) / 400));

/** A round robin between players of these strengths, in matches of two independent games. */
function played(strengths: readonly number[], matches: number, seed: string): Meeting[] {
  const prng = new Prng(seed);
  const meetings: Meeting[] = [];
  for (let a = 0; a < strengths.length; a++) {
    for (let b = a + 1; b < strengths.length; b++) {
      const won = (): number => (prng.next() / 2 ** 32 < chanceOf(strengths[a], strengths[b]) ? 1 : 0);
      meetings.push({ a, b, scores: Array.from({ length: matches }, () => won() + won()) });
    }
  }
  return meetings;
}

const again = (meetings: readonly Meeting[], prng: Prng): Meeting[] =>
  meetings.map(({ a, b, scores }) => ({ a, b, scores: scores.map(() => scores[prng.below(scores.length)]) }));

const widthOf = ({ low, high }: Rating): number => high - low;

describe('ratings', () => {
  test('of two players it is the logarithm of what they won, with one drawn game added', () => {
    const scores = [...new Array(30).fill(2), ...new Array(20).fill(1), ...new Array(9).fill(0.5), 0];
    const score = scores.reduce((sum, one) => sum + one, 0.5);
    const [first, second] = rate(2, [{ a: 0, b: 1, scores }], { anchor: 1, by: 'likelihood' });
    expect(first.rating).toBeCloseTo(400 * Math.log10(score / (121 - score)), 1);
    expect(second).toEqual({ rating: 0, low: 0, high: 0 });
    const p = score / 121;
    const error = (400 / Math.LN10) * Math.sqrt(1 / (121 * p * (1 - p)));
    expect(widthOf(first)).toBeCloseTo(2 * 1.96 * error, 0);
  });

  test('strengths are found again within their intervals, and against a mean of 0', () => {
    const strengths = [-600, -40, 0, 110, 160];
    const mean = strengths.reduce((sum, one) => sum + one, 0) / strengths.length;
    let inside = 0;
    for (let n = 0; n < 40; n++) {
      const ratings = rate(5, played(strengths, 60, `found ${n}`), { anchor: -1, by: 'likelihood' });
      expect(ratings.reduce((sum, one) => sum + one.rating, 0)).toBeCloseTo(0, 0);
      inside += ratings.filter(({ low, high }, i) => low <= strengths[i] - mean && strengths[i] - mean <= high).length;
    }
    // 95 % of 200; eight more or fewer are less than three standard deviations.
    expect(inside).toBeGreaterThan(181);
    expect(inside).toBeLessThan(199);
  });

  test.each(['likelihood', 'spread'] as const)('intervals by %s agree with a bootstrap over matches', (by) => {
    const meetings = played([-150, 0, 90], 150, 'bootstrap');
    const ratings = rate(3, meetings, { anchor: 1, by });
    const prng = new Prng('again');
    const tries = Array.from({ length: 300 }, () => rate(3, again(meetings, prng), { anchor: 1, by }));
    for (const i of [0, 2]) {
      const spread = Math.sqrt(variance(tries.map((one) => one[i].rating)));
      const told = widthOf(ratings[i]) / 2 / 1.96;
      expect(told / spread).toBeGreaterThan(0.85);
      expect(told / spread).toBeLessThan(1.15);
    }
  });

  test('where exchanged seats share their luck the likelihood is too careful, the spread is not', () => {
    // Every match is split: nothing is as sure as that the two are equal.
    const meetings = [{ a: 0, b: 1, scores: new Array(100).fill(1) }];
    const [careful] = rate(2, meetings, { anchor: 1, by: 'likelihood' });
    const [exact] = rate(2, meetings, { anchor: 1, by: 'spread' });
    expect(widthOf(careful)).toBeGreaterThan(80);
    expect(widthOf(exact)).toBe(0);
  });

  test('a player who has won all games has a rating, and more games make it higher', () => {
    const of = (matches: number): number =>
      rate(2, [{ a: 0, b: 1, scores: new Array(matches).fill(2) }], { anchor: 1, by: 'likelihood' })[0].rating;
    expect(of(10)).toBeCloseTo(400 * Math.log10(20.5 / 0.5), 0);
    expect(of(100)).toBeGreaterThan(of(10));
    expect(rate(2, [{ a: 0, b: 1, scores: [] }], { anchor: -1, by: 'likelihood' })[0].rating).toBe(0);
  });
});

describe('schedule', () => {
  test('every pairing plays as often as asked, each battle as often as any other, give or take one', () => {
    const matches = scheduleOf({ players: 3, games: 100, mirrors: 20, battles: 12 });
    const of = (a: number, b: number) => matches.filter((one) => one.a === a && one.b === b);
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ]) {
      const times = new Array(12).fill(0);
      for (const { battle } of of(a, b)) times[battle]++;
      expect(times.reduce((sum, one) => sum + one, 0)).toBe(50);
      expect(Math.min(...times)).toBe(4);
      expect(Math.max(...times)).toBe(5);
    }
    for (const a of [0, 1, 2]) expect(of(a, a)).toHaveLength(10);
    expect(matches).toHaveLength(3 * 50 + 3 * 10);
  });

  test('fewer matches than battles are spread over all of the list', () => {
    expect([0, 1, 2, 3].map((number) => battleOf(number, 4, 39))).toEqual([0, 9, 19, 29]);
  });

  test('the two games of a match have the same fortune, in all pairings; those of a mirror match have not', () => {
    for (const { a, b, number, fortunes } of scheduleOf({ players: 3, games: 6, mirrors: 4, battles: 2 })) {
      if (a === b) expect(fortunes[0]).not.toBe(fortunes[1]);
      else expect(fortunes).toEqual([`${number}`, `${number}`]);
    }
  });
});
