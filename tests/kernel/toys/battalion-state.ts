// The ranks, cards and words of the Battalion miniature: four seats on two sides, one sector, eight-sided dice.

import type { Trace } from '../../../src/kernel/explain.ts';
import { rulebook } from '../../../src/kernel/procedure.ts';
import { defineLayout, type FrameOf, type StateOf } from '../../../src/kernel/state.ts';
import { verbs } from './toy.ts';

/** Cohesion, and the values that dice are put on [B Rank tile breakdown]. */
export const RANKS = [
  { name: 'hastati', cohesion: 3, melee: [5], ranged: [], screen: false },
  { name: 'guard', cohesion: 4, melee: [4], ranged: [], screen: false },
  { name: 'caetrati', cohesion: 2, melee: [6], ranged: [5], screen: true },
];
/** Every seat has the same list of six cards: card c belongs to seat c / 6. */
export const CARDS = ['veteranTroops', 'holdTheLine'];
export const [VETERAN, HOLD_THE_LINE] = [0, 1];
export const LIST = 6;
export const textOf = (card: number): number => (card % LIST < LIST / 2 ? VETERAN : HOLD_THE_LINE);
export const [UNSEEN, HAND, DISCARD] = [0, 1, 2];

export const VERBS = verbs(
  'rally | charge {unit} | pass | fire {unit} | counter {unit} | engage {unit} | roll | discard {card} | play {card}',
  'reroll {number} | lose {number} refund {number} | lose {number} place {number}',
);
export const [RALLY, CHARGE, PASS, FIRE, COUNTER, ENGAGE, ROLL, SPEND, PLAY, REROLL, REFUND, PLACE] = VERBS.keys();

export const SEATS = 4;
const UNITS = 8;
const DEPTH = 8;
export const FRONT = 3;
export const MOST_DICE = 6;
const COLUMNS = {
  rank: UNITS * FRONT, // kind + 1 from the front, 0 where none is left
  link: UNITS, // the enemy it is engaged with + 1
  unitOrder: UNITS,
  unitDisorder: UNITS,
  campOrder: SEATS,
  campDisorder: SEATS,
  deckLeft: SEATS,
  cardAt: SEATS * LIST,
  kept: DEPTH * MOST_DICE, // the dice of an attack, by its depth on the stack: they outlive rerolls and decisions
};
const LOCALS = [
  'attacker',
  'target',
  'kind',
  'pool',
  'hits',
  'used',
  'seat',
  'unit',
  'face',
  'place',
  'passes',
] as const;
export type Local = (typeof LOCALS)[number];
type Column = keyof typeof COLUMNS;
interface Battle {
  readonly owner: readonly number[];
}
export const layout = defineLayout<Battle, Column, 'active', Local>({
  columns: COLUMNS,
  scalars: ['active'],
  locals: LOCALS,
  depth: DEPTH,
  subjects: UNITS + SEATS,
  dice: MOST_DICE,
});
export type Frame = FrameOf<Local>;
export type Battalion = StateOf<Column, 'active', Frame, Battle>;
export const book = rulebook<Battalion, Frame>();

/** Purposes and subjects of rolls: units, then seats. */
export const [ROLL_ATTACK, ROLL_AGAIN, ROLL_DRAW] = [1, 2, 3];
export const SEAT_SUBJECT = UNITS;

export const sideOf = (seat: number): number => seat % 2;
export const ownerOf = (g: Battalion, unit: number): number => g.battle.owner[unit];
export const unitsOf = (g: Battalion, which: (seat: number) => boolean): number[] =>
  [...g.battle.owner.keys()].filter((u) => which(g.battle.owner[u]) && stands(g, u));
export const ranksOf = (g: Battalion, unit: number) =>
  Array.from(g.rank.subarray(unit * FRONT, unit * FRONT + FRONT))
    .filter((kind) => kind > 0)
    .map((kind) => RANKS[kind - 1]);
export const stands = (g: Battalion, unit: number): boolean => g.rank[unit * FRONT] > 0;
export const free = (g: Battalion, unit: number): boolean => stands(g, unit) && g.link[unit] === 0;
export const cohesionOf = (ranks: readonly { cohesion: number }[]): number => ranks.reduce((n, r) => n + r.cohesion, 0);
export const handOf = (g: Battalion, seat: number): number[] =>
  Array.from({ length: LIST }, (_, i) => seat * LIST + i).filter((card) => g.cardAt[card] === HAND);
export const textsOf = (g: Battalion, seat: number): number[] => [...new Set(handOf(g, seat).map(textOf))];
export const unseenOf = (g: Battalion, seat: number): Int16Array => g.cardAt.subarray(seat * LIST, seat * LIST + LIST);

export function spendCard(g: Battalion, seat: number, text: number): void {
  const card = handOf(g, seat).find((c) => textOf(c) === text);
  if (card === undefined) throw new Error('that card is not held');
  g.cardAt[card] = DISCARD;
}

/** The order a command costs: as many as lie there, but one at least, and one more for mixed names [B Commanding a unit]. */
export function costOf(g: Battalion, unit: number, trace: Trace | null = null): number {
  const mixed = new Set(ranksOf(g, unit).map((rank) => rank.name)).size > 1 ? 1 : 0;
  trace?.add(g.unitOrder[unit], 'order on the unit', 'B Commanding a unit');
  trace?.atLeast(1, 'one order for any command', 'B Commanding a unit');
  if (mixed > 0) trace?.add(1, 'ranks of different names', 'B Commanding a unit');
  return Math.max(1, g.unitOrder[unit]) + mixed;
}

export const affords = (g: Battalion, unit: number): boolean => g.campOrder[ownerOf(g, unit)] >= costOf(g, unit);

export function pay(g: Battalion, unit: number): void {
  const cost = costOf(g, unit);
  g.campOrder[ownerOf(g, unit)] -= cost;
  g.unitOrder[unit] += cost;
}

/** Eights hit by themselves; of the rest, as many dice as fit on values of their own [B Rolling and assigning dice]. */
export function countHits(dice: readonly number[], values: readonly number[]): number {
  const rest = dice.filter((die) => die < 8).sort((a, b) => a - b);
  let hits = dice.length - rest.length;
  for (const value of [...values].sort((a, b) => a - b)) {
    while (rest.length > 0 && rest[0] < value) rest.shift();
    if (rest.shift() !== undefined) hits++;
  }
  return hits;
}
