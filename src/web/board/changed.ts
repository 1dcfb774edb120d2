// A view with what a telling says it changed. For games whose tellings carry changes; the members are the view's own.

import type { Change } from '../../kernel/ruleset.ts';

interface Piece {
  readonly id: number;
}

/** What changes are about: pieces by their id, sides, camps and hexes by their place in the list. A game has some of these lists. */
interface Changing {
  readonly units: readonly Piece[];
  readonly leaders?: readonly Piece[];
  readonly sides: readonly object[];
  readonly camps?: readonly object[];
  readonly board?: { readonly kind?: string; readonly hexes?: readonly object[] };
}

export function withChange<V extends Changing>(shown: V, after: V, change: Change): V {
  const { of, id } = change;
  const atPlace = (list: readonly object[] = []): object[] =>
    list.map((one, i) => (i === id ? changed(one, change) : one));
  if (of === 'side') return { ...shown, sides: atPlace(shown.sides) };
  if (of === 'camp') return { ...shown, camps: atPlace(shown.camps) };
  if (of === 'hex') return { ...shown, board: { ...shown.board, hexes: atPlace(shown.board?.hexes) } };
  const list = of === 'unit' ? 'units' : 'leaders';
  const pieces = shown[list] ?? [];
  if (pieces.some((piece) => piece.id === id)) {
    return { ...shown, [list]: pieces.map((piece) => (piece.id === id ? changed(piece, change) : piece)) };
  }
  // Somebody of whom nothing was known before comes as he is then.
  const comer = after[list]?.find((piece) => piece.id === id);
  return comer === undefined ? shown : { ...shown, [list]: [...pieces, comer] };
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is gone is left out; of a member that holds several numbers the others stay. */
function changed<T extends object>(one: T, { before, after }: Change): T {
  const now: { [member: string]: unknown } = Object.fromEntries(Object.entries(one));
  for (const member of Object.keys(before)) if (!(member in after)) delete now[member];
  for (const [member, value] of Object.entries(after)) {
    const was = now[member];
    now[member] = isRecord(was) && isRecord(value) ? { ...was, ...value } : value;
  }
  return now as T;
}
