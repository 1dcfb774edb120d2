// The page on any device: without a network after the first visit, on a phone, for everyone's hands and eyes.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linkPart } from '../../src/web/app/links.ts';
import { findingsBothWays } from './ends.ts';
import { House, settled } from './kit.ts';
import { overflow, smallTargets } from './narrow.ts';
import { beginBattle, glance, myDecision, pointAt } from './person.ts';
import { POSITION } from './positions-of-commands.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

test('after the first visit everything works without a network', async () => {
  const { page, context, faults } = await house.visit({ offline: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (
            await Promise.all(
              (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
            )
          )[0] ?? 0,
      ),
    )
    .toBeGreaterThan(10);
  await context.setOffline(true);
  await page.reload();
  await page.getByText('Fight your first battle').waitFor();
  await beginBattle(page, { seed: 'offline' });
  const seen = await myDecision(page);
  await page.locator('[data-card]').nth(seen.cards[0]).click();
  await page.getByTestId('confirm').click();
  await expect.poll(async () => (await glance(page)).number).toBeGreaterThan(seen.number);
  await page.evaluate(() => {
    location.hash = '#/rules/ancients';
  });
  await expect.poll(() => page.evaluate(() => document.body.innerText)).toMatch(/Elephants/);
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);
});

test('the board is brought nearer by wheel, keys and two fingers, and moved by a hand', async () => {
  const { page, context } = await house.visit({
    width: 768,
    height: 1024,
    at: `#/link/${await linkPart('position', POSITION)}`,
  });
  await page.getByRole('button', { name: /\(bottom\)/ }).click();
  await myDecision(page);
  const sight = () =>
    page.evaluate(() => (document.querySelector('.board-svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number));
  const width = async () => (await sight())[2];
  const whole = await width();
  const box = await page.locator('.board-svg').boundingBox();
  if (!box) throw new Error('there is no board');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -600);
  await expect.poll(width).toBeLessThan(whole * 0.6);
  // A drag moves it and points at nothing.
  const before = await sight();
  await page.mouse.down();
  await page.mouse.move(middle.x - 120, middle.y - 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await sight())[0]).toBeGreaterThan(before[0] + 20);
  expect(await page.getByTestId('refusal').count()).toBe(0);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(whole);
  await page.keyboard.press('+');
  await expect.poll(width).toBeLessThan(whole);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(whole);
  // Two fingers that part.
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: middle.x - apart, y: middle.y, id: 1 },
              { x: middle.x + apart, y: middle.y, id: 2 },
            ],
    });
  await touch('touchStart', 40);
  for (const apart of [55, 70, 90, 110, 130]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
  await expect.poll(width).toBeLessThan(whole * 0.7);
});

test('a phone of 360 pixels: nothing scrolls sideways, everything can be reached by thumb', async () => {
  const { page, faults } = await house.visit({ width: 360, height: 740 });
  await page.getByText('Fight your first battle').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  for (const [hash, ready] of [
    ['#/games', '.battle-card'],
    ['#/new/ancients/007', 'form'],
    ['#/new/medieval/06', 'form'],
    ['#/rules/napoleonics', 'h2'],
  ]) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await page.locator(ready).first().waitFor();
    await settled(page);
    expect(await overflow(page), hash).toBe(0);
  }
  await beginBattle(page, { seed: 'phone' });
  const seen = await myDecision(page);
  expect(await overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  // The whole board, the prompt and the hand are on the screen at once.
  const board = await page.locator('.board-svg').boundingBox();
  expect(board?.width).toBeLessThanOrEqual(360);
  expect(board?.width).toBeGreaterThan(330);
  await page.locator('[data-card]').nth(seen.cards[0]).tap();
  await page.getByTestId('confirm').tap();
  await expect.poll(async () => (await glance(page)).number).toBeGreaterThan(seen.number);
  // A finger need not hit the middle of a small hex.
  const next = await myDecision(page);
  if (next.inviting.length > 0) {
    const box = await page.locator(`polygon[data-place="${next.inviting[0]}"]`).boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2 + 6, box.y + box.height / 2 + 5);
    await expect.poll(async () => (await glance(page)).number).toBeGreaterThan(next.number);
  }
  // No tabs: hand, prompt and log are seen together.
  for (const part of ['prompt', 'hand', 'log']) expect(await page.getByTestId(part).isVisible(), part).toBe(true);
  expect(await overflow(page)).toBe(0);
  expect(faults).toEqual([]);
});

test('text half as large again: it grows, and still nothing scrolls sideways', async () => {
  const { page } = await house.visit({ width: 360, height: 740, settings: { textSize: 150 } });
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(await size()).toBe(24);
  expect(await overflow(page)).toBe(0);
  await page.getByText('Fight your first battle').click();
  await myDecision(page);
  expect(await overflow(page)).toBe(0);
  const prompt = await page
    .locator('.prompt-text')
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(prompt).toBeGreaterThan(22);
});

describe('no serious finding by axe, on a phone in the dark and wide in the light', () => {
  const look = { width: 360, height: 740, dark: true };

  test('screens around the table', async () => {
    const { page } = await house.visit(look);
    await page.getByText('Fight your first battle').waitFor();
    expect(await findingsBothWays(page)).toEqual([]);
    for (const [hash, ready] of [
      ['#/games/medieval', 'h1'],
      ['#/new/ancients/120', 'form'],
      ['#/new/napoleonics/15', 'form'],
      ['#/rules/ancients', 'h2'],
      ['#/link/record.broken', 'h1'],
      ['#/nowhere', 'h1'],
    ]) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await page.waitForSelector(ready);
      await settled(page);
      expect(await findingsBothWays(page), hash).toEqual([]);
    }
  });

  test('the table: a card, a combat with odds, a refusal, menus, the curtain, the replay', async () => {
    const { page } = await house.visit({ ...look, at: `#/link/${await linkPart('position', POSITION)}` });
    await page.getByRole('button', { name: /\(bottom\)/ }).click();
    await myDecision(page);
    expect(await findingsBothWays(page)).toEqual([]);
    await pointAt(page, 'G3');
    await page.getByTestId('refusal').first().waitFor();
    expect(await findingsBothWays(page)).toEqual([]);
    await pointAt(page, 'F6');
    await pointAt(page, 'E6');
    await page.getByTestId('confirm').waitFor();
    await settled(page);
    expect(await findingsBothWays(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await findingsBothWays(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await findingsBothWays(page)).toEqual([]);
    // Who goes away and comes back does not find the list of keys open.
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.getByText('Fight your first battle').waitFor();
    await page.goBack();
    await myDecision(page);
    expect(await page.getByTestId('shortcuts').count()).toBe(0);
  });

  test('two people, the settings, a watched battle and its end, a replay', async () => {
    const { page } = await house.visit(look);
    await beginBattle(page, { opponent: 'friend', seed: 'axe' });
    await page.getByTestId('curtain').waitFor();
    expect(await findingsBothWays(page)).toEqual([]);
    await beginBattle(page, { opponent: 'watch', seed: 'axe' });
    await page.waitForSelector('.battle[data-phase="over"]');
    await page.getByRole('dialog').waitFor();
    expect(await findingsBothWays(page)).toEqual([]);
    await page.getByTestId('end-replay').click();
    await page.getByTestId('replay-bar').waitFor();
    await settled(page);
    expect(await findingsBothWays(page)).toEqual([]);
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findingsBothWays(page)).toEqual([]);
  });
});
