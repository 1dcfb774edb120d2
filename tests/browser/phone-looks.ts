// What was ugly once on phones, at states of the table: sheets without a word, dice whose captions are cut, cards out of sight, signs
// too small to read. Each look begins and ends on a phone that stands.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled } from './kit.ts';

export const sized = async (page: Page, size: string): Promise<void> => {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
};

/** Parts that are drawn as a sheet of paper and have nothing on it, and words that their part cuts. */
const ugly = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const said = (one: HTMLElement) =>
      [...one.querySelectorAll<HTMLElement>('p, span, svg.die')].some((part) => {
        const { width, height } = part.getBoundingClientRect();
        const words = part.matches('.die') || (part.textContent ?? '').trim() !== '';
        return words && part.checkVisibility() && width > 4 && height > 4 && !part.closest('button');
      });
    const bare = seen('.stage').filter((one) => {
      const { backgroundColor } = getComputedStyle(one);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' && !said(one);
    });
    const cut = seen('.cast').filter((one) => one.scrollHeight > one.clientHeight + 1);
    return [...bare.map(() => 'a strip without a word'), ...cut.map((one) => `cut: ${one.innerText}`)];
  });

/** Dice are seen with all that is said of them, and no sheet is empty. */
async function dice(page: Page): Promise<void> {
  for (const size of ['360x740', '740x360']) {
    await sized(page, size);
    await page.getByTestId('dice').waitFor();
    expect({ size, ugly: await ugly(page) }).toEqual({ size, ugly: [] });
  }
}

/** On a phone on its side all six cards are in sight, also under the tale of a turn. */
async function cards(page: Page): Promise<void> {
  await sized(page, '740x360');
  // Where the mouse was left when the battle was begun it would ask who stands there; whoever was pointed at is told for a moment longer.
  await page.mouse.move(1, 1);
  await expect.poll(() => page.getByTestId('inspector').innerText()).toBe('');
  await settled(page);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('.hand-card.row')]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return bottom > innerHeight || !one.contains(at);
      })
      .map((one) => one.textContent),
  );
  expect(hidden).toEqual([]);
  expect(await page.locator('.hand-card.row').count()).toBe(6);
  expect(await ugly(page)).toEqual([]);
}

/** What a piece lost can be read, and leaves the piece in sight; a tablet has as little room for it. */
async function losses(page: Page): Promise<void> {
  for (const size of ['360x740', '740x360', '768x1024']) {
    await sized(page, size);
    await settled(page);
    const letters = await page
      .locator('.trace-plate text')
      .evaluateAll((all) =>
        all.map(
          (one) => Number.parseFloat(getComputedStyle(one).fontSize) * ((one as SVGTextElement).getScreenCTM()?.a ?? 0),
        ),
      );
    expect(letters.length, size).toBeGreaterThan(0);
    expect(Math.min(...letters), size).toBeGreaterThanOrEqual(9.9);
    // The numeral and the cubes of the one who lost something lie below its plates.
    const [plate, hex] = await page.evaluate(() => {
      const box = document.querySelector('.trace-plate')?.getBoundingClientRect();
      const at = { x: (box?.left ?? 0) + 2, y: (box?.bottom ?? 0) + 2 };
      const under = document.elementFromPoint(at.x, at.y)?.closest('[data-place]')?.getBoundingClientRect();
      return [box?.bottom ?? 0, under ? (under.top + under.bottom) / 2 : 0];
    });
    expect(plate, size).toBeLessThan(hex);
  }
}

/** What is looked at besides, by game and state. */
const LOOKS: { readonly [state: string]: (page: Page) => Promise<void> } = {
  'napoleonics/trace': cards,
  'medieval/trace': cards,
  'medieval/early': cards,
  'dark-ages/trace': losses,
};

export async function lookOnPhone(page: Page, game: string, name: string): Promise<void> {
  await (name === 'acting' ? dice : LOOKS[`${game}/${name}`])?.(page);
  await sized(page, '360x740');
}
