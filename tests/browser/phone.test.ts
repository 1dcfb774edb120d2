// The table in one hand: a whole turn by finger on a phone that lies on its side, and on one that stands, without a scroll; there the
// board comes nearer while the hand rests; cards that can all be reached; the zoom key beside the board.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { linkPart } from '../../src/web/app/links.ts';
import { House, settled } from './kit.ts';
import { overflow, smallTargets } from './narrow.ts';
import { beginBattle, myDecision } from './person.ts';
import { POSITION } from './positions-of-commands.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

/** What is wrong with the screen as a hand meets it. */
const wrong = async (page: Page): Promise<string[]> => {
  await settled(page);
  const scrolls = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight);
  });
  const below = await page.evaluate(() =>
    [...document.querySelectorAll('.prompt, .stage, .hand, .prompt-foot > *')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > innerHeight + 1)
      .map((one) => `${one.className} ends below the screen`),
  );
  return [...(scrolls > 0 ? [`scrolls by ${scrolls}`] : []), ...below, ...(await smallTargets(page))];
};

/** Plays by finger: what stands first, three taps on the board in each phase at most; until the next card of the own turn, or for so many steps. */
async function turn(page: Page, most: number, look: (where: string) => Promise<void>): Promise<Set<string>> {
  const phases = new Set<string>();
  const taps = new Map<string, number>();
  // Where the mouse was left when the battle was begun it would open what lies there.
  await page.mouse.move(1, 1);
  for (let steps = 0; steps < most; steps++) {
    const seen = await myDecision(page);
    if (seen.over) break;
    await look(`${seen.phase}, step ${steps}`);
    if (seen.phase === 'playCard' && phases.has('moveUnits')) break;
    phases.add(seen.phase);
    const tapped = taps.get(seen.phase) ?? 0;
    if (seen.confirm) await page.getByTestId('confirm').tap();
    else if (seen.choices.length > 0) await page.locator(`[data-choice="${seen.choices[0]}"]`).first().tap();
    else if (seen.cards.length > 0 && (seen.phase === 'playCard' || seen.inviting.length === 0))
      await page.locator('[data-card]').nth(seen.cards[0]).tap();
    else if ((!seen.finish || tapped < 3) && (await tapSeen(page, seen.inviting))) taps.set(seen.phase, tapped + 1);
    else await page.getByTestId('finish').first().tap();
    await settled(page);
  }
  return phases;
}

/** Taps the last of these places that is in sight; answers whether one is. */
async function tapSeen(page: Page, places: readonly string[]): Promise<boolean> {
  const board = await page.locator('.board').boundingBox();
  if (!board) return false;
  for (const place of [...places].reverse()) {
    const box = await page.locator(`.board [data-place="${place}"]`).boundingBox();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < board.x + 4 || x > board.x + board.width - 4 || y < board.y + 4 || y > board.y + board.height - 4) continue;
    await page.touchscreen.tap(x, y);
    return true;
  }
  return false;
}

interface Seen {
  /** Whether a card can be played, or the hand rests. */
  readonly hand: string;
  /** Percent of the window that is the board's. */
  readonly share: number;
  /** The part of the board's width, and of its height, that is seen. */
  readonly part: number;
  readonly high: number;
  /** Edges beyond which places lie, as they are hinted at. */
  readonly hints: readonly string[];
  /** Hints that are missing, or that lead nowhere. */
  readonly wrongHints: readonly string[];
  /** How many places invite, and how many of them are in sight. */
  readonly inviting: number;
  readonly near: number;
  /** What of the words on pieces cannot be read: smaller than 11 pixels, or written where pieces are plain. */
  readonly unread: readonly string[];
}

