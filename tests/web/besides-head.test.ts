// The words of a place under the head of its panel say nothing that the head has said.

import { expect, test } from 'vitest';
import { besidesHead } from '../../src/web/board/besides-head.ts';

test('the name of the place, its plain ground and who stands there are not said again', () => {
  const text =
    'G11, right section. Open ground. Your light infantry, 4 blocks. Light hits it; it moves 2 hexes. Ordered.';
  const head = ['Open ground', 'your light infantry, 4 blocks', 'enemy light infantry, 4 blocks', 'ordered'];
  expect(besidesHead(text, 'G11', head)).toBe('Right section. Light hits it; it moves 2 hexes.');
});

test('what the ground does is said, and so is that nobody is there', () => {
  expect(besidesHead('E5. Clear ground. Nobody is there.', 'E5', ['Clear ground'])).toBe('Nobody is there.');
  const hill = 'C4, centre. Hill: 2 dice at most for who battles uphill. Nobody is there.';
  expect(besidesHead(hill, 'C4', ['Hill'])).toBe(
    'Centre. Hill: 2 dice at most for who battles uphill. Nobody is there.',
  );
});
