// The two ways of doing the same at the table, by mouse and by keys alone, for any game; a person who plays a whole battle
// with either; and positions opened by a link that holds the dice, so that they fall the same every time.

import type { Locator, Page } from 'playwright-core';
import { printRecord } from '../../src/kernel/record-notation.ts';
import { Table } from '../../src/kernel/table.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { linkPart } from '../../src/web/app/links.ts';
import { makeRandom } from '../kit/random.ts';
import type { House, Visit, VisitOptions } from './kit.ts';
import { type glance, myDecision, pointAt, press } from './person.ts';

type Seen = Awaited<ReturnType<typeof glance>>;
type Random = (below: number) => number;

export interface Brought extends VisitOptions {
  readonly seed?: string;
  /** Choices made before anybody sits down. */
  readonly played?: readonly string[];
  /** The seat to sit down at; without one both sit at this screen. */
  readonly as?: 'top' | 'bottom';
  /** The button is reached by Tab and pressed by Enter. */
  readonly byKeys?: boolean;
}

/** The record of a sheet or a position after some choices. */
export function recordOf(rules: AnyRuleset, text: string, { seed = 'hands', played = [] }: Brought = {}): string {
  const table = new Table(rules, { start: { text }, seed });
  for (const choice of played) table.choose(choice);
  return printRecord(table.record(), rules);
}

/** Opens a sheet or a position, after some choices, by its link. */
export async function bring(house: House, rules: AnyRuleset, text: string, wish: Brought = {}): Promise<Visit> {
  const { as, byKeys = false } = wish;
  const at = `#/link/${await linkPart('record', recordOf(rules, text, wish))}`;
  const visit = await house.visit({ ...wish, at });
  const { page } = visit;
  const button = page.getByRole('button', { name: as ? new RegExp(`\\(${as}\\)`) : /^Both/ });
  await button.waitFor();
  if (byKeys) await tabTo(page, button);
  else await button.click();
  if (byKeys) await page.keyboard.press('Enter');
  await page.waitForSelector('.battle, [data-testid="curtain"]');
  return visit;
}

/** Goes by Tab to a control: so many presses as there are controls between, and it must then have the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let tries = 0; tries < 4; tries++) {
    const away = await control.evaluate((to) => {
      const all = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ]
        .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility())
        .filter((one) => !one.matches('input[type="radio"]:not(:checked)') || one === to)
        .sort((a, b) => b.tabIndex - a.tabIndex);
      const at = document.activeElement;
      // From a part that only a program can focus, or from nothing, the next control after it counts.
      const now = all.indexOf(at as HTMLElement);
      const after = all.findIndex((one) => at !== null && (at.compareDocumentPosition(one) & 4) !== 0);
      const from = now >= 0 ? now : at === document.body || after < 0 ? -1 : after - 1;
      return all.indexOf(to as HTMLElement) - from;
    });
    for (let n = Math.abs(away); n > 0; n--) await page.keyboard.press(away > 0 ? 'Tab' : 'Shift+Tab');
    if (await control.evaluate((to) => document.activeElement === to)) return;
  }
  throw new Error(`Tab does not lead to ${control}`);
}

/** The sentences of the log that are on the screen; dice are told in their own words. */
export const logLines = (page: Page): Promise<string[]> =>
  page
    .locator('[data-testid="log"] .log-choice .log-line > span:first-child')
    .evaluateAll((lines) => lines.map((line) => line.textContent ?? '').filter((line) => !line.startsWith('Dice')));

export const choice = (page: Page, text: string) => page.locator(`[data-choice="${text}"]:not([data-testid])`).first();

export interface Hand {
  confirm(page: Page): Promise<void>;
  finish(page: Page): Promise<void>;
  /** Considers one of several things that a place can mean. */
  weigh(page: Page, text: string): Promise<void>;
  /** Gives an answer in words. */
  answer(page: Page, text: string): Promise<void>;
  /** Takes up a card of the hand, by its place there. */
  card(page: Page, index: number): Promise<void>;
  /** Takes up a piece, unless it is in hand already, and points with it at a place. */
  act(page: Page, from: string | null, to: string): Promise<void>;
  /** Points at something that invites. */
  wander(page: Page, seen: Seen, random: Random): Promise<void>;
  lift(page: Page): Promise<void>;
}

