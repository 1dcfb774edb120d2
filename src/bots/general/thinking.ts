// How much a general thinks: what it tries, in how many futures, how far ahead. Counts, not seconds, so that the same question always
// gets the same answer; a limit of time, where there is one, only ends it early.

import type { Round } from './judge.ts';

/**
 * How a plan is varied: it goes on under a whim from some place on (`tail`), something is done first that the policy would do under a whim
 * (`whim`) or that is on offer (`any`), or something is left out (`less`); the rest stays.
 */
export type Way = 'tail' | 'whim' | 'any' | 'less';

export interface Look {
  /** The most first choices that are tried by themselves; where there are more, only whims find others than the policy's. */
  readonly firsts: number;
  /** Plans by whims, beside the policy's own. */
  readonly whims: number;
  /** The first look at all plans. */
  readonly screen: Round;
  /** How often the best so far are varied, how many of them, how many times each, and in which ways in turn; the variants are looked at like those before. */
  readonly variations: {
    readonly times: number;
    readonly best: number;
    readonly each: number;
    readonly ways: readonly Way[];
  };
  /** The rounds for those that are left. */
  readonly rounds: readonly Round[];
  /** By how many standard errors a plan must lead the policy's own. */
  readonly caution: number;
}

export interface Thinking {
  /** A plan for the turn, before anything was rolled; how to go on in it, after a roll; an answer in another's turn. */
  readonly turn: Look;
  readonly goOn: Look;
  readonly answer: Look;
}

/** When to stop early. */
export interface Limits {
  /** Tells the time, in milliseconds. */
  readonly now: () => number;
  /** Milliseconds for each kind of look. */
  readonly turn: number;
  readonly goOn: number;
  readonly answer: number;
  /** The most choices that are played in imagined futures for one thought. With it no clock is asked: the same question has the same answer. */
  readonly work?: number;
  /** Asked often: true ends the thinking at once, with what is known. */
  stopped?(): boolean;
}

/**
 * The clock for play: a plan in about a second, an answer before anybody waits for it. A slower machine looks at less in the
 * same time.
 */
export const timed = (now: () => number, stopped?: () => boolean): Limits => ({
  now,
  turn: 850,
  goOn: 180,
  answer: 110,
  ...(stopped ? { stopped } : {}),
});

/** Counts alone, and no more than so many choices in imagined futures for a thought. */
export const counted = (work: number, stopped?: () => boolean): Limits => ({
  now: () => 0,
  turn: 0,
  goOn: 0,
  answer: 0,
  work,
  ...(stopped ? { stopped } : {}),
});

/** How much of a thought's budget is used when plans have been found, when all have had a first look, and when the best have been varied; the rounds share the rest. */
export const PLANS_SHARE = 0.1;
export const SCREEN_SHARE = 0.3;
export const VARIED_SHARE = 0.5;

/** How much of a thought has been used up. Without limits it never ends early. */
export class Budget {
  private readonly limits: Limits | undefined;
  private readonly began: number;
  private readonly time: number;
  private readonly work: () => number;

  constructor(limits: Limits | undefined, kind: 'turn' | 'goOn' | 'answer', work: () => number) {
    this.limits = limits;
    this.time = limits?.[kind] ?? 0;
    this.began = limits && limits.work === undefined ? limits.now() : 0;
    this.work = work;
  }

  /** Whether so much of it (1 is all) has been used, or it is to end at once. */
  spent(share: number): boolean {
    const { limits } = this;
    if (limits === undefined) return false;
    if (limits.stopped?.() === true) return true;
    if (limits.work !== undefined) return this.work() >= share * limits.work;
    return limits.now() - this.began >= share * this.time;
  }
}
