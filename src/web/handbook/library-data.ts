// The handbook and the rulings of a game as the page is given them.

import type { Handbook } from '../../kernel/handbook.ts';
import type { RulingInfo } from '../../kernel/ruleset.ts';
import type { TableView } from '../../kernel/view.ts';

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
  /** The faces of its dice. */
  readonly faces: readonly string[];
}

/** A part of a map, in the units of the drawing. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The whole map. */
  readonly of: { readonly width: number; readonly height: number };
}

/** A board of the handbook as it is drawn. */
export interface BoardPicture {
  /** Title of the case. */
  readonly case: string;
  readonly lit: readonly string[];
  readonly view: TableView;
  /** The part that is shown; null for all of it. */
  readonly cut: Cut | null;
}
