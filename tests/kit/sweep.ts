// How much of a sweep over many battles is done. The size of such a sweep is a matter of taste: every run of all tests takes a
// part of it, always the same; VEXILLUM_FUZZ, which asks the random games for more, asks for all of it.

import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Every `n`th of a list, the first one among them. */
export const everyNth = <T>(list: readonly T[], n: number): T[] =>
  process.env.VEXILLUM_FUZZ ? [...list] : list.filter((_, i) => i % n === 0);

/** As `toEqual`, for what is asked some hundred thousand times: the words of a failure are made only when there is one. */
export function expectSame(actual: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, message).toEqual(expected);
}
