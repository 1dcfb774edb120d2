// One line on the terminal that tells how far long work has come and how long it will still take.

import type { Io } from './io.ts';

export class Progress {
  private readonly io: Io;
  private readonly what: string;
  private readonly began = performance.now();
  private shown = 0;

  constructor(io: Io, what: string) {
    this.io = io;
    this.what = what;
  }

  /** Ten times a second at most, and only for somebody who watches. */
  at(done: number, total: number): void {
    if (!this.io.errorIsTerminal) return;
    const now = performance.now();
    if (now - this.shown < 100) return;
    this.shown = now;
    const left = done > 0 ? ((now - this.began) / done) * (total - done) : Number.NaN;
    const share = total > 0 ? Math.floor((100 * done) / total) : 100;
    const time = Number.isNaN(left) ? '' : `, ${duration(left / 1000)} left`;
    this.io.err(`\r\u001b[K${this.what}: ${share} %${time}`);
  }

  /** Takes the line away. */
  end(): void {
    if (this.shown > 0) this.io.err('\r\u001b[K');
  }
}

export function duration(seconds: number): string {
  const s = Math.ceil(seconds);
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`;
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}
