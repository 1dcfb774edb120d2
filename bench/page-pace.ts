// How fast the page is: when it can be used on a phone, how soon a click is drawn, how soon `drill` answers. The processor
// is slowed four times. Every time is told twice: in milliseconds of this machine, and as a ratio to a reference loop that
// runs in the same page, which is what compares with another machine. Nothing is judged; tests count the page's work.
//   npx tsx bench/page-pace.ts [runs of each battle: 3] [battle ...]

import type { Page } from 'playwright-core';
import { House, KEEPS_NAMES, slowDown } from '../tests/browser/kit.ts';
import { beginBattle, playByMouse } from '../tests/browser/person.ts';

const SLOWER = 4;
const [runs = '3', ...wished] = process.argv.slice(2);

/** Large battles of three games: many units, many cards, a river of tellings. */
const BATTLES: { readonly [battle: string]: string } = {
  'ancients/015': 'Zama',
  'napoleonics/15': 'Waterloo',
  'dark-ages/03': 'Hastings',
};
const battles = wished.length > 0 ? wished : Object.keys(BATTLES);

/**
 * Milliseconds of a million draws of mulberry32 in the page, as it is now: the best of three times ten millions. The browser slows
 * its processor by pauses, between which a shorter loop would find room.
 */
const reference = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const draws = (seed: number): number => {
      let [a, sum] = [seed, 0];
      for (let i = 0; i < 10_000_000; i++) {
        let t = (a += 0x6d2b79f5);
        t = Math.imul(t ^ (t >>> 15), t | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        sum += ((t ^ (t >>> 14)) >>> 0) / 4294967296;
      }
      return sum;
    };
    let best = Number.POSITIVE_INFINITY;
    for (let i = 1; i <= 3; i++) {
      const began = performance.now();
      if (draws(i) < 0) throw new Error('a sum of draws is never negative');
      best = Math.min(best, performance.now() - began);
    }
    return best / 10;
  });

const told = (ms: number, unit: number): string => `${ms.toFixed(0)} ms (${(ms / unit).toFixed(1)})`;

async function firstLoad(house: House): Promise<void> {
  const context = await house.browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true });
  await context.addInitScript(KEEPS_NAMES);
  const page = await context.newPage();
  const client = await slowDown(page, SLOWER);
  await client.send('Network.enable');
  // A good mobile network: 9 Mbit/s down, 85 ms there and back.
  const bytes = (9 * 1024 * 1024) / 8;
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 85,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
  const began = performance.now();
  await page.goto(house.url, { waitUntil: 'commit' });
  await page.getByText('Fight your first battle').click({ trial: true });
  const ready = performance.now() - began;
  await page.getByText('Fight your first battle').click();
  await page.waitForSelector('[data-testid="prompt"][data-mine="true"]');
  const table = performance.now() - began - ready;
  const unit = await reference(page);
  console.log(`first load: ready in ${told(ready, unit)}, the table stands ${told(table, unit)} later`);
  await context.close();
}

/** Notes, for every click that changed the decision, how long it took until that was drawn. */
const watchClicks = (page: Page) =>
  page.evaluate(() => {
    const clicks: number[] = [];
    const bots: number[] = [];
    Object.assign(window, { clicks, bots });
    let clicked = 0;
    let passed = 0;
    let from = 0;
    addEventListener('click', () => (clicked = performance.now()), true);
    const look = () => {
      const battle = document.querySelector<HTMLElement>('.battle');
      const mine = document.querySelector<HTMLElement>('[data-testid="prompt"]')?.dataset['mine'] === 'true';
      const number = Number(battle?.dataset['number'] ?? 0);
      if (clicked > 0) {
        const began = clicked;
        clicked = 0;
        // After the frame that draws it.
        requestAnimationFrame(() => setTimeout(() => clicks.push(performance.now() - began)));
      }
      if (!mine && passed === 0) [passed, from] = [performance.now(), number];
      if (mine && passed > 0) {
        if (number > from) bots.push((performance.now() - passed) / (number - from));
        passed = 0;
      }
    };
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName === 'data-number' || attributeName === 'data-mine')) look();
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-number', 'data-mine'] });
  });

const at = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

async function clicks(house: House, battle: string, seed: number): Promise<void> {
  const { page, context } = await house.visit({ offline: true });
  await beginBattle(page, { seed: `speed ${seed}`, battle });
  await watchClicks(page);
  await slowDown(page, SLOWER);
  await playByMouse(page, seed, 70, 220).catch((error) => {
    // A battle that is not over has given figures enough.
    if (!String(error).includes('not over')) throw error;
  });
  const seen = await page.evaluate(() => ({ ...window }) as unknown as { clicks: number[]; bots: number[] });
  const unit = await reference(page);
  console.log(
    `${BATTLES[battle] ?? battle}, ${seen.clicks.length} clicks: ${told(at(seen.clicks, 0.5), unit)} median, ` +
      `${told(at(seen.clicks, 0.95), unit)} at the 95th percentile; ` +
      `drill ${told(at(seen.bots, 0.5), unit)} a decision over ${seen.bots.length} turns`,
  );
  await context.close();
}

const house = await House.open();
console.log(
  `the page, slowed ${SLOWER} times; in brackets: times as long as a million reference draws in the same page`,
);
await firstLoad(house);
for (const battle of battles) for (let i = 0; i < Number(runs); i++) await clicks(house, battle, 21 + i);
await house.close();
