// The ground of a sheet as tables: one terrain per hex, hexsides by direction, hills by connection [D Terrain].

import type { HexBoard } from '../../../lib/hex-board.ts';
import { opens } from '../rules/ground.ts';
import { type Battle, CLEAR, HEXSIDES, HILL, type State, TERRAINS } from '../rules/state.ts';
import { battleError } from './battle-error.ts';
import type { Sheet } from './sheet-types.ts';

export const DECORATIONS = ['village', 'road'];
const OPPOSITE = [1, 0, 5, 4, 3, 2];
/** Hills are bits of a 16-bit number while a unit moves. */
const MOST_HILLS = 15;

interface Place {
  readonly line: number;
  readonly column: number;
}

export function hexOf(sheet: Sheet, board: HexBoard, name: string, place: Place): number {
  const hex = board.hex(name);
  if (hex < 0) throw battleError(sheet, place, `${name} is no hex of a board of ${sheet.width} x ${sheet.rows}`);
  return hex;
}

export function readTerrain(sheet: Sheet, board: HexBoard): { terrain: Uint8Array; decoration: string[][] } {
  const terrain = new Uint8Array(board.size);
  const decoration: string[][] = Array.from({ length: board.size }, () => []);
  for (const entry of sheet.terrain) {
    const hex = hexOf(sheet, board, entry.hex, entry);
    if (DECORATIONS.includes(entry.kind)) {
      decoration[hex].push(entry.kind);
      continue;
    }
    const kind = (TERRAINS as readonly string[]).indexOf(entry.kind);
    if (kind <= CLEAR) throw battleError(sheet, entry, `no terrain is called ${entry.kind}`);
    if (terrain[hex] !== CLEAR) throw battleError(sheet, entry, `${entry.hex} is ${TERRAINS[terrain[hex]]} already`);
    terrain[hex] = kind;
  }
  return { terrain, decoration };
}

export function readSides(sheet: Sheet, board: HexBoard): Uint8Array {
  const sides = new Uint8Array(board.size * 6);
  for (const entry of sheet.hexsides) {
    const hex = hexOf(sheet, board, entry.hex, entry);
    const to = hexOf(sheet, board, entry.to, entry);
    const kind = (HEXSIDES as readonly string[]).indexOf(entry.kind);
    if (kind <= 0) throw battleError(sheet, entry, `no hexside is called ${entry.kind}`);
    const direction = [0, 1, 2, 3, 4, 5].findIndex((d) => board.neighbours[hex * 6 + d] === to);
    if (direction < 0) throw battleError(sheet, entry, `${entry.hex} and ${entry.to} are no neighbours`);
    if (sides[hex * 6 + direction] !== 0) throw battleError(sheet, entry, `${entry.hex}|${entry.to} is named twice`);
    sides[hex * 6 + direction] = kind;
    sides[to * 6 + OPPOSITE[direction]] = kind;
  }
  return sides;
}

/** Connected hill hexes get one number: cavalry pays once for a hill [D Hills]. */
export function hillsByHex(sheet: Sheet, board: HexBoard, terrain: Uint8Array): Uint8Array {
  const hills = new Uint8Array(board.size);
  let count = 0;
  for (let first = 0; first < board.size; first++) {
    if (terrain[first] !== HILL || hills[first] !== 0) continue;
    count++;
    const open = [first];
    hills[first] = count;
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      for (let d = 0; d < 6; d++) {
        const to = board.neighbours[hex * 6 + d];
        if (to < 0 || terrain[to] !== HILL || hills[to] !== 0) continue;
        hills[to] = count;
        open.push(to);
      }
    }
  }
  if (count > MOST_HILLS) {
    const last = sheet.terrain.find((one) => hills[board.hex(one.hex)] > MOST_HILLS);
    throw battleError(sheet, last ?? { line: 0, column: 0 }, `more than ${MOST_HILLS} hills`);
  }
  return hills;
}

/** `Battle.ways` and `Battle.waysOf`: room for a table of each kind of mover, which `openWays` fills. */
export function waysByKind(
  board: HexBoard,
  pieces: Pick<Battle, 'types' | 'mounted' | 'tags'>,
): Pick<Battle, 'ways' | 'waysOf'> {
  const kinds: string[] = [];
  const waysOf = new Uint16Array(pieces.mounted.length);
  pieces.tags.forEach((_, piece) => {
    const kind = `${pieces.types[piece]?.key ?? 'leader'} ${pieces.mounted[piece]}`;
    if (!kinds.includes(kind)) kinds.push(kind);
    waysOf[piece] = kinds.indexOf(kind) * board.size;
  });
  return { ways: new Uint8Array(kinds.length * board.size), waysOf };
}

/** Asks once, of the ground as it is set out, where each kind of mover may go [D Terrain]. */
export function openWays(g: State): void {
  const { board, ways, waysOf } = g.battle;
  const done = new Set<number>();
  waysOf.forEach((first, piece) => {
    if (done.has(first)) return;
    done.add(first);
    for (let hex = 0; hex < board.size; hex++) {
      for (let d = 0; d < 6; d++) {
        const to = board.neighbours[hex * 6 + d];
        if (to >= 0 && opens(g, piece, hex, d, to)) ways[first + hex] |= 1 << d;
      }
    }
  });
}
