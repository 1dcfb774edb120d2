// The state of a Commands battle and the fixed facts behind it. Columns are indexed by unit, leader, hex or side;
// side 0 is the top army, side 1 the bottom one, and a seat is a side.

import { defineLayout, type FrameOf, type StateOf } from '../../../kernel/state.ts';
import type { HexBoard } from '../../../lib/hex-board.ts';
import type { CommandsGame } from '../tables/game.ts';
import type { Readings, SpecialRule } from '../tables/special-rules.ts';
import type { Terrain, Trait, UnitType } from '../tables/tables.ts';
import type { Sheet } from '../text/sheet.ts';

export const MAX_UNITS = 50;
export const MAX_LEADERS = 14;
export const MAX_HEXES = 138;
export const MAX_CARDS = 70;
export const MAX_HAND = 12;
export const MAX_GOALS = 8;
/** Places for cards that a side lays aside. */
export const ASIDE_PLACES = 4;

/** unitMark bits: what a unit has done this turn. */
export const ORDERED = 1;
export const MOVED = 2;
export const FOUGHT = 4;
/** A charge binds it to close combat. */
export const MUST_CLOSE = 8;
/** The terrain it entered keeps it from battle. */
export const NO_BATTLE = 16;
/** A leader joined it: it may move no further. */
export const HALTED = 32;
/** It has fired once under a card that lets it fire twice. */
export const FIRED = 64;
/** It began the combat under way at full strength, which some units keep to its end even when they lose blocks in it. */
export const BEGAN_FULL = 128;

/** It has advanced after a close combat this turn. */
export const ADVANCED = 256;
/** Bits for marks of a game's own: see `OwnMark` in tables/game.ts. */
export const OWN_MARKS = [512, 1024, 4096] as const;
/** It was ordered with its leader and has its order only as long as he stays. */
export const BY_LEADER = 2048;
/** The action that goes with the card binds it. */
export const BOUND = 8192;
/** It has regained a block this turn. */
export const RALLIED = 16384;

/** What became of a unit or leader that is not on the board (unitFate, leaderFate). */
export const ON_BOARD = 0;
export const ELIMINATED = 1;
/** Left the board without giving a banner. */
export const LEFT = 2;
/** Left over the enemy's edge and gave its own side a banner. */
export const EXITED = 3;
/** Not yet on the board. */
export const RESERVE = 4;
/** A leader who may yet step forward from the ranks. */
export const UNNAMED = 5;

/** How a close combat roll comes about. */
export const ATTACK = 0;
export const BONUS = 1;
export const BATTLE_BACK = 2;
export const FIRST_STRIKE = 3;
/** A strike of the other side into an advance. */
export const INTO_ADVANCE = 4;
/** Where a question asks for the mode: fire. */
export const RANGED = -1;
/** In these modes the target is the one that was attacked; in the others it attacked and is struck back. */
export const isAttack = (mode: number): boolean => mode <= BONUS;

/** Dice purposes: part of a roll's key. */
export const ROLL_CLOSE = 1;
export const ROLL_FIRE = 2;
export const ROLL_AGAIN = 3;
export const ROLL_LEADER = 4;
export const ROLL_ESCAPE = 5;
export const ROLL_TRAMPLE = 6;
export const ROLL_MARSH = 7;
export const ROLL_ORDERS = 8;
export const ROLL_RANDOM_CARD = 9;
export const ROLL_BACK_SHOT = 10;
export const ROLL_GATE = 11;
export const ROLL_BEGINNER = 12;

/** Dice subjects: units, then leaders, then sides. They are part of every dice key: other numbers, other dice of a seed. */
export const LEADER_SUBJECT = 56;
export const SIDE_SUBJECT = LEADER_SUBJECT + MAX_LEADERS;

/** Bits of Battle.exits, shifted by the side: see there. */
export const EXIT_STANDING = 4;

