// Pieces come and go: shifting, losing, killing, recovering, and what ends the battle [D Victory conditions].

import { RUNNING, WIN } from '../../../kernel/state.ts';
import { cubesHere, here, ledBy, type Stood, sidesNow, told, unitWith } from './events.ts';
import { isRouted } from './ground.ts';
import { ownMorale } from './questions.ts';
import {
  ELIMINATED,
  enemyOf,
  HAS_MOVED,
  isLeader,
  LEADERS,
  LEFT,
  leaderWith,
  MOVED_THIS_TURN,
  ON_BOARD,
  pieceAt,
  type State,
} from './state.ts';

/**
 * Puts a piece on another hex; a unit takes its leader along unless `carry` is false. That it goes is told before, by who
 * moves it; here follows who is now with whom, or alone.
 */
export function shift(g: State, piece: number, to: number, carry = true): void {
  const from = g.unitHex[piece];
  g.unitHex[piece] = to;
  g.lasting[piece] |= HAS_MOVED | MOVED_THIS_TURN;
  if (isLeader(piece)) {
    g.hexLeader[from] = -1;
    g.hexLeader[to] = piece;
    if (g.hexUnit[to] >= 0) told(g)?.tell({ kind: 'joins', leader: piece, hex: to, unit: g.hexUnit[to] });
    else if (g.hexUnit[from] >= 0) told(g)?.tell({ kind: 'alone', leader: piece, hex: to, left: null });
  } else {
    const leader = g.hexLeader[from];
    g.hexUnit[from] = -1;
    g.hexUnit[to] = piece;
    if (leader >= 0 && carry) {
      g.hexLeader[from] = -1;
      g.hexLeader[to] = leader;
      g.unitHex[leader] = to;
      g.lasting[leader] |= HAS_MOVED | MOVED_THIS_TURN;
    } else {
      if (leader >= 0) told(g)?.tell({ kind: 'alone', leader, hex: from, left: piece });
      if (g.hexLeader[to] >= 0) told(g)?.tell({ kind: 'joins', leader: g.hexLeader[to], hex: to, unit: piece });
    }
  }
  const rules = g.battle.hooks.moved;
  for (let i = 0; i < rules.length; i++) rules[i].moved?.(g, piece, from, to);
}

/** Sets a piece that was off the board down on a hex. */
export function setDown(g: State, piece: number, hex: number): void {
  g.unitHex[piece] = hex;
  g.fate[piece] = ON_BOARD;
  if (isLeader(piece)) g.hexLeader[hex] = piece;
  else g.hexUnit[hex] = piece;
}

function takeOff(g: State, piece: number, fate: number): void {
  const hex = g.unitHex[piece];
  if (isLeader(piece)) g.hexLeader[hex] = -1;
  else g.hexUnit[hex] = -1;
  g.unitHex[piece] = -1;
  g.fate[piece] = fate;
  g.cubes[piece] = 0;
  g.grey[piece] = 0;
  g.hitsDue[piece] = 0;
  g.routs[piece] = 0;
  g.joined[piece] = 0;
  g.mark[piece] = 0;
  g.hurt[piece] = 0;
}

/** A unit is lost. Its leader stays in the hex alone. `counts` is false where a rule says that it is not counted. */
export function eliminate(g: State, piece: number, counts = true): void {
  if (isLeader(piece)) return killLeader(g, piece, true);
  const { battle } = g;
  const hex = g.unitHex[piece];
  const seat = battle.seat[piece];
  const leader = leaderWith(g, piece);
  let counted = counts;
  for (const rule of battle.hooks.uncounted) if (rule.uncounted?.(g, piece)) counted = false;
  if (counted) {
    g.lost[seat]++;
    g.lostMorale[seat] += ownMorale(g, piece);
  }
  const had = g.sink === null ? null : cubesHere(g, piece);
  takeOff(g, piece, ELIMINATED);
  if (had !== null) {
    const led = leader < 0 ? null : leader;
    const sides = sidesNow(g);
    told(g)?.tell({ kind: 'eliminated', piece, hex, counts: counted, lost: g.lost[seat], had, leader: led, sides });
  }
  for (const rule of battle.hooks.moved) rule.moved?.(g, piece, hex, -1);
  if (leader < 0) return;
  for (const rule of battle.hooks.neverAlone) if (rule.neverAlone?.(g, leader)) return killLeader(g, leader, true);
  told(g)?.tell({ kind: 'alone', leader, hex, left: null });
}

