// The battlefield of Battalion: sectors with units, camps, reserves and piles, invitations, and one button for each place. It
// draws what it is given and says where one pointed; what that means is not its business.

import '../../../styles/board.css';
import '../../../styles/pieces.css';
import '../../../styles/battalion-unit.css';
import '../../../styles/battalion.css';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { BattalionView } from '../../../../games/battalion/telling/view/types.ts';
import type { Offer } from '../../../../kernel/ruleset.ts';
import { EdgeHints } from '../../../board/EdgeHints.tsx';
import { shiftTo } from '../../../board/geometry.ts';
import { useLongPress } from '../../../board/long-press.ts';
import { byPlace, labelOf, placeOf } from '../../../board/places.ts';
import type { BoardMarks, BoardProps, Bubble } from '../../kit.ts';
import { oddsWords } from '../odds.ts';
import { CampDrawing } from '../pieces/Camp.tsx';
import { UnitDrawing } from '../pieces/Unit.tsx';
import { undefended } from './brink.ts';
import { describe } from './describe.ts';
import { Ground } from './Ground.tsx';
import { Cost, Invite } from './Invite.tsx';
import { type Box, type Layout, LOW, layOut, type Room, roomyTile, type SectorBox } from './layout.ts';
import { SectorGoals, SectorInvites, Ways } from './Overlays.tsx';
import { placeBox, useAsked, useHidden, useRoom, useShown } from './room.ts';
import { statesOf } from './states.ts';
import { TraceOver, TraceUnder } from './TraceLayer.tsx';

const NO_BUBBLES: readonly Bubble[] = [];
/** Decisions in which a unit is commanded or answers a charge: then its price is shown. */
const PAID: readonly string[] = ['action', 'chargedAnswer', 'reaction'];
const REACTING: readonly string[] = ['chargedAnswer', 'reaction'];

const boxStyle = (box: Box) => ({
  width: `${box.w.toFixed(1)}px`,
  height: `${box.h.toFixed(1)}px`,
  transform: shiftTo(box),
});

/** A picture is laid out for a table and then made small. */
const pictureRoom = ({ width, height }: Room): Room => {
  const wide = Math.max(720, width);
  return { width: wide, height: (height * wide) / Math.max(1, width), finger: false };
};

/** Offers that point nowhere stand at the unit that acts. */
const placeHere = ({ to, from }: Offer): string | null => to ?? from;

