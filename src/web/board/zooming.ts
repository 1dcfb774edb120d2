// The zoom of the board on the table, for a key that stands beside the board: a finger needs more room than the board leaves.

import { useEffect, useRef } from 'preact/hooks';
import { Store } from '../app/store.ts';
import type { PanZoom } from './pan-zoom.ts';

type Zooming = Pick<PanZoom, 'zoomed' | 'zoom' | 'whole'>;

/** Null while no board that can be zoomed is on the table. */
export const zooming = new Store<Zooming | null>(null);

/** Lends out the zoom of a board; one that keeps still has none. */
export function useLentZoom(panZoom: PanZoom, still: boolean): void {
  const latest = useRef(panZoom);
  latest.current = panZoom;
  const { zoomed } = panZoom;
  useEffect(() => {
    if (still) return;
    zooming.set({ zoomed, zoom: (factor) => latest.current.zoom(factor), whole: () => latest.current.whole() });
  }, [still, zoomed]);
  useEffect(() => {
    if (!still) return () => zooming.set(null);
  }, [still]);
}