/** Bits of Ground.entry. */
export const MAY_ENTER = 1;
export const STOPS_THERE = 2;
export const CLIMBED = 4;

/** The ground of a battle while certain tiles are off the board: see `groundOf`. */
export interface Ground {
  readonly terrain: readonly Terrain[];
  /** What each hex is to each unit: MAY_ENTER, STOPS_THERE, CLIMBED bits; and to a leader of a side by himself. */
  readonly entry: readonly Uint8Array[];
  readonly leaderEntry: readonly [Uint8Array, Uint8Array];
  /** Groups of connected hexes of one 'level' terrain (the same hill, the same wall); 0 elsewhere. */
  readonly levels: Uint8Array;
  /** Whether no hex of the board asks for more than counting steps (walls, marsh): the plain board is searched faster. */
  readonly plain: boolean;
}

export interface Battle {
  readonly game: CommandsGame;
  readonly sheet: Sheet;
  readonly board: HexBoard;
  /** The ground by the tiles that are gone: bit i of `g.cleared` stands for `removable[i]`. */
  readonly grounds: readonly Ground[];
  /** Hexes whose tile may be taken off the board. */
  readonly removable: readonly number[];
  /** By hex: the side to which gates and camps there belong, -1 for none. */
  readonly owners: Int8Array;
  /** Bits by direction: hexsides behind a rampart. */
  readonly ramparts: Uint8Array;
  /** Bits by direction: who crosses this side of the hex must stop beyond it. */
  readonly stopSides: Uint8Array;
  readonly hasStopSides: boolean;
  /** Sections by hex: bit 0 left, 1 centre, 2 right as the bottom player sees them. */
  readonly sections: Uint8Array;
  readonly unitCount: number;
  readonly leaderCount: number;
  /** Units and leaders of one side stand together: side s has those from first[s] up to first[s + 1]. */
  readonly firstUnit: readonly [number, number, number];
  readonly firstLeader: readonly [number, number, number];
  readonly unitSide: Uint8Array;
  readonly unitType: readonly UnitType[];
  /** The game's classes to which each unit belongs: bit 1 << class. */
  readonly unitClasses: Uint8Array;
  readonly unitTraits: readonly (readonly Trait[])[];
  /** A unit's missiles by its type and traits: range, and after how many hexes it may fire (-1: none). */
  readonly unitRange: Uint8Array;
  readonly unitFireAfter: Int8Array;
  readonly leaderSide: Uint8Array;
  readonly leaderNames: readonly string[];
  readonly leaderTraits: readonly (readonly Trait[])[];
  /** Banners each side needs. */
  readonly goals: readonly [number, number];
  /** Marks of the game's own that end with a combat. */
  readonly combatMarks: number;
  readonly rules: readonly SpecialRule[];
  readonly readings: Readings;
  /** The number of the rules version that it is played by. */
  readonly version: number;
  /** Hexes from which a side may leave for a banner: bit 0 top, bit 1 bottom; bits 2, 3: only if it began its turn there. */
  readonly exits: Uint8Array;
  readonly hasExits: boolean;
  /** Which units may leave so, and of which sides leaders by themselves too. */
  readonly mayExit: Uint8Array;
  readonly leadersExit: readonly [boolean, boolean];
  /** A special rule gives banners that last only while ground is held. */
  readonly holdsGround: boolean;
  /** Special rules that give moves, and missiles: those that are asked for every unit. */
  readonly moveRules: readonly SpecialRule[];
  readonly rangeRules: readonly SpecialRule[];
  /** Where everybody stands at the start; hex -1 waits off the board. */
  readonly startUnits: readonly { readonly hex: number; readonly blocks: number }[];
  readonly startLeaders: readonly { readonly hex: number; readonly unnamed?: boolean }[];
}

/**
 * Other names for a local's slot, so that a local has one meaning wherever it is read. Texts and JSON know the slot by its
 * first name.
 */
