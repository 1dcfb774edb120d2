// One seat's eyes at a battle (or a spectator's, -1): what it may see, what is offered to it, what it was told, its odds and
// reasons, the record and the position as it knows them. What a watcher may be told is decided here; nothing that leaves it
// holds more. Any number of watchers sit at one keeper.

import { facesOf, lettersOf } from './dice-letters.ts';
import type { Refusal } from './explain.ts';
import type { Keeper } from './keeper.ts';
import { changedScan, landmarkList, landmarksOf } from './landmarks.ts';
import type { Explanation, Landmark, Odds, Offer, Scan } from './ruleset.ts';
import { BY_LOT, positionFor, printRecordFor } from './seat-texts.ts';
import { TableError } from './table.ts';
import { Told } from './told.ts';
import type { TableView } from './view.ts';
import type { Film, Moment, Seen, SeenRoll, Step, WaitingRoll } from './watching.ts';

export class Watcher {
  readonly keeper: Keeper;
  readonly seat: number;
  /** Several people look at once: what all of them may see is offered to whoever decides. */
  readonly shared: boolean;
  private readonly told = new Told();
  private open: { readonly number: number; readonly offers: readonly Offer[] } = { number: 0, offers: [] };

  constructor(keeper: Keeper, seat: number, shared = false) {
    this.keeper = keeper;
    this.seat = seat;
    this.shared = shared;
  }

  /** The watching seat is to decide. */
  get isMine(): boolean {
    const { seat } = this.keeper.table;
    return seat >= 0 && seat === this.seat;
  }

  /** What whoever decides may answer before everybody's eyes. */
  private get openOffers(): readonly Offer[] {
    const { table, rolling, open } = this.keeper;
    if (!this.shared || rolling !== null || open) return [];
    if (this.open.number !== table.number) this.open = { number: table.number, offers: table.publicOffers() };
    return this.open.offers;
  }

  /** Whether a choice may be made here: the seat's own, or one that is offered to all eyes. */
  mayMake(choice: string): boolean {
    return this.isMine || this.openOffers.some((offer) => offer.choice === choice);
  }

  /** For whom questions about numbers and reasons are answered; in a record that is open, for nobody in particular. */
  private get asker(): number | undefined {
    return this.keeper.open ? undefined : this.seat;
  }

  /** What the seat may know now; with `since` the log from that telling on, else only what is new. */
  look(since?: number): Seen<TableView> {
    const { keeper } = this;
    const { table, ruleset } = keeper;
    const kept = this.told.catchUp(ruleset, table, this.seat);
    const logFrom = Math.min(kept, since ?? Number.MAX_SAFE_INTEGER);
    const mine = this.isMine && keeper.rolling === null && !keeper.open;
    return {
      game: ruleset.id,
      watching: this.seat,
      number: table.number,
      seat: table.seat,
      chose: table.over ? 0 : keeper.lastChoiceOf(table.seat),
      over: table.over,
      outcome: table.record().outcome,
      prompt: table.prompt(),
      offers: mine ? table.offers() : this.openOffers,
      view: table.view(this.seat),
      undoRefusal: this.undoRefusal,
      roll: this.waitingRoll(),
      logFrom,
      log: this.told.from(logFrom),
    };
  }

  get undoRefusal(): string {
    return this.keeper.undoRefusalFor(this.seat);
  }

  private waitingRoll(): WaitingRoll | null {
    const { rolling, table, ruleset } = this.keeper;
    if (!rolling) return null;
    const { seat, choice, count } = rolling;
    const own = seat === this.seat;
    return {
      seat,
      choice: table.textFor(this.seat, choice, seat, table.number),
      label: own ? (table.offers().find((offer) => offer.choice === choice)?.label ?? '') : '',
      count,
      faces: ruleset.faces,
      letters: lettersOf(facesOf(ruleset)),
      soFar: table.unfinishedTellings(this.seat),
      mayCancel: rolling.given.length === 0 && !rolling.forced,
    };
  }

  /** Plays a choice of the seat at decision `number`; answers why not, or null when it is played or waits for dice. */
  choose(number: number, choice: string): Refusal | null {
    const { keeper } = this;
    const { table } = keeper;
    if (keeper.open) return refusal('A record can be looked at, not played. Go on from here to play.');
    if (keeper.rolling) return refusal('Dice are to be entered first.');
    if (table.over) return refusal('The battle is over.');
    if (number !== table.number || !this.mayMake(choice)) return refusal('That was asked before; look again.');
    try {
      keeper.play(choice);
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      return table.whyNot(choice, this.seat) ?? refusal(error.message);
    }
    return null;
  }