export function SectorBoard(props: BoardProps<BattalionView>) {
  const { view, flipped, labels, marks, still = false, bubbles = NO_BUBBLES, onPoint, onHover, onInspect } = props;
  const root = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const room = useRoom(root);
  const layout = useMemo(() => layOut(view, flipped, still ? pictureRoom(room) : room), [view, flipped, room, still]);
  const scale = still ? Math.min(1, room.width / layout.width, room.height / layout.height) : 1;
  const press = useLongPress((place) => onInspect?.(place));
  const offered = useMemo(() => byPlace(marks.offers, placeHere), [marks.offers]);
  useShown(scroll, layout, marks.cursor ?? marks.selected ?? marks.asked ?? marks.lit[0] ?? null, still);
  useAsked(scroll, layout, marks.decision, marks.acting);
  const hidden = useHidden(scroll, layout, room);
  const wide = room.width >= 760;
  const seated = marks.cursor ?? layout.sectors[0].place;

  /** One place: a button, or in a picture a mere part of it. */
  const button = (place: string, extra: string, box: Box, content: ComponentChildren, data = {}) => {
    const here = offered.get(place) ?? [];
    const own = classesOf(place, marks, here);
    const style = boxStyle(box);
    if (still) {
      return (
        <div key={place} class={`b-place ${extra}`} style={style} aria-hidden="true" {...data}>
          {content}
        </div>
      );
    }
    return (
      <button
        key={place}
        type="button"
        class={`b-place ${extra}${own}`}
        style={style}
        data-place={place}
        tabindex={seated === place ? 0 : -1}
        aria-label={labelOf(describe(view, place), marks.acting.has(place), here)}
        {...data}
      >
        <span aria-hidden="true" class="b-inside">
          {content}
        </span>
      </button>
    );
  };
  const goalsOf = (sector: SectorBox) => ({ sector, layout, view, offers: offered.get(sector.place) ?? [] });
  const invites = (place: string) => {
    const here = offered.get(place) ?? [];
    const chosen = here.find((offer) => offer.choice === marks.confirming?.choice);
    const first = chosen ?? here[0];
    if (!first || still) return null;
    const odds = marks.odds[first.choice];
    return (
      <Invite
        offer={first}
        odds={odds && oddsWords.short(odds, first.mark)}
        chosen={chosen !== undefined}
        more={here.length - 1}
      />
    );
  };

  return (
    <div
      class={`board sectors size-${layout.size}${layout.tile.h < LOW ? ' low' : roomyTile(layout.tile) ? ' roomy' : ''}${layout.tight ? ' tight' : ''}${still ? ' still' : ''}`}
      ref={root}
    >
      <div
        class="board-scroll"
        ref={scroll}
        role="group"
        aria-label={`Battlefield of ${view.scenario.name}`}
        onClick={(event) => {
          const place = placeOf(event.target);
          if (!still && place !== null && !press.wasLong()) onPoint?.(place);
        }}
        onPointerOver={(event) => !still && event.pointerType === 'mouse' && onHover?.(placeOf(event.target))}
        onPointerLeave={() => !still && onHover?.(null)}
        onPointerDown={(event) => !still && press.down(event)}
        onPointerMove={press.move}
        onPointerUp={press.up}
        onPointerCancel={press.up}
        onContextMenu={(event) => press.wasLong() && event.preventDefault()}
      >
        <div
          class="b-sheet"
          style={{
            width: `${layout.width.toFixed(1)}px`,
            height: `${layout.height.toFixed(1)}px`,
            transform: scale < 1 ? `scale(${scale.toFixed(4)})` : undefined,
            '--tile-h': `${layout.tile.h}px`,
            '--tile-w': `${layout.tile.w}px`,
          }}
        >
          <Ground layout={layout} labels={labels} />
          {layout.sectors.map((sector) =>
            button(sector.place, 'b-sector', sector, <SectorGoals {...goalsOf(sector)} />),
          )}
          {layout.reserves.map((box) => {
            // Units that stand there hide the word.
            const word = view.units.some(({ seat, place }) => seat === box.seat && place === 'reserve')
              ? ''
              : 'Reserve';
            const content = (
              <span class="b-reserve-word">
                {word} {invites(box.place)}
              </span>
            );
            return button(box.place, 'b-reserve', box, content);
          })}
          {layout.camps.map((box) => {
            const camp = view.camps.find(({ seat }) => seat === box.seat);
            if (!camp) return null;
            const content = (
              <>
                <CampDrawing
                  camp={camp}
                  active={view.outcome === 'running' && view.activeSeat === camp.seat}
                  wide={wide}
                  undefended={undefended(view, camp.side)}
                />
                {invites(box.place)}
              </>
            );
            return button(box.place, 'b-camp', box, content);
          })}
          {marks.trace && <TraceUnder trace={marks.trace} lit={marks.lit} layout={layout} view={view} />}
          {view.units.map((unit) => {
            const box = layout.units.get(unit.name);
            if (!box) return null;
            const states = statesOf(view, unit);
            const reacts =
              marks.acting.has(unit.name) && unit.seat !== view.activeSeat && REACTING.includes(view.prompt.decision);
            const content = (
              <>
                <UnitDrawing
                  unit={unit}
                  facing={box.facing}
                  size={layout.size}
                  mini={box.mini}
                  states={reacts ? [...states, 'reacts'] : states}
                />
                {!still && marks.acting.has(unit.name) && PAID.includes(view.prompt.decision) && (
                  <Cost order={unit.cost} />
                )}
                {invites(unit.name)}
              </>
            );
            return button(
              unit.name,
              `b-unit side-${unit.side} front-${box.facing}${box.mini ? ' mini' : ''}${unit.engaged.length > 0 ? ' engaged' : ''}`,
              box,
              content,
              {
                'data-unit': unit.id,
              },
            );
          })}
          {!still && (
            <div class="b-goal-marks" aria-hidden="true">
              {layout.sectors.map((sector) => (
                <SectorInvites key={sector.place} {...goalsOf(sector)} marks={marks} />
              ))}
            </div>
          )}
          <Ways layout={layout} marks={marks} view={view} />
          {marks.trace && <TraceOver trace={marks.trace} lit={marks.lit} layout={layout} view={view} />}
          {bubbles.map(({ key, place, content, far }) => (
            <div key={key} class={`bubble bubble-${key}`} style={hang(placeBox(layout, place), layout, far ?? false)}>
              {content}
            </div>
          ))}
        </div>
      </div>
      {!still && <EdgeHints hidden={hidden} />}
    </div>
  );
}

/**
 * A panel hangs under its place, or over it in the lower half; a far one beside it, where there is more room, so that those who
 * fight there stay in sight. It stays on the board without being measured.
 */
function hang(box: Box | null, { width, height }: Layout, far: boolean) {
  if (!box) return { left: '50%', top: '10%', transform: 'translateX(-50%)' };
  const x = ((box.x + box.w / 2) / width) * 100;
  const y = ((box.y + box.h / 2) / height) * 100;
  if (far) {
    const away = box.w / 2 + 120;
    const edge =
      x < 50 ? { left: `calc(${x.toFixed(2)}% + ${away}px)` } : { right: `calc(${(100 - x).toFixed(2)}% + ${away}px)` };
    return { top: `${y.toFixed(2)}%`, transform: `translateY(-${y.toFixed(2)}%)`, ...edge };
  }
  const edge =
    y > 50 ? { bottom: `${(height - box.y + 6).toFixed(0)}px` } : { top: `${(box.y + box.h + 6).toFixed(0)}px` };
  return { left: `${x.toFixed(2)}%`, transform: `translateX(-${x.toFixed(2)}%)`, ...edge };
}

function classesOf(place: string, marks: BoardMarks, here: readonly Offer[]): string {
  return [
    marks.acting.has(place) ? ' acting' : '',
    marks.acting.has(place) || here.length > 0 ? ' inviting' : '',
    marks.selected === place ? ' selected' : '',
    marks.lit.includes(place) ? ' lit' : '',
    marks.asked === place ? ' asked' : '',
    marks.refused === place ? ' refused' : '',
  ].join('');
}
