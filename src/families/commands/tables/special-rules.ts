// Special rules of a sheet. A rule is made from the sheet's words and hangs on a closed list of hooks.

import type { Choices } from '../../../kernel/choice.ts';
import type { NotationError } from '../../../kernel/notation.ts';
import type { Frame, State } from '../rules/state.ts';
import type { Sheet, SheetRule } from '../text/sheet.ts';
import type { UnitType } from './tables.ts';

export interface SpecialRule {
  readonly key: string;
  readonly text: string;
  /** Played only when the players say so. */
  readonly optional: boolean;
  /** Before the first turn; may call procedures that ask decisions. */
  setUp?(g: State): void;
  turnBegins?(g: State, side: number): void;
  /** After the turn's battles, before its draw. */
  turnEnds?(g: State, side: number): void;
  /** The turn is over, its cards are drawn. */
  turnOver?(g: State, side: number): void;
  /** A side has taken a tile off the board. */
  tileCleared?(g: State, hex: number, side: number): void;
  bannerGained?(g: State, side: number): void;
  leaderLost?(g: State, leader: number): void;
  /** A unit came to a halt by moving or advancing. */
  unitStopped?(g: State, unit: number): void;
  /** Another use of a Leadership order: writes choices, and takes them (answers whether the choice was its own). */
  leadershipChoices?(g: State, sections: number, out: Choices): void;
  takeLeadership?(g: State, choice: number, sections: number): boolean;
  /** The reserve that such an order brings in: whose, and the rule's counter in `g.goal`. */
  readonly reserve?: { readonly side: number; readonly rule: number };
  /** A unit may ignore no flag from this attacker. */
  noIgnoring?(g: State, unit: number, by: number, mode: number): boolean;
  /** Dice limit in close combat, or 0. */
  closeLimit?(g: State, by: number, at: number, mode: number): number;
  /**
   * Hexes from which a side may leave the board for a banner: all its units or some, leaders by themselves too or not, and
   * with `standing` only those who began the turn there.
   */
  readonly exits?: {
    readonly side: number;
    readonly hexes: readonly number[];
    readonly standing?: boolean;
    readonly leaders?: boolean;
    units?(type: UnitType): boolean;
  };
  /** Hexes that give a side something when its units come there. */
  readonly objectives?: readonly Objective[];
  /** Ground that belongs to a side, by kind: gates, camps. */
  readonly owns?: { readonly side: number; readonly terrain: readonly string[] };
  /** Banners for ground that is held: called whenever a unit has left a hex, to take back what is lost. */
  groundLeft?(g: State): void;
  /** Banners for an eliminated unit, where it is not one. */
  bannersFor?(g: State, unit: number): number;
  /** Flags that a unit may ignore because of this rule. */
  ignoredFlags?(g: State, unit: number, by: number, mode: number): number;
  /** The side draws no card at the end of its turn. */
  drawsNone?(g: State, side: number): boolean;
  /** Before a side plays its card: it may be asked something first. */
  beforeCard?(g: State, side: number): void;
  /** Another use of a draw of two cards of which one is kept; answers whether it takes the draw over. */
  insteadOfScouting?(g: State, side: number): boolean;
  /** A reserve that orders in a section may bring in: writes choices, and takes them (answers whether it was its own). */
  sectionChoices?(g: State, room: Int32Array, out: Choices): void;
  takeSection?(g: State, f: Frame, choice: number): boolean;
  /** Where it comes in. */
  readonly sectionEntry?: SectionEntry;
  /** Terrain that is played as another kind. */
  readonly terrainAs?: { readonly [kind: string]: string };
  /** Missiles, moves and such that a rule gives to unit types of one side. */
  fireStill?(g: State, unit: number): number;
  range?(g: State, unit: number): number;
  move?(g: State, unit: number): number;
}

/** Where orders bring a reserve in: a side's section (its bit), on certain hexes or next to them. */
export interface SectionEntry {
  readonly side: number;
  readonly section: number;
  readonly near: readonly number[];
}

/** A hex that is worth something to a side, for whoever plans; `taken` once there is nothing more to gain. */
export interface Objective {
  readonly side: number;
  readonly hex: number;
  taken?(g: State): boolean;
}

/** Where a rule is made from a sheet; `fail` names the place in the sheet. */
export interface RuleContext {
  readonly sheet: Sheet;
  readonly rule: SheetRule;
  /** Number among the sheet's rules: its counter in `g.goal`. */
  readonly index: number;
  hex(name: string): number;
  side(word: string | undefined): number;
  /** A number from 0 to 99. */
  number(word: string | undefined): number;
  /** A size of a hand: from 1 to the most that a side can hold. */
  handSize(word: string | undefined): number;
  fail(expected: string, found: string): NotationError;
}

/**
 * The disputed points of a battle by the keys of the game's rulings: true where the table has taken the other reading; and
 * its mended rules: true where they hold. Every key of the game is there, so that reading one costs no search.
 */
export type Readings = { readonly [key: string]: boolean };

export type RuleMaker = (context: RuleContext) => SpecialRule;

/** The part of a rule that every maker fills the same way. */
export function ruleHead(c: RuleContext, text: string): Pick<SpecialRule, 'key' | 'text' | 'optional'> {
  return { key: c.rule.key, text, optional: c.rule.optional };
}
