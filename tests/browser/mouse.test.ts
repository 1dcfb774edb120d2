// A complete battle against `drill` by mouse; its record, saved by the page, is byte for byte what Node makes of it, and
// can be taken out, brought back and replayed to the same end.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { replay } from '../../src/kernel/replay.ts';
import { exported } from './ends.ts';
import { House } from './kit.ts';
import { beginBattle, glance, playByMouse } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

test('a whole battle by mouse, its record in Chromium and in Node, and its replay', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { seed: 'mouse' });
  const decisions = await playByMouse(page, 4);
  expect(decisions).toBeGreaterThan(30);
  expect(faults).toEqual([]);

  // The end says who won and offers to go on.
  const { text, record } = await exported(page, ancientsRules);

  // Brought into another browser, it opens as a replay and ends the same way.
  const other = await house.visit();
  await other.page.getByLabel('Text of a record, a position or a sheet').fill(text);
  await other.page.getByRole('button', { name: 'Open the text' }).click();
  await other.page.getByTestId('replay-bar').waitFor();
  const score = (visit: typeof other) => visit.page.locator('.replay-score').allInnerTexts();
  const first = await score(other);
  await other.page
    .getByRole('button', { name: /^(Last|The end|To the end)/ })
    .first()
    .click();
  await expect.poll(() => score(other)).not.toEqual(first);
  const last = replay(ancientsRules, record).view(-1);
  for (const side of last.sides) {
    expect((await score(other)).join(' ')).toContain(`${side.banners} of ${side.goal}`);
  }
  expect(other.faults).toEqual([]);
  expect((await glance(page)).over).toBe(true);
});
