// What a game of the family brings as tables: unit types, terrain, cards, traits, special rules. An entry holds facts,
// answers a question, or answers a window; the family's procedures read them and name none of them.

import type { Choices } from '../../../kernel/choice.ts';
import type { Trace } from '../../../kernel/explain.ts';
import type { Why } from '../../../kernel/permission.ts';
import type { DiceReading } from '../rules/dice-reading.ts';
import type { Frame, State } from '../rules/state.ts';
import type { GameAttackFault } from '../rules/targets.ts';

/**
 * Battle dice faces. The three symbols of unit classes come first, so that a unit's symbol is its face; which further faces
 * a game's dice have, and how often, its `dice` say.
 */
export const LIGHT = 0;
export const MEDIUM = 1;
export const HEAVY = 2;
export const HELMET = 3;
export const FLAG = 4;
export const SWORDS = 5;
/** How many faces are symbols of classes. */
export const SYMBOLS = 3;

/** The battle dice of a game. */
export interface BattleDice {
  /** Names of the faces by number. */
  readonly faces: readonly string[];
  /** The face that each of the six sides shows, where a face occurs more than once; else null. */
  readonly shows: Uint8Array | null;
  /** The face that hits leaders. */
  readonly leader: number;
}

export interface UnitType {
  readonly code: string;
  readonly key: string;
  readonly name: string;
  /** LIGHT, MEDIUM or HEAVY: the face that hits it and the class that orders it. */
  readonly symbol: number;
  readonly bordered: boolean;
  readonly foot: boolean;
  /** Light foot in the sense of the cards that let it pass through friends. */
  readonly lightFoot: boolean;
  readonly cavalry: boolean;
  readonly blocks: number;
  /** The farthest it may move. */
  readonly move: number;
  /** The farthest it may move and still close combat, or fire. -1: not after any move; its own turn standing still is 0. */
  readonly closeAfter: number;
  readonly fireAfter: number;
  /** A longer move that must end next to an enemy unit and binds it to close combat; 0 for none. */
  readonly charge: number;
  /** Hexes back for one flag. */
  readonly retreat: number;
  /** 0: no missiles. */
  readonly range: number;
  readonly fireStill: number;
  readonly fireMoved: number;
  readonly closeDice: number;
  /** Dice when it battles back or strikes first. */
  readonly backDice: number;
  readonly mayAdvance: boolean;
  /** One more hex after its first momentum advance. */
  readonly extraHex: boolean;
  readonly bonusCombat: 'always' | 'withLeader' | 'never';
  readonly rallies: boolean;
  /** It leaves the battle when it has evaded. */
  readonly abandonedInEvade: boolean;
}

/** A kind of unit in the cards' words, such as light or mounted. */
export interface UnitClass {
  readonly key: string;
  includes(type: UnitType): boolean;
}

/** How a hex affects those who enter it. */
export type Stops = 'nobody' | 'everyone' | 'mounted';

export interface Terrain {
  readonly key: string;
  readonly name: string;
  /** Whether a unit type may ever enter (moving, retreating, evading, advancing). */
  mayEnter(type: UnitType): boolean;
  readonly leadersMayEnter: boolean;
  /** Only the side to which the place belongs may enter (a closed gate). */
  readonly ownersOnly: boolean;
  /** Its tile may be taken off the board in play; open ground is left. */
  readonly removable: boolean;
  readonly stops: Stops;
  /** Whether a unit may battle in the turn it moved in, and close combat again after advancing in. */
  mayBattleAfterEntering(type: UnitType): boolean;
  /**
   * What stands behind it cannot be seen: always, or except along the same group of such hexes (hills, walls), or except
   * between hexes that are all of its height.
   */
  readonly sight: 'open' | 'blocked' | 'level' | 'raised';
  /** Hexes of 'level' sight that touch form one group if they have the same height: a hill, a wall. */
  readonly height: string;
  /** Entering and leaving take a whole move of one hex. */
  readonly climbed: boolean;
  /** Leaving takes a whole move of one hex. */
  readonly holdsBack: boolean;
  /** Leaving takes a whole move of one hex, and entering costs a die roll for losses. */
  readonly mires: boolean;
  /** Who crosses one of its protected sides must stop beyond it. */
  readonly sidesStop: boolean;
  /** It protects across certain sides only, which a sheet has to name. */
  readonly sided?: boolean;
  /** Defenders battle first unless the attacker stands on such terrain too. */
  readonly defendersFirst: boolean;
}

