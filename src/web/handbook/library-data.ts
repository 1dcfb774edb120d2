// The handbook and the rulings of a game as the page is given them.

import type { Handbook } from '../../kernel/handbook.ts';
import type { RulingInfo } from '../../kernel/ruleset.ts';

/** How the project reads a point that the rulebook leaves open. */
export interface Reading {
  readonly text: string;
  readonly ref: string;
}

export interface RulingsData {
  /** Points that a table may settle the other way. */
  readonly switches: readonly RulingInfo[];
  /** All readings, in the order of the source. */
  readonly readings: readonly Reading[];
}

export interface Library {
  readonly handbook: Handbook;
  readonly rulings: RulingsData;
}
