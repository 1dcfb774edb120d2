// A field of hexes under the eye and the hand: what can be zoomed, pointed at, hovered and asked about, with rings and
// invitations. It knows no game: ground, pieces and words are given to it.

import '../styles/board.css';
import '../styles/ground.css';
import '../styles/pieces.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Store } from '../app/store.ts';
import type { BoardMarks, BoardProps, Bubble } from '../games/kit.ts';
import { hang } from './bubbles.ts';
import { Coordinates, edgeNames } from './Coordinates.tsx';
import { EdgeHints, hiddenBeyond } from './EdgeHints.tsx';
import { MARGIN, type Point } from './geometry.ts';
import { useGlide } from './gliding.ts';
import { HexButtons } from './HexButton.tsx';
import { hexPixels, typeSize, useDrawnSize } from './hex-pixels.ts';
import { useLongPress } from './long-press.ts';
import { HexRing, WayLine } from './Marks.tsx';
import { NameTags } from './NameTags.tsx';
import { usePanZoom } from './pan-zoom.ts';
import { byPlace, FINGER, nearestInviting, placeOf } from './places.ts';
import { TraceOver, TraceUnder } from './Trace.tsx';
import { ZoomKeys, zoomPlace } from './ZoomKeys.tsx';
import { useLentZoom } from './zooming.ts';

interface HexFieldProps extends Omit<BoardProps, 'view' | 'flipped' | 'labels'> {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Places with their points, in the order in which they are reached. */
  readonly centres: ReadonlyMap<string, Point>;
  /** Who and what is at each place. */
  readonly words: ReadonlyMap<string, string>;
  readonly ground: ComponentChildren;
  /** Pieces lose their fine lines when a hex is narrower than this on the screen, in pixels. */
  readonly simpleBelow: number;
  /** `simple`: a hex is too small on the screen for fine drawings. */
  pieces(simple: boolean, at: (place: string) => Point): ComponentChildren;
  /** What is drawn over the pieces besides the way: invitations, fights. `pixels`: how wide a hex is on the screen. */
  invitations(at: (place: string) => Point, pixels: number): ComponentChildren;
  /** Names of leaders by place. */
  readonly names: ReadonlyMap<string, string>;
  /** Where the numbers of columns stand, from the upper edge of the drawing. */
  readonly numbersAt?: number;
}

const NO_BUBBLES: readonly Bubble[] = [];
const NOWHERE: Point = { x: 0, y: 0 };
/** From this width of a hex on, in pixels, the codes of units can be read. */
const CODES_FROM = 72;

