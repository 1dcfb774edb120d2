// Battalion and Dark Ages on the page: whole battles by mouse, armies mustered by keys, four seats, every screen narrow and
// wide, and what axe finds there.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { darkAgesRules } from '../../src/games/dark-ages/ruleset.ts';
import { parseRecord, printRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { findings } from './findings.ts';
import { House } from './kit.ts';
import { beginBattle, glance, myDecision, playByMouse } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ bypassCSP: true });
});
afterAll(() => house.close());

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const games: readonly (readonly [string, AnyRuleset, number])[] = [
  ['battalion/1', battalionRules, 1],
  ['dark-ages/04', darkAgesRules, 1],
];

describe.each(games)('a whole battle: %s', (battle, rules, person) => {
  test('by mouse; its record is byte for byte what Node makes of it, and can be replayed', async () => {
    const { page, faults } = await house.visit();
    await beginBattle(page, { battle, opponent: 'random', seed: 'others' });
    expect(await playByMouse(page, person)).toBeGreaterThan(5);
    const end = page.getByRole('dialog');
    await end.waitFor();
    expect(await end.innerText()).toMatch(/You have (lost|won)|A draw/);
    const waiting = page.waitForEvent('download');
    await end.getByRole('button', { name: /Export/ }).click();
    const text = await readFile(await (await waiting).path(), 'utf8');
    const record = parseRecord(text, rules);
    expect(record.outcome).not.toBe('running');
    expect(printRecord(replay(rules, record).record(), rules)).toBe(text);
    await page.getByTestId('end-replay').click();
    await page.getByTestId('replay-bar').waitFor();
    await page.keyboard.press('.');
    expect(faults).toEqual([]);
  }, 180_000);
});

test('an army is built by keys: a fault is told with its rule, tiles run out, the army is kept and shared', async () => {
  const { page, faults } = await house.visit({ at: '#/muster' });
  await page.locator('.muster-unit').first().waitFor();
  const press = async (name: RegExp | string, nth = 0) => {
    await page.getByRole('button', { name }).nth(nth).focus();
    await page.keyboard.press('Enter');
  };
  await press('Begin with none');
  await expect.poll(() => page.locator('.muster-unit').count()).toBe(0);
  expect(await page.locator('.muster-faults').innerText()).toContain('B Setup rules for mustered battles');
  expect(await page.getByRole('button', { name: 'Begin the battle' }).getAttribute('aria-disabled')).toBe('true');
  await press(/^New unit of Samnites/);
  await expect.poll(() => page.locator('.muster-unit').count()).toBe(1);
  await press(/^Add to unit 1: Scutarii/);
  await expect.poll(() => page.locator('.muster-rank').count()).toBe(2);
  // What is of another class stays out, and says why.
  const horse = page.getByRole('button', { name: /^Add to unit 1: Numidian Cavalry/ });
  expect(await horse.getAttribute('aria-disabled')).toBe('true');
  await horse.focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.muster-rank').count()).toBe(2);
  expect(await page.locator('.muster-tile', { has: horse }).innerText()).toContain('no class in common');
  // The rank in front is the first one; moving it keeps the focus on it.
  await press(/^Move back: Samnites, front rank/);
  await expect.poll(() => page.locator('.muster-rank-name').first().innerText()).toContain('Scutarii');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(focused).toContain('Samnites, second rank');
  await page.getByLabel('Name of the army').fill('Mine');
  await press('Keep this army');
  await press('Copy as text');
  await expect.poll(() => page.locator('.muster-told').innerText()).toContain('copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('vexillum 1 army');
  await press('Take the ready-made army');
  await expect.poll(() => page.locator('.muster-unit').count()).toBe(6);
  await page.locator('summary', { hasText: 'Read an army from text' }).click();
  await page.getByLabel('The text of an army').fill(text.replace('Samnites', 'Samnite'));
  await press('Read it');
  expect(await page.locator('.muster-fault').innerText()).toMatch(/Line \d+, column \d+/);
  await page.getByLabel('The text of an army').fill(text);
  await press('Read it');
  await expect.poll(() => page.locator('.muster-unit').count()).toBe(1);
  await page.reload();
  await expect.poll(() => page.locator('.muster-unit').count()).toBe(1);
  await page.locator('summary', { hasText: 'Kept armies' }).click();
  expect(await page.locator('.muster-saved').innerText()).toContain('Mine');
  expect(faults).toEqual([]);
});

test('two mustered armies deploy in turns and fight', async () => {
  const { page, faults } = await house.visit({ at: '#/muster' });
  await page.locator('.muster-unit').first().waitFor();
  await page.getByTestId('muster-size').selectOption('7');
  await expect.poll(() => page.locator('.muster-unit').count()).toBe(7);
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  const first = await myDecision(page);
  expect(first.inviting.length).toBeGreaterThan(0);
  expect(await playByMouse(page, 3)).toBeGreaterThan(10);
  expect(faults).toEqual([]);
}, 120_000);

test('four people at one screen: the curtain names each army, and no hand is in the document behind it', async () => {
  const { page, faults } = await house.visit({ at: '#/muster' });
  await page.locator('.muster-unit').first().waitFor();
  await page.getByTestId('muster-players').selectOption('4');
  await expect.poll(() => page.locator('.muster-seat').count()).toBe(4);
  for (let seat = 0; seat < 4; seat++) await page.getByLabel('Played by').nth(seat).selectOption('person');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  const asked = new Set<string>();
  for (let i = 0; i < 40 && asked.size < 4; i++) {
    const seen = await myDecision(page);
    if (seen.curtain) {
      asked.add(await page.locator('.curtain h1').innerText());
      expect(await page.locator('[data-card]').count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.waitForSelector('.battle');
    } else if (seen.confirm) await page.getByTestId('confirm').click();
    else await page.locator(`.board [data-place="${seen.inviting[i % seen.inviting.length]}"]`).click({ force: true });
  }
  expect(asked.size).toBe(4);
  expect(faults).toEqual([]);
});

describe.each([
  { name: 'light, wide', width: 1440, height: 900, dark: false },
  { name: 'dark, phone', width: 360, height: 740, dark: true },
])('no serious finding by axe, and nothing scrolls sideways ($name)', (look) => {
  test.each([
    ['#/muster', '.muster-unit'],
    ['#/games/battalion', '.battle-card'],
    ['#/games/dark-ages', '.battle-card'],
    ['#/new/battalion/1', 'form'],
    ['#/new/dark-ages/01', 'form'],
    ['#/rules/battalion', 'h2'],
    ['#/rules/dark-ages', 'h2'],
  ])('%s', async (hash, ready) => {
    const { page, faults } = await house.visit({ ...look, at: hash });
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(800);
    expect(await findings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(faults).toEqual([]);
  });

  test.each(['battalion/1', 'dark-ages/01'])('the table of %s', async (battle) => {
    const { page, faults } = await house.visit(look);
    await beginBattle(page, { battle, opponent: 'random', seed: 'axe' });
    await myDecision(page);
    expect(await findings(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const { inviting } = await glance(page);
    if (inviting.length > 0) await page.locator(`.board [data-place="${inviting[0]}"]`).click({ force: true });
    await page.waitForTimeout(300);
    expect(await findings(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
