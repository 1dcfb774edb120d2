// The lines that were typed, to be called back by the arrows: the latest last, none twice in a row.

const MOST = 100;

export class LineHistory {
  private readonly lines: string[] = [];
  /** Where one is; the end is the line being typed. */
  private at = 0;
  private draft = '';

  add(line: string): void {
    if (line !== '' && this.lines.at(-1) !== line) this.lines.push(line);
    if (this.lines.length > MOST) this.lines.shift();
    this.at = this.lines.length;
    this.draft = '';
  }

  /** The line before or after; null where there is none. `now` is what stands in the field. */
  step(by: 1 | -1, now: string): string | null {
    const to = this.at + by;
    if (to < 0 || to > this.lines.length) return null;
    if (this.at === this.lines.length) this.draft = now;
    this.at = to;
    return to === this.lines.length ? this.draft : this.lines[to];
  }
}
