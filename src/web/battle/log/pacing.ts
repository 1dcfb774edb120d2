// How long a telling stays on show. The measure is a friend at the table: a turn takes a few seconds, dice lie long enough
// to be read, and nobody waits for what is plain to see.

import type { Telling } from '../../../kernel/ruleset.ts';
import type { Speed } from '../../app/settings.ts';

export interface Pace {
  /** Milliseconds for a piece to go one hex further. */
  readonly hex: number;
  /** A sentence that says nothing one must stop for: an order, a draw. */
  readonly plain: number;
  /** A sentence that matters: a loss, a banner, a card. */
  readonly weighty: number;
  /** Dice: they fall and are read. */
  readonly dice: number;
  /** A turn that would take longer than this is hurried. */
  readonly turn: number;
}

export const PACES: { readonly [S in Exclude<Speed, 'instant'>]: Pace } = {
  quick: { hex: 90, plain: 40, weighty: 220, dice: 520, turn: 2500 },
  normal: { hex: 170, plain: 110, weighty: 550, dice: 1150, turn: 7000 },
  slow: { hex: 250, plain: 450, weighty: 1500, dice: 2600, turn: 25_000 },
};

/** However long a turn is, nothing is shown faster than this part of its usual time. */
export const MOST_HURRY = 0.4;
/** A move is seen whole: no more hexes than these are counted. */
const LONG_WAY = 4;

export function moveLasts(places: number, pace: Pace): number {
  return Math.min(Math.max(places - 1, 1), LONG_WAY) * pace.hex;
}

/** Milliseconds of one telling at a pace that nobody hurries. */
export function lastsAtLeisure(telling: Telling, pace: Pace): number {
  if (telling.text === '') return 0;
  if (telling.dice.length > 0) return pace.dice;
  if (telling.way)
    return moveLasts(telling.way.places.length, pace) + (telling.weighty ? pace.weighty / 2 : pace.plain);
  return telling.weighty ? pace.weighty : pace.plain;
}

/** How much faster the rest of a turn goes, by the milliseconds that it would take at leisure. */
export function hurry(rest: number, pace: Pace): number {
  return Math.max(MOST_HURRY, Math.min(1, pace.turn / Math.max(rest, 1)));
}
