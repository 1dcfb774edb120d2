// Moving the board under the eye: wheel, drag, pinch and keys change which part of the drawing is shown. A press that does
// not travel is a tap and is left to the board.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const MOST_ZOOM = 5;
/** A press that travels farther than this, in pixels of the screen, is a drag. */
const TAP_TRAVEL = 8;

/** What of a board is seen was chosen by nobody, or somebody wants it near, or all of it. */
type Wish = 'none' | 'near' | 'whole';

/** Of its width a board that comes nearer by itself shows at least this part. */
const LEAST_SEEN = 0.6;
/** A room that is only so much higher than the drawing is a matter of rounding. */
const ROUNDING = 1.03;
/** What lies this near to the edge of what is seen, in parts of its width, is not seen well. */
const EDGE = 0.04;

/** How high the seen part is for its width: as the drawing is, or higher where the room is. */
export function tallOf(size: Size, room: Size): number {
  const own = size.height / size.width;
  const tall = room.width > 0 ? room.height / room.width : own;
  return tall > own * ROUNDING ? tall : own;
}

/** The width that is seen when all of the height fills the room, never less than a part of it. */
export const filling = (size: Size, tall: number): number =>
  Math.min(size.width, Math.max(LEAST_SEEN * size.width, size.height / tall));

/** A part of the drawing, never beyond its edges and never larger than all of it; in a room that is higher it lies in the middle. */
export function keepInside(sight: Sight, size: Size, tall = size.height / size.width): Sight {
  const width = Math.min(size.width, Math.max(size.width / MOST_ZOOM, sight.width));
  // By the numbers of the drawing itself, all of it is exactly all of it.
  const height = tall === size.height / size.width ? (width * size.height) / size.width : width * tall;
  const spare = size.height - height;
  return {
    width,
    height,
    x: Math.max(0, Math.min(size.width - width, sight.x)),
    y: spare < -0.5 ? spare / 2 : Math.max(0, Math.min(spare, sight.y)),
  };
}

/** Larger or smaller by a factor, with one point of the drawing staying where it is. */
export function zoomAt(
  sight: Sight,
  size: Size,
  factor: number,
  at: { readonly x: number; readonly y: number },
  tall = size.height / size.width,
): Sight {
  const width = Math.min(size.width, Math.max(size.width / MOST_ZOOM, sight.width / factor));
  const real = sight.width / width;
  return keepInside(
    { x: at.x - (at.x - sight.x) / real, y: at.y - (at.y - sight.y) / real, width, height: sight.height / real },
    size,
    tall,
  );
}

/** As near as told round the same middle. */
function roundMiddle(sight: Sight, size: Size, width: number, tall: number): Sight {
  const height = width * tall;
  const x = sight.x + (sight.width - width) / 2;
  return keepInside({ x, y: sight.y + (sight.height - height) / 2, width, height }, size, tall);
}

/** The middle of the most of these that can be seen together in so much width. */
export function mostTogether(xs: readonly number[], width: number): number {
  let best: readonly number[] = [];
  for (const left of xs) {
    const inside = xs.filter((x) => x >= left && x <= left + width);
    if (inside.length > best.length) best = inside;
  }
  return (Math.min(...best) + Math.max(...best)) / 2;
}

export interface PanZoom {
  readonly sight: Sight;
  readonly zoomed: boolean;
  /** Near because its room is higher than all of it, and nobody wished it otherwise. */
  readonly nearByItself: boolean;
  /** Somebody wants to see all of it. */
  readonly wholeWished: boolean;
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
  whole(): void;
  /** Brings a point of the drawing into sight. */
  show(x: number, y: number): void;
  /** Shows as many of these points of the drawing as can be; nothing moves when all are seen already. */
  face(points: readonly { readonly x: number; readonly y: number }[]): void;
  /** Whether the press that just ended was a drag and no tap, or the board moved under it. */
  wasDrag(): boolean;
  /** Whether a hand on the board itself brought about what is seen since it was last asked: that is followed at once. */
  byHand(): boolean;
  /** Whether the last that was done was a press on the board: what was pressed is in sight, and must not move under the press. */
  wasPressed(): boolean;
}

