// Walking back: where a retreat or an evade may end, and the way there (rules 12, 13). Every step goes to one of the two
// hexes toward the own baseline; only units, enemy leaders, impassable ground and the map's edge stand in the way.

import { roll } from '../../../kernel/chance.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { countFace } from './dice.ts';
import { readFace } from './dice-reading.ts';
import { told } from './events.ts';
import { checkLeader } from './leaders.ts';
import { loseBlocks, shiftUnit } from './losses.ts';
import { procedure } from './procedures.ts';
import { groundOf, ROLL_MARSH, type State } from './state.ts';
import { comer, GOES_ON, type RoomFault, roomOn, type Walker } from './walker.ts';

/** What a hex is to a unit that walks back: bits of `roomOn`, none where the ground keeps it out. */
const backRoom = (g: State, w: Walker, hex: number): number => (w.entry[hex] === 0 ? 0 : roomOn(g, w, hex, null));

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
 * farthest back.
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
  const w = comer(g, unit);
  for (let step = 1; step <= length && size > 0; step++) {
    let nextSize = 0;
    for (let k = 0; k < size; k++) {
      for (let i = (side * board.size + level[k]) * 2, end = i + 2; i < end; i++) {
        const to = board.back[i];
        if (to < 0) continue;
        const room = backRoom(g, w, to);
        if (room === 0) continue;
        // A friendly leader alone: he attaches and the walk ends there.
        if ((room & GOES_ON) === 0) {
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
  else if (found.steps > 0) count = lastLevel(g, w, found.steps);
  found.count = count;
  return found;
}

/**
 * Why a walk back does not end on a hex (a). `tooFarBack`: b is how far back it lies. `notFarthest`: b is how far it can go.
 * `mustJoin`: b is the hex of a leader with whom it must end.
 */
export type BackFault =
  | RoomFault
  | 'notBack'
  | 'ground'
  | 'tooFarBack'
  | 'mustJoin'
  | 'notWhole'
  | 'notFarthest'
  | 'wayBlocked';

/** Whether the walk of a unit that must go back `length` hexes may end there: the ends are those of `waysBack`. */
export function mayWalkTo(g: State, unit: number, length: number, to: number, why: Why<BackFault> | null): boolean {
  const { board } = g.battle;
  const w = comer(g, unit);
  const rows = w.side === 0 ? board.row[w.from] - board.row[to] : board.row[to] - board.row[w.from];
  if (rows <= 0 || board.distance[w.from * board.size + to] > rows) return no(why, 'notBack', to);
  const room = roomOn(g, w, to, why);
  if (room === 0) return false;
  if (w.entry[to] === 0) return no(why, 'ground', to);
  if (rows > length) return no(why, 'tooFarBack', to, rows);
  const { count, full, steps } = waysBack(g, unit, length);
  if (includes(ends, count, to)) return true;
  // Who joins a leader fulfils the walk on any hex, so a hex without one is an end only if it lies far enough back.
  if ((room & GOES_ON) !== 0) {
    if (full && steps < length) return no(why, 'mustJoin', to, ends[0]);
    if (full && rows < length) return no(why, 'notWhole', to);
    if (!full && rows < steps) return no(why, 'notFarthest', to, steps);
  }
  return no(why, 'wayBlocked', to);
}

/** The hexes exactly `steps` back, written into `ends`. */
function lastLevel(g: State, w: Walker, steps: number): number {
  const { board } = g.battle;
  const side = w.side;
  let size = 1;
  level[0] = w.from;
  for (let step = 1; step <= steps; step++) {
    let nextSize = 0;
    for (let k = 0; k < size; k++) {
      for (let i = (side * board.size + level[k]) * 2, end = i + 2; i < end; i++) {
        const to = board.back[i];
        if (to < 0 || (backRoom(g, w, to) & GOES_ON) === 0) continue;
        if (!includes(nextLevel, nextSize, to)) nextLevel[nextSize++] = to;
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
    shiftUnit(g, f.unit, nextOnWay(g, comer(g, f.unit), f.from, f.hex));
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
 * RULING: A retreat or an evade is named by its end; of several ways there, the one with the fewest die rolls is taken,
 * which nobody would refuse [A 12, 16 Marsh; M Marsh].
 * CASE: A 16 Marsh: a retreat that can go round it rolls no die
 */
function nextOnWay(g: State, w: Walker, from: number, goal: number): number {
  const { board } = g.battle;
  let best = -1;
  let bestCost = 99;
  for (let i = (w.side * board.size + from) * 2, end = i + 2; i < end; i++) {
    const to = board.back[i];
    if (to < 0 || backRoom(g, w, to) === 0) continue;
    const cost = mireTo(g, w, to, goal);
    if (cost < bestCost) {
      bestCost = cost;
      best = to;
    }
  }
  return best;
}

function mireTo(g: State, w: Walker, from: number, goal: number): number {
  const { board } = g.battle;
  const here = groundOf(g).terrain[from].mires ? 1 : 0;
  if (from === goal) return here;
  if (board.row[from] === board.row[goal] || (backRoom(g, w, from) & GOES_ON) === 0) return 99;
  let best = 99;
  for (let i = (w.side * board.size + from) * 2, end = i + 2; i < end; i++) {
    const to = board.back[i];
    if (to >= 0 && backRoom(g, w, to) !== 0) best = Math.min(best, here + mireTo(g, w, to, goal));
  }
  return best;
}

/** The hexes of a walk back that can be made now, from the first to the last, as it will be walked. */
export function wayBack(g: State, unit: number, goal: number): number[] {
  const w = comer(g, unit);
  const way = [w.from];
  for (let hex = w.from; hex !== goal; ) {
    hex = nextOnWay(g, w, hex, goal);
    if (hex < 0) return [];
    way.push(hex);
  }
  return way;
}

/** A unit has come onto ground that mires: one die, and its own symbol costs a block (rule 16 Marsh). */
export function enterMire(g: State, unit: number): void {
  call(g, mire).unit = unit;
}

export const mire = procedure('mire', {
  roll(g, f) {
    f.hex = g.unitHex[f.unit];
    roll(g, ROLL_MARSH, f.unit, f.hex, 1, 6);
  },
  lose(g, f) {
    const hit = countFace(g, g.battle.unitType[f.unit].symbol);
    told(g)?.tell({
      kind: 'mire',
      unit: { id: f.unit, hex: f.hex },
      hit: hit > 0,
      dice: readFace(g, g.battle.unitType[f.unit].symbol, hit > 0),
    });
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
