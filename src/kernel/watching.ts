// What whoever watches a battle is told: plain data, made for one seat or for a spectator, that can be posted or sent.
// Nothing here carries what that seat may not know.

import type { RolledDice } from './game-record.ts';
import type { Offer, Prompt, Telling } from './ruleset.ts';

export type TellingAt = Telling & { readonly number: number };

/** One choice that was made, with what came of it, as the watching seat may know it. */
export interface Step {
  /** The number of the decision. */
  readonly number: number;
  readonly seat: number;
  /** Of a secret choice of another seat only its verb: `keep ?`. */
  readonly choice: string;
  /** Nobody was asked: it was the only choice. */
  readonly forced: boolean;
  readonly tellings: readonly TellingAt[];
  /** How the table looked after it, for the same seat. */
  readonly view: unknown;
}

/** A roll as a seat may know it: of one card out of so many the number is left out, since it tells which. */
export interface SeenRoll extends Omit<RolledDice, 'dice'> {
  readonly dice: readonly number[] | null;
}

/** Dice that a person is to roll and enter, for a choice of any seat. */
export interface WaitingRoll {
  /** Who chose, and what. */
  readonly seat: number;
  readonly choice: string;
  /** The choice in words; empty for one of another seat, which may be nobody else's business. */
  readonly label: string;
  readonly count: number;
  readonly faces: readonly string[];
  /** A letter for each face, one that is on two sides counted once; empty for a numeral. */
  readonly letters: readonly string[];
  /** What the choice has brought about until now. */
  readonly soFar: readonly TellingAt[];
  /** The choice may still be taken back, because no die of it has been entered. */
  readonly mayCancel: boolean;
}

/** A choice that can be taken back: whose it was, and in words that everybody may know. */
export interface TakenBack {
  readonly seat: number;
  readonly label: string;
}

/** A moment of the battle, looked back at: before decision `number`, as a seat knew it then. */
export interface Moment<V = unknown> {
  readonly number: number;
  readonly last: number;
  readonly seat: number;
  readonly prompt: Prompt | null;
  /** The choice that was made next, and the same in words; empty at the end. */
  readonly next: string;
  readonly nextLabel: string;
  readonly view: V;
  /** What the choice before this moment brought about. */
  readonly tellings: readonly TellingAt[];
}

/** Choices that were made, to be shown again: the table before the first of them, and each with what came of it. */
export interface Film<V = unknown> {
  readonly before: V;
  readonly steps: readonly Step[];
}

/** What a seat may know now. `V` is the game's own view. */
export interface Seen<V = unknown> {
  readonly game: string;
  /** Whose eyes: a seat, or -1 for a spectator. */
  readonly watching: number;
  /** Number of the decision that waits. */
  readonly number: number;
  /** Who decides; -1 when the battle is over. */
  readonly seat: number;
  /** The number of the last choice that this seat made itself and was not spared; 0 when there is none. */
  readonly chose: number;
  readonly over: boolean;
  readonly outcome: string;
  readonly prompt: Prompt | null;
  /**
   * Everything on offer when the watching seat decides. At a screen that several people share: what is on offer to whoever
   * decides for reasons that all of them know. Else empty.
   */
  readonly offers: readonly Offer[];
  readonly view: V;
  /** Why nothing can be taken back; empty when the last choice can be. */
  readonly undoRefusal: string;
  /** A roll that waits for dice to be entered; nothing else can be chosen meanwhile. */
  readonly roll: WaitingRoll | null;
  /** All told so far is `log`; a state that follows another brings only what is new. */
  readonly logFrom: number;
  readonly log: readonly TellingAt[];
}