const ALSO_CALLED = {
  most: 'count', // orders: how many may be given
  withLeaders: 'leader', // orders by class, to a group: 1 when leaders by themselves may be ordered too
  apartFrom: 'from', // orders by class: from whom the units must stand apart
  unformed: 'mode', // orders by class: 1 when units in a formation of their own may not be ordered
  orOne: 'by', // orders by class, under a leader: 1 when one unit of choice may be ordered instead
  cardSections: 'kind', // orders under a leader, units that enter: the sections (bits) of the card
  ledSoFar: 'steps', // orders under a leader: those given to who is linked to him
  anyFace: 'from', // dice for orders: the face that serves any unit
  moveFace: 'hex', // dice for orders: the face that lets a unit move only
  rolledFor: 'kind', // dice for orders: what they are for
  lightDice: 'left', // dice for orders that are left, by what they show
  mediumDice: 'centre',
  heavyDice: 'right',
  anyDice: 'count',
  moveDice: 'flags',
  scouting: 'kind', // turn, drawCards: 1 when two cards are drawn and one is kept
  over: 'steps', // closeCombat: 1 when only the advance is left
  vacated: 'kind', // closeCombat: 1 when the target's hex is empty
  ignorable: 'count', // chooseFlags: how many flags may be ignored
  checkDice: 'count', // checkLeader: dice of the check, 0 when there is none
  triedBy: 'kind', // leaderFlight: whether he rolls for an enemy or for bad ground
  battlesOn: 'kind', // momentum: 1 while the ground lets the unit battle again
  bonusHex: 'count', // momentum: 1 + the hex to which the bonus combat is confined, 0 for none
  victims: 'left', // rampage: directions (bits) that are still to be rolled for
  firstBlocker: 'left', // retreat of elephants: the units that stood in the way
  secondBlocker: 'right',
  heldAt: 'from', // retreat of elephants: where they came to a stop
  rule: 'kind', // reserves: the counter of the rule by which they come
  topHelmets: 'left', // rollForBeginner: what the top side has rolled
} as const satisfies Record<string, LocalName>;

export const layout = defineLayout<Battle, ColumnName, ScalarName, LocalName, ByteColumnName, keyof typeof ALSO_CALLED>(
  {
    columns: {
      unitHex: MAX_UNITS,
      unitBlocks: MAX_UNITS,
      unitMark: MAX_UNITS,
      unitSteps: MAX_UNITS,
      /** Where a unit stood before it moved this turn. */
      unitFrom: MAX_UNITS,
      unitFate: MAX_UNITS,
      /** 1 + the unit that it has fired at, or whose attack it joins, this turn. */
      unitAim: MAX_UNITS,
      /** The formation in which a unit stands, from turn to turn: 0 the usual one; else the game's number for it. */
      unitForm: MAX_UNITS,
      leaderHex: MAX_LEADERS,
      leaderMark: MAX_LEADERS,
      leaderFate: MAX_LEADERS,
      /** The combat sequence in which the leader was last checked. */
      leaderChecked: MAX_LEADERS,
      deck: MAX_CARDS,
      discards: MAX_CARDS,
      hand: 2 * MAX_HAND,
      handCount: 2,
      command: 2,
      banners: 2,
      /** Tokens that a side holds, and how many it has spent this turn. */
      tokens: 2,
      tokensSpent: 2,
      /** Cards laid aside face down, in places of their own: 1 + the card, 0 for an empty place. */
      aside: 2 * ASIDE_PLACES,
      /** Last order of each side, for cards that copy it: card, mirrored or not, sections it was used in. */
      lastCard: 2,
      lastMirror: 2,
      lastSections: 2,
      /** Counters of the sheet's special rules. */
      goal: MAX_GOALS,
    },
    byteColumns: {
      /** Who stands on each hex, -1 nobody. */
      hexUnit: MAX_HEXES,
      hexLeader: MAX_HEXES,
    },
    scalars: [
      'active', // the side whose turn it is
      'card', // the card on the table, -1 before one is played
      'order', // the card whose order is carried out (another than `card` when it copies)
      'mirror', // 1 when left and right are exchanged
      'sections', // sections in which a Leadership order is being used, for the copy
      'deckCount',
      'discardCount',
      'sequence', // combat sequences this turn: a leader is checked once in each
      'struck', // 1 + the side that played a reaction card this turn and draws first
      'fallback', // 1 when the order is "one unit of your choice"
      'again', // 1 during the second movement of a card that has one
      'simultaneous', // banners are counted, but victory waits for all of them
      'cleared', // tiles that are off the board, bit by bit: see groundOf
      'action', // 1 + the action of the game's list that the ordered units carry out; 0 the card alone
      'led', // 1 + the leader under whom units are ordered, 0 for none
      'commandNow', // the Command that counts this turn, as it was when the card was played
      'phase', // 1 while units fire before they move
      'drawn', // 1 + the two cards of which one is kept; 0 for none
      'drawnToo',
    ],
    locals: [
      'unit',
      'leader',
      'hex',
      'from',
      'by',
      'mode',
      'attacker',
      'defender',
      'struckFirst',
      'hits',
      'flags',
      'ignored',
      'spared',
      'steps',
      'ranged',
      'left',
      'centre',
      'right',
      'count',
      'kind',
      'seat',
    ],
    alsoCalled: ALSO_CALLED,
    depth: 14,
    subjects: SIDE_SUBJECT + 2,
    // Guns that join a melee bring many dice together: five of them next to one target, and the attacker.
    dice: 40,
  },
);

