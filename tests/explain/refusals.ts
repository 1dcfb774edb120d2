// Checks of refusals, shared by the why-not tests.

import { expect } from 'vitest';
import type { AncientsTable } from '../views/random-games.ts';

/** The choice is not on offer, and the reason says what it must, with its rule. */
export function refused(table: AncientsTable, text: string, why: RegExp, ref: string): void {
  expect(table.choices()).not.toContain(text);
  const refusal = table.whyNot(text);
  expect(refusal, text).not.toBeNull();
  expect(refusal?.text).toMatch(why);
  expect(refusal?.ref).toBe(ref);
}

/** The choice is on offer, so there is nothing to explain. */
export function allowed(table: AncientsTable, text: string): void {
  expect(table.choices()).toContain(text);
  expect(table.whyNot(text)).toBeNull();
}
