// How much the page does, counted: bytes of script that it fetches, messages between page and table for a choice and what they hold, parts of the
// document that a choice draws again or has looked up in the style sheets, sizes that are read in the midst of a drawing. No clock is
// asked: the figures are the same on any machine. `npm run bench` has times.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House, KEEPS_NAMES, settled, WEB } from './kit.ts';
import { beginBattle, myDecision, pointAt } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterEach(() => house.empty());
afterAll(() => house.close());

const compressed = (script: string): number => statSync(`${WEB}/${script}.br`).size;

/** The script that a page begins with and all that it imports at once; what is fetched later, when there is time, is not meant. */
function imported(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  const text = readFileSync(`${WEB}/${script}`, 'utf8');
  for (const [, name] of text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    imported(`assets/${name}`, found);
  return found;
}

test('the first load is small, and so is all that a table needs', async () => {
  const html = readFileSync(`${WEB}/index.html`, 'utf8');
  const begun = [...html.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+\.js)"/g)].map(([, script]) => script);
  expect(begun.length).toBeGreaterThan(0);
  const first = [...new Set(begun.flatMap((script) => [...imported(script)]))].reduce(
    (sum, one) => sum + compressed(one),
    0,
  );

  // With its style, its letters and the page itself.
  const styles = [...html.matchAll(/href="\.?\/?(assets\/[^"]+\.css)"/g)].map(([, style]) => style);
  const fonts = readdirSync(`${WEB}/assets`).filter((file) => file.endsWith('.woff2'));
  const all =
    first +
    [...styles, 'index.html'].reduce((sum, file) => sum + compressed(file), 0) +
    fonts.reduce((sum, file) => sum + statSync(`${WEB}/assets/${file}`).size, 0);
  expect([styles.length, fonts.length]).toEqual([1, 2]);
  expect(all).toBeLessThan(100_000);

  // Without the service worker, which fetches the rest for later.
  const context = await house.browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(KEEPS_NAMES);
  const page = await context.newPage();
  const asked = new Set<string>();
  const note = ({ url = '' }: { url?: string }) => url.endsWith('.js') && asked.add(url.slice(1));
  house.app.server.on('request', note);
  await page.goto(house.url);
  // Until the table stands: the battle's own parts, and the worker with the kernel and the game.
  await page.getByText('Fight your first battle').click();
  await myDecision(page);
  await settled(page);
  house.app.server.off('request', note);
  const table = [...asked].reduce((sum, one) => sum + compressed(one), 0);
  console.log(
    `compressed: first load ${all} bytes, of them script ${first}; script until the table stands ${table} bytes`,
  );
  expect(first).toBeGreaterThan(1000);
  expect(first).toBeLessThan(30_000);
  expect(table).toBeGreaterThan(first);
  expect(table).toBeLessThan(256_000);
  await context.close();
});

interface Counts {
  readonly messages: number;
  /** Of what the workers tell the page. */
  readonly characters: number;
  readonly nodes: number;
  /** Sizes that were read right after a change: for each the browser lays out what is then changed again. */
  readonly midst: number;
  /** What is still to come: requests without an answer, and timers that run out soon. */
  readonly waiting: number;
}

const counts = (page: Page): Promise<Counts> =>
  page.evaluate(() => ({ ...(window as unknown as { counts: Counts }).counts }));

/** Waits until all that a choice leads to has been asked, answered and drawn: also what is asked only when a pointer rests. */
async function allDone(page: Page): Promise<Counts> {
  await myDecision(page);
  await page.waitForFunction(() => (window as unknown as { counts: Counts }).counts.waiting === 0, undefined, {
    polling: 'raf',
  });
  await settled(page);
  const now = await counts(page);
  return now.waiting === 0 ? now : allDone(page);
}

/** Counts what passes between the page and its workers, and every part of the document that is made, taken away or changed. */
function countWork(): void {
  const sums = { messages: 0, characters: 0, nodes: 0, midst: 0, waiting: 0 };
  const Real = Worker;
  const SOON = 300;
  const timers = new Set<unknown>();
  const [begin, end] = [setTimeout, clearTimeout];
  const ended = (timer: unknown) => timers.delete(timer) && sums.waiting--;
  window.setTimeout = ((act: () => void, after = 0, ...rest: unknown[]) => {
    const timer = begin(
      () => {
        ended(timer);
        act();
      },
      after,
      ...rest,
    );
    if (after <= SOON) {
      timers.add(timer);
      sums.waiting++;
    }
    return timer;
  }) as unknown as typeof setTimeout;
  window.clearTimeout = ((timer: number) => {
    ended(timer);
    end(timer);
  }) as typeof clearTimeout;
  class Counted extends Real {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        sums.messages++;
        sums.characters += JSON.stringify(data).length;
        if ('id' in data) sums.waiting--;
      });
    }
    override postMessage(...args: unknown[]): void {
      sums.messages++;
      if ('id' in (args[0] as object)) sums.waiting++;
      (super.postMessage as (...all: unknown[]) => void)(...args);
    }
  }
  const note = (changes: readonly MutationRecord[]) => {
    const touched = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type !== 'childList') touched.add(target);
      for (const node of [...addedNodes, ...removedNodes]) {
        touched.add(node);
        if (node instanceof Element) for (const inner of node.querySelectorAll('*')) touched.add(inner);
      }
    }
    sums.nodes += touched.size;
  };
  const watch = new MutationObserver(note);
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const size of ['scrollHeight', 'scrollWidth', 'clientHeight', 'clientWidth'] as const) {
    const real = Object.getOwnPropertyDescriptor(Element.prototype, size)?.get as () => number;
    Object.defineProperty(Element.prototype, size, {
      configurable: true,
      get(this: Element) {
        const changes = watch.takeRecords();
        if (changes.length > 0) sums.midst++;
        note(changes);
        return real.call(this);
      },
    });
  }
  Object.assign(window, { Worker: Counted, counts: sums });
}

