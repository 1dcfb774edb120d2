// A ruleset as everyone above the rules sees it: one object per game, whatever family it belongs to. The driver, the bots,
// the command line, the page and the server use nothing else.

import type { Chance } from './chance.ts';
import type { ChoiceLanguage } from './choice.ts';
import type { EventSink, GameEvent } from './events.ts';
import type { Reason, Refusal } from './explain.ts';
import type { GameLists } from './lists.ts';
import type { KernelState } from './state.ts';

/** What lists and shelves show of a scenario. */
export interface ScenarioInfo {
  readonly game: string;
  /** Such as `ancients/007`. */
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly top: string;
  readonly bottom: string;
  readonly units: { readonly top: number; readonly bottom: number };
  readonly banners: { readonly top: number; readonly bottom: number };
  /** One sentence about the battle; empty when there is none. */
  readonly summary: string;
  /** Its special rules, a sentence each; those that are played only if the players say so stand apart, with their key. */
  readonly rules: readonly string[];
  readonly optionalRules: readonly { readonly key: string; readonly text: string }[];
  /** Where its facts come from, and how sure they are. */
  readonly provenance: { readonly source: string; readonly notes: readonly { provenance: string; text: string }[] };
}

/** Where a game starts: a scenario of the shelf, or a text (sheet or position). */
export type Start = ({ readonly scenario: string } | { readonly text: string }) & {
  readonly options?: readonly string[];
  /** The version of the rules to play by, for battles that were begun under an older one; else the newest. */
  readonly rules?: string;
};

export interface Prompt {
  readonly seat: number;
  /** One sentence: what is asked of whom. */
  readonly text: string;
  /** The decision's name, for clients that arrange choices by kind. */
  readonly decision: string;
  /** Whether the number of choices depends on hidden cards. */
  readonly secret: boolean;
  /** What the question is about, in one line for who meets it the first time; left out where it needs none. */
  readonly help?: string;
}

/** A number with its parts. */
export interface Explanation {
  readonly title: string;
  readonly total: number;
  readonly parts: readonly Reason[];
}

/** One thing that may come of an attack, and how likely it is. */
export interface OddsOutcome {
  readonly key: string;
  readonly text: string;
  readonly probability: number;
}

export interface Odds {
  readonly choice: string;
  /** As whom the asking side takes part, where the choice itself does not say it. */
  readonly asker?: 'attacker' | 'target';
  /** How the decisions inside are taken. */
  readonly policy: string;
  readonly outcomes: readonly OddsOutcome[];
  /** Distributions by name: value (as text) to probability. */
  readonly distributions: { readonly [name: string]: { readonly [value: string]: number } };
  readonly explanations: readonly Explanation[];
  /** Policies for which the same may be asked, the usual one first; none where nothing is left to suppose. */
  readonly policies: readonly { readonly name: string; readonly text: string }[];
}

/**
 * How a choice invites: a card of the hand; a piece to be named; a place to go to (and fight from, without fighting from
 * it, or bound to charge from it); a way off the board; a close or a distant target; a place that falls to the piece (a
 * retreat, an evade, an advance); or an answer in words.
 */
export type OfferMark =
  | 'card'
  | 'piece'
  | 'go'
  | 'goWithoutFight'
  | 'charge'
  | 'leave'
  | 'close'
  | 'fire'
  | 'fall'
  | 'answer'
  | 'finish';

/** A legal choice as a screen shows it: where one points for it, and what it means. The choice itself is its text. */
export interface Offer {
  readonly choice: string;
  readonly mark: OfferMark;
  /** What it does, short and with a capital: `Move to D6`. */
  readonly label: string;
  /** What follows from it, one short sentence or none: `It may not battle after this.` */
  readonly note: string;
  /** The place of the piece that acts, and the place it points at; null where there is none. */
  readonly from: string | null;
  readonly to: string | null;
  /** Which piece at `from` is meant, for places that hold two. */
  readonly piece: 'unit' | 'leader';
  /** The key of the card it plays. */
  readonly card: string | null;
  /** Whether `odds` can be asked for it. */
  readonly odds: boolean;
  /** It hands the decision to somebody else, so that it cannot be taken back: screens let it be confirmed, whatever its mark. */
  readonly final?: true;
  /** What is usually taken here, because it can only help: screens let it stand out. Never on an offer that declines or ends something with more to do. */
  readonly usual?: true;
  /** What it costs, in two or three words to be drawn at its place: `loses 2`, `destroyed`. Left out where it costs nothing. */
  readonly toll?: string;
  /** Of an offer that ends something: what could still have been done, short: `3 not moved`, `2 orders left`. Left out where nothing could. */
  readonly leaves?: string;
  /** What it leaves undone, or that it leaves nothing, can be seen by everybody at the table: no hidden card or value has a part in it. */
  readonly openly?: true;
}

