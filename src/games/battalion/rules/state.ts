// The state of a battle of Battalion and the fixed facts behind it. Columns are indexed by unit, seat or card text.
// Seats: 0 top, 1 bottom, and in pairs 2 top2, 3 bottom2; a seat's side is `seat & 1`. Sectors count from 0 on the left of
// the picture; choices and texts name them S1 to S5.

import { defineLayout, type FrameOf, type StateOf } from '../../../kernel/state.ts';
import type { Faction } from '../tables/tables.ts';
import type { BattleSheet } from '../text/sheet-types.ts';
import type { SeatTexts } from './card-text.ts';
import { DIE_SIDES, LIST_SIZE, MAX_CARDS, MAX_SEATS, MAX_UNITS, MOST_DICE, MOST_RANKS } from './limits.ts';

export * from './limits.ts';

/** Most frames on the stack: a card within taking hits within a barrage within a barrage. */
const DEPTH = 14;

/** unitSector where a unit stands in no sector. */
export const RESERVE = -1;
/** Waits to be deployed. */
export const PILE = -2;
export const GONE = -3;

/** unitMarks: what a unit has done this turn. */
export const REDEPLOYED = 1;
/** It was redeployed and may not be commanded this turn. */
export const BOUND = 2;
export const COMMANDED = 4;

/** Kinds of attack (local `kind`). */
export const ASSAULT = 0;
export const CHARGE = 1;
export const BARRAGE = 2;
export const FIRE = 3;
export const COUNTERATTACK = 4;
export const isRanged = (kind: number): boolean => kind === BARRAGE || kind === FIRE;

/** Why order is paid: what `commandCost` is asked about. */
export const TO_COMMAND = 0;
export const TO_REACT = 1;
export const TO_EVADE = 2;

/** Dice purposes and subjects: parts of a roll's key. Subjects are units, then seats. */
export const ROLL_ATTACK = 1;
export const ROLL_AGAIN = 2;
export const ROLL_INITIATIVE = 3;
export const ROLL_DRAW = 4;
export const SEAT_SUBJECT = MAX_UNITS;

/** Disputed points settled the other way, by key. */
export interface Readings {
  /** Any number of enemies may be engaged with one unit. */
  readonly overlapFreely: boolean;
  /** Harass places its order before the hits are taken. */
  readonly harassFirst: boolean;
  /** A player who cannot draw only counterattacks from then on; the side loses when all its players are exhausted. */
  readonly milderExhaustion: boolean;
  /** Four players: camps behind sectors 2 and 4, and the camp rule for either. */
  readonly campsApart: boolean;
  /** A side without units plays on until a victory condition is met. */
  readonly keepPlaying: boolean;
}

export interface Battle {
  readonly sheet: BattleSheet;
  /** Two or four. */
  readonly seats: number;
  /** Three or five. */
  readonly sectors: number;
  /** Sectors with camps behind them: where the camp rule looks. */
  readonly campSectors: readonly number[];
  /** Bits of the sectors into which a seat may deploy, and come from its reserve. */
  readonly homeSectors: readonly number[];
  readonly factions: readonly Faction[];
  /** The seat that leads a faction, by the faction's number; -1 where nobody does. */
  readonly seatOfFaction: Int8Array;
  /** The first card text of the seat's faction, and the one after its last. */
  readonly firstCard: readonly number[];
  readonly endCard: readonly number[];
  /** What the cards of each seat's faction do, by the moment to which they belong. */
  readonly texts: readonly SeatTexts[];
  readonly tokens: readonly number[];
  /** Cards in each seat's deck before the first hand is drawn. */
  readonly deckSizes: readonly number[];
  /** The units of the battle, seat by seat; other numbers below MAX_UNITS stand for nobody (GONE, without ranks). */
  readonly units: readonly number[];
  /** Units of one seat stand together: seat s has those from firstUnit[s] (FIRST_UNITS) up to endUnit[s]. */
  readonly firstUnit: readonly number[];
  readonly endUnit: readonly number[];
  readonly unitSeat: Uint8Array;
  readonly unitSide: Uint8Array;
  /** The unit's bit among its side's, as `links` of its enemies has it. */
  readonly unitBit: Int16Array;
  /** Units of each side in the order of their bits. */
  readonly sideUnits: readonly [readonly number[], readonly number[]];
  /** The columns `rank` and `unitClasses` before anything is lost. */
  readonly ranks: Int16Array;
  readonly classes: Int16Array;
  readonly readings: Readings;
}

