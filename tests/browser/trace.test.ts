// Nothing lost from sight, in a real browser: the trace of the enemy's turn and its three lines, how they go and come back, a
// reload, people who share a screen, a battle that is only watched, and sounds that are made only when they are asked for.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House, kept, said, settled } from './kit.ts';
import { beginBattle, glance, myDecision, pointAt } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

const traces = (page: Page): Promise<number> => page.locator('[data-testid="trace"]').count();

/** Plays a turn with as little as the rules ask for: a card, and then what ends each part of it. */
async function hurryThrough(page: Page): Promise<void> {
  const first = await myDecision(page);
  for (let i = 0; i < 40; i++) {
    const seen = await myDecision(page);
    if (seen.over || seen.curtain) return;
    if (seen.phase === 'playCard' && seen.number > first.number) return;
    if (seen.confirm) await page.getByTestId('confirm').click();
    else if (seen.phase === 'playCard') await page.locator('[data-card]').nth(seen.cards[0]).click();
    else if (seen.finish) await page.getByTestId('finish').first().click();
    else if (seen.choices.length > 0) await page.locator(`[data-choice="${seen.choices[0]}"]`).first().click();
    else await pointAt(page, seen.inviting[0], 1);
    await settled(page);
  }
}

/** A table at the beginning of a turn, before which the enemy moved. */
async function afterEnemy(page: Page): Promise<void> {
  await myDecision(page);
  for (let turn = 0; turn < 4 && (await traces(page)) === 0; turn++) {
    await hurryThrough(page);
    await settled(page);
  }
  await page.getByTestId('trace').waitFor({ state: 'attached' });
}

test('the trace is there until the first choice, goes and comes back, is told in lines, shown again and found after a reload', async () => {
  const { page, faults } = await house.visit({ listening: true });
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    Object.assign(window, { heard: 0 });
    window.AudioContext = class extends Real {
      constructor() {
        super();
        (window as unknown as { heard: number }).heard++;
      }
    };
  });
  await page.reload();
  await beginBattle(page, { seed: 'trace' });
  await afterEnemy(page);
  const lines = () => page.getByTestId('turn-passed').locator('li').allInnerTexts();
  const told = await lines();
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]).toMatch(/: plays /);
  const drawn = await page.locator('.trace-went').count();
  expect(drawn).toBeGreaterThan(0);
  // The drawing is for the eye; the lines are said on asking.
  await page.keyboard.press('Shift+J');
  await expect.poll(() => said(page)).toContain(told[0]);
  await page.keyboard.press('Escape');

  // A card that is considered hides both; laying it down brings them back.
  const { cards } = await glance(page);
  await page.locator('[data-card]').nth(cards[0]).click();
  await page.getByTestId('confirm').waitFor();
  expect([await traces(page), await page.getByTestId('turn-passed').count()]).toEqual([0, 0]);
  await page.getByTestId('cancel').click();
  await expect.poll(() => traces(page)).toBe(1);

  // Again shows the whole turn from the board before it, and leads back to the same.
  await page.getByTestId('turn-again').click();
  await page.getByTestId('skip').click();
  await expect.poll(lines).toEqual(told);

  // A reload finds it again in the record.
  await kept(page, /done/);
  await page.reload();
  await expect.poll(() => page.locator('.trace-went').count()).toBe(drawn);
  expect(await lines()).toEqual(told);

  // The first choice takes it off the board; the key brings it back, by mouse and by keyboard.
  await page
    .locator('[data-card]')
    .nth((await glance(page)).cards[0])
    .click();
  await page.getByTestId('confirm').click();
  await expect.poll(() => traces(page)).toBe(0);
  await page.getByTestId('trace-key').click();
  expect(await page.locator('.trace-went').count()).toBe(drawn);
  expect(await page.getByTestId('trace-key').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('q');
  await expect.poll(() => traces(page)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(0);
  expect(faults).toEqual([]);
});

test('sounds are heard when they are asked for', async () => {
  const { page, faults } = await house.visit({ settings: { speed: 'quick', sound: true } });
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    Object.assign(window, { heard: 0 });
    window.AudioContext = class extends Real {
      constructor() {
        super();
        (window as unknown as { heard: number }).heard++;
      }
    };
  });
  await page.reload();
  await beginBattle(page, { opponent: 'watch', seed: 'sound' });
  await page.waitForFunction(() => (window as unknown as { heard: number }).heard === 1);
  expect(faults).toEqual([]);
});

test('people who share a screen: the board stays in sight and put, hands are in the document of nobody else', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { opponent: 'friend', seed: 'shared' });
  const curtain = page.getByTestId('curtain');
  await curtain.waitFor();
  expect(await page.locator('.board [data-place]').count()).toBeGreaterThan(50);
  expect(await page.locator('[data-card]').count()).toBe(0);
  const box = () => page.locator('.board [data-place="A1"]').boundingBox();
  const before = await box();
  const first = await curtain.getByRole('heading').innerText();
  await curtain.getByRole('button', { name: 'Show my hand' }).click();
  await page.locator('[data-card]').first().waitFor();
  expect(await box()).toEqual(before);
  await hurryThrough(page);
  await curtain.waitFor();
  expect(await page.locator('[data-card]').count()).toBe(0);
  expect(await curtain.getByRole('heading').innerText()).not.toBe(first);
  expect(await box()).toEqual(before);
  await curtain.getByRole('button').click();
  await page.locator('[data-card]').first().waitFor();
  // The other one sees the board from the same side.
  expect(await box()).toEqual(before);
  expect(faults).toEqual([]);
});

test('a battle that is only watched goes on after a reload where it was shown', async () => {
  const { page, faults } = await house.visit({ settings: { speed: 'slow' } });
  await beginBattle(page, { opponent: 'watch', seed: 'watched' });
  const shown = () =>
    page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('vexillum-shown') ?? '{}') as { number?: number }).number ?? 0,
    );
  const ahead = async () => Number(await page.locator('.battle').getAttribute('data-number'));
  await page.waitForFunction(
    () => (JSON.parse(sessionStorage.getItem('vexillum-shown') ?? '{}') as { number?: number }).number !== undefined,
  );
  await expect.poll(async () => (await ahead()) - (await shown())).toBeGreaterThan(40);
  await page.getByTestId('pause').click();
  const last = await shown();
  const lines = await page.locator('.log-choice').count();
  await kept(page, /play/);
  await page.reload();
  await page.getByTestId('stage').waitFor();
  await page.getByTestId('skip').waitFor();
  // The table is far ahead; what is told goes on from there.
  expect(await shown()).toBeLessThan(last + 30);
  expect(await page.locator('.log-choice').count()).toBeLessThan(lines + 30);
  expect(faults).toEqual([]);
});
