// Times by their count in steps of a sixteenth of a doubling: exact to about two parts in a hundred, small enough to be kept for every
// game, and sums of several are as exact as each.

const STEPS = 16;
/** Below a microsecond nothing is told apart. */
const LEAST = 0.001;

/** Steps and how many times fell on each, in rising order. */
export type KeptTimes = readonly (readonly [step: number, count: number])[];

export class Times {
  private readonly counts = new Map<number, number>();

  add(ms: number): void {
    this.addStep(Math.round(STEPS * Math.log2(Math.max(LEAST, ms))), 1);
  }

  private addStep(step: number, count: number): void {
    this.counts.set(step, (this.counts.get(step) ?? 0) + count);
  }

  addAll(kept: KeptTimes): void {
    for (const [step, count] of kept) this.addStep(step, count);
  }

  kept(): KeptTimes {
    return [...this.counts].sort(([a], [b]) => a - b);
  }

  /** Milliseconds that a share of all times do not exceed; 0 when there are none. */
  quantile(share: number): number {
    const kept = this.kept();
    const all = kept.reduce((sum, [, count]) => sum + count, 0);
    let below = 0;
    for (const [step, count] of kept) {
      below += count;
      if (below >= share * all) return Number((2 ** (step / STEPS)).toPrecision(3));
    }
    return 0;
  }
}
