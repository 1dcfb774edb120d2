// Medieval and Napoleonics on the page: a whole battle of each by mouse, and what only they ask for (a token, a gate, a
// square, guns that join) by mouse and by keyboard.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CommandsRuleset } from '../../src/families/commands/ruleset.ts';
import { medievalRules } from '../../src/games/medieval/ruleset.ts';
import { napoleonicsRules } from '../../src/games/napoleonics/ruleset.ts';
import { printRecord } from '../../src/kernel/record-notation.ts';
import { Table } from '../../src/kernel/table.ts';
import { linkPart } from '../../src/web/app/links.ts';
import { exported } from './ends.ts';
import { bring, keys as byKeys, mouse as byMouse, liftByKey, liftByMouse } from './hands.ts';
import { House, type Visit, type VisitOptions } from './kit.ts';
import { beginBattle, myDecision, playByMouse, pointAt } from './person.ts';
import { ARMS, GATE, IN_SQUARE, INSPIRED, SCOUT, SQUARE, TOKENS } from './positions-of-commands.ts';
import { SMALL_BATTLES } from './small-battles.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

const RULES: { readonly [game: string]: CommandsRuleset } = { medieval: medievalRules, napoleonics: napoleonicsRules };

/** Opens a position by a link that holds the seed too, so that dice fall the same every time. */
async function open(text: string, who: RegExp, seed: string, options: VisitOptions = {}): Promise<Visit> {
  const game = /^(?:game|scenario): (\w+)/m.exec(text)?.[1] ?? '';
  const record = printRecord(new Table(RULES[game], { start: { text }, seed }).record(), RULES[game]);
  const visit = await house.visit({ ...options, at: `#/link/${await linkPart('record', record)}` });
  // Whoever follows a link sees what he would sit down to.
  await visit.page.locator('.still-board .board-svg').waitFor();
  await visit.page.getByRole('button', { name: who }).click();
  await visit.page.waitForSelector('.battle, [data-testid="curtain"]');
  return visit;
}

const TOP = /\(top\)/;
const BOTTOM = /\(bottom\)/;
const BOTH = /Both/;

const hexWords = async (page: Page, hex: string): Promise<string> =>
  (await page.locator(`polygon[data-place="${hex}"]`).getAttribute('aria-label')) ?? '';
const log = (page: Page): Promise<string> => page.getByTestId('log').innerText();
const choice = (page: Page, text: string) => page.locator(`[data-choice="${text}"]:not([data-testid])`).first();
const lift = async (page: Page): Promise<void> => {
  await liftByMouse(page);
  await myDecision(page);
};

/** The two ways to do the same. */
interface Hand {
  /** Attacks with the only unit that can, or with the one named. */
  attack(page: Page, from: string, to: string): Promise<void>;
  answer(page: Page, text: string): Promise<void>;
  /** Points at a piece that is on offer. */
  name(page: Page, hex: string): Promise<void>;
  lift(page: Page): Promise<void>;
}

const mouse: Hand = {
  async attack(page, from, to) {
    await myDecision(page);
    await pointAt(page, from);
    await pointAt(page, to);
    await page.getByTestId('confirm').click();
  },
  answer: (page, text) => choice(page, text).click(),
  async name(page, hex) {
    await pointAt(page, hex);
  },
  lift,
};

/** Goes to a hex by the keys that lead from one inviting hex to the next. */
async function walkTo(page: Page, key: 'n' | 't', hex: string): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press(key);
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-place'));
    if (at === hex) return;
  }
  throw new Error(`no key leads to ${hex}`);
}

const keys: Hand = {
  async attack(page, from, to) {
    await myDecision(page);
    await walkTo(page, 'n', from);
    await walkTo(page, 't', to);
    await page.keyboard.press('Enter');
    await page.getByTestId('confirm').waitFor();
    await page.keyboard.press('c');
  },
  async answer(page, text) {
    const all = await page
      .locator('[data-choice]:not([data-testid])')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-choice')));
    await page.keyboard.press(String(1 + all.indexOf(text)));
    await page.getByTestId('confirm').waitFor();
    await page.keyboard.press('c');
  },
  async name(page, hex) {
    await walkTo(page, 'n', hex);
    await page.keyboard.press('Enter');
  },
  async lift(page) {
    await liftByKey(page);
    await myDecision(page);
  },
};