/** What is seen of a board, by boxes. */
const lookAtBoard = async (page: Page): Promise<Seen> => {
  await settled(page);
  return page.evaluate(() => {
    const box = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
    const svg = document.querySelector<SVGSVGElement>('.board-svg');
    const scroll = document.querySelector<HTMLElement>('.board-scroll');
    const places = [...document.querySelectorAll('.board [data-place]')].map((one) => one.getBoundingClientRect());
    const all = scroll
      ? (document.querySelector('.b-sheet')?.getBoundingClientRect() ?? new DOMRect())
      : {
          left: Math.min(...places.map(({ left }) => left)),
          right: Math.max(...places.map(({ right }) => right)),
          top: Math.min(...places.map(({ top }) => top)),
          bottom: Math.max(...places.map(({ bottom }) => bottom)),
        };
    /** By how many pixels places go on beyond each edge. */
    const beyond = Object.entries({
      left: box.left - all.left,
      right: all.right - box.right,
      up: box.top - all.top,
      down: all.bottom - box.bottom,
    });
    const hints = beyond.map(([edge]) => edge).filter((edge) => document.querySelector(`.board .edge-${edge}`));
    const within = (from: number, to: number, low: number, high: number) =>
      (Math.min(to, high) - Math.max(from, low)) / (high - low);
    const inviting = [...document.querySelectorAll('.board [data-place].inviting')].map((one) =>
      one.getBoundingClientRect(),
    );
    const hex = places[0]?.width ?? 0;
    const words = svg ? [...svg.querySelectorAll<SVGTextElement>('.pieces text')] : [];
    return {
      hand: document.querySelector<HTMLElement>('.battle')?.dataset['resting'] === undefined ? 'plays' : 'rests',
      share: (100 * box.width * box.height) / (innerWidth * innerHeight),
      part: within(box.left, box.right, all.left, all.right),
      high: within(box.top, box.bottom, all.top, all.bottom),
      hints,
      wrongHints: beyond.flatMap(([edge, by]) =>
        by > 8 && !hints.includes(edge) ? [`no ${edge}`] : by < -1 && hints.includes(edge) ? [edge] : [],
      ),
      inviting: inviting.length,
      near: inviting.filter((one) => {
        const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2];
        return x > box.left && x < box.right && y > box.top && y < box.bottom;
      }).length,
      unread: words
        .filter((one) => one.checkVisibility())
        .map((one) => ({
          text: one.textContent,
          size: Number.parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0),
        }))
        .filter(({ size }) => hex < 43.9 || size < 10.99)
        .map(({ text, size }) => `${text} ${size.toFixed(1)} on a hex of ${hex.toFixed(0)}`),
    };
  });
};

const GAMES = ['ancients/007', 'medieval/06', 'napoleonics/15', 'battalion/3', 'dark-ages/03'] as const;

test.each(GAMES)('a phone on its side: a turn of %s by finger, and nothing has to be scrolled', async (battle) => {
  const { page, faults } = await house.visit({ width: 740, height: 360 });
  await beginBattle(page, { battle, opponent: 'random', seed: 'layout' });
  const whole = battle === 'ancients/007';
  const phases = await turn(page, whole ? 40 : 6, async (where) => {
    expect({ where, wrong: await wrong(page) }).toEqual({ where, wrong: [] });
    const { wrongHints, unread } = await lookAtBoard(page);
    expect({ where, wrongHints, unread }).toEqual({ where, wrongHints: [], unread: [] });
  });
  if (whole) {
    expect([...phases]).toEqual(expect.arrayContaining(['playCard', 'moveUnits']));
    expect(await page.locator('.battle').getAttribute('data-phase')).toBe('playCard');
  }
  expect(faults).toEqual([]);
});

test.each(GAMES)('a phone that stands: the board of %s grows while the hand rests, and comes back', async (battle) => {
  const { page, faults } = await house.visit({ width: 360, height: 740 });
  await beginBattle(page, { battle, opponent: 'random', seed: 'layout' });
  const shares = new Map<string, number[]>();
  const hexes = battle !== 'battalion/3';
  await turn(page, battle === 'ancients/007' ? 40 : 8, async (where) => {
    expect({ where, wrong: await wrong(page) }).toEqual({ where, wrong: [] });
    const { hand, share, part, high, wrongHints, hints, inviting, near, unread } = await lookAtBoard(page);
    expect({ where, wrongHints, unread }).toEqual({ where, wrongHints: [], unread: [] });
    shares.set(hand, [...(shares.get(hand) ?? []), share]);
    if (inviting > 0) expect(near, where).toBeGreaterThan(0);
    if (!hexes) return;
    // All of its height is seen in either case.
    expect(high, where).toBeGreaterThan(0.97);
    if (hand === 'plays') expect(part, where).toBeGreaterThan(0.97);
    else expect(part, where).toBeLessThan(0.9);
    expect(hints.length > 0, where).toBe(hand === 'rests');
    expect(part, where).toBeGreaterThan(0.6);
  });
  // Of either kind all are alike: the board changes with what is asked, not with what is in hand.
  for (const [hand, all] of shares) expect(Math.max(...all) - Math.min(...all), hand).toBeLessThan(0.1);
  const [plays = [], rests = []] = [shares.get('plays'), shares.get('rests')];
  expect(rests[0]).toBeGreaterThan(42);
  if (!hexes) return;
  expect(rests[0] - plays[0]).toBeGreaterThan(6);
  expect(faults).toEqual([]);
});

