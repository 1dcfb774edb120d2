// What every view has, whatever the game: as much as a page, a terminal or a bot needs before it knows how the board is
// drawn. Plain data that survives JSON; names instead of numbers wherever a person would use them.

import type { Prompt, Ruleset } from './ruleset.ts';
import type { KernelState } from './state.ts';

/** How sure a fact is: the sources say it, they leave a choice within limits, or it is ours. */
export type Provenance = 'sourced' | 'constrained' | 'designed';

/** A number that a side collects or loses on the way to the end: banners of six, cards left in a deck, units lost. */
export interface Tally {
  readonly key: string;
  /** Such as `banners` or `cards left`. */
  readonly label: string;
  readonly value: number;
  /** Where it ends the battle; null when it does not by itself. */
  readonly goal: number | null;
}

export interface TableCard {
  /** The word by which choices name it. */
  readonly key: string;
  readonly name: string;
  /** Its kind, for its colour and shape. */
  readonly group: string;
  readonly text: string;
}

export interface TableSide {
  /** `top` or `bottom`. */
  readonly side: string;
  readonly army: string;
  readonly handCount: number;
  readonly tallies: readonly Tally[];
}

/** Who sits where; in most games a seat is a side. */
export interface TableSeat {
  readonly seat: string;
  readonly side: string;
  readonly army: string;
  readonly handCount: number;
}

export interface TableRule {
  readonly key: string;
  readonly text: string;
  readonly optional: boolean;
}

export interface TableView {
  /** The seat it was made for; -1 for who only watches. */
  readonly seat: number;
  readonly game: string;
  readonly scenario: { readonly id: string; readonly name: string; readonly date: string };
  /** How the board is drawn; each kind has its own shape. */
  readonly board: { readonly kind: 'hexes' | 'sectors' };
  /** The two sides, top first. */
  readonly sides: readonly TableSide[];
  readonly seats: readonly TableSeat[];
  /** Own cards in table order; empty for a spectator. */
  readonly hand: readonly TableCard[];
  readonly turn: number;
  /** The side whose turn it is. */
  readonly active: string;
  readonly phase: string;
  readonly prompt: Prompt;
  /** The place that the waiting decision is about. */
  readonly asked: string | null;
  /** `running`, `draw` or the side that won. */
  readonly outcome: string;
  readonly rules: readonly TableRule[];
}

/** Any game, for who knows of a state and a view only what all of them have. */
export type AnyRuleset = Ruleset<KernelState, TableView>;
