// The state of a Dark Ages battle and the fixed facts behind it. Pieces are units and leaders in one count: a leader alone
// behaves like any other unit [D Leaders], so that fights, moves and routs speak of pieces. Units come first, leaders from
// LEADERS on. Seat 0 owns the upper edge of the map, seat 1 the lower one.

import { defineLayout, type FrameOf, type StateOf } from '../../../kernel/state.ts';
import type { HexBoard } from '../../../lib/hex-board.ts';
import type { Readings } from '../tables/mended.ts';
import type { UnitType } from '../tables/tables.ts';
import type { Sheet } from '../text/sheet-types.ts';
import type { ScenarioEvent, SpecialRule } from './scenarios/special-rules.ts';

export const MAX_UNITS = 40;
export const MAX_LEADERS = 12;
/** The piece that is leader number 0. */
export const LEADERS = MAX_UNITS;
export const MAX_PIECES = MAX_UNITS + MAX_LEADERS;
export const MAX_HEXES = 160;
export const CARD_COUNT = 49;
export const HAND_SIZE = 3;

/** mark bits: what a piece has done this round. They are wiped when a round begins. */
export const ACTIVATED = 1; // it has had its move (even if it stayed)
export const MOVED = 2; // it has left its hex in the movement phase
export const ASSAULTED = 4;
export const FOUGHT = 8; // it has attacked in melee
export const FIRED = 16;
export const EVADED = 32;
export const GROUPED = 64; // it may move with the leader who was activated
export const RALLIED = 128; // this leader has been activated to rally
export const FACED = 256; // its last cube has been turned to one attacker of this phase
export const HELD = 512; // a Schiltron that lasts until the round is over [D Bannockburn]
export const LED = 1024; // this leader has been activated to move with the units around him
export const BOUND = 2048; // it was next to an enemy when the combat phase began: it must attack in melee

/** lasting bits: what stays with a piece beyond the round. */
export const HAS_MOVED = 1; // it has left its hex since the battle began
export const MOVED_THIS_TURN = 2;
export const WET = 4; // wet strings: one die fewer for the rest of the battle [D Crecy]
export const IN_ENTRY = 8; // it came as a reinforcement

/** fate of a piece. */
export const ON_BOARD = 0;
export const ELIMINATED = 1;
export const LEFT = 2; // it left by an event and counts for nobody
export const TO_COME = 3;

/** cardAt: where a card is; HAND + seat is a hand. The deck has no order: a draw picks among the cards in it. */
export const DECK = 0;
export const HAND = 1;
export const DISCARDED = 3;
export const OUT = 4; // event cards that are not in this battle, or no longer

/** Terrain by number, in hexTerrain. Ford and bridge are clear ground but are named. */
export const CLEAR = 0;
export const WOODS = 1;
export const HILL = 2;
export const RIVER = 3;
export const STREAM = 4;
export const MARSH = 5;
export const TERRAINS = ['clear', 'woods', 'hill', 'river', 'stream', 'marsh', 'ford', 'bridge'] as const;

/** Hexsides by number, in Battle.sides; `sideAt` answers what still stands. */
export const NO_SIDE = 0;
export const STAKES = 1;
export const SLOPE = 2;
export const ESCARPMENT = 3;
export const HEXSIDES = ['', 'stakes', 'slope', 'escarpment'] as const;

/** Kinds of fight: the local `kind` of a fight's frame and of what follows from it; NO_FIGHT for other causes of hits. */
export const NO_FIGHT = 0;
export const ASSAULT_FIGHT = 1;
export const MELEE_FIGHT = 2;
export const FIRE_FIGHT = 3;
export const AMBUSH_FIGHT = 4;
export const MERCENARY_FIGHT = 5;

