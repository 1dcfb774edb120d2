// A whole battle of each game by a person who sees nothing: from the accessibility tree alone, by keyboard alone. The line to
// type into is reached by Tab; what can be chosen is asked for and heard, and a number is typed.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeRandom } from '../kit/random.ts';
import { Ears, eagerChoice, menuIn } from './ears.ts';
import { House } from './kit.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

/** Battles that are short for this very person, found by trying seeds: what is proved does not depend on them, only its length. */
const BATTLES: readonly (readonly [battle: string, seed: string])[] = [
  ['ancients/104', '1'],
  ['medieval/09', '7'],
  ['napoleonics/12', '1'],
  ['battalion/1', '3'],
  ['dark-ages/01', '10'],
];

/** The last thing that is heard: who has won, in the dialog that opens at the end. */
const OVER = /^Dialog: .*(?:victory|won|defeat|lost|draw)/i;
const MENU = /^Choices\. /;
/** Somebody else decides; or what was typed came too late, and is not done. */
const ELSEWHERE = /not asked now/;
const REFUSED = /^Not done\. /;

/** From the set-up screen to the table, by Tab, arrows and Enter. */
async function begin(page: Page, ears: Ears, seed: string): Promise<void> {
  await ears.hears(/radio/, /computer: drill/i);
  const opponent = await ears.press('Tab', /radio/, /computer: drill/i);
  expect(opponent.checked).toBe(true);
  await ears.press('Tab', /.*/, /^Seed$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await ears.onFocus(/textbox/, /.*/);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(seed);
  await ears.press('Shift+Tab', /button/, /the battle$/);
  await page.keyboard.press('Enter');
  await ears.until((said) => said !== '');
}

test.each(BATTLES)('%s, heard and typed from the first card to the end', async (battle, seed) => {
  const { page, faults } = await house.visit({ at: `#/new/${battle}` });
  const ears = await Ears.at(page);
  await begin(page, ears, seed);
  // One of the first stops of Tab leads to the line.
  await ears.press('Tab', /button/, /^Type a command$/);
  await page.keyboard.press('Enter');
  await ears.onFocus(/combobox/i, /^Type a command$/);
  const random = makeRandom(Number(seed));
  let typed = 0;
  await ears.type('choices');
  for (;;) {
    const said = await ears.until(
      (one) => MENU.test(one) || OVER.test(one) || ELSEWHERE.test(one) || REFUSED.test(one),
      'choices',
    );
    if (said.split('\n').some((one) => OVER.test(one))) break;
    const entries = menuIn(said);
    if (entries.length > 0) await ears.type(`${eagerChoice(entries, random)}; choices`);
    else {
      // Somebody else decides, or what was typed came too late: asked again after a breath.
      await page.waitForTimeout(60);
      await ears.type('choices');
    }
    expect(++typed).toBeLessThan(600);
  }
  expect(typed).toBeGreaterThan(10);
  // The table is inert behind the dialog; what was told last is heard in it.
  if (!ears.all.some((one) => /^The battle is over/.test(one)))
    await ears.until((one) => /^The battle is over/.test(one));
  // Behind the dialog the line is where it was, and answers.
  await page.keyboard.press('Escape');
  await ears.onFocus(/combobox/i, /^Type a command$/);
  await ears.type('score');
  await ears.until((one) => /^Score\. /.test(one));
  expect(faults).toEqual([]);
});
