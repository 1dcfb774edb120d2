// The keeper of one battle: its table (state, record, undo; its chance is given to it), the roll that waits for dice, and
// which choices nobody was asked about. It plays choices and knows no screen; whoever looks on does so through a watcher.

import { DiceWanted } from './chance.ts';
import type { GameRecord } from './game-record.ts';
import { Lookback } from './lookback.ts';
import { printRecord } from './record-notation.ts';
import type { KernelState } from './state.ts';
import type { Table } from './table.ts';
import type { AnyRuleset, TableView } from './view.ts';
import { Watcher } from './watcher.ts';
import type { Film, Moment, TakenBack } from './watching.ts';

/** A table of whatever game. */
export type AnyTable = Table<KernelState, TableView>;

/** A choice that waits for dice to be entered. */
export interface Rolling {
  readonly seat: number;
  readonly choice: string;
  readonly forced: boolean;
  /** The dice given so far, roll by roll. */
  readonly given: readonly (readonly number[])[];
  /** Dice of the roll that waits. */
  readonly count: number;
}

/** What nobody was asked about in a battle that goes on: by number, and of the choices that could be taken back. */
export interface Asked {
  readonly forced: ReadonlySet<number>;
  readonly back: readonly boolean[];
}

/**
 * The only choice, when it may be played without asking. A question that is asked only so that others learn nothing from its being
 * left out (`secret`) need not be asked where nobody sits who could learn it, if all that is left is to let it pass: an attack or a
 * card is a deed, and its owner makes it himself.
 */
export function onlyChoice(table: AnyTable, hasWayBack: boolean, unwatched: boolean): string | null {
  const open = table.prompt()?.secret === false;
  if (!open && !unwatched) return null;
  const values = table.values();
  if (values.length !== 1) return null;
  if (!open && table.offers().some(({ card, to }) => card !== null || to !== null)) return null;
  // What could still be taken back is not ended over a person's head.
  const text = table.ruleset.language.print(values[0]);
  return hasWayBack && !table.keepsUndo(text) ? null : text;
}

/** Notes a choice that has just been made among those that could be taken back. */
export function noteBack(back: boolean[], table: AnyTable, forced: boolean): void {
  back.length = Math.min(back.length, Math.max(0, table.wayBack - 1));
  if (table.wayBack > 0) back.push(forced);
}

export class Keeper {
  readonly table: AnyTable;
  /** Everything may be shown to everybody: a record that is only looked at. */
  readonly open: boolean;
  /** Decisions that nobody was asked about; undo passes over them. */
  private readonly unasked: Set<number>;
  /** Of the choices that the table could take back, whether each was forced: a way back leads to one that was not. */
  private readonly back: boolean[];
  private waiting: Rolling | null = null;
  private lookback: Lookback | null = null;

  constructor(table: AnyTable, asked?: Asked | null, open = false) {
    this.table = table;
    this.open = open;
    this.unasked = new Set(asked?.forced);
    this.back = [...(asked?.back ?? [])];
  }

  get ruleset(): AnyRuleset {
    return this.table.ruleset;
  }

  /** The choice that waits for dice, or null. */
  get rolling(): Rolling | null {
    return this.waiting;
  }

  /** Nothing is hidden any more. */
  get isOpen(): boolean {
    return this.open || this.table.over;
  }

  isForced(number: number): boolean {
    return this.unasked.has(number);
  }

  /** `shared`: several people look at once, and whoever decides may answer what all of them may see. */
  watch(seat: number, shared = false): Watcher {
    return new Watcher(this, seat, shared && seat < 0);
  }

  /** The number of the last choice that a seat made itself; 0 for none. */
  lastChoiceOf(seat: number): number {
    const { choices } = this.record();
    let number = choices.length;
    while (number > 0 && (choices[number - 1].seat !== seat || this.isForced(number))) number--;
    return number;
  }

  /** Plays a choice with the dice entered for it so far; answers false when it wants more, and waits for them. */
  play(choice: string, forced = false, given: readonly (readonly number[])[] = []): boolean {
    const { table } = this;
    const { number, seat } = table;
    this.waiting = null;
    try {
      table.choose(choice, number, given);
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error;
      this.waiting = { seat, choice, forced, given, count: error.count };
      return false;
    }
    if (forced) this.unasked.add(number);
    noteBack(this.back, table, forced);
    return true;
  }

