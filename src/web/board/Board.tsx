// The battlefield: ground, pieces, invitations and one focusable button per hex. It draws what it is given and says where
// one pointed; what that means is not its business.

import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CommandsView, LeaderView, UnitView } from '../../families/commands/view.ts';
import type { Odds, Offer } from '../../kernel/ruleset.ts';
import { LeaderPiece } from '../pieces/LeaderPiece.tsx';
import { UnitPiece } from '../pieces/UnitPiece.tsx';
import { hexWords } from './describe.ts';
import { boardSize, cornersOf, type Point, pointsText } from './geometry.ts';
import { Ground } from './ground/Ground.tsx';
import { placer } from './ground/place.ts';
import { HexRing, OfferMarkView, WayLine } from './Marks.tsx';
import { usePanZoom } from './pan-zoom.ts';

export interface BoardMarks {
  /** Places whose pieces can act. */
  readonly acting: ReadonlySet<string>;
  /** What the piece in hand can do, drawn at its targets. */
  readonly offers: readonly Offer[];
  readonly odds: { readonly [choice: string]: Odds };
  readonly selected: string | null;
  readonly confirming: Offer | null;
  readonly cursor: string | null;
  readonly lit: readonly string[];
  readonly asked: string | null;
  readonly refused: string | null;
  readonly way: readonly string[];
}

export const NO_MARKS: BoardMarks = {
  acting: new Set(),
  offers: [],
  odds: {},
  selected: null,
  confirming: null,
  cursor: null,
  lit: [],
  asked: null,
  refused: null,
  way: [],
};

interface BoardProps {
  readonly view: CommandsView;
  readonly flipped: boolean;
  readonly labels: boolean;
  readonly marks: BoardMarks;
  /** A picture only: nothing can be pointed at. */
  readonly still?: boolean;
  onPoint?(place: string): void;
  onHover?(place: string | null): void;
}

/** Pieces lose their silhouettes when a hex is narrower than this on the screen, in pixels. */
const SIMPLE_BELOW = 44;
/** A finger may miss an inviting hex by so many pixels. */
const FINGER = 22;

