// What a game brings to the page. The frame (prompt, hand, log, stage, inspector, keys, speech, replay, shelf) is the same
// for all games and draws what view, offers and tellings say; whatever depends on how a game looks stands behind this one
// object. A kit holds drawings and words, never a rule: what can be done is what `offers` lists.
//
// Each game has `src/web/games/<game>/kit.tsx` that exports `kit`, made by `defineKit`; registry.ts fetches it when the game
// is first shown. `useKit()` (use-kit.ts) gives the parts of the frame the kit of the battle on the screen.
//
// What the frame relies on in the document that a Board makes:
// - The root element has the class `board`. A picture only (`still`) has nothing focusable in it.
// - Every place has exactly one focusable button with `data-place="<place>"` (in SVG or HTML), `role="button"` or a real
//   button, an `aria-label` that describes it and what is on offer there, and `tabindex` 0 for the cursor's place (or, without a
//   cursor, for one place) and -1 for all others. The frame moves the focus; the board must not handle keys.
// - A board that can be zoomed has an element `.board-svg` with the listeners of board/pan-zoom.ts; keys send it wheel and
//   pointer events. A board that scrolls instead has an element `.board-scroll`; keys scroll it.
// - Drawings are `aria-hidden`; nothing but the buttons and the bubbles can be reached by keyboard or screen reader.

import type { ComponentChildren, ComponentType } from 'preact';
import type { Change, DieTelling, Explanation, Odds, Offer, OfferMark, Telling } from '../../kernel/ruleset.ts';
import type { TableCard, TableView } from '../../kernel/view.ts';
import type { Trace } from '../battle/trace/trace.ts';
import { memo } from '../board/memo.ts';
import type { Player } from '../table/protocol.ts';

// ---- the board

/** What invites or is lit on the board; places are those of offers: hexes, units, sectors. */
export interface BoardMarks {
  /** The number of the decision that is asked for now; null while something is told or looked back at. */
  readonly decision: number | null;
  /** Places whose pieces can act. */
  readonly acting: ReadonlySet<string>;
  /** What the piece in hand can do, drawn at its targets (`to`, else `from`). */
  readonly offers: readonly Offer[];
  /** Odds of these offers, by choice, as they are counted. */
  readonly odds: { readonly [choice: string]: Odds };
  readonly selected: string | null;
  readonly confirming: Offer | null;
  readonly cursor: string | null;
  /** Lit by the log, by a scan or by what is being told. */
  readonly lit: readonly string[];
  readonly asked: string | null;
  readonly refused: string | null;
  /** The way of a piece, its own place first. */
  readonly way: readonly string[];
  /** What happened in the turn that has passed; null for none. */
  readonly trace: Trace | null;
}

export const NO_MARKS: BoardMarks = {
  decision: null,
  acting: new Set(),
  offers: [],
  odds: {},
  selected: null,
  confirming: null,
  cursor: null,
  lit: [],
  asked: null,
  refused: null,
  way: [],
  trace: null,
};

/** A small panel of the frame that hangs at a place: answers, the choice between several meanings, why not. */
export interface Bubble {
  readonly key: string;
  readonly place: string;
  readonly content: ComponentChildren;
  /** Leaves the places next to its own in sight. */
  readonly far?: boolean;
}