test('a phone that stands: what somebody wishes to see holds for the battle', async () => {
  const { page } = await house.visit({ width: 360, height: 740 });
  await beginBattle(page, { battle: 'ancients/007', opponent: 'random', seed: 'layout' });
  const { cards } = await myDecision(page);
  const sight = () => page.locator('.board-svg').getAttribute('viewBox');
  const whole = await sight();
  await page.locator('[data-card]').nth(cards[0]).tap();
  // A card in hand is not yet played: nothing moves under the finger that plays it.
  await page.getByTestId('confirm').waitFor();
  expect(await sight()).toBe(whole);
  await page.getByTestId('confirm').tap();
  await expect.poll(sight).not.toBe(whole);
  const small = await lookAtBoard(page);
  expect(small.hand).toBe('rests');
  // All of it again, and the room that it had before.
  await page.getByRole('button', { name: 'Whole board' }).tap();
  await expect.poll(sight).toBe(whole);
  expect((await lookAtBoard(page)).share).toBeLessThan(small.share - 6);
  const { number, inviting } = await myDecision(page);
  await tapSeen(page, inviting);
  await expect.poll(async () => (await myDecision(page)).number).not.toBe(number);
  expect(await lookAtBoard(page)).toMatchObject({ hand: 'rests', hints: [], wrongHints: [] });
  // Nearer by the own hand, in the room that there is then; the next decision leaves it so.
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(async () => (await lookAtBoard(page)).part).toBeLessThan(0.55);
  const near = (await sight())?.split(' ').map(Number) ?? [];
  const second = await myDecision(page);
  await tapSeen(page, second.inviting);
  await expect.poll(async () => (await myDecision(page)).number).not.toBe(second.number);
  await settled(page);
  expect((await sight())?.split(' ').map(Number)[2]).toBe(near[2]);
  expect(await wrong(page)).toEqual([]);
});

test('a phone that stands: cards come right under what is asked, all are reached, and a list that goes on fades', async () => {
  const { page } = await house.visit({ width: 360, height: 740 });
  await beginBattle(page, { battle: 'napoleonics/15', seed: 'layout' });
  const { cards } = await myDecision(page);
  await settled(page);
  const gap = () =>
    page.evaluate(() => {
      const [prompt, hand] = ['.prompt', '.hand'].map((one) => document.querySelector(one)?.getBoundingClientRect());
      return (hand?.top ?? 0) - (prompt?.bottom ?? 0);
    });
  expect(await gap()).toBeLessThan(8);
  await page.locator('[data-card]').nth(cards[0]).tap();
  await settled(page);
  expect(await gap()).toBeLessThan(8);
  expect(await wrong(page)).toEqual([]);
  // Lower, the list has to be scrolled by itself, and says so.
  await page.setViewportSize({ width: 360, height: 640 });
  await settled(page);
  const list = page.locator('.hand-cards');
  await expect.poll(() => list.getAttribute('data-more')).toBe('below');
  expect(await list.evaluate((one) => getComputedStyle(one).maskImage)).toContain('gradient');
  await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  await expect.poll(() => list.getAttribute('data-more')).toBe('above ');
  const last = await page.locator('[data-card]').last().boundingBox();
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(640);
  expect(await wrong(page)).toEqual([]);
});

test('to a finger the zoom key lies on no hex, beside every board, and leads nearer and back', async () => {
  const { page, faults } = await house.visit({
    width: 360,
    height: 740,
    at: `#/link/${await linkPart('position', POSITION)}`,
  });
  await page.getByRole('button', { name: /\(bottom\)/ }).click();
  await myDecision(page);
  const sight = () => page.locator('.board-svg').getAttribute('viewBox');
  // It is near by itself here.
  await page.getByRole('button', { name: 'Whole board' }).tap();
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [768, 1024],
    [1024, 768],
  ]) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const size = `${width}x${height}`;
    expect(await page.locator('.zoom-keys').isVisible(), size).toBe(false);
    const key = page.locator('.zoom-key');
    const board = await page.locator('.board').boundingBox();
    const box = await key.boundingBox();
    if (!board || !box) throw new Error(`no board or no key at ${size}`);
    expect(Math.min(box.width, box.height), size).toBeGreaterThanOrEqual(44);
    expect(box.y + box.height <= board.y + 1 || box.x >= board.x + board.width - 1, size).toBe(true);
    const whole = await sight();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(sight).not.toBe(whole);
    await page.getByRole('button', { name: 'Whole board' }).tap();
    await expect.poll(sight).toBe(whole);
    expect(await overflow(page), size).toBe(0);
  }
  expect(faults).toEqual([]);
});