type ColumnName =
  | 'unitHex'
  | 'unitBlocks'
  | 'unitMark'
  | 'unitSteps'
  | 'unitFrom'
  | 'unitFate'
  | 'unitAim'
  | 'unitForm'
  | 'leaderHex'
  | 'leaderMark'
  | 'leaderFate'
  | 'leaderChecked'
  | 'deck'
  | 'discards'
  | 'hand'
  | 'handCount'
  | 'command'
  | 'banners'
  | 'tokens'
  | 'tokensSpent'
  | 'aside'
  | 'lastCard'
  | 'lastMirror'
  | 'lastSections'
  | 'goal';
type ByteColumnName = 'hexUnit' | 'hexLeader';
type ScalarName =
  | 'active'
  | 'card'
  | 'order'
  | 'mirror'
  | 'sections'
  | 'deckCount'
  | 'discardCount'
  | 'sequence'
  | 'struck'
  | 'fallback'
  | 'again'
  | 'simultaneous'
  | 'cleared'
  | 'action'
  | 'led'
  | 'commandNow'
  | 'phase'
  | 'drawn'
  | 'drawnToo';
type LocalName =
  | 'unit'
  | 'leader'
  | 'hex'
  | 'from'
  | 'by'
  | 'mode'
  | 'attacker'
  | 'defender'
  | 'struckFirst'
  | 'hits'
  | 'flags'
  | 'ignored'
  | 'spared'
  | 'steps'
  | 'ranged'
  | 'left'
  | 'centre'
  | 'right'
  | 'count'
  | 'kind'
  | 'seat';

export type Frame = FrameOf<LocalName | keyof typeof ALSO_CALLED>;
export type State = StateOf<ColumnName, ScalarName, Frame, Battle, ByteColumnName>;

/** An empty state for a battle, with nothing on the board. */
export function newState(battle: Battle): State {
  const g = layout.create();
  g.battle = battle;
  g.procedures = battle.game.procedures;
  g.shows = battle.game.dice.shows;
  g.unitHex.fill(-1);
  g.leaderHex.fill(-1);
  g.hexUnit.fill(-1);
  g.hexLeader.fill(-1);
  g.card = -1;
  g.order = -1;
  g.lastCard.fill(-1);
  return g;
}

/** The ground as it is now: tiles may have been taken off the board. */
export const groundOf = (g: State): Ground => g.battle.grounds[g.cleared];
