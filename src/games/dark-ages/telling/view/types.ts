// The shape of a view of Dark Ages: hexes and their sides, units of cubes, leaders, order cards.

import type { Provenance, TableCard, TableSide, TableView } from '../../../../kernel/view.ts';

/** Seat 0 has the upper edge of the map; which of the two is Player A the scenario says. */
export type SideName = 'top' | 'bottom';

export interface HexView {
  readonly hex: string;
  readonly row: number;
  readonly column: number;
  /** The ground as it is now. */
  readonly terrain: string;
  readonly terrainName: string;
  /** Village or road: drawn, but of no effect. */
  readonly decoration: readonly string[];
  /** What lies on its sides: the neighbour across, and the kind. Each side stands with both of its hexes. */
  readonly hexsides: readonly { readonly to: string; readonly kind: 'stakes' | 'slope' | 'escarpment' }[];
}

/** The numbers on the back of a counter; null for who has not seen it, where values are hidden. */
export interface ValuesView {
  readonly morale: number;
  readonly move: number;
  /** Null for units that only shoot. */
  readonly attack: number | null;
  readonly defence: number;
  /** Null for units that do not shoot. */
  readonly fire: number | null;
  readonly range: number | null;
  readonly marks: {
    readonly morale: Provenance;
    readonly move: Provenance;
    readonly attack: Provenance;
    readonly defence: Provenance;
    readonly fire: Provenance;
    readonly range: Provenance;
  };
}

export type Fate = 'on board' | 'eliminated' | 'left' | 'to come';

export interface UnitView {
  readonly id: number;
  /** The scenario's name for it, such as `a3`. */
  readonly tag: string;
  readonly side: SideName;
  /** The picture on its front: the key of its type, such as `housecarls`. */
  readonly code: string;
  readonly name: string;
  readonly class:
    | 'light infantry'
    | 'heavy infantry'
    | 'light cavalry'
    | 'heavy cavalry'
    | 'archers'
    | 'longbows'
    | 'crossbows';
  readonly hex: string | null;
  /** Active cubes, whether there is a grey one, and how many cubes it began with. */
  readonly cubes: number;
  readonly grey: boolean;
  readonly fullCubes: number;
  readonly routed: boolean;
  readonly fate: Fate;
  readonly values: ValuesView | null;
  readonly activated: boolean;
  readonly moved: boolean;
  readonly assaulted: boolean;
  readonly fought: boolean;
  readonly evaded: boolean;
  /** Crossbows: ready to shoot. */
  readonly loaded: boolean;
  /** What holds for it at this moment, in words: `shield wall`, `has not moved yet: absorbs a hit`. */
  readonly notes: readonly string[];
}

export interface LeaderView {
  /** Never the id of a unit: leaders are counted from 40 on. */
  readonly id: number;
  readonly side: SideName;
  readonly name: string;
  readonly mounted: boolean;
  readonly morale: number | null;
  readonly hex: string | null;
  /** The unit he is attached to; null when he is alone or off the board. */
  readonly unit: number | null;
  readonly routed: boolean;
  readonly fate: Fate;
  readonly activated: boolean;
  readonly moved: boolean;
  readonly rallied: boolean;
}

export interface CardView extends TableCard {
  /** The number printed on it, 1 to 49. */
  readonly number: number;
  /** Null for Historical Events. */
  readonly activation: number | null;
  readonly stone: 'green' | 'two green' | 'red';
  readonly marks: { readonly activation: Provenance; readonly stone: Provenance };
  /** When and by whom it may be played as orders, in words. */
  readonly moment: string;
}

export interface SideView extends TableSide {
  readonly side: SideName;
  /** `A` or `B`. */
  readonly player: 'A' | 'B';
  readonly passed: boolean;
  readonly unitsLost: number;
  /** Enemy units to be eliminated to win; null when it cannot win that way. */
  readonly limit: number | null;
  readonly leadersLeft: number;
}

export interface CombatView {
  readonly kind: 'assault' | 'melee' | 'fire' | 'combined forces' | 'ambush' | 'mercenaries';
  /** Ids of units; of a leader who attacks alone, his. */
  readonly attackers: readonly number[];
  /** The hex of the defender. */
  readonly target: string;
  /** Cards and rules that hold for this fight, in words. */
  readonly notes: readonly string[];
}

/** Something that is near its end, for everybody to see. */
export interface WarningView {
  /** The clock, units that may still be lost, the last leader. */
  readonly key: 'clock' | 'limit' | 'leader';
  /** Whom it threatens; null for the clock, which runs for both. */
  readonly side: SideName | null;
  /** In two or three words, and as a sentence. */
  readonly short: string;
  readonly text: string;
}

export interface DarkAgesView extends TableView {
  readonly warnings: readonly WarningView[];
  readonly board: {
    readonly kind: 'hexes';
    readonly width: number;
    readonly rows: number;
    /** Every row is as long as the others; even rows are shifted half a hex to the right. */
    readonly even: true;
    readonly hexes: readonly HexView[];
    /** The edge to which each side's routed units run. */
    readonly edges: { readonly top: SideName; readonly bottom: SideName };
  };
  readonly sides: readonly SideView[];
  readonly units: readonly UnitView[];
  readonly leaders: readonly LeaderView[];
  readonly hand: readonly CardView[];
  readonly deckCount: number;
  /** In the order in which they were discarded. */
  readonly discards: readonly CardView[];
  /** Cards that the seat neither holds nor sees face up, by kind. */
  readonly unseen: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  /** The card played as activation this round, and the points left. */
  readonly activation: { readonly card: CardView; readonly points: number } | null;
  readonly round: number;
  /** Whether this turn is the last, or the next one will be. */
  readonly lastTurn: 'no' | 'next' | 'now';
  /** Historical Events played so far and how many are in the game, and what the next one does. */
  readonly events: { readonly played: number; readonly inGame: number; readonly next: string };
  /** Values are hidden until a fight shows them. */
  readonly hiddenValues: boolean;
  readonly combat: CombatView | null;
}
