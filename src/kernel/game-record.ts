// A battle as it is written down: where it starts, its chance, what was chosen and what fell.

import type { Ruleset, Start } from './ruleset.ts';
import { RUNNING, WIN } from './state.ts';

/** One roll as it fell. */
export interface RolledDice {
  readonly sides: number;
  /** One of so many was picked (a card); no dice fell. */
  readonly picked?: true;
  readonly dice: readonly number[];
}

/** One choice of a record, with the dice that fell because of it. */
export interface RecordedChoice {
  readonly seat: number;
  readonly text: string;
  readonly rolls: readonly RolledDice[];
}

/** Who chose for a seat instead of a person. */
export interface Computers {
  readonly seat: number;
  readonly players: readonly string[];
}

/** Everything that makes a game again: where it starts, its chance, and what was chosen. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: string;
  readonly start: Start;
  /** The seed of deck and dice; empty when all dice are written and nothing is shuffled. */
  readonly seed: string;
  /** The dice are those written here although there is a seed: they were entered by hand. */
  readonly written?: boolean;
  /** Dice that fell before the first choice. */
  readonly opening?: readonly RolledDice[];
  readonly choices: readonly RecordedChoice[];
  readonly outcome: string;
  /** The computer players that chose for a seat, by seat, in words of their own: name, version and how they thought. */
  readonly computers?: readonly Computers[];
  /** Where the start is written, for messages; a text begins in the line below it. */
  readonly startAt?: { readonly line: number; readonly column: number };
}

/** `running`, `draw`, or the side that won. */
export function outcomeText(ruleset: Pick<Ruleset, 'seatNames' | 'sideNames'>, outcome: number): string {
  if (outcome < WIN) return outcome === RUNNING ? 'running' : 'draw';
  return (ruleset.sideNames ?? ruleset.seatNames)[outcome - WIN];
}
