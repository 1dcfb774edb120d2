// A mustered battle of Battalion from the empty box to the first turn, by mouse and by keys alone: factions and size, a unit
// built by hand, a rule broken, told and mended, the army kept, copied and read again; and four seats with two people.

import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Hand, keys, mouse, play, tabTo } from './hands.ts';
import { House, settled } from './kit.ts';
import { overflow, smallTargets } from './narrow.ts';
import { glance, myDecision } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

/** The two ways of using a form. */
interface Fingers {
  press(page: Page, control: Locator): Promise<void>;
  /** Picks what a list calls so. */
  pick(page: Page, list: Locator, words: string): Promise<void>;
  write(page: Page, field: Locator, text: string): Promise<void>;
}

const byMouse: Fingers = {
  press: (_page, control) => control.click({ force: true }),
  pick: (_page, list, words) => list.selectOption({ label: words }).then(() => undefined),
  async write(page, field, text) {
    await field.click({ clickCount: 3 });
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
};

const byKeys: Fingers = {
  async press(page, control) {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  },
  async pick(page, list, words) {
    await tabTo(page, list);
    await page.keyboard.type(words);
  },
  async write(page, field, text) {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  },
};

const units = (page: Page): Promise<number> => page.locator('.muster-unit').count();
const ranks = (page: Page): Promise<number> => page.locator('.muster-rank').count();
const faults = (page: Page): Promise<string> =>
  page.locator('.muster-faults').evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText).join('\n'));

/** Places the own units in these sectors by turns, until all stand. */
async function deploy(page: Page, hand: Hand, sectors: readonly string[]): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const seen = await myDecision(page);
    if (seen.curtain) {
      await hand.lift(page);
      await page.waitForSelector('.battle');
    } else if (seen.phase === 'deploy') {
      const pile = seen.inviting.filter((place) => /^[a-d]\d/.test(place));
      // The last one is in hand by itself.
      await hand.act(page, pile.length > 1 ? pile[0] : null, sectors[i % sectors.length]);
      await expect.poll(async () => (await glance(page)).number).not.toBe(seen.number);
    } else return;
  }
}

/** The battle gets its seed from the browser; here it is always the same one. */
const sameSeed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array || array instanceof Uint8Array) array.fill(7);
      return array;
    };
  });

