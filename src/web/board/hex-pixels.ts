// How wide a hex is on the screen now, in pixels: it decides how finely pieces are drawn and how far a finger may miss.

import { useEffect, useState } from 'preact/hooks';
import { HEX_WIDTH } from './geometry.ts';

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
