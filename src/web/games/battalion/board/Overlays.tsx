// What lies over the ground: where a unit in hand may go, and the way of a piece.

import type { BattalionView } from '../../../../games/battalion/view-types.ts';
import type { Offer } from '../../../../kernel/ruleset.ts';
import type { BoardMarks } from '../../kit.ts';
import { oddsWords } from '../odds.ts';
import { Invite } from './Invite.tsx';
import type { Layout, SectorBox } from './layout.ts';
import { placeBox } from './room.ts';

/** Where a unit may go in a sector: in the zone of its side, or between the armies for a charge. */
export function SectorMarks(props: {
  readonly sector: SectorBox;
  readonly layout: Layout;
  readonly view: BattalionView;
  readonly offers: readonly Offer[];
  readonly marks: BoardMarks;
}) {
  const { sector, layout, view, offers, marks } = props;
  return (
    <>
      {offers.map((offer) => {
        const mover = view.units.find((unit) => unit.name === offer.from);
        const high = mover?.side === layout.upper;
        const zone =
          offer.mark === 'charge' || offer.mark === 'close' ? sector.middle : high ? sector.upper : sector.lower;
        const style = { top: `${(zone.y - sector.y).toFixed(1)}px`, height: `${zone.h.toFixed(1)}px` };
        return (
          <span key={offer.choice} class="b-goal" style={style}>
            <Invite
              offer={offer}
              odds={marks.odds[offer.choice] && oddsWords.short(marks.odds[offer.choice], offer.mark)}
              chosen={marks.confirming?.choice === offer.choice}
              more={0}
            />
          </span>
        );
      })}
    </>
  );
}

interface WaysProps {
  readonly layout: Layout;
  readonly marks: BoardMarks;
  readonly view: BattalionView;
}

/** The way of a unit from place to place; in sectors it stays in the zone of its side. */
export function Ways({ layout, marks, view }: WaysProps) {
  const { way, confirming, selected, lit } = marks;
  const names = [way[0], confirming?.from, selected, ...lit];
  const mover = view.units.find((unit) => names.includes(unit.name));
  const points = way.flatMap((place) => {
    const box = placeBox(layout, place);
    if (!box) return [];
    const sector = layout.sectors.find((one) => one.place === place);
    const zone = sector && mover ? (mover.side === layout.upper ? sector.upper : sector.lower) : box;
    return [`${(zone.x + zone.w / 2).toFixed(1)},${(zone.y + zone.h / 2).toFixed(1)}`];
  });
  if (points.length < 2) return null;
  return (
    <svg class="b-ways" width={layout.width} height={layout.height} aria-hidden="true">
      <defs>
        <marker id="b-way-end" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0 L10 5 L0 10 Z" class="way-head" />
        </marker>
      </defs>
      <polyline class="way" points={points.join(' ')} marker-end="url(#b-way-end)" />
    </svg>
  );
}
