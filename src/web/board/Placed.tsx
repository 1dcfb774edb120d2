// Pieces where they stand. Every view brings new objects; a piece is drawn again only when something of it differs.

import type { LeaderView, UnitView } from '../../families/commands/telling/view/view.ts';
import { LeaderPiece } from '../pieces/LeaderPiece.tsx';
import { UnitPiece } from '../pieces/UnitPiece.tsx';
import { type Point, shiftTo } from './geometry.ts';
import { memo } from './memo.ts';

interface PlacedProps<P> {
  readonly piece: P;
  readonly army: string;
  readonly game: string;
  readonly at: Point;
  readonly simple: boolean;
}

function samePiece<P extends UnitView | LeaderView>(a: PlacedProps<P>, b: PlacedProps<P>): boolean {
  if (a.at !== b.at || a.simple !== b.simple || a.army !== b.army) return false;
  if (a.piece === b.piece) return true;
  // Some parts are there only while they say something.
  const keys = Object.keys({ ...a.piece, ...b.piece }) as (keyof P)[];
  return keys.every((key) => key === 'traits' || a.piece[key] === b.piece[key]);
}

export const PlacedUnit = memo(
  ({ piece, army, game, at, simple, led }: PlacedProps<UnitView> & { readonly led: boolean }) => (
    <g class="placed" style={{ transform: shiftTo(at) }}>
      <UnitPiece unit={piece} army={army} game={game} led={led} simple={simple} />
    </g>
  ),
  (a, b) => a.led === b.led && samePiece(a, b),
);

export const PlacedLeader = memo(
  ({ piece, army, game, at, simple, lifted }: PlacedProps<LeaderView> & { readonly lifted: boolean }) => (
    <g class="placed" style={{ transform: shiftTo(at) }}>
      <LeaderPiece leader={piece} army={army} game={game} simple={simple} lifted={lifted} />
    </g>
  ),
  (a, b) => a.lifted === b.lifted && samePiece(a, b),
);
