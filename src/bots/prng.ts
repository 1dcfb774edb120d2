// A bot's own randomness: one stream per bot, made from its seed. It never touches the table's dice.

import { seedWords } from '../kernel/chance.ts';

/** sfc32: small, fast and good enough to shuffle choices with. */
export class Prng {
  private a: number;
  private b: number;
  private c = 0x9e3779b9 | 0;
  private d = 1;

  constructor(seed: string) {
    [this.a, this.b] = seedWords(seed);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** A number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor((this.next() * count) / 4294967296);
  }
}
