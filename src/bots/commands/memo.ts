// What was worked out before, found again by all that it depends on: the same words give the same place, and no others do. Futures of
// one turn come to the same positions again and again, in whatever order they are played out.

const mix = (h: number, word: number): number => {
  const mixed = Math.imul(h ^ word, 0x21f0aaad);
  return mixed ^ (mixed >>> 15);
};

export class Memo {
  /** The words of the question at hand; who asks writes all of them. */
  readonly words: Int32Array;
  /** Whether the question that was looked up last had been asked before. */
  known = false;
  private readonly slots: number;
  private readonly keys: Int32Array;
  private readonly taken: Uint8Array;

  /** `slots`: how many questions are remembered, a power of two; a new one takes the place of an older one. */
  constructor(slots: number, width: number) {
    this.slots = slots;
    this.words = new Int32Array(width);
    this.keys = new Int32Array(slots * width);
    this.taken = new Uint8Array(slots);
  }

  /** The place of what belongs to the words; `known` tells whether it is there, or has to be put there now. */
  place(): number {
    const { words, keys } = this;
    const { length } = words;
    let h = 0;
    for (let i = 0; i < length; i++) h = mix(h, words[i]);
    const slot = h & (this.slots - 1);
    const at = slot * length;
    let differs = this.taken[slot] ^ 1;
    for (let i = 0; i < length; i++) differs |= keys[at + i] ^ words[i];
    this.known = differs === 0;
    if (differs !== 0) {
      keys.set(words, at);
      this.taken[slot] = 1;
    }
    return slot;
  }
}
