// The table as the page sees it: one small interface, whoever keeps the game. A worker in this browser is one
// implementation; a table over the network can be another, and the page cannot tell the difference. All of it is plain
// data, so that it can be posted or sent. Nothing here carries what a seat may not know, except a record or a position that
// is asked for with all that is in it.

import type { Refusal } from '../../kernel/explain.ts';
import type { Explanation, Odds, Offer, Scan, Start } from '../../kernel/ruleset.ts';
import type { Moment, Seen, Step } from '../../kernel/watching.ts';

export type { Moment, Step, TellingAt, WaitingRoll } from '../../kernel/watching.ts';

/** Who sits at a seat: a person at this screen, or a bot by its name. */
export type Player = 'person' | { readonly bot: string };

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
  readonly playForced: boolean;
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

/** A text with everything in it, or with what the watching seat knows. */
export type Whose = 'all' | 'seat';

export interface GameTable<V = unknown> {
  /** Begins a battle, or goes on with a saved one or a record; answers the first state for whoever is to look. */
  open(from: Opening): Promise<TableState<V>>;
  /** What a seat may know now; from then on updates are made for that seat. -1 is a spectator, or the curtain. */
  watch(seat: number): Promise<TableState<V>>;
  /** Plays a choice of decision `number`. */
  choose(number: number, choice: string): Promise<Answer<V>>;
  undo(): Promise<Answer<V>>;
  /** The dice of the roll that waits, as faces; null takes its choice back. */
  enterDice(faces: readonly string[] | null): Promise<Answer<V>>;
  odds(choice: string, policy?: string): Promise<Odds>;
  explain(query: string): Promise<readonly Explanation[]>;
  whyNot(choice: string): Promise<Refusal | null>;
  /** The same for who points at a place, with or without a piece taken up before. */
  whyNotAt(from: string | null, to: string): Promise<Refusal | null>;
  /** What would be on offer next if a choice were played: whom a card can order, whom a unit could fight from there. */
  peek(choice: string): Promise<readonly Offer[]>;
  way(choice: string): Promise<readonly string[]>;
  scan(query: string): Promise<Scan>;
  /** Looks back. Of a battle that is over, or a replay, any seat may be asked; else only the watching one. */
  moment(number: number, seat: number): Promise<Moment<V>>;
  /**
   * The battle as text. `all` is the whole of it and holds the seed, so all that is hidden: a table of one's own gives it, one
   * that others sit at only when the battle is over. `seat` is what the watching seat knows.
   */
  record(whose: Whose): Promise<string>;
  position(whose: Whose): Promise<string>;
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
