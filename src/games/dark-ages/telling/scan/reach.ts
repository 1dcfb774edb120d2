// `reach F6` and `sight F6`: who can come to a hex, strike at it or shoot at it, and who can be seen from it. Movement goes by
// class and is no secret; how far somebody shoots is told only where the seat knows it.

import { FirstFault } from '../../../../kernel/permission.ts';
import type { Scan } from '../../../../kernel/ruleset.ts';
import { copyInto } from '../../../../kernel/state.ts';
import { canAttack, mayStrike } from '../../rules/attacks.ts';
import { distance, hillsOf, isRouted } from '../../rules/ground.ts';
import { attackOf } from '../../rules/questions.ts';
import { hiddenInWoods, lineIsFree, mayFireAt } from '../../rules/shots.ts';
import { isAlone, isLeader, LEADERS, MAX_HEXES, pieceAt, type State, seatOf } from '../../rules/state.ts';
import { findSteps, haltsAt, stepCost, stepHexes } from '../../rules/steps.ts';
import { LONGEST_RANGE } from '../../tables/tables.ts';
import { newState } from '../../text/battle.ts';
import { knowsValues } from '../view/seen.ts';
import { hexName, list } from '../words.ts';
import { listed, ofSeat, sentences } from './words.ts';

/** All pieces that act by themselves: units, and leaders alone. */
export function acting(g: State): number[] {
  const found: number[] = [];
  for (let u = 0; u < g.battle.unitCount; u++) if (g.unitHex[u] >= 0) found.push(u);
  for (let l = LEADERS; l < LEADERS + g.battle.leaderCount; l++) {
    if (g.unitHex[l] >= 0 && isAlone(g, l)) found.push(l);
  }
  return found;
}

/**
 * The hexes a piece could go to with a move of its own, whatever it has done; its own hex is one of them. The rules' own
 * steps are taken on a board of its own, one after the other.
 */
export function reachOf(g: State, piece: number): Set<number> {
  const start = g.unitHex[piece];
  const reached = new Set([start]);
  const best = new Map<number, { points: number; hills: number }>();
  const board = newState(g.battle);
  copyInto(board, g);
  const queue = [{ hex: start, points: g.battle.move[piece], hills: 0 }];
  for (let head = 0; head < queue.length && head < MAX_HEXES * 8; head++) {
    const { hex, points, hills } = queue[head];
    placeAt(board, piece, hex);
    const mover = { unit: piece, points, flags: 0, hills, mustEnter: 0 };
    const steps = Array.from(stepHexes.subarray(0, findSteps(board, mover)));
    for (const to of steps) {
      reached.add(to);
      const left = haltsAt(board, piece, 0, to) ? 0 : points - stepCost(board, mover, to);
      const paid = hills | hillsOf(g, hex, to);
      const known = best.get(to);
      if (left <= 0 || (known !== undefined && known.points >= left && known.hills === paid)) continue;
      best.set(to, { points: left, hills: paid });
      queue.push({ hex: to, points: left, hills: paid });
    }
  }
  return reached;
}

/** Lifts a piece from where it is to another hex, alone. */
function placeAt(g: State, piece: number, hex: number): void {
  const { [isLeader(piece) ? 'hexLeader' : 'hexUnit']: column } = g;
  column[g.unitHex[piece]] = -1;
  column[hex] = piece;
  g.unitHex[piece] = hex;
}

/** Whom of these enemies a piece could attack in melee, from where it stands or after a move of its own. */
export function strikableBy(g: State, piece: number, enemies: readonly number[]): number[] {
  if (!canAttack(g, piece)) return [];
  const board = newState(g.battle);
  copyInto(board, g);
  const struck = new Set<number>();
  for (const hex of reachOf(g, piece)) {
    if (struck.size === enemies.length) break;
    placeAt(board, piece, hex);
    for (const enemy of enemies) if (mayStrike(board, piece, enemy)) struck.add(enemy);
  }
  return enemies.filter((enemy) => struck.has(enemy));
}

export function reachHex(g: State, hex: number, seat: number): Scan {
  const near = new Set<number>();
  for (let d = 0; d < 6; d++) {
    const to = g.battle.board.neighbours[hex * 6 + d];
    if (to >= 0) near.add(to);
  }
  const come: string[] = [];
  const beside: string[] = [];
  const strike: string[] = [];
  const shoot: string[] = [];
  const unsure: string[] = [];
  const places = new Set([hexName(g, hex)]);
  const note = (list_: string[], piece: number): void => {
    list_.push(`${ofSeat(g, piece, seat)} from ${hexName(g, g.unitHex[piece])}`);
    places.add(hexName(g, g.unitHex[piece]));
  };
  const target = pieceAt(g, hex);
  for (const piece of acting(g)) {
    if (g.unitHex[piece] === hex || isRouted(g, piece)) continue;
    const reached = reachOf(g, piece);
    const enemy = target >= 0 && seatOf(g, target) !== seatOf(g, piece);
    if (reached.has(hex)) note(come, piece);
    else if (enemy && strikableBy(g, piece, [target]).length > 0) note(strike, piece);
    else if (!enemy && attackOf(g, piece) > 0 && [...reached].some((to) => near.has(to))) note(beside, piece);
    if (g.battle.ranged[piece] === 0 || !enemy) continue;
    if (!knowsValues(g, seat, piece)) {
      if (distance(g, g.unitHex[piece], hex) <= LONGEST_RANGE) note(unsure, piece);
    } else if (mayFireAt(g, piece, target)) note(shoot, piece);
  }
  const text = sentences(
    `${hexName(g, hex)}.`,
    [come, beside, strike, shoot, unsure].every((list_) => list_.length === 0)
      ? 'Nobody can come there or strike there.'
      : '',
    listed('Can come there with one move', come),
    listed('Can come next to it with one move', beside),
    listed('Can attack it after one move', strike),
    listed('Can shoot at it', shoot),
    listed('Might shoot at it, their range is not known to you', unsure),
  );
  return { text, places: [...places] };
}

export function sightFrom(g: State, hex: number, seat: number): Scan {
  const seen: string[] = [];
  const hidden: string[] = [];
  const places = [hexName(g, hex)];
  for (const piece of acting(g)) {
    const at = g.unitHex[piece];
    const far = distance(g, hex, at);
    if (far === 0 || far > LONGEST_RANGE) continue;
    const who = `${ofSeat(g, piece, seat)} at ${hexName(g, at)}`;
    const why = new FirstFault<'woodsBetween' | 'unitsBetween'>();
    if (hiddenInWoods(g, hex, at)) hidden.push(`${who} by the woods it stands in`);
    else if (lineIsFree(g, false, hex, at, why)) {
      seen.push(who);
      places.push(hexName(g, at));
    } else hidden.push(`${who} by the woods at ${hexName(g, why.fault?.a ?? -1)}`);
  }
  const text = sentences(
    `From ${hexName(g, hex)}, up to ${LONGEST_RANGE} hexes away.`,
    seen.length === 0 ? 'Nobody is seen.' : `Seen: ${list(seen)}.`,
    hidden.length === 0 ? '' : `Hidden: ${list(hidden)}.`,
  );
  return { text, places };
}
