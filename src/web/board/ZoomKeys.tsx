// Keys that bring the board nearer. On the whole board they stand where a row of hexes ends earlier than its neighbours, so that
// they lie on no hex; the key that zooms in keeps its place when the others come. A finger needs more than such a gap: for it one
// key stands in the bar on top.

import { useStore } from '../app/store.ts';
import { Icon } from '../icons.tsx';
import type { Point } from './geometry.ts';
import type { PanZoom } from './pan-zoom.ts';
import { zooming } from './zooming.ts';

/** The middle of the lowest gap at the right end of the rows, as a part of the board's height. */
export function zoomPlace(centres: ReadonlyMap<string, Point>, height: number): number {
  const ends = new Map<number, number>();
  for (const { x, y } of centres.values()) ends.set(y, Math.max(x, ends.get(y) ?? x));
  const farthest = Math.max(...ends.values());
  // Beyond the lowest row nothing closes the gap, and there the board has its own corner.
  const gaps = [...ends].filter(([, x]) => x < farthest - 1).map(([y]) => y);
  return Math.max(0, ...gaps) / height;
}

/** The gap is 84 wide and at least 57 high where a hex is 100 wide. */
const keySize = (pixels: number): number => Math.max(20, Math.min(36, pixels * 0.56));

interface ZoomKeysProps {
  readonly panZoom: PanZoom;
  /** As `zoomPlace` has it. */
  readonly place: number;
  /** How wide a hex is on the whole board, in pixels. */
  readonly pixels: number;
}

export function ZoomKeys({ panZoom, place, pixels }: ZoomKeysProps) {
  return (
    <div
      class="zoom-keys"
      role="group"
      aria-label="Zoom"
      style={{ '--zoom-at': place.toFixed(4), '--key': `${keySize(pixels).toFixed(0)}px` }}
    >
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
  );
}

/** Twice as near, and back; in between one pinches. */
export function ZoomKey() {
  const board = useStore(zooming);
  if (!board) return null;
  const { zoomed } = board;
  return (
    <button
      type="button"
      class="top-key zoom-key"
      aria-label={zoomed ? 'Whole board' : 'Zoom in'}
      onClick={() => (zoomed ? board.whole() : board.zoom(2))}
    >
      <Icon name={zoomed ? 'zoomOut' : 'zoomIn'} />
    </button>
  );
}