export const mouse: Hand = {
  confirm: (page) => press(page.getByTestId('confirm')),
  async finish(page) {
    const button = page.getByTestId('finish').first();
    if ((await button.count()) === 0) return;
    // What leaves something undone asks once.
    const asks = (await button.evaluateAll(([one]) => one?.hasAttribute('data-leaves'))) === true;
    await press(button);
    if (asks) await press(page.getByTestId('confirm'));
  },
  weigh: (page, text) => choice(page, text).click(),
  answer: (page, text) => press(choice(page, text)),
  // A card that is not on offer may be clicked, too: it then says why.
  card: (page, index) => press(page.locator('.hand-cards [data-card]').nth(index), true),
  async act(page, from, to) {
    if (from !== null) await pointAt(page, from);
    await pointAt(page, to);
  },
  async wander(page, { inviting }, random) {
    await pointAt(page, inviting[random(inviting.length)], 1);
  },
  lift: liftByMouse,
};

/** Goes to a place by the key that leads from one inviting place to the next. */
async function walkTo(page: Page, key: 'n' | 't', place: string): Promise<void> {
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press(key);
    if ((await page.evaluate(() => document.activeElement?.getAttribute('data-place'))) === place) return;
  }
  throw new Error(`the key ${key} does not lead to ${place}`);
}

/** Where several people share the screen: the key by which whoever decides sees the own hand. */
const handKey = (page: Page): Locator =>
  page.locator('[data-testid="curtain"] button.primary, [data-testid="show-hand"]').first();

export async function liftByMouse(page: Page): Promise<void> {
  await handKey(page).click();
  await handKey(page).waitFor({ state: 'detached' });
}

/** The button of the curtain takes the focus a moment after it is drawn; a key before that would go nowhere. */
export async function liftByKey(page: Page): Promise<void> {
  await handKey(page).waitFor();
  if ((await page.getByTestId('show-hand').count()) > 0) await tabTo(page, page.getByTestId('show-hand'));
  else await page.waitForFunction(() => document.activeElement?.closest('[data-testid="curtain"]') != null);
  await page.keyboard.press('Enter');
  await handKey(page).waitFor({ state: 'detached' });
}

export const keys: Hand = {
  confirm: (page) => page.keyboard.press('c'),
  async finish(page) {
    // What could still be done is told first; the second time ends it.
    await page.keyboard.press('f');
    if (await page.getByTestId('confirm').count()) await page.keyboard.press('f');
  },
  async weigh(page, text) {
    const all = await page
      .locator('[data-choice]:not([data-testid])')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-choice')));
    await page.keyboard.press(String(1 + all.indexOf(text)));
    await page.getByTestId('confirm').waitFor();
  },
  async answer(page, text) {
    await this.weigh(page, text);
    await page.keyboard.press('c');
  },
  card: (page, index) => page.keyboard.press(String(1 + index)),
  async act(page, from, to) {
    if (from !== null) await walkTo(page, 'n', from);
    await walkTo(page, 't', to);
    await page.keyboard.press('Enter');
  },
  async wander(page, _seen, random) {
    for (let n = random(4); n >= 0; n--) await page.keyboard.press('n');
    for (let n = random(4); n > 0; n--) await page.keyboard.press('t');
    await page.keyboard.press('Enter');
  },
  lift: liftByKey,
};

/**
 * A person who knows no rule tries what invites, in words and on the board alike, until the battle is over or `enough` says
 * so; answers how many decisions came to him.
 */
export async function play(
  page: Page,
  hand: Hand,
  seed: number,
  enough: (seen: Seen) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  const random = makeRandom(seed);
  let decisions = 0;
  let before = -1;
  let tries = 0;
  for (let i = 0; i < 3000; i++) {
    const seen = await myDecision(page);
    if (seen.over || (await enough(seen))) return decisions;
    tries = seen.number === before ? tries + 1 : 0;
    if (tries === 0) decisions++;
    before = seen.number;
    if (tries > 40) throw new Error(`no way on at ${seen.phase}: ${JSON.stringify(seen)}`);
    if (seen.curtain) {
      await hand.lift(page);
      await page.waitForSelector('.battle');
    } else if (seen.confirm) await hand.confirm(page);
    else {
      const ways = [
        ...(seen.inviting.length > 0 ? ['board', 'board', 'board'] : []),
        ...(seen.choices.length > 0 ? ['answer'] : []),
        ...(seen.cards.length > 0 && seen.choices.length === 0 ? ['card'] : []),
        ...(seen.finish && (tries > 6 || seen.inviting.length === 0) ? ['finish'] : []),
      ];
      const way = ways[random(ways.length)];
      if (way === 'board') await hand.wander(page, seen, random);
      else if (way === 'answer') await hand.answer(page, seen.choices[random(Math.min(9, seen.choices.length))]);
      else if (way === 'card') await hand.card(page, seen.cards[random(Math.min(9, seen.cards.length))]);
      else if (way === 'finish') await hand.finish(page);
    }
  }
  throw new Error('the battle did not end');
}
