// What the muster screen and the worker tell each other: the tiles of the box, an army, and what is said of it. Plain data.

import type { Refusal } from '../../kernel/explain.ts';
import type { Provenance } from '../../kernel/view.ts';

/** A kind of rank tile of a faction. */
export interface TileKind {
  readonly kind: string;
  readonly name: string;
  /** Tiles of it in the box. */
  readonly tiles: number;
  readonly classes: readonly string[];
  /** The most ranks of a unit that holds it. */
  readonly formation: number;
  readonly cohesion: number;
  readonly melee: readonly number[];
  readonly ranged: readonly number[];
  readonly traits: readonly { readonly name: string; readonly text: string; readonly mark: Provenance }[];
  readonly marks: {
    readonly tiles: Provenance;
    readonly classes: Provenance;
    readonly formation: Provenance;
    readonly cohesion: Provenance;
    readonly melee: Provenance;
    readonly ranged: Provenance;
    readonly traits: Provenance;
  };
  readonly note: string;
  /** A value that is not the one drawn up first, with the reason. */
  readonly departs: { readonly reason: string } | null;
}

/** Kinds of ranks, front rank first. */
export type UnitRanks = readonly string[];

export interface FactionTiles {
  readonly key: string;
  readonly name: string;
  readonly kinds: readonly TileKind[];
  /** A ready-made army; a battle of so many units takes its first ones. */
  readonly ready: readonly UnitRanks[];
}

export interface MusterBox {
  readonly factions: readonly FactionTiles[];
  /** How many units each player may bring, by the number of players. */
  readonly sizes: readonly { readonly players: number; readonly sizes: readonly number[] }[];
}

export interface Army {
  readonly faction: string;
  readonly name: string;
  readonly units: readonly UnitRanks[];
}

/** What is said of an army as it stands. */
export interface ArmyCheck {
  /** Every rule it breaks. */
  readonly faults: readonly Refusal[];
  /** Tiles left in the box, by kind. */
  readonly left: { readonly [kind: string]: number };
  /** Why a tile cannot be put to the unit in question, by kind; null where it can. Empty when no unit is in question. */
  readonly joining: { readonly [kind: string]: Refusal | null };
  /** Why a tile cannot begin another unit, by kind; null where it can. */
  readonly beginning: { readonly [kind: string]: Refusal | null };
}

/** What the screen asks. */
export type MusterQuestion =
  | { readonly ask: 'box' }
  /** `open`: the number of the unit in question from 0; -1 for none. */
  | { readonly ask: 'check'; readonly army: Army; readonly size: number; readonly open: number }
  /** An army of the computer's own; another seed, another army. */
  | { readonly ask: 'muster'; readonly faction: string; readonly size: number; readonly seed: string }
  | { readonly ask: 'print'; readonly army: Army }
  | { readonly ask: 'read'; readonly text: string }
  /** The sheet of the battle between these armies, or what forbids it. */
  | { readonly ask: 'sheet'; readonly armies: readonly Army[] };

/** A text that cannot be read, with its place. */
export interface ArmyFault {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}
