// Where a panel can lie on the board without covering given hexes.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** A panel keeps so many pixels from the edge and from the hexes. */
const AIR = 8;

function boxAt(corner: Corner, board: Box, size: { readonly width: number; readonly height: number }): Box {
  const left = corner.endsWith('left') ? board.left + AIR : board.right - AIR - size.width;
  const top = corner.startsWith('top') ? board.top + AIR : board.bottom - AIR - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left) + AIR) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) + AIR);

/** The corner where it lies now if that is free; else the first free one; else the one that covers least. */
export function freeCorner(
  board: Box,
  size: { readonly width: number; readonly height: number },
  hexes: readonly Box[],
  now: Corner,
): Corner {
  const covered = (corner: Corner): number => {
    const box = boxAt(corner, board, size);
    return hexes.reduce((sum, hex) => sum + overlap(box, hex), 0);
  };
  const tried = [now, ...CORNERS.filter((corner) => corner !== now)];
  const free = tried.find((corner) => covered(corner) === 0);
  return free ?? tried.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
