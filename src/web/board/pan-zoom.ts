// Moving the board under the eye: wheel, drag, pinch and keys change which part of the drawing is shown. A press that does
// not travel is a tap and is left to the board.

import { useEffect, useRef, useState } from 'preact/hooks';

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

/** A part of the drawing, never beyond its edges and never larger than all of it. */
export function keepInside(sight: Sight, size: Size): Sight {
  const width = Math.min(size.width, Math.max(size.width / MOST_ZOOM, sight.width));
  const height = (width * size.height) / size.width;
  return {
    width,
    height,
    x: Math.max(0, Math.min(size.width - width, sight.x)),
    y: Math.max(0, Math.min(size.height - height, sight.y)),
  };
}

/** Larger or smaller by a factor, with one point of the drawing staying where it is. */
export function zoomAt(
  sight: Sight,
  size: Size,
  factor: number,
  at: { readonly x: number; readonly y: number },
): Sight {
  const width = Math.min(size.width, Math.max(size.width / MOST_ZOOM, sight.width / factor));
  const real = sight.width / width;
  return keepInside(
    { x: at.x - (at.x - sight.x) / real, y: at.y - (at.y - sight.y) / real, width, height: sight.height / real },
    size,
  );
}

export interface PanZoom {
  readonly sight: Sight;
  readonly zoomed: boolean;
  zoom(factor: number): void;
  pan(dx: number, dy: number): void;
  whole(): void;
  /** Brings a point of the drawing into sight. */
  show(x: number, y: number): void;
  /** Whether the press that just ended was a drag and no tap. */
  wasDrag(): boolean;
}

export function usePanZoom(ref: { readonly current: SVGSVGElement | null }, size: Size): PanZoom {
  const all: Sight = { x: 0, y: 0, ...size };
  const [sight, setSight] = useState<Sight>(all);
  const now = useRef(sight);
  now.current = sight.width > size.width ? all : sight;
  const dragged = useRef(false);

  useEffect(() => {
    const svg = ref.current;
    if (!svg) return;
    const pointers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    const scale = () => now.current.width / Math.max(1, svg.clientWidth);
    const toDrawing = (x: number, y: number) => {
      const box = svg.getBoundingClientRect();
      return { x: now.current.x + (x - box.left) * scale(), y: now.current.y + (y - box.top) * scale() };
    };
    const set = (next: Sight) => {
      now.current = next;
      setSight(next);
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      set(zoomAt(now.current, size, Math.exp(-event.deltaY * 0.0016), toDrawing(event.clientX, event.clientY)));
    };
    const down = (event: PointerEvent) => {
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
        set(zoomAt(now.current, size, ratio, toDrawing((after.x + other.x) / 2, (after.y + other.y) / 2)));
      } else {
        const k = scale();
        const { x, y } = now.current;
        set(keepInside({ ...now.current, x: x - (after.x - before.x) * k, y: y - (after.y - before.y) * k }, size));
      }
    };
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
    };
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [ref, size.width, size.height]);

  const middle = () => ({ x: sight.x + sight.width / 2, y: sight.y + sight.height / 2 });
  return {
    sight: now.current,
    zoomed: now.current.width < size.width - 1,
    zoom: (factor) => setSight(zoomAt(now.current, size, factor, middle())),
    pan: (dx, dy) => setSight(keepInside({ ...now.current, x: now.current.x + dx, y: now.current.y + dy }, size)),
    whole: () => setSight(all),
    show(x, y) {
      const s = now.current;
      const edge = s.width * 0.08;
      if (x > s.x + edge && x < s.x + s.width - edge && y > s.y + edge && y < s.y + s.height - edge) return;
      setSight(keepInside({ ...s, x: x - s.width / 2, y: y - s.height / 2 }, size));
    },
    wasDrag: () => dragged.current,
  };
}
