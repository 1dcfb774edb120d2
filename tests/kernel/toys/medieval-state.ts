// The pieces and words of the Medieval miniature, and its questions [M Close Combat; M Bolster Morale].

import { rulebook } from '../../../src/kernel/procedure.ts';
import { defineLayout, type FrameOf, RUNNING, type StateOf, WIN } from '../../../src/kernel/state.ts';
import { makeHexBoard } from '../../../src/lib/hex-board.ts';
import { verbs } from './toy.ts';

export const board = makeHexBoard(7, 7, 2);
/** Faces of the battle die: three symbols that stand for armour too, leader, swords, flag. */
export const [LIGHT, MEDIUM, HEAVY, LEADER, SWORDS, FLAG] = [0, 1, 2, 3, 4, 5];
export const KINDS = {
  auxilia: { armour: LIGHT, dice: 2, blocks: 4, retreat: 2, horse: false },
  medium: { armour: MEDIUM, dice: 3, blocks: 4, retreat: 1, horse: false },
  heavyHorse: { armour: HEAVY, dice: 4, blocks: 3, retreat: 2, horse: true },
} as const;
export type Kind = keyof typeof KINDS;

export const CARDS = ['ambush', 'forward', 'scout', 'ambush'];
export const AMBUSH = 0;
export const [DECK, HAND, DISCARD] = [0, 1, 3];

export const VERBS = verbs(
  'end | close {hex} x {hex} | bonus die | no die | ignore {number} | ignore {number} bravery | retreat {hex} {hex}',
  'advance | stay | pass | play ambush {hex} | bonus {hex}',
);
export const [END, CLOSE, BONUS_DIE, NO_DIE, IGNORE, BRAVELY, RETREAT, ADVANCE, STAY, PASS, PLAY_AMBUSH, BONUS] =
  VERBS.keys();

interface Battle {
  readonly units: readonly { readonly kind: Kind; readonly seat: number }[];
  readonly goal: number;
}
const UNITS = 8;
const DEPTH = 9;
export const FACES = 6;
const COLUMNS = {
  hexUnit: board.size,
  unitHex: UNITS,
  blocks: UNITS,
  leader: UNITS, // 1 with a leader attached
  tokens: 2,
  tokenUsed: 2, // one token a turn, in one's own turn and in the other's
  banners: 2,
  cardAt: CARDS.length,
  kept: DEPTH * FACES, // faces of a battle roll by its depth: they outlive the leader's check and fights inside the fight
};
const LOCALS = [
  'attacker',
  'defender',
  'hex',
  'bonus',
  'ambusher',
  'by',
  'at',
  'more',
  'flags',
  'unit',
  'checked',
] as const;
type Column = keyof typeof COLUMNS;
type Local = (typeof LOCALS)[number];
export const layout = defineLayout<Battle, Column, 'active', Local>({
  columns: COLUMNS,
  scalars: ['active'],
  locals: LOCALS,
  depth: DEPTH,
  subjects: 2 * UNITS,
  dice: 8,
});
export type Frame = FrameOf<Local>;
export type Medieval = StateOf<Column, 'active', Frame, Battle>;
type G = Medieval;
export const book = rulebook<Medieval, Frame>();

/** Purposes and subjects of rolls: units, then the leaders with them. */
export const [ROLL_CLOSE, ROLL_LEADER] = [1, 2];
export const LEADER_SUBJECT = UNITS;

export const seatOf = (g: G, u: number): number => g.battle.units[u].seat;
export const kindOf = (g: G, u: number) => KINDS[g.battle.units[u].kind];
export const around = (hex: number): number[] =>
  Array.from(board.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((h) => h >= 0);
export const unitsNear = (g: G, hex: number, seat: number): number[] =>
  around(hex)
    .map((h) => g.hexUnit[h])
    .filter((u) => u >= 0 && seatOf(g, u) === seat);
export const waysBack = (g: G, u: number): number[] =>
  [0, 1]
    .map((i) => board.back[(seatOf(g, u) * board.size + g.unitHex[u]) * 2 + i])
    .filter((h) => h >= 0 && g.hexUnit[h] < 0);

/** A token is there and none was spent in this turn: public, so all about tokens is a plain decision. */
export const mayInspire = (g: G, seat: number): boolean => g.tokens[seat] > 0 && g.tokenUsed[seat] === 0;

export function spendToken(g: G, seat: number): void {
  g.tokens[seat]--;
  g.tokenUsed[seat] = 1;
}

/** Where the faces of a roll are kept while other dice fall. */
export function keptOf(g: G, f: Frame): Int16Array {
  const depth = f.base / g.layout.frameSize;
  return g.kept.subarray(depth * FACES, depth * FACES + FACES);
}

/** Swords that better armour, and cavalry against foot, lets off; two at most [M Superior armor class, stature]. */
export const swordsIgnored = (g: G, by: number, at: number): number =>
  (kindOf(g, at).armour > kindOf(g, by).armour ? 1 : 0) + (kindOf(g, at).horse && !kindOf(g, by).horse ? 1 : 0);

/** Flags a unit may ignore without a token: a leader with it, two friends near. */
export const steady = (g: G, u: number): number =>
  g.leader[u] + (unitsNear(g, g.unitHex[u], seatOf(g, u)).length >= 2 ? 1 : 0);

export function shift(g: G, unit: number, to: number): void {
  g.hexUnit[g.unitHex[unit]] = -1;
  g.unitHex[unit] = to;
  if (to >= 0) g.hexUnit[to] = unit;
}

/** The last banner ends the battle, in whosever fight that is. */
export function gainBanner(g: G, seat: number): void {
  if (++g.banners[seat] >= g.battle.goal && g.outcome === RUNNING) g.outcome = WIN + seat;
}

export function loseBlocks(g: G, unit: number, count: number): void {
  g.blocks[unit] -= Math.min(count, g.blocks[unit]);
  if (g.blocks[unit] > 0) return;
  shift(g, unit, -1);
  gainBanner(g, 1 - seatOf(g, unit));
}
