// The battlefield: ground, pieces, invitations and one focusable button per hex. It draws what it is given and says where
// one pointed; what that means is not its business.

import '../styles/board.css';
import '../styles/ground.css';
import '../styles/pieces.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CommandsView } from '../../families/commands/view.ts';
import type { Offer } from '../../kernel/ruleset.ts';
import { shortOdds } from '../games/commands/odds.ts';
import type { BoardProps, Bubble } from '../games/kit.ts';
import { hang } from './bubbles.ts';
import { boardWords } from './describe.ts';
import { boardSize, cornersOf, type Point, pointsText } from './geometry.ts';
import { Ground } from './ground/Ground.tsx';
import { placer } from './ground/place.ts';
import { useLongPress } from './long-press.ts';
import { HexRing, JoinLine, OfferMarkView, WayLine } from './Marks.tsx';
import { memo } from './memo.ts';
import { armyOf, PlacedLeader, PlacedUnit } from './Placed.tsx';
import { usePanZoom } from './pan-zoom.ts';

/** Pieces lose their silhouettes when a hex is narrower than this on the screen, in pixels. */
const SIMPLE_BELOW = 44;
/** A finger may miss an inviting hex by so many pixels. */
const FINGER = 22;
const NO_BUBBLES: readonly Bubble[] = [];

export function Board(props: BoardProps<CommandsView>) {
  const { view, flipped, labels, marks, still = false, bubbles = NO_BUBBLES, onPoint, onHover, onInspect } = props;
  const ref = useRef<SVGSVGElement>(null);
  const size = boardSize(view.board.width, view.board.rows);
  const panZoom = usePanZoom(ref, size);
  const pixels = useHexPixels(ref, panZoom.sight.width);
  const centres = useCentres(view, flipped);
  const simple = pixels > 0 && pixels < SIMPLE_BELOW;
  const at = (place: string): Point => centres.get(place) ?? NOWHERE;
  const words = useMemo(() => boardWords(view), [view]);
  const press = useLongPress((place) => onInspect?.(place));

  // The cursor may be moved by keys to a part that is out of sight.
  useEffect(() => {
    if (still || !marks.cursor || !panZoom.zoomed) return;
    const { x, y } = at(marks.cursor);
    panZoom.show(x, y);
  }, [marks.cursor]);

  const tap = (event: MouseEvent) => {
    if (still || panZoom.wasDrag() || press.wasLong()) return;
    const place = placeOf(event.target);
    const near = place === null || pixels < 2 * FINGER ? nearestInviting(event) : null;
    const meant = place !== null && inviting.has(place) ? place : (near ?? place);
    if (meant !== null) onPoint?.(meant);
  };
  const offered = useMemo(() => byPlace(marks.offers), [marks.offers]);
  const inviting = useMemo(() => new Set([...marks.acting, ...offered.keys()]), [marks.acting, offered]);
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
  const sight = `${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`;
  return (
    <div class={`board${still ? ' still' : ''}`} style={{ '--board-ratio': (size.width / size.height).toFixed(4) }}>
      {/* A picture of its own: what changes above it does not make the browser paint the ground again. */}
      <svg class="board-ground" viewBox={sight} aria-hidden="true">
        <GroundLayer view={view} flipped={flipped} labels={labels} />
      </svg>
      <svg
        ref={ref}
        class="board-svg"
        viewBox={sight}
        role="group"
        aria-label={`Battlefield of ${view.scenario.name}`}
        onClick={tap}
        onPointerOver={(event) => !still && event.pointerType === 'mouse' && onHover?.(placeOf(event.target))}
        onPointerLeave={() => !still && onHover?.(null)}
        onPointerDown={(event) => !still && press.down(event)}
        onPointerMove={press.move}
        onPointerUp={press.up}
        onContextMenu={(event) => press.wasLong() && event.preventDefault()}
      >
        <defs>
          <marker id="way-end" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0 L10 5 L0 10 Z" class="way-head" />
          </marker>
        </defs>
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
              unit.hex && (
                <PlacedUnit
                  key={`u${unit.id}`}
                  piece={unit}
                  army={armyOf(view, unit.side)}
                  game={view.game}
                  at={at(unit.hex)}
                  simple={simple}
                />
              ),
          )}
          {view.leaders.map(
            (leader) =>
              leader.hex && (
                <PlacedLeader
                  key={`l${leader.id}`}
                  piece={leader}
                  army={armyOf(view, leader.side)}
                  game={view.game}
                  at={at(leader.hex)}
                  simple={simple}
                  lifted={view.units.some((unit) => unit.hex === leader.hex && unit.ordered)}
                />
              ),
          )}
        </g>
        <g class="marks" aria-hidden="true">
          <WayLine points={marks.way.map(at)} />
          {joinsOf(view).map(({ key, from, to }) => (
            <JoinLine key={key} from={at(from)} to={at(to)} />
          ))}
          {marks.offers.map(
            (offer) =>
              (offer.to ?? offer.from) && (
                <OfferMarkView
                  key={offer.choice}
                  at={at(offer.to ?? offer.from ?? '')}
                  from={offer.from !== null && offer.to !== null ? at(offer.from) : null}
                  offer={offer}
                  odds={marks.odds[offer.choice] && shortOdds(marks.odds[offer.choice], offer.mark)}
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
                label={labelOf(words.get(hex) ?? hex, marks.acting.has(hex), offered.get(hex))}
                inviting={inviting.has(hex)}
                cursor={(marks.cursor ?? view.board.hexes[0].hex) === hex}
              />
            ))}
          </g>
        )}
      </svg>
      {bubbles.map(({ key, place, content, far }) => (
        <div key={key} class={`bubble bubble-${key}`} style={hang(at(place), panZoom.sight, size, far ?? false)}>
          {content}
        </div>
      ))}
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

