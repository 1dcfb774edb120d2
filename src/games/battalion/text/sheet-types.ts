// What a battle is set up from: who leads which faction, which units of which ranks, where they stand, and what is
// played by choice. Set battles, musters and texts all come to this.

import type { Provenance } from '../../../kernel/view.ts';

/** A sector counted from 1 on the left of the picture, the reserve, or the pile of units still to be deployed. */
export type SheetPlace = number | 'reserve' | 'pile';

export interface UnitSheet {
  /** Keys of ranks of the seat's faction, front rank first. */
  readonly ranks: readonly string[];
  readonly place: SheetPlace;
}

export interface SeatSheet {
  /** Key of the faction: `rome`, `carthage`, `bactria` or `han`. */
  readonly faction: string;
  readonly units: readonly UnitSheet[];
  /** Cards in the deck before the first hand is drawn; as many as units when left out. */
  readonly cards?: number;
  /** Command tokens; as many as units when left out. */
  readonly tokens?: number;
}

export interface BattleSheet {
  /** Such as `battalion/1`; empty for a battle that is on no shelf. */
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** `top` and `bottom`, and in pairs `top2` and `bottom2` after them. */
  readonly seats: readonly SeatSheet[];
  /** Three for two players, five for four. */
  readonly sectors: 3 | 5;
  /** Whether the units are deployed in turns (all stand in piles), or stand where the sheet says. */
  readonly deploy: boolean;
  readonly source: string;
  readonly notes: readonly { readonly provenance: Provenance; readonly text: string }[];
  /** Keys of readings that are played otherwise. */
  readonly options: readonly string[];
}

/** The size of an army: units of one player in battles of two, and of four. */
export const SIZES_OF_TWO = [6, 7, 8, 9, 10, 11, 12] as const;
export const SIZES_OF_FOUR = [3, 4, 5, 6] as const;
