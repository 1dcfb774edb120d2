// Dark Ages at the table: a whole battle by mouse and one by keys alone, with all of it spoken; an order card played in the
// enemy's round; values that stay hidden until a unit fights.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { expectChoices, exported, log, spokenToItsEnd, words } from './ends.ts';
import { findings } from './findings.ts';
import { type Brought, bring, type Hand, keys, mouse, play } from './hands.ts';
import { House } from './kit.ts';
import { beginBattle, myDecision, pointAt } from './person.ts';
import { ASSAULTED, ASSAULTED_BY, D_SMALL, UNSEEN } from './positions-of-battalion-and-dark-ages.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ bypassCSP: true });
});
afterEach(() => house.empty());
afterAll(() => house.close());

const open = (text: string, wish: Brought) => bring(house, darkAgesRules, text, { as: 'bottom', ...wish });

/** Takes up a card of the hand by its key. */
async function card(page: Page, hand: Hand, key: string): Promise<void> {
  const all = await page
    .locator('.hand-cards [data-card]')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-card')));
  await hand.card(page, all.indexOf(key));
}

test('Bannockburn by mouse to its end; its record is what Node makes of it', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { battle: 'dark-ages/10', opponent: 'drill', seed: 'h' });
  expect(await play(page, mouse, 8)).toBeGreaterThan(20);
  const { text } = await exported(page, darkAgesRules, /You have (lost|won)|A draw/);
  expectChoices(text, ['activate', 'move', 'step', 'melee|assault', 'play', 'pass']);
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a skirmish by keys alone, and all of it spoken', async () => {
  const { page, faults } = await open(D_SMALL, { byKeys: true, seed: 'keys' });
  expect(await play(page, keys, 3)).toBeGreaterThan(5);
  await spokenToItsEnd(page);
  expect(faults).toEqual([]);
});

describe.each([
  ['mouse', mouse],
  ['keys', keys],
] as const)('by %s', (_name, hand) => {
  test('Shield Wall is ordered in the enemy round, against an assault', async () => {
    const { page, faults } = await open(ASSAULTED, ASSAULTED_BY);
    await myDecision(page);
    expect(await page.getByTestId('prompt').innerText()).toMatch(/Norse Axemen .* assault .* Play an order card/);
    // A card that does not belong to this moment says why.
    await card(page, hand, 'pillage-37');
    await expect.poll(() => page.getByTestId('refusal').first().innerText()).toMatch(/\S/);
    await card(page, hand, 'shieldWall-7');
    await page.getByTestId('confirm').waitFor();
    await hand.confirm(page);
    await expect.poll(() => log(page)).toMatch(/Shield Wall on Spearmen at E4/);
    // The attacker has nothing to add; nor has he who is asked again.
    await expect.poll(async () => (await myDecision(page)).finish).toBe(true);
    await hand.finish(page);
    await expect.poll(() => log(page)).toMatch(/Norse Axemen .* roll /);
    expect(await page.locator('.hand-cards [data-card="shieldWall-7"]').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test('values stay hidden until the unit fights', async () => {
    const { page, faults } = await open(UNSEEN, { seed: 'seen' });
    await myDecision(page);
    const values = /attack \d, defence \d, morale \d/;
    expect(await words(page, 'D4')).toMatch(/Axemen.*values not seen yet.*morale not seen yet/);
    expect(await words(page, 'E4')).toMatch(values);
    // Nowhere in the document is there a number of the enemy; what is asked about him says so too.
    await pointAt(page, 'D4', 600, 100);
    await expect.poll(() => page.getByTestId('inspector').innerText()).toMatch(/hidden from you until it fights/);
    const whole = await page.evaluate(() => document.documentElement.outerHTML);
    expect(whole.match(/D4: Norse[^"]*/g)?.join(' ') ?? '').not.toMatch(values);
    expect(whole).not.toMatch(/d-value-table/);
    const dropped = page.getByTestId('cancel');
    if (await dropped.count()) await dropped.click();
    await hand.act(page, 'E4', 'D4');
    await page.getByTestId('confirm').waitFor();
    await hand.confirm(page);
    await expect.poll(() => log(page)).toMatch(/now know the values of Norse Axemen at D4/);
    await expect.poll(() => words(page, 'D4')).toMatch(/attack 3, defence 4, morale 2/);
    expect(faults).toEqual([]);
  });
});

test('with the switch showValues the values are there from the start', async () => {
  const { page, faults } = await open(`${UNSEEN}options: showValues\n`, { seed: 'seen' });
  await myDecision(page);
  expect(await words(page, 'D4')).toMatch(/attack 3, defence 4, morale 2.*Harald, on foot, morale 3/);
  expect(await words(page, 'B7')).toMatch(/attack 5, defence 3, morale 2/);
  expect(faults).toEqual([]);
});