/** `cards` bits of a fight's frame: orders that hold for it. */
export const SHIELD_WALL = 1;
export const SCHILTRON = 2;
export const WEDGE = 4;
export const LAST_STAND = 8;
export const KNIGHTS = 16;
export const INFANTRY = 32;
export const COMBINED = 64;
export const CANCELLED = 128; // the attack does not take place: the defender has slipped away
export const NO_ANSWER = 256; // the defender's last cube is kept for another attacker
export const WOODS_USED_BY_DEFENDER = 512; // woods have already stopped a hit of this fight
export const WOODS_USED_BY_ATTACKER = 1024;

/** `flags` bits of the frame of a move. */
export const FRESH = 1; // no enemy was adjacent when the move began
export const DOUBLED = 2;
export const VANGUARD = 4;
export const WADED = 8; // it has entered a stream
export const HALTED = 16;
export const NO_ASSAULT = 32;
export const BY_EVENT = 64; // not moved by activation

/** eventFlags bits: what scenario events have brought about. */
export const ARROWS_SPENT = 1; // this turn
export const EVENING_STORM = 2; // this turn
export const CLOUDBURST = 4; // this turn
export const NO_QUARTER = 8;
export const STANDARD_LOST = 16;
export const CAMP_TAKEN = 32;
export const TURN_FLAGS = ARROWS_SPENT | EVENING_STORM | CLOUDBURST;

/** fireCards bits: orders for all archers in this combat phase. */
export const DARKEN_SKY = 1;
export const IGNITE_ARROWS = 2;

/** lastTurn: 0 no, 1 this is the last turn, 2 the next one will be (the clock) [D Scenarios]. */
export const LAST_TURN = 1;
export const LAST_TURN_NEXT = 2;

/** phase. */
export const OPENING = 0;
export const MOVEMENT = 1;
export const COMBAT = 2;
export const END_PHASE = 3;

/** Dice purposes: part of a roll's key. */
export const ROLL_ATTACK = 1;
export const ROLL_DEFENCE = 2;
export const ROLL_FIRE = 3;
export const ROLL_AMBUSH = 4;
export const ROLL_MERCENARY = 5;
export const ROLL_SIX = 6;
export const PICK_DRAW = 7; // a card for a hand: only its owner sees it
export const PICK_RALLY = 8; // a card shown to both
export const PICK_BURN = 9;

/** Dice subjects: pieces, then seats. */
export const SEAT_SUBJECT = MAX_PIECES;

/** Results that procedures hand back. */
export const PASSED = 1; // of a round
export const VACATED = 1; // of an assault: the defender's hex is empty

export const OPTIONS = [
  'showValues',
  'routedDefend',
  'disengageAll',
  'evadeAdjacent',
  'wallAlways',
  'leadersKeepOff',
  'mercenariesOnFoot',
] as const;
export type Option = (typeof OPTIONS)[number];
export type Options = { readonly [K in Option]: boolean };

