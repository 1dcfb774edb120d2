// Small panels that hang at a hex.

import type { Point } from './geometry.ts';
import type { Sight } from './pan-zoom.ts';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How far a panel is from the middle of its hex: just beyond it, or beyond the hex next to it. */
const NEAR = 52;
const FAR = 165;

/**
 * Where a panel hangs: under its hex, or over it in the lower half; a far one beside it, where there is more room. Along the
 * other direction it is shifted by as much as its hex is from the edge, so that it stays on the board without being measured.
 */
export function hang(at: Point, sight: Sight, size: Extent, far: boolean) {
  const height = (sight.width * size.height) / size.width;
  const part = (value: number, of: number): number => Math.max(0, Math.min(100, (value / of) * 100));
  const x = part(at.x - sight.x, sight.width);
  const y = part(at.y - sight.y, height);
  if (far) {
    const away = (FAR / sight.width) * 100;
    const edge = x < 50 ? { left: `${(x + away).toFixed(2)}%` } : { right: `${(100 - x + away).toFixed(2)}%` };
    return { top: `${y.toFixed(2)}%`, transform: `translateY(-${y.toFixed(2)}%)`, ...edge };
  }
  const away = (NEAR / height) * 100;
  const edge = y < 50 ? { top: `${(y + away).toFixed(2)}%` } : { bottom: `${(100 - y + away).toFixed(2)}%` };
  return { left: `${x.toFixed(2)}%`, transform: `translateX(-${x.toFixed(2)}%)`, ...edge };
}
