// Variation that is the same every time: a hash of a place and a purpose. The drawing never rolls dice.

/** A number from 0 up to 1. */
export function noise(row: number, column: number, salt = 0): number {
  let h =
    Math.imul(Math.round(row) + 17, 374761393) ^
    Math.imul(Math.round(column) + 31, 668265263) ^
    Math.imul(salt + 7, 1274126177);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** A number from -1 up to 1. */
export const sway = (row: number, column: number, salt = 0): number => noise(row, column, salt) * 2 - 1;
