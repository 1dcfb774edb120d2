// Fitting finds the weights behind results, chances come true by tenths, and weights changed by hand are refused.

import { describe, expect, test } from 'vitest';
import { calibrate, fit, type Rows } from '../../src/bots/value/fit.ts';
import { checksumOf, weightsFor } from '../../src/bots/value/worth.ts';
import { makeRandom } from '../kit/random.ts';

const TRUE = [1.2, -0.7, 0, 0.3];

function rowsOf(count: number, seed: number): Rows {
  const random = makeRandom(seed);
  const width = TRUE.length;
  const inputs = new Float64Array(count * width);
  const results = new Float64Array(count);
  for (let r = 0; r < count; r++) {
    let odds = 0;
    for (let i = 0; i < width; i++) {
      inputs[r * width + i] = (random(2001) - 1000) / 400;
      odds += inputs[r * width + i] * TRUE[i];
    }
    results[r] = random(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-odds)) ? 1 : 0;
  }
  return { inputs, results, width };
}

describe('fitting', () => {
  test('finds the weights that made the results', () => {
    const { weights } = fit(rowsOf(20_000, 1), 1);
    weights.forEach((weight, i) => {
      expect(Math.abs(weight - TRUE[i])).toBeLessThan(0.06);
    });
  });

  test('a penalty draws weights toward nothing', () => {
    const rows = rowsOf(500, 2);
    const size = (penalty: number) => fit(rows, penalty).weights.reduce((sum, weight) => sum + weight * weight, 0);
    expect(size(1000)).toBeLessThan(size(100));
    expect(size(100)).toBeLessThan(size(1));
  });

  test('chances come true in every tenth, and are better than none', () => {
    const { weights } = fit(rowsOf(20_000, 3), 1);
    const { tenths, brier, positions } = calibrate(rowsOf(20_000, 4), weights);
    expect(positions).toBe(20_000);
    expect(brier).toBeLessThan(0.2);
    for (const { said, came } of tenths) expect(Math.abs(said - came)).toBeLessThan(0.04);
    expect(calibrate(rowsOf(100, 4), new Float64Array(4)).brier).toBeCloseTo(0.25);
  });

  test('weights have a checksum, and a feature without one counts nothing', () => {
    const weights = { a: 1, b: -2 };
    const kept = { game: 'ford', command: 'x', games: 1, positions: 1, weights, checksum: checksumOf(weights) };
    expect([...weightsFor(['b', 'c', 'a'], kept)]).toEqual([-2, 0, 1]);
    expect(() => weightsFor(['a'], { ...kept, weights: { a: 1, b: 2 } })).toThrow('not those that were fitted');
  });
});
