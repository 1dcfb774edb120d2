// The board comes first: how much of the window is its, that it keeps its size while the column beside it changes, that
// nothing scrolls and no sentence is cut, in all five games and at all sizes. One page is looked at in many windows.

import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linkPart } from '../../src/web/app/links.ts';
import { liftByMouse } from './hands.ts';
import { House, settled } from './kit.ts';
import { smallTargets } from './narrow.ts';
import { beginBattle, myDecision, pointAt } from './person.ts';
import { POSITION } from './positions-of-commands.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

const LAPTOPS = ['1280x720', '1366x768', '1440x900', '1920x1080'] as const;
const OTHERS = ['1024x768', '768x1024', '360x740', '740x360'] as const;
/** Percent of the window that is the board's where that is nearly as high as wide: a board of hexes is bound by the width there. */
const SQUARISH = { '1024x768': 47, '1152x864': 51 } as const;

interface Look {
  /** Percent of the window that is the board's. */
  readonly share: number;
  readonly board: string;
  /** Whether a card can be played, or the hand rests. */
  readonly hand: string;
  /** How far the page could be scrolled. */
  readonly scrolls: number;
  /** Sentences of which a part is out of sight. */
  readonly cut: readonly string[];
  /** Parts that end below the window or lie over the next one. */
  readonly astray: readonly string[];
  /** The smallest letters on cards, in pixels. */
  readonly smallest: number;
  /** The smallest letters of what is written round the board, in pixels. */
  readonly smallestRound: number;
  /** Where the log lies: beside the board or under it. */
  readonly log: string;
}

/** How the table looks in a window of a size. */
async function lookAt(page: Page, size: string): Promise<Look> {
  const [width, height] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  // Parts that measure themselves answer each other for some frames; what is still cut when all rest is cut.
  for (let looks = 1; ; looks++) {
    await settled(page);
    const seen = await lookNow(page);
    if (seen.cut.length === 0 || looks === 5) return seen;
  }
}

function lookNow(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
    const box = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const parts = seen('.prompt, .stage, .hand').map((part) => ({
      name: part.className,
      at: part.getBoundingClientRect(),
    }));
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return {
      share: (100 * box.width * box.height) / (innerWidth * innerHeight),
      board: `${box.width.toFixed(0)}x${box.height.toFixed(0)}`,
      hand: document.querySelector<HTMLElement>('.battle')?.dataset['resting'] === undefined ? 'plays' : 'rests',
      scrolls: Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
      cut: seen('.prompt-text, .stage-text, .tray-text, .hand-card .card-text, .hand-card .card-name')
        // What is for ears only is a pixel high.
        .filter((one) => one.clientHeight > 1 && one.scrollHeight > one.clientHeight + 1)
        // Words may also be higher than the strip they lie in, or a name longer than its tile.
        .concat(
          seen('.stage .tray-text').filter((one) => one.scrollHeight > (one.closest('.stage')?.clientHeight ?? 0)),
        )
        // The lower edge of the log cuts no line of its head: what has no room is not seen half.
        .concat(
          seen('.log-lines :is(.log-brief li, .log-turn h3)').filter((one) => {
            const list = one.closest('.log-lines');
            const { top, bottom, height } = one.getBoundingClientRect();
            const edge = list?.getBoundingClientRect().bottom ?? 0;
            const half = list?.scrollTop === 0 && height > 2 && top < edge - 2 && bottom > edge + 2;
            return half && getComputedStyle(one).opacity !== '0' && getComputedStyle(list).opacity !== '0';
          }),
        )
        .concat(innerWidth < 1000 ? [] : seen('.b-tile-name').filter((one) => one.scrollWidth > one.clientWidth + 1))
        .map((one) => one.textContent ?? ''),
      astray: [
        ...parts.filter(({ at }) => at.bottom > innerHeight + 1 || at.right > innerWidth + 1),
        ...parts.filter(
          ({ at }) => overlap(at, box) || parts.some((other) => other.at !== at && overlap(other.at, at)),
        ),
      ].map(({ name }) => name),
      smallest: Math.min(
        99,
        ...seen('.hand-card :is(.card-text, .card-name, .card-key), .table-card .card-name').map((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        ),
      ),
      smallestRound: Math.min(
        99,
        ...[...document.querySelectorAll<SVGTextElement>('.board :is(.g-section-name, .d-edge-name)')]
          .filter((one) => one.checkVisibility())
          .map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0)),
      ),
      log: (document.querySelector('.log-panel')?.getBoundingClientRect().left ?? 0) < box.right ? 'under' : 'beside',
    };
  });
}

