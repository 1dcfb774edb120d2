// At the table: hidden hands between two people, undo and where it stops, reasons for what cannot be done, odds like the
// command line's, a reload in the middle of a combat, dice entered by hand, a failed table.

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { linkPart } from '../../src/web/app/links.ts';
import { liftByMouse } from './hands.ts';
import { House, kept, settled, type Visit, type VisitOptions } from './kit.ts';
import { beginBattle, glance, myDecision, number, pointAt } from './person.ts';
import { POSITION } from './positions-of-commands.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

/** Opens a position by its link, as the bottom army against the computer, or for two people. */
async function openPosition(text: string, who: RegExp, options: VisitOptions = {}): Promise<Visit> {
  const visit = await house.visit({ ...options, at: `#/link/${await linkPart('position', text)}` });
  // Whoever follows a link sees what he would sit down to.
  await visit.page.locator('.still-board .board-svg').waitFor();
  await visit.page.getByRole('button', { name: who }).click();
  await visit.page.waitForSelector('.battle, [data-testid="curtain"]');
  return visit;
}

const BOTTOM = /\(bottom\)/;

/** Everything in the document, also what is hidden or only in attributes. */
const wholePage = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

test('two people at one screen: no hand of the other is anywhere in the document', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { opponent: 'friend', seed: 'friends' });
  await page.getByTestId('curtain').waitFor();
  expect(await page.locator('[data-card]').count()).toBe(0);
  const lift = async () => {
    await liftByMouse(page);
    await page.waitForSelector('.battle [data-card]');
    return page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
  };
  const first = await lift();
  expect(first.length).toBeGreaterThan(3);
  // The first person plays a card, orders nobody, and hands over.
  const card = (await glance(page)).cards[0];
  await page.locator('[data-card]').nth(card).click();
  await page.getByTestId('confirm').click();
  for (let i = 0; i < 6 && (await page.getByTestId('curtain').count()) === 0; i++) {
    const seen = await myDecision(page);
    if (seen.curtain) break;
    if (seen.confirm) await page.getByTestId('confirm').click();
    else if (seen.finish) await page.getByTestId('finish').first().click();
    else await pointAt(page, seen.inviting[0], 1);
    await settled(page);
  }
  await page.getByTestId('curtain').waitFor();
  const covered = await wholePage(page);
  const names = await page.evaluate(() => document.body.innerText);
  expect(await page.locator('[data-card]').count()).toBe(0);
  for (const key of first) expect(covered).not.toContain(`"${key}"`);
  expect(names).not.toMatch(/You draw/);
  const second = await lift();
  const open = await wholePage(page);
  // Cards of the first hand that the second does not hold, nor see face up, are nowhere.
  const table = await page.evaluate(() =>
    [...document.querySelectorAll('.card-name, [class*="card"] h3')].map((name) => name.textContent ?? ''),
  );
  for (const key of first) if (!second.includes(key)) expect(open).not.toContain(`data-card="${key}"`);
  expect(table.length).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('undo takes choices back and says why it stops', async () => {
  const { page, faults } = await openPosition(POSITION.replace('phase: battle', 'phase: move'), BOTTOM);
  await myDecision(page);
  const before = await number(page);
  // It can be pressed also when there is no way back, and says why.
  const undo = page.getByTestId('undo');
  await undo.click({ force: true });
  await expect.poll(() => page.getByTestId('refusal').innerText()).toMatch(/no way back/i);
  await pointAt(page, 'F6');
  await pointAt(page, 'F5');
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  expect(await page.locator('polygon[data-place="F5"]').getAttribute('aria-label')).toContain('heavy infantry');
  await undo.click();
  await expect.poll(() => number(page)).toBe(before);
  expect(await page.locator('polygon[data-place="F6"]').getAttribute('aria-label')).toContain('heavy infantry');
  expect(faults).toEqual([]);
});

test('why can’t I: five situations', async () => {
  const { page, faults } = await openPosition(POSITION, BOTTOM);
  await myDecision(page);
  const refusal = page.getByTestId('refusal').first();
  const why = async (...hexes: string[]) => {
    for (const hex of hexes) await pointAt(page, hex);
    await refusal.waitFor();
    const text = await refusal.innerText();
    await page.keyboard.press('Escape');
    await refusal.waitFor({ state: 'hidden' });
    return text;
  };
  // A unit without an order; an empty hex; an enemy out of reach; an enemy before a unit is taken up.
  expect(await why('F8')).toMatch(/no order|not ordered|was not ordered/i);
  expect(await why('G3')).toMatch(/G3/);
  expect(await why('H6', 'C9')).toMatch(/range|hexes away|sight/i);
  expect(await why('E5')).toMatch(/\.\s/);
  // A card while battles are fought, and its rule opens the passage of the handbook.
  await page.locator('[data-card]').first().click({ force: true });
  await refusal.waitFor();
  expect(await refusal.innerText()).not.toBe('');
  await page.getByTestId('rule-ref').first().click();
  const passage = page.getByTestId('passage');
  await passage.waitFor();
  await expect.poll(async () => (await passage.innerText()).length).toBeGreaterThan(80);
  expect(faults).toEqual([]);
});

