// Who may attack whom hand to hand, and who may run from it [D Assault] [D Melee] [D Evasion]. Each condition is asked here
// once: choices ask without a collector, why-not with one. Their order is that in which a player is told.

import { no, type Why } from '../../../kernel/permission.ts';
import { engages, isRouted, near, sideAt, sideBetween } from './ground.ts';
import { attackOf } from './questions.ts';
import {
  ASSAULTED,
  ESCARPMENT,
  EVADED,
  FIRED,
  FOUGHT,
  FRESH,
  isAlone,
  isLeader,
  NO_ASSAULT,
  pieceAt,
  SLOPE,
  STAKES,
  STREAM,
  type State,
  VANGUARD,
  WADED,
  WOODS,
} from './state.ts';

/** `a` is the piece that would attack; of `notAdjacent` `b` is the other one. */
export type StrikeFault =
  | 'offBoard'
  | 'routed'
  | 'noActiveCube'
  | 'onlyShoots'
  | 'notAdjacent'
  | 'escarpment'
  | 'stakes';

/** Whether a piece can attack anybody: it has active cubes and an attack value [D Melee]. */
export function canAttack(g: State, attacker: number, why: Why<StrikeFault> | null = null): boolean {
  if (g.cubes[attacker] === 0) return no(why, isRouted(g, attacker) ? 'routed' : 'noActiveCube', attacker);
  return attackOf(g, attacker) > 0 || no(why, 'onlyShoots', attacker);
}

/** Whether what stands on the side between lets it: no escarpment, no stakes before cavalry [D Stakes] [D Escarpments]. */
export function strikesAcross(g: State, attacker: number, side: number, why: Why<StrikeFault> | null = null): boolean {
  if (side === ESCARPMENT) return no(why, 'escarpment', attacker);
  return side !== STAKES || g.battle.mounted[attacker] === 0 || no(why, 'stakes', attacker);
}

/** Whether a piece can attack this enemy, who must be adjacent [D Melee]. */
export function mayStrike(g: State, attacker: number, defender: number, why: Why<StrikeFault> | null = null): boolean {
  const from = g.unitHex[attacker];
  const to = g.unitHex[defender];
  if (from < 0 || to < 0) return no(why, 'offBoard', attacker);
  if (!canAttack(g, attacker, why)) return false;
  if (!near(g, from, to)) return no(why, 'notAdjacent', attacker, defender);
  return strikesAcross(g, attacker, sideBetween(g, from, to), why);
}

// ---- melee

/** `a` is the piece. */
export type AttackedFault = 'hasAssaulted' | 'hasFought' | 'hasFired';

/** A unit attacks once in a round [D Combat]. */
export function hasNotAttacked(g: State, piece: number, why: Why<AttackedFault> | null = null): boolean {
  const mark = g.mark[piece];
  if ((mark & (ASSAULTED | FOUGHT | FIRED)) === 0) return true;
  if ((mark & ASSAULTED) !== 0) return no(why, 'hasAssaulted', piece);
  return no(why, (mark & FOUGHT) !== 0 ? 'hasFought' : 'hasFired', piece);
}

export type MeleeFault = AttackedFault | 'offBoard' | 'routed' | 'noActiveCube' | 'leaderWithUnit';

/** Whether a piece of the active seat may still attack in melee this round. */
export function mayMelee(g: State, piece: number, why: Why<MeleeFault> | null = null): boolean {
  if (g.unitHex[piece] < 0) return no(why, 'offBoard', piece);
  if (g.cubes[piece] === 0) return no(why, isRouted(g, piece) ? 'routed' : 'noActiveCube', piece);
  if (!hasNotAttacked(g, piece, why)) return false;
  return !isLeader(piece) || isAlone(g, piece) || no(why, 'leaderWithUnit', piece);
}

// ---- assault

/** What an assault needs of the frame of a move. */
export interface Charger {
  readonly unit: number;
  readonly flags: number;
  readonly steps: number;
  readonly mustEnter: number;
}

export type ReadyFault = 'moveForbidsAssault' | 'beganAdjacent' | 'hasNotMoved';
export type ChargeFault = ReadyFault | 'mustGoOn' | 'leaderWithUnit';
export type AssaultFault = ReadyFault | StrikeFault | 'throughStream' | 'horseIntoWoods' | 'acrossSlope';