  /** Plays a choice of whoever decides, at a table whose dice are not entered by hand; what is refused says why (`TableError`). */
  choose(choice: string | number, number?: number): void {
    this.table.choose(choice, number);
    noteBack(this.back, this.table, false);
  }

  /** The choice that waits for dice is taken back. */
  cancelRoll(): void {
    this.waiting = null;
  }

  /** The only choice of who decides, when it may be played over his head; `unwatched`: no other person sits at the table. */
  forcedChoice(unwatched: boolean): string | null {
    return onlyChoice(this.table, this.undoRefusalFor(this.table.seat) === '', unwatched);
  }

  /**
   * The answer of a seat that lets every such question pass in the other side's turn: the only one that plays no card, where the
   * number of choices is hidden. Which question that is can be seen by all, so that answering at once tells nothing of the hand.
   */
  passingChoice(): string | null {
    const { table } = this;
    if (table.prompt()?.secret !== true) return null;
    const { seats, active } = table.view(-1);
    if (seats[table.seat].side === active) return null;
    const plain = table.offers().filter((offer) => offer.card === null);
    return plain.length === 1 ? plain[0].choice : null;
  }

  /** A seat looks at its hand, where hands are covered. */
  looks(seat: number): void {
    this.table.looks(seat);
    this.back.splice(0, this.back.length - this.table.wayBack);
  }

  /** Why nothing can be taken back; empty when the last choice that somebody made can be. */
  get undoRefusal(): string {
    if (this.open) return 'this is a record';
    if (this.waiting) return 'dice are being rolled';
    if (this.table.undoRefusal !== '') return this.table.undoRefusal;
    return this.back.length > 0 && !this.back.includes(false) ? 'there was nothing else to choose' : '';
  }

  /** The same for a seat: nobody takes back what another one chose. */
  undoRefusalFor(seat: number): string {
    const { undoRefusal, table } = this;
    if (undoRefusal !== '') return undoRefusal;
    return table.backSeat === seat ? '' : "the last choice was another player's";
  }

  /** The choice that would be taken back, as everybody may know it; null when there is no way back. */
  get lastBack(): TakenBack | null {
    if (this.undoRefusal !== '') return null;
    let number = this.table.number - 1;
    while (this.isForced(number)) number--;
    return { seat: this.table.backSeat, label: this.moment(number, -1).nextLabel };
  }

  /** Takes the last choice back that somebody made, with the forced ones after it. */
  undo(): void {
    const { table } = this;
    do {
      table.undo();
      this.back.pop();
    } while (this.unasked.delete(table.number) && table.undoRefusal === '');
    this.lookback = null;
  }

  record(): GameRecord {
    return this.table.record();
  }

  /** The whole battle as text: it holds the seed, and so all that is hidden. */
  recordText(): string {
    return printRecord(this.record(), this.ruleset);
  }

  /** The whole position as text, with everything hidden in it. */
  positionText(): string {
    return this.ruleset.positionText(this.table.state);
  }

  /** The battle as it stood before a decision, as a seat may know it. */
  moment(number: number, seat: number): Moment<TableView> {
    this.lookback ??= new Lookback(this.ruleset);
    return this.lookback.moment(this.record(), number, seat, this.isOpen);
  }

  /** The choices from decision `from` on, before decision `until`, as a seat may know them. */
  film(from: number, until: number, seat: number): Film<TableView> {
    const first = Math.max(1, from);
    const { choices } = this.record();
    const last = Math.min(until - 1, choices.length);
    const { view: before } = this.moment(first, seat);
    const steps = choices.slice(first - 1, Math.max(first - 1, last)).map((choice, i) => {
      const number = first + i;
      const { view, tellings } = this.moment(number + 1, seat);
      const text = this.table.textFor(this.isOpen ? choice.seat : seat, choice.text, choice.seat, number);
      return { number, seat: choice.seat, choice: text, forced: this.isForced(number), tellings, view };
    });
    return { before, steps };
  }
}