/** Units that add their dice to the attack of another, with where both stand. */
function joinsOf({
  units,
}: CommandsView): readonly { readonly key: number; readonly from: string; readonly to: string }[] {
  return units.flatMap(({ id, hex, joins }) => {
    const attacker = joins === undefined ? undefined : units.find((unit) => unit.id === joins);
    return hex !== null && attacker?.hex ? [{ key: id, from: hex, to: attacker.hex }] : [];
  });
}

const placeOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-place]')?.getAttribute('data-place') ?? null) : null;

/** Who is there and what is on offer there, in words. */
function labelOf(who: string, acting: boolean, offered: readonly Offer[] = []): string {
  if (!acting && offered.length === 0) return who;
  const words = offered.map((offer) => `${offer.label}${offer.note === '' ? '' : `: ${offer.note}`}`);
  return [who, ...(acting ? ['can act'] : []), ...words].join('. ');
}

function byPlace(offers: readonly Offer[]): ReadonlyMap<string, Offer[]> {
  const out = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.to === null) continue;
    const there = out.get(offer.to);
    if (there) there.push(offer);
    else out.set(offer.to, [offer]);
  }
  return out;
}

const NOWHERE: Point = { x: 0, y: 0 };

interface HexButtonProps {
  readonly hex: string;
  readonly at: Point;
  readonly label: string;
  readonly cursor: boolean;
  readonly inviting: boolean;
}

const HexButton = memo(
  ({ hex, at, label, cursor, inviting }: HexButtonProps) => (
    <polygon
      class={`hex-button${cursor ? ' cursor' : ''}${inviting ? ' inviting' : ''}`}
      points={pointsText(cornersOf(at, 56))}
      data-place={hex}
      role="button"
      tabindex={cursor ? 0 : -1}
      aria-label={label}
    />
  ),
  (a, b) => a.label === b.label && a.cursor === b.cursor && a.inviting === b.inviting && a.at === b.at,
);

/** Gates and camps may go in the course of a battle; all else of the ground stays. */
function sameGround(a: CommandsView, b: CommandsView): boolean {
  if (a.board === b.board) return true;
  if (a.scenario.id !== b.scenario.id) return false;
  return a.board.hexes.every(({ terrain }, i) => terrain === b.board.hexes[i]?.terrain);
}

const GroundLayer = memo(
  ({ view, flipped, labels }: { view: CommandsView; flipped: boolean; labels: boolean }) => (
    <Ground board={view.board} seat={flipped ? 0 : 1} labels={labels} />
  ),
  (a, b) => sameGround(a.view, b.view) && a.flipped === b.flipped && a.labels === b.labels,
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
