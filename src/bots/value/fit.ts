// Logistic regression with a penalty on large weights: the chance to win from the features of a position. Newton's method on
// standardised inputs, without an intercept: a game's features see both sides alike, and what the turn itself is worth is one of them.

export interface Rows {
  /** All features of all positions, one position after the other. */
  readonly inputs: Float64Array;
  /** 1 for a battle won, 0 for one lost, a half for one shared. */
  readonly results: Float64Array;
  readonly width: number;
}

/** Newton's method is done after fewer. */
const STEPS = 12;

export interface Fitted {
  readonly weights: Float64Array;
}

/** How widely each feature varies about zero: its sign means a side, so its mean is not taken off. */
function scalesOf({ inputs, results, width }: Rows): Float64Array {
  const scales = new Float64Array(width);
  for (let r = 0; r < results.length; r++) {
    for (let i = 0; i < width; i++) scales[i] += inputs[r * width + i] ** 2;
  }
  return scales.map((sum) => Math.sqrt(sum / Math.max(1, results.length)) || 1);
}

/**
 * The weights that explain the results best; `penalty` times the square of each standardised weight is added to the loss. `stiff` has
 * for each feature how many times that penalty holds for it: one for all where it is left out.
 */
export function fit(rows: Rows, penalty: number, stiff?: readonly number[]): Fitted {
  const { inputs, results, width } = rows;
  const scales = scalesOf(rows);
  const weights = new Float64Array(width);
  const row = new Float64Array(width);
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(width);
    const bend = new Float64Array(width * width);
    for (let r = 0; r < results.length; r++) {
      let odds = 0;
      for (let i = 0; i < width; i++) {
        row[i] = inputs[r * width + i] / scales[i];
        odds += row[i] * weights[i];
      }
      const chance = 1 / (1 + Math.exp(-odds));
      const miss = results[r] - chance;
      const sway = Math.max(1e-6, chance * (1 - chance));
      for (let i = 0; i < width; i++) {
        if (row[i] === 0) continue;
        slope[i] += miss * row[i];
        const scaled = sway * row[i];
        for (let j = 0; j <= i; j++) bend[i * width + j] += scaled * row[j];
      }
    }
    for (let i = 0; i < width; i++) {
      const held = penalty * (stiff?.[i] ?? 1);
      slope[i] -= held * weights[i];
      bend[i * width + i] += held;
      for (let j = 0; j < i; j++) bend[j * width + i] = bend[i * width + j];
    }
    const change = solve(bend, slope, width);
    let most = 0;
    for (let i = 0; i < width; i++) {
      weights[i] += change[i];
      most = Math.max(most, Math.abs(change[i]));
    }
    if (most < 1e-6) break;
  }
  return { weights: weights.map((weight, i) => weight / scales[i]) };
}

/** Solves a positive definite system by Cholesky's way. */
function solve(matrix: Float64Array, right: Float64Array, n: number): Float64Array {
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j];
      for (let k = 0; k < j; k++) sum -= lower[i * n + k] * lower[j * n + k];
      lower[i * n + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j * n + j];
    }
  }
  const x = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = right[i];
    for (let k = 0; k < i; k++) sum -= lower[i * n + k] * x[k];
    x[i] = sum / lower[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = x[i];
    for (let k = i + 1; k < n; k++) sum -= lower[k * n + i] * x[k];
    x[i] = sum / lower[i * n + i];
  }
  return x;
}

export interface Calibration {
  readonly positions: number;
  /** Mean squared error and mean log loss of the chances. */
  readonly brier: number;
  readonly logLoss: number;
  /** By tenths of the chance: how many positions, the chance said on average, how often it came true. */
  readonly tenths: readonly { readonly count: number; readonly said: number; readonly came: number }[];
}

/** How true the chances are that weights give to positions. */
export function calibrate({ inputs, results, width }: Rows, weights: Float64Array): Calibration {
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }));
  let [brier, logLoss] = [0, 0];
  for (let r = 0; r < results.length; r++) {
    let odds = 0;
    for (let i = 0; i < width; i++) odds += inputs[r * width + i] * weights[i];
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, 1 / (1 + Math.exp(-odds))));
    brier += (results[r] - chance) ** 2;
    logLoss -= results[r] * Math.log(chance) + (1 - results[r]) * Math.log(1 - chance);
    const tenth = tenths[Math.min(9, Math.floor(chance * 10))];
    tenth.count++;
    tenth.said += chance;
    tenth.came += results[r];
  }
  const n = Math.max(1, results.length);
  return {
    positions: results.length,
    brier: brier / n,
    logLoss: logLoss / n,
    tenths: tenths.map(({ count, said, came }) => ({
      count,
      said: said / Math.max(1, count),
      came: came / Math.max(1, count),
    })),
  };
}
