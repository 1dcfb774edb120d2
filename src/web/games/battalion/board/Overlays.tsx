// What lies over the ground: where a unit in hand may go, and the way of a piece.

import type { BattalionView } from '../../../../games/battalion/telling/view/types.ts';
import type { Offer } from '../../../../kernel/ruleset.ts';
import type { BoardMarks } from '../../kit.ts';
import { oddsWords } from '../odds.ts';
import { Invite } from './Invite.tsx';
import type { Box, Layout, SectorBox } from './layout.ts';
import { placeBox } from './room.ts';

interface GoalProps {
  readonly sector: SectorBox;
  readonly layout: Layout;
  readonly view: BattalionView;
  readonly offers: readonly Offer[];
}

/** Where a unit goes in a sector: in the zone of its side, or between the armies for a charge. */
function zoneOf(offer: Offer, { sector, layout, view }: GoalProps): Box {
  if (offer.mark === 'charge' || offer.mark === 'close') return sector.middle;
  const mover = view.units.find((unit) => unit.name === offer.from);
  return mover?.side === layout.upper ? sector.upper : sector.lower;
}

/** The part of a sector that invites, drawn inside the sector's button, under the units. */
export function SectorGoals(props: GoalProps) {
  return (
    <>
      {props.offers.map((offer) => {
        const zone = zoneOf(offer, props);
        const style = { top: `${(zone.y - props.sector.y).toFixed(1)}px`, height: `${zone.h.toFixed(1)}px` };
        return <span key={offer.choice} class="b-goal" style={style} />;
      })}
    </>
  );
}

/** The marks of these parts, above the units: at the rear edge of a zone, in the middle between the armies. */
export function SectorInvites(props: GoalProps & { readonly marks: BoardMarks }) {
  const { sector, offers, marks } = props;
  return (
    <>
      {offers.map((offer, i) => {
        const zone = zoneOf(offer, props);
        const high =
          zone === sector.upper ? zone.y + 8 : zone === sector.lower ? zone.y + zone.h - 8 : zone.y + zone.h / 2;
        const x = zone.x + zone.w / 2 + (i - (offers.length - 1) / 2) * 44;
        const odds = marks.odds[offer.choice];
        return (
          <span
            key={offer.choice}
            class="b-goal-mark"
            style={{ transform: `translate(${x.toFixed(1)}px, ${high.toFixed(1)}px)` }}
          >
            <Invite
              offer={offer}
              odds={odds && oddsWords.short(odds, offer.mark)}
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
