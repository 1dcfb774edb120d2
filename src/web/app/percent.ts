// Chances as percentages. What stands together is rounded together, so that it adds up to 100.

/** What is possible is never called nothing, nor what may fail certain. */
const inWords = (probability: number, whole: number, sign: string): string => {
  if (probability > 0 && (probability < 0.01 || whole === 0)) return `under 1${sign}`;
  if (probability < 1 && (probability > 0.99 || whole === 100)) return `over 99${sign}`;
  return `${whole}${sign}`;
};

/** Whole percentages by the largest remainder; a chance that is not all of it is left as it is rounded alone. */
export function wholePercents(probabilities: readonly number[]): number[] {
  const sum = probabilities.reduce((a, b) => a + b, 0);
  if (Math.abs(sum - 1) > 1e-6) return probabilities.map((one) => Math.round(one * 100));
  // A chance that is a whole percentage but for the computer's own rounding is taken as one.
  const exact = probabilities.map((one) => Number((one * 100).toFixed(9)));
  const whole = exact.map(Math.floor);
  const byRemainder = exact.map((one, i) => ({ i, rest: one - whole[i] })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  const missing = 100 - whole.reduce((a, b) => a + b, 0);
  for (const { i } of byRemainder.slice(0, missing)) whole[i]++;
  return whole;
}

const together =
  (sign: string) =>
  (probabilities: readonly number[]): string[] => {
    const whole = wholePercents(probabilities);
    return probabilities.map((one, i) => inWords(one, whole[i], sign));
  };

/** `19%`, for the eye. */
export const percents = together('%');
export const percent = (probability: number): string => inWords(probability, Math.round(probability * 100), '%');

/** Several of what stands together as one: the same sum as of their own percentages. */
export function percentOfSome(probabilities: readonly number[], wanted: (index: number) => boolean): string {
  const whole = wholePercents(probabilities);
  const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one, i) => sum + (wanted(i) ? one : 0), 0);
  return inWords(sumOf(probabilities), sumOf(whole), '%');
}

/** `19 %`, for the ear. */
export const percentsSpoken = together(' %');
export const percentSpoken = (probability: number): string => inWords(probability, Math.round(probability * 100), ' %');
