// Shows steps one after another at the chosen speed: for each telling the board as far as it has been told, the sentence,
// the dice. What the person did himself is shown at once, unless dice fell; instant shows only the end.

import type { TableView } from '../../kernel/view.ts';
import { type Speed, settings } from '../app/settings.ts';
import { Store } from '../app/store.ts';
import type { Course } from '../games/kit.ts';
import type { Step, TellingAt } from '../table/protocol.ts';
import { hurry, lastsAtLeisure, PACES } from './log/pacing.ts';

export interface Showing {
  readonly step: Step;
  /** How many of its tellings have been told; the last of them is the one on show. */
  readonly told: number;
  /** Milliseconds that the one on show stays. */
  readonly lasts: number;
  /** Tellings of the steps that come after this one: the end of what the table has told. */
  readonly later: number;
  /** The board before the step. */
  readonly before: TableView;
  /** It has been shown before. */
  readonly again: boolean;
}

/** A piece that goes its way while the person already goes on. */
export interface Glide {
  readonly tellings: readonly TellingAt[];
}

interface Waiting {
  readonly step: Step;
  readonly before: TableView;
  readonly again: boolean;
  /** A whole turn that is shown again: a long one is hurried, as it was the first time. */
  readonly film?: true;
}

interface Adding {
  /** The person at the screen; what this seat chose is shown at once. */
  readonly own?: number;
  ended(): void;
}

/** How many steps are kept to be shown again. */
const KEPT = 40;

export class StepPlayer {
  /** The latest move that is not waited for. */
  readonly glide = new Store<Glide | null>(null);
  private readonly show: (showing: Showing | null, view: TableView) => void;
  private readonly shown: () => TableView | null;
  private readonly course: () => Course | null;
  private readonly waiting: Waiting[] = [];
  private readonly past: Waiting[] = [];
  private ended: (() => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private told = 0;
  private held = false;
  /** How the table looked after all that was added. */
  private latest: TableView | null = null;

  /** `shown` tells what the board shows when nothing is being told; `course` how the game's views follow each other. */
  constructor(
    show: (showing: Showing | null, view: TableView) => void,
    shown: () => TableView | null = () => null,
    course: () => Course | null = () => null,
  ) {
    this.show = show;
    this.shown = shown;
    this.course = course;
  }

  get busy(): boolean {
    return this.timer !== null;
  }

  /** Steps to be shown after those that still wait; `ended` is called when all are shown. */
  add(steps: readonly Step[], view: TableView, adding: Adding | (() => void)): void {
    const { own, ended } = typeof adding === 'function' ? { own: undefined, ended: adding } : adding;
    // Something shown again gives way to what is new.
    if (this.waiting[0]?.again) this.stop();
    let before = this.latest ?? this.shown() ?? view;
    this.latest = view;
    const idle = this.waiting.length === 0;
    for (const step of steps) {
      const one = { step, before, again: false };
      this.keep(one);
      this.waiting.push(one);
      before = step.view as TableView;
    }
    this.ended = ended;
    if (settings.value.speed === 'instant') return this.finish();
    if (own !== undefined && idle && steps.every((step) => isQuiet(step, own))) {
      const tellings = steps.flatMap((step) => step.tellings).filter((telling) => telling.way);
      if (tellings.length > 0) this.glide.set({ tellings });
      return this.finish();
    }
    if (this.timer === null && !this.held) this.next();
  }

  /** Shows the end of the turn at once: what waits after it, in a battle that is only watched, goes on from there. */
  skip(): void {
    if (this.waiting[0]?.again) return this.finish();
    const turn = (this.waiting[0]?.before as TableView | undefined)?.turn;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.told = 0;
    for (;;) {
      const one = this.waiting.shift();
      if (!one || (one.step.view as TableView).turn !== turn) break;
    }
    if (this.waiting.length === 0) this.finish();
    else if (!this.held) this.next();
  }

  /** Stops where it is, while somebody looks elsewhere; `release` goes on. */
  hold(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.held = true;
    const view = this.shown();
    if (this.waiting.length > 0 && view) this.show(null, view);
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    if (this.waiting.length > 0) this.next();
  }

  get isHeld(): boolean {
    return this.held;
  }

  /** The number of the choice on show; null when all is shown. */
  get at(): number | null {
    return this.waiting[0]?.step.number ?? null;
  }

  /** Everything that waits counts as shown. */
  finish(): void {
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

  /** Another battle, or another pair of eyes: nothing of before is shown again. */
  forget(): void {
    this.stop();
    this.past.length = 0;
    this.ended = null;
    this.latest = null;
    this.held = false;
  }

  private get exchange(): readonly Waiting[] {
    return lastExchange(this.past, (view: TableView) => this.course()?.fighting(view) ?? false);
  }

  /** Whether there is an exchange to be shown again. */
  get hasAgain(): boolean {
    return this.exchange.length > 0;
  }

  /** The last exchange once more; then the board is as it is now. */
  again(ended: () => void): void {
    const { exchange } = this;
    if (this.waiting.length > 0 || this.held || exchange.length === 0) return;
    this.waiting.push(...exchange.map((one) => ({ ...one, again: true })));
    this.ended = ended;
    this.next();
  }

  /** Choices that were made while nobody, or somebody else, looked; then the board is as it is now. */
  replay(steps: readonly Step[], first: TableView, ended: () => void): void {
    if (this.waiting.length > 0 || this.held) return;
    let before = first;
    for (const step of steps) {
      this.waiting.push({ step, before, again: true, film: true });
      before = step.view as TableView;
    }
    this.ended = ended;
    this.next();
  }

  private keep(one: Waiting): void {
    this.past.push(one);
    if (this.past.length > KEPT) this.past.shift();
  }

  private next(): void {
    const [one] = this.waiting;
    // Who has no more patience in the midst of it sees the end.
    if (!one || (settings.value.speed === 'instant' && !one.again)) return this.finish();
    const { step, before, again, film } = one;
    const telling = step.tellings[this.told];
    if (!telling) {
      this.waiting.shift();
      this.told = 0;
      return this.next();
    }
    const lasts = this.lasts(telling, again && !film);
    this.told++;
    const showing = { step, told: this.told, lasts, later: this.later, before, again };
    const after = step.view as TableView;
    this.show(showing, this.course()?.between(before, after, step.tellings, this.told) ?? after);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.next();
    }, lasts);
  }

