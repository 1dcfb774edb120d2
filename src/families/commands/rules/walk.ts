// Walking back: where a retreat or an evade may end, and the way there (rules 12, 13). Every step goes to one of the two
// hexes toward the own baseline; only units, enemy leaders, impassable ground and the map's edge stand in the way.

import { roll } from '../../../kernel/chance.ts';
import { tell } from '../../../kernel/events.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { countFace } from './dice.ts';
import { checkLeader } from './leaders.ts';
import { loseBlocks, shiftUnit } from './losses.ts';
import { procedure } from './procedures.ts';
import { groundOf, ROLL_MARSH, type State } from './state.ts';

const BLOCKED = 0;
const OPEN = 1;
/** A friendly leader alone: he attaches and the walk ends there. */
const JOINS = 2;

/**
 * What stands in a unit's way on a hex.
 * RULING: a unit with its own leader cannot take the hex of a second one; he blocks it
 * [A 8; M Leader Movement; N Leader Movement].
 */
function wayInto(g: State, unit: number, hex: number): number {
  if (g.hexUnit[hex] >= 0 || groundOf(g).entry[unit][hex] === 0) return BLOCKED;
  const leader = g.hexLeader[hex];
  if (leader < 0) return OPEN;
  if (g.battle.leaderSide[leader] !== g.battle.unitSide[unit]) return BLOCKED;
  return g.hexLeader[g.unitHex[unit]] < 0 ? JOINS : BLOCKED;
}

/** The ends found by the last search: hexes in `ends`, how far they are in `endSteps`, and whether they fulfil the walk. */
export const ends = new Int16Array(64);
let level = new Int16Array(32);
let nextLevel = new Int16Array(32);

export interface BackWays {
  count: number;
  /** Hexes that the ends lie back; the walk's full length when it can be fulfilled. */
  steps: number;
  /** The walk is fulfilled: every hex of it, or a friendly leader on the way. */
  full: boolean;
}
const found: BackWays = { count: 0, steps: 0, full: false };

/**
 * All hexes where a walk of `length` hexes back may end. If it can be fulfilled only such ends are given; else those
 * farthest back. `joinAt` limits at which step a lone leader may be joined (0: any).
 */
export function waysBack(g: State, unit: number, length: number): BackWays {
  const { board } = g.battle;
  const side = g.battle.unitSide[unit];
  let size = 1;
  level[0] = g.unitHex[unit];
  let joined = 0;
  found.steps = 0;
  found.full = false;
  found.count = 0;
  // Who may not move at all has no way back and pays for all of it.
  if (!g.battle.game.questions.mayMove(g, unit)) return found;
  for (let step = 1; step <= length && size > 0; step++) {
    let nextSize = 0;
    for (let k = 0; k < size; k++) {
      for (let i = (side * board.size + level[k]) * 2, end = i + 2; i < end; i++) {
        const to = board.back[i];
        if (to < 0) continue;
        const way = wayInto(g, unit, to);
        if (way === BLOCKED) continue;
        if (way === JOINS) {
          if (!includes(ends, joined, to)) ends[joined++] = to;
        } else if (!includes(nextLevel, nextSize, to)) nextLevel[nextSize++] = to;
      }
    }
    if (nextSize > 0) {
      found.steps = step;
      const kept = level;
      level = nextLevel;
      nextLevel = kept;
    }
    size = nextSize;
    if (nextSize === 0) break;
  }
  // `size` is 0 when the walk broke off; the last reached level is still in `level`.
  const whole = size > 0 && found.steps === length;
  let count = joined;
  if (whole) {
    for (let k = 0; k < size; k++) ends[count++] = level[k];
    found.full = true;
  } else if (joined > 0) found.full = true;
  else if (found.steps > 0) count = lastLevel(g, unit, found.steps);
  found.count = count;
  return found;
}

