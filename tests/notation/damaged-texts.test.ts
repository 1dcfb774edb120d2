// Damaged texts of every kind and of all games: each is refused with its place, or it is a battle that can be played to its
// end. A few hundred with a fixed seed; `npm run fuzz` takes as many as one likes.

import { expect, test } from 'vitest';
import { fuzzTexts, KINDS } from '../kit/damaged-texts.ts';

test.each(KINDS)('a damaged %s is refused with its place or can be played', async (kind) => {
  const count = await fuzzTexts(kind, kind === 'position' ? 80 : 40, 20_260);
  expect(count.faults).toEqual([]);
  expect(count.refused).toBeGreaterThan(10);
  if (['sheet', 'position', 'case', 'link'].includes(kind)) expect(count.played).toBeGreaterThan(0);
  if (['sheet', 'position', 'case'].includes(kind)) expect(count.decisions).toBeGreaterThan(1000);
});
