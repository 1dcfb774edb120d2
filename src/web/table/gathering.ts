// What bots do within a moment is told together: a page that must read a whole state for each of their choices has less time to
// draw the person's own.

import type { Update } from './protocol.ts';

/** Milliseconds in which it is gathered: two frames of a screen. */
const GATHERED = 32;

/** Two updates as one: all steps, the last state, and the log of both. */
export function joined<V>(first: Update<V>, second: Update<V>): Update<V> {
  const steps = [...first.steps, ...second.steps];
  const { logFrom, log } = first.state;
  // Something was taken back that the first had told, and what was before it.
  if (second.state.logFrom < logFrom) return { steps, state: second.state };
  const before = log.slice(0, second.state.logFrom - logFrom);
  return { steps, state: { ...second.state, logFrom, log: [...before, ...second.state.log] } };
}

export class Gathering<V> {
  private readonly tell: (update: Update<V>) => void;
  private waiting: Update<V> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(tell: (update: Update<V>) => void) {
    this.tell = tell;
  }

  add(update: Update<V>): void {
    this.waiting = this.waiting ? joined(this.waiting, update) : update;
    this.timer ??= setTimeout(() => this.flush(), GATHERED);
  }

  /** Tells what was gathered: before anything else is answered, so that all comes in its order. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { waiting } = this;
    this.waiting = null;
    if (waiting) this.tell(waiting);
  }
}
