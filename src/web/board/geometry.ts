// Where hexes lie on the drawing. Pointy hexes in rows; every second row is half a hex to the right and one hex shorter.
// All drawing uses these units: a hex is 100 wide, whatever the zoom.

export const HEX_WIDTH = 100;
/** From centre to a corner. */
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);
/** From one row's centre line to the next. */
export const ROW_HEIGHT = HEX_RADIUS * 1.5;
/** Room around the board for baselines, section names and exits. */
export const MARGIN = 34;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the drawing needs to know of a hex: its place in the grid. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export function centreOf({ row, column }: GridPlace): Point {
  return {
    x: MARGIN + HEX_WIDTH / 2 + column * HEX_WIDTH + (row % 2) * (HEX_WIDTH / 2),
    y: MARGIN + HEX_RADIUS + row * ROW_HEIGHT,
  };
}

export function boardSize(width: number, rows: number): { readonly width: number; readonly height: number } {
  return { width: width * HEX_WIDTH + 2 * MARGIN, height: (rows - 1) * ROW_HEIGHT + 2 * HEX_RADIUS + 2 * MARGIN };
}

/** The six corners round a point, from the top one clockwise. */
export function cornersOf(centre: Point, radius = HEX_RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

export const pointsText = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** As a style: what is drawn round (0,0) stands at a point. */
export const shiftTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
