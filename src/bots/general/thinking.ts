// How much a general thinks: what it tries, in how many futures, how far ahead. Counts, not seconds, so that the same question always
// gets the same answer; a limit of time, where there is one, only ends it early.

import type { Round } from './judge.ts';

export interface Look {
  /** The most first choices that are tried by themselves; where there are more, only whims find others than the policy's. */
  readonly firsts: number;
  /** Plans by whims: at first, and then for each of the best first choices. */
  readonly whims: number;
  readonly more: { readonly best: number; readonly whims: number };
  /** The first look at all plans, and the rounds for those that are left. */
  readonly screen: Round;
  readonly rounds: readonly Round[];
}

export interface Thinking {
  /** A plan for the turn, before anything was rolled; how to go on in it, after a roll; an answer in another's turn. */
  readonly turn: Look;
  readonly goOn: Look;
  readonly answer: Look;
  /** By how many standard errors a plan must lead the policy's own. */
  readonly caution: number;
}

/** When to stop early. */
export interface Limits {
  /** Milliseconds for each kind of look; `now` tells the time. */
  readonly now: () => number;
  readonly turn: number;
  readonly goOn: number;
  readonly answer: number;
  /** Asked often: true ends the thinking at once, with what is known. */
  stopped?(): boolean;
}
