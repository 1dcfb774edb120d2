// The shape of a view: what a page, a terminal or a bot is given. Plain data that survives JSON; names instead of numbers
// wherever a person would use them.

import type { TableCard, TableRule, TableSide, TableView } from '../../../../kernel/view.ts';
import type { BannerSources } from '../../rules/losses.ts';
import type { sideNames } from '../../text/sheet.ts';

export type SideName = (typeof sideNames)[number];

export interface HexView {
  readonly hex: string;
  readonly row: number;
  readonly column: number;
  /** The ground as it is now: a tile that has been taken off the board leaves open ground. */
  readonly terrain: string;
  readonly terrainName: string;
  /** Sections as the viewing seat sees them; a spectator sees them as the bottom player does. */
  readonly sections: readonly string[];
  /** Neighbouring hexes across protected hexsides. */
  readonly ramparts: readonly string[];
  /** Sides that may leave the board here for a banner. */
  readonly exits: readonly SideName[];
  /** The side to which a gate or camp belongs; null elsewhere, and where it belongs to nobody. */
  readonly owner: SideName | null;
}

export interface AbilityView {
  readonly key: string;
  readonly name: string;
  readonly text: string;
}

export type Fate = 'on board' | 'eliminated' | 'left' | 'exited' | 'in reserve';

export interface UnitView {
  readonly id: number;
  readonly side: SideName;
  readonly code: string;
  readonly name: string;
  /** The die face of its class, and whether it is drawn with a white border. */
  readonly symbol: string;
  readonly bordered: boolean;
  /** How far its missiles reach; 0 when it has none. */
  readonly missile: number;
  readonly hex: string | null;
  readonly blocks: number;
  readonly fullBlocks: number;
  readonly traits: readonly AbilityView[];
  readonly fate: Fate;
  readonly ordered: boolean;
  readonly moved: boolean;
  /** Hexes moved this turn, and where from. */
  readonly steps: number;
  readonly from: string | null;
  readonly fought: boolean;
  /** It has fired one of its two shots. */
  readonly fired: boolean;
  readonly mustClose: boolean;
  readonly noBattle: boolean;
  readonly halted: boolean;
  /** The number of its square, while it stands in one. */
  readonly square?: number;
  /** The unit whose attack it adds its dice to, while that is under way. */
  readonly joins?: number;
  /** The unit it has fired at, where it is bound to close with it. */
  readonly firedAt?: number;
  /** The action that goes with the card binds it. */
  readonly bound?: true;
}

export interface LeaderView {
  readonly id: number;
  readonly side: SideName;
  readonly name: string;
  /** Where he stands; while he evades, where his evade began. */
  readonly hex: string | null;
  /** Where he has come to in an evade that has not ended yet; else null. */
  readonly onWay: string | null;
  /** The unit he is with; null when he is alone or off the board. */
  readonly unit: number | null;
  readonly traits: readonly AbilityView[];
  readonly fate: Fate;
  readonly ordered: boolean;
  readonly moved: boolean;
}

export interface CardView extends TableCard {
  /** How many it orders in each section, of a section card; else null. */
  readonly sections: { readonly left: number; readonly centre: number; readonly right: number } | null;
  readonly reaction: boolean;
}

/** A place for a card that a side lays aside. */
export interface AsideView {
  readonly number: number;
  /** The card, for the seat that may know it; null for the others. */
  readonly card: CardView | null;
}

export interface SideView extends TableSide {
  readonly side: SideName;
  readonly commander: string;
  readonly command: number;
  readonly banners: number;
  readonly goal: number;
  readonly bannersBy: BannerSources;
  /** What a card that copies this side's order would copy. */
  readonly lastOrder: { readonly card: string; readonly mirrored: boolean } | null;
  /** Tokens it holds, and how many it has spent this turn; null where nobody has any. */
  readonly tokens: { readonly held: number; readonly spent: number } | null;
  /** Its places for cards laid aside, null for an empty one; no places where the game has none. */
  readonly aside: readonly (AsideView | null)[];
}

/** A special rule of the battle. */
export interface RuleView extends TableRule {
  /** The side it concerns; null when it concerns both. The sentence names that side's army. */
  readonly side: SideName | null;
}

export interface CommandsView extends TableView {
  readonly board: {
    /** How it is drawn. */
    readonly kind: 'hexes';
    readonly size: string;
    readonly width: number;
    readonly rows: number;
    readonly hexes: readonly HexView[];
  };
  readonly sides: readonly SideView[];
  readonly units: readonly UnitView[];
  /** Without those who wait unnamed in the ranks. */
  readonly leaders: readonly LeaderView[];
  /** Own cards in table order; empty for a spectator. */
  readonly hand: readonly CardView[];
  readonly deckCount: number;
  /** In the order in which they were discarded. */
  readonly discards: readonly CardView[];
  /** Cards that the seat neither holds nor sees face up, by kind: the deck, the other hand and what else is hidden. */
  readonly unseen: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  readonly table: {
    readonly card: CardView;
    /** The order that is carried out: another card's when this one copies; null when there was nothing to copy. */
    readonly order: CardView | null;
    readonly mirrored: boolean;
    /** The order is "one unit of your choice". */
    readonly oneUnit: boolean;
  } | null;
  /** The action that ordered units carry out besides the card. */
  readonly action: { readonly key: string; readonly name: string; readonly text: string } | null;
  /** The leader (his id) under whom the card orders. */
  readonly led: number | null;
  /** How many cards have been drawn of which one is to be kept, and which they are, for the seat that keeps one. */
  readonly drawnCount: number;
  readonly drawn: readonly CardView[];
  readonly active: SideName;
  /** The attack under way. */
  readonly combat: {
    /** In the game's words: `close combat`, `bonus melee`, `ranged combat`. */
    readonly kind: string;
    readonly attacker: number;
    readonly target: string;
  } | null;
  readonly outcome: 'running' | 'draw' | SideName;
  readonly rules: readonly RuleView[];
}
