// What was ugly once: sheets without a word, dice whose captions are cut, signs too small to read, keys in two lines, a text told twice.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { linkPart } from '../../src/web/app/links.ts';
import { recordOf } from './hands.ts';
import { House, settled } from './kit.ts';
import { myDecision, pointAt } from './person.ts';
import { COMBAT } from './positions-of-commands.ts';
import { STATES, type TableState } from './states.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

const GAMES = ['ancients', 'medieval', 'napoleonics', 'battalion', 'dark-ages'] as const;

function stateOf(game: string, name: string): TableState {
  const found = STATES.find((one) => one.game === game && one.name === name);
  if (!found) throw new Error(`no state ${name} of ${game}`);
  return found;
}

async function reached(game: string, name: string, width: number, height: number): Promise<Page> {
  const { speed, reach } = stateOf(game, name);
  const { page } = await house.visit({ width, height, settings: speed ? { speed } : {} });
  await reach(page);
  // Where the mouse was left when the battle was begun it would ask who stands there.
  await page.mouse.move(1, 1);
  return page;
}

const sized = async (page: Page, size: string) => {
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

describe.each(GAMES)('%s', (game) => {
  test('on a phone dice are seen with all that is said of them, and no sheet is empty', async () => {
    const page = await reached(game, 'acting', 360, 740);
    for (const size of ['360x740', '740x360']) {
      await sized(page, size);
      await page.getByTestId('dice').waitFor();
      expect({ size, ugly: await ugly(page) }).toEqual({ size, ugly: [] });
    }
  });
});

test('on a phone on its side all six cards are in sight, also under the tale of a turn', async () => {
  for (const [game, name] of [
    ['napoleonics', 'trace'],
    ['medieval', 'trace'],
    ['medieval', 'early'],
  ]) {
    const page = await reached(game, name, 360, 740);
    await sized(page, '740x360');
    // Whoever was pointed at is told for a moment longer.
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
    expect({ game, name, hidden }).toEqual({ game, name, hidden: [] });
    expect(await page.locator('.hand-card.row').count()).toBe(6);
    expect({ game, name, ugly: await ugly(page) }).toEqual({ game, name, ugly: [] });
    await house.empty();
  }
});

test('what a piece lost can be read on a phone, and leaves the piece in sight', async () => {
  const page = await reached('dark-ages', 'trace', 360, 740);
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
});

test('on a tablet that stands nothing is left empty under what is asked', async () => {
  for (const [game, name] of [
    ['ancients', 'early'],
    ['medieval', 'early'],
    ['dark-ages', 'early'],
  ]) {
    const page = await reached(game, name, 768, 1024);
    await settled(page);
    const { gap, cut } = await page.evaluate(() => {
      const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const list = document.querySelector('.hand-cards');
      return {
        gap: box('.log-panel').top - box('.prompt').bottom,
        cut: (list?.scrollHeight ?? 0) - (list?.clientHeight ?? 0),
      };
    });
    expect(gap, game).toBeLessThan(12);
    expect(cut, game).toBeLessThanOrEqual(1);
    await house.empty();
  }
});

test('the end: what one may do next stands in one line where the screen is wide, in two on a phone', async () => {
  const page = await reached('napoleonics', 'end', 1280, 720);
  for (const [size, most] of [
    ['1280x720', 1],
    ['1920x1080', 1],
    ['740x360', 1],
    ['360x740', 2],
  ] as const) {
    await sized(page, size);
    await settled(page);
    const keys = await page.locator('.end-next button').evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom, right } = one.getBoundingClientRect();
        return {
          middle: Math.round((top + bottom) / 2),
          seen: right <= innerWidth && bottom <= innerHeight,
          fits: one.scrollWidth <= one.clientWidth + 1,
        };
      }),
    );
    expect(keys.length).toBe(4);
    expect(
      keys.filter(({ seen, fits }) => !seen || !fits),
      size,
    ).toEqual([]);
    expect(new Set(keys.map(({ middle }) => middle)).size, size).toBe(most);
  }
});

test('what a drawn card says is told once', async () => {
  const page = await reached('medieval', 'scout', 1366, 768);
  const text = 'Each match restores a block';
  const told = await page.evaluate(
    (words) =>
      [...document.querySelectorAll<HTMLElement>('.prompt, .hand')]
        .map((one) => one.innerText.split(words).length - 1)
        .reduce((sum, one) => sum + one, 0),
    text,
  );
  expect(told).toBe(1);
});

