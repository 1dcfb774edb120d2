// Battalion at the table: a whole battle by mouse and one by keys alone, with all of it spoken; a charge answered by fire and
// by a counter-charge; hits taken and dice assigned; every such state without a serious finding, wide and narrow.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { battalionRules } from '../../src/games/battalion/ruleset.ts';
import { parseRecord, printRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import { findings } from './findings.ts';
import { type Brought, bring, choice, keys, logLines, mouse, play, said } from './hands.ts';
import { House } from './kit.ts';
import { beginBattle, myDecision } from './person.ts';
import { narrowFaults } from './narrow.ts';
import { ASSIGNED, B_SMALL, CHARGED, OVERLAP, STRUCK } from './others-positions.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ bypassCSP: true });
});
afterAll(() => house.close());

const open = (text: string, wish: Brought) => bring(house, battalionRules, text, wish);
const words = async (page: Page, place: string): Promise<string> =>
  (await page.locator(`.board [data-place="${place}"]`).getAttribute('aria-label')) ?? '';
const log = (page: Page): Promise<string> => page.getByTestId('log').innerText();

test('set battle 1 by mouse to its end: redeployments, charges, dice and hits; its record is what Node makes of it', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { battle: 'battalion/1', opponent: 'random', seed: 'mouse' });
  expect(await play(page, mouse, 2)).toBeGreaterThan(20);
  const end = page.getByRole('dialog');
  await end.waitFor();
  expect(await end.innerText()).toMatch(/You have (lost|won)/);
  const waiting = page.waitForEvent('download');
  await end.getByRole('button', { name: /Export/ }).click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  const record = parseRecord(text, battalionRules);
  expect(record.outcome).not.toBe('running');
  expect(printRecord(replay(battalionRules, record).record(), battalionRules)).toBe(text);
  for (const word of ['redeploy', 'charge', 'engage', 'assign|put', 'lose', 'rally'])
    expect(text).toMatch(new RegExp(`^ +\\d+ bottom (${word})`, 'm'));
  expect(faults).toEqual([]);
});

test('a small battle by keys alone, and all of it spoken', async () => {
  const { page, faults } = await open(B_SMALL, { as: 'bottom', byKeys: true, seed: 'keys' });
  expect(await play(page, keys, 3)).toBeGreaterThan(8);
  await expect.poll(() => said(page)).toMatch(/The battle is over/);
  const spoken = await said(page);
  const lines = await logLines(page);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !spoken.includes(line))).toEqual([]);
  expect(faults).toEqual([]);
});

describe.each([
  ['mouse', mouse],
  ['keys', keys],
] as const)('by %s', (_name, hand) => {
  const charged = (seed: string): Brought => ({ as: 'bottom', seed, played: ['charge a1'] });

  test('a charge is answered by fire: what it costs and may do is told before it is done', async () => {
    const { page, faults } = await open(CHARGED, charged('fire'));
    await myDecision(page);
    expect(await page.getByTestId('prompt').innerText()).toMatch(/charges in sector II/);
    await hand.act(page, 'b1', 'a1');
    await choice(page, 'fire b1').waitFor();
    expect(await choice(page, 'fire b1').innerText()).toMatch(/Costs 1 order/);
    expect(await choice(page, 'counter b1').innerText()).toMatch(/becomes the target/);
    await hand.answer(page, 'fire b1');
    expect(faults).toEqual([]);
  });
});
