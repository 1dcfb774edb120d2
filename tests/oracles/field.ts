// A battlefield as a second reader of the rulebooks sees it: hexes by their names, who stands where, what the ground is. Its
// geometry is worked out anew from the picture of the board, without the engine's tables, slow and plain on purpose.

export interface Unit {
  readonly code: string;
  /** 0 top, 1 bottom. */
  readonly side: number;
  readonly blocks: number;
}

export interface Field {
  readonly units: ReadonlyMap<string, Unit>;
  /** Leaders by their hex, with their side. */
  readonly leaders: ReadonlyMap<string, number>;
  readonly ground: ReadonlyMap<string, string>;
  /** Ground with sides: the neighbours across the protected sides of a hex. */
  readonly sides?: ReadonlyMap<string, readonly string[]>;
  /** Infantry in square. */
  readonly squares?: ReadonlySet<string>;
  /** What the scenario says of the place: `city top`, `camps bottom`, `insideWalls top B4`, as a sheet has it. */
  readonly rules?: readonly string[];
}

const LETTERS = 'ABCDEFGHIJK';

/** Every second row is a hex shorter and stands half a hex to the right. Half hexes to the right, rows downward. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const spotOf = (hex: string): Spot => {
  const y = LETTERS.indexOf(hex[0]);
  return { x: 2 * Number(hex.slice(1)) + (y % 2), y };
};

const STEPS = [
  [-2, 0],
  [2, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

export function distance(a: string, b: string): number {
  const [from, to] = [spotOf(a), spotOf(b)];
  const down = Math.abs(from.y - to.y);
  return down + Math.max(0, Math.abs(from.x - to.x) - down) / 2;
}

/** A hex, or a place beside the board, that the straight line between two centres crosses or runs along. */
export interface Crossed {
  /** Null beside the board. */
  readonly hex: string | null;
  /** -1 and 1 for a line that runs along the edge, by the side on which the hex lies; 0 for one that goes through. */
  readonly edge: -1 | 0 | 1;
}

/** The places of one board, thirteen hexes wide. */
export interface Board {
  readonly rows: number;
  readonly hexes: readonly string[];
  neighbours(hex: string): readonly string[];
  /** The hexes toward a side's own edge. */
  backOf(hex: string, side: number): readonly string[];
  /** Whether the hex lies on a side's own edge. */
  onEdge(hex: string, side: number): boolean;
  between(a: string, b: string): readonly Crossed[];
  /** The neighbours of the second hex over whose side the line from the first comes in: two where it comes by a corner. */
  entered(a: string, b: string): readonly string[];
  /**
   * Whether a line between two hexes is free: nothing that stands in the way goes through it, and not along both of its
   * sides. The edge of the battlefield is in the way as well.
   */
  isClear(a: string, b: string, blocks: (hex: string) => boolean): boolean;
}

export function boardOf(rows: number): Board {
  const nameAt = ({ x, y }: Spot): string | null => {
    const column = (x - (((y % 2) + 2) % 2)) / 2;
    const longest = y % 2 === 0 ? 13 : 12;
    return y < 0 || y >= rows || column < 1 || column > longest ? null : `${LETTERS[y]}${column}`;
  };
  const hexes = [...LETTERS.slice(0, rows)].flatMap((row, y) =>
    Array.from({ length: y % 2 === 0 ? 13 : 12 }, (_, i) => `${row}${i + 1}`),
  );
  const near = new Map(
    hexes.map((hex) => {
      const { x, y } = spotOf(hex);
      return [hex, STEPS.map(([dx, dy]) => nameAt({ x: x + dx, y: y + dy })).filter((name) => name !== null)] as const;
    }),
  );
  const neighbours = (hex: string): readonly string[] => near.get(hex) as readonly string[];
  const lines = new Map<string, readonly Crossed[]>();
  const between = (a: string, b: string): readonly Crossed[] => {
    let found = lines.get(`${a} ${b}`);
    if (!found) {
      found = crossed(spotOf(a), spotOf(b), nameAt);
      lines.set(`${a} ${b}`, found);
    }
    return found;
  };
  return {
    rows,
    hexes,
    neighbours,
    between,
    backOf: (hex, side) => neighbours(hex).filter((other) => spotOf(other).y - spotOf(hex).y === (side === 0 ? -1 : 1)),
    onEdge: (hex, side) => spotOf(hex).y === (side === 0 ? 0 : rows - 1),
    entered(a, b) {
      const [from, to] = [spotOf(a), spotOf(b)];
      // A regular hex is left, from its centre, over the side that lies most in the direction of the line.
      const along = STEPS.map(([dx, dy]) => dx * (from.x - to.x) + 3 * dy * (from.y - to.y));
      const most = Math.max(...along);
      return STEPS.filter((_, i) => along[i] === most)
        .map(([dx, dy]) => nameAt({ x: to.x + dx, y: to.y + dy }))
        .filter((name) => name !== null);
    },
    isClear(a, b, blocks) {
      const sides = new Set<number>();
      for (const { hex, edge } of between(a, b)) {
        if (hex !== null && !blocks(hex)) continue;
        if (edge === 0) return false;
        sides.add(edge);
      }
      return sides.size < 2;
    },
  };
}