/** What a die did, told under it. */
export interface DieTelling {
  readonly face: string;
  /** How dice are sorted after a roll. */
  readonly group: 'hit' | 'flag' | 'miss' | 'again' | 'plain';
  /** Such as `hits: medium`, `flag: supported by two`, `miss`. */
  readonly words: string;
}

/**
 * What an event changed of a piece, or of what a side has. `before` and `after` hold the members of the game's view that
 * changed, under the view's own names (`hex`, `blocks`, `banners`), as they were and as they are when the event has
 * happened; a piece that leaves the board has `hex: null` after it. Only members that the seat's view shows; of a
 * member that holds several numbers those that changed. A member that stands before it and not after it is no longer shown.
 */
export interface Change {
  /** The list of the view in which it stands; `id` is its id there, of a side, a camp or a hex its place in the list. */
  readonly of: 'unit' | 'leader' | 'side' | 'camp' | 'hex';
  readonly id: number;
  readonly before: { readonly [member: string]: unknown };
  readonly after: { readonly [member: string]: unknown };
}

/** Who strikes whom, by the places where they stood; `far`: from a distance. */
export interface Blow {
  readonly from: string;
  readonly to: string;
  readonly far: boolean;
}

/** An event as a screen shows it. */
export interface Telling {
  readonly kind: string;
  /** One sentence as the seat may know it; empty when there is nothing to tell. */
  readonly text: string;
  /** Places it speaks of, to be lit. */
  readonly places: readonly string[];
  /** Whether it matters enough to be shown by itself: a roll, a loss, a banner, a card. */
  readonly weighty: boolean;
  readonly dice: readonly DieTelling[];
  /** A piece that went from one place to another, along these places. */
  readonly way: {
    readonly piece: 'unit' | 'leader';
    readonly id: number;
    readonly places: readonly string[];
    /** It did not go of its own will: a retreat, an evade, a flight. */
    readonly flees?: true;
  } | null;
  /** Somebody strikes or fires at somebody, from place to place. */
  readonly blow?: Blow;
  /** The seat whose turn or round begins with it. */
  readonly begins?: number;
  /**
   * What it changed on the board, so that a screen need not guess between two views: applied one after the other, the
   * changes of all tellings of a choice lead from the pieces before it to those after it. Left out where nothing changed.
   */
  readonly changes?: readonly Change[];
}

/** An answer about the board: one sentence or a few, and the places it speaks of. */
export interface Scan {
  readonly text: string;
  readonly places: readonly string[];
}

/**
 * A list of places to jump between: its word is asked of `scan`, which answers with the places and a sentence. One that is
 * asked `of` a place is asked with it behind the word: `threats F6`.
 */
export interface Landmark {
  readonly word: string;
  /** What the places are, short and with a capital: `Your leaders`. */
  readonly title: string;
  readonly of?: 'place';
}

/** What a game says to who types at it, at the terminal or on the page; `src/lib/line` reads and answers what is typed. */
export interface TypedWords<V = unknown> {
  /** Other words for the faces of a die: what is drawn on them. */
  readonly faceNames?: { readonly [word: string]: string };
  /** The rules in half a minute. */
  readonly inShort: string;
  /** Lines of help that differ from game to game: how choices are typed, what to ask odds and explanations for. */
  readonly help: { readonly choose: string; readonly odds: string; readonly explain: string };
  /** A word about a choice; left out, the labels of the offers serve. */
  about?(view: V, choice: string): string;
  /** Where many choices stand together: the beginning that this one shares with others, and what one may say of them. */
  gather?(view: V, choice: string): string | undefined;
  gathered?(view: V, beginning: string, count: number): string;
  /** What somebody means who names only places: a whole choice or question, or the text as it stands. */
  meant?(text: string): string;
  /** A question for `explain` that somebody abbreviates. */
  question?(text: string): string;
  /** What is said before the text of a card of the hand, by its key; empty for nothing. */
  cardNote?(view: V, key: string): string;
  /** Decks, discards and what has not been seen, a line each. */
  cards?(view: V): readonly string[];
}

/** A disputed point that players may settle their own way; its key is an option of `Start`. */
export interface RulingInfo {
  readonly key: string;
  readonly question: string;
  /** What is played when the option is not taken, and when it is. */
  readonly usual: string;
  readonly instead: string;
  readonly ref: string;
  /** Where the readings come from, and how sure the usual one is. */
  readonly source: string;
}