test('on a phone on its side an answer shows the one at whom the dice are thrown, by name unless it is asked about', async () => {
  const page = await reached('medieval', 'reaction', 740, 360);
  const odds = page.locator('.answer .answer-odds');
  await odds.first().waitFor({ state: 'attached' });
  const shown = await odds.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map((one) => (one as HTMLElement).innerText.split('\n')[0]),
  );
  expect(shown).toEqual(['medium infantry at E6', 'medium infantry at E6']);
});

test('a few words about a place are whole where there is room', async () => {
  const page = await reached('napoleonics', 'squares', 1366, 768);
  for (const size of ['1280x720', '1366x768', '1920x1080']) {
    await sized(page, size);
    await page.locator('polygon[data-place="G5"]').hover();
    await expect.poll(() => page.getByTestId('inspector').innerText()).toMatch(/Nobody is there/);
    await settled(page);
    const [room, words] = await page.getByTestId('inspector').evaluate((one) => [one.clientHeight, one.scrollHeight]);
    expect(words - room, size).toBeLessThanOrEqual(1);
    await page.mouse.move(1, 1);
  }
});

test('Battalion: no sign on a tile is cut, with two armies or four', async () => {
  for (const name of ['four', 'early']) {
    const page = await reached('battalion', name, 1366, 768);
    for (const size of ['1280x720', '1366x768', '1440x900', '1920x1080']) {
      await sized(page, size);
      await settled(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.b-traits')]
          .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.closest('[data-place]')?.getAttribute('data-place')),
      );
      expect({ name, size, cut }).toEqual({ name, size, cut: [] });
    }
    await house.empty();
  }
});

/** Battalion: the deck of Rome is empty and nobody stands before its camp; the Celts can hold no more. */
const NEAR_ITS_END = `vexillum 1 position
game: battalion
top: Roman Republic
bottom: Carthage
units top: I: Roman Cavalry x2
units bottom: II: Scutarii x3; III: Celt Infantry x2
disorder: b2 3
deck: top 0; bottom 3
active: bottom
phase: action
`;

test('what is near its end stands out, on the board and in the plates of the armies', async () => {
  const { page } = await house.visit({ width: 1366, height: 768 });
  const record = await linkPart('record', recordOf(battalionRules, NEAR_ITS_END, { seed: 'end' }));
  await page.goto(`${house.url}#/link/${record}`);
  await page.getByRole('button', { name: /\(bottom\)/ }).click();
  await page.locator('.b-sheet').waitFor();
  for (const size of ['1366x768', '360x740']) {
    await sized(page, size);
    await settled(page);
    expect(await page.locator('.b-camp-open').allInnerTexts(), size).toEqual([expect.stringMatching(/unguarded/i)]);
    // The deck of Rome, and the disorder of the Celts: larger or framed, not only of another colour.
    const brinks = page.locator('.board .b-brink');
    expect(await brinks.count(), size).toBe(2);
    for (const one of await brinks.all()) expect((await one.boundingBox())?.width, size).toBeGreaterThan(5);
    expect(await page.locator('.top-bar .warned').count(), size).toBeGreaterThan(0);
  }
  await house.empty();
  const skirmish = await reached('dark-ages', 'combat', 1366, 768);
  expect(await skirmish.locator('.top-bar .warned').allInnerTexts()).toEqual([
    expect.stringMatching(/^2 to defeat/),
    expect.stringMatching(/^2 to defeat/),
  ]);
});

test('on a phone a refusal is read whole, with its rule', async () => {
  const { page } = await house.visit({ width: 360, height: 740, at: `#/link/${await linkPart('position', COMBAT)}` });
  await page.getByRole('button', { name: /\(bottom\)/ }).click();
  await myDecision(page);
  await pointAt(page, 'H3');
  await page.getByTestId('refusal').waitFor();
  for (const size of ['360x740', '740x360']) {
    await sized(page, size);
    await settled(page);
    const covered = await page.locator('.refusal :is(p, .rule-ref)').evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, bottom } = one.getBoundingClientRect();
          const at = document.elementFromPoint(left + 12, bottom - 3);
          return !at?.closest('.refusal');
        })
        .map((one) => one.textContent),
    );
    expect({ size, covered }).toEqual({ size, covered: [] });
  }
});
