// How much the page does, counted: bytes of script that it fetches, messages between page and table for a choice, parts of the
// document that a choice draws again. No clock is asked: the figures are the same on any machine. `npm run bench` has times.

import { readFileSync, statSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { House, settled, WEB } from './kit.ts';
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

  // Without the service worker, which fetches the rest for later.
  const context = await house.browser.newContext({ serviceWorkers: 'block' });
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
  console.log(`script, compressed: first load ${first} bytes, until the table stands ${table} bytes`);
  expect(first).toBeGreaterThan(1000);
  expect(first).toBeLessThan(30_000);
  expect(table).toBeGreaterThan(first);
  expect(table).toBeLessThan(250_000);
  await context.close();
});

interface Counts {
  readonly messages: number;
  readonly nodes: number;
}

const counts = (page: Page): Promise<Counts> =>
  page.evaluate(() => ({ ...(window as unknown as { counts: Counts }).counts }));

/** Counts what passes between the page and its workers, and every part of the document that is made, taken away or changed. */
function countWork(): void {
  const sums = { messages: 0, nodes: 0 };
  const Real = Worker;
  class Counted extends Real {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', () => sums.messages++);
    }
    override postMessage(...args: unknown[]): void {
      sums.messages++;
      (super.postMessage as (...all: unknown[]) => void)(...args);
    }
  }
  new MutationObserver((changes) => {
    const touched = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type !== 'childList') touched.add(target);
      for (const node of [...addedNodes, ...removedNodes]) {
        touched.add(node);
        if (node instanceof Element) for (const inner of node.querySelectorAll('*')) touched.add(inner);
      }
    }
    sums.nodes += touched.size;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  Object.assign(window, { Worker: Counted, counts: sums });
}

test('a choice costs few messages and draws little again', async () => {
  const { page, context, faults } = await house.visit();
  await context.addInitScript(countWork);
  await page.reload();
  await beginBattle(page, { seed: 'work', battle: 'ancients/015' });
  const own: Counts[] = [];
  for (let i = 0; i < 60; i++) {
    const now = await myDecision(page);
    if (now.over) break;
    const before = await counts(page);
    if (now.confirm) await page.getByTestId('confirm').click();
    else if (now.choices.length > 0)
      await page.locator(`[data-choice="${now.choices[0]}"]:not([data-testid])`).first().click();
    else if (now.phase === 'playCard')
      await page
        .locator('[data-card]')
        .nth(now.cards[i % now.cards.length])
        .click();
    else if (now.inviting.length > 0 && i % 7 !== 6) await pointAt(page, now.inviting[i % now.inviting.length], 1);
    else if (now.finish) await page.getByTestId('finish').first().click();
    const later = await myDecision(page);
    await settled(page);
    const after = await counts(page);
    // What follows after the other side's choices is no measure of one choice.
    if (later.number - now.number < 2)
      own.push({ messages: after.messages - before.messages, nodes: after.nodes - before.nodes });
  }
  const whole = await page.evaluate(() => document.querySelectorAll('*').length);
  const most = (of: (one: Counts) => number) => Math.max(...own.map(of));
  const mean = (of: (one: Counts) => number) => own.reduce((sum, one) => sum + of(one), 0) / own.length;
  const told = (of: (one: Counts) => number) => `${mean(of).toFixed(1)} on average, ${most(of)} at most`;
  console.log(
    `${own.length} choices: ${told(({ messages }) => messages)} messages; of ${whole} parts of the document drawn again: ` +
      `${told(({ nodes }) => nodes)}`,
  );
  expect(own.length).toBeGreaterThan(30);
  // What is chosen, its answer, and what the board asks about the piece in hand: odds of each attack it has.
  expect(most(({ messages }) => messages)).toBeLessThanOrEqual(20);
  expect(mean(({ messages }) => messages)).toBeLessThan(9);
  expect(most(({ nodes }) => nodes)).toBeLessThan(whole / 3);
  expect(mean(({ nodes }) => nodes)).toBeLessThan(whole / 8);
  expect(faults).toEqual([]);
});
