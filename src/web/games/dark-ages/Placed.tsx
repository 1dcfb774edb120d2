// Pieces where they stand, the rows farther up first, so that who stands lower stands before the others. A piece is drawn again only when something of it differs.

import type { DarkAgesView, LeaderView, UnitView } from '../../../games/dark-ages/telling/view/types.ts';
import { type Point, shiftTo } from '../../board/geometry.ts';
import { memo } from '../../board/memo.ts';
import { DarkAgesLeader } from '../../pieces/dark-ages-leader.tsx';
import { DarkAgesUnit } from '../../pieces/dark-ages-unit.tsx';
import { armyOfSide } from '../army-of.ts';

interface PlacedProps<P> {
  readonly piece: P;
  readonly army: string;
  readonly at: Point;
  readonly simple: boolean;
}

/** Fields that are drawn; the rest is told in words. */
const UNIT_PARTS: readonly (keyof UnitView)[] = [
  'id',
  'code',
  'cubes',
  'grey',
  'fullCubes',
  'routed',
  'activated',
  'moved',
  'assaulted',
  'fought',
  'evaded',
  'loaded',
];
const LEADER_PARTS: readonly (keyof LeaderView)[] = [
  'id',
  'morale',
  'unit',
  'routed',
  'activated',
  'moved',
  'rallied',
  'mounted',
];

const samePlace = <P,>(a: PlacedProps<P>, b: PlacedProps<P>, parts: readonly (keyof P)[]): boolean =>
  a.at === b.at &&
  a.simple === b.simple &&
  a.army === b.army &&
  (a.piece === b.piece || parts.every((part) => a.piece[part] === b.piece[part]));

const sameValues = ({ values: a }: UnitView, { values: b }: UnitView): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    (['morale', 'move', 'attack', 'defence', 'fire', 'range'] as const).every((key) => a[key] === b[key]));

const PlacedUnit = memo(
  ({ piece, army, at, simple, led }: PlacedProps<UnitView> & { readonly led: boolean }) => (
    <g class="placed" style={{ transform: shiftTo(at) }}>
      <DarkAgesUnit unit={piece} army={army} led={led} simple={simple} />
    </g>
  ),
  (a, b) => a.led === b.led && samePlace(a, b, UNIT_PARTS) && sameValues(a.piece, b.piece),
);

const PlacedLeader = memo(
  ({ piece, army, at, simple, lifted }: PlacedProps<LeaderView> & { readonly lifted: boolean }) => (
    <g class="placed" style={{ transform: shiftTo(at) }}>
      <DarkAgesLeader leader={piece} army={army} simple={simple} lifted={lifted} />
    </g>
  ),
  (a, b) => a.lifted === b.lifted && samePlace(a, b, LEADER_PARTS),
);

interface PiecesProps {
  readonly view: DarkAgesView;
  readonly simple: boolean;
  at(place: string): Point;
}

/** Drawn again only when a piece differs, or where one stands. */
export const Pieces = memo(
  PiecesOf,
  (a, b) =>
    a.at === b.at &&
    a.simple === b.simple &&
    a.view.units === b.view.units &&
    a.view.leaders === b.view.leaders &&
    a.view.sides === b.view.sides,
);

function PiecesOf({ view, simple, at }: PiecesProps) {
  const led = new Set(view.leaders.map(({ unit, hex }) => `${unit} ${hex}`));
  const leaders = view.leaders.flatMap((leader) => {
    if (leader.hex === null) return [];
    const unit = view.units.find(({ id }) => id === leader.unit);
    const point = at(leader.hex);
    // With his unit he stands beside it; on a small drawing the cloth is pinned to its front.
    const depth = point.y + (simple && leader.unit !== null ? 0.5 : -0.5);
    const piece = (
      <PlacedLeader
        key={`l${leader.id}`}
        piece={leader}
        army={armyOfSide(view, leader.side)}
        at={point}
        simple={simple}
        lifted={unit?.activated ?? false}
      />
    );
    return [{ depth, piece }];
  });
  const units = view.units.flatMap((unit) => {
    if (unit.hex === null) return [];
    const point = at(unit.hex);
    const piece = (
      <PlacedUnit
        key={`u${unit.id}`}
        piece={unit}
        army={armyOfSide(view, unit.side)}
        at={point}
        simple={simple}
        led={led.has(`${unit.id} ${unit.hex}`)}
      />
    );
    return [{ depth: point.y, piece }];
  });
  return <>{[...leaders, ...units].sort((a, b) => a.depth - b.depth).map(({ piece }) => piece)}</>;
}
