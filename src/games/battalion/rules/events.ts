// What is told of a battle: the kind of each event and the meaning of its numbers. A seat, unit, sector, card (index of a
// text), rank (index of a kind); -1 stands for none. Dice fall with the first event after a roll.

import { tell as kernelTell } from '../../../kernel/events.ts';
import type { State } from './state.ts';

export const EVENTS = {
  /** a: number of the top side's die, b: of the bottom side's; c: 1 when they tie and are rolled again. With dice. */
  initiative: 'top die, bottom die, tied',
  /** a: the seat that has the initiative; b: 1 when one of its tokens was flipped to disorder. */
  first: 'seat, flipped',
  /** a: unit, b: sector or RESERVE. */
  deployed: 'unit, sector',
  /** All units stand; what lay hidden in the piles is seen. */
  allStand: '',
  /** a: the seat whose turn begins, b: the number of the turn. */
  turn: 'seat, number',
  /** a: seat whose turn is passed over because it is exhausted. */
  skipped: 'seat',
  /** A card used for its text. a: seat, b: card, c: unit it names or -1, d: seat it names or -1. */
  played: 'seat, card, unit, seat',
  /** A card used without its text. a: seat, b: card, c: SPENT_FOR_... */
  spent: 'seat, card, use',
  /** a: unit, b: sector it left or RESERVE, c: sector it came to, d: REDEPLOYED_BY_... */
  redeployed: 'unit, from, to, how',
  /** a: unit, b: ASSAULT, BARRAGE or CHARGE, c: order paid, d: target, or the sector charged into, or -1. */
  commanded: 'unit, kind, paid, target',
  /** A charging unit moves out. a: unit, b: its sector, c: the sector whose engagement zone it enters. */
  movedOut: 'unit, from, to',
  /** a: unit, b: FIRE or CHARGE (counter-charge), c: order paid, d: the charging unit. */
  reacted: 'unit, kind, paid, charger',
  /** The seat lets a charge come. */
  noReaction: 'seat',
  /** a: charging unit, b: target, c: ENGAGED_..., d: 1 when the target came by counter-charge. */
  engaged: 'unit, target, how, counter-charge',
  /** The counterattack comes first. a: unit that counterattacks, b: card or -1 for Anticipate. */
  counterFirst: 'unit, card',
  /** The charge ends without a fight. a: unit; b: 1 when it was disbanded, 0 when it finds nobody to engage. */
  chargeEnds: 'unit, disbanded',
  /** a: attacker, b: target, c: kind of attack, d: the attack values of the attacker as `packedValues` writes them. With dice. */
  rolled: 'attacker, target, kind, values',
  /** a: attacker, b: target, c: dice rolled again. With dice. */
  rerolled: 'attacker, target, dice',
  /** a: attacker, b: what the die showed before it was raised by one. */
  raised: 'attacker, face',
  /** A die counts as a hit. a: attacker, b: what it shows, c: the value it lies on, 0 for an eight. */
  assigned: 'attacker, face, value',
  /** a: attacker, b: target, c: hits dealt, d: kind of attack. */
  hits: 'attacker, target, hits, kind',
  /** a: unit, b: hits ignored, c: card, or -1 for Steadfast; d: for Steadfast 0 order, 1 disorder was placed. */
  ignored: 'unit, hits, card, token',
  /** How hits were taken. a: unit, b: ranks removed, c: disorder placed, d: disorder brought back. */
  taken: 'unit, ranks, placed, refunded',
  /** A rank leaves the field. a: unit, b: rank. */
  rankLost: 'unit, rank',
  /** a: unit, b: tokens that go to the camp as disorder. */
  disbanded: 'unit, tokens',
  /** Agema keeps a rank. a: unit, b: rank, c: tokens that go to the camp. */
  kept: 'unit, rank, tokens',
  /** A unit without an enemy goes back to its formation zone. a: unit. */
  returned: 'unit',
  /** Order is placed on a unit from its owner's camp. a: unit, b: how many, c: card, or -1 for Harass. */
  burdened: 'unit, order, card',
  /** a: unit, b: order paid. */
  evaded: 'unit, paid',
  /** A card text moves a unit. a: unit, b: from (sector or RESERVE), c: to, d: card. */
  moved: 'unit, from, to, card',
  /** a: seat, b: card (for its owner alone), c: cards left in the deck. */
  drew: 'seat, card, left',
  /** a: seat that had to draw and could not. */
  exhausted: 'seat',
  /** a: seat, b: order brought home, c: disorder flipped in the camp, d: disorder flipped on units. */
  rallied: 'seat, home, flipped, on units',
  /** Disorder goes from a unit to the camp. a: unit, b: how many, c: card, or -1 for Discipline. */
  brought: 'unit, disorder, card',
  /** Disorder in the camp turned to order. a: seat, b: how many, c: card. */
  flipped: 'seat, tokens, card',
  /** The ranks of a unit stand in a new order. a: unit. */
  arranged: 'unit',
  /** a: the seat that looks, b: the seat whose hand it sees. */
  looked: 'seat, seat',
  /** a: side, b: WON_BY_..., c: sector of the camp, or the seat that is exhausted, or -1. */
  won: 'side, cause, where',
} as const;

export type EventKind = keyof typeof EVENTS;

export const SPENT_FOR_DIE = 0;
export const SPENT_FOR_REDEPLOYMENT = 1;
/** Taken out of the hand by an opponent's card. */
export const SPENT_BY_ENEMY = 2;

export const REDEPLOYED_BY_CARD = 0;
export const REDEPLOYED_BY_SWIFT = 1;
/** Oblique Order, Heavenly Horses, Consular Reserve. */
export const REDEPLOYED_BY_TEXT = 2;

export const ENGAGED_FRESH = 0;
export const ENGAGED_OVERLAP = 1;
export const ENGAGED_SPLIT = 2;

export const WON_BY_CAMP = 0;
export const WON_BY_EXHAUSTION = 1;
export const WON_BY_ROUT = 2;

export function tell(g: State, kind: EventKind, a = 0, b = 0, c = 0, d = 0): void {
  kernelTell(g, kind, a, b, c, d);
}
