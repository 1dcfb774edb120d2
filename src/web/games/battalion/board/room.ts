// How much room the board has, and what of it is in sight.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type HiddenEdges, hiddenBeyond, NOTHING_HIDDEN, sameEdges } from '../../../board/EdgeHints.tsx';
import type { Box, Layout, Room } from './layout.ts';

const FIRST_ROOM: Room = { width: 1000, height: 620, finger: false };

export const placeBox = (layout: Layout, place: string): Box | null =>
  layout.units.get(place) ??
  [...layout.sectors, ...layout.camps, ...layout.reserves].find((one) => one.place === place) ??
  null;

/** The room of the board, and whether it is pointed at with a finger. */
export function useRoom(ref: { readonly current: HTMLElement | null }): Room {
  const [room, setRoom] = useState(FIRST_ROOM);
  useLayoutEffect(() => {
    const board = ref.current;
    if (!board) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = board;
      const finger = width < 480 || matchMedia('(pointer: coarse)').matches;
      if (width > 0)
        setRoom((now) =>
          now.width === width && now.height === height && now.finger === finger ? now : { width, height, finger },
        );
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(board);
    measure();
    return () => watcher.disconnect();
  }, [ref]);
  return room;
}

/** Where the board goes on beyond what is seen of it. */
export function useHidden(ref: { readonly current: HTMLElement | null }, layout: Layout, room: Room): HiddenEdges {
  const [hidden, setHidden] = useState(NOTHING_HIDDEN);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => {
      const { scrollLeft: x, scrollTop: y, clientWidth: width, clientHeight: height } = box;
      const next = hiddenBeyond({ x, y, width, height }, box.scrollWidth, box.scrollHeight, 6);
      setHidden((now) => (sameEdges(now, next) ? now : next));
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [ref, layout.width, layout.height, room]);
  return hidden;
}

/** The place is scrolled into sight, by no more than that needs. */
function reveal(scroll: HTMLElement, found: Box): void {
  const margin = 8;
  const left = Math.min(found.x - margin, Math.max(scroll.scrollLeft, found.x + found.w + margin - scroll.clientWidth));
  const top = Math.min(found.y - margin, Math.max(scroll.scrollTop, found.y + found.h + margin - scroll.clientHeight));
  if (left !== scroll.scrollLeft || top !== scroll.scrollTop) scroll.scrollTo({ left, top, behavior: 'auto' });
}

/** When something new is asked and nobody who can act is in sight, the first of them comes into it. */
export function useAsked(
  ref: { readonly current: HTMLElement | null },
  layout: Layout,
  decision: number | null,
  acting: ReadonlySet<string>,
): void {
  useEffect(() => {
    const box = ref.current;
    if (!box || decision === null) return;
    const boxes = [...acting].map((place) => placeBox(layout, place)).filter((one) => one !== null);
    const { scrollLeft: x, scrollTop: y, clientWidth, clientHeight } = box;
    const seen = ({ x: left, y: top, w, h }: Box) =>
      left >= x && top >= y && left + w <= x + clientWidth && top + h <= y + clientHeight;
    if (boxes.length > 0 && !boxes.some(seen)) reveal(box, boxes[0]);
  }, [decision]);
}

/** What keys or a question lead to is scrolled into sight; at first the middle of the field is. */
export function useShown(
  ref: { readonly current: HTMLElement | null },
  layout: Layout,
  place: string | null,
  still: boolean,
): void {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || still) return;
    box.scrollLeft = (layout.width - box.clientWidth) / 2;
    // The own army is below.
    box.scrollTop = layout.height;
  }, [layout.width, layout.sectors.length, still]);
  useEffect(() => {
    const box = ref.current;
    const found = place === null ? null : placeBox(layout, place);
    if (!box || !found || still) return;
    reveal(box, found);
  }, [place, layout.width, layout.height]);
}
