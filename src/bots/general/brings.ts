// What a game brings to the general, who knows no rule and no game: a policy, features of a position, and a clock. All three see a
// whole state, but one that was imagined for the seat that thinks: what the seat cannot know is dealt anew in it, so nothing
// can be learned from it. Even so a policy looks only at what the seat it chooses for may know, for in a playout it plays
// both sides, and a side that sees the other's hand is no likely opponent.

import type { Compiled } from '../../kernel/procedure.ts';
import type { KernelState } from '../../kernel/state.ts';

/** How a player leans: `cautious` guards what he has, `bold` looks for the fight. */
export type Temperament = 'cautious' | 'steady' | 'bold';
export const TEMPERAMENTS: readonly Temperament[] = ['cautious', 'steady', 'bold'];

/**
 * A leaning that makes a policy choose otherwise than it usually would, always in the same way: the same whim likes the same
 * choices as long as it lasts. The general tries whims to find plans that the policy alone does not see.
 */
export interface Whim {
  /** From -1 to 1 for each choice, and 0 on average. A policy adds it to a choice's score, times what a doubt of its own is worth. */
  of(choice: number): number;
}

/** A player without foresight: a sensible choice at every decision, in a few microseconds. It is also who plays the futures out. */
export interface Policy<G extends KernelState> {
  /**
   * A legal choice for the seat that decides; `decision` is what waits (`pending(g)`). Without a whim the same position always
   * has the same answer, whatever was asked before. It writes nothing into `g` that a rule could read.
   */
  choose(g: G, seat: number, decision: Compiled, whim: Whim | null): number;
}

/** The numbers by which the worth of a position is judged, seen from one seat. */
export interface Features<G extends KernelState> {
  readonly names: readonly string[];
  /**
   * Writes them into `out`, in the order of `names`: of what the seat may know, at the beginning of a turn. Seen from the other side the
   * numbers that compare the two change their sign, so that the worths of both sides add up to one.
   */
  write(g: G, seat: number, out: Float64Array): void;
}

/**
 * How much of a position a policy takes in: `narrow`, the blow at hand and nothing that stands around it; `near`, also who stands beside whom;
 * `whole`, also what the enemy can do in return.
 */
export type Sight = 'narrow' | 'near' | 'whole';

/**
 * How many turns (as the clock counts them) futures are followed, by how far the worth of a position can be trusted: by who looks at his own
 * turn and no further than he must to judge it; else at a first look at all plans of a turn, for those that are left, and for a
 * single choice after a roll or in another's turn.
 */
export interface Horizon {
  readonly own: number;
  readonly near: number;
  readonly far: number;
  readonly single: number;
}

export interface Brings<G extends KernelState> {
  /** A policy for one battle: what it prepares (tables of units and dice) holds for all states of that battle. */
  policy(battle: G['battle'], temperament: Temperament, sight?: Sight): Policy<G>;
  features(battle: G['battle']): Features<G>;
  /** Counts turns (in Dark Ages rounds): a position is judged when it goes up, never in between. */
  clock(g: G): number;
  /** The seat whose turn or round it is. */
  turnOf(g: G): number;
  /** The side of a seat: 0 or 1. */
  sideOf(seat: number): number;
  readonly horizon: Horizon;
  /** Decisions that are not worth a look ahead: the policy's answer is taken. */
  readonly small: ReadonlySet<string>;
}
