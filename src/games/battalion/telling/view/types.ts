// The shape of a view of Battalion: sectors with units of rank tiles, camps with tokens, hands and decks.

import type { Provenance, TableCard, TableSide, TableView } from '../../../../kernel/view.ts';

export type SideName = 'top' | 'bottom';
/** Seats of a battle of two are `top` and `bottom`; in pairs each side has a second one. */
export type SeatName = 'top' | 'bottom' | 'top2' | 'bottom2';

export interface TraitView {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

/** One rank tile of a unit. */
export interface RankView {
  /** The key of its kind, such as `hastati`; `hidden` while a pile is not yet spread out and it lies under the front rank. */
  readonly kind: string;
  readonly name: string;
  /** The most ranks of a unit that holds it. */
  readonly formation: number;
  readonly cohesion: number;
  readonly melee: readonly number[];
  readonly ranged: readonly number[];
  readonly traits: readonly string[];
  /** How sure its printed values are, by value. */
  readonly marks: {
    readonly formation: Provenance;
    readonly cohesion: Provenance;
    readonly melee: Provenance;
    readonly ranged: Provenance;
    readonly traits: Provenance;
  };
  /** A value that is not the one drawn up first, with that one and the reason. */
  readonly departs: { readonly value: 'cohesion' | 'melee'; readonly first: number; readonly reason: string } | null;
}

/** Where a unit is. `pile` waits to be deployed. */
export type UnitPlace = 'formation' | 'engagement' | 'reserve' | 'pile' | 'gone';

export interface UnitView {
  readonly id: number;
  /** The word by which choices name it: `a3`, the seat's letter (a top, b bottom, c top2, d bottom2) and a number. */
  readonly name: string;
  readonly seat: SeatName;
  readonly side: SideName;
  readonly faction: string;
  /** Such as `Velites, Hastati, Hastati`, shortened where ranks repeat. */
  readonly title: string;
  readonly class: 'regular' | 'skirmish' | 'cavalry' | 'special';
  readonly place: UnitPlace;
  /** The number of its sector from the left of the picture, 1 to 3 or 5; null off the field. */
  readonly sector: number | null;
  /** Front rank first; those that are left. */
  readonly ranks: readonly RankView[];
  /** Ranks lost since the beginning. */
  readonly lost: number;
  readonly order: number;
  readonly disorder: number;
  /** The sum of the cohesion left: it may hold less disorder than that. */
  readonly cohesion: number;
  readonly traits: readonly TraitView[];
  /** The units (ids) it is engaged with. */
  readonly engaged: readonly number[];
  /** What a command would cost now. */
  readonly cost: number;
  readonly redeployed: boolean;
  readonly commanded: boolean;
}

export interface CampView {
  readonly seat: SeatName;
  readonly side: SideName;
  readonly faction: string;
  readonly order: number;
  readonly disorder: number;
  /** All tokens of the seat. */
  readonly tokens: number;
  readonly deckCount: number;
  readonly handCount: number;
  /** Face up, in the order in which they were discarded. */
  readonly discards: readonly CardView[];
}

export interface CardView extends TableCard {
  readonly faction: string;
  /** When its text may be used, in words. */
  readonly window: string;
  readonly mark: Provenance;
}

export interface SectorView {
  /** From 1 on the left of the picture. */
  readonly number: number;
  /** `I` to `V`; the word by which choices name it is `S1` to `S5`. */
  readonly name: string;
  readonly place: string;
  readonly central: boolean;
}

export interface SideView extends TableSide {
  readonly side: SideName;
}

/** The attack that is being resolved. */
export interface AttackView {
  readonly kind: 'assault' | 'charge' | 'barrage' | 'fire' | 'counterattack';
  readonly attacker: number;
  readonly target: number;
  /** Dice rolled and not yet assigned; empty before. */
  readonly dice: readonly number[];
  readonly hits: number;
}

/** Something that is near its end, for everybody to see. */
export interface WarningView {
  /** An empty deck or the last card of one, a camp that nobody guards, a unit that can hold no more disorder. */
  readonly key: 'deck' | 'camp' | 'limit';
  /** Whose it is; of a camp that two share the first of them. */
  readonly seat: SeatName;
  readonly place: string;
  /** In two or three words, and as a sentence. */
  readonly short: string;
  readonly text: string;
}

export interface BattalionView extends TableView {
  readonly warnings: readonly WarningView[];
  readonly board: { readonly kind: 'sectors'; readonly sectors: readonly SectorView[] };
  readonly sides: readonly SideView[];
  readonly camps: readonly CampView[];
  readonly units: readonly UnitView[];
  readonly hand: readonly CardView[];
  /** Cards of the own faction list that the seat has not seen yet, by kind. */
  readonly unseen: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  /** The hand of another seat that a card has let this seat see, at the time it did. */
  readonly spied: readonly { readonly seat: SeatName; readonly cards: readonly CardView[] }[];
  /** The seat whose turn it is, and the seat that began. */
  readonly activeSeat: SeatName;
  readonly initiative: SeatName | null;
  /** A unit that has moved out to charge and has found no enemy yet. */
  readonly charging: number | null;
  readonly attack: AttackView | null;
}