/** How many parts were looked up in the style sheets each time the browser did so, from a trace of the page. */
function styled(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: readonly { readonly name: string; readonly args: { readonly elementCount?: number } }[];
  };
  return traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []));
}

interface Kept {
  readonly listeners: number;
  /** Parts of the document and whatever else is kept of it, the log's own not counted. */
  readonly beside: number;
  readonly log: number;
}

/** What the page keeps, after everything has been thrown away that nobody holds. */
async function keeps(page: Page, client: CDPSession): Promise<Kept> {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const log = await page.evaluate(() => {
    const lines = document.querySelector('[data-testid="log"]') as Node;
    const all = document.createNodeIterator(lines);
    let sum = 0;
    while (all.nextNode()) sum++;
    return sum;
  });
  return { listeners: of('JSEventListeners'), beside: of('Nodes') - log, log };
}

/**
 * The battle that is counted to its middle, in which growth would show, and two large boards of other games. In Dark Ages a
 * press chooses a piece or its next step, after which all the places that it can reach are others.
 */
const COUNTED = [
  { battle: 'ancients/015', choices: 60, least: 31, toItsMiddle: true, messages: 3.7, parts: [1 / 6, 1 / 20] },
  { battle: 'napoleonics/15', choices: 16, least: 8, toItsMiddle: false, messages: 3.7, parts: [1 / 6, 1 / 20] },
  { battle: 'dark-ages/03', choices: 24, least: 8, toItsMiddle: false, messages: 4.5, parts: [1 / 4, 1 / 8] },
] as const;