/** A leader dies; the units around him are shaken, unless his rout has just shaken them [D Attached leaders involved in combat]. */
export function killLeader(g: State, leader: number, shakes: boolean): void {
  const hex = g.unitHex[leader];
  const seat = g.battle.seat[leader];
  const was = g.sink === null ? null : { unit: unitWith(g, leader), routed: isRouted(g, leader) };
  takeOff(g, leader, ELIMINATED);
  g.leadersLeft[seat]--;
  if (was !== null) {
    told(g)?.tell({ kind: 'leaderDead', leader, hex, left: g.leadersLeft[seat], ...was, sides: sidesNow(g) });
  }
  let mourned = shakes;
  for (const rule of g.battle.hooks.unmourned) if (rule.unmourned?.(g, leader)) mourned = false;
  if (mourned) shock(g, leader, hex);
  for (const rule of g.battle.hooks.leaderKilled) rule.leaderKilled?.(g, leader);
}

/**
 * Every own unit with or next to a leader who is killed or routed takes as many hits as his morale.
 * RULING: A leader who stands alone next to an own leader who is killed or routed takes the hits of that loss like a
 * unit [D Attached leaders involved in combat].
 * CASE: D Attached leaders in combat: an own leader who stands alone beside one who is killed takes hits for his death
 */
export function shock(g: State, leader: number, hex: number): void {
  const { board, seat, morale } = g.battle;
  told(g)?.tell({ kind: 'shock', leader, hex, hits: morale[leader], shaken: shakenBy(g, leader, hex) });
  const unit = g.hexUnit[hex];
  if (unit >= 0 && seat[unit] === seat[leader]) g.hitsDue[unit] += morale[leader];
  for (let d = 0; d < 6; d++) {
    const to = board.neighbours[hex * 6 + d];
    if (to < 0) continue;
    const p = pieceAt(g, to);
    if (p >= 0 && seat[p] === seat[leader]) g.hitsDue[p] += morale[leader];
  }
}

/** Who is told to be shaken by the loss of a leader. */
function shakenBy(g: State, leader: number, hex: number): Stood[] {
  const { board, seat } = g.battle;
  const around = [
    g.hexUnit[hex],
    ...Array.from({ length: 6 }, (_, d) => board.neighbours[hex * 6 + d]).map((to) => (to < 0 ? -1 : pieceAt(g, to))),
  ];
  return around.filter((p) => p >= 0 && seat[p] === seat[leader]).map((p) => here(g, p));
}

/** A unit leaves the battle by an event and counts for nobody; a leader with it stays. */
export function leave(g: State, piece: number): void {
  const hex = g.unitHex[piece];
  const leader = leaderWith(g, piece);
  const was = g.sink === null ? null : { had: cubesHere(g, piece), leader: ledBy(g, piece) };
  takeOff(g, piece, LEFT);
  if (was !== null) told(g)?.tell({ kind: 'leaves', piece, hex, ...was });
  for (const rule of g.battle.hooks.moved) rule.moved?.(g, piece, hex, -1);
  if (leader >= 0) told(g)?.tell({ kind: 'alone', leader, hex, left: null });
}

/**
 * The grey cube becomes active; a routed unit gets two active cubes for it (`routed`), or one where a card says so.
 * RULING: A unit never has more cubes than it began the battle with; what comes back comes from its own losses
 * [D Rally].
 * CASE: D Rally: cubes come from the unit's own losses
 * CASE: D Rally: a routed unit that began with one cube gets one back, not two
 */
