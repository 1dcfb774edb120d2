// The table in one hand: a whole turn by finger on a phone that lies on its side, without a scroll; cards that can all be
// reached on one that stands; the zoom key beside the board.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { linkPart } from '../../src/web/app/links.ts';
import { House, settled } from './kit.ts';
import { overflow, smallTargets } from './narrow.ts';
import { beginBattle, myDecision } from './person.ts';
import { POSITION } from './positions-of-commands.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

/** What is wrong with the screen as a hand meets it. */
const wrong = async (page: Page): Promise<string[]> => {
  await settled(page);
  const scrolls = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);
  });
  const below = await page.evaluate(() =>
    [...document.querySelectorAll('.prompt, .stage, .hand, .prompt-foot > *')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight + 1)
      .map((one) => `${one.className} ends below the screen`),
  );
  return [...(scrolls > 0 ? [`scrolls by ${scrolls}`] : []), ...below, ...(await smallTargets(page))];
};

/** Taps a place of the board in its middle. */
async function tapPlace(page: Page, place: string): Promise<void> {
  const box = await page.locator(`.board [data-place="${place}"]`).boundingBox();
  if (!box) throw new Error(`there is no place ${place}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test('a phone on its side: a whole turn by finger, and nothing has to be scrolled', async () => {
  const { page, faults } = await house.visit({ width: 740, height: 360 });
  await beginBattle(page, { battle: 'ancients/007', seed: 'layout' });
  const phases = new Set<string>();
  let moved = 0;
  // Until the next card is asked for, after the enemy's turn.
  for (let steps = 0; steps < 40; steps++) {
    const seen = await myDecision(page);
    const where = `${seen.phase}, step ${steps}`;
    expect({ where, wrong: await wrong(page) }).toEqual({ where, wrong: [] });
    if (seen.phase === 'playCard' && phases.has('moveUnits')) break;
    phases.add(seen.phase);
    if (seen.confirm) await page.getByTestId('confirm').tap();
    else if (seen.choices.length > 0) await page.locator(`[data-choice="${seen.choices[0]}"]`).first().tap();
    else if (seen.phase === 'playCard') await page.locator('[data-card]').nth(seen.cards[0]).tap();
    else if (seen.inviting.length > 0 && (seen.phase !== 'moveUnits' || moved < 3)) {
      if (seen.phase === 'moveUnits') moved++;
      await tapPlace(page, seen.inviting[seen.inviting.length - 1]);
    } else await page.getByTestId('finish').first().tap();
    await settled(page);
  }
  expect([...phases]).toEqual(expect.arrayContaining(['playCard', 'moveUnits']));
  expect(await page.locator('.battle').getAttribute('data-phase')).toBe('playCard');
  expect(faults).toEqual([]);
});

test('a phone that stands: cards come right under what is asked, all are reached, and a list that goes on fades', async () => {
  const { page } = await house.visit({ width: 360, height: 740 });
  await beginBattle(page, { battle: 'napoleonics/15', seed: 'layout' });
  const { cards } = await myDecision(page);
  await settled(page);
  const gap = () =>
    page.evaluate(() => {
      const [prompt, hand] = ['.prompt', '.hand'].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return (hand?.top ?? 0) - (prompt?.bottom ?? 0);
    });
  expect(await gap()).toBeLessThan(8);
  await page.locator('[data-card]').nth(cards[0]).tap();
  await settled(page);
  expect(await gap()).toBeLessThan(8);
  expect(await wrong(page)).toEqual([]);
  // Lower, the list has to be scrolled by itself, and says so.
  await page.setViewportSize({ width: 360, height: 640 });
  await settled(page);
  const list = page.locator('.hand-cards');
  await expect.poll(() => list.getAttribute('data-more')).toBe('below');
  expect(await list.evaluate((one) => getComputedStyle(one).maskImage)).toContain('gradient');
  await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(() => list.getAttribute('data-more')).toBe('above ');
  const last = await page.locator('[data-card]').last().boundingBox();
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(await wrong(page)).toEqual([]);
});

test('to a finger the zoom key lies on no hex, beside every board, and leads nearer and back', async () => {
  const { page, faults } = await house.visit({
    width: 360,
    height: 740,
    at: `#/link/${await linkPart('position', POSITION)}`,
  });
  await page.getByRole('button', { name: /\(bottom\)/ }).click();
  await myDecision(page);
  const sight = () => page.locator('.board-svg').getAttribute('viewBox');
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [768, 1024],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const size = `${width}x${height}`;
    expect(await page.locator('.zoom-keys').isVisible(), size).toBe(false);
    const key = page.locator('.zoom-key');
    const board = await page.locator('.board').boundingBox();
    const box = await key.boundingBox();
    if (!board || !box) throw new Error(`no board or no key at ${size}`);
    expect(Math.min(box.width, box.height), size).toBeGreaterThanOrEqual(44);
    expect(box.y + box.height <= board.y + 1 || box.x >= board.x + board.width - 1, size).toBe(true);
    const whole = await sight();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(sight).not.toBe(whole);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await expect.poll(sight).toBe(whole);
    expect(await overflow(page), size).toBe(0);
  }
  expect(faults).toEqual([]);
});
