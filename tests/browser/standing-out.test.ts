// Pressing what stands out, on the page itself: a whole small battle of each game is fought to its end so, nothing ends by a filled
// button while something could be done, and an ending with more to do asks once, by mouse and by keys.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { bring } from './hands.ts';
import { House, settled } from './kit.ts';
import { beginBattle, type glance, myDecision, pointAt, press } from './person.ts';
import { SMALL_BATTLES } from './small-battles.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

type Seen = Awaited<ReturnType<typeof glance>>;

/** Presses what stands out; where nothing does, what invites first. Answers whether something was left undone by it. */
async function pressOn(page: Page, seen: Seen, turn: number): Promise<boolean> {
  const filled = page.locator('.prompt-foot .act.primary, .answers .act.primary').first();
  const choice = (text: string) => page.locator(`[data-choice="${text}"]:not([data-testid])`).first();
  if ((await filled.count()) > 0) {
    // Read at once: by the time of the press the question may have been answered.
    const leaves = await filled.evaluateAll(([button]) => button?.getAttribute('data-leaves') ?? null);
    await press(filled);
    return leaves !== null;
  }
  if (seen.choices.length > 0) await press(choice(seen.choices[0]));
  else if (seen.cards.length > 0 && seen.inviting.length === 0)
    await press(page.locator('[data-card]').nth(seen.cards[0]));
  else if (seen.inviting.length > 0) await pointAt(page, seen.inviting[turn % seen.inviting.length], 1);
  else await press(page.getByTestId('finish').first());
  return false;
}

test.each(SMALL_BATTLES)('%s: a whole battle, and nothing is forfeited', async (_game, rules, sheet) => {
  const { page, faults } = await bring(house, rules, sheet, { seed: 'stands out', as: 'bottom' });
  for (let i = 0; ; i++) {
    const seen = await myDecision(page);
    if (seen.over) break;
    expect(i).toBeLessThan(1500);
    expect(await pressOn(page, seen, i)).toBe(false);
  }
  expect(await page.getByRole('dialog').innerText()).toMatch(/You have (won|lost)/);
  expect(faults).toEqual([]);
});

test('an ending with more to do asks once; a second press of an eager hand ends nothing', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { seed: 'stands out' });
  const { cards } = await myDecision(page);
  await page.locator('[data-card]').nth(cards[0]).click();
  await page.getByTestId('confirm').click();
  const end = page.getByTestId('finish');
  await end.waitFor();
  const { number, inviting } = await myDecision(page);
  const left = await end.getAttribute('data-leaves');
  expect(left).toMatch(/\d/);
  expect(await end.innerText()).toContain(`(${left})`);
  // Twice at the same place.
  const box = await end.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.click(x, y);
  expect(await page.getByTestId('considered').innerText()).toContain(`with ${left}?`);
  await page.mouse.click(x, y);
  await settled(page);
  expect((await myDecision(page)).number).toBe(number);
  // What leads back is filled, and what ends is not.
  if ((await page.getByTestId('confirm').count()) === 0) await end.click();
  expect(await page.getByTestId('confirm').getAttribute('class')).not.toContain('primary');
  expect(await page.getByTestId('cancel').getAttribute('class')).toContain('primary');
  await page.getByTestId('cancel').click();
  await page.getByTestId('confirm').waitFor({ state: 'detached' });
  expect((await myDecision(page)).number).toBe(number);
  // By keys: the cursor is on a unit that could be ordered, and Enter orders it.
  await page.keyboard.press('n');
  await page.keyboard.press('f');
  await page.getByTestId('confirm').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await myDecision(page)).number).toBe(number + 1);
  expect((await myDecision(page)).inviting.length).toBe(inviting.length - 1);
  expect(faults).toEqual([]);
});
