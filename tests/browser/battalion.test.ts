// Battalion at the table: a whole battle by mouse and one by keys alone, with all of it spoken; a charge answered by fire and
// by a counter-charge; dice assigned and hits taken.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { expectChoices, exported, log, spokenToItsEnd, words } from './ends.ts';
import { findings } from './findings.ts';
import { type Brought, bring, choice, keys, mouse, play } from './hands.ts';
import { House } from './kit.ts';
import { beginBattle, myDecision } from './person.ts';
import { B_SMALL, CHARGED, OVERLAP, STRUCK, STRUCK_BY } from './positions-of-battalion-and-dark-ages.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ bypassCSP: true });
});
afterEach(() => house.empty());
afterAll(() => house.close());

const open = (text: string, wish: Brought) => bring(house, battalionRules, text, { as: 'bottom', ...wish });
const prompt = (page: Page): Promise<string> => page.getByTestId('prompt').innerText();

test('set battle 1 by mouse to its end: redeployments, charges, dice and hits; its record is what Node makes of it', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { battle: 'battalion/1', opponent: 'random', seed: 'e' });
  expect(await play(page, mouse, 5)).toBeGreaterThan(15);
  const { text } = await exported(page, battalionRules);
  expectChoices(text, ['redeploy', 'charge', 'engage', 'assign|put', 'lose', 'rally']);
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a small battle by keys alone, and all of it spoken', async () => {
  const { page, faults } = await open(B_SMALL, { byKeys: true, seed: 'keys' });
  expect(await play(page, keys, 3)).toBeGreaterThan(8);
  await spokenToItsEnd(page);
  expect(faults).toEqual([]);
});

/** Samnites have assaulted, no card was played before the roll or after it, and their dice are to be assigned. */
async function rolled(hand: typeof mouse | typeof keys) {
  const { page, faults } = await open(OVERLAP, { seed: 'b' });
  await myDecision(page);
  await hand.act(page, 'b3', 'a2');
  await page.getByTestId('confirm').waitFor();
  await hand.confirm(page);
  for (const phase of ['pool', 'rolledAnswer']) {
    await expect.poll(async () => (await myDecision(page)).phase).toBe(phase);
    await hand.finish(page);
  }
  await expect.poll(async () => (await myDecision(page)).phase).toBe('assign');
  return { page, faults };
}

