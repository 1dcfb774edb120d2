// A whole battle of each game by a person who sees nothing: from the accessibility tree alone, by keyboard alone. The line to
// type into is reached by Tab; what can be chosen is asked for and heard, and a number is typed.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { linkPart } from '../../src/web/app/links.ts';
import { makeRandom } from '../kit/random.ts';
import { Ears, eagerChoice, menuIn } from './ears.ts';
import { recordOf } from './hands.ts';
import { House } from './kit.ts';
import { SMALL_BATTLES } from './small-battles.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

/** The last thing that is heard: who has won, in the dialog that opens at the end. */
const OVER = /^Dialog: .*(?:victory|won|defeat|lost|draw)/i;
const MENU = /^Choices\. /;
/** Somebody else decides; or what was typed came too late, and is not done. */
const ELSEWHERE = /not asked now/;
const REFUSED = /^Not done\. /;

/** From the set-up screen to the table, by Tab, arrows and Enter. */
async function setUp(page: Page, ears: Ears, seed: string): Promise<void> {
  await ears.hears(/radio/, /^The computer/);
  const opponent = await ears.press('Tab', /radio/, /^The computer/);
  expect(opponent.checked).toBe(true);
  await ears.press('Tab', /combobox/i, /^Level/);
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

/** From a link that somebody sent to the table: as the bottom army against the computer. */
async function sitDown(page: Page, ears: Ears): Promise<void> {
  await ears.hears(/button/, /\(bottom\)/);
  await ears.press('Tab', /button/, /\(bottom\)/);
  await page.keyboard.press('Enter');
  await ears.until((said) => said !== '');
}

/** Plays to the end: the line is reached by Tab; what can be chosen is asked for, and a number typed. */
async function playToTheEnd(page: Page, ears: Ears): Promise<void> {
  // One of the first stops of Tab leads to the line, once the table stands.
  await ears.hears(/button/, /^Type a command$/);
  await ears.press('Tab', /button/, /^Type a command$/);
  await page.keyboard.press('Enter');
  await ears.onFocus(/combobox/i, /^Type a command$/);
  const random = makeRandom(7);
  let typed = 0;
  await ears.type('choices');
  for (;;) {
    const said = await ears.until(
      (one) => MENU.test(one) || OVER.test(one) || ELSEWHERE.test(one) || REFUSED.test(one),
      'choices',
    );
    if (said.split('\n').some((one) => OVER.test(one))) break;
    const entries = menuIn(said);
    if (entries.length > 0) {
      await ears.type(`${eagerChoice(entries, random)}; choices`);
      expect(++typed).toBeLessThan(600);
    } else {
      // Somebody else decides, or what was typed came too late: asked again after a breath.
      await page.waitForTimeout(60);
      await ears.type('choices');
    }
  }
  expect(typed).toBeGreaterThan(5);
  // The table is inert behind the dialog; what was told last is heard in it.
  if (!ears.all.some((one) => /^The battle is over/.test(one)))
    await ears.until((one) => /^The battle is over/.test(one));
  // Behind the dialog the line is where it was, and answers.
  await page.keyboard.press('Escape');
  await ears.onFocus(/combobox/i, /^Type a command$/);
  await ears.type('score');
  await ears.until((one) => /^Score\. /.test(one));
}

test('a battle of the shelf, from its set-up to its end', async () => {
  const { page, faults } = await house.visit({ at: '#/new/ancients/104' });
  const ears = await Ears.at(page);
  await setUp(page, ears, '1');
  await playToTheEnd(page, ears);
  expect(faults).toEqual([]);
});

test.each(SMALL_BATTLES)(
  '%s: a small battle, heard and typed from the first choice to the end',
  async (_game, rules, sheet) => {
    const link = await linkPart('record', recordOf(rules, sheet, { seed: 'heard' }));
    const { page, faults } = await house.visit({ at: `#/link/${link}` });
    const ears = await Ears.at(page);
    await sitDown(page, ears);
    await playToTheEnd(page, ears);
    expect(faults).toEqual([]);
  },
);