export type CardGroup = 'section' | 'troop' | 'leadership' | 'tactic';

/** What the units that a card, or an action, orders may do in battle. */
export interface CardBattle {
  readonly close: boolean;
  readonly fire: boolean;
  /** Shots a unit may fire. */
  readonly shots: number;
  /** Dice added to close combat, to bonus close combat, and to ranged combat. */
  readonly closeDice: number;
  readonly bonusDice: number;
  readonly fireDice: number;
}

/** The terms under which a unit moves and battles this turn: those of the card, or of an action carried out with it. */
export interface Terms {
  readonly name: string;
  /** Whether units fire before they move, whether they move at all, and again after the battles. */
  readonly firesFirst: boolean;
  readonly moves: boolean;
  readonly movesAgain: boolean;
  readonly battle: CardBattle;
  /** Dice it adds in a mode (or RANGED) for a type, where that is not the same for all: see `termsDice`. */
  dice?(type: UnitType, mode: number): number;
  /** Hexes a unit may move, and after how many it may still close combat or fire; default the unit's own. */
  move?(type: UnitType, own: number): number;
  closeAfter?(type: UnitType, own: number, led: boolean): number;
  fireAfter?(type: UnitType, own: number, led: boolean): number;
  charge?(type: UnitType): number;
  /** Hexes a leader by himself may move; default three. */
  readonly leaderMove?: number | undefined;
  /** A unit that has fired first moves only to come nearer to its target, and close combats nobody else. */
  readonly closesOnTarget: boolean;
  /** Light foot may pass through friendly units. */
  readonly passesFriends: boolean;
}

/** Another way to move and battle that ordered units may be given besides the card's. */
export interface Action extends Terms {
  readonly key: string;
  readonly text: string;
  /** The units that it binds; others move and battle as usual. */
  binds(g: State, unit: number): boolean;
  /** What comes before its units move, such as dice. */
  begins?(g: State): void;
}

/** What a card does in the other side's turn, by the moment that it answers. */
export interface Answers {
  /** A close combat is declared on one of its units. It is played; this says how the attack goes on (`done`). */
  closeCombat?(g: State): void;
  /** An enemy unit has advanced after a close combat: one unit next to it attacks it, with so many dice more. */
  readonly advance?: { readonly dice: number };
}

export interface Card extends Terms {
  readonly key: string;
  readonly count: number;
  readonly group: CardGroup;
  /** One line of our own words for the hand. */
  readonly text: string;
  /** How many it orders in each section, of a section card; else null. */
  readonly sections: { readonly left: number; readonly centre: number; readonly right: number } | null;
  /** Leaders may be ordered to leave their units. */
  readonly helmet: boolean;
  /** What it does in the other side's turn, where it is played there. */
  readonly answers: Answers | null;
  /** Played in the own turn, in its own words. */
  readonly ownTurn: boolean;
  /** The card (its key) as which it may be played in the own turn as well. */
  readonly orAs: string | null;
  /** Gives the orders: calls one of the family's ordering procedures. */
  orders(g: State): void;
  /** At the end of the turn two cards are drawn, of which one is kept. */
  readonly scouts: boolean;
  /** Deck and discards are shuffled together before the turn's draw. */
  readonly reshuffles: boolean;
  /** Issues again what the opponent ordered last. */
  readonly copies: boolean;
}

/** Abilities of one unit or leader, given by the sheet. */
export interface Trait {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly ref: string;
  readonly of: 'unit' | 'leader';
  readonly helmetsHit?: boolean;
  readonly ignoresFlag?: boolean;
  readonly ignoresSword?: boolean;
  readonly range?: number;
  readonly fireStill?: number;
  readonly fireMoved?: number;
  readonly fireAfter?: number;
  /** The attached unit's extra close combat die. */
  readonly closeDie?: boolean;
  /** Helmets and Leadership orders reach only the leader's own hex. */
  readonly ownHexOnly?: boolean;
}