const COLUMNS = {
  rank: MAX_UNITS * MOST_RANKS, // kind + 1 from the front (index into `ranks`), 0 where none is left
  unitSector: MAX_UNITS, // 0 to 4, RESERVE, PILE or GONE
  unitClasses: MAX_UNITS, // bits of the classes it was built as
  links: MAX_UNITS, // bits of the enemy units it is engaged with; 0 when unengaged
  unitOrder: MAX_UNITS,
  unitDisorder: MAX_UNITS,
  unitMarks: MAX_UNITS, // REDEPLOYED, BOUND, COMMANDED
  campOrder: MAX_SEATS,
  campDisorder: MAX_SEATS,
  deckLeft: MAX_SEATS,
  handCount: MAX_SEATS,
  discardCount: MAX_SEATS,
  exhausted: MAX_SEATS, // 1 for a player who could not draw and only counterattacks now
  held: MAX_CARDS, // copies of a text in its owner's hand; factions are never doubled, so a text has one owner
  spent: MAX_CARDS, // copies that lie face up among the discards
  heap: DIE_SIDES + 1, // dice rolled and not yet used, by the number they show: one attack is resolved at a time
  aside: DIE_SIDES + 1, // dice taken out of the heap to be rolled again or raised
  values: DIE_SIDES + 1, // attack values without a die, by value
};
const BYTE_COLUMNS = {
  pile: MAX_SEATS * LIST_SIZE, // discards of a seat in order: text + 1
  known: MAX_SEATS * MAX_CARDS, // held copies of a text that a seat has been shown and that may still be there
};
const SCALARS = [
  'active', // the seat whose turn it is
  'first', // the seat with the initiative
  'stand', // 1 once every unit has been deployed and the battle goes on
  'charging', // 1 + the unit that has moved out to charge and is not yet engaged
  'warCry', // 1 while reactions to the charge under way cost one more
  'turnedRanks', // 1 when Turning Ranks was used this turn
] as const;
/** Locals of frames. A window's plays reach the fight below it by `enclosing`. */
const LOCALS = [
  'attacker',
  'target',
  'kind', // of attack: ASSAULT, CHARGE, BARRAGE, FIRE, COUNTERATTACK
  'ordered', // the kind of the command an attack belongs to: ASSAULT for both rolls of an assault
  'byCommand', // 1 for an attack that was commanded, not given by a card
  'extra', // dice that cards have added to the pool
  'fewer', // dice that an enemy's card takes off the pool
  'hits', // hits dealt
  'lost', // ranks lost by taking these hits
  'given', // 1 when the owner of the target gives it up: it is to be disbanded
  'harass', // 1 when a card gives the attack Harass
  'stampede', // 1 when the card bars reactions and adds a die to the charge
  'cry', // 1 when War Cry was played on the charge to come
  'less', // order less to pay
  'captains', // 1 when the order for mixed names is not paid
  'sector', // 1 + the adjacent sector that is charged into
  'counterFirst', // 1 when the counterattack is resolved before the attack
  'steadied', // 1 when Steadfast was used on these hits
  'used', // bits of the seat's texts already used in this window
  'credits', // redeployments that a card has paid for
  'horses', // 1 when Heavenly Horses lets cavalry redeploy
  'unit',
  'seat',
  'card',
  'left', // tokens that may still be chosen
  'place', // of the seat that is asked, in the order of asking
  'passes', // in a row
  'from', // the unit that may be chosen: 1 + unit, or 0 for all
  'single', // 1 when one answer is all there is
] as const;
/** Names under which procedures that share a slot with others call what they keep in it. */
const ALSO_CALLED = {
  dealt: 'left', // setup: cards of the first hands that have been drawn
  diceLeft: 'left', // rerolls, raises: how many more dice may be chosen
  arranged: 'place', // arrange: ranks that stand in their new order
  brought: 'passes', // bring: how often disorder has been brought home
  whose: 'from', // spies: the seat whose hand is seen
  to: 'sector', // redeployCard: the sector the unit goes to
  hitsDue: 'hits', // takeHits: hits still to be taken
  played: 'used', // afterHits, endOfTurn: 1 when the text of the moment has been played
  met: 'given', // charge: 1 when the target has counter-charged
} as const;

type Column = keyof typeof COLUMNS;
type ByteColumn = keyof typeof BYTE_COLUMNS;
type Scalar = (typeof SCALARS)[number];
export type Local = (typeof LOCALS)[number];
type OtherName = keyof typeof ALSO_CALLED;

export const layout = defineLayout<Battle, Column, Scalar, Local, ByteColumn, OtherName>({
  columns: COLUMNS,
  byteColumns: BYTE_COLUMNS,
  scalars: SCALARS,
  locals: LOCALS,
  alsoCalled: ALSO_CALLED,
  depth: DEPTH,
  subjects: SEAT_SUBJECT + MAX_SEATS,
  dice: MOST_DICE,
});

export type Frame = FrameOf<Local | OtherName>;
export type State = StateOf<Column, Scalar, Frame, Battle, ByteColumn>;

export const sideOf = (seat: number): number => seat & 1;
export const enemySide = (seat: number): number => 1 - (seat & 1);
export const onField = (g: State, unit: number): boolean => g.unitSector[unit] >= 0;
export const isEngaged = (g: State, unit: number): boolean => g.links[unit] !== 0;
/** Whether two units are engaged with each other. */
export const linked = (g: State, a: number, b: number): boolean => (g.links[a] & g.battle.unitBit[b]) !== 0;

/** How many bits are set: enemies a unit is engaged with. */
export function countBits(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}
