// The pieces, cards and words of the Dark Ages miniature, and what can be asked of its state.

import { rulebook } from '../../../src/kernel/procedure.ts';
import { defineLayout, type FrameOf, RUNNING, type StateOf, WIN } from '../../../src/kernel/state.ts';
import { makeHexBoard } from '../../../src/lib/hex-board.ts';
import { verbs } from './toy.ts';

export const board = makeHexBoard(7, 7, 2);

/** A hit needs a die of at least the attack or defence value [D p. 2]. */
export const KINDS = {
  levy: { morale: 1, move: 1, attack: 5, defence: 6, cubes: 4, horse: false },
  swordsmen: { morale: 2, move: 1, attack: 4, defence: 3, cubes: 3, horse: false },
  spearmen: { morale: 2, move: 1, attack: 5, defence: 3, cubes: 3, horse: false },
  knights: { morale: 2, move: 2, attack: 3, defence: 4, cubes: 3, horse: true },
} as const;
export type Kind = keyof typeof KINDS;

export const [MERCENARY, LEADERSHIP, SHIELD_WALL, WEDGE, KNIGHTS] = [0, 1, 2, 3, 4];
export const CARDS = ['mercenary', 'leadership', 'shieldWall', 'wedge', 'knightsAttack'];
/** Two copies of each text: card c has the text c % 5. cardAt says where it is. */
export const COPIES = 2;
export const [DECK, HAND, DISCARD] = [0, 1, 3];

export const VERBS = verbs(
  'end | move {hex} | melee {hex} x {hex} | stop | enter {hex} | assault {hex} | pass | play {card}',
  'play leadership {hex} | retreat {hex} {hex}',
);
export const [END, MOVE, MELEE, STOP, ENTER, ASSAULT, PASS, PLAY, LEAD, RETREAT] = VERBS.keys();

interface Battle {
  readonly units: { readonly kind: Kind; readonly seat: number }[];
}
const UNITS = 8;
const COLUMNS = {
  hexUnit: board.size,
  unitHex: UNITS,
  cubes: UNITS,
  grey: UNITS,
  leader: UNITS, // the morale of the leader with the unit, 0 without one
  hitsDue: UNITS, // hits that wait to be taken: chains of losses need no deep stack
  routs: UNITS,
  cardAt: CARDS.length * COPIES,
};
const ROLL = ['by', 'at', 'value', 'count', 'spared', 'sixes', 'kind'] as const;
const FIGHT = ['attacker', 'defender', 'first', 'parity', 'assault', 'shieldWall', 'wedge', 'knights'] as const;
const WAY = ['unit', 'hex', 'steps', 'points', 'mustEnter', 'fresh', 'place', 'passes'] as const;
export type Local = (typeof ROLL | typeof FIGHT | typeof WAY)[number];
type Column = keyof typeof COLUMNS;
export const layout = defineLayout<Battle, Column, 'active', Local>({
  columns: COLUMNS,
  scalars: ['active'],
  locals: [...ROLL, ...FIGHT, ...WAY],
  depth: 10,
  subjects: UNITS,
  dice: 12,
});
export type Frame = FrameOf<Local>;
export type DarkAges = StateOf<Column, 'active', Frame, Battle>;

export const book = rulebook<DarkAges, Frame>();
/** Purposes of rolls. */
export const [STRIKE, SHOT, SIX] = [1, 2, 3];
/** Results of an assault. */
export const VACATED = 1;

export const seatOf = (g: DarkAges, u: number): number => g.battle.units[u].seat;
export const kindOf = (g: DarkAges, u: number) => KINDS[g.battle.units[u].kind];
export const moraleOf = (g: DarkAges, u: number): number => g.leader[u] || kindOf(g, u).morale;
export const near = (a: number, b: number): boolean => a >= 0 && b >= 0 && board.distance[a * board.size + b] === 1;
export const around = (hex: number): number[] =>
  Array.from(board.neighbours.subarray(hex * 6, hex * 6 + 6)).filter((h) => h >= 0);
export const enemiesNear = (g: DarkAges, hex: number, seat: number): number[] =>
  around(hex).filter((h) => g.hexUnit[h] >= 0 && seatOf(g, g.hexUnit[h]) !== seat);
export const inContact = (g: DarkAges, f: Frame): boolean => near(g.unitHex[f.attacker], g.unitHex[f.defender]);

export function holds(g: DarkAges, seat: number, text: number): number {
  for (let c = text; c < g.cardAt.length; c += CARDS.length) if (g.cardAt[c] === HAND + seat) return c;
  return -1;
}

export function shift(g: DarkAges, unit: number, to: number): void {
  g.hexUnit[g.unitHex[unit]] = -1;
  g.unitHex[unit] = to;
  if (to >= 0) g.hexUnit[to] = unit;
}

/** The last unit of a side ends the battle, however deep in a fight that is [D p. 9]. */
export function eliminate(g: DarkAges, unit: number): void {
  const seat = seatOf(g, unit);
  shift(g, unit, -1);
  const left = g.battle.units.some((u, i) => u.seat === seat && g.unitHex[i] >= 0);
  if (!left && g.outcome === RUNNING) g.outcome = WIN + 1 - seat;
}

/** The first unit with an entry in the column: active side first, then by number. */
export function firstWith(g: DarkAges, column: Int16Array): number {
  for (const seat of [g.active, 1 - g.active]) {
    const u = g.battle.units.findIndex((unit, i) => unit.seat === seat && column[i] > 0);
    if (u >= 0) return u;
  }
  return -1;
}

/** A grey cube, or a rout, is made good; never above the starting strength [D Leadership; ruling 35]. */
export function lead(g: DarkAges, seat: number, hex: number): void {
  g.cardAt[holds(g, seat, LEADERSHIP)] = DISCARD;
  const u = g.hexUnit[hex];
  g.cubes[u] = Math.min(kindOf(g, u).cubes, g.cubes[u] + (g.cubes[u] === 0 ? 2 : 1));
  g.grey[u] = 0;
  g.routs[u] = 0;
}

export function offerLeadership(g: DarkAges, seat: number, out: { add(verb: number, a: number): void }): void {
  if (holds(g, seat, LEADERSHIP) < 0) return;
  g.battle.units.forEach((unit, u) => {
    if (unit.seat === seat && g.grey[u] > 0 && g.unitHex[u] >= 0) out.add(LEAD, g.unitHex[u]);
  });
}
