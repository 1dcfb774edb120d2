// How wide a hex is on the screen now, in pixels: it decides how finely pieces are drawn and how far a finger may miss.

import { useLayoutEffect, useState } from 'preact/hooks';
import { HEX_WIDTH } from './geometry.ts';

/** Words on the board are not smaller than this on the screen, in pixels. */
const LEAST_TYPE = 11.2;

/** The size of words in units of the drawing: as designed, or larger where they could not be read. */
export const typeSize = (designed: number, pixels: number, least = LEAST_TYPE): number =>
  pixels > 0 ? Math.max(designed, Math.round(((least * HEX_WIDTH) / pixels) * 10) / 10) : designed;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** How large the drawing is on the screen, in pixels; nothing until it has been measured. */
export function useDrawnSize(ref: { readonly current: SVGSVGElement | null }): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const svg = ref.current;
    if (!svg) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = svg;
      setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(svg);
    measure();
    return () => watcher.disconnect();
  }, [ref]);
  return room;
}

export const hexPixels = (room: Room, sightWidth: number): number => (room.width * HEX_WIDTH) / sightWidth;
