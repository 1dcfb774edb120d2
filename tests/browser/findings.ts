// What axe finds on a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions, run } from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './kit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page: the words of each serious finding, and whether anything changed meanwhile. */
async function look(without: string | undefined): Promise<{ serious: string[]; changed: boolean }> {
  const { axe } = window as unknown as { axe: { run: typeof run } };
  let changed = false;
  const watch = new MutationObserver(() => {
    changed = true;
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  // Only what is wrong is written out: the rest of a large page takes longer than the looking.
  const options: RunOptions = { resultTypes: ['violations'] };
  const { violations } = await axe.run(without === undefined ? document : { exclude: [without] }, options);
  changed ||= watch.takeRecords().length > 0;
  watch.disconnect();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  return { serious, changed };
}

/**
 * What stands in the way of people: findings that are serious or worse. A part that is looked at elsewhere may be left out,
 * for axe takes seconds with a board. Axe keeps what it has read of a part while it goes on: a page that changes under its look
 * (a key that becomes usable, say) is judged by half of the old and half of the new, so that look does not count.
 */
export async function findings(page: Page, without?: string, looks = 5): Promise<string[]> {
  await settled(page);
  // Half a megabyte of script, once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { serious, changed } = await page.evaluate(look, without);
  return serious.length > 0 && changed && looks > 1 ? findings(page, without, looks - 1) : serious;
}
