// Numbers in sentences.

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** A share as a percentage, exact ends kept: `<0.1 %` is not nothing. */
export function percent(share: number): string {
  const value = share * 100;
  if (value > 0 && value < 0.1) return '<0.1 %';
  if (value < 100 && value > 99.9) return '>99.9 %';
  return `${value.toFixed(1)} %`;
}
