// A scenario sheet of Dark Ages as data. Lines and columns are for messages only: printing ignores them, and sheets that
// come from data files have zeros there.

import type { Provenance } from '../../../kernel/view.ts';

/** 0 is the army at the top of the board, 1 the one at the bottom. A side is a seat. */
export type Side = 0 | 1;
export const sideNames = ['top', 'bottom'] as const;

export interface SheetSide {
  army: string;
  /** Enemy units whose elimination wins the battle for this side; null when it cannot win so. */
  limit: number | null;
}

/** A unit on the board; with `entry` instead of a hex it comes by an event, on one of those hexes. */
export interface SheetUnit {
  side: Side;
  /** Such as `a3`; lower case, unique in the sheet. */
  tag: string;
  /** The key of its type, such as `levyMilitia`. */
  type: string;
  cubes: number;
  hex: string | null;
  entry: string[];
  line: number;
  column: number;
}

/** A leader is attached to the unit with this tag; with `entry` he comes by an event and joins a unit that came with him. */
export interface SheetLeader {
  side: Side;
  /** `la1`, `lb2` ..., or `r4` for one who comes later. */
  tag: string;
  name: string;
  mounted: boolean;
  morale: number;
  unit: string | null;
  entry: string[];
  line: number;
  column: number;
}

/** `kind`: woods, hill, river, stream, marsh, ford, bridge; or village, road, which are decoration. */
export interface SheetTerrain {
  kind: string;
  hex: string;
  line: number;
  column: number;
}

/** `kind`: stakes, slope, escarpment. */
export interface SheetHexside {
  kind: string;
  hex: string;
  to: string;
  line: number;
  column: number;
}

/**
 * A special rule or an event by its key with arguments: tags (`b3`), hexes (`H6`), sides (`top`), numbers (`2`) or keys
 * of unit types (`axemen`). RULE_KEYS and EVENT_KEYS (special-rules.ts, scenario-events.ts) list the keys.
 */
export interface SheetRule {
  key: string;
  args: string[];
  line: number;
  column: number;
}

export interface SheetNote {
  provenance: Provenance;
  text: string;
}

export interface Sheet {
  game: 'dark-ages';
  /** `01` to `12` on the shelf. */
  id: string;
  name: string;
  date: string;
  sides: [SheetSide, SheetSide];
  /** The side that is Player A. */
  playerA: Side;
  /** Hexes of each row (all alike) and rows. */
  width: number;
  rows: number;
  terrain: SheetTerrain[];
  hexsides: SheetHexside[];
  units: SheetUnit[];
  leaders: SheetLeader[];
  /** How many Historical Event cards are in the deck. */
  eventCards: number;
  /** What the first, second ... event card does; as many as there are cards. `clock` is the rulebook's clock effect. */
  events: SheetRule[];
  rules: SheetRule[];
  /** The battle in a few sentences. */
  summary: string;
  source: string;
  notes: SheetNote[];
}