/** From the start of a battle over a card or an attack that is weighed to what comes after it. */
async function walk(page: Page, state: (name: string) => Promise<void>): Promise<void> {
  const seen = await myDecision(page);
  await state('at the start');
  if (seen.cards.length > 0 && seen.choices.length === 0) await page.locator('[data-card]').nth(seen.cards[0]).click();
  else if (seen.choices.length > 0) await page.locator('[data-choice]:not([data-testid])').first().click();
  else await pointAt(page, seen.inviting[0]);
  await settled(page);
  await state('something is weighed');
  if (await page.getByTestId('confirm').count()) await page.getByTestId('confirm').click();
  await myDecision(page);
  await state('after it');
}

describe.each([
  ['ancients/007', 'drill'],
  ['medieval/06', 'drill'],
  ['napoleonics/15', 'drill'],
  ['battalion/3', 'random'],
  ['dark-ages/03', 'random'],
] as const)('%s', (battle, opponent) => {
  test('the board is the largest thing and keeps its size; nothing scrolls, no sentence is cut', async () => {
    const { page, faults } = await house.visit();
    await beginBattle(page, { battle, opponent, seed: 'layout' });
    const boards = new Map<string, string>();
    await walk(page, async (name) => {
      for (const size of [...LAPTOPS, ...OTHERS, '1152x864'] as const) {
        const { share, board, hand, scrolls, cut, astray, smallest, ...rest } = await lookAt(page, size);
        const where = `${size}, ${name}`;
        expect({ where, scrolls, cut, astray }).toEqual({ where, scrolls: 0, cut: [], astray: [] });
        expect(smallest, where).toBeGreaterThanOrEqual(12);
        // On a phone it can be read, or it is not there.
        expect(rest.smallestRound, where).toBeGreaterThanOrEqual(11);
        if (size in SQUARISH) {
          expect(share, where).toBeGreaterThanOrEqual(SQUARISH[size as keyof typeof SQUARISH]);
          if (!battle.startsWith('battalion')) expect(rest.log, where).toBe('under');
        }
        if (LAPTOPS.some((one) => one === size)) expect(share, where).toBeGreaterThanOrEqual(60);
        // On an upright phone the board grows while the hand rests, and has one size then, too.
        const kind = size === '360x740' ? `${size} ${hand}` : size;
        if (kind === '360x740 rests') expect(share, where).toBeGreaterThanOrEqual(42);
        expect(board, where).toBe(boards.get(kind) ?? board);
        boards.set(kind, board);
      }
    });
    expect(faults).toEqual([]);
  });
});

const RECORDS = ['ancients-009', 'medieval-06', 'napoleonics-15', 'battalion-3', 'dark-ages-03'] as const;

/** Opens records as replays, one after the other on one page. */
async function replays(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const name of RECORDS) {
    const record = fs.readFileSync(path.resolve(import.meta.dirname, `../golden/records/${name}.record`), 'utf8');
    const link = `#/link/${await linkPart('record', record)}`;
    await page.evaluate((to) => {
      location.hash = to;
    }, link);
    await page.getByRole('button', { name: /Look at it/ }).click();
    await page.locator('.moment-slider').fill('60');
    await look(name);
  }
}

/** The slider of a replay: how high it is, and whether all of it is in sight with nothing over it. */
const slider = (page: Page) =>
  page.locator('.moment-slider').evaluate((one) => {
    const { left, right, top, bottom, height } = one.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return { high: height, inSight: left >= 0 && right <= innerWidth && bottom <= innerHeight && at === one };
  });

test('replays: the board has as much as at the table', async () => {
  const { page } = await house.visit({ width: 1280, height: 720 });
  await replays(page, async (name) => {
    for (const size of LAPTOPS) {
      const where = `${name}, ${size}`;
      const { share, scrolls } = await lookAt(page, size);
      expect({ where, scrolls, inSight: (await slider(page)).inSight }).toEqual({ where, scrolls: 0, inSight: true });
      expect(share, where).toBeGreaterThanOrEqual(60);
    }
  });
});

