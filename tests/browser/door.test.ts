// The way in and the quiet screens: what is loaded for other screens changes nothing here, drawings have a size by whatever way one
// comes, the game in a minute is offered once, a battle can be given up, and what goes on stands first.

import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House, settled, WEB } from './kit.ts';
import { overflow, smallTargets } from './narrow.ts';
import { beginBattle, myDecision } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** Where every part of the screen that is drawn stands and how large it is. */
const boxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#app *')]
      // Pictures of boards are drawn when there is time, and may come in between.
      .filter((one) => !one.closest('figure, .game-picture, .battle-card-picture'))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const name = `${one.tagName} ${one.getAttribute('class') ?? ''}`;
        return `${name} ${[left, top, width, height].map((side) => Math.round(side)).join(' ')}`;
      }),
  );

test('sheets of other screens change nothing on the quiet screens; pictures of the muster have a size', async () => {
  const { page } = await house.visit({ width: 1366, height: 768, at: '#/muster' });
  const sheets = readdirSync(`${WEB}/assets`).filter((file) => file.endsWith('.css'));
  for (const [hash, ready] of [
    ['#/muster', '.muster-unit'],
    ['#/new/ancients/008', '.setup-armies td:nth-child(4)'],
    ['#/games/battalion', '.battle-card'],
    ['#/rules/battalion', '.handbook-passage'],
  ]) {
    await goTo(page, hash);
    // A fresh document has only the sheets of this screen.
    await page.reload();
    await page.locator(ready).first().waitFor();
    await settled(page);
    const alone = await boxes(page);
    expect(alone.length).toBeGreaterThan(50);
    await page.evaluate(async (all) => {
      const there = [...document.styleSheets].map(({ href }) => href?.split('/').at(-1));
      await Promise.all(
        all
          .filter((file) => !there.includes(file))
          .map(
            (file) =>
              new Promise((loaded) => {
                const link = document.createElement('link');
                link.rel = 'stylesheet';
                link.href = `./assets/${file}`;
                link.onload = loaded;
                document.head.append(link);
              }),
          ),
      );
    }, sheets);
    await settled(page);
    const together = await boxes(page);
    expect(together.filter((box, i) => box !== alone[i]).slice(0, 10), hash).toEqual([]);
    if (hash !== '#/muster') continue;
    const figures = together.filter((box) => box.startsWith('svg b-figure'));
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter((box) => /\b0$|\b0 \d+$/.test(box))).toEqual([]);
  }
});

test('the game in a minute is offered once; a battle is given up, and what goes on stands first', async () => {
  const { page, faults } = await house.visit({ width: 360, height: 740 });
  await page.getByText('Fight your first battle').waitFor();
  expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
  await beginBattle(page, { seed: 'door', battle: 'ancients/008' });
  await myDecision(page);
  await page.getByTestId('minute').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: /game in a minute/ }).click();
  await expect.poll(() => page.getByTestId('minute-text').innerText()).toMatch(/banners/);
  expect(await page.locator('[data-testid="minute-text"] .die').count()).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByTestId('minute-text').count()).toBe(0);
  await page.reload();
  await myDecision(page);
  expect(await page.getByTestId('minute').count()).toBe(0);

  // It goes on: the front page offers that before all else.
  await goTo(page, '#/');
  const way = page.getByRole('link', { name: 'Continue: Dertosa (Ebro)' });
  await way.waitFor();
  expect(await overflow(page)).toBe(0);
  await way.click();
  await myDecision(page);

  await page.getByTestId('menu').click();
  await page.getByRole('button', { name: 'Concede the battle' }).click();
  // A dialog is no part of the page's head.
  expect(await page.locator('.top-bar dialog').count()).toBe(0);
  await page.getByTestId('concede').getByRole('button', { name: 'Concede', exact: true }).click();
  await expect.poll(() => page.getByTestId('end').innerText()).toMatch(/because the Roman army conceded/);
  // The live regions of the table are inert behind the result; what was said last is heard in it.
  await expect.poll(() => page.getByTestId('said-before').innerText()).toMatch(/The battle is over/);
  await page.reload();
  await expect.poll(() => page.getByTestId('end').innerText()).toMatch(/You have lost/);
  await goTo(page, '#/');
  await expect.poll(() => page.locator('.saved-row').innerText()).toMatch(/Over: victory for the Carthaginian army/);
  expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(0);
  expect(faults).toEqual([]);
});