test('odds are those of the command line', async () => {
  const { page } = await openPosition(POSITION, BOTTOM);
  await myDecision(page);
  await pointAt(page, 'F6');
  await pointAt(page, 'E6');
  const panel = page.getByTestId('odds');
  await panel.waitFor();
  const rows = await panel
    .locator('tbody tr')
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => (cell.textContent ?? '').trim())));
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'vexillum-odds-')), 'a.position');
  fs.writeFileSync(file, POSITION);
  const out = execFileSync('node', ['bin/vexillum.mjs', 'position', file, '--odds', 'close F6 x E6', '--json'], {
    encoding: 'utf8',
  });
  const { odds } = JSON.parse(out) as { odds: { outcomes: { text: string; probability: number }[] } };
  expect(rows.length).toBe(odds.outcomes.length);
  for (const { text, probability } of odds.outcomes) {
    const shown = rows.find(([name]) => name === text)?.[1] ?? '';
    const value = Number.parseFloat(shown.replace(/[^\d.]/g, ''));
    expect(Math.abs(value - probability * 100), `${text}: ${shown} for ${probability}`).toBeLessThanOrEqual(1);
  }
});

test('a reload in the middle of a combat loses nothing', async () => {
  const { page, faults } = await openPosition(POSITION, /Both/);
  await liftByMouse(page);
  await myDecision(page);
  await pointAt(page, 'F6');
  await pointAt(page, 'E6');
  await page.getByTestId('confirm').click();
  // The attack is declared; the other side is asked before everybody's eyes, and answers with one press.
  await page.getByTestId('show-hand').waitFor();
  await kept(page, /close F6 x E6/);
  await page.reload();
  await page.getByTestId('show-hand').waitFor();
  expect(await page.locator('[data-card]').count()).toBe(0);
  const seen = await myDecision(page);
  expect(seen.phase).toBe('answerAttack');
  expect(seen.choices).toContain('stand');
  // Each answer comes with its odds.
  await expect.poll(() => page.getByTestId('answers').innerText()).toMatch(/destroyed[\s\S]*\d+ ?%/);
  await page.locator('[data-choice="stand"]').first().click();
  await expect
    .poll(async () => (await glance(page)).phase !== 'answerAttack' || (await glance(page)).curtain)
    .toBe(true);
  expect(faults).toEqual([]);
});

test('a line of the log lights its hexes and leads to its moment', async () => {
  const { page, faults } = await openPosition(POSITION.replace('phase: battle', 'phase: move'), BOTTOM);
  await myDecision(page);
  await pointAt(page, 'F6');
  await pointAt(page, 'F5');
  const line = page.locator('.log-choice .log-line', { hasText: 'from F6 to F5' });
  await line.waitFor();
  await line.hover();
  await expect.poll(() => page.locator('.ring-lit').count()).toBe(2);
  await pointAt(page, 'H6');
  await pointAt(page, 'H5');
  await page.locator('.log-choice .log-line', { hasText: 'from H6 to H5' }).waitFor();
  await line.click();
  // Looking back, the bows stand where they stood.
  await page.getByTestId('back-to-now').waitFor();
  const label = (hex: string) => page.locator(`polygon[data-place="${hex}"]`).getAttribute('aria-label');
  expect(await label('H6')).toContain('light bow');
  expect(await label('F5')).toContain('heavy infantry');
  await page.getByTestId('back-to-now').click();
  await expect.poll(() => label('H5')).toContain('light bow');
  expect(faults).toEqual([]);
});

test('what a table shows: numbers with reasons, banners by cause, cards, rules in force, links', async () => {
  const { page, faults } = await openPosition(`${POSITION}gained: top 2; bottom 1\n`, BOTTOM);
  await myDecision(page);
  // A unit under the pointer tells its numbers and the rules behind them.
  await page.locator('polygon[data-place="H6"]').hover();
  const inspector = page.getByTestId('inspector');
  await expect.poll(() => inspector.innerText()).toMatch(/Light bow infantry[\s\S]*Fire\s+2/);
  await inspector.locator('summary', { hasText: /^Fire/ }).click();
  // Opened, a number has its whole title and its rules.
  await expect.poll(() => inspector.innerText()).toMatch(/Fire dice of light bow infantry[\s\S]*A 10/);
  await page.getByTestId('army-top').click();
  await expect.poll(() => page.evaluate(() => document.body.innerText)).toMatch(/2 of 9 banners[\s\S]*units destroyed/);
  await page.keyboard.press('Escape');
  await page.getByTestId('cards-dialog').first().click();
  await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(/Clash of Shields/);
  await page.keyboard.press('Escape');
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await menu('Rules of this battle');
  await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(/Disputed points/);
  await page.keyboard.press('Escape');
  // A link to the position opens the same position elsewhere.
  await menu('Copy a link to this position');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#/link/position.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await house.visit({ at: link.slice(link.indexOf('#')) });
  await other.page.getByRole('button', { name: BOTTOM }).click();
  await myDecision(other.page);
  const labels = (one: Page) =>
    one.locator('polygon[data-place]').evaluateAll((hexes) => hexes.map((hex) => hex.getAttribute('aria-label')));
  expect(await labels(other.page)).toEqual(await labels(page));
  expect(faults).toEqual([]);
});

