// How a whole battle on the page must end, for any game: a dialog that says so, a record that Node makes to the byte, and all
// of the log spoken. And what every state must keep, wide and narrow.

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameRecord } from '../../src/kernel/game-record.ts';
import { parseRecord, printRecord } from '../../src/kernel/record-notation.ts';
import { replay } from '../../src/kernel/replay.ts';
import type { AnyRuleset } from '../../src/kernel/view.ts';
import { findings } from './findings.ts';
import { logLines } from './hands.ts';
import { said, settled } from './kit.ts';
import { overflow, smallTargets } from './narrow.ts';

/** The record that the page hands out at the end: byte for byte what Node makes of it. */
export async function exported(
  page: Page,
  rules: AnyRuleset,
  ending = /You have (lost|won)/,
): Promise<{ readonly text: string; readonly record: GameRecord }> {
  const end = page.getByRole('dialog');
  await end.waitFor();
  expect(await end.innerText()).toMatch(ending);
  const waiting = page.waitForEvent('download');
  await end.getByRole('button', { name: /Export/ }).click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  const record = parseRecord(text, rules);
  expect(record.outcome).not.toBe('running');
  expect(printRecord(replay(rules, record).record(), rules)).toBe(text);
  return { text, record };
}

/** That the bottom side made a choice of each kind in a record. */
export function expectChoices(text: string, kinds: readonly string[]): void {
  for (const kind of kinds) expect(text).toMatch(new RegExp(`^ +\\d+ bottom (${kind})`, 'm'));
}

/** A battle that has come to its end: all of the log was spoken; then its end on a phone in the dark. */
export async function spokenToItsEnd(page: Page): Promise<void> {
  await expect.poll(() => said(page)).toMatch(/The battle is over/);
  const spoken = await said(page);
  const lines = await logLines(page);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !spoken.includes(line))).toEqual([]);
  await page.getByRole('dialog').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await findings(page)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

export const LOOKS = [
  { name: 'light, wide', width: 1440, height: 900, dark: false },
  { name: 'dark, phone', width: 360, height: 740, dark: true },
] as const;

/** What axe finds on a page as it stands, on a phone in the dark and then on a wide screen in the light. */
export async function findingsBothWays(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, height, dark } of [...LOOKS].reverse()) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await settled(page);
    found.push(...(await findings(page)).map((finding) => `${name}: ${finding}`));
    if ((await overflow(page)) > 0) found.push(`${name}: wider than the screen`);
  }
  return found;
}

/** No serious finding, nothing wider than the screen, nothing too small for a thumb; `without` is left out of the findings. */
export async function expectSound(page: Page, width: number, without?: string): Promise<void> {
  await settled(page);
  expect(await findings(page, without)).toEqual([]);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  if (width < 500) expect(await smallTargets(page)).toEqual([]);
}

/** Who and what is at a place, as it is heard. */
export const words = async (page: Page, place: string): Promise<string> =>
  (await page.locator(`.board [data-place="${place}"]`).getAttribute('aria-label')) ?? '';

export const log = (page: Page): Promise<string> => page.getByTestId('log').innerText();
