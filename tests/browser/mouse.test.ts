// A complete battle against `drill` by mouse; its record, saved by the page, is byte for byte what Node makes of it, and
// can be taken out, brought back and replayed to the same end. And a board that glides under the mouse.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { replay } from '../../src/kernel/replay.ts';
import { exported } from './ends.ts';
import { House } from './kit.ts';
import { beginBattle, glance, myDecision, playByMouse } from './person.ts';

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

test('a board that is brought nearer glides where motion is wished; what is under the pointer is what is seen there', async () => {
  const { page, faults } = await house.visit({ reducedMotion: false, settings: { speed: 'normal' } });
  await beginBattle(page, { battle: 'ancients/007', seed: 'glide' });
  await myDecision(page);
  const sight = () => page.locator('.board-svg').getAttribute('viewBox');
  // Every glide is stopped half-way as soon as it begins: no clock decides what is met.
  await page.evaluate(() => {
    const board = document.querySelector('.board');
    new MutationObserver(() => {
      const [glide] = document.querySelector('.board-svg')?.getAnimations() ?? [];
      if (!board?.hasAttribute('data-gliding') || !glide) return;
      for (const one of board.getAnimations({ subtree: true })) {
        one.pause();
        one.currentTime = Number(one.effect?.getComputedTiming().duration) / 2;
      }
    }).observe(board as Element, { attributes: true, attributeFilter: ['data-gliding'] });
  });
  /** The glide under way, and whether each hex is under the point where it is seen; it then comes to its end. */
  const halfWay = () =>
    page.evaluate(() => {
      const board = document.querySelector('.board');
      const [glide] = document.querySelector('.board-svg')?.getAnimations() ?? [];
      if (!board || !glide) return null;
      const box = board.getBoundingClientRect();
      const seen = [...document.querySelectorAll('.board-svg [data-place]')].flatMap((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        if (left < box.left || top < box.top || right > box.right || bottom > box.bottom) return [];
        // What else lies on the board (keys, signs of its edge) lies over it as ever.
        const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-place]');
        return under ? [[one.getAttribute('data-place'), under.getAttribute('data-place')]] : [];
      });
      const lasts = Number(glide.effect?.getComputedTiming().duration);
      for (const one of board.getAnimations({ subtree: true })) one.finish();
      return { lasts, seen: seen.length, missed: seen.filter(([place, under]) => place !== under) };
    });
  const whole = await sight();
  await page.getByRole('button', { name: 'Zoom in' }).dispatchEvent('click');
  // It is where it will be at once; the pictures follow.
  await expect.poll(sight).not.toBe(whole);
  const near = await halfWay();
  expect(near?.lasts).toBeGreaterThanOrEqual(150);
  expect(near?.lasts).toBeLessThanOrEqual(250);
  expect(near?.seen).toBeGreaterThan(20);
  expect(near?.missed).toEqual([]);
  await expect.poll(() => page.locator('.board[data-gliding]').count()).toBe(0);
  // A wheel is followed at once.
  const zoomed = await sight();
  await page.locator('.board-svg').hover();
  await page.mouse.wheel(0, -240);
  await expect.poll(sight).not.toBe(zoomed);
  expect(await halfWay()).toBeNull();
  // Who wants no motion has none.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Whole board' }).dispatchEvent('click');
  await expect.poll(sight).toBe(whole);
  expect(await halfWay()).toBeNull();
  expect(faults).toEqual([]);
});