const SMALL = SMALL_BATTLES.filter(([game]) => game === 'medieval' || game === 'napoleonics');

describe.each(SMALL)('a whole small battle: %s', (_game, rules, sheet) => {
  test('by mouse against drill; its record is byte for byte what Node makes of it', async () => {
    const { page, faults } = await bring(house, rules, sheet, { seed: 'e', as: 'bottom' });
    expect(await playByMouse(page, 5)).toBeGreaterThan(8);
    expect(faults).toEqual([]);
    await exported(page, rules);
    // The replay opens from here.
    await page.getByTestId('end-replay').click();
    await page.getByTestId('replay-bar').waitFor();
    expect(faults).toEqual([]);
  });
});

describe.each([
  ['mouse', mouse],
  ['keyboard', keys],
] as const)('by %s', (_name, hand) => {
  test('a token buys a die, and is gone', async () => {
    const { page, faults } = await open(TOKENS, BOTTOM, 'token');
    await hand.attack(page, 'F6', 'E6');
    await choice(page, 'spend token').waitFor();
    const tokens = page.getByTestId('tokens-bottom');
    expect(await tokens.innerText()).toBe('3');
    // What it buys is compared with what comes without it, for eyes and ears.
    for (const answer of ['spend token', 'decline']) {
      const words = () => page.locator(`.answer[data-choice="${answer}"]`).innerText();
      await expect.poll(words).toMatch(/medium infantry at E6: destroyed \d/);
    }
    await hand.answer(page, 'spend token');
    await expect.poll(() => tokens.innerText()).toBe('2');
    await expect.poll(() => log(page)).toMatch(/with 5 dice/);
    expect(faults).toEqual([]);
  });

  test('an inspired action is chosen, paid for and shown', async () => {
    const { page, faults } = await open(INSPIRED, BOTTOM, 'inspired');
    await myDecision(page);
    if (hand === mouse) {
      await page.locator('[data-card="leadershipAny"]').click();
      await page.getByTestId('confirm').click();
    } else {
      const cards = await page
        .locator('.hand-cards [data-card]')
        .evaluateAll((all) => all.map((c) => c.getAttribute('data-card')));
      await page.keyboard.press(String(1 + cards.indexOf('leadershipAny')));
      await page.getByTestId('confirm').waitFor();
      await page.keyboard.press('c');
    }
    for (const hex of ['G6', 'G7', 'H7']) {
      await expect.poll(async () => (await myDecision(page)).inviting).toContain(hex);
      await hand.name(page, hex);
    }
    const charge = choice(page, 'act mountedCharge');
    await charge.waitFor();
    expect(await charge.innerText()).toMatch(/partly sourced/);
    await hand.answer(page, 'act mountedCharge');
    await expect.poll(() => page.locator('.on-table-action').innerText()).toMatch(/Mounted Charge/);
    await expect.poll(() => page.getByTestId('tokens-bottom').innerText()).toBe('2');
    expect(await hexWords(page, 'G7')).toContain('Mounted Charge');
    expect(faults).toEqual([]);
  });

  test('a gate is stormed, and is gone from the board when it opens', async () => {
    const { page, faults } = await open(GATE, TOP, 'gate');
    await myDecision(page);
    expect(await hexWords(page, 'I5')).toMatch(/gate of the Byzantine army/i);
    await hand.attack(page, 'H5', 'I5');
    await expect.poll(() => hexWords(page, 'I5')).not.toMatch(/gate/i);
    await expect.poll(() => log(page)).toMatch(/gate/i);
    await expect.poll(async () => (await page.getByTestId('army-top').innerText()).replace(/\s/g, '')).toContain('1/6');
    expect(faults).toEqual([]);
  });

  test('foot forms square under a cavalry attack; the other side never learns the card', async () => {
    const { page, faults } = await open(SQUARE, BOTH, 'square');
    await hand.lift(page);
    await hand.attack(page, 'F6', 'E6');
    await hand.lift(page);
    await choice(page, 'form square').waitFor();
    const held = await page.locator('.hand-cards [data-card] .card-name').allInnerTexts();
    expect(held).toHaveLength(4);
    await hand.answer(page, 'form square');
    await hand.lift(page);
    expect(await page.getByTestId('squares-top').innerText()).toBe('1');
    expect(await hexWords(page, 'E6')).toContain('in square 1');
    const places = await page.locator('.hand-tracks .square-place').allInnerTexts();
    expect(places[0]).toContain('a card face down');
    const whole = await page.evaluate(() => document.body.innerHTML);
    for (const name of held) expect(whole).not.toContain(name);
    expect(faults).toEqual([]);
  });

  test('a battery joins the attack of foot', async () => {
    const { page, faults } = await open(ARMS, BOTTOM, 'arms');
    await hand.attack(page, 'F6', 'E6');
    await expect.poll(async () => (await myDecision(page)).inviting).toContain('G5');
    await hand.name(page, 'G5');
    await expect.poll(() => hexWords(page, 'G5')).toContain('adds its dice to the attack of line infantry at F6');
    expect(await page.locator('.join').count()).toBeGreaterThan(0);
    await expect.poll(() => log(page)).toMatch(/with 8 dice/);
    expect(faults).toEqual([]);
  });

  test('a unit comes out of square', async () => {
    const { page, faults } = await open(IN_SQUARE, BOTTOM, 'leave');
    await myDecision(page);
    expect(await page.getByTestId('squares-bottom').innerText()).toBe('2');
    if (hand === mouse) {
      await page.locator('[data-card="attackCentre"]').click();
      await page.getByTestId('confirm').click();
    } else {
      const cards = await page
        .locator('.hand-cards [data-card]')
        .evaluateAll((all) => all.map((c) => c.getAttribute('data-card')));
      await page.keyboard.press(String(1 + cards.indexOf('attackCentre')));
      await page.getByTestId('confirm').waitFor();
      await page.keyboard.press('c');
    }
    await expect.poll(async () => (await myDecision(page)).inviting).toContain('G6');
    await hand.name(page, 'G6');
    await expect.poll(() => hexWords(page, 'G6')).toContain('ordered');
    await (hand === mouse ? byMouse : byKeys).finish(page);
    await expect.poll(async () => (await myDecision(page)).phase).toBe('leaveSquare');
    await hand.name(page, 'G6');
    await expect.poll(() => page.getByTestId('squares-bottom').innerText()).toBe('1');
    expect(await hexWords(page, 'G6')).not.toContain('in square');
    expect(faults).toEqual([]);
  });

  test('of two cards drawn one is kept', async () => {
    const { page, faults } = await open(SCOUT, BOTTOM, 'scout');
    await myDecision(page);
    expect(await page.getByTestId('drawn').locator('.card-name').allInnerTexts()).toEqual(['Rally', 'Mounted Charge']);
    await hand.answer(page, 'keep mountedCharge');
    await expect.poll(() => page.locator('.hand-cards [data-card="mountedCharge"]').count()).toBe(1);
    expect(await page.locator('[data-card="rally"]').count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

test('dice entered by hand: a face that is on two sides of the die is one button', async () => {
  const { page, faults } = await house.visit();
  await beginBattle(page, { battle: 'napoleonics/12', opponent: 'drill', dice: 'entered', seed: 'hand' });
  const dialog = page.getByTestId('dice-entry');
  for (let i = 0; i < 200 && (await dialog.count()) === 0; i++) {
    const seen = await myDecision(page);
    if (seen.dice > 0) break;
    if (seen.confirm) await page.getByTestId('confirm').click();
    else if (seen.choices.length > 0) await choice(page, seen.choices[0]).click();
    else if (seen.phase === 'playCard') await page.locator('[data-card]').nth(seen.cards[0]).click();
    else if (seen.inviting.length > 0 && i % 9 < 6) await pointAt(page, seen.inviting[i % seen.inviting.length], 1);
    else if (seen.finish) await page.getByTestId('finish').first().click();
  }
  await dialog.waitFor();
  const faces = await dialog
    .locator('[data-face]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-face')));
  expect(faces).toEqual(['infantry', 'cavalry', 'artillery', 'flag', 'sabres']);
  expect(faults).toEqual([]);
});
