// Shows steps one after another at the chosen speed: each step's board, its sentences, its dice. Instant shows only the end.

import type { CommandsView } from '../../families/commands/view.ts';
import { reducedMotion, type Speed, settings } from '../app/settings.ts';
import type { Step } from '../table/protocol.ts';

export interface Showing {
  readonly step: Step;
  /** How many of its tellings have been told; the last of them is the one on show. */
  readonly told: number;
  /** Milliseconds that the one on show stays. */
  readonly lasts: number;
}

/** Milliseconds of a telling on show: an ordinary one, and one that matters. */
const PACE: { readonly [S in Speed]: readonly [number, number] } = {
  instant: [0, 0],
  quick: [90, 350],
  normal: [220, 900],
  slow: [600, 2200],
};

export class StepPlayer {
  private readonly show: (showing: Showing | null, view: CommandsView) => void;
  private readonly waiting: Step[] = [];
  private last: CommandsView | null = null;
  private ended: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private told = 0;

  constructor(show: (showing: Showing | null, view: CommandsView) => void) {
    this.show = show;
  }

  /** Steps to be shown after those that still wait; `ended` is called when all are shown. */
  add(steps: readonly Step[], view: CommandsView, ended: () => void): void {
    this.waiting.push(...steps);
    this.last = view;
    this.ended = ended;
    if (settings.value.speed === 'instant') this.skip();
    else if (this.timer === null) this.next();
  }

  /** Shows the end at once. */
  skip(): void {
    this.stop();
    const { ended } = this;
    this.ended = null;
    ended?.();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.waiting.length = 0;
    this.told = 0;
  }

  private next(): void {
    const [step] = this.waiting;
    if (!step || !this.last) return this.skip();
    const telling = step.tellings[this.told];
    if (!telling) {
      this.waiting.shift();
      this.told = 0;
      return this.next();
    }
    this.told++;
    const [plain, weighty] = PACE[settings.value.speed];
    const lasts = reducedMotion()
      ? Math.min(weighty, 500)
      : telling.weighty || telling.dice.length > 0
        ? weighty
        : plain;
    this.show({ step, told: this.told, lasts }, step.view as CommandsView);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.next();
    }, lasts);
  }
}
