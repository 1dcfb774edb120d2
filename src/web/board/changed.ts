// A view with what a telling says it changed. For games whose tellings carry changes; the members are the view's own.

import type { Change } from '../../kernel/ruleset.ts';

interface Piece {
  readonly id: number;
}

/** What changes are about: pieces by their id, sides by their place in the list. */
interface Changing {
  readonly units: readonly Piece[];
  readonly leaders: readonly Piece[];
  readonly sides: readonly object[];
}

export function withChange<V extends Changing>(shown: V, after: V, { of, id, after: now }: Change): V {
  if (of === 'side') return { ...shown, sides: shown.sides.map((side, i) => (i === id ? { ...side, ...now } : side)) };
  const list = of === 'unit' ? 'units' : 'leaders';
  if (shown[list].some((piece) => piece.id === id)) {
    return { ...shown, [list]: shown[list].map((piece) => (piece.id === id ? { ...piece, ...now } : piece)) };
  }
  // Somebody of whom nothing was known before comes as he is then.
  const comer = after[list].find((piece) => piece.id === id);
  return comer === undefined ? shown : { ...shown, [list]: [...shown[list], comer] };
}
