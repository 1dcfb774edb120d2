// The tests of the positions of a game: the right plan comes to mind, and it is the one that is taken.

import { describe, expect, test } from 'vitest';
import { offered, readPositions, seenOf, thoughtOf } from './positions.ts';

const SEEDS = ['a', 'b', 'c'];

/** The tests of a game's file. */
export function mustFind(game: string): void {
  const positions = readPositions(game);

  test('every position has a title of its own, a reason and something to find', () => {
    expect(new Set(positions.map(({ title }) => title)).size).toBe(positions.length);
    for (const position of positions) {
      const { title, why, right, wrong, after } = position;
      expect(why, title).not.toBe('');
      expect(right.length + wrong.length + after.length, title).toBeGreaterThan(0);
      // What is forbidden must be possible.
      for (const pattern of wrong) expect(offered(game, position, pattern), `${title}: ${pattern}`).toBe(true);
    }
  });

  describe.each(positions.map((position) => [position.title, position] as const))('%s', (_, position) => {
    test.each(SEEDS)('seed %s', (seed) => {
      const seen = seenOf(game, position, thoughtOf(game, position, seed));
      const told = seen.map(({ choices }) => choices.join(', '));
      // It must come to mind before it can be chosen.
      expect(
        seen.some((one) => one.good),
        `none of these plans is right:\n${told.join('\n')}`,
      ).toBe(true);
      expect(seen[0].good, `it takes: ${told[0]}\n${position.why}`).toBe(true);
    });
  });
}
