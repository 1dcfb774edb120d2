// `reach F6` and `sight F6`: who can come to a hex, strike at it or shoot at it, and who can be seen from it. Movement goes by
// class and is no secret; how far somebody shoots is told only where the seat knows it.

import type { Scan } from '../../../../kernel/ruleset.ts';
import { distance, hasRoom, hillsOf, isRouted, moveCost, passable, stopsCavalry } from '../../rules/ground.ts';
import { attackOf, mayFireAt } from '../../rules/questions.ts';
import { isAlone, isLeader, LEADERS, MAX_HEXES, pieceAt, type State, seatOf, WOODS } from '../../rules/state.ts';
import { knowsValues } from '../view/seen.ts';
import { hexName, list } from '../words.ts';
import { listed, ofSeat, sentences } from './words.ts';

/** All pieces that act by themselves: units, and leaders alone. */
function acting(g: State): number[] {
  const found: number[] = [];
  for (let u = 0; u < g.battle.unitCount; u++) if (g.unitHex[u] >= 0) found.push(u);
  for (let l = LEADERS; l < LEADERS + g.battle.leaderCount; l++) {
    if (g.unitHex[l] >= 0 && isAlone(g, l)) found.push(l);
  }
  return found;
}

/** The hexes a piece could go to with a move of its own, whatever it has done; its own hex is one of them. */
function reachOf(g: State, piece: number): Set<number> {
  const { board, move, mounted } = g.battle;
  const best = new Map<number, { points: number; hills: number }>();
  const queue = [{ hex: g.unitHex[piece], points: move[piece], hills: 0 }];
  const reached = new Set([g.unitHex[piece]]);
  for (let head = 0; head < queue.length && head < MAX_HEXES * 8; head++) {
    const { hex, points, hills } = queue[head];
    if (points <= 0) continue;
    for (let d = 0; d < 6; d++) {
      if (!passable(g, piece, hex, d)) continue;
      const to = board.neighbours[hex * 6 + d];
      const left = points - moveCost(g, piece, hex, to, hills, 0);
      const passes = isLeader(piece) && g.hexUnit[to] >= 0 && seatOf(g, g.hexUnit[to]) === seatOf(g, piece);
      if (left < 0 || (pieceAt(g, to) >= 0 && !passes && !hasRoom(g, piece, to))) continue;
      if (hasRoom(g, piece, to)) reached.add(to);
      const paid = hills | hillsOf(g, hex, to);
      const on = mounted[piece] === 1 && stopsCavalry(g, to) ? 0 : left;
      const known = best.get(to);
      if (known !== undefined && known.points >= on && known.hills === paid) continue;
      best.set(to, { points: on, hills: paid });
      queue.push({ hex: to, points: on, hills: paid });
    }
  }
  return reached;
}

export function reachHex(g: State, hex: number, seat: number): Scan {
  const near = new Set<number>();
  for (let d = 0; d < 6; d++) {
    const to = g.battle.board.neighbours[hex * 6 + d];
    if (to >= 0) near.add(to);
  }
  const come: string[] = [];
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
    if (reached.has(hex)) note(come, piece);
    else if (attackOf(g, piece) > 0 && [...reached].some((to) => near.has(to))) note(strike, piece);
    if (g.battle.ranged[piece] === 0 || target < 0 || seatOf(g, target) === seatOf(g, piece)) continue;
    if (!knowsValues(g, seat, piece)) {
      if (distance(g, g.unitHex[piece], hex) <= LONGEST) note(unsure, piece);
    } else if (mayFireAt(g, piece, target)) note(shoot, piece);
  }
  const text = sentences(
    `${hexName(g, hex)}.`,
    come.length + strike.length + shoot.length + unsure.length === 0 ? 'Nobody can come there or strike there.' : '',
    listed('Can come there with one move', come),
    listed('Can come next to it with one move', strike),
    listed('Can shoot at it', shoot),
    listed('Might shoot at it, their range is not known to you', unsure),
  );
  return { text, places: [...places] };
}

/** Beyond this nobody shoots. */
const LONGEST = 3;

/** Woods that a line of sight between two hexes crosses or touches along a side; -1 for none. */
export function woodsBetween(g: State, from: number, to: number): number {
  const { board } = g.battle;
  const { start, length, entries } = board.sight;
  const pair = from * board.size + to;
  for (let i = start[pair], end = i + 2 * length[pair]; i < end; i++) {
    if (entries[i] >= 0 && g.hexTerrain[entries[i]] === WOODS) return entries[i];
  }
  return -1;
}

export function sightFrom(g: State, hex: number, seat: number): Scan {
  const seen: string[] = [];
  const hidden: string[] = [];
  const places = [hexName(g, hex)];
  for (const piece of acting(g)) {
    const at = g.unitHex[piece];
    const far = distance(g, hex, at);
    if (far === 0 || far > LONGEST) continue;
    const who = `${ofSeat(g, piece, seat)} at ${hexName(g, at)}`;
    const woods = woodsBetween(g, hex, at);
    const inWoods = g.hexTerrain[at] === WOODS && !(g.hexTerrain[hex] === WOODS && far === 1);
    if (woods < 0 && !inWoods) {
      seen.push(who);
      places.push(hexName(g, at));
    } else hidden.push(`${who} by ${inWoods ? 'the woods it stands in' : `the woods at ${hexName(g, woods)}`}`);
  }
  const text = sentences(
    `From ${hexName(g, hex)}, up to ${LONGEST} hexes away.`,
    seen.length === 0 ? 'Nobody is seen.' : `Seen: ${list(seen)}.`,
    hidden.length === 0 ? '' : `Hidden: ${list(hidden)}.`,
  );
  return { text, places };
}