export function usePanZoom(ref: { readonly current: SVGSVGElement | null }, size: Size, room: Size): PanZoom {
  const tall = tallOf(size, room);
  const [state, setState] = useState<{ readonly sight: Sight; readonly wish: Wish }>({
    sight: { x: 0, y: 0, ...size },
    wish: 'none',
  });
  const { wish } = state;
  const width = wish === 'near' ? state.sight.width : wish === 'whole' ? size.width : filling(size, tall);
  // The same object as long as the same is seen.
  const sight = useMemo(
    () => roundMiddle(state.sight, size, width, tall),
    [state.sight, size.width, size.height, width, tall],
  );
  const now = useRef(sight);
  now.current = sight;
  const shape = useRef(tall);
  shape.current = tall;
  const pointers = useRef(new Map<number, { x: number; y: number }>()).current;
  const dragged = useRef(false);
  const pressed = useRef(false);
  const handled = useRef(false);

  /** What somebody does by hand holds; what the board does by itself is no wish. */
  const set = (next: Sight, nearer: boolean, byHand = false) => {
    now.current = next;
    handled.current = byHand;
    const wished: Wish = next.width < size.width - 1 ? 'near' : 'whole';
    setState((before) => ({ sight: next, wish: nearer ? wished : before.wish }));
  };
  const moveTo = (x: number, y: number) => {
    const s = now.current;
    const next = keepInside({ ...s, x: x - s.width / 2, y: y - s.height / 2 }, size, shape.current);
    if (next.x === s.x && next.y === s.y) return;
    if (pointers.size > 0) dragged.current = true;
    set(next, false);
  };

  useEffect(() => {
    const svg = ref.current;
    if (!svg) return;
    let travelled = 0;
    const scale = () => now.current.width / Math.max(1, svg.clientWidth);
    const toDrawing = (x: number, y: number) => {
      // In the midst of a glide the box is where the drawing is seen.
      const box = svg.getBoundingClientRect();
      const k = now.current.width / Math.max(1, box.width);
      return { x: now.current.x + (x - box.left) * k, y: now.current.y + (y - box.top) * k };
    };
    const nearer = (factor: number, x: number, y: number, byHand: boolean) =>
      set(zoomAt(now.current, size, factor, toDrawing(x, y), shape.current), true, byHand);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      // Keys send it too; only a real wheel is a hand.
      nearer(Math.exp(-event.deltaY * 0.0016), event.clientX, event.clientY, event.isTrusted);
    };
    const key = () => {
      pressed.current = false;
    };
    const down = (event: PointerEvent) => {
      pressed.current = true;
      if (pointers.size === 0) {
        travelled = 0;
        dragged.current = false;
      }
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const after = { x: event.clientX, y: event.clientY };
      const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      travelled += Math.hypot(after.x - before.x, after.y - before.y);
      pointers.set(event.pointerId, after);
      if (travelled < TAP_TRAVEL && others.length === 0) return;
      dragged.current = true;
      const [other] = others;
      if (other) {
        const ratio =
          Math.hypot(after.x - other.x, after.y - other.y) /
          Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        nearer(ratio, (after.x + other.x) / 2, (after.y + other.y) / 2, true);
      } else {
        const k = scale();
        const { x, y } = now.current;
        const to = { ...now.current, x: x - (after.x - before.x) * k, y: y - (after.y - before.y) * k };
        set(keepInside(to, size, shape.current), false, true);
      }
    };
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
    };
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('pointerdown', down);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [ref, size.width, size.height]);

  const zoomed = sight.width < size.width - 1;
  return {
    sight,
    zoomed,
    nearByItself: zoomed && wish === 'none',
    wholeWished: wish === 'whole',
    zoom(factor) {
      const s = now.current;
      set(zoomAt(s, size, factor, { x: s.x + s.width / 2, y: s.y + s.height / 2 }, tall), true);
    },
    pan: (dx, dy) =>
      set(keepInside({ ...now.current, x: now.current.x + dx, y: now.current.y + dy }, size, tall), false),
    whole: () => set(roundMiddle(now.current, size, size.width, tall), true),
    show(x, y) {
      const s = now.current;
      const edge = s.width * 0.08;
      if (x > s.x + edge && x < s.x + s.width - edge && y > s.y + edge && y < s.y + s.height - edge) return;
      moveTo(x, y);
    },
    face(points) {
      const s = now.current;
      const edge = s.width * EDGE;
      const seen = points.every(({ x }) => x > s.x + edge && x < s.x + s.width - edge);
      if (points.length === 0 || seen) return;
      const x = mostTogether(
        points.map((point) => point.x),
        s.width - 2 * edge,
      );
      moveTo(x, s.y + s.height / 2);
    },
    byHand() {
      const hand = handled.current;
      handled.current = false;
      return hand;
    },
    wasDrag: () => dragged.current,
    wasPressed: () => pressed.current,
  };
}