test.each(COUNTED)(
  '$battle: a choice costs few messages, draws little again, and only the log grows',
  async (counted) => {
    const { battle, choices, least, toItsMiddle } = counted;
    const [mostParts, meanParts] = counted.parts;
    const { page, context, faults } = await house.visit({ anew: true });
    await context.addInitScript(countWork);
    await page.reload();
    await beginBattle(page, { seed: 'work', battle });
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const own: Counts[] = [];
    const kept: Kept[] = [];
    let after = await allDone(page);
    await house.browser.startTracing(page, { categories: ['devtools.timeline'] });
    for (let i = 0; i < choices; i++) {
      const now = await myDecision(page);
      if (now.over) break;
      const before = after;
      // At the beginning of turns, when much the same is on the screen.
      if (now.phase === 'playCard' && !now.confirm && toItsMiddle) kept.push(await keeps(page, client));
      if (now.confirm) await page.getByTestId('confirm').click();
      else if (now.choices.length > 0)
        await page.locator(`[data-choice="${now.choices[0]}"]:not([data-testid])`).first().click();
      else if (now.phase === 'playCard' || (now.cards.length > 0 && now.inviting.length === 0))
        await page
          .locator('[data-card]')
          .nth(now.cards[i % now.cards.length])
          .click();
      else if (now.inviting.length > 0 && i % 7 !== 6) await pointAt(page, now.inviting[i % now.inviting.length], 1);
      else if (now.finish) await page.getByTestId('finish').first().click();
      const later = await myDecision(page);
      after = await allDone(page);
      // What follows after the other side's choices is no measure of one choice.
      if (later.number - now.number < 2)
        own.push({
          ...after,
          messages: after.messages - before.messages,
          characters: after.characters - before.characters,
          nodes: after.nodes - before.nodes,
          midst: after.midst - before.midst,
        });
    }
    const looked = styled(await house.browser.stopTracing());
    const whole = await page.evaluate(() => document.querySelectorAll('*').length);
    const most = (of: (one: Counts) => number) => Math.max(...own.map(of));
    const mean = (of: (one: Counts) => number) => own.reduce((sum, one) => sum + of(one), 0) / own.length;
    const told = (of: (one: Counts) => number) => `${mean(of).toFixed(1)} on average, ${most(of)} at most`;
    console.log(
      `${own.length} choices: ${told(({ messages }) => messages)} messages; ${told(({ characters }) => characters)} characters of them; of ${whole} parts of the document drawn again: ` +
        `${told(({ nodes }) => nodes)}; sizes read in the midst of a drawing: ${told(({ midst }) => midst)}`,
    );
    console.log(
      `looked up in the style sheets: ${Math.max(...looked)} parts at once, ${(looked.reduce((sum, one) => sum + one, 0) / own.length).toFixed(0)} for a choice, with all that the other side did between them`,
    );
    expect(own.length).toBeGreaterThanOrEqual(least);
    expect(mean(({ messages }) => messages)).toBeGreaterThan(1);
    // What is chosen, its answer, and what the board and the inspector ask about the piece in hand.
    expect(most(({ messages }) => messages)).toBeLessThanOrEqual(10);
    expect(mean(({ messages }) => messages)).toBeLessThan(counted.messages);
    // Of a view only what differs.
    expect(mean(({ characters }) => characters)).toBeLessThan(4_000);
    expect(most(({ nodes }) => nodes)).toBeLessThan(whole * mostParts);
    expect(mean(({ nodes }) => nodes)).toBeLessThan(whole * meanParts);
    // Only what is tried in several ways before it is seen is measured in the midst of it.
    expect(most(({ midst }) => midst)).toBeLessThanOrEqual(2);
    expect(mean(({ midst }) => midst)).toBeLessThan(0.3);
    // A question changes what it is about, never all of the table.
    expect(looked.length).toBeGreaterThan(own.length);
    expect(Math.max(...looked)).toBeLessThan(whole / 3);
    expect(faults).toEqual([]);
    if (!toItsMiddle) return;
    // Before the first turn there is no trace of the enemy's yet.
    const [, early] = kept;
    const late = kept[kept.length - 1];
    console.log(
      `listeners, parts kept beside the log, parts of the log: ${Object.values(early)} early, ${Object.values(late)} late`,
    );
    expect(late.log).toBeGreaterThan(2 * early.log);
    expect(late.listeners).toBeLessThan(early.listeners + 12);
    expect(late.beside).toBeLessThan(1.15 * early.beside);
  },
);

test('on a phone, too, a card that is played has only what it is about looked up in the sheets', async () => {
  const { page, faults } = await house.visit({ width: 360, height: 740 });
  await beginBattle(page, { seed: 'work', battle: 'ancients/015' });
  const { cards } = await myDecision(page);
  await settled(page);
  const whole = await page.evaluate(() => document.querySelectorAll('*').length);
  await house.browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.locator('[data-card]').nth(cards[0]).click();
  await page.getByTestId('confirm').click();
  await page.waitForSelector('.battle:not([data-phase="playCard"])');
  await settled(page);
  const looked = styled(await house.browser.stopTracing());
  console.log(`a phone, of ${whole} parts looked up in the style sheets: ${Math.max(...looked)} at once`);
  expect(looked.length).toBeGreaterThan(3);
  expect(Math.max(...looked)).toBeLessThan(whole / 3);
  expect(faults).toEqual([]);
});
