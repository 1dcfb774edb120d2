// Where things stand on the drawing when the board is turned so that the viewer's army is at the bottom. Everything drawn
// on the board (ground, pieces, marks) asks one placer, so that all of it turns together; text and shadows do not turn.

import { boardSize, centreOf, type GridPlace, HEX_RADIUS, HEX_WIDTH, type Point } from '../geometry.ts';

export type { GridPlace, Point } from '../geometry.ts';

/** The centre of a hex on the drawing. */
export type Placer = (place: GridPlace) => Point;

export interface BoardExtent {
  readonly width: number;
  readonly rows: number;
}

/** Turned by 180 degrees about the middle of the board, or not at all. */
export function placer(board: BoardExtent, flipped: boolean): Placer {
  if (!flipped) return centreOf;
  const turn = turned(board);
  return (place) => turn(centreOf(place));
}

/** The point opposite, as seen from the middle of the board; it undoes itself. */
export function turned(board: BoardExtent): (point: Point) => Point {
  const { width, height } = boardSize(board.width, board.rows);
  return ({ x, y }) => ({ x: width - x, y: height - y });
}

/** The six places round a place, from the one to the east clockwise; some of them may lie off the board. */
export function neighbourPlaces({ row, column }: GridPlace): GridPlace[] {
  // A short row stands half a hex to the right, so its upper-left neighbour has the same column number.
  const left = (row & 1) === 0 ? column - 1 : column;
  return [
    { row, column: column + 1 },
    { row: row + 1, column: left + 1 },
    { row: row + 1, column: left },
    { row, column: column - 1 },
    { row: row - 1, column: left },
    { row: row - 1, column: left + 1 },
  ];
}

/** The unit vector of a direction on the drawing: 0 is to the right, then clockwise by 60 degrees. */
export function heading(direction: number): Point {
  const angle = (Math.PI / 3) * direction;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The middle of the side that lies in a direction. */
export const sideMiddle = (centre: Point, direction: number): Point => along(centre, heading(direction), HEX_WIDTH / 2);

/** The two corners of the side that lies in a direction, clockwise. */
export const sideCorners = (centre: Point, direction: number): [Point, Point] => [
  along(centre, heading(direction - 0.5), HEX_RADIUS),
  along(centre, heading(direction + 0.5), HEX_RADIUS),
];

/** A point some way off in the direction of a vector. */
export const along = (from: Point, vector: Point, distance: number): Point => ({
  x: from.x + vector.x * distance,
  y: from.y + vector.y * distance,
});

/** The unit vector from one point to another. */
export function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

export const between = (a: Point, b: Point, part = 0.5): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
