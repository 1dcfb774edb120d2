// Which plan is best, by futures that all plans share: found when it is better, left when chance alone speaks for it.

import { describe, expect, test } from 'vitest';
import { Contest, errorOf, judge, type Round } from '../../src/bots/general/judge.ts';
import { makeRandom } from '../kit/random.ts';

const ROUNDS: readonly Round[] = [
  { depth: 0, futures: 20, keep: 4 },
  { depth: 1, futures: 60, keep: 2 },
  { depth: 1, futures: 120, keep: 1 },
];

/** Plans are their own worth; every future adds a luck that all share and one of each plan's own. */
function trial(spread: number, seed: number, spent: (share: number) => boolean = () => false) {
  const random = makeRandom(seed);
  const noise = () => (random(2001) - 1000) / 1000;
  const asked: string[] = [];
  let shared = 0;
  return {
    asked,
    future(stage: number, number: number) {
      asked.push(`${stage} ${number}`);
      shared = noise();
    },
    worth: (plan: number) => plan + 5 * shared + spread * noise(),
    spent,
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

  test('looks at all plans a little, at the better ones more, and at none in a future of its own', () => {
    const worths = new Map<number, number>();
    const counted = trial(0.1, 3);
    judge(
      [0, 1, 2, 3, 4, 5, 6, 7],
      ROUNDS,
      {
        ...counted,
        worth(plan: number) {
          worths.set(plan, (worths.get(plan) ?? 0) + 1);
          return counted.worth(plan);
        },
      },
      1,
    );
    // Futures of the first stage, then those of the second, each made once.
    expect(new Set(counted.asked).size).toBe(counted.asked.length);
    expect(counted.asked.length).toBeLessThanOrEqual(200);
    const [first, least, most] = [worths.get(0) ?? 0, worths.get(1) ?? 0, worths.get(7) ?? 0];
    // Those that are far behind are given up as soon as that is asked.
    expect(least).toBe(12);
    expect(most).toBe(first);
    expect(most).toBeGreaterThan(least);
  });

  test('looks on no longer where all come to the same, or where one has left the others behind', () => {
    const long: readonly Round[] = [{ depth: 0, futures: 1000, keep: 4 }];
    const same = trial(0, 4);
    judge([{ n: 0 }, { n: 1 }, { n: 2 }], long, { ...same, worth: () => 0.5 + same.worth(0) }, 1);
    // Not at once: what is rare is seen in few futures only.
    expect(same.asked.length).toBeGreaterThan(40);
    expect(same.asked.length).toBeLessThan(200);
    const clear = trial(0.1, 4);
    const [best] = judge([0, 1], long, clear, 1);
    expect(best.plan).toBe(1);
    expect(clear.asked).toHaveLength(12);
  });

  test('a plan that is entered late catches up in the same futures', () => {
    const { worth, ...rest } = trial(0.1, 5);
    const contest = new Contest(0, { ...rest, worth });
    contest.enter(0.1);
    contest.begin(0);
    contest.play(10, 1);
    contest.enter(0.2);
    contest.play(10, 1);
    expect(rest.asked.slice(10)).toEqual(rest.asked.slice(0, 10));
    expect(contest.best().map(({ count }) => count)).toEqual([10, 10, 10]);
  });

  test('nobody is asked for more than his share of the budget', () => {
    let worths = 0;
    const { worth, ...rest } = trial(0.5, 3, (share) => worths >= share * 100);
    const counts = (plan: number): number => {
      worths++;
      return worth(plan);
    };
    judge([0, 0.01, 0.02, 0.03], ROUNDS, { ...rest, worth: counts }, 1);
    expect(worths).toBeGreaterThanOrEqual(99);
    expect(worths).toBeLessThanOrEqual(101);
  });

  test('stops when it is told to, with what it knows', () => {
    let looks = 0;
    const stopped = trial(0.5, 3, () => ++looks > 10);
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