describe.each([
  ['mouse', mouse],
  ['keys', keys],
] as const)('by %s', (_name, hand) => {
  test('a charge is answered by fire; what it costs and what may come of it is told before', async () => {
    const { page, faults } = await open(CHARGED, { seed: 'fire', played: ['charge a1'] });
    await myDecision(page);
    expect(await prompt(page)).toMatch(/^a1 \(Hastati x3\) charges in sector II/);
    await hand.act(page, 'b1', 'a1');
    expect(await choice(page, 'fire b1').innerText()).toMatch(/Costs 1 order\. With 4 dice/);
    expect(await choice(page, 'counter b1').innerText()).toMatch(/Costs 1 order\. It becomes the target/);
    await hand.weigh(page, 'fire b1');
    const inspector = page.getByTestId('inspector');
    await expect.poll(() => inspector.innerText()).toMatch(/1\.8 hits on average/);
    expect(await inspector.innerText()).toMatch(/(Order for a reaction|Order to pay)\s+1/);
    await hand.confirm(page);
    // The last dice for it may be bought with a card.
    await expect.poll(async () => (await myDecision(page)).phase).toBe('pool');
    await hand.finish(page);
    await expect.poll(() => log(page)).toMatch(/b1 Caetrati fires/i);
    expect(await words(page, 'b1')).toContain('1 order');
    expect(faults).toEqual([]);
  });

  test('a charge is met by a counter-charge', async () => {
    const { page, faults } = await open(CHARGED, { seed: 'meet', played: ['charge a1'] });
    await myDecision(page);
    await hand.act(page, 'b2', 'a1');
    await hand.weigh(page, 'counter b2');
    await expect.poll(() => page.getByTestId('inspector').innerText()).toMatch(/hits on average/);
    await hand.confirm(page);
    await expect.poll(() => words(page, 'b2')).toContain('engaged with a1 Hastati');
    expect(await words(page, 'b2')).toContain('1 order');
    expect(faults).toEqual([]);
  });

  test('hits are taken: every way of it is offered with what is left then', async () => {
    const { page, faults } = await open(STRUCK, STRUCK_BY);
    const seen = await myDecision(page);
    expect(await prompt(page)).toMatch(/takes 3 hits/);
    expect(seen.choices).toEqual([
      'lose 0 place 3',
      'lose 1 refund 0',
      'lose 2 refund 0',
      'lose 2 refund 1',
      'disband',
    ]);
    expect(await choice(page, 'lose 1 refund 0').innerText()).toMatch(/Scutarii removed/);
    await hand.answer(page, 'lose 1 refund 0');
    await expect.poll(() => words(page, 'b2')).toContain('2 ranks, 1 lost');
    expect(faults).toEqual([]);
  });

  test('a charge is confirmed: cost and dice first, and nothing is played before', async () => {
    const { page, faults } = await open(CHARGED, { as: 'top', seed: 'confirm' });
    const { number } = await myDecision(page);
    for (const way of ['cancel', 'confirm'] as const) {
      await hand.act(page, null, 'S2');
      await page.getByTestId('confirm').waitFor();
      expect(await prompt(page)).toMatch(/Costs 1 order\. With 3 dice or more\. The enemy may react/);
      expect((await myDecision(page)).number).toBe(number);
      if (way === 'confirm') await hand.confirm(page);
      else await page.keyboard.press('Escape');
      await page.getByTestId('confirm').waitFor({ state: 'detached' });
    }
    await expect.poll(() => log(page)).toMatch(/a1 Hastati charges for 1 order/);
    expect(faults).toEqual([]);
  });

  test('dice are assigned as well as possible by the button that ends it, which says what that gives', async () => {
    const { page, faults } = await rolled(hand);
    expect(await page.getByTestId('finish').innerText()).toMatch(/^Score 2 hits/);
    expect(await choice(page, 'enough').innerText()).toMatch(/Leave the other dice unused\s+0 hits in all/);
    await hand.finish(page);
    await expect.poll(() => log(page)).toMatch(/2 hits on .*a2 Hastati/);
    expect(faults).toEqual([]);
  });

  test('dice are put on attack values, one by one', async () => {
    const { page, faults } = await rolled(hand);
    const put = (await myDecision(page)).choices.find((one) => one.startsWith('put ')) ?? '';
    await hand.answer(page, put);
    await expect.poll(() => log(page)).toMatch(/b3 Samnites/);
    await expect.poll(() => log(page)).toMatch(/hit/);
    expect(faults).toEqual([]);
  });
});

test('by touch a charge asks before it is played', async () => {
  const { page, faults } = await open(CHARGED, { as: 'top', seed: 'touch', width: 360, height: 740 });
  const { number } = await myDecision(page);
  const box = await page.locator('.board [data-place="S2"]').boundingBox();
  if (!box) throw new Error('no sector');
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await tap();
  await page.getByTestId('confirm').waitFor();
  expect(await prompt(page)).toMatch(/Costs 1 order/);
  expect((await myDecision(page)).number).toBe(number);
  await page.getByTestId('confirm').tap();
  await expect
    .poll(async () => Number(await page.locator('.battle').getAttribute('data-number')))
    .toBeGreaterThan(number);
  expect(faults).toEqual([]);
});

/** Units whose strip is too short for the numbers of its tokens. */
const cutNumbers = (page: Page): Promise<string[]> =>
  page.locator('.board .b-strip').evaluateAll((strips) =>
    strips
      .filter((strip) => {
        const { right } = strip.getBoundingClientRect();
        return [...strip.querySelectorAll('.b-token-count')].some((one) => one.getBoundingClientRect().right > right);
      })
      .map((strip) => strip.textContent ?? ''),
  );

test('the number of tokens on a unit is whole on the narrowest strip', async () => {
  const { page } = await open(OVERLAP, { width: 360, height: 740 });
  await myDecision(page);
  expect(await page.locator('.board .b-token-count').count()).toBeGreaterThan(0);
  expect(await cutNumbers(page)).toEqual([]);
});
