// The board surveyed for drawing: a cell per hex with its point on the drawing and its neighbours by direction there,
// whichever way the board is turned. Places off the board are cells too, so that water and heights can run off the map.

import { boardSize, centreOf, type GridPlace, HEX_WIDTH, type Point } from '../geometry.ts';
import { along, heading, neighbourPlaces, turned } from './place.ts';

export interface SurveyedHex extends GridPlace {
  readonly hex: string;
  readonly terrain: string;
  readonly terrainName: string;
  readonly sections: readonly string[];
  readonly ramparts: readonly string[];
  readonly exits: readonly string[];
}

export interface SurveyedBoard {
  readonly width: number;
  readonly rows: number;
  readonly hexes: readonly SurveyedHex[];
}

export interface Cell extends GridPlace {
  /** The hex of the board; null for a place off it. */
  readonly hex: SurveyedHex | null;
  /** Key of the terrain; empty off the board. */
  readonly terrain: string;
  readonly centre: Point;
}

export interface Survey {
  readonly board: SurveyedBoard;
  readonly flipped: boolean;
  readonly size: { readonly width: number; readonly height: number };
  /** The hexes of the board, in its own order. */
  readonly cells: readonly Cell[];
  /** The six cells round a cell, by direction on the drawing: 0 is to the right, then clockwise. */
  around(cell: Cell): readonly Cell[];
  cellOf(hex: string): Cell | undefined;
  /** Where a point of the drawing lies on the board as it is not turned: what variation is hashed by. */
  home(point: Point): Point;
}

export function surveyOf(board: SurveyedBoard, flipped: boolean): Survey {
  const turn = turned(board);
  const home = (point: Point): Point => (flipped ? turn(point) : point);
  const byPlace = new Map<string, Cell>();
  const rings = new Map<Cell, readonly Cell[]>();
  const cells = board.hexes.map((hex): Cell => {
    const { row, column, terrain } = hex;
    const cell = { row, column, hex, terrain, centre: home(centreOf(hex)) };
    byPlace.set(`${row} ${column}`, cell);
    return cell;
  });
  const byName = new Map(cells.map((cell) => [cell.hex?.hex ?? '', cell]));

  const around = (cell: Cell): readonly Cell[] => {
    const known = rings.get(cell);
    if (known) return known;
    const ring: Cell[] = [];
    neighbourPlaces(cell).forEach((place, homeDirection) => {
      const direction = flipped ? (homeDirection + 3) % 6 : homeDirection;
      const key = `${place.row} ${place.column}`;
      let other = byPlace.get(key);
      if (!other) {
        const centre = along(cell.centre, heading(direction), HEX_WIDTH);
        other = { row: place.row, column: place.column, hex: null, terrain: '', centre };
        byPlace.set(key, other);
      }
      ring[direction] = other;
    });
    rings.set(cell, ring);
    return ring;
  };

  return {
    board,
    flipped,
    size: boardSize(board.width, board.rows),
    cells,
    around,
    cellOf: (hex) => byName.get(hex),
    home,
  };
}

/** Whether a cell is a hex of the board. */
export const isHex = ({ hex }: Cell): boolean => hex !== null;

/** Cells of these kinds with the places off the board that touch them: an area that runs off the map. */
export function runningOff(survey: Survey, cells: readonly Cell[]): Set<Cell> {
  const area = new Set(cells);
  for (const cell of cells) {
    for (const other of survey.around(cell)) if (other.hex === null) area.add(other);
  }
  return area;
}
