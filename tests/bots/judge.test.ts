// Which plan is best, by futures that all plans share: found when it is better, left when chance alone speaks for it.

import { describe, expect, test } from 'vitest';
import { errorOf, judge, type Round } from '../../src/bots/general/judge.ts';
import { makeRandom } from '../kit/random.ts';

const ROUNDS: readonly Round[] = [
  { depth: 0, futures: 20, keep: 4 },
  { depth: 1, futures: 60, keep: 2 },
  { depth: 1, futures: 120, keep: 1 },
];

/** Plans are their own worth; every future adds a luck that all share and one of each plan's own. */
function trial(spread: number, seed: number, enough = () => false) {
  const random = makeRandom(seed);
  const noise = () => (random(2001) - 1000) / 1000;
  const asked: number[] = [];
  let shared = 0;
  return {
    asked,
    future(number: number) {
      asked.push(number);
      shared = noise();
    },
    worth: (plan: number) => plan + 5 * shared + spread * noise(),
    enough,
  };
}

describe('the judge', () => {
  test('finds the better plan, though the luck that all share is much larger', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const [best] = judge([0, 0.02, 0.3, 0.1, 0.05], ROUNDS, trial(0.5, seed), 1);
      expect(best.plan).toBe(0.3);
      expect(best.lead).toBeGreaterThan(2 * errorOf(best));
    }
  });

  test('keeps to the first plan where only chance speaks for another', () => {
    let left = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const plans = Array.from({ length: 12 }, (_, i) => ({ name: i }));
      const { worth, ...rest } = trial(0.5, seed);
      const [best] = judge(plans, ROUNDS, { ...rest, worth: () => worth(0) }, 2);
      if (best.plan !== plans[0]) left++;
    }
    expect(left).toBeLessThanOrEqual(4);
  });

  test('shares its futures by halving, and says how many it used', () => {
    let worths = 0;
    const counted = trial(0.1, 3);
    judge(
      [0, 1, 2, 3, 4, 5, 6, 7],
      ROUNDS,
      {
        ...counted,
        worth(plan: number) {
          worths++;
          return counted.worth(plan);
        },
      },
      1,
    );
    expect(counted.asked.length).toBe(200);
    expect(worths).toBe(20 * 8 + 60 * 5 + 120 * 3);
  });

  test('stops when it is told to, with what it knows', () => {
    let looks = 0;
    const stopped = trial(0.1, 3, () => ++looks > 10);
    const judged = judge([0, 1, 2], ROUNDS, stopped, 1);
    expect(stopped.asked.length).toBeLessThan(12);
    expect(judged.map(({ plan }) => plan).sort()).toEqual([0, 1, 2]);
    expect(
      judge(
        [7, 8],
        ROUNDS,
        trial(0.1, 3, () => true),
        1,
      )[0].plan,
    ).toBe(7);
  });
});
