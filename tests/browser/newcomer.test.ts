// What a newcomer does wrong: points at enemies and at nothing, presses Enter, Space and Escape at random, goes back in the browser, and
// loads the page again. Nothing is chosen by it, nothing is lost, and every tap is answered.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House, settled } from './kit.ts';
import { beginBattle, myDecision, number } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

test.each(['ancients/001', 'medieval/01', 'napoleonics/01', 'battalion/1', 'dark-ages/01'])(
  '%s: wrong taps and keys choose nothing; the way back and a reload lose nothing',
  async (battle) => {
    const { page, faults } = await house.visit({ width: 1366, height: 768 });
    await beginBattle(page, { battle, opponent: 'drill', seed: 'new' });
    const { inviting } = await myDecision(page);
    // Tab stops at the board once; inside it one goes by arrows. What happens is told in one place.
    const stops = page.locator('.board [data-place]');
    expect(await stops.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0).length)).toBe(1);
    expect(await page.getByTestId('log').count()).toBe(1);
    const before = await number(page);
    const question = await page.locator('.prompt-text').innerText();
    const places = await page
      .locator('.board [data-place]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''));
    const wrong = places.filter((place) => !inviting.includes(place));
    for (const place of [wrong[0], wrong[Math.floor(wrong.length / 3)], wrong[wrong.length - 1]]) {
      await page.locator(`.board [data-place="${place}"]`).first().click({ force: true });
      const refusal = page.getByTestId('refusal');
      await refusal.waitFor();
      // A reason of its own, with its rule; what is asked stands in the prompt already.
      const words = await refusal.innerText();
      expect(words, place).toMatch(/^[A-Z][^"]{10,}\./);
      expect(words, place).not.toContain('The question now');
      expect(await refusal.getByTestId('rule-ref').count(), place).toBe(1);
      await page.keyboard.press('Escape');
      await refusal.waitFor({ state: 'detached' });
    }
    for (const key of ['Enter', 'Escape', 'Space', 'Enter', 'Escape', 'Tab', 'Escape']) await page.keyboard.press(key);
    await settled(page);
    expect(await number(page)).toBe(before);
    expect(await page.locator('.prompt-text').innerText()).toBe(question);
    const address = page.url();
    await page.goBack();
    await page.locator('.battle').waitFor({ state: 'detached' });
    await page.goForward();
    await myDecision(page);
    expect(page.url()).toBe(address);
    expect(await number(page)).toBe(before);
    await page.reload();
    await myDecision(page);
    expect(await number(page)).toBe(before);
    expect(await page.locator('.prompt-text').innerText()).toBe(question);
    expect(faults).toEqual([]);
  },
);
