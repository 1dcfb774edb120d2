// What axe finds on a page.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What stands in the way of people: findings that are serious or worse. A part that is looked at elsewhere may be left out,
 * for axe takes seconds with a board.
 */
export async function findings(page: Page, without?: string): Promise<string[]> {
  // Only what is wrong is written out, and in the page itself: the rest of a large page takes longer than the looking.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}
