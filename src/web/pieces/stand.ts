// Where the blocks of a stand lie, and what stands on and beside them. The front block is at the left, the others behind it
// to the right, a step apart, so that each shows a strip and can be counted. Drawn round (0,0) in a hex 100 wide: a stand
// fills 88 of it and reaches from -41 to +22, so that rows never touch. With a leader, or in square, it is narrower: the
// standard then has its place beside the blocks, and the frame of bayonets goes round them.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface StandPlan {
  /** The face of the front block. */
  readonly face: Box;
  /** How far a block goes back: to the right and up. */
  readonly depth: number;
  /** How far each block is to the right of the one before it. */
  readonly step: number;
  /** Blocks behind the front one that are left, and those that are lost, which were farthest back. */
  readonly behind: number;
  readonly lost: number;
  /** The right edge of all of it. */
  readonly right: number;
  /** The plate with the number of blocks. */
  readonly plate: Box;
  /** The class symbol: wholly on the face, and clear of a ring round the hex. */
  readonly symbol: Box;
}

export interface StandKind {
  /** A leader is with the unit. */
  readonly led?: boolean;
  readonly square?: boolean;
}

const TOP = -36;
const HEIGHT = 58;
const DEPTH = 5;
const STEP = 7;
/** Where the standard stands beside a stand; its cloth goes 10 to each side. */
export const STANDARD_X = 39.5;
const SYMBOL = 24;
const PLATE = { width: 22, height: 27 };

export function standPlan(
  blocks: number,
  fullBlocks: number,
  { led = false, square = false }: StandKind = {},
): StandPlan {
  const count = Math.max(1, fullBlocks, blocks);
  const left = square ? -40 : -44;
  const right = led ? (square ? 25 : 28) : -left;
  const most = led ? STEP - 1 : STEP;
  const step = count > 1 ? Math.min(most, (3 * most) / (count - 1)) : 0;
  const width = right - left - DEPTH - step * (count - 1);
  const bottom = TOP + HEIGHT;
  return {
    face: { x: left, y: TOP, width, height: HEIGHT },
    depth: DEPTH,
    step,
    behind: Math.max(1, blocks) - 1,
    lost: count - Math.max(1, blocks),
    right,
    // Beside a stand that is led, at its end otherwise; there the nearest block of the next hex is still 10 away.
    plate: { x: led ? STANDARD_X - PLATE.width / 2 : right - PLATE.width + 1, y: bottom - PLATE.height + 1, ...PLATE },
    symbol: { x: left + 4.5, y: TOP + 3.5, width: SYMBOL, height: SYMBOL },
  };
}

/** What is seen of the blocks behind the front one, each as a strip of one path; `from` counts from the front, 1 the next. */
export function stripsPath({ face, depth, step }: StandPlan, from: number, many: number): string {
  const { x, y, width, height } = face;
  return Array.from({ length: many }, (_, i) => {
    const near = x + width + depth + step * (from + i - 1);
    return (
      `M${near} ${y - depth}h${step}v${height}l${-depth} ${depth}h${-step}l${depth} ${-depth}Z` +
      // The edge between its face and its side.
      (step > depth ? `M${near + step - depth} ${y + depth * 0.6}V${y + height}` : '')
    );
  }).join('');
}
