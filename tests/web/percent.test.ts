// Percentages that stand together add up to 100, and none of them says more than is true.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOfSome, percents, percentsSpoken, wholePercents } from '../../src/web/app/percent.ts';

test('halves are not rounded up twice', () => {
  expect(percents([0.875, 0.125])).toEqual(['88%', '12%']);
  expect(percentsSpoken([0.1875, 0.19624, 0.61626])).toEqual(['19 %', '19 %', '62 %']);
  expect(percentOfSome([0.1875, 0.19624, 0.61626], (i) => i < 2)).toBe('38%');
});

test('what is possible is never nothing, and what may fail never certain', () => {
  expect(percents([0.996, 0.004])).toEqual(['over 99%', 'under 1%']);
  expect(percents([0.007, 0.493, 0.5])).toEqual(['under 1%', '49%', '50%']);
  expect(percents([1])).toEqual(['100%']);
});

test('what is not all of it is rounded alone', () => {
  expect(wholePercents([0.125, 0.125])).toEqual([13, 13]);
});

test('any shares of a whole add up to 100, each within one of its true value', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 6 }), (weights) => {
      const sum = weights.reduce((a, b) => a + b, 0);
      fc.pre(sum > 0);
      const shares = weights.map((one) => one / sum);
      const whole = wholePercents(shares);
      expect(whole.reduce((a, b) => a + b, 0)).toBe(100);
      for (const [i, one] of whole.entries()) expect(Math.abs(one - shares[i] * 100)).toBeLessThan(1 + 1e-6);
    }),
  );
});