/** The pure questions that the family's procedures ask of the game. */
export interface Questions {
  /** Dice `by` rolls in close combat against what stands on `hex`. */
  closeDice(g: State, by: number, hex: number, mode: number, trace: Trace | null): number;
  /** Dice `by` rolls at range against what stands on `hex`. */
  fireDice(g: State, by: number, hex: number, trace: Trace | null): number;
  /** Dice of a unit through whose hex a leader escapes. */
  escapeDice(g: State, by: number, trace: Trace | null): number;
  /**
   * Reads g.dice into f.hits and f.flags; answers how many dice are rolled again. With a reading it notes there what each
   * die did.
   */
  scoreClose(g: State, f: Frame, reading?: DiceReading | null): number;
  /** Flags that `unit` may ignore which `by` (-1: nobody in particular) rolled in a mode, or RANGED. */
  ignorableFlags(g: State, unit: number, by: number, mode: number, trace: Trace | null): number;
  /** Hexes back for one flag from `by`. */
  retreatPerFlag(g: State, unit: number, by: number, trace: Trace | null): number;
  mayEvade(g: State, unit: number, by: number): boolean;
  /** Hits by its own symbol that `unit` ignores from `by` in close combat; a trace hears why. */
  sparedSymbols(g: State, unit: number, by: number, trace?: Trace | null): number;
  /** What it takes to see a unit's numbers explained: what hits, what is ignored. */
  explainHits(g: State, by: number, hex: number, mode: number, trace: Trace): void;
  /** What the ground of a hex does beside what its table entry says of entering and sight, in a few words each. */
  groundNotes(g: State, hex: number): readonly string[];
  /** Orders or dice "equal to Command" as a card is played, and how many cards the hand is drawn up to. */
  commandOf(g: State, side: number): number;
  handLimit(g: State, side: number): number;
  /** Whether a unit may move at all: when ordered, back when flags demand it, forward after a close combat. */
  mayMove(g: State, unit: number): boolean;
  /** The most hexes after which a unit may battle at all, where its strength limits that beside its type and the card. */
  battlesAfter?(g: State, unit: number): number;
  /** Whether a leader may be ordered by himself. */
  mayOrderLeader(g: State, leader: number): boolean;
  /** Whether a unit next to the hex may attack what stands there: its ground and dice allow it. */
  mayAttack(g: State, unit: number, hex: number, why: Why<GameAttackFault> | null): boolean;
  /** Whether the unit attacked on `hex` battles before `attacker`, without a card. */
  defenderFirst(g: State, attacker: number, hex: number): boolean;
  /** Whether a unit may advance out of the hex where it stands after a won close combat, beside what holds for mire. */
  mayLeave(g: State, unit: number): boolean;
  /** Whether an advance from one hex into another ends there, beside what the ground's table entry says. */
  stopsAdvance(g: State, unit: number, from: number, to: number): boolean;
  /** Whether `unit` fires over a friend who stands on `hex`. */
  firesOver(g: State, unit: number, hex: number): boolean;
}

/** Further choices that a game adds to the family's decisions; whoever adds one also takes it. */
export interface Additions {
  /** Attacks of an ordered unit that may close combat; `takeAttack` answers whether the choice was its own. */
  attacks?(g: State, unit: number, out: Choices): void;
  takeAttack?(g: State, choice: number): boolean;
  /** Answers of a unit that is attacked in close combat (f.defender by f.attacker); may call a procedure that ends so. */
  answers?(g: State, f: Frame, out: Choices): void;
  takeAnswer?(g: State, f: Frame, choice: number): boolean;
  /** A unit sets out for a hex by its own move. */
  moves?(g: State, unit: number, to: number): void;
  /** A unit has left the board. */
  unitOff?(g: State, unit: number): void;
}

/** Points on which the games of the family differ and that need no more than yes or no. */
export interface Customs {
  /** A unit evades only where it can go the whole way. */
  readonly evadeWhole: boolean;
  /** An attacker may advance where the defender evaded, and where a leader alone fled or fell. */
  readonly advanceAfterEvade: boolean;
  readonly advanceOnLeaders: boolean;
  /** A leader with an order of his own stays behind when his unit moves. */
  readonly leadersStay?: boolean;
  /** Leaders alone may be fired at. */
  readonly fireAtLeaders: boolean;
  /** A leader who flees may pass an enemy leader alone. */
  readonly passLeaders: boolean;
  /** A block lost in a mire puts the unit's leader to the test. */
  readonly mireChecksLeaders: boolean;
  /** A card that copies another has all its effects, also those outside its order (shuffling, drawing). */
  readonly copyWhole: boolean;
  /** Leaders that a side may have in all, those included who step forward from the ranks; 0: none do. */
  readonly leadersInAll: number;
  /** Cards may be laid aside, face down, in places of their own. */
  readonly laysAside?: boolean;
}
