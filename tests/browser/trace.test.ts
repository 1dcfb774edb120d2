// Nothing lost from sight, in a real browser: the trace of the enemy's turn and its three lines, how they go and come back, a
// reload, people who share a screen, a battle that is only watched, and sounds that are made only when they are asked for.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House, kept, said, settled } from './kit.ts';
import { beginBattle, glance, myDecision, pointAt } from './person.ts';
import { STATES } from './states.ts';

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
  await settled(page);
  // A turn of one's own begins with a card; an answer in the midst of the enemy's turn is not what is looked for.
  const begins = async () => (await traces(page)) > 0 && (await glance(page)).cards.length > 0;
  for (let turn = 0; turn < 8 && !(await begins()); turn++) {
    await hurryThrough(page);
    await settled(page);
  }
  await page.getByTestId('trace').waitFor({ state: 'attached' });
}

test('the trace is there until the first choice, goes and comes back, is told in lines, shown again and found after a reload', async () => {
  const { page, faults } = await house.visit({ anew: true });
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
  // What was asked for goes, and the focus comes back: that would lay a card down again that was pressed meanwhile.
  await settled(page);

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

/** A point of the screen that lies on a part of the trace: in the midst of its line, or of its sheet. */
const pointOn = (page: Page, part: string): Promise<{ readonly x: number; readonly y: number }> =>
  page
    .locator(`.trace [data-part="${part}"]`)
    .first()
    .evaluate((drawn) => {
      const path = drawn.querySelector<SVGPathElement>('.trace-rim');
      if (!path) {
        const { x, y, width, height } = drawn.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }
      const { x, y } = path
        .getPointAtLength(path.getTotalLength() * 0.6)
        .matrixTransform(path.getScreenCTM() ?? undefined);
      return { x, y };
    });

test.each(['ancients', 'battalion'])(
  'what is pointed at on the trace lights its line in the log, and is said at its place: %s',
  async (game) => {
    const { page, faults } = await house.visit();
    await STATES.find((one) => one.game === game && one.name === 'trace')?.reach(page);
    await page.getByTestId('trace').waitFor({ state: 'attached' });
    await settled(page);
    const told = () => page.locator('.trace-told').allInnerTexts();
    const inSight = () =>
      page.getByTestId('log').evaluate((list) => {
        const line = list.querySelector('.trace-told')?.getBoundingClientRect();
        const { top, bottom } = list.getBoundingClientRect();
        return line !== undefined && line.top >= top - 1 && line.top < bottom;
      });
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const parts = await page
      .locator('.trace [data-part]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-part') ?? ''));
    // One of each kind that the turn has left.
    const kinds = new Map(parts.map((part) => [part.split(' ')[0], part]));
    expect(kinds.size).toBeGreaterThan(1);
    for (const part of kinds.values()) {
      const { x, y } = await pointOn(page, part);
      await page.mouse.move(x, y);
      await expect.poll(told, { message: part }).not.toEqual([]);
      await expect.poll(inSight).toBe(true);
      expect(await scrolled()).toBe(before);
    }
    // Away from it nothing is lit.
    await page.getByTestId('prompt').hover({ position: { x: 3, y: 3 } });
    await expect.poll(told).toEqual([]);

    // By keys: the places where something changed, one after the other; what happened there is said, and its lines are lit.
    await page.locator('.board [data-place]').first().focus();
    await page.keyboard.press('Shift+V');
    for (let i = 0; i < 8 && (await told()).length === 0; i++) {
      await page.keyboard.press('k');
      await settled(page);
    }
    const lines = await told();
    expect(lines.length).toBeGreaterThan(0);
    await page.keyboard.press('h');
    await expect.poll(() => said(page)).toContain(`What happened here: ${lines[0].split('\n')[0]}`);
    expect(faults).toEqual([]);
  },
);

test('sounds are heard when they are asked for', async () => {
  const { page, faults } = await house.visit({ anew: true, settings: { speed: 'quick', sound: true } });
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
  await curtain.getByRole('button', { name: 'Show my hand' }).click();
  await page.locator('[data-card]').first().waitFor();
  // The other one sees the board from the same side.
  expect(await box()).toEqual(before);
  expect(faults).toEqual([]);
});

test('behind the curtain the last choice is taken back by hand and by key, and no hand is shown by it', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { battle: 'dark-ages/01', opponent: 'friend', seed: 'shared' });
  const curtain = page.getByTestId('curtain');
  const heading = () => curtain.getByRole('heading').innerText();
  const back = curtain.getByRole('button', { name: /Take back\. .*Pass this round/ });
  const pass = async () => {
    await curtain.getByRole('button', { name: 'Show my hand' }).click();
    await page.getByTestId('finish').click();
    await page.getByTestId('confirm').click();
    await back.waitFor();
  };
  await curtain.waitFor();
  const first = await heading();
  expect(await back.count()).toBe(0);
  for (const takeBack of [() => back.click(), () => page.keyboard.press('u')]) {
    await pass();
    expect(await heading()).not.toBe(first);
    await takeBack();
    await expect.poll(heading).toBe(first);
    expect(await page.locator('[data-card]').count()).toBe(0);
    expect(await back.count()).toBe(0);
    await expect.poll(() => said(page)).toContain('Taken back');
  }
  await curtain.getByRole('button', { name: 'Show my hand' }).click();
  await page.locator('[data-card]').first().waitFor();
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
