// The pieces, cards and words of the Napoleonics miniature, and its question "how many dice?" [N Melee 4-6; N Infantry Square].

import type { Trace } from '../../../src/kernel/explain.ts';
import { rulebook } from '../../../src/kernel/procedure.ts';
import { defineLayout, type FrameOf, RUNNING, type StateOf, WIN } from '../../../src/kernel/state.ts';
import { makeHexBoard } from '../../../src/lib/hex-board.ts';
import { countOf, verbs } from './toy.ts';

export const board = makeHexBoard(7, 7, 6);
/** Faces of the battle die; infantry is on two sides. */
export const [INFANTRY, INFANTRY_TOO, CAVALRY, ARTILLERY, SABER, FLAG] = [0, 1, 2, 3, 4, 5];
export const KINDS = {
  line: { arm: INFANTRY, blocks: 4, more: 0 },
  heavy: { arm: CAVALRY, blocks: 3, more: 1 },
  guns: { arm: ARTILLERY, blocks: 3, more: 0 },
} as const;
export type Kind = keyof typeof KINDS;

export const CARDS = ['firstStrike', 'firstStrike', 'rally', 'scout', 'forward', 'bombard', 'bayonet', 'assault'];
export const FIRST_STRIKE = 0;
export const TEXTS = [...new Set(CARDS)];
/** cardAt: deck, hands by seat, discards, then the four track places of each seat. */
export const [DECK, HAND, DISCARD, TRACK] = [0, 1, 3, 4];
export const TRACKS = 4;

export const VERBS = verbs(
  'end | melee {hex} x {hex} | support {hex} | done | pass | play {card} | stand | retire | square | ignore {number}',
  'retreat {hex} {hex} | retire {hex} {hex} | advance | stay',
);
export const [END, MELEE, SUPPORT, DONE, PASS, PLAY, STAND, RETIRE, SQUARE, IGNORE, RETREAT, RETIRE_TO, ADVANCE, STAY] =
  VERBS.keys();

interface Battle {
  readonly units: readonly { readonly kind: Kind; readonly seat: number }[];
  readonly forests: ReadonlySet<number>;
  readonly goal: number;
}
const UNITS = 10;
const COLUMNS = {
  hexUnit: board.size,
  unitHex: UNITS,
  blocks: UNITS,
  fought: UNITS,
  joined: UNITS, // guns: the stack depth of the fight they support, 0 for none
  squareSlot: UNITS, // the place on the track + 1, 0 out of square
  cardAt: CARDS.length,
  banners: 2,
};
const LOCALS = ['attacker', 'defender', 'from', 'to', 'struckFirst', 'by', 'at', 'bounce', 'flags', 'unit'] as const;
type Column = keyof typeof COLUMNS;
type Local = (typeof LOCALS)[number];
export const layout = defineLayout<Battle, Column, 'active', Local>({
  columns: COLUMNS,
  scalars: ['active'],
  locals: LOCALS,
  depth: 8,
  subjects: UNITS + 2,
  dice: 20,
});
export type Frame = FrameOf<Local>;
export type Napoleonics = StateOf<Column, 'active', Frame, Battle>;
type G = Napoleonics;
export const book = rulebook<Napoleonics, Frame>();

/** Purposes and subjects of rolls: units, then seats. */
export const [ROLL_MELEE, ROLL_RETIRE, ROLL_CARD] = [1, 2, 3];
export const SEAT_SUBJECT = UNITS;

