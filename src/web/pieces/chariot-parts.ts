// Parts of chariots, facing right, that games draw alike: who pulls and who rides.

import { bent, disc, limb, shape } from './outline.ts';

/** One draught horse, its withers at (x, y). */
export const team = (x: number, y: number): string => {
  const at = (points: readonly (readonly [number, number])[]) =>
    shape(...points.map(([a, b]) => [a + x, b + y] as const));
  return (
    at([
      [15, -8],
      [14, -5.6],
      [11, -6],
      [9.4, -2],
      [9, 3.4],
      [5, 6],
      [-4, 6],
      [-7.4, 3.4],
      [-7, -1.4],
      [-4, -2.6],
      [3, -2.4],
      [7.4, -9],
      [9.6, -12],
      [10.4, -9.8],
      [13, -9],
    ]) +
    bent([x + 6.6, y + 3], [x + 12, y + 6], [x + 10.6, y + 11], 3.4, 1.8) +
    bent([x + 4, y + 4], [x + 6.4, y + 9], [x + 3.4, y + 14], 3.4, 1.8) +
    bent([x - 4, y + 3], [x - 3, y + 9], [x - 6.4, y + 14], 4, 1.8) +
    limb(x - 6.6, y - 1, x - 10, y + 5, 1.4)
  );
};

/** A man in the car, from the belt up. */
export const crew = (x: number, y: number): string =>
  disc(x, y - 9, 3) + shape([x - 3, y - 5.6], [x + 3, y - 5.6], [x + 2.6, y + 3], [x - 3, y + 3]);
