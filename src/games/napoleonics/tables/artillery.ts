// Dice of artillery by blocks and range (N Foot Artillery, N Horse Artillery in Ranged Combat and Melee Combat). The melee
// numbers and a few of the others are the rulebook's; its chart of fire could not be read, so the rest is ours.

import type { NapoleonicsUnit, Sure } from './units.ts';

/** One row of the chart: dice by range, range 1 being melee; 0 where it does not reach. */
export interface ChartRow {
  readonly horse: boolean;
  /** Blocks for which the row holds. */
  readonly blocks: readonly number[];
  readonly dice: readonly [melee: number, two: number, three: number, four: number, five: number];
  /** How well each number stands. */
  readonly sure: readonly [Sure, Sure, Sure, Sure, Sure];
}

export const artilleryChart: readonly ChartRow[] = [
  { horse: false, blocks: [3, 2], dice: [4, 3, 2, 1, 1], sure: ['stated', 'ours', 'ours', 'ours', 'ours'] },
  { horse: false, blocks: [1], dice: [3, 2, 1, 1, 1], sure: ['stated', 'ours', 'ours', 'ours', 'ours'] },
  { horse: true, blocks: [3, 2], dice: [3, 2, 1, 1, 0], sure: ['stated', 'ours', 'stated', 'ours', 'stated'] },
  { horse: true, blocks: [1], dice: [2, 1, 1, 1, 0], sure: ['stated', 'ours', 'ours', 'ours', 'stated'] },
];

/** What the handbook says below the chart. */
export const chartSource =
  'The melee column, the longest ranges and the one die of three horse artillery blocks at three hexes are the rulebook’s. The other cells are ours: two and three blocks count alike, as they do in melee; a hex more costs a die; and no shot in range has less than one.';

/** Dice by kind, blocks and range, looked up without a search. */
const table = [false, true].map((horse) =>
  [1, 2, 3].map((blocks) => {
    const row = artilleryChart.find((one) => one.horse === horse && one.blocks.includes(blocks));
    return row?.dice ?? [0, 0, 0, 0, 0];
  }),
);

/** The chart's dice for a gun with so many blocks; range 1 is melee. */
export function chartDice(type: NapoleonicsUnit, blocks: number, range: number): number {
  return table[type.horseArtillery ? 1 : 0][blocks - 1]?.[range - 1] ?? 0;
}

/** Horse artillery that has moved does not fire so far. */
const STANDING_ONLY = 4;

/**
 * Why a gun that has moved so many hexes may not battle at this range, or empty. Foot artillery never does; horse artillery
 * after one hex, but not with its last block and not at its longest range.
 */
export function heldBack(type: NapoleonicsUnit, blocks: number, range: number, steps: number): string {
  if (steps === 0) return '';
  if (!type.horseArtillery) return 'foot artillery does not battle after moving';
  if (blocks === 1) return 'the last block of horse artillery does not battle after moving';
  if (range === STANDING_ONLY) return 'horse artillery that has moved does not fire at four hexes';
  return '';
}