  private lasts(telling: TellingAt, leisure: boolean): number {
    const pace = paceOf(settings.value.speed);
    const rest = this.restOfTurn().reduce((sum, one) => sum + lastsAtLeisure(one, pace), 0);
    return Math.round(lastsAtLeisure(telling, pace) * (leisure ? 1 : hurry(rest, pace)));
  }

  /** What is still to be told of the turn on show. */
  private restOfTurn(): readonly TellingAt[] {
    const [first] = this.waiting;
    const rest = first.step.tellings.slice(this.told);
    for (const { step, before } of this.waiting.slice(1)) {
      if (before.turn !== first.before.turn) break;
      rest.push(...step.tellings);
    }
    return rest;
  }

  private get later(): number {
    return this.waiting.slice(1).reduce((sum, one) => sum + (one.again ? 0 : one.step.tellings.length), 0);
  }
}

/** Again at speed instant is asked for by name, so it is shown. */
const paceOf = (speed: Speed) => PACES[speed === 'instant' ? 'normal' : speed];

/** What a person did himself and where no dice fell needs no telling. */
export const isQuiet = (step: Step, own: number): boolean =>
  step.seat === own && step.tellings.every((telling) => telling.dice.length === 0);

const hasDice = (one: { readonly step: Step }): boolean => one.step.tellings.some((telling) => telling.dice.length > 0);

/** From the choice that began the last attack with dice to its end; a roll that is no attack stands by itself. */
export function lastExchange<V, W extends { readonly step: Step; readonly before: V }>(
  past: readonly W[],
  fighting: (view: V) => boolean,
): readonly W[] {
  let last = past.length - 1;
  while (last >= 0 && !hasDice(past[last])) last--;
  if (last < 0) return [];
  let first = last;
  while (first > 0 && fighting(past[first].before)) first--;
  while (last < past.length - 1 && fighting(past[last + 1].before)) last++;
  return past.slice(first, last + 1);
}
