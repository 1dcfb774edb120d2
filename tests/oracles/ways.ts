// Ways over a battlefield that the three rulebooks describe alike; what may be entered and where a way ends is the game's.

import { type Board, type Field, holder, type Unit } from './field.ts';

/** Every hex that steps of one hex lead to, with the length of the shortest way. */
export function reach(
  board: Board,
  from: string,
  most: number,
  mayEnter: (hex: string, done: number) => boolean,
  endsThere: (hex: string) => boolean,
): Map<string, number> {
  const best = new Map<string, number>();
  const go = (hex: string, done: number): void => {
    for (const next of board.neighbours(hex)) {
      if (next === from || (best.get(next) ?? 9) <= done + 1 || !mayEnter(next, done)) continue;
      best.set(next, done + 1);
      if (done + 1 < most && !endsThere(next)) go(next, done + 1);
    }
  };
  go(from, 0);
  return best;
}

/** Whether a unit may come into a hex by moving, retreating or evading, as far as those who stand there let it. */
export function isFree(field: Field, hex: string, side: number, led: boolean): boolean {
  // A friendly leader alone is joined; by whom another leader already leads, he is not.
  return !field.units.has(hex) && (!field.leaders.has(hex) || (field.leaders.get(hex) === side && !led));
}

/** Ends of the ways back with the fewest blocks lost, and how many those are. */
export function retreatEnds(
  board: Board,
  field: Field,
  from: string,
  owed: number,
  barred: (hex: string) => boolean,
): { readonly ends: Set<string>; readonly lost: number } {
  const side = holder(field, from);
  const led = field.leaders.has(from);
  let lost = owed;
  let ends = new Set<string>();
  const end = (hex: string, missing: number): void => {
    if (missing < lost) [lost, ends] = [missing, new Set()];
    if (missing === lost) ends.add(hex);
  };
  const go = (hex: string, left: number): void => {
    end(hex, left);
    if (left === 0) return;
    for (const next of board.backOf(hex, side)) {
      if (barred(next) || !isFree(field, next, side, led)) continue;
      // The retreat ends with a leader alone of the own side.
      if (field.leaders.has(next)) end(next, 0);
      else go(next, left - 1);
    }
  };
  go(from, owed);
  return { ends, lost };
}

/**
 * Where a leader may be in the end who flees one, two or three hexes and whom nobody hits on his way; `off` is beside the
 * board. `dice` are those of the enemy units in whose hexes he may come, by hex.
 */
export function flightEnds(
  board: Board,
  field: Field,
  from: string,
  side: number,
  game: { barred(hex: string): boolean; dice(unit: Unit): number },
): { ends: Set<string>; dice: Map<string, number> } {
  const ends = new Set<string>();
  const dice = new Map<string, number>();
  const go = (hex: string, left: number): void => {
    if (left === 0) return;
    if (board.onEdge(hex, side)) ends.add('off');
    for (const next of board.backOf(hex, side)) {
      const foe = holder(field, next) === 1 - side;
      // An enemy unit in the third hex is his end, and nobody goes there.
      if (game.barred(next) || (foe && left === 1)) continue;
      const unit = field.units.get(next);
      if (foe && unit) dice.set(next, game.dice(unit));
      if (!foe && !field.leaders.has(next)) ends.add(next);
      go(next, left - 1);
    }
  };
  go(from, 3);
  return { ends, dice };
}