export interface Battle {
  readonly sheet: Sheet;
  readonly board: HexBoard;
  readonly options: Options;
  /** The number of the rules version that the battle is played by, and which mended rules hold in it. */
  readonly version: number;
  readonly readings: Readings;
  readonly unitCount: number;
  readonly leaderCount: number;
  /** Units of seat s are those from firstUnit[s] up to firstUnit[s + 1]; leaders likewise, as pieces. */
  readonly firstUnit: readonly [number, number, number];
  readonly firstLeader: readonly [number, number, number];
  readonly seat: Uint8Array;
  /** By piece: the sheet's name for it (`a3`, `r1`; leaders `la1`), its type (null for leaders) and its spoken name. */
  readonly tags: readonly string[];
  readonly types: readonly (UnitType | null)[];
  readonly names: readonly string[];
  /** Printed values by piece; 0 where there is none. */
  readonly full: Uint8Array;
  readonly morale: Uint8Array;
  readonly move: Uint8Array;
  readonly attack: Uint8Array;
  readonly defence: Uint8Array;
  readonly fire: Uint8Array;
  readonly range: Uint8Array;
  /** By piece: 1 for cavalry and mounted leaders. */
  readonly mounted: Uint8Array;
  /** By piece: archers, longbows and crossbows. */
  readonly ranged: Uint8Array;
  readonly crossbows: Uint8Array;
  /** The ranged units of each seat. */
  readonly shooters: readonly [Uint8Array, Uint8Array];
  readonly startHex: Int16Array;
  /** Where a piece may enter by an event; empty for those that stand on the board at the start. */
  readonly entry: readonly (readonly number[])[];
  readonly terrain: Uint8Array;
  readonly decoration: readonly (readonly string[])[];
  /** sides[hex * 6 + direction]: STAKES, SLOPE, ESCARPMENT or NO_SIDE. */
  readonly sides: Uint8Array;
  readonly hasSides: boolean;
  /** Connected hill hexes have one number, from 1; 0 elsewhere. */
  readonly hillOf: Uint8Array;
  readonly playerA: number;
  /** Enemy units whose loss wins the battle for the seat; 0 when it cannot win so. */
  readonly limit: readonly [number, number];
  readonly eventCards: number;
  readonly events: readonly ScenarioEvent[];
  readonly rules: readonly SpecialRule[];
  /** The rules that answer each question, so that plain battles ask nobody. */
  readonly hooks: Hooks;
  /**
   * By kind of mover and hex: bit d says that the ground as it is at the start lets such a piece go in direction d. Asked
   * for every unit again and again; `passable` knows what has changed since.
   */
  readonly ways: Uint8Array;
  /** By piece: where the hexes of its kind of mover begin in `ways`. */
  readonly waysOf: Uint16Array;
  /** No rule bars a step that the ground would bear. */
  readonly plainSteps: boolean;
}

type HookName = Exclude<keyof SpecialRule, 'key' | 'args'>;
export type Hooks = { readonly [K in HookName]: readonly SpecialRule[] };

const COLUMNS = {
  unitHex: MAX_PIECES,
  cubes: MAX_PIECES, // active cubes; a leader has one
  grey: MAX_PIECES, // 0 or 1
  mark: MAX_PIECES,
  lasting: MAX_PIECES,
  fate: MAX_PIECES,
  loaded: MAX_PIECES, // crossbows ready to shoot
  hitsDue: MAX_PIECES, // hits that wait to be taken: chains of losses need no deep stack
  routs: MAX_PIECES, // 1 while a piece has to retreat because it has been routed
  hurt: MAX_PIECES, // 1 for pieces just hit, until their owner has been asked
  unitSeen: MAX_PIECES, // bit per seat that knows its values
  joined: MAX_PIECES, // 1 + the depth of the fight whose attack it has joined
  cardAt: CARD_COUNT,
  discards: CARD_COUNT, // in the order in which they were laid down
  handCount: 2,
  lost: 2, // own units eliminated that count for the limit
  lostMorale: 2, // the sum of their morale
  leadersLeft: 2, // leaders neither dead nor still to come
} as const;

const SCALARS = [
  'active', // the seat whose round it is
  'round', // rounds of this turn so far
  'phase',
  'passes', // passes in a row
  'cardsPlayed', // this turn
  'card', // 1 + the card played as activation this round
  'points', // activation points left
  'deckLeft',
  'discardCount',
  'lastEvent', // 1 + the place of the last Historical Event played in the discards
  'eventsPlayed',
  'eventFlags',
  'lastTurn',
  'fireCards',
  'crossings', // units that have gone over the narrow bridge this turn
  'reshaped', // 1 when the ground is no longer that of the sheet: what was worked out from it may not hold
] as const;

