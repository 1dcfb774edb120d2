// What a narrow screen must keep: nothing wider than the screen, nothing too small for a thumb.

import type { Page } from 'playwright-core';

/** By how many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Buttons and links that a thumb must hit, and that are smaller than 44 pixels either way. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], select, summary, input:not([type="hidden"])')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
      // Words inside a sentence are as high as their line; a radio or a tick belongs to its whole label.
      .filter((one) => getComputedStyle(one).display !== 'inline' || one.tagName === 'BUTTON')
      .map((one) => (one.matches('input[type="radio"], input[type="checkbox"]') ? (one.closest('label') ?? one) : one))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      // Some are small to the eye and large to the finger.
      .filter(({ one, box }) => {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hits = (dx: number, dy: number) => one.contains(document.elementFromPoint(x + dx, y + dy));
        return ![
          [-21, 0],
          [21, 0],
          [0, -21],
          [0, 21],
        ].every(([dx, dy]) => hits(dx, dy));
      })
      .map(
        ({ one, box }) =>
          `${one.tagName} "${one.textContent?.slice(0, 30)}" ${box.width.toFixed(0)}x${box.height.toFixed(0)}`,
      ),
  );
