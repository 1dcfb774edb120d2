// The driver: one game at a table. It offers choices, plays them, records them with their dice, takes back what may be
// taken back, and answers questions. Nothing else writes a state.

import { type Chance, DiceWanted, EnteredChance, OpenChance, ScriptedChance, SeededChance } from './chance.ts';
import { Choices } from './choice.ts';
import { EVERYBODY, type GameEvent } from './events.ts';
import type { Refusal } from './explain.ts';
import { type Computers, type GameRecord, outcomeText, type RecordedChoice, type RolledDice } from './game-record.ts';
import { pending, run } from './procedure.ts';
import { publicOffers } from './public-offers.ts';
import type { Explanation, Odds, Offer, Prompt, Ruleset, Scan, Start, Telling } from './ruleset.ts';
import { copyInto, type KernelState, RUNNING } from './state.ts';
import type { TableView } from './view.ts';
import { WatchedChance } from './watched-chance.ts';

/** A choice that cannot be played, or a record that does not hold; `number` is the decision's. */
export class TableError extends Error {
  readonly number: number;
  constructor(number: number, message: string) {
    super(message);
    this.name = 'TableError';
    this.number = number;
  }
}

export interface TableEvent extends GameEvent {
  /** Number of the choice that caused it; 0 before the first. */
  readonly number: number;
}

/** Who names neither a seed nor dice gets the same game every time. */
const DEFAULT_SEED = 'vexillum';

export interface TableOptions {
  readonly start: Start;
  /** The seed of dice and deck. */
  readonly seed?: string;
  /** Dice decided beforehand; when they run out the seed answers, or without a seed it is an error. */
  readonly dice?: readonly (readonly number[])[];
  /** Battle dice are rolled on a real table and given to `choose`; those of `dice` come first. */
  readonly entered?: boolean;
  /** Dice and deck from somebody else (a server, a test); then `seed` is only what the record says of them. */
  readonly chance?: Chance;
}

/** A choice that is somebody's secret, as others may know it: `keep ?`. */
const secretText = (text: string): string => `${text.split(' ', 1)[0]} ?`;

interface Snapshot {
  readonly buf: Int16Array;
  readonly events: number;
  readonly seat: number;
  /** How many of the written dice were used up. */
  readonly used: number;
  /** The seats to whom the choice after it showed something that they have not looked at yet. */
  readonly unseen: readonly number[];
}

const SEEN = 'a hidden card has been seen';

export class Table<G extends KernelState, V> {
  readonly ruleset: Ruleset<G, V>;
  readonly start: Start;
  readonly seed: string;
  private readonly written: boolean;
  private readonly opening: readonly RolledDice[];
  readonly state: G;
  private readonly chance: WatchedChance;
  private readonly byHand: EnteredChance | null;
  private readonly offered = new Choices();
  private readonly chosen: RecordedChoice[] = [];
  private readonly happened: TableEvent[] = [];
  /** States before the last choices that may still be taken back. */
  private readonly back: Snapshot[] = [];
  private noWayBack = 'nothing has been chosen yet';
  /**
   * Hands are covered, as at a screen that several people share: what a seat is dealt it learns when it looks (`looks`), and until
   * then there is a way back over it. Else everybody looks at his own hand all the time.
   */
  covered = false;
  /** To whom the choice under way has shown something hidden. */
  private shown = new Set<number>();
  /** The numbers of choices that are the secret of who chose. */
  private readonly secrets = new Set<number>();
  private begun = false;
  /** Computer players by seat, for the record. */
  private readonly computers = new Map<number, Set<string>>();
  /** What a choice that still wants dice has brought about so far. */
  private unfinished: readonly TableEvent[] = [];

  constructor(ruleset: Ruleset<G, V>, options: TableOptions) {
    this.ruleset = ruleset;
    this.start = options.start;
    const entered = options.entered === true;
    this.written = options.dice !== undefined || entered;
    this.seed = options.seed || (this.written && !entered ? '' : DEFAULT_SEED);
    const seeded = options.chance ?? (this.seed === '' ? null : new SeededChance(this.seed));
    this.byHand = entered && seeded !== null ? new EnteredChance(ruleset.faces.length, seeded) : null;
    const inner = new ScriptedChance(
      (options.dice ?? []).map((d) => [...d]),
      this.byHand ?? seeded,
    );
    this.chance = new WatchedChance(inner);
    this.state = ruleset.start(options.start, this.chance, {
      tell: (event) => {
        this.happened.push({ ...event, number: this.begun ? this.chosen.length + 1 : 0 });
      },
      shown: (seat) => {
        this.shown.add(seat);
      },
    });
    this.begun = true;
    if (this.byHand) this.byHand.asks = true;
    this.opening = this.chance.rolls;
    this.chance.rolls = [];
  }

  /** Number of the decision that waits: choices made plus one. */
  get number(): number {
    return this.chosen.length + 1;
  }

  get over(): boolean {
    return this.state.outcome !== RUNNING;
  }

  /** The seat that decides now, or -1 when the game is over. */
  get seat(): number {
    const p = pending(this.state);
    return p?.decision ? p.decision.who(this.state, this.state.frames[this.state.depth]) : -1;
  }