export const seatOf = (g: G, u: number): number => g.battle.units[u].seat;
export const armOf = (g: G, u: number): number => KINDS[g.battle.units[u].kind].arm;
export const handSize = (g: G, seat: number): number => countOf(g.cardAt, HAND + seat);
export const trackAt = (seat: number, slot: number): number => TRACK + seat * TRACKS + slot;
export const around = (hex: number): number[] =>
  Array.from(board.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((h) => h >= 0);
export const supported = (g: G, u: number): boolean =>
  around(g.unitHex[u]).filter((h) => g.hexUnit[h] >= 0 && seatOf(g, g.hexUnit[h]) === seatOf(g, u)).length >= 2;
/** Free hexes toward the own side. */
export const waysBack = (g: G, seat: number, hex: number): number[] =>
  [0, 1].map((i) => board.back[(seat * board.size + hex) * 2 + i]).filter((h) => h >= 0 && g.hexUnit[h] < 0);
export const waysToRetire = (g: G, u: number): number[] =>
  waysBack(g, seatOf(g, u), g.unitHex[u]).filter((h) => waysBack(g, seatOf(g, u), h).length > 0);

/** A line is free if no hex that it crosses holds anything, and one of its sides is free where it runs along edges. */
export function clearLine(g: G, from: number, to: number): boolean {
  const pair = from * board.size + to;
  const { start, length, entries } = board.sight;
  const obstructed = (hex: number): boolean => hex < 0 || g.hexUnit[hex] >= 0 || g.battle.forests.has(hex);
  const sides = [false, false];
  for (let at = start[pair], end = at + 2 * length[pair]; at < end; at += 2) {
    if (entries[at] === entries[at + 1] && obstructed(entries[at])) return false;
    if (entries[at] === entries[at + 1]) continue;
    for (const side of [0, 1]) if (obstructed(entries[at + side])) sides[side] = true;
  }
  return !(sides[0] && sides[1]);
}

export function shift(g: G, unit: number, to: number): void {
  g.hexUnit[g.unitHex[unit]] = -1;
  g.unitHex[unit] = to;
  if (to >= 0) g.hexUnit[to] = unit;
}

/** The last block gives a banner, which may end the battle in anyone's roll; a square's card goes back to the hand. */
export function loseBlocks(g: G, unit: number, count: number): void {
  g.blocks[unit] -= Math.min(count, g.blocks[unit]);
  if (g.blocks[unit] > 0) return;
  const seat = seatOf(g, unit);
  shift(g, unit, -1);
  if (g.squareSlot[unit] > 0) g.cardAt[g.cardAt.indexOf(trackAt(seat, g.squareSlot[unit] - 1))] = HAND + seat;
  g.squareSlot[unit] = 0;
  if (++g.banners[1 - seat] >= g.battle.goal && g.outcome === RUNNING) g.outcome = WIN + 1 - seat;
}

/** The fewer dice an arm rolls into a forest; cavalry also out of one [N Forest]. */
function forestLoss(g: G, by: number, at: number): number {
  const loss = armOf(g, by) === CAVALRY ? 2 : 1;
  const out = armOf(g, by) !== INFANTRY && g.battle.forests.has(g.unitHex[by]) ? loss : 0;
  return g.battle.forests.has(g.unitHex[at]) ? loss : out;
}

/** A gun's dice by blocks and range. */
export function gunDice(g: G, by: number, at: number): number {
  const range = board.distance[g.unitHex[by] * board.size + g.unitHex[at]];
  const full = [0, 3, 2, 1, 1][range] ?? 0;
  return Math.max(0, (g.blocks[by] > 1 || full === 1 ? full : full - 1) - forestLoss(g, by, at));
}

/** Stages: base, add, cap, reduce, join. Terrain works after the cap and guns after both; none at all may be left. */
export function meleeDice(g: G, by: number, at: number, guns: readonly number[], trace: Trace | null = null): number {
  let dice = g.blocks[by];
  trace?.becomes(dice, 'blocks', 'N Melee 4');
  const { more } = KINDS[g.battle.units[by].kind];
  if (more > 0) trace?.add(more, 'heavy cavalry', 'N Melee 4');
  dice += more;
  const square = g.squareSlot[by] > 0 || (armOf(g, by) === CAVALRY && g.squareSlot[at] > 0);
  if (square) trace?.limit(1, 'in square, or cavalry against one', 'N Infantry Square');
  if (square) dice = Math.min(1, dice);
  const loss = forestLoss(g, by, at);
  if (loss > 0) {
    trace?.add(-loss, 'forest', 'N Forest');
    trace?.atLeast(0, 'no die is left to roll', 'N Melee 6');
    dice = Math.max(0, dice - loss);
  }
  for (const gun of guns) {
    trace?.add(gunDice(g, gun, at), 'guns in support', 'N Combined Arms Combat');
    dice += gunDice(g, gun, at);
  }
  return dice;
}
