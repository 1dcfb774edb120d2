// Why a number is what it is, and why something is not offered. Rules add to a trace only when one is asked for.

export interface Reason {
  /** What it adds; 'at most' values stand in `limit`. */
  readonly add: number;
  readonly limit: number | null;
  /** The least that is left, such as one order for any command. */
  readonly atLeast?: number;
  /** The number that stands in place of what came before, such as half of it. */
  readonly becomes?: number;
  readonly text: string;
  /** Where the rule stands, such as `A 11 Close Combat`. */
  readonly ref: string;
}

/** The contributions to a number in the order in which they count. */
export class Trace {
  readonly reasons: Reason[] = [];

  add(add: number, text: string, ref: string): void {
    this.reasons.push({ add, limit: null, text, ref });
  }

  limit(limit: number, text: string, ref: string): void {
    this.reasons.push({ add: 0, limit, text, ref });
  }

  atLeast(atLeast: number, text: string, ref: string): void {
    this.reasons.push({ add: 0, limit: null, atLeast, text, ref });
  }

  becomes(becomes: number, text: string, ref: string): void {
    this.reasons.push({ add: 0, limit: null, becomes, text, ref });
  }

  /** A remark that changes no number. */
  note(text: string, ref: string): void {
    this.reasons.push({ add: 0, limit: null, text, ref });
  }

  /** What the contributions come to: must be the answer they explain. */
  get total(): number {
    let total = 0;
    for (const { add, limit, atLeast, becomes } of this.reasons) {
      total = (becomes ?? total) + add;
      if (limit !== null) total = Math.min(total, limit);
      if (atLeast !== undefined) total = Math.max(total, atLeast);
    }
    return total;
  }
}

/** Why something is not on offer: one sentence and its rule. */
export interface Refusal {
  readonly text: string;
  readonly ref: string;
}
