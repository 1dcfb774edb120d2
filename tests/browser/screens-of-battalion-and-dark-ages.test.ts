// Battalion and Dark Ages on the page: mustered armies, four seats, every screen narrow and wide, and what axe finds there.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findingsBothWays } from './ends.ts';
import { liftByKey } from './hands.ts';
import { House } from './kit.ts';
import { myDecision, playByMouse } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ bypassCSP: true });
});
afterEach(() => house.empty());
afterAll(() => house.close());

test('two mustered armies deploy in turns and fight', async () => {
  const { page, faults } = await house.visit({ at: '#/muster' });
  await page.locator('.muster-unit').first().waitFor();
  await page.getByTestId('muster-size').selectOption('7');
  await expect.poll(() => page.locator('.muster-unit').count()).toBe(7);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  const first = await myDecision(page);
  expect(first.inviting.length).toBeGreaterThan(0);
  expect(await playByMouse(page, 3)).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('four people at one screen: the curtain names each army, and no hand is in the document behind it', async () => {
  const { page, faults } = await house.visit({ at: '#/muster' });
  await page.locator('.muster-unit').first().waitFor();
  await page.getByTestId('muster-players').selectOption('4');
  await expect.poll(() => page.locator('.muster-seat').count()).toBe(4);
  for (let seat = 0; seat < 4; seat++) await page.getByLabel('Played by').nth(seat).selectOption('person');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  const asked = new Set<string>();
  for (let i = 0; i < 40 && asked.size < 4; i++) {
    const seen = await myDecision(page);
    if (seen.curtain) {
      asked.add(await page.locator('[data-testid="curtain"] h2').innerText());
      expect(await page.locator('[data-card]').count()).toBe(0);
      await liftByKey(page);
      await page.waitForSelector('.battle');
    } else if (seen.confirm) await page.getByTestId('confirm').click();
    else await page.locator(`.board [data-place="${seen.inviting[i % seen.inviting.length]}"]`).click({ force: true });
  }
  expect(asked.size).toBe(4);
  expect(faults).toEqual([]);
});

describe('no serious finding by axe, and nothing scrolls sideways', () => {
  test.each([
    ['#/muster', '.muster-unit'],
    ['#/games/battalion', '.battle-card'],
    ['#/games/dark-ages', '.battle-card'],
    ['#/new/battalion/1', 'form'],
    ['#/new/dark-ages/01', 'form'],
    ['#/rules/battalion', 'h2'],
    ['#/rules/dark-ages', 'h2'],
  ])('%s', async (hash, ready) => {
    const { page, faults } = await house.visit({ width: 360, height: 740, dark: true, at: hash });
    await page.locator(ready).first().waitFor();
    expect(await findingsBothWays(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