  undo(): Refusal | null {
    const { undoRefusal } = this;
    if (undoRefusal !== '') return refusal(`There is no way back: ${undoRefusal}.`);
    this.keeper.undo();
    return null;
  }

  /** A choice that was made, as the seat may know it; call `look` before, so that its tellings are made. */
  step(number: number, eventsBefore: number, view: TableView): Step {
    const { keeper } = this;
    const { seat, text } = keeper.record().choices[number - 1];
    const open = keeper.isOpen ? seat : this.seat;
    return {
      number,
      seat,
      choice: keeper.table.textFor(open, text, seat, number),
      forced: keeper.isForced(number),
      tellings: this.told.since(eventsBefore),
      view,
    };
  }

  view(): TableView {
    return this.keeper.table.view(this.seat);
  }

  /** The texts of everything on offer to the seat; none while another one decides. */
  choices(): string[] {
    return this.isMine && !this.keeper.open ? this.keeper.table.choices() : [];
  }

  /** What happened from event `since` on, in sentences. */
  log(since = 0): { number: number; text: string }[] {
    return this.keeper.table.log(this.seat, since);
  }

  /** The choice of decision `number` with its rolls; which card chance picked, who draws it is told by the log. */
  made(number: number): { readonly seat: number; readonly choice: string; readonly rolls: readonly SeenRoll[] } {
    const { keeper } = this;
    const { seat, text, rolls } = keeper.record().choices[number - 1];
    const choice = keeper.table.textFor(keeper.isOpen ? seat : this.seat, text, seat, number);
    return {
      seat,
      choice,
      rolls: rolls.map((roll) => (roll.picked && !keeper.isOpen ? { ...roll, dice: null } : roll)),
    };
  }

  /** Whether odds may be asked: what is on offer to another seat tells of its hand. */
  get mayAskOdds(): boolean {
    return this.isMine;
  }

  odds(choice: string, policy?: string): Odds {
    if (!this.mayAskOdds) throw new Error('odds are for whoever is to choose');
    return this.keeper.table.odds(choice, policy);
  }

  explain(query: string): Explanation[] {
    return this.keeper.table.explain(query, this.asker);
  }

  whyNot(choice: string): Refusal | null {
    return this.keeper.table.whyNot(choice, this.asker);
  }

  whyNotAt(from: string | null, to: string): Refusal | null {
    return this.keeper.table.whyNotAt(from, to, this.asker);
  }

  peek(choice: string): Offer[] {
    return this.isMine ? this.keeper.table.peek(choice) : [];
  }

  way(choice: string): string[] {
    return this.mayMake(choice) ? this.keeper.table.way(choice) : [];
  }

  /** Questions about the board, and of landmarks: `landmarks` lists them all, `changed` is told from what happened. */
  scan(query: string): Scan {
    const { table, ruleset } = this.keeper;
    const word = query.trim().toLowerCase();
    if (word === 'landmarks') return landmarkList(ruleset, (one) => this.scan(one));
    return word === 'changed' ? changedScan(table, this.seat) : table.scan(query, this.seat);
  }

  get landmarks(): readonly Landmark[] {
    return landmarksOf(this.keeper.ruleset);
  }

  /** Looks back, with the eyes of a seat: of a battle that is open any seat's, else only one's own or a spectator's. */
  moment(number: number, seat = this.seat): Moment<TableView> {
    if (seat !== this.seat && seat !== -1 && !this.keeper.isOpen) {
      throw new Error('only a battle that is over shows every hand');
    }
    return this.keeper.moment(number, seat);
  }

  /** The choices from decision `from` on, before decision `until`, as the seat knows them. */
  film(from: number, until: number): Film<TableView> {
    return this.keeper.film(from, until, this.seat);
  }

  /** The battle as the seat knows it: without seed and secrets as long as it goes on. */
  record(): string {
    return this.keeper.isOpen ? this.keeper.recordText() : printRecordFor(this.keeper.table, this.seat);
  }

  /** The position as the seat knows it: what is hidden is dealt by lot. */
  position(): string {
    return this.keeper.isOpen ? this.keeper.positionText() : positionFor(this.keeper.table, this.seat);
  }

  /**
   * All that the seat knows as a state, for programs that think ahead elsewhere: what is hidden is dealt by lot. `sampleState`
   * makes further states from it that the seat could be in.
   */
  known(): unknown {
    const { table, ruleset } = this.keeper;
    return ruleset.toJSON(ruleset.imagine(table.state, this.seat, BY_LOT));
  }
}

const refusal = (text: string): Refusal => ({ text, ref: '' });
