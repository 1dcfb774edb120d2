// The levels on the page: chosen on the set-up screen, loaded when one sits down, thinking beside the table; a small battle against the
// top level to its end, one that is given up while it thinks, two that are watched, and a reload in the middle.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ancientsRules } from '../../src/games/ancients/ruleset.ts';
import { exported } from './ends.ts';
import { findings } from './findings.ts';
import { bring, mouse, play } from './hands.ts';
import { House } from './kit.ts';
import { beginBattle, myDecision } from './person.ts';
import { SMALL_BATTLES } from './small-battles.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ bypassCSP: true });
});
afterEach(() => house.empty());
afterAll(() => house.close());

/** It thinks by counts, and little: the same battle on every machine. */
const MOMENT = { thinking: 'moment' } as const;
const [, rules, SHEET] = SMALL_BATTLES[0];

test('a small battle against the general to its end, with a reload; the record names it', async () => {
  const { page, faults } = await bring(house, rules, SHEET, {
    as: 'bottom',
    seed: 'top level',
    opponent: 'general:bold',
    settings: MOMENT,
  });
  await myDecision(page);
  await page.reload();
  await myDecision(page);
  expect(await play(page, mouse, 2)).toBeGreaterThan(3);
  const { text } = await exported(page, ancientsRules, /You have (lost|won)|A draw/);
  expect(text).toContain('\ncomputer: top general:bold 2 counted 3000\n');
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('levels and temperaments are chosen by list, and say what they look at; the code comes when one sits down', async () => {
  const { page, faults } = await house.visit({
    width: 360,
    height: 740,
    at: '#/new/ancients/001',
    settings: MOMENT,
    anew: true,
  });
  const asked: string[] = [];
  const note = ({ url = '' }: { url?: string }) => asked.push(url);
  house.app.server.on('request', note);
  await page.getByLabel('Level').selectOption('commander');
  await page.getByLabel(/Temperament/).selectOption('cautious');
  expect(await page.locator('.setup-bot-about').innerText()).toMatch(
    /Looks at its whole turn.* Overlooks plans that are not the first.* on a slow device/s,
  );
  expect(await findings(page)).toEqual([]);
  // Nothing is wider than a phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.getByLabel('Level').selectOption('drill');
  expect(await page.getByLabel(/Temperament/).count()).toBe(0);
  await beginBattle(page, { opponent: 'drill', seed: 'small' });
  await myDecision(page);
  const levels = () => asked.filter((url) => /\/levels[^/]*\.js$/.test(url)).length;
  expect(levels()).toBe(0);
  // The bottom army begins.
  await beginBattle(page, { opponent: 'general:bold', side: 'top', seed: 'large' });
  await myDecision(page);
  expect(levels()).toBeGreaterThan(0);
  house.app.server.off('request', note);
  expect(faults).toEqual([]);
});
