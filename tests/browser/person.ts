// A person at the table who uses the mouse: looks at what invites, points at it, confirms. He knows no rule and no program
// of the page; he sees what anybody sees.

import type { Locator, Page } from 'playwright-core';
import { makeRandom } from '../kit/random.ts';

/** What a person sees at a glance. */
interface Glance {
  readonly phase: string;
  readonly number: number;
  readonly mine: boolean;
  readonly over: boolean;
  readonly curtain: boolean;
  readonly dice: number;
  readonly inviting: readonly string[];
  readonly cards: readonly number[];
  /** Buttons that choose something, by their choice. */
  readonly choices: readonly string[];
  readonly confirm: boolean;
  readonly finish: boolean;
}

export const glance = (page: Page): Promise<Glance> =>
  page.evaluate(() => {
    const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const battle = document.querySelector<HTMLElement>('.battle');
    const prompt = document.querySelector<HTMLElement>('[data-testid="prompt"]');
    return {
      phase: battle?.dataset['phase'] ?? '',
      number: Number(battle?.dataset['number'] ?? 0),
      mine: prompt?.dataset['mine'] === 'true' && battle?.getAttribute('aria-busy') !== 'true',
      over: battle?.dataset['phase'] === 'over',
      curtain: document.querySelector('[data-testid="curtain"]') !== null,
      dice: document.querySelector('[data-testid="dice-entry"]') ? 1 : 0,
      inviting: seen('.board [data-place].inviting').map((place) => place.dataset['place'] ?? ''),
      cards: seen('[data-card]').flatMap((card, i) => (card.getAttribute('aria-disabled') === 'true' ? [] : [i])),
      choices: seen('[data-choice]:not([data-testid])')
        .filter((button) => button.checkVisibility())
        .map((button) => button.dataset['choice'] ?? ''),
      confirm: document.querySelector('[data-testid="confirm"]') !== null,
      finish: document.querySelector('[data-testid="finish"]') !== null,
    };
  });

export const number = (page: Page): Promise<number> => glance(page).then((seen) => seen.number);

/** Waits until something is to be decided here, or all is over. */
export async function myDecision(page: Page): Promise<Glance> {
  await page.waitForFunction(
    () => {
      const prompt = document.querySelector<HTMLElement>('[data-testid="prompt"]');
      const busy = document.querySelector('.battle[aria-busy="true"]') !== null;
      const mine = prompt?.dataset['mine'] === 'true' && !busy;
      const over = document.querySelector('.battle[data-phase="over"]') !== null;
      return mine || over || document.querySelector('[data-testid="curtain"], [data-testid="dice-entry"]') !== null;
    },
    undefined,
    { polling: 20 },
  );
  return glance(page);
}

/** A spot of a place over which nothing lies; null when all of it is covered. */
const spotOf = (page: Page, hex: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((name) => {
    const box = document.querySelector(`.board [data-place="${name}"]`)?.getBoundingClientRect();
    if (!box) return null;
    const spots = [
      [0.5, 0.5],
      [0.5, 0.75],
      [0.3, 0.5],
      [0.7, 0.5],
      [0.5, 0.25],
    ];
    for (const [fx, fy] of spots) {
      const x = box.left + box.width * fx;
      const y = box.top + box.height * fy;
      if (document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place') === name)
        return { x, y };
    }
    return null;
  }, hex);

/** Points at a hex with the mouse as soon as it can be seen; answers whether it could. */
export async function pointAt(page: Page, hex: string, patience = 600, rest = 0): Promise<boolean> {
  for (let tries = 0; tries < patience; tries++) {
    const spot = await spotOf(page, hex);
    if (spot) {
      // A hand comes to rest before it presses.
      await page.mouse.move(spot.x, spot.y);
      if (rest > 0) await page.waitForTimeout(rest);
      // Looks again: on a slow machine letters may have come since, and the board with them.
      const { x, y } = (await spotOf(page, hex)) ?? spot;
      await page.mouse.click(x, y);
      return true;
    }
    await page.waitForTimeout(50);
  }
  return false;
}

/**
 * Presses a button, or looks up again when it is gone: the question that was seen may have been answered already by the press
 * before, and the page was only drawn anew since.
 */
export async function press(button: Locator, force = false, patience = 24): Promise<void> {
  try {
    await button.click({ timeout: 5_000, force });
  } catch (error) {
    if ((await button.count()) === 0) return;
    if (patience === 0) throw error;
    await press(button, force, patience - 1);
  }
}

/**
 * Plays by mouse until the battle is over; answers how many decisions were made here. With a pause the person looks up only
 * after so many milliseconds, so that looking does not slow the page.
 */
export async function playByMouse(page: Page, seed: number, most = 3000, pause = 0): Promise<number> {
  const random = makeRandom(seed);
  const any = <T>(things: readonly T[]): T => things[random(things.length)];
  let decisions = 0;
  for (let clicks = 0; clicks < most; clicks++) {
    if (pause > 0) await page.waitForTimeout(pause);
    const seen = await myDecision(page);
    if (seen.over) return decisions;
    if (seen.confirm) {
      await press(page.getByTestId('confirm'));
      decisions++;
    } else if (seen.choices.length > 0) {
      await press(page.locator(`[data-choice="${any(seen.choices)}"]:not([data-testid])`).first());
    } else if (seen.cards.length > 0 && (seen.phase === 'playCard' || random(3) === 0)) {
      await press(page.locator('[data-card]').nth(any(seen.cards)));
    } else if (seen.inviting.length > 0 && (!seen.finish || random(10) > 0)) {
      await pointAt(page, any(seen.inviting), 1, pause);
      decisions++;
    } else if (seen.finish) {
      await press(page.getByTestId('finish').first());
      decisions++;
    }
  }
  throw new Error(`the battle was not over after ${most} clicks`);
}

/** Sets a battle up by the page's own form and begins it. */
export async function beginBattle(page: Page, wish: BattleWish = {}): Promise<void> {
  const { battle = 'ancients/001', side = 'bottom', opponent = 'drill', seed = 'browser', dice } = wish;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/new/${battle}`);
  const radio = (name: RegExp) => page.getByRole('radio', { name }).check();
  const pick = (label: string | RegExp, bot: string) => page.getByLabel(label).selectOption(bot);
  if (opponent === 'friend' || opponent === 'watch') {
    await radio(OPPONENTS[opponent]);
    for (let seat = 0; opponent === 'watch' && seat < 2; seat++) {
      await page.locator('.setup-bot').nth(seat).locator('select').first().selectOption('drill');
    }
  } else {
    await radio(/^The computer/);
    const [level, temperament] = opponent.split(':');
    await pick('Level', level);
    if (temperament !== undefined) await pick(/Temperament/, temperament);
    await page
      .locator('input[name="side"]')
      .nth(side === 'top' ? 0 : 1)
      .check();
  }
  if (dice === 'entered') await radio(/real dice/);
  await page.locator('summary', { hasText: 'Seed' }).click();
  await page.locator('#setup-seed').fill(seed);
  await page.getByRole('button', { name: /the battle$/ }).click();
  await page.waitForSelector('.battle, [data-testid="curtain"]');
}

export interface BattleWish {
  readonly battle?: string;
  readonly side?: 'top' | 'bottom';
  readonly opponent?: Opponent;
  readonly seed?: string;
  readonly dice?: 'program' | 'entered';
}

/** A computer player by its name, or nobody of the kind. */
type Opponent = 'drill' | 'random' | 'veteran' | 'general:bold' | 'friend' | 'watch';

const OPPONENTS = {
  friend: /friend at this screen/,
  watch: /Nobody: watch/,
};