const LOCALS = [
  'seat',
  'unit',
  'leader',
  'hex',
  'from', // where the attacker of an assault stood
  'flags', // of a move
  'points',
  'steps',
  'hills', // bits of hills already paid for
  'mustEnter', // 1 + the hex that must be entered first
  'attacker',
  'defender',
  'kind',
  'cards', // of a fight
  'parity',
  'by',
  'at',
  'value',
  'count',
  'hits',
  'sixes',
  'spared',
  'purpose',
  'answers', // dice of the second roll on equal morale
  'place',
  'passes',
  'card',
  'left',
  'way', // packed hexes of a way
] as const;

/** Second names for slots, so that a procedure calls what it keeps by its own name. */
const ALSO_CALLED = {
  // Of a fight.
  cubesBefore: 'count', // the defender's active cubes before the first roll
  led: 'leader', // 1 + the leader with the unit that is rolled against first
  ledAt: 'place', // where he stands
  firstRole: 'by', // melee: ATTACKING or DEFENDING, who rolls first
  rolled: 'hits', // 1 when the roll that comes next, or has just come, takes place
  pursuer: 'unit', // melee: 1 + the piece that may pursue, 0 for none
  // Of a retreat.
  enemyAt: 'from', // 1 + the hex of the enemy it runs from, 0 for none
  enemyAway: 'value', // how far away that was when it set out
  mostHexes: 'left', // the most it goes, 0 for as far as its points reach
  leaderRuns: 'leader', // 1 when the leader with it runs too
  // Of a round and of a rally.
  passed: 'flags', // 1 when the round is a pass
  drawsLeft: 'left', // how often the leader may still name a unit
  drewAgain: 'passes', // 1 when the one more draw after a red mark has been answered
  // Of an event.
  toName: 'left', // how many more pieces it lets a seat name
  named: 'defender', // the only piece that was named, -1 for none yet
  firstNamed: 'attacker', // the first of two
  secondNamed: 'defender',
  bows: 'left', // the type of the own units that may be ridden down
} as const;

const BYTE_COLUMNS = {
  hexUnit: MAX_HEXES, // the unit on a hex, -1 none
  hexLeader: MAX_HEXES, // the leader on a hex (as a piece), -1 none
  hexTerrain: MAX_HEXES,
  sidesGone: MAX_HEXES, // bit per direction: stakes that have been removed
} as const;

type ColumnName = keyof typeof COLUMNS;
type ByteColumnName = keyof typeof BYTE_COLUMNS;
type ScalarName = (typeof SCALARS)[number];
export type LocalName = (typeof LOCALS)[number];

export const layout = defineLayout<Battle, ColumnName, ScalarName, LocalName, ByteColumnName, keyof typeof ALSO_CALLED>(
  {
    columns: COLUMNS,
    byteColumns: BYTE_COLUMNS,
    scalars: SCALARS,
    locals: LOCALS,
    alsoCalled: ALSO_CALLED,
    depth: 18,
    subjects: SEAT_SUBJECT + 2,
    dice: 16,
  },
);

export type Frame = FrameOf<LocalName | keyof typeof ALSO_CALLED>;
export type State = StateOf<ColumnName, ScalarName, Frame, Battle, ByteColumnName>;

export const isLeader = (piece: number): boolean => piece >= LEADERS;
export const enemyOf = (seat: number): number => 1 - seat;
export const seatOf = (g: State, piece: number): number => g.battle.seat[piece];

/** Whoever fights for a hex: its unit, or a leader who stands there alone; -1 for an empty hex. */
export function pieceAt(g: State, hex: number): number {
  const unit = g.hexUnit[hex];
  return unit >= 0 ? unit : g.hexLeader[hex];
}

/** The leader attached to a unit, or -1. */
export const leaderWith = (g: State, unit: number): number => {
  const hex = g.unitHex[unit];
  return unit >= LEADERS || hex < 0 ? -1 : g.hexLeader[hex];
};

/** Whether a leader stands alone in his hex. */
export const isAlone = (g: State, leader: number): boolean =>
  g.unitHex[leader] >= 0 && g.hexUnit[g.unitHex[leader]] < 0;
