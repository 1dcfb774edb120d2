// What a game of the family brings as tables: unit types, terrain, cards, traits, special rules. An entry holds facts,
// answers a question, or answers a window; the family's procedures read them and name none of them.

import type { Trace } from '../../kernel/explain.ts';
import type { Frame, State } from './state.ts';
import type { DiceReading } from './tell-dice.ts';

/** Battle dice faces: the three symbols come first, so that a unit's symbol is its face. */
export const LIGHT = 0;
export const MEDIUM = 1;
export const HEAVY = 2;
export const HELMET = 3;
export const FLAG = 4;
export const SWORDS = 5;

export interface UnitType {
  readonly code: string;
  readonly key: string;
  readonly name: string;
  /** LIGHT, MEDIUM or HEAVY: the face that hits it and the class that orders it. */
  readonly symbol: number;
  readonly bordered: boolean;
  readonly foot: boolean;
  /** Light foot in the sense of the cards that let it pass through friends. */
  readonly lightFoot: boolean;
  readonly cavalry: boolean;
  readonly blocks: number;
  /** The farthest it may move. */
  readonly move: number;
  /** The farthest it may move and still close combat, or fire. -1: not after any move; its own turn standing still is 0. */
  readonly closeAfter: number;
  readonly fireAfter: number;
  /** A longer move that must end next to an enemy unit and binds it to close combat; 0 for none. */
  readonly charge: number;
  /** Hexes back for one flag. */
  readonly retreat: number;
  /** 0: no missiles. */
  readonly range: number;
  readonly fireStill: number;
  readonly fireMoved: number;
  readonly closeDice: number;
  /** Dice when it battles back or strikes first. */
  readonly backDice: number;
  readonly mayAdvance: boolean;
  /** One more hex after its first momentum advance. */
  readonly extraHex: boolean;
  readonly bonusCombat: 'always' | 'withLeader' | 'never';
  readonly rallies: boolean;
  /** It leaves the battle when it has evaded. */
  readonly abandonedInEvade: boolean;
}

/** A kind of unit in the cards' words, such as light or mounted. */
export interface UnitClass {
  readonly key: string;
  includes(type: UnitType): boolean;
}

/** How a hex affects those who enter it. */
export type Stops = 'nobody' | 'everyone' | 'mounted';

export interface Terrain {
  readonly key: string;
  readonly name: string;
  /** Whether a unit type may ever enter (moving, retreating, evading, advancing). */
  mayEnter(type: UnitType): boolean;
  readonly leadersMayEnter: boolean;
  readonly stops: Stops;
  /** Whether a unit may battle in the turn it moved in, and close combat again after advancing in. */
  mayBattleAfterEntering(type: UnitType): boolean;
  /** What stands behind it cannot be seen: always, or except along the same group of such hexes (hills, walls). */
  readonly sight: 'open' | 'blocked' | 'level';
  /** Hexes of 'level' sight that touch form one group if they have the same height: a hill, a wall. */
  readonly height: string;
  /** Entering and leaving take a whole move of one hex. */
  readonly climbed: boolean;
  /** Leaving takes a whole move of one hex, and entering costs a die roll for losses. */
  readonly mires: boolean;
  /** Defenders battle first unless the attacker stands on such terrain too. */
  readonly defendersFirst: boolean;
}

export type CardGroup = 'section' | 'troop' | 'leadership' | 'tactic';

/** What the units that a card orders may do. */
export interface CardBattle {
  readonly close: boolean;
  readonly fire: boolean;
  /** Shots a unit may fire. */
  readonly shots: number;
  /** Dice added to close combat, to bonus close combat, and to ranged combat. */
  readonly closeDice: number;
  readonly bonusDice: number;
  readonly fireDice: number;
}

export interface Card {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly group: CardGroup;
  /** One line of our own words for the hand. */
  readonly text: string;
  /** How many it orders in each section, of a section card; else null. */
  readonly sections: { readonly left: number; readonly centre: number; readonly right: number } | null;
  /** Leaders may be ordered to leave their units. */
  readonly helmet: boolean;
  /** Played by the other side when a close combat is declared; never in the own turn. */
  readonly reaction: boolean;
  /** Gives the orders: calls one of the family's ordering procedures. */
  orders(g: State): void;
  /** Whether units move at all, and again after the battles. */
  readonly moves: boolean;
  readonly movesAgain: boolean;
  readonly battle: CardBattle;
  /** Hexes a unit may move under this card, and after how many it may still close combat; default the unit's own. */
  move?(type: UnitType, own: number): number;
  closeAfter?(type: UnitType, own: number): number;
  charge?(type: UnitType): number;
  /** Light foot may pass through friendly units. */
  readonly passesFriends: boolean;
  /** Deck and discards are shuffled together before the turn's draw. */
  readonly reshuffles: boolean;
  /** Issues again what the opponent ordered last. */
  readonly copies: boolean;
}

/** Abilities of one unit or leader, given by the sheet. */
export interface Trait {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly ref: string;
  readonly of: 'unit' | 'leader';
  readonly helmetsHit?: boolean;
  readonly ignoresFlag?: boolean;
  readonly ignoresSword?: boolean;
  readonly range?: number;
  readonly fireStill?: number;
  readonly fireMoved?: number;
  readonly fireAfter?: number;
  /** The attached unit's extra close combat die. */
  readonly closeDie?: boolean;
  /** Helmets and Leadership orders reach only the leader's own hex. */
  readonly ownHexOnly?: boolean;
}

/** The pure questions that the family's procedures ask of the game. */
export interface Questions {
  /** Dice `by` rolls in close combat against what stands on `hex`. */
  closeDice(g: State, by: number, hex: number, mode: number, trace: Trace | null): number;
  /** Dice `by` rolls at range against what stands on `hex`. */
  fireDice(g: State, by: number, hex: number, trace: Trace | null): number;
  /** Dice of a unit through whose hex a leader escapes. */
  escapeDice(g: State, by: number, trace: Trace | null): number;
  /**
   * Reads g.dice into f.hits and f.flags; answers how many dice are rolled again. With a reading it notes there what each
   * die did.
   */
  scoreClose(g: State, f: Frame, reading?: DiceReading | null): number;
  /** Flags that `unit` may ignore which `by` (-1: nobody in particular) rolled in a mode, or RANGED. */
  ignorableFlags(g: State, unit: number, by: number, mode: number, trace: Trace | null): number;
  /** Hexes back for one flag from `by`. */
  retreatPerFlag(g: State, unit: number, by: number, trace: Trace | null): number;
  mayEvade(g: State, unit: number, by: number): boolean;
  /** Hits by its own symbol that `unit` ignores from `by` in close combat; a trace hears why. */
  sparedSymbols(g: State, unit: number, by: number, trace?: Trace | null): number;
  /** What it takes to see a unit's numbers explained: what hits, what is ignored. */
  explainHits(g: State, by: number, hex: number, mode: number, trace: Trace): void;
  /** What the ground of a hex does beside what its table entry says of entering and sight, in a few words each. */
  groundNotes(g: State, hex: number): readonly string[];
}
