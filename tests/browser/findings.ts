// What axe finds on a page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { settled } from './kit.ts';

/**
 * What stands in the way of people: findings that are serious or worse. A part that is looked at elsewhere may be left out,
 * for axe takes seconds with a board. Axe keeps what it has read of a part while it goes on: a page that changes under its look
 * (a key that becomes usable, say) is judged by half of the old and half of the new, so that look does not count.
 */
export async function findings(page: Page, without?: string, looks = 5): Promise<string[]> {
  await settled(page);
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      document.documentElement.dataset['changedUnderLook'] = 'true';
      watch.disconnect();
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    delete document.documentElement.dataset['changedUnderLook'];
    watch.observe(document.body, all);
  });
  // Only what is wrong is written out, and in the page itself: the rest of a large page takes longer than the looking.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  const changed = await page.evaluate(() => document.documentElement.dataset['changedUnderLook'] === 'true');
  return serious.length > 0 && changed && looks > 1 ? findings(page, without, looks - 1) : serious;
}