describe.each([
  ['mouse', byMouse, mouse],
  ['keys', byKeys, keys],
] as const)('by %s', (_name, fingers, hand) => {
  test('an army is built, broken, mended, kept, copied and read; the battle is deployed to its first turn', async () => {
    const { page, faults: errors } = await house.visit({ at: '#/muster', anew: true });
    await sameSeed(page);
    await page.reload();
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    // The army is judged elsewhere, and the builder is drawn again when the answer comes: the page comes to rest first.
    const press = async (name: string | RegExp) => {
      await settled(page);
      await fingers.press(page, button(name).first());
    };
    await page.locator('.muster-unit').first().waitFor();
    // Factions and size.
    await fingers.pick(page, page.getByTestId('muster-size'), '7');
    await expect.poll(() => units(page)).toBe(7);
    await fingers.pick(page, page.getByLabel('Faction').nth(1), 'Han Empire');
    await expect.poll(() => page.locator('#muster-army-title').innerText()).toMatch(/Han.*7 of 7 units/);
    await fingers.pick(page, page.getByLabel('Played by').nth(0), 'Random');
    // One unit is taken apart: the army breaks the rule that agreed on the size, and says so.
    await press('Take unit 7 apart');
    await expect.poll(() => faults(page)).toMatch(/6 units; 7 were agreed on/);
    expect(await faults(page)).toContain('B Setup rules for mustered battles');
    expect(await button('Begin the battle').getAttribute('aria-disabled')).toBe('true');
    // It is mended by hand.
    await press(/^New unit of Halberdiers/);
    await expect.poll(() => units(page)).toBe(7);
    const before = await ranks(page);
    await press(/^Add to unit 7: Conscript Infantry/);
    await expect.poll(() => ranks(page)).toBe(before + 1);
    const built = page.locator('.muster-unit').nth(6);
    await fingers.press(page, built.getByRole('button', { name: /^Move back: Halberdiers, front rank/ }));
    await expect
      .poll(() => page.locator('.muster-unit').nth(6).getAttribute('aria-label'))
      .toBe('Unit 7: Conscript Infantry, Halberdiers');
    expect(await faults(page)).toBe('');
    // What may not join says which rule forbids it, and does nothing.
    const horse = page.getByRole('button', { name: /^Add to unit 7: Horse Lancers/ });
    await fingers.press(page, horse);
    expect(await ranks(page)).toBe(before + 1);
    const why = await page.locator('.muster-tile', { has: horse }).innerText();
    expect(why).toMatch(/no class in common/);
    expect(why).toContain('B Units');
    // Kept, taken as text, left for another, and taken again after a reload.
    await fingers.write(page, page.getByLabel('Name of the army'), 'River host');
    await press('Keep this army');
    await expect.poll(() => page.locator('.muster-told').innerText()).toMatch(/River host is kept/);
    await press('Copy as text');
    await expect.poll(() => page.locator('.muster-told').innerText()).toMatch(/copied/);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^vexillum 1 army/);
    expect(text).toContain('River host');
    await press('Begin with none');
    await expect.poll(() => units(page)).toBe(0);
    await page.reload();
    await expect.poll(() => units(page)).toBe(0);
    if ((await page.locator('#muster-army-title').innerText()).startsWith('Top'))
      await press('Build this army: Bottom');
    await fingers.press(page, page.locator('summary', { hasText: 'Kept armies' }));
    await press('Take it: River host');
    await expect.poll(() => units(page)).toBe(7);
    await press('Begin with none');
    await expect.poll(() => units(page)).toBe(0);
    // A text that breaks a rule is told with it; the good one is read.
    await fingers.press(page, page.locator('summary', { hasText: 'Read an army from text' }));
    const field = page.getByLabel('The text of an army');
    await fingers.write(
      page,
      field,
      text.replace('Conscript Infantry, Halberdiers', 'Conscript Infantry, Horse Lancers'),
    );
    await press('Read it');
    await expect
      .poll(async () => `${await page.locator('.muster-fault').allInnerTexts()} ${await faults(page)}`)
      .toMatch(/no class in common[\s\S]*B Units|B Units[\s\S]*no class in common/);
    await fingers.write(page, field, text);
    await press('Read it');
    await expect
      .poll(() => page.locator('.muster-unit').nth(6).getAttribute('aria-label'))
      .toMatch(/Conscript Infantry, Halberdiers/);
    await expect.poll(() => button('Begin the battle').getAttribute('aria-disabled')).toBe('false');
    await press('Begin the battle');
    const first = await myDecision(page);
    expect(first.phase).toBe('deploy');
    await deploy(page, hand, ['S2', 'S1', 'S3']);
    expect(await page.locator('.top-bar, header').first().innerText()).toMatch(/Turn 1/);
    expect(errors).toEqual([]);
  });
});

test('four seats, two people against two bots: the curtain stands between the people for some turns', async () => {
  const { page, faults: errors } = await house.visit({ at: '#/muster', anew: true });
  await sameSeed(page);
  await page.reload();
  await page.locator('.muster-unit').first().waitFor();
  await page.getByTestId('muster-players').selectOption('4');
  await expect.poll(() => page.locator('.muster-seat').count()).toBe(4);
  await page.getByTestId('muster-size').selectOption('4');
  const players = ['person', 'person', 'random', 'random'];
  for (const [seat, player] of players.entries()) await page.getByLabel('Played by').nth(seat).selectOption(player);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await deploy(page, mouse, ['S3']);
  const asked: string[] = [];
  let turn = 0;
  await play(page, mouse, 5, async (seen) => {
    if (seen.curtain) {
      asked.push(await page.locator('[data-testid="curtain"] h2').innerText());
      expect(await page.locator('[data-card]').count()).toBe(0);
    } else turn = Number(/Turn (\d+)/.exec(await page.locator('.battle').innerText())?.[1] ?? 0);
    return asked.length >= 5;
  });
  expect(turn).toBeGreaterThanOrEqual(4);
  // Both people were called, and nobody else.
  expect(new Set(asked).size).toBe(2);
  expect(asked.length).toBe(5);
  expect(errors).toEqual([]);
});

test('on a phone the builder does not scroll sideways, and a thumb hits everything', async () => {
  const { page } = await house.visit({ at: '#/muster', width: 360, height: 740 });
  await page.locator('.muster-unit').first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
});