/** The hexes exactly `steps` back, written into `ends`. */
function lastLevel(g: State, unit: number, steps: number): number {
  const { board } = g.battle;
  const side = g.battle.unitSide[unit];
  let size = 1;
  level[0] = g.unitHex[unit];
  for (let step = 1; step <= steps; step++) {
    let nextSize = 0;
    for (let k = 0; k < size; k++) {
      for (let i = (side * board.size + level[k]) * 2, end = i + 2; i < end; i++) {
        const to = board.back[i];
        if (to >= 0 && wayInto(g, unit, to) === OPEN && !includes(nextLevel, nextSize, to)) nextLevel[nextSize++] = to;
      }
    }
    const kept = level;
    level = nextLevel;
    nextLevel = kept;
    size = nextSize;
  }
  for (let k = 0; k < size; k++) ends[k] = level[k];
  return size;
}

function includes(list: Int16Array, count: number, value: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === value) return true;
  return false;
}

/** Walks f.unit back to f.hex. On ground that mires, each such hex on the way costs a die roll. */
export const walkBack = procedure('walkBack', {
  go(g, f) {
    if (groundOf(g).plain) {
      shiftUnit(g, f.unit, f.hex);
      return done(g);
    }
    f.from = g.unitHex[f.unit];
    if (f.from === f.hex) return done(g);
    shiftUnit(g, f.unit, nextOnWay(g, f.unit, f.from, f.hex));
    f.from = g.unitHex[f.unit];
    if (groundOf(g).terrain[f.from].mires) enterMire(g, f.unit);
  },
  on(g, f) {
    if (g.unitHex[f.unit] < 0) done(g);
    else become(g, walkBack);
  },
});

/**
 * The next hex of the way to `goal`: the way with the fewest hexes of mire.
 * RULING: a walk back is named by its end; of several ways the one with the fewest die rolls is taken, which nobody would
 * refuse [A 12, 16 Marsh; M Marsh].
 */
function nextOnWay(g: State, unit: number, from: number, goal: number): number {
  const { board } = g.battle;
  const side = g.battle.unitSide[unit];
  let best = -1;
  let bestCost = 99;
  for (let i = (side * board.size + from) * 2, end = i + 2; i < end; i++) {
    const to = board.back[i];
    if (to < 0 || wayInto(g, unit, to) === BLOCKED) continue;
    const cost = mireTo(g, unit, to, goal);
    if (cost < bestCost) {
      bestCost = cost;
      best = to;
    }
  }
  return best;
}

function mireTo(g: State, unit: number, from: number, goal: number): number {
  const { board } = g.battle;
  const side = g.battle.unitSide[unit];
  const here = groundOf(g).terrain[from].mires ? 1 : 0;
  if (from === goal) return here;
  if (board.row[from] === board.row[goal] || wayInto(g, unit, from) !== OPEN) return 99;
  let best = 99;
  for (let i = (side * board.size + from) * 2, end = i + 2; i < end; i++) {
    const to = board.back[i];
    if (to >= 0 && wayInto(g, unit, to) !== BLOCKED) best = Math.min(best, here + mireTo(g, unit, to, goal));
  }
  return best;
}

/** A unit has come onto ground that mires: one die, and its own symbol costs a block (rule 16 Marsh). */
export function enterMire(g: State, unit: number): void {
  call(g, mire).unit = unit;
}

const mire = procedure('mire', {
  roll(g, f) {
    f.hex = g.unitHex[f.unit];
    roll(g, ROLL_MARSH, f.unit, f.hex, 1, 6);
  },
  lose(g, f) {
    const hit = countFace(g, g.battle.unitType[f.unit].symbol);
    tell(g, 'mire', f.unit, f.hex, hit);
    if (hit === 0) return done(g);
    loseBlocks(g, f.unit, 1);
    // Where the mire does not put the leader to the test, he still flees when his unit is gone.
    if (!g.battle.game.customs.mireChecksLeaders && g.hexLeader[f.hex] >= 0) {
      g.leaderChecked[g.hexLeader[f.hex]] = g.sequence;
    }
    const c = call(g, checkLeader);
    c.unit = f.unit;
    c.hex = f.hex;
  },
});
