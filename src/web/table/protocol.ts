// The table as the page sees it: one small interface, whoever keeps the game. A worker in this browser is one
// implementation; a table over the network can be another, and the page cannot tell the difference. All of it is plain
// data, so that it can be posted or sent. Nothing here carries what a seat may not know, except a record or a position that
// is asked for with all that is in it.

import type { AdvisedPlan, Expected } from '../../bots/general/advise.ts';
import type { Refusal } from '../../kernel/explain.ts';
import type { Explanation, Landmark, Odds, Offer, Scan, Start } from '../../kernel/ruleset.ts';
import type { Film, Moment, Seen, Step, TakenBack } from '../../kernel/watching.ts';

export type { Film, Moment, Step, TellingAt, WaitingRoll } from '../../kernel/watching.ts';

/**
 * How long a computer player may think: a second at most, as much as a moment allows (counted, so that the same battle comes about on
 * every device), or until it has seen all that it looks at (likewise).
 */
export type Patience = 'second' | 'moment' | 'thorough';

/** Who sits at a seat: a person at this screen, or a bot by its name (`general:bold`), who thinks for a second if nothing is said. */
export type Player = 'person' | { readonly bot: string; readonly thinks?: Patience };

export interface Setup {
  readonly game: string;
  readonly start: Start;
  readonly players: readonly Player[];
  readonly seed: string;
  /** Battle dice are rolled by the program, or by the people, who enter them. */
  readonly dice: 'program' | 'entered';
  /** A choice that is the only one is played at once, unless the number of choices tells of hidden cards. */
  readonly playForced: boolean;
}

/** What a seat may know now, and how this table is played. `V` is the game's own view. */
export interface TableState<V = unknown> extends Seen<V> {
  readonly battle: string;
  readonly players: readonly Player[];
  /** Entered dice, or the program's. */
  readonly dice: 'program' | 'entered';
  /** A record that is only looked at. */
  readonly replay: boolean;
  /** Of a record: who chose for each seat instead of a person, as the record names it; empty for nobody. */
  readonly computers?: readonly string[];
  readonly playForced: boolean;
  /** Where nobody looks at a hand at a shared screen: the choice that can be taken back there; null for none, and with eyes of one's own. */
  readonly back: TakenBack | null;
  /** The seat that gave the battle up, which ended it; null while nobody has. */
  readonly conceded: number | null;
}

export interface Update<V = unknown> {
  /** What was done since the last update, oldest first. */
  readonly steps: readonly Step[];
  readonly state: TableState<V>;
}

/** What became of a choice. */
export type Answer<V = unknown> =
  | { readonly kind: 'done'; readonly update: Update<V> }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Something that went wrong behind the page. The battle goes on after a failed save, not after a failed table. */
export interface Trouble {
  readonly kind: 'table' | 'save';
  /** Empty when saving, which had failed, works again. */
  readonly message: string;
}

/** The numbers of who stands at a place, and its ground in words; empty where there is nothing to say. */
export interface Numbers {
  readonly parts: readonly Explanation[];
  readonly ground: string;
}

/** What a computer player wanted in a turn, as far as whoever asks may know it. */
export interface WantedOf {
  /** Whose turn it was, and all seats of which it can be asked. */
  readonly seat: number;
  readonly seats: readonly number[];
  /** `General`, `General, bold`; and how it thought, as a record has it: `timed`, `counted`, `counted 3000`. */
  readonly name: string;
  readonly mode: string;
  /** It was named by another version of the players than the one that thinks here. */
  readonly otherVersion: boolean;
  /** A sentence each. */
  readonly looksAt: string;
  readonly overlooks: string;
  /** It makes plans at all. */
  readonly plans: boolean;
  /** Null where it has had no turn, or makes no plans. */
  readonly turn: WantedTurn | null;
}

export interface WantedTurn {
  /** As the game counts turns. */
  readonly turn: number;
  /** The decision with which it began, and what was chosen there in words; empty where that is a secret. */
  readonly number: number;
  readonly began: string;
  /** The one that it would play first, then the best others; without words where they would tell of cards that are held. */
  readonly plans: readonly WantedPlan[];
  /** What the enemy most often did in reply; null where the battle was over before. */
  readonly expects: Expected | null;
  /** Words are held back until the battle has been fought to its end. */
  readonly withheld: boolean;
}

export interface WantedPlan extends Pick<AdvisedPlan, 'words' | 'worth' | 'error' | 'futures' | 'reasons'> {
  /** The turn began like this. */
  readonly begun: boolean;
}