/**
 * A rule that was mended. It holds from rules version `since` on; battles of older versions are played as they were, so that
 * their records live for ever. The list is part of docs/rulings.md.
 */
export interface DatedReading {
  readonly key: string;
  readonly since: number;
  /** What is played since then, and what was played before: whole sentences. */
  readonly now: string;
  readonly before: string;
  readonly ref: string;
}

export interface Ruleset<G extends KernelState = KernelState, V = unknown> {
  readonly id: string;
  readonly name: string;
  /** The newest version. Older ones are played too: see `playsVersion`. */
  readonly rulesVersion: string;
  /** The rules that were mended, oldest first. */
  readonly mended?: readonly DatedReading[];
  readonly seatNames: readonly string[];
  /** Names of the sides, where several seats share one; else a side is a seat. */
  readonly sideNames?: readonly string[];
  /** Names of the battle dice's faces, for dice in texts. */
  readonly faces: readonly string[];
  readonly language: ChoiceLanguage;
  readonly scenarios: readonly ScenarioInfo[];
  /** What sheets of the game may name: units, grounds, cards, special rules with the kinds of their words. */
  readonly lists: GameLists;
  /** The scenario's sheet as text. */
  sheetText(id: string): string;
  /** A game at its first decision; `sink` hears what happens from the first turn on. */
  start(from: Start, chance: Chance, sink?: EventSink): G;
  /** An empty state of the same battle, to copy into. */
  spare(g: G): G;
  prompt(g: G): Prompt;
  /** What a seat may know; seat -1 is a spectator who knows only what both know. */
  view(g: G, seat: number): V;
  /**
   * An event as a sentence, as the seat may know it; empty when there is nothing to tell that seat. Of `g` only what never
   * changes during the battle is used: an event that was stored is told again from any state of the same battle.
   */
  narrate(g: G, event: GameEvent, seat: number): string;
  /** The event without what only other seats may know: what may leave the table for this seat. */
  eventFor?(event: GameEvent, seat: number): GameEvent;
  /** The same event with everything a screen shows of it. */
  tell(g: G, event: GameEvent, seat: number): Telling;
  /** Every legal choice with where one points for it and what it means; the seat that decides is the one to see it. */
  offers(g: G): Offer[];
  /** The places a piece passes by this choice, its own first; empty when nothing moves. */
  way(g: G, choice: number): string[];
  /**
   * Questions about the board as a seat sees it: `near F6` (who stands around), `reach F6` (who can come or strike there),
   * `sight F6` (what is seen from there), `hex F6` (everything about a place), `unit F6`, `who` (all own pieces), `enemies`,
   * and the words of `landmarks`.
   */
  scan(g: G, query: string, seat: number): Scan;
  /** The lists of places one may jump between, in the order in which they are offered; none where they are left out. */
  readonly landmarks?: readonly Landmark[];
  /** What it says to who types at it. */
  readonly typed: TypedWords<V>;
  /** Disputed points that can be settled otherwise. */
  readonly rulings: readonly RulingInfo[];
  /** Names of the policies by which odds may be asked for. */
  readonly oddsPolicies: readonly string[];
  /**
   * The numbers behind a choice on offer or a pair of hexes, such as `close F6 x E6`. `seat` is who asks, for games in which
   * numbers can be hidden; left out, only what all know is told.
   */
  explain(g: G, query: string, seat?: number): Explanation[];
  /**
   * Why a choice is not on offer; null when it is. Asked by a seat that does not decide it says only whose decision it is.
   */
  whyNot(g: G, text: string, seat?: number): Refusal | null;
  /** The same for who points at a place, or at a piece and then a place; null when something is on offer there. */
  whyNotAt(g: G, from: string | null, to: string, seat?: number): Refusal | null;
  odds(g: G, choice: number, policy?: string): Odds;
  /**
   * A whole state that a seat could be in (-1: a spectator), at this very decision: what it cannot know is dealt anew by the
   * seed, and its dice are the seed's. States that look alike to the seat give the same one, so it may be handed to the seat.
   * It is written into `into` where that is given.
   */
  imagine(g: G, seat: number, seed: string, into?: G): G;
  /** Whether the sheet of the battle itself holds what is still hidden from some seats. */
  sheetIsSecret?(g: G): boolean;
  /** The state as a position text. */
  positionText(g: G): string;
  /** The state as JSON, and back. */
  toJSON(g: G): unknown;
  fromJSON(json: unknown, chance: Chance): G;
}