  prompt(): Prompt | null {
    return this.over ? null : this.ruleset.prompt(this.state);
  }

  /** Every legal choice, as integers. */
  values(): number[] {
    return this.list().toArray();
  }

  /** Every legal choice, as texts. */
  choices(): string[] {
    return this.values().map((value) => this.ruleset.language.print(value));
  }

  private list(): Choices {
    this.offered.clear();
    const p = pending(this.state);
    if (p?.decision) p.decision.choices(this.state, this.state.frames[this.state.depth], this.offered);
    return this.offered;
  }

  /**
   * Plays a choice, by text or value. With `number` it is refused unless that decision is the one that waits, so that a
   * late answer cannot be taken for another. A refused choice changes nothing. `dice` are those entered by hand for the
   * rolls of this choice, in order; when one is missing, DiceWanted says how many dice it has, and what has happened so far.
   */
  choose(choice: string | number, number?: number, dice: readonly (readonly number[])[] = []): void {
    if (this.over) throw new TableError(this.number, 'the battle is over; nothing can be chosen');
    if (number !== undefined && number !== this.number) {
      throw new TableError(this.number, `decision ${number} was answered, but decision ${this.number} waits`);
    }
    const value = this.valueOf(choice);
    const g = this.state;
    const p = pending(g);
    if (!p?.decision) throw new TableError(this.number, 'nobody is asked now');
    const seat = this.seat;
    const secret = this.choosesInSecret;
    const before = { buf: g.buf.slice(), events: this.happened.length, seat, used: this.chance.used };
    const revealed = g.revealed;
    this.shown = new Set();
    this.chance.rolls = [];
    if (this.byHand) {
      this.byHand.entered = dice;
      this.byHand.next = 0;
    }
    try {
      p.decision.take(g, g.frames[g.depth], value);
      run(g);
    } catch (error) {
      if (error instanceof DiceWanted) this.unfinished = this.happened.slice(before.events);
      g.buf.set(before.buf);
      this.happened.length = before.events;
      this.chance.used = before.used;
      throw error;
    }
    const rolls = this.chance.rolls;
    this.chosen.push({ seat, text: this.ruleset.language.print(value), rolls });
    if (secret) this.secrets.add(this.chosen.length);
    // What somebody else chose before stands now: it has been answered.
    if (this.backSeat !== seat) this.closeWayBack('another player has chosen since');
    const { shown } = this;
    // What nobody in particular was named for is for all to see.
    if (shown.size === 0 && (rolls.length > 0 || g.revealed !== revealed)) shown.add(EVERYBODY);
    this.back.push({ ...before, unseen: this.covered ? [...shown] : [] });
    if (rolls.some(({ picked }) => !picked)) this.closeWayBack('dice have been rolled');
    else if (this.covered ? shown.has(EVERYBODY) : shown.size > 0) this.closeWayBack(SEEN);
    else if (this.over) this.closeWayBack('the battle is over');
  }

  /** A seat looks at all that it may know: over what it has been dealt there is no way back from now on. */
  looks(seat: number): void {
    if (!this.hasUnseen(seat)) return;
    while (this.hasUnseen(seat)) this.back.shift();
    this.noWayBack = SEEN;
  }

  /** Whether a seat has been dealt something that it has not looked at; where hands are covered. */
  hasUnseen(seat: number): boolean {
    return this.back.some(({ unseen }) => unseen.includes(seat));
  }

  private closeWayBack(learned: string): void {
    if (this.back.length > 0) this.noWayBack = learned;
    this.back.length = 0;
  }

  private valueOf(choice: string | number): number {
    const value = typeof choice === 'number' ? choice : this.ruleset.language.read(choice);
    if (typeof value === 'string') throw new TableError(this.number, value);
    if (this.list().has(value)) return value;
    const text = typeof choice === 'string' ? choice : this.printed(choice);
    const why = this.ruleset.whyNot(this.state, text);
    throw new TableError(this.number, `"${text}" is not on offer${why ? `: ${why.text} [${why.ref}]` : ''}`);
  }

  /** The text of a value that somebody has sent; it need not be a choice at all. */
  private printed(value: number): string {
    try {
      return this.ruleset.language.print(value);
    } catch {
      return String(value);
    }
  }

  /** How many choices can be taken back, one after the other; all of them are of the same seat. */
  get wayBack(): number {
    return this.back.length;
  }

  /** Whose choice would be taken back; -1 when there is no way back. */
  get backSeat(): number {
    return this.back.at(-1)?.seat ?? -1;
  }

  /** Why the last choice cannot be taken back; empty when it can. */
  get undoRefusal(): string {
    return this.back.length > 0 ? '' : this.noWayBack;
  }

  /** Takes the last choice back. */
  undo(): void {
    const last = this.back.pop();
    if (!last) throw new TableError(this.number, `there is no way back: ${this.noWayBack}`);
    this.state.buf.set(last.buf);
    this.happened.length = last.events;
    this.chance.used = last.used;
    this.secrets.delete(this.chosen.length);
    this.chosen.pop();
  }

