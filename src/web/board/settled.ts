// Pieces between two views, where a telling names places.

import type { Telling } from '../../kernel/ruleset.ts';

interface Piece {
  readonly id: number;
  readonly hex: string | null;
  readonly fate: string;
}

interface Pieces<U extends Piece, L extends Piece> {
  readonly units: readonly U[];
  readonly leaders: readonly L[];
}

export const isAt = ({ hex }: Piece, { places }: Telling): boolean => hex !== null && places.includes(hex);

/** Pieces at these places that the view afterwards no longer has on the board are as they are then. */
export function withoutThoseAt<U extends Piece, L extends Piece, S extends Pieces<U, L>>(
  shown: S & Pieces<U, L>,
  after: Pieces<U, L>,
  telling: Telling,
): S {
  const settled = <P extends Piece>(piece: P, list: readonly P[]): P => {
    if (!isAt(piece, telling)) return piece;
    const then = list.find(({ id }) => id === piece.id);
    return then && then.fate !== 'on board' ? then : piece;
  };
  return {
    ...shown,
    units: shown.units.map((unit) => settled(unit, after.units)),
    leaders: shown.leaders.map((leader) => settled(leader, after.leaders)),
  };
}
