// Whims: leanings by a number. Whim 0 is none.

import type { Whim } from './brings.ts';

class Leaning implements Whim {
  private readonly salt: number;
  constructor(salt: number) {
    this.salt = Math.imul(salt, 0x9e3779b9);
  }
  of(choice: number): number {
    let h = Math.imul(choice ^ this.salt, 0x21f0aaad);
    h ^= h >>> 15;
    h = Math.imul(h, 0x735a2d97);
    h ^= h >>> 15;
    // The difference of two halves: small leanings are more frequent than great ones.
    return ((h & 0xffff) - (h >>> 16)) / 0xffff;
  }
}

export const whimOf = (salt: number): Whim | null => (salt === 0 ? null : new Leaning(salt));

/** A number below another, by a number: the same for the same. */
export function pickOf(salt: number, below: number): number {
  let h = Math.imul(salt ^ 0x5bd1e995, 0x21f0aaad);
  h ^= h >>> 15;
  h = Math.imul(h, 0x735a2d97);
  h ^= h >>> 15;
  return (h >>> 0) % below;
}