export function recover(g: State, piece: number, routedCubes = 2): void {
  const before = g.sink === null ? null : cubesHere(g, piece);
  const routed = g.cubes[piece] === 0 && isRouted(g, piece);
  const cubes = g.cubes[piece] + (routed ? routedCubes : 1);
  g.cubes[piece] = Math.min(g.battle.full[piece], cubes);
  g.grey[piece] = 0;
  g.routs[piece] = 0;
  if (before !== null) {
    const after = cubesHere(g, piece);
    told(g)?.tell({ kind: 'recovers', piece: here(g, piece), before, after, wasRouted: routed });
  }
}

/** Whether anybody has hits to take, or the last leader of a side has fallen without any: `losses` looks at both. */
export function anyDue(g: State): boolean {
  const due = g.hitsDue;
  const { unitCount, leaderCount } = g.battle;
  for (let p = 0; p < unitCount; p++) if (due[p] > 0) return true;
  for (let p = LEADERS, end = LEADERS + leaderCount; p < end; p++) if (due[p] > 0) return true;
  return leaderless(g, 0) || leaderless(g, 1);
}

/** Every leader of the side is dead [D Victory conditions]. */
function leaderless(g: State, seat: number): boolean {
  const { firstLeader } = g.battle;
  return g.leadersLeft[seat] === 0 && firstLeader[seat + 1] > firstLeader[seat];
}

/** The first piece with an entry in the column: the active side first, units before leaders; -1 for none. */
export function firstWith(g: State, column: Int16Array): number {
  let other = -1;
  const { seat, unitCount, leaderCount } = g.battle;
  for (let p = 0; p < unitCount; p++) {
    if (column[p] === 0) continue;
    if (seat[p] === g.active) return p;
    if (other < 0) other = p;
  }
  for (let p = LEADERS; p < LEADERS + leaderCount; p++) {
    if (column[p] === 0) continue;
    if (seat[p] === g.active) return p;
    if (other < 0) other = p;
  }
  return other;
}

/** How a side has lost: 0 it has not, 1 its enemy's limit, 2 all its leaders are dead. */
function lossOf(g: State, seat: number): number {
  const goal = g.battle.limit[enemyOf(seat)];
  if (goal > 0 && g.lost[seat] >= goal) return 1;
  return leaderless(g, seat) ? 2 : 0;
}

/**
 * Ends the battle when a side has lost [D Victory conditions]. Called when all hits of one moment have been taken, so that
 * both sides can lose at once.
 * RULING: If both sides have lost at once, the one whose eliminated units have the higher sum of morale loses, and on a
 * tie Player B wins [D Victory conditions].
 * CASE: D Victory conditions: when both sides reach their limit in one fight, the one with the higher morale among its lost units loses
 * CASE: D Victory conditions: with equal sums Player B wins
 * RULING: Leaders are not counted for the limit of lost units, and a leader who has not come yet does not keep his side
 * in the battle [D Victory conditions].
 * CASE: D Victory conditions: leaders are not counted for the limit
 * CASE: D Victory conditions: a leader who has not come yet does not keep his side in the battle
 */
export function checkVictory(g: State): void {
  if (g.outcome !== RUNNING) return;
  const top = lossOf(g, 0);
  const bottom = lossOf(g, 1);
  if (top === 0 && bottom === 0) return;
  const both = top > 0 && bottom > 0;
  let winner = top > 0 ? 1 : 0;
  if (both) {
    const difference = g.lostMorale[0] - g.lostMorale[1];
    winner = difference === 0 ? enemyOf(g.battle.playerA) : difference > 0 ? 1 : 0;
  }
  g.outcome = WIN + winner;
  const why = (winner === 1 ? top : bottom) === 1 ? 'units' : 'leaders';
  told(g)?.tell({ kind: 'ended', winner, why, bothLost: both });
}