export interface BoardProps<V extends TableView = TableView> {
  readonly view: V;
  /** The top side sits below: the picture is turned round. */
  readonly flipped: boolean;
  /** Names of the places are written on the board. */
  readonly labels: boolean;
  readonly marks: BoardMarks;
  /** A picture only: nothing can be pointed at. */
  readonly still?: boolean;
  readonly bubbles?: readonly Bubble[];
  /** A tap or click on a place; also a finger that just misses an inviting one. */
  onPoint?(place: string): void;
  /** The mouse rests on a place, or on none. */
  onHover?(place: string | null): void;
  /** Asked about without being pointed at: a long press. */
  onInspect?(place: string): void;
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'upLeft' | 'upRight' | 'downLeft' | 'downRight';

/** Places in words and under the keys. All directions are those of the screen. */
export interface Places<V extends TableView = TableView> {
  /** What a place is called where several are meant: `hex`, `place`. */
  readonly noun: string;
  /** Who and what is at a place, in words, its name first: `F6: Roman heavy infantry, 4 of 4 blocks; hill`. */
  describe(view: V, place: string): string;
  /** The place that an arrow key leads to; null at the edge. */
  toward(view: V, flipped: boolean, place: string, direction: Direction): string | null;
  /** The left or right end of the row of a place. */
  rowEnd(view: V, flipped: boolean, place: string, end: 'rowStart' | 'rowEnd'): string | null;
  /** Places as one reads them on the screen; those that are not on the board are left out. */
  inOrder(view: V, flipped: boolean, places: Iterable<string>): readonly string[];
  /** Where the cursor begins when nothing is asked: with the own army, else anywhere. */
  home(view: V): string;
}

// ---- around the board

export interface SideProps<V extends TableView = TableView> {
  readonly view: V;
  /** Index in `view.sides`. */
  readonly side: number;
}

export interface ArmyProps<V extends TableView = TableView> extends SideProps<V> {
  /** The watching seat belongs to it. */
  readonly own: boolean;
  readonly active: boolean;
  /** Who plays, by seat. */
  readonly players: readonly Player[];
}

export interface PlacePanelProps<V extends TableView = TableView> {
  readonly view: V;
  readonly place: string;
  /** Numbers with their reasons; shown with `battle/panels/Reasons.tsx`. */
  readonly parts: readonly Explanation[];
  /** What a scan of the place answers; empty when nothing. */
  readonly ground: string;
}

/** A card that can be played now is a row that can be read; every other card is a thumbnail: sign, digit, picture. */
export type CardForm = 'row' | 'thumb';

export interface CardProps {
  readonly card: TableCard;
  readonly game: string;
  readonly offered: boolean;
  /** A row where nothing is said. */
  readonly form?: CardForm;
  readonly selected?: boolean;
  /** Place in the hand from 0; the first nine have a number key. */
  readonly index?: number;
  onPick?(): void;
}

/** What lies beside the hand: the card being carried out, cards drawn of which one is kept, cards laid aside. */
export interface BesideHandProps<V extends TableView = TableView> {
  readonly view: V;
}

export interface Cards<V extends TableView = TableView> {
  /** A card of the hand: a button also when it is not on offer, since picking it then asks why. `data-card` is its key. */
  readonly Card: ComponentType<CardProps>;
  /** The whole card, shown beside the thumbnail on which one rests; without it the thumbnail's words have to do. */
  readonly Whole?: ComponentType<{ readonly card: TableCard; readonly game: string }>;
  /** A card as a line of a list. */
  readonly CardSmall: ComponentType<{ readonly card: TableCard; readonly count?: number }>;
  readonly BeforeHand?: ComponentType<BesideHandProps<V>>;
  readonly AfterHand?: ComponentType<BesideHandProps<V>>;
  /** The contents of the dialog about cards: decks, discards, what has not been seen. */
  readonly Overview: ComponentType<{ readonly view: V }>;
  /** On the key that opens it, such as `Deck 24`, and the same for who hears it. */
  short(view: V): string;
  label(view: V): string;
  /** The choice that is asked about when a card is not on offer, such as `play rally`. */
  choiceOf(card: TableCard): string;
  /** The text of a card that an offer names, also of one not yet in hand; empty when it is not known. */
  textOf(view: V, key: string): string;
}

// ---- dice

export interface DieProps {
  readonly face: string;
  readonly group?: DieTelling['group'];
  /** Side in CSS pixels. */
  readonly size?: number;
  readonly game?: string;
  /** Its words for a screen reader; without them it is decoration beside words. */
  readonly label?: string;
}

export interface Dice {
  /** Pips or numerals, eight faces or six, or symbols. What it did is told by the form of its frame, too. */
  readonly Die: ComponentType<DieProps>;
  /** What lies up, in words: `helmet`, `six`. */
  faceWords(game: string, face: string): string;
  /** Captions of sorted dice where they are other than `2 hits`, `1 flag`, `3 misses`, `Rolled again`. */
  readonly captions?: { readonly [group in DieTelling['group']]?: (count: number) => string };
}

// ---- odds

/** What becomes of one piece, as parts that add up to everything. */
export interface OddsPart {
  /** Decides pattern and colour of its part of the bar. */
  readonly key: 'destroyed' | 'back' | 'evades' | 'leaves' | 'holds' | `loses${number}`;
  readonly label: string;
  readonly probability: number;
}

export interface OddsSide {
  readonly who: 'target' | 'attacker';
  /** Such as `heavy infantry at F6`. */
  readonly name: string;
  readonly parts: readonly OddsPart[];
  /** What may happen besides. */
  readonly besides: readonly { readonly text: string; readonly probability: number }[];
}

export interface OddsWords {
  /** What most want to know first, in one sentence. */
  summary(odds: Odds, offer: Offer): string;
  /** For each piece in question what becomes of it; empty where a list of outcomes says it better. */
  sides(odds: Odds): readonly OddsSide[];
  /** Outcomes that end the battle itself. */
  endings(odds: Odds): readonly { readonly key: string; readonly text: string; readonly probability: number }[];
  /** All of it in sentences made to be heard. */
  spoken(odds: Odds): string;
  /** In two or three characters, for the mark at the target: `62%`. */
  short(odds: Odds, mark: OfferMark): string;
}

// ---- what happens

export interface Scene<V extends TableView = TableView> {
  readonly telling: Telling;
  /** The board before this telling and as it is drawn now. */
  readonly before: V;
  readonly now: V;
  /** Milliseconds for the whole. */
  readonly lasts: number;
}

/** Something that decides a battle, counted for each side; tells how an exchange moved it. */
export interface Measure {
  readonly key: string;
  /** By side. */
  readonly values: readonly number[];
}

export interface CostRow {
  readonly label: string;
  readonly values: readonly (number | string)[];
}

export interface Course<V extends TableView = TableView> {
  /** The board when only the first `told` tellings of a step have been told. */
  between(before: V, after: V, tellings: readonly Telling[], told: number): V;
  /** Plays one telling on the board inside `field`, which is drawn as it is afterwards; the answer ends it. */
  play(field: Element, scene: Scene<V>): () => void;
  /** An exchange is under way: what follows belongs to what came before. */
  fighting(view: V): boolean;
  /** The side (its index) whose score rose with this telling, to be shown with its standard; null for none. */
  scored?(telling: Telling, before: V, after: V): number | null;
  /** What stands before the sentence that tells of it: a standard that rises. */
  readonly Scored?: ComponentType<SideProps<V>>;
}

export type PieceKind = 'unit' | 'leader';

/** What a piece lost or got: blocks, cubes or ranks (fewer than none came back), cubes turned grey, tokens. */
export interface Plate {
  readonly what: 'lost' | 'grey' | 'order' | 'disorder';
  readonly count: number;
}

/** How the trace of a turn is read from what was told: what changes mean to a game. */
export interface Traces<V extends TableView = TableView> {
  /** Kinds of tellings that say which card was played, or what a turn is spent on. */
  readonly cards: readonly string[];
  plates(change: Change): readonly Plate[];
  /** The change takes a piece off the board: lost, or gone elsewhere. */
  gone(change: Change): 'fell' | 'left' | null;
  /** Where a piece stood that is taken off, after these changes: where that is drawn, and the name under which it was struck. */
  stood(before: V, changes: readonly Change[], change: Change): { readonly place: string; readonly at: string };
  /** Somebody stands at a place, so that nothing else can be drawn in its middle. */
  taken(view: V, place: string): boolean;
  /** A piece and its place, null off the board; null for one that the view does not know. */
  find(view: V, piece: PieceKind, id: number): { readonly name: string; readonly place: string | null } | null;
  /** A place in words, where its name alone is none. */
  placeWords?(place: string): string;
}

/** Kinds of tellings that the frame treats in a way of its own; all others are a sentence like any other. */
export interface TellingKinds {
  /** A turn begins: its sentence is the head of a part of the log. */
  readonly turn: string;
  /** An attack begins. */
  readonly attacks: readonly string[];
  /** Something that `measures` count has changed. */
  readonly swings: readonly string[];
  /** The battle is over. */
  readonly ended: string;
  /** Sentences that go on from turn to turn and decide nothing. */
  readonly course: readonly string[];
}

export interface Result<V extends TableView = TableView> {
  readonly kinds: TellingKinds;
  /** What decides a battle, the weightiest first. */
  measures(view: V): readonly Measure[];
  /** A change of a measure, in words: `1 banner gained`, `3 blocks lost`; empty for none. */
  measureWords(key: string, change: number): string;
  /** By what exchanges are compared: `banners and then in blocks`. */
  readonly measured: string;
  /** The table of the end panel, a row for each thing counted, a value for each side. */
  cost(view: V): readonly CostRow[];
  /** How it was won, after `victory for the Roman army, `: `5 to 3 in banners`. */
  how(view: V, winner: number): string;
  /** Why it ended, where the score does not say it; empty where it does. */
  reason(view: V, log: readonly Telling[]): string;
}

// ---- the kit

export interface GameKit<V extends TableView = TableView> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** The width of the board for each unit of its height; without it the board takes whatever shape its room has. */
  boardRatio?(view: V): number;
  /** A battle as small as a stamp, for shelves. */
  readonly MiniMap: ComponentType<{ readonly view: V }>;
  readonly places: Places<V>;
  /** One side in the top bar: its score at a glance, and on asking all that the table shows of it (`panels/Disclosure.tsx`). */
  readonly Army: ComponentType<ArmyProps<V>>;
  /** Its score alone, small: in the replay's head and the end panel. */
  readonly Score: ComponentType<SideProps<V>>;
  /** Further facts in the top bar, such as events played. */
  readonly TopFacts?: ComponentType<{ readonly view: V }>;
  /** Such as `Turn 3` or `Turn 3, round 2`. */
  turnWords(view: V): string;
  /** Score, cards and whose turn it is, in sentences made to be heard. */
  scoreWords(view: V): string;
  readonly PlacePanel: ComponentType<PlacePanelProps<V>>;
  /** What signs on the pieces of this battle mean, for the head of its log. */
  readonly SignKey?: ComponentType<{ readonly view: V }>;
  readonly cards: Cards<V>;
  readonly dice: Dice;
  readonly odds: OddsWords;
  readonly course: Course<V>;
  readonly result: Result<V>;
  /** Left out by a game that shows no trace of a turn. */
  readonly traces?: Traces<V>;
  /** What marks on the board mean, where it is other than the frame says. */
  readonly markWords?: { readonly [mark in OfferMark]?: string };
  /** The part of the turn in words, where the word of the view is not one to be read. */
  readonly phaseWords?: { readonly [phase: string]: string };
  /** What is said of the places that a considered card lights; empty for nothing. */
  peekWords(places: number): string;
  /** Under the picture of the set-up screen, such as the leaders on the field; empty for nothing. */
  fieldWords(view: V): string;
  /** Beneath the name of an army on the set-up screen, such as its commander. */
  leaderOf?(view: V, side: number): string;
  /** Columns of the set-up screen's table of the armies: a label, a value for each side. */
  armyFacts(view: V): readonly CostRow[];
}

/**
 * A kit is written for its own view; the frame knows only what every view has, and gives a kit the views of its game. Its
 * board is drawn again only when one of its parts differs.
 */
export const defineKit = <V extends TableView>(kit: GameKit<V>): GameKit =>
  ({ ...kit, Board: memo(kit.Board) }) as unknown as GameKit;