export function HexField(props: HexFieldProps) {
  const { name, size, centres, words, marks, still = false, bubbles = NO_BUBBLES, onPoint, onHover, onInspect } = props;
  const ref = useRef<SVGSVGElement>(null);
  const room = useDrawnSize(ref);
  const panZoom = usePanZoom(ref, size, room);
  const field = useRef<HTMLDivElement>(null);
  useGlide(field, panZoom.sight, room, panZoom.byHand);
  useLentZoom(panZoom, still);
  const pixels = hexPixels(room, panZoom.sight.width);
  const least = typeSize(0, pixels);
  const simple = pixels > 0 && pixels < props.simpleBelow;
  // The same function as long as nothing has moved: by it parts know that they need not be drawn again.
  const at = useMemo(
    () =>
      (place: string): Point =>
        centres.get(place) ?? NOWHERE,
    [centres],
  );
  const press = useLongPress((place) => onInspect?.(place));
  const hovered = useMemo(() => new Store<string | null>(null), []);
  const edge = useMemo(() => edgeNames(centres), [centres]);
  const zoomAt = useMemo(() => zoomPlace(centres, size.height), [centres, size.height]);
  const offered = useMemo(() => byPlace(marks.offers), [marks.offers]);
  const inviting = useMemo(() => new Set([...marks.acting, ...offered.keys()]), [marks.acting, offered]);

  // A board that is near by itself faces what is asked when something new is asked, and what is told while it is told.
  const asked = marks.decision;
  const { nearByItself } = panZoom;
  useLayoutEffect(() => {
    if (!still && nearByItself && asked !== null) panZoom.face(firstOf([...inviting], marks.cursor, marks.lit).map(at));
  }, [asked, nearByItself]);
  useEffect(() => {
    if (!still && nearByItself && asked === null) panZoom.face(marks.lit.map(at));
  }, [marks.lit]);

  // The cursor may be moved by keys to a part that is out of sight.
  useEffect(() => {
    if (still || !marks.cursor || !panZoom.zoomed || panZoom.wasPressed()) return;
    const { x, y } = at(marks.cursor);
    panZoom.show(x, y);
  }, [marks.cursor]);

  const tap = (event: MouseEvent) => {
    if (still || panZoom.wasDrag() || press.wasLong()) return;
    const place = placeOf(event.target);
    const box = ref.current?.getBoundingClientRect();
    const small = place === null || pixels < 2 * FINGER;
    const near = box && small ? nearestInviting(event, box, panZoom.sight, inviting, at) : null;
    const meant = place !== null && inviting.has(place) ? place : (near ?? place);
    if (meant !== null) onPoint?.(meant);
  };

  const hover = (place: string | null) => {
    if (still) return;
    hovered.set(place);
    onHover?.(place);
  };

  const { x, y, width, height } = panZoom.sight;
  const sight = `${x.toFixed(1)} ${y.toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`;
  const first = centres.keys().next().value;
  return (
    <div
      ref={field}
      class={`board${still ? ' still' : ''}${panZoom.wholeWished ? ' whole' : ''}${simple ? ' plain' : ''}`}
      style={{
        '--board-ratio': (size.width / size.height).toFixed(4),
        '--least-type': `${least.toFixed(1)}px`,
        '--least': least.toFixed(1),
      }}
      // Not at the drawing itself: one that listens for the focus becomes a stop of Tab.
      onFocusIn={({ target }) =>
        target instanceof Element && target.matches(':focus-visible') && hovered.set(placeOf(target))
      }
      onFocusOut={({ target }) => hovered.value === placeOf(target) && hovered.set(null)}
    >
      {/* A picture of its own: what changes above it does not make the browser paint the ground again. */}
      <svg class="board-ground" viewBox={sight} aria-hidden="true">
        {props.ground}
      </svg>
      <svg
        ref={ref}
        class={`board-svg${pixels >= CODES_FROM ? ' codes' : ''}`}
        viewBox={sight}
        role="group"
        aria-label={name}
        onClick={tap}
        onPointerOver={(event) => event.pointerType === 'mouse' && hover(placeOf(event.target))}
        onPointerLeave={() => hover(null)}
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
        {!still && (
          <Coordinates names={edge} sight={panZoom.sight} pixels={pixels} numbersAt={props.numbersAt ?? 13.5} />
        )}
        <Rings marks={marks} still={still} at={at} />
        {marks.trace && <TraceUnder trace={marks.trace} lit={marks.lit} at={at} />}
        <g class="pieces" aria-hidden="true">
          {props.pieces(simple, at)}
        </g>
        <RingsOver marks={marks} at={at} />
        <g class="marks" aria-hidden="true">
          {marks.trace && <TraceOver trace={marks.trace} lit={marks.lit} pixels={pixels} at={at} />}
          <WayLine points={marks.way.map(at)} />
          {props.invitations(at, pixels)}
        </g>
        {!still && (
          // On small hexes the mark of a target stands where a name would, and the odds beside the board have the name.
          <NameTags
            names={props.names}
            pixels={pixels}
            hovered={hovered}
            width={size.width}
            covered={simple ? offered : null}
            at={at}
          />
        )}
        {!still && (
          <HexButtons
            centres={centres}
            words={words}
            acting={marks.acting}
            offered={offered}
            inviting={inviting}
            cursor={marks.cursor ?? first ?? ''}
          />
        )}
      </svg>
      {bubbles.map(({ key, place, content, far }) => (
        <div key={key} class={`bubble bubble-${key}`} style={hang(at(place), panZoom.sight, size, far ?? false)}>
          {content}
        </div>
      ))}
      {!still && panZoom.zoomed && <EdgeHints hidden={hiddenBeyond(panZoom.sight, size.width, size.height, MARGIN)} />}
      {!still && <ZoomKeys panZoom={panZoom} place={zoomAt} pixels={(pixels * width) / size.width} />}
    </div>
  );
}

/** What is asked about, else where the cursor is, else what happened last. */
function firstOf(inviting: readonly string[], cursor: string | null, lit: readonly string[]): readonly string[] {
  if (inviting.length > 0) return inviting;
  return cursor === null ? lit : [cursor];
}

interface RingsProps {
  readonly marks: BoardMarks;
  readonly at: (place: string) => Point;
}

/** Under the pieces: who can act, what is lit or refused. */
function Rings({ marks, still, at }: RingsProps & { readonly still: boolean }) {
  return (
    <g class="rings" aria-hidden="true">
      {!still && [...marks.acting].map((place) => <HexRing key={place} at={at(place)} kind="acting" />)}
      {marks.lit.map((place) => (
        <HexRing key={place} at={at(place)} kind="lit" />
      ))}
      {marks.refused && <HexRing at={at(marks.refused)} kind="refused" />}
    </g>
  );
}

/** Over the pieces, without filling: the piece in hand, and the hex that is asked about. */
function RingsOver({ marks, at }: RingsProps) {
  return (
    <g class="rings" aria-hidden="true">
      {marks.selected && <HexRing at={at(marks.selected)} kind="selected" over />}
      {marks.asked && <HexRing at={at(marks.asked)} kind="asked" over />}
    </g>
  );
}
