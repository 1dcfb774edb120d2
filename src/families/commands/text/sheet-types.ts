// A scenario sheet as data. Lines and columns are for messages only: printing ignores them.
// `parseSheet` keeps the lists in sheet order: what is on top before what is at the bottom, terrain kind by kind.

/** 0 is the army at the top of the board, 1 the one at the bottom. */
export type Side = 0 | 1;
export const sideNames = ['top', 'bottom'] as const;

/** `tokens` only in games that give a side tokens at the start. */
export interface SheetSide {
  army: string;
  commander: string;
  command: number;
  tokens?: number;
}

/** `blocks` only when the unit is not at full strength; line and column are those of its hex. */
export interface SheetUnit {
  side: Side;
  code: string;
  hex: string;
  blocks?: number;
  traits: string[];
  line: number;
  column: number;
}

/** `hex` is null when the player places the leader; line and column are those of the name. */
export interface SheetLeader {
  side: Side;
  name: string;
  hex: string | null;
  traits: string[];
  line: number;
  column: number;
}

export interface SheetReserve {
  side: Side;
  name: string;
  units: { code: string; count: number }[];
  leaders: string[];
  line: number;
  column: number;
}

/** `sides`: for ramparts, the neighbouring hexes across the protected sides; line and column are those of `hex`. */
export interface SheetTerrain {
  kind: string;
  hex: string;
  sides: string[];
  line: number;
  column: number;
}

/** line and column are those of the key. */
export interface SheetRule {
  key: string;
  args: string[];
  optional: boolean;
  line: number;
  column: number;
}

export const provenances = ['stated', 'erratum', 'reading', 'reconstructed', 'changed', 'open', 'general'] as const;
export type Provenance = (typeof provenances)[number];

export interface SheetNote {
  provenance: Provenance;
  text: string;
}

export interface Sheet {
  game: string;
  id: string;
  name: string;
  date: string;
  sides: [SheetSide, SheetSide];
  first: Side;
  banners: [number, number];
  board: string;
  /** Where it is written, for messages. */
  boardAt?: { line: number; column: number };
  terrain: SheetTerrain[];
  units: SheetUnit[];
  leaders: SheetLeader[];
  reserves: SheetReserve[];
  rules: SheetRule[];
  source: string;
  notes: SheetNote[];
  summary: string;
}
