// What is said of one decision, all in one place: the question, its help, the unit it is about, its choices as offers with
// what follows from them, who may make them, and what somebody means who points at the board.

import type { Why } from '../../../../kernel/permission.ts';
import type { OfferMark } from '../../../../kernel/ruleset.ts';
import type { Frame, State } from '../../rules/state.ts';
import type { Place } from '../places.ts';
import type { Fault } from '../why-not/faults.ts';

/** Whether the seat may make this choice now; a rule's own conditions, asked with a collector of reasons. */
export type May = (g: State, f: Frame, choice: number, seat: number, why: Why<Fault>) => boolean;

/** How a choice is shown; `a` and `b` are its arguments. */
export interface OfferWords {
  readonly mark: OfferMark | ((g: State, f: Frame, a: number) => OfferMark);
  /** Short, with a capital. */
  label(g: State, a: number, b: number, seat: number, f: Frame): string;
  /** What follows from it: one short sentence, or empty. */
  note?(g: State, f: Frame, a: number, b: number, seat: number): string;
  /** The unit that acts, and the place it points at. */
  from?(g: State, a: number, b: number): number;
  to?(g: State, a: number, b: number): string | null;
  /** Its first argument is a card. */
  readonly card?: true;
  /** The enemy is asked next, and nothing can be taken back. */
  readonly final?: true;
  /** What most take here because it can only help; which and why stands beside it. Never what declines. */
  usual?(g: State, f: Frame, a: number): boolean;
  /** Of what ends a part of the turn: what could still be done in it, in a few words; empty where nothing is lost by ending it. */
  leaves?(g: State, f: Frame): string;
  /** It says no to what is asked of one moment, and leaves nothing undone. */
  readonly declines?: true;
}

/** A verb and its arguments. */
export type Meant = readonly [verb: number, a: number, b: number];

export interface DecisionWords {
  /** The question, the same for all seats and spectators: it says nothing that depends on a hand. */
  prompt(g: State, f: Frame): string;
  /** For who meets the question the first time. */
  readonly help?: string;
  /** The unit it is about; -1 for none. */
  about?(g: State, f: Frame): number;
  /** Its choices, by verb. */
  readonly offers: { readonly [verb: number]: OfferWords };
  /** Of those choices that are not always on offer: whether they are, by verb. */
  readonly may: { readonly [verb: number]: May };
  /** What is meant by pointing at `place`, with `by` (a unit, or -1) taken up before; null where nothing is pointed at. */
  meant?(g: State, f: Frame, by: number, place: Place, seat: number): Meant | null;
}
