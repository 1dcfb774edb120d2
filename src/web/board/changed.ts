// A view with what a telling says it changed. For games whose tellings carry changes; the members are the view's own.

import type { Change } from '../../kernel/ruleset.ts';

interface Piece {
  readonly id: number;
}

/** What changes are about: pieces by their id, sides and camps by their place in the list. A game has some of these lists. */
interface Changing {
  readonly units: readonly Piece[];
  readonly leaders?: readonly Piece[];
  readonly sides: readonly object[];
  readonly camps?: readonly object[];
}

const atPlace = (list: readonly object[] = [], id: number, now: object): object[] =>
  list.map((one, i) => (i === id ? { ...one, ...now } : one));

export function withChange<V extends Changing>(shown: V, after: V, { of, id, after: now }: Change): V {
  if (of === 'side') return { ...shown, sides: atPlace(shown.sides, id, now) };
  if (of === 'camp') return { ...shown, camps: atPlace(shown.camps, id, now) };
  const list = of === 'unit' ? 'units' : 'leaders';
  const pieces = shown[list] ?? [];
  if (pieces.some((piece) => piece.id === id)) {
    return { ...shown, [list]: pieces.map((piece) => (piece.id === id ? { ...piece, ...now } : piece)) };
  }
  // Somebody of whom nothing was known before comes as he is then.
  const comer = after[list]?.find((piece) => piece.id === id);
  return comer === undefined ? shown : { ...shown, [list]: [...pieces, comer] };
}
