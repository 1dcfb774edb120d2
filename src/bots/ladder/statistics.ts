// Small statistics of results.

/** Of a normal distribution 95 % lie within so many standard deviations. */
export const Z95 = 1.959964;

/** Wilson's 95 % interval of a share. */
export function interval(hits: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const p = hits / of;
  const centre = p + (Z95 * Z95) / (2 * of);
  const spread = Z95 * Math.sqrt((p * (1 - p)) / of + (Z95 * Z95) / (4 * of * of));
  const whole = 1 + (Z95 * Z95) / of;
  return [Math.max(0, (centre - spread) / whole), Math.min(1, (centre + spread) / whole)];
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The variance of what the values were drawn from; 0 for fewer than two. */
export function variance(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