/** It was not adjacent to an enemy when it began and has gone at least one hex [D Assault]. `flags` and `steps` are those of its move. */
function cameUp(piece: number, flags: number, steps: number, why: Why<ReadyFault> | null): boolean {
  if ((flags & (FRESH | NO_ASSAULT)) === FRESH && steps > 0) return true;
  if ((flags & NO_ASSAULT) !== 0) return no(why, 'moveForbidsAssault', piece);
  return no(why, (flags & FRESH) === 0 ? 'beganAdjacent' : 'hasNotMoved', piece);
}

/** Whether a moving piece may assault anybody now. Of `mustGoOn` `b` is the hex that it has to enter first. */
export function mayCharge(g: State, m: Charger, why: Why<ChargeFault> | null = null): boolean {
  if (m.mustEnter > 0) return no(why, 'mustGoOn', m.unit, m.mustEnter - 1);
  if (!cameUp(m.unit, m.flags, m.steps, why)) return false;
  return !isLeader(m.unit) || isAlone(g, m.unit) || no(why, 'leaderWithUnit', m.unit);
}

/**
 * Whether a moving piece may assault this enemy: it has come up to it, and the ground allows it [D Assault].
 * RULING: A unit that has entered a stream in this move assaults nobody in the same move, neither out of the stream hex
 * nor out of a later one [D Stream].
 * CASE: D Stream: a unit that has crossed one does not assault in that move
 */
export function mayAssault(
  g: State,
  piece: number,
  target: number,
  flags: number,
  steps: number,
  why: Why<AssaultFault> | null = null,
): boolean {
  if (!cameUp(piece, flags, steps, why) || !mayStrike(g, piece, target, why)) return false;
  if ((flags & VANGUARD) !== 0) return true;
  const from = g.unitHex[piece];
  const to = g.unitHex[target];
  if ((flags & WADED) !== 0 || g.hexTerrain[from] === STREAM) return no(why, 'throughStream', piece);
  if (g.battle.mounted[piece] === 1 && g.hexTerrain[to] === WOODS) return no(why, 'horseIntoWoods', piece);
  return sideBetween(g, from, to) !== SLOPE || no(why, 'acrossSlope', piece);
}

// ---- evasion

/** `a` is the piece that would run; of `heldByEnemy` `b` is the enemy. */
export type EvadeRightFault = 'fromHorse' | 'hasEvaded' | 'standsItsGround' | 'heldByEnemy';

/**
 * Archers, Longbows, Crossbows, cavalry and leaders alone run from infantry that assaults them; a routed one could if it
 * were rallied in time [D Evasion] [D Leadership].
 * RULING: A leader on foot who is alone and assaults counts as infantry, a mounted one as cavalry [D Evasion].
 * CASE: D Evasion: archers may run from a leader on foot who assaults by himself
 * CASE: D Evasion: nobody runs from a mounted leader who assaults by himself
 */
export function mayEvade(
  g: State,
  defender: number,
  attacker: number,
  why: Why<EvadeRightFault> | null = null,
): boolean {
  const { battle } = g;
  if (battle.mounted[attacker] === 1) return no(why, 'fromHorse', defender);
  if ((g.mark[defender] & EVADED) !== 0) return no(why, 'hasEvaded', defender);
  if (battle.ranged[defender] === 0 && battle.mounted[defender] === 0 && !isLeader(defender)) {
    return no(why, 'standsItsGround', defender);
  }
  const hex = g.unitHex[defender];
  for (let d = 0; d < 6; d++) {
    const to = battle.board.neighbours[hex * 6 + d];
    if (to < 0) continue;
    const p = pieceAt(g, to);
    if (p < 0 || p === attacker || battle.seat[p] === battle.seat[defender]) continue;
    // RULING: Archers, Longbows and routed units do not hold a unit that wants to evade, as they do not engage that
    // unit [D Evasion].
    // CASE: D Evasion: enemy archers beside it do not hold it
    // CASE: D Evasion: enemy longbows and routed enemies beside it do not hold it
    if (sideAt(g, hex, d) !== ESCARPMENT && engages(g, p)) return no(why, 'heldByEnemy', defender, p);
  }
  return true;
}