  /** Whether what is chosen now is known to the seat that decides alone. */
  get choosesInSecret(): boolean {
    return pending(this.state)?.decision?.secretChoice === true;
  }

  /** Whether the choice of that number is the secret of who chose. */
  isSecret(number: number): boolean {
    return this.secrets.has(number);
  }

  /** The text of a choice of a seat, made or to be made at decision `number`, as another seat (-1: a spectator) may know it. */
  textFor(seat: number, text: string, bySeat: number, number: number): string {
    const secret = number === this.number ? this.choosesInSecret : this.isSecret(number);
    return secret && seat !== bySeat ? secretText(text) : text;
  }

  view(seat: number): V {
    return this.ruleset.view(this.state, seat);
  }

  /** What happened from event `since` on, as a seat may know it. */
  log(seat: number, since = 0): { number: number; text: string }[] {
    const lines: { number: number; text: string }[] = [];
    for (const event of this.happened.slice(since)) {
      const text = this.ruleset.narrate(this.state, event, seat);
      if (text !== '') lines.push({ number: event.number, text });
    }
    return lines;
  }

  get eventCount(): number {
    return this.happened.length;
  }

  events(since = 0): readonly TableEvent[] {
    return this.happened.slice(since);
  }

  /** What happened from event `since` on with everything a screen shows of it, as a seat may know it. */
  tellings(seat: number, since = 0): (Telling & { readonly number: number })[] {
    return this.told(this.happened.slice(since), seat);
  }

  /** The same of the choice that was last refused for want of dice. */
  unfinishedTellings(seat: number): (Telling & { readonly number: number })[] {
    return this.told(this.unfinished, seat);
  }

  private told(events: readonly TableEvent[], seat: number): (Telling & { readonly number: number })[] {
    return events
      .map((event) => ({ ...this.ruleset.tell(this.state, event, seat), number: event.number }))
      .filter((telling) => telling.text !== '');
  }

  /** Every legal choice as a screen shows it. */
  offers(): Offer[] {
    return this.over ? [] : this.ruleset.offers(this.state);
  }

  /** What is on offer whatever is hidden, so that it may be seen by everybody. */
  publicOffers(): Offer[] {
    if (this.over || this.choosesInSecret) return [];
    const { seats, active } = this.view(-1) as TableView;
    return publicOffers(this.ruleset, this.state, seats[this.seat].side === active);
  }

  /** The places a piece passes by a choice on offer. */
  way(choice: string): string[] {
    return this.ruleset.way(this.state, this.valueOf(choice));
  }

  scan(query: string, seat: number): Scan {
    return this.ruleset.scan(this.state, query, seat);
  }

  odds(choice: string, policy?: string): Odds {
    return this.ruleset.odds(this.state, this.valueOf(choice), policy);
  }

  explain(query: string, seat?: number): Explanation[] {
    return this.ruleset.explain(this.state, query, seat);
  }

  whyNot(text: string, seat?: number): Refusal | null {
    return this.ruleset.whyNot(this.state, text, seat);
  }

  whyNotAt(from: string | null, to: string, seat?: number): Refusal | null {
    return this.ruleset.whyNotAt(this.state, from, to, seat);
  }

  /**
   * What would be on offer next to the same seat if a choice were played; empty when dice would fall, something hidden
   * would be seen or another seat would decide.
   */
  peek(choice: string): Offer[] {
    const value = this.valueOf(choice);
    const copy = this.ruleset.spare(this.state);
    copyInto(copy, this.state);
    copy.chance = new OpenChance();
    const before = pending(copy);
    if (!before?.decision) return [];
    before.decision.take(copy, copy.frames[copy.depth], value);
    run(copy);
    if (copy.waiting === 1 || copy.outcome !== RUNNING || copy.revealed !== this.state.revealed) return [];
    const after = pending(copy);
    if (after?.decision?.who(copy, copy.frames[copy.depth]) !== this.seat) return [];
    return this.ruleset.offers(copy);
  }

  /** Whether a choice leaves a way back that nobody else can close: no dice, nothing hidden seen, the same seat to decide. */
  keepsUndo(choice: string): boolean {
    return this.peek(choice).length > 0;
  }

  /** A computer player chooses for a seat from now on, or did in the record that this table goes on with; its words go into the record. */
  seatComputer(seat: number, player: string): void {
    const players = this.computers.get(seat) ?? new Set();
    this.computers.set(seat, players.add(player));
  }

  private seated(): Computers[] {
    const seats = [...this.computers].sort(([a], [b]) => a - b);
    return seats.map(([seat, players]) => ({ seat, players: [...players] }));
  }

  record(): GameRecord {
    const g = this.state;
    return {
      game: this.ruleset.id,
      rulesVersion: this.start.rules ?? this.ruleset.rulesVersion,
      start: this.start,
      seed: this.seed,
      ...(this.written && this.seed !== '' ? { written: true } : {}),
      ...(this.opening.length > 0 ? { opening: this.opening } : {}),
      ...(this.computers.size > 0 ? { computers: this.seated() } : {}),
      choices: this.chosen.slice(),
      outcome: outcomeText(this.ruleset, g.outcome),
    };
  }
}
