// A complete battle by keyboard alone: from the front page to the end no mouse is touched, and everything that happened
// was spoken.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeRandom } from '../kit/random.ts';
import { House, said } from './kit.ts';
import { type glance, myDecision } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

type Seen = Awaited<ReturnType<typeof glance>>;

async function playByKeys(page: Page, seed: number): Promise<number> {
  const random = makeRandom(seed);
  const { keyboard } = page;
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await keyboard.press(key);
      presses++;
    }
  };
  let stuck = 0;
  let before = -1;
  for (let i = 0; i < 1500; i++) {
    const seen: Seen = await myDecision(page);
    if (seen.over) return presses;
    stuck = seen.number === before ? stuck + 1 : 0;
    before = seen.number;
    if (stuck > 12) throw new Error(`no way on at ${seen.phase}: ${JSON.stringify(seen)}`);
    if (stuck > 4 && seen.finish) await press('Escape', 'f', 'f');
    else if (seen.confirm) await press('c');
    else if (seen.choices.length > 0) await press(String(1 + random(seen.choices.length)), 'c');
    else if (seen.phase === 'playCard') await press(String(1 + random(Math.min(9, seen.cards.length))), 'Enter');
    else if (seen.inviting.length > 0 && (!seen.finish || random(8) > 0)) {
      for (let n = random(3); n >= 0; n--) await press('n');
      const ordering = /^(order|rally)/.test(seen.phase);
      if (ordering) await press('Enter');
      else {
        for (let n = random(3); n >= 0; n--) await press('t');
        await press('Enter', 'c');
      }
    } else await press('f', 'f');
  }
  throw new Error('the battle did not end');
}

test('a whole battle without a mouse, and all of it spoken', async () => {
  const { page, faults } = await house.visit();
  // From the front page: the large button is reached by Tab.
  await page.getByRole('link', { name: 'Battles' }).waitFor();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.startsWith('Fight your first battle')) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.battle');
  const presses = await playByKeys(page, 11);
  expect(presses).toBeGreaterThan(60);
  expect(faults).toEqual([]);
  await expect.poll(() => said(page)).toMatch(/The battle is over/);
  // Every sentence of the log that is on the screen was put into a live region.
  const spoken = await said(page);
  const log = await page.evaluate(() =>
    [...document.querySelectorAll('[data-testid="log"] .log-choice .log-line > span:first-child')].map(
      (line) => line.textContent ?? '',
    ),
  );
  expect(log.length).toBeGreaterThan(20);
  for (const line of log) if (!line.startsWith('Dice')) expect(spoken).toContain(line);
});

test('the board is walked by arrows, described by hex, and asked about', async () => {
  const { page, faults } = await house.visit();
  await page.getByText('Fight your first battle').click();
  await myDecision(page);
  const press = (key: string) => page.keyboard.press(key);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const hex = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '');
  await press('n');
  await press('ArrowRight');
  await expect.poll(hex).toMatch(/^[A-I]\d+$/);
  const here = await hex();
  expect(await focused()).toContain(here);
  await press('ArrowUp');
  await expect.poll(hex).not.toBe(here);
  await press('ArrowDown');
  await expect.poll(hex).toBe(here);
  await press('w');
  await expect.poll(hex).not.toBe(here);
  await press('x');
  await expect.poll(hex).toBe(here);
  const read = page.getByTestId('reading');
  for (const [key, words] of [
    ['g', /Near/],
    ['r', /reach/i],
    ['l', /Seen from/],
    ['m', /Your army/],
    ['b', /enemy/i],
    ['h', /The hex/],
    ['s', /Score/],
  ] as const) {
    await press(key);
    await expect.poll(() => read.innerText()).toMatch(words);
  }
  await press('?');
  const help = page.getByRole('dialog');
  await help.waitFor();
  expect(await help.innerText()).toContain('Undo the last choice');
  await press('Escape');
  await help.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});
