// The table as the page sees it: one small interface, whoever keeps the game. A worker in this browser is one
// implementation; a table over the network can be another, and the page cannot tell the difference. All of it is plain
// data, so that it can be posted or sent. Nothing here carries what a seat may not know, except a record, which is asked
// for by name.

import type { Refusal } from '../../kernel/explain.ts';
import type { Explanation, Odds, Offer, Prompt, Scan, Start, Telling } from '../../kernel/ruleset.ts';

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

/** One choice that was made, with what came of it, as the watching seat may know it. */
export interface Step {
  /** The number of the decision. */
  readonly number: number;
  readonly seat: number;
  readonly choice: string;
  /** Nobody was asked: it was the only choice. */
  readonly forced: boolean;
  readonly tellings: readonly TellingAt[];
  /** How the table looked after it, for the same seat. */
  readonly view: unknown;
}

export type TellingAt = Telling & { readonly number: number };

/** What a seat may know now. `V` is the game's own view. */
export interface TableState<V = unknown> {
  readonly battle: string;
  readonly game: string;
  /** Whose eyes: a seat, or -1 for a spectator. */
  readonly watching: number;
  /** Number of the decision that waits. */
  readonly number: number;
  /** Who decides; -1 when the battle is over. */
  readonly seat: number;
  readonly players: readonly Player[];
  readonly over: boolean;
  readonly outcome: string;
  readonly prompt: Prompt | null;
  /** Everything on offer when the watching seat decides; else empty. */
  readonly offers: readonly Offer[];
  readonly view: V;
  /** Why nothing can be taken back; empty when the last choice can be. */
  readonly undoRefusal: string;
  /** Entered dice, or the program's. */
  readonly dice: 'program' | 'entered';
  /** A roll that waits for dice to be entered; nothing else can be chosen meanwhile. */
  readonly roll: WaitingRoll | null;
  /** A record that is only looked at. */
  readonly replay: boolean;
  readonly playForced: boolean;
  /** All told so far is `log`; a state that follows another brings only what is new. */
  readonly logFrom: number;
  readonly log: readonly TellingAt[];
}

export interface Update<V = unknown> {
  /** What was done since the last update, oldest first. */
  readonly steps: readonly Step[];
  readonly state: TableState<V>;
}

/** Dice that a person is to roll and enter, for a choice of any seat. */
export interface WaitingRoll {
  /** Who chose, and what. */
  readonly seat: number;
  readonly choice: string;
  /** The choice in words; empty for one of another seat, which may be nobody else's business. */
  readonly label: string;
  readonly count: number;
  readonly faces: readonly string[];
  /** What the choice has brought about until now. */
  readonly soFar: readonly TellingAt[];
  /** The choice may still be taken back, because no die of it has been entered. */
  readonly mayCancel: boolean;
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

/** A moment of the battle, looked back at: before decision `number`, as a seat knew it then. */
export interface Moment<V = unknown> {
  readonly number: number;
  readonly last: number;
  readonly seat: number;
  readonly prompt: Prompt | null;
  /** The choice that was made next, and the same in words; empty at the end. */
  readonly next: string;
  readonly nextLabel: string;
  readonly view: V;
  /** What the choice before this moment brought about. */
  readonly tellings: readonly TellingAt[];
}

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
  /** The whole battle as text. It holds the seed, and so all that is hidden. */
  record(): Promise<string>;
  position(): Promise<string>;
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
