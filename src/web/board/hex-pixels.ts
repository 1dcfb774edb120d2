// How wide a hex is on the screen now, in pixels: it decides how finely pieces are drawn and how far a finger may miss.

import { useEffect, useState } from 'preact/hooks';
import { HEX_WIDTH } from './geometry.ts';

/** Words on the board are not smaller than this on the screen, in pixels. */
const LEAST_TYPE = 11.2;

/** The size of words in units of the drawing: as designed, or larger where they could not be read. */
export const typeSize = (designed: number, pixels: number, least = LEAST_TYPE): number =>
  pixels > 0 ? Math.max(designed, Math.round(((least * HEX_WIDTH) / pixels) * 10) / 10) : designed;

export function useHexPixels(ref: { readonly current: SVGSVGElement | null }, sightWidth: number): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const svg = ref.current;
    if (!svg) return;
    const watcher = new ResizeObserver(() => setWidth(svg.clientWidth));
    watcher.observe(svg);
    setWidth(svg.clientWidth);
    return () => watcher.disconnect();
  }, [ref]);
  return (width * HEX_WIDTH) / sightWidth;
}
