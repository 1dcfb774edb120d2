// Pressing what stands out, on the page itself: after a card nothing ends by the filled button, an ending with more to do asks
// once, and whoever presses on always has something to press.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House } from './kit.ts';
import { beginBattle, myDecision, pointAt } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

test('the filled button never ends what could go on, and an ending asks once', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { seed: 'stands out' });
  let asked = 0;
  for (let i = 0; i < 60; i++) {
    const seen = await myDecision(page);
    if (seen.over) break;
    const filled = page.locator('.prompt-foot .act.primary, .answers .act.primary').first();
    if (seen.confirm) await page.getByTestId('confirm').click();
    else if ((await filled.count()) > 0) {
      // What is filled leaves nothing undone.
      expect(await filled.getAttribute('data-leaves')).toBeNull();
      await filled.click();
    } else if (seen.choices.length > 0)
      await page.locator(`[data-choice="${seen.choices[0]}"]:not([data-testid])`).first().click();
    else if (seen.phase === 'playCard') await page.locator('[data-card]').nth(seen.cards[0]).click();
    else if (seen.inviting.length > 0) {
      const end = page.getByTestId('finish');
      if (asked === 0 && (await end.count()) > 0) {
        const left = await end.getAttribute('data-leaves');
        expect(left).toMatch(/\d/);
        expect(await end.innerText()).toContain(`(${left})`);
        await end.click();
        expect(await page.getByTestId('considered').innerText()).toContain(`with ${left}?`);
        await page.getByTestId('cancel').click();
        await expect.poll(() => page.getByTestId('confirm').count()).toBe(0);
        expect((await myDecision(page)).number).toBe(seen.number);
        asked++;
      }
      await pointAt(page, seen.inviting[0], 1);
    }
  }
  expect(asked).toBe(1);
  expect(faults).toEqual([]);
});
