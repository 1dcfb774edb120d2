// Numbers in the inspector have names short enough to stand two in a row.

import { expect, test } from 'vitest';
import { shortTitle } from '../../src/web/battle/panels/short-titles.ts';

test.each([
  ['Close combat dice of heavy infantry at F6, before ground and cards', 'Close combat'],
  ['Battle back dice of heavy infantry at F6, before ground and cards', 'Battle back'],
  ['Fire dice of light bow infantry at H6, before ground and cards', 'Fire'],
  ['Hexes that light bow infantry at H6 may move', 'Moves'],
  ['Flags that auxilia at F2 may ignore', 'Ignores flags'],
  ['Hexes back for each flag obeyed by auxilia at F2', 'Hexes a flag'],
  ['Enemy unit types that auxilia at F2 may evade', 'May evade'],
  ['Dice of the assault of b3 (Samnites x3) against a2 (Hastati x2)', 'Dice, assault'],
  ['Order for a command with b3 (Samnites x3)', 'Order to pay'],
  ['least die that hits in the answer', 'Hits from, answer'],
  ['movement points', 'Movement points'],
])('%s', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
