// What the computer player wanted, on the page: its key beside the turn that has passed, by mouse, by keyboard, from the menu and from the typed line;
// spoken, and the focus goes back where it was. Who makes no plans has no key.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { exported } from './ends.ts';
import { findings } from './findings.ts';
import { bring, mouse, play } from './hands.ts';
import { House, said, settled } from './kit.ts';
import { myDecision } from './person.ts';
import { SMALL_BATTLES } from './small-battles.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ bypassCSP: true });
});
afterEach(() => house.empty());
afterAll(() => house.close());

const [, rules, SHEET] = SMALL_BATTLES[0];
/** It thinks by counts, and little: the same battle on every machine. */
const WISH = { as: 'bottom', seed: 'top level', settings: { thinking: 'moment' } } as const;

const dialog = (page: Page) => page.getByTestId('wanted');
const told = async (page: Page): Promise<string> => {
  await page.locator('.wanted-plans').waitFor();
  return dialog(page).innerText();
};
const key = (page: Page) => page.getByTestId('wanted-key');
/** Plays until a turn of the computer has passed. */
const untilPassed = (page: Page) =>
  play(page, mouse, 2, async () => (await page.getByTestId('turn-passed').count()) > 0);

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

test('it is told after the turn, by mouse and by keyboard, and when all is over with every plan', async () => {
  const { page, faults } = await bring(house, rules, SHEET, { ...WISH, opponent: 'general:bold' });
  await myDecision(page);
  await untilPassed(page);
  const { number } = await myDecision(page);
  await key(page).click();
  const words = await told(page);
  expect(words).toMatch(/General, bold, by counts: at most 3,000/);
  expect(words).toMatch(/\d+%\s+± \d/);
  expect(words).toMatch(/What it expected of you/);
  expect(words).toMatch(/Looks at its whole turn/);
  expect(await findings(page)).toEqual([]);
  // The modal dialog has a live region of its own.
  expect(await said(page)).toMatch(/It thinks again.*(Its plan: |It has thought)/s);
  await closed(page);
  await expect.poll(() => key(page).evaluate((one) => one === document.activeElement)).toBe(true);

  // By its key, from the board.
  await page.keyboard.press('d');
  const at = await page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
  expect(at).not.toBe(null);
  await page.keyboard.press('Shift+B');
  expect(await told(page)).toBe(words);
  await closed(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe(at);

  // By the typed line; a thought that is not waited for leaves nothing behind.
  await page.keyboard.press(':');
  await page.keyboard.type('wanted');
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await closed(page);
  await page.keyboard.press('Escape');
  expect((await myDecision(page)).number).toBe(number);

  expect(await play(page, mouse, 3)).toBeGreaterThan(0);
  const { text } = await exported(page, ancientsRules, /You have (lost|won)|A draw/);
  expect(text).toContain('computer: top general:bold 2 counted 3000');
  await page.getByTestId('end-replay').click();
  await page.waitForSelector('.replay');
  await settled(page);
  // From its last moment.
  await page.keyboard.press('/');
  await key(page).click();
  expect(await told(page)).not.toContain('Another plan');
  expect(await findings(page)).toEqual([]);
  await closed(page);
  expect(faults).toEqual([]);
});

test('who makes no plans has no key; the menu tells what it looks at, on a phone too', async () => {
  const { page, faults } = await bring(house, rules, SHEET, { ...WISH, opponent: 'veteran', width: 360, height: 740 });
  await myDecision(page);
  await untilPassed(page);
  expect(await key(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'What the computer wanted' }).click();
  await page.locator('.wanted-who').waitFor();
  expect(await dialog(page).innerText()).toMatch(/Veteran.*no plans.*Looks at the single choice.*Overlooks/s);
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findings(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});