test('replays on phones and tablets: the page does not scroll, and the slider is there for a finger', async () => {
  const { page } = await house.visit({ width: 360, height: 740 });
  await replays(page, async (name) => {
    for (const size of OTHERS) {
      const where = `${name}, ${size}`;
      const { share, scrolls, astray } = await lookAt(page, size);
      const { high, inSight } = await slider(page);
      expect({ where, scrolls, astray, inSight }).toEqual({ where, scrolls: 0, astray: [], inSight: true });
      expect(share, where).toBeGreaterThan(30);
      expect(high, where).toBeGreaterThanOrEqual(44);
      // What was told and held is reached.
      await page.locator('.replay-side').scrollIntoViewIfNeeded();
      expect((await page.locator('.replay-side').boundingBox())?.height, where).toBeGreaterThan(60);
      expect({ where, small: await smallTargets(page) }).toEqual({ where, small: [] });
    }
  });
});

test('a card that can be played is a row, every other one a thumbnail that shows the card and says why not, once', async () => {
  const { page } = await house.visit({ width: 1366, height: 768 });
  await beginBattle(page, { battle: 'ancients/007', seed: 'layout' });
  const { cards } = await myDecision(page);
  expect(cards.length).toBeGreaterThan(3);
  expect(await page.locator('.hand-card.row').count()).toBe(cards.length);
  const words = await page.locator('.hand-card.row .card-text').allInnerTexts();
  expect(words.every((text) => text.length > 10)).toBe(true);
  await page.locator('[data-card]').nth(cards[0]).click();
  await page.getByTestId('confirm').click();
  await myDecision(page);
  expect(await page.locator('.hand-card.row').count()).toBe(0);
  const thumbs = page.locator('.hand-card.thumb');
  const heights = await thumbs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBe(cards.length - 1);
  for (const height of heights) expect(Math.abs(height - 48)).toBeLessThanOrEqual(2);
  await thumbs.first().hover();
  const whole = page.getByTestId('whole-card');
  await whole.waitFor();
  expect((await whole.innerText()).length).toBeGreaterThan(20);
  // It is there to be asked, though not on offer.
  await thumbs.first().click({ force: true });
  await page.getByTestId('refusal').waitFor();
  // Told once: at the prompt for a card, at the hex for a hex.
  expect(await page.getByTestId('refusal').count()).toBe(1);
  await pointAt(page, 'E7');
  await page.locator('.board [data-testid="refusal"]').waitFor();
  expect(await page.getByTestId('refusal').count()).toBe(1);
});

test('answers with their odds are in the column, and have room on a phone that lies on its side', async () => {
  const { page } = await house.visit({ at: `#/link/${await linkPart('position', POSITION)}` });
  await page.getByRole('button', { name: /Both/ }).click();
  await liftByMouse(page);
  await myDecision(page);
  await pointAt(page, 'F6');
  await pointAt(page, 'E6');
  await page.getByTestId('confirm').click();
  // The other may answer at once; with the hand in sight there are more answers.
  await page.getByTestId('show-hand').click();
  await page.locator('.answer-odds').first().waitFor();
  expect(await page.locator('.board [data-testid="answers"]').count()).toBe(0);
  for (const size of [...LAPTOPS, ...OTHERS]) {
    const { scrolls, cut, astray } = await lookAt(page, size);
    expect({ size, scrolls, cut, astray }).toEqual({ size, scrolls: 0, cut: [], astray: [] });
    const reached = await page
      .locator('.answer')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top < innerHeight - 44));
    expect(reached, size).not.toContain(false);
  }
  await page.setViewportSize({ width: 740, height: 360 });
  const bars = await page
    .locator('.answer')
    .evaluateAll((all) =>
      all.map((one) => [...one.querySelectorAll('.odds-bar')].filter((bar) => bar.checkVisibility()).length),
    );
  expect(Math.max(...bars)).toBe(1);
});

test('text half as large again: the board is still there, nothing scrolls, no sentence is cut', async () => {
  const { page } = await house.visit({ settings: { textSize: 150 } });
  await beginBattle(page, { battle: 'ancients/007', seed: 'layout' });
  await walk(page, async (name) => {
    for (const size of ['1366x768', '1024x768', '768x1024', '360x740', '740x360']) {
      const { share, scrolls, cut, astray } = await lookAt(page, size);
      const where = `${size}, ${name}`;
      expect({ where, scrolls, cut, astray }).toEqual({ where, scrolls: 0, cut: [], astray: [] });
      expect(share, where).toBeGreaterThan(30);
    }
  });
});