/** What a command that was typed means: a choice, a step back, a look back, an answer in lines, or why it cannot be done. */
export type TypedDeed =
  | { readonly do: 'choose'; readonly choice: string }
  | { readonly do: 'undo' }
  | { readonly do: 'wanted' }
  | { readonly do: 'dice'; readonly faces: readonly string[] | null }
  | { readonly do: 'look'; readonly number: number | null; readonly by: number }
  | {
      readonly do: 'answer';
      readonly title: string;
      readonly lines: readonly string[];
      readonly places: readonly string[];
    }
  | { readonly do: 'refuse'; readonly text: string };

export interface Typed {
  /** Null where nothing was typed. */
  readonly deed: TypedDeed | null;
  /** The commands that stand behind it in the line. */
  readonly rest: string;
}

/** How a line may go on. */
export interface Completed {
  /** The whole line as it would then be, and the command that is completed alone. */
  readonly line: string;
  readonly text: string;
  readonly about: string;
  /** More is to be typed. */
  readonly begun?: true;
}

/** A text with everything in it, or with what the watching seat knows. */
export type Whose = 'all' | 'seat';

export interface GameTable<V = unknown> {
  /** Begins a battle, or goes on with a saved one or a record; answers the first state for whoever is to look. */
  open(from: Opening): Promise<TableState<V>>;
  /** What a seat may know now; from then on updates are made for that seat. -1 is a spectator, or what people who share a screen may all see. */
  watch(seat: number): Promise<TableState<V>>;
  /** Plays a choice of decision `number`. */
  choose(number: number, choice: string): Promise<Answer<V>>;
  undo(): Promise<Answer<V>>;
  /**
   * A person gives the battle up: it is over, and the other side has won. It is no choice of the rules, so the record stays as it
   * is; what is kept says it beside the record.
   */
  concede(seat: number): Promise<Answer<V>>;
  /** The dice of the roll that waits, as faces; null takes its choice back. */
  enterDice(faces: readonly string[] | null): Promise<Answer<V>>;
  odds(choice: string, policy?: string): Promise<Odds>;
  /** What is to be said of a place that is looked at closely. */
  numbers(place: string): Promise<Numbers>;
  whyNot(choice: string): Promise<Refusal | null>;
  /** The same for who points at a place, with or without a piece taken up before. */
  whyNotAt(from: string | null, to: string): Promise<Refusal | null>;
  /** What would be on offer next if a choice were played: whom a card can order, whom a unit could fight from there. */
  peek(choice: string): Promise<readonly Offer[]>;
  way(choice: string): Promise<readonly string[]>;
  scan(query: string): Promise<Scan>;
  /** The lists of places to jump between, for `scan`. */
  landmarks(): Promise<readonly Landmark[]>;
  /** What the first command of a typed line means, `after` the choice of that number made by the same line; nothing is chosen by it. */
  typed(text: string, after?: number): Promise<Typed>;
  completions(text: string): Promise<readonly Completed[]>;
  /** Looks back. Of a battle that is over, or a replay, any seat may be asked; else only the watching one. */
  moment(number: number, seat: number): Promise<Moment<V>>;
  /** The choices from decision `from` on, before decision `until`, to be shown again as the watching seat knows them. */
  film(from: number, until: number): Promise<Film<V>>;
  /**
   * What a computer player wanted in its last turn up to decision `at`; of seat -1, whoever had the last turn. It takes a second or
   * two, is thought beside the battle, and is ended by asking again or by `stopWanted`.
   */
  wanted(seat: number, at: number): Promise<WantedOf>;
  stopWanted(): Promise<void>;
  /**
   * The battle as text. `all` is the whole of it and holds the seed, so all that is hidden: a table of one's own gives it, one
   * that others sit at only when the battle is over. `seat` is what the watching seat knows.
   */
  record(whose: Whose): Promise<string>;
  position(whose: Whose): Promise<string>;
  /** The watching seat lets pass, until the turn is over, what is asked only because of hidden cards. */
  passThisTurn(): Promise<void>;
  /** Changes whether forced choices play themselves. */
  setPlayForced(on: boolean): Promise<void>;
  /** Called with what bots and others do. */
  onUpdate(listener: (update: Update<V>) => void): () => void;
  onTrouble(listener: (trouble: Trouble) => void): () => void;
  close(): void;
}

export type Opening =
  | { readonly kind: 'new'; readonly battle: string; readonly setup: Setup }
  /** Goes on with a battle of the store. */
  | { readonly kind: 'saved'; readonly battle: string }
  /** Goes on from a record, or from its first `until` choices, as a battle of its own. */
  | {
      readonly kind: 'record';
      readonly battle: string;
      readonly record: string;
      readonly until?: number;
      readonly players: readonly Player[];
      readonly playForced: boolean;
    }
  /** Opens a record only to look at it; nothing is saved. */
  | { readonly kind: 'replay'; readonly battle: string; readonly record: string };