export function Board({ view, flipped, labels, marks, still = false, onPoint, onHover }: BoardProps) {
  const ref = useRef<SVGSVGElement>(null);
  const size = boardSize(view.board.width, view.board.rows);
  const panZoom = usePanZoom(ref, size);
  const pixels = useHexPixels(ref, panZoom.sight.width);
  const centres = useCentres(view, flipped);
  const simple = pixels > 0 && pixels < SIMPLE_BELOW;
  const at = (place: string): Point => centres.get(place) ?? { x: 0, y: 0 };

  // The cursor may be moved by keys to a part that is out of sight.
  useEffect(() => {
    if (still || !marks.cursor || !panZoom.zoomed) return;
    const { x, y } = at(marks.cursor);
    panZoom.show(x, y);
  }, [marks.cursor]);

  const tap = (event: MouseEvent) => {
    if (still || panZoom.wasDrag()) return;
    const place = placeOf(event.target);
    const near = place === null || pixels < 2 * FINGER ? nearestInviting(event) : null;
    const meant = place !== null && inviting.has(place) ? place : (near ?? place);
    if (meant !== null) onPoint?.(meant);
  };
  const inviting = useMemo(() => {
    const places = new Set(marks.acting);
    for (const offer of marks.offers) if (offer.to !== null) places.add(offer.to);
    return places;
  }, [marks.acting, marks.offers]);
  const nearestInviting = (event: MouseEvent): string | null => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return null;
    const scale = panZoom.sight.width / box.width;
    const x = panZoom.sight.x + (event.clientX - box.left) * scale;
    const y = panZoom.sight.y + (event.clientY - box.top) * scale;
    let best: string | null = null;
    let least = FINGER * scale;
    for (const place of inviting) {
      const far = Math.hypot(at(place).x - x, at(place).y - y);
      if (far < least) [best, least] = [place, far];
    }
    return best;
  };

  const { x, y, width, height } = panZoom.sight;
  return (
    <div class={`board${still ? ' still' : ''}`}>
      <svg
        ref={ref}
        class="board-svg"
        viewBox={`${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`}
        role="group"
        aria-label={`Battlefield of ${view.scenario.name}`}
        onClick={tap}
        onPointerOver={(event) => !still && onHover?.(placeOf(event.target))}
        onPointerLeave={() => !still && onHover?.(null)}
      >
        <defs>
          <marker id="way-end" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0 L10 5 L0 10 Z" class="way-head" />
          </marker>
        </defs>
        <GroundLayer view={view} flipped={flipped} labels={labels} />
        <g class="rings" aria-hidden="true">
          {!still && [...marks.acting].map((place) => <HexRing key={place} at={at(place)} kind="acting" />)}
          {marks.lit.map((place) => (
            <HexRing key={place} at={at(place)} kind="lit" />
          ))}
          {marks.selected && <HexRing at={at(marks.selected)} kind="selected" />}
          {marks.asked && <HexRing at={at(marks.asked)} kind="asked" />}
          {marks.refused && <HexRing at={at(marks.refused)} kind="refused" />}
        </g>
        <g class="pieces" aria-hidden="true">
          {view.units.map(
            (unit) =>
              unit.hex && <PlacedUnit key={unit.id} unit={unit} view={view} at={at(unit.hex)} simple={simple} />,
          )}
          {view.leaders.map(
            (leader) =>
              leader.hex && (
                <PlacedLeader key={leader.id} leader={leader} view={view} at={at(leader.hex)} simple={simple} />
              ),
          )}
        </g>
        <g class="marks" aria-hidden="true">
          <WayLine points={marks.way.map(at)} />
          {marks.offers.map(
            (offer) =>
              offer.to && (
                <OfferMarkView
                  key={offer.choice}
                  at={at(offer.to)}
                  offer={offer}
                  odds={marks.odds[offer.choice]}
                  chosen={marks.confirming?.choice === offer.choice}
                />
              ),
          )}
        </g>
        {!still && (
          <g class="hexes">
            {view.board.hexes.map(({ hex }) => (
              <HexButton
                key={hex}
                hex={hex}
                at={at(hex)}
                label={labelOf(view, hex, marks)}
                cursor={(marks.cursor ?? view.board.hexes[0].hex) === hex}
              />
            ))}
          </g>
        )}
      </svg>
      {!still && (
        <div class="zoom-keys" role="group" aria-label="Zoom">
          <button type="button" onClick={() => panZoom.zoom(1.4)} aria-label="Zoom in">
            +
          </button>
          <button type="button" onClick={() => panZoom.zoom(1 / 1.4)} aria-label="Zoom out" disabled={!panZoom.zoomed}>
            −
          </button>
          {panZoom.zoomed && (
            <button type="button" onClick={panZoom.whole} aria-label="Whole board">
              ⤢
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const placeOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-hex]')?.getAttribute('data-hex') ?? null) : null;

/** Who is there and what is on offer there, in words. */
function labelOf(view: CommandsView, hex: string, marks: BoardMarks): string {
  const offered = marks.offers.filter((offer) => offer.to === hex);
  const words = offered.map((offer) => `${offer.label}${offer.note === '' ? '' : `: ${offer.note}`}`);
  const acting = marks.acting.has(hex) ? ['can act'] : [];
  return [hexWords(view, hex), ...acting, ...words].join('. ');
}

const HexButton = memo(
  ({ hex, at, label, cursor }: { hex: string; at: Point; label: string; cursor: boolean }) => (
    <polygon
      class={`hex-button${cursor ? ' cursor' : ''}`}
      points={pointsText(cornersOf(at, 56))}
      data-hex={hex}
      role="button"
      tabindex={cursor ? 0 : -1}
      aria-label={label}
    />
  ),
  (a, b) => a.label === b.label && a.cursor === b.cursor && a.at.x === b.at.x && a.at.y === b.at.y,
);

const armyOf = (view: CommandsView, side: string): string => view.sides.find((one) => one.side === side)?.army ?? '';

const move = ({ x, y }: Point) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` });

function PlacedUnit({ unit, view, at, simple }: { unit: UnitView; view: CommandsView; at: Point; simple: boolean }) {
  return (
    <g class="placed" style={move(at)}>
      <UnitPiece unit={unit} army={armyOf(view, unit.side)} game={view.game} simple={simple} />
    </g>
  );
}

function PlacedLeader({
  leader,
  view,
  at,
  simple,
}: {
  leader: LeaderView;
  view: CommandsView;
  at: Point;
  simple: boolean;
}) {
  return (
    <g class="placed" style={move(at)}>
      <LeaderPiece leader={leader} army={armyOf(view, leader.side)} simple={simple} />
    </g>
  );
}

const GroundLayer = memo(
  ({ view, flipped, labels }: { view: CommandsView; flipped: boolean; labels: boolean }) => (
    <Ground board={view.board} seat={flipped ? 0 : 1} labels={labels} />
  ),
  (a, b) => a.view.scenario.id === b.view.scenario.id && a.flipped === b.flipped && a.labels === b.labels,
);

function useCentres(view: CommandsView, flipped: boolean): ReadonlyMap<string, Point> {
  return useMemo(() => {
    const place = placer(view.board, flipped);
    return new Map(view.board.hexes.map((hex) => [hex.hex, place(hex)]));
  }, [view.scenario.id, flipped]);
}

/** How wide a hex is on the screen now, in pixels. */
function useHexPixels(ref: { readonly current: SVGSVGElement | null }, sightWidth: number): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const svg = ref.current;
    if (!svg) return;
    const watcher = new ResizeObserver(() => setWidth(svg.clientWidth));
    watcher.observe(svg);
    setWidth(svg.clientWidth);
    return () => watcher.disconnect();
  }, [ref]);
  return (width * 100) / sightWidth;
}