test('what a seat knows can be shared in mid-game by keyboard, without the other hand, and it is spoken', async () => {
  const { page, faults } = await openPosition(POSITION, BOTTOM);
  await myDecision(page);
  const copied = async (name: string, told: string) => {
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.notice[role="status"]').innerText()).toBe(told);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const whole = await copied('Copy the position', 'The position is copied.');
  const hand = /^hand top: .*$/m.exec(whole)?.[0] ?? '';
  expect(hand).toContain('firstStrike');
  const known = await copied(
    'Copy the position as I know it',
    'The position is copied; hidden cards in it are dealt at random.',
  );
  expect(known).toContain('# As bottom knows it');
  expect(known).toContain('hand bottom: orderTwoCentre orderThreeLeft');
  expect(known).toMatch(/^hand top: \w+ \w+$/m);
  expect(known).not.toContain(hand);
  const record = await copied('Copy the record as I know it', 'The record is copied, with only what you know.');
  expect(record).toContain('known: bottom');
  expect(record).not.toMatch(/^seed:/m);
  expect(record).not.toContain(hand);
  expect(faults).toEqual([]);
});

test('dice entered by hand are asked for and obeyed', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { dice: 'entered', seed: 'by hand' });
  let entered = 0;
  for (let i = 0; i < 400 && entered < 2; i++) {
    const seen = await myDecision(page);
    if (seen.over) break;
    if (seen.dice > 0) {
      const dialog = page.getByTestId('dice-entry');
      const line = dialog.getByLabel('Type the dice');
      // Once by the buttons, and once typed; a slip is answered there, and nothing is entered by it.
      if (entered > 0) {
        await line.fill('flag banana');
        await line.press('Enter');
        await expect.poll(() => dialog.getByTestId('dice-answer').innerText()).toMatch(/expected .*found "banana"/);
        const count = await dialog.locator('.die-empty').count();
        await line.fill(Array.from({ length: count }, () => 'flag').join(' '));
        await line.press('Enter');
        await dialog.waitFor({ state: 'detached' });
        entered++;
        continue;
      }
      for (let n = 0; n < 12 && !(await page.getByTestId('dice-confirm').isEnabled()); n++) {
        await dialog.locator('[data-face="flag"]').first().click();
      }
      await page.getByTestId('dice-confirm').click();
      entered++;
      await expect.poll(() => page.locator('[data-testid="log"]').innerText()).toMatch(/flag/);
    } else if (seen.confirm) await page.getByTestId('confirm').click();
    else if (seen.choices.length > 0) await page.locator('[data-choice]:not([data-testid])').first().click();
    else if (seen.phase === 'playCard')
      await page
        .locator('[data-card]')
        .nth(seen.cards[i % seen.cards.length])
        .click();
    else if (seen.inviting.length > 0 && i % 7 !== 6) await pointAt(page, seen.inviting[i % seen.inviting.length], 1);
    else if (seen.finish) await page.getByTestId('finish').first().click();
  }
  expect(entered).toBe(2);
  expect(faults).toEqual([]);
});

test('a table that fails says so; the battle is still saved and can be taken out', async () => {
  const { page, context } = await house.visit({ offline: true });
  await beginBattle(page, { seed: 'fails' });
  await myDecision(page);
  await kept(page, /seed: fails/);
  // The page's files are gone and the worker cannot start again: as after a failed update.
  await context.route(/table\.worker/, (route) => route.abort());
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  await page.reload();
  const trouble = page.locator('[data-testid="trouble"], [data-testid="trouble-page"]').first();
  await trouble.waitFor();
  const waiting = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /export/i })
    .first()
    .click();
  const text = fs.readFileSync(await (await waiting).path(), 'utf8');
  expect(text).toMatch(/^vexillum 1 record/);
  expect(text).toContain('seed: fails');
});

test('broken and foreign records are refused with their place', async () => {
  const { page } = await house.visit();
  const field = page.getByLabel('Text of a record, a position or a sheet');
  const open = page.getByRole('button', { name: 'Open the text' });
  for (const [text, words] of [
    ['hello', /line 1/i],
    ['vexillum 1 record\ngame: chess\nrules: 1\nscenario: chess/1\nresult: running\n', /chess/],
    ['vexillum 1 record\ngame: ancients\nrules: 99\nscenario: ancients/001\nresult: running\n', /version 99/],
    [
      'vexillum 1 record\ngame: ancients\nrules: 1\nscenario: ancients/001\nseed: 1\nmoves:\n  1 bottom fly A1\nresult: running\n',
      /fly/,
    ],
  ] as const) {
    await field.fill(text);
    await open.click();
    await expect.poll(() => page.locator('.open-record [role="status"]').innerText()).toMatch(words);
    expect(await field.inputValue()).toBe(text);
  }
});
