// Every state of the table of every game: no serious finding by axe, nothing wider than the screen, nothing too small for a thumb, nothing
// that was ugly once; on a phone in the dark, and then in the light on a wide screen that is touched too. (Other tests look at wide screens with a mouse.)

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectSound } from './ends.ts';
import { House } from './kit.ts';
import { lookOnPhone } from './phone-looks.ts';
import { STATES } from './states.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

/** Ends are looked at where whole battles come to them: on a phone in the dark (`spokenToItsEnd`) and wide (device.test.ts). */
const LOOKED_AT = STATES.filter(({ game, name }) => name !== 'end' || game === 'medieval' || game === 'napoleonics');

/** What is laid out otherwise on a wide screen; layout.test.ts and device.test.ts look at the rest there. */
const WIDE_TOO = new Set(['combat', 'four']);

test.each(LOOKED_AT)('$game: $name', async ({ game, name, speed, reach }) => {
  const settings = speed ? { speed } : {};
  const { page, faults } = await house.visit({ width: 360, height: 740, dark: true, settings });
  await reach(page);
  await lookOnPhone(page, game, name);
  // The hexes themselves are looked at once in each game.
  const without = name === 'early' ? undefined : '.board-svg';
  await expectSound(page, 360, without);
  if (!WIDE_TOO.has(name)) return expect(faults).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  await expectSound(page, 1366, without);
  expect(faults).toEqual([]);
});
