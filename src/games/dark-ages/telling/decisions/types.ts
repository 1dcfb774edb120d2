// What is said of one decision, all in one place: the question, its help, the piece it is about, its choices as offers with what
// follows from them, which rule is asked whether they may be made, and what somebody means who points at the board.

import type { Refusal } from '../../../../kernel/explain.ts';
import type { Why } from '../../../../kernel/permission.ts';
import type { OfferMark } from '../../../../kernel/ruleset.ts';
import type { Frame, State } from '../../rules/state.ts';
import type { FaultKey } from '../why-not/faults.ts';

/** A choice of the waiting decision, on offer or asked about. */
export interface Asked {
  readonly g: State;
  /** The frame of the decision. */
  readonly f: Frame;
  /** The arguments of the choice. */
  readonly a: number;
  readonly b: number;
  /** Who decides. */
  readonly seat: number;
}

/** Whether the choice may be made: a rule's own condition, asked with a collector of reasons. */
export type May = (asked: Asked, why: Why<FaultKey>) => boolean;
export type MayByVerb = { readonly [verb: number]: May };

/** How a choice is shown. */
export interface OfferWords {
  readonly mark: OfferMark;
  /** Where the piece that acts is: 1 the first argument, 0 the hex that the decision is about. */
  readonly from?: 0 | 1;
  /** The hex that it points at: 1 the first argument, 2 the second. */
  readonly to?: 1 | 2;
  /** Whether the leader on the hex is meant, not the unit. */
  readonly leader?: true | ((asked: Asked) => boolean);
  readonly label: (asked: Asked) => string;
  /** What follows from it, one short sentence or none: only what lies open and what the deciding seat knows of its own. */
  readonly note?: (asked: Asked) => string;
  /** The hexes that the piece passes, its own first; without it nothing moves. */
  readonly way?: (asked: Asked) => readonly number[];
  /** What stands for the odds while the values of `unknown`, a piece in the fight, have not been shown. */
  readonly unseen?: (asked: Asked, unknown: number) => string;
  /** Its first argument is a card in hand. */
  readonly card?: true;
  /** What most take here because it can only help; which and why stands beside it. Never what declines. */
  readonly usual?: (asked: Asked) => boolean;
  /** Of what ends a part of the round: what could still be done in it, in a few words; empty where nothing could. */
  readonly leaves?: (asked: Asked) => string;
  /** It says no to what is asked of one moment, and leaves nothing undone. */
  readonly declines?: true;
  /** For who asks for it in a decision that has no such choice. */
  readonly elsewhere?: Refusal;
}
export type OffersByVerb = { readonly [verb: number]: OfferWords };

/** Somebody points at `hex`. */
export interface Pointed {
  readonly g: State;
  /** The hex of a piece that was taken up before, or -1. */
  readonly start: number;
  readonly hex: number;
  readonly seat: number;
  /** The hex that the decision is about, or -1. */
  readonly asked: number;
}

/** A verb and its arguments. */
export type Meant = readonly [verb: number, a: number, b: number];

export interface DecisionWords {
  /** The question. It is the same for both seats and for spectators: nothing in it depends on a hand, on the deck or on unseen numbers. */
  readonly prompt: (g: State, f: Frame) => string;
  /** For who meets the question the first time. */
  readonly help?: string;
  /** The piece it is about. */
  readonly about?: (g: State, f: Frame) => number;
  /** Its choices, by verb. */
  readonly offers: OffersByVerb;
  /** Of those choices that are not always on offer: whether they are, by verb. Cards that it does not take are in `cards.ts`. */
  readonly may: MayByVerb;
  /** What is meant by pointing; without it nothing is chosen on the board. */
  readonly meant?: (pointed: Pointed) => Meant | null;
}
