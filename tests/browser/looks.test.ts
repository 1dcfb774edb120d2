// What was ugly once: something left empty, keys in two lines, signs that are cut, a text told twice. What was so on phones at states of
// the table is looked for where they are visited (phone-looks.ts).

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { linkPart } from '../../src/web/app/links.ts';
import { recordOf } from './hands.ts';
import { House, settled } from './kit.ts';
import { myDecision, pointAt } from './person.ts';
import { sized } from './phone-looks.ts';
import { COMBAT } from './positions-of-commands.ts';
import { STATES, type TableState } from './states.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

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