/**
 * The hexes between two others. In a hex with its centre at the origin, the three differences of its cube coordinates are
 * smaller than one; along a line they are straight too, so that the part inside is where three pairs of bounds meet.
 */
function crossed(from: Spot, to: Spot, nameAt: (spot: Spot) => string | null): Crossed[] {
  const found: Crossed[] = [];
  const [left, right] = [Math.min(from.x, to.x) - 2, Math.max(from.x, to.x) + 2];
  const [up, down] = [Math.min(from.y, to.y) - 1, Math.max(from.y, to.y) + 1];
  for (let y = up; y <= down; y++) {
    for (let x = left; x <= right; x++) {
      if ((x + y) % 2 !== 0 || (x === from.x && y === from.y) || (x === to.x && y === to.y)) continue;
      const cubes = [from, to].map((end) => cube(end.x - x, end.y - y));
      let [begin, end, along] = [0, 1, 0];
      for (let i = 0; i < 3; i++) {
        const at = cubes.map((c) => c[i] - c[(i + 1) % 3]);
        const rise = at[1] - at[0];
        if (rise === 0) {
          if (Math.abs(at[0]) > 1) end = -1;
          if (Math.abs(at[0]) === 1) along = 1;
          continue;
        }
        const bounds = [(-1 - at[0]) / rise, (1 - at[0]) / rise].sort((p, q) => p - q);
        begin = Math.max(begin, bounds[0]);
        end = Math.min(end, bounds[1]);
      }
      if (end - begin < 1e-9) continue;
      const turn = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
      found.push({ hex: nameAt({ x, y }), edge: along === 0 ? 0 : turn < 0 ? -1 : 1 });
    }
  }
  return found;
}

/** Cube coordinates from half hexes and rows. */
const cube = (dx: number, dy: number): [number, number, number] => {
  const q = (dx - dy) / 2;
  return [q, dy, -q - dy];
};

export const groundAt = (field: Field, hex: string): string => field.ground.get(hex) ?? 'open';
export const loneLeader = (field: Field, hex: string): boolean => field.leaders.has(hex) && !field.units.has(hex);

/** Who holds a hex: a side, or -1. */
export const holder = (field: Field, hex: string): number => field.units.get(hex)?.side ?? field.leaders.get(hex) ?? -1;

/** The field with a unit, and who leads it, moved. */
export function movedTo(field: Field, from: string, to: string): Field {
  const [units, leaders] = [new Map(field.units), new Map(field.leaders)];
  const unit = units.get(from) as Unit;
  units.delete(from);
  units.set(to, unit);
  if (leaders.delete(from)) leaders.set(to, unit.side);
  return { ...field, units, leaders };
}

/** Where a side has units, leaders alone, and either of them. */
export const unitsOf = (field: Field, side: number): string[] =>
  [...field.units].filter(([, unit]) => unit.side === side).map(([hex]) => hex);
export const aloneOf = (field: Field, side: number): string[] =>
  [...field.leaders].filter(([hex, of]) => of === side && loneLeader(field, hex)).map(([hex]) => hex);
export const piecesOf = (field: Field, side: number): string[] => [...unitsOf(field, side), ...aloneOf(field, side)];
