// Where what happened last stands: under a wide board there is room for it; beside a high one the column has it.

/** A board that is so many times as wide as it is high leaves room beneath it. */
const WIDE_BOARD = 1.5;

/**
 * By the ratio of a board; null for one without a shape of its own, which leaves what it is asked to. `squarish`: the window is
 * nearly as high as wide.
 */
export const stripOf = (ratio: number | null, squarish = false): 'under' | 'column' =>
  squarish || ratio === null || ratio > WIDE_BOARD ? 'under' : 'column';
