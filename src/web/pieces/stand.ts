// Where the blocks of a stand lie. The stand is centred on (0,0); its front block is at the left, the others behind it to
// the right, a step apart, so that each shows a strip of its face and can be counted.

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly lost: boolean;
}

export interface StandPlan {
  /** Width and height of a block's face. */
  readonly width: number;
  readonly height: number;
  /** How far a block goes back: to the right and up. */
  readonly depth: number;
  /** Farthest block first, as they are drawn. */
  readonly blocks: readonly Block[];
  /** Middle of the front block's face. */
  readonly face: { readonly x: number; readonly y: number };
}

const ROOM = 76;
const WIDEST = 58;
const HEIGHT = 52;
const DEPTH = 5;
const STEP = 9.5;
const TOP = -29;

export function standPlan(blocks: number, fullBlocks: number): StandPlan {
  const count = Math.max(1, fullBlocks, blocks);
  const step = count > 1 ? Math.min(STEP, (3 * STEP) / (count - 1)) : 0;
  const width = Math.min(WIDEST, ROOM - DEPTH - step * (count - 1));
  const left = -(width + step * (count - 1) + DEPTH) / 2;
  const places = Array.from({ length: count }, (_, i) => ({ x: left + i * step, y: TOP, lost: i >= blocks }));
  return {
    width,
    height: HEIGHT,
    depth: DEPTH,
    blocks: places.reverse(),
    face: { x: left + width / 2, y: TOP + HEIGHT / 2 },
  };
}
