// Who may close combat or fire at whom, and when (rules 9-11). Every condition is asked here and nowhere else, with a
// collector for who wants to know why not.

import type { Choices } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { CLOSE, FIRE } from '../tables/verbs.ts';
import { type EnemyFault, enemyThere } from './pieces.ts';
import { canSee } from './sight.ts';
import { enemyAt, enemyNextTo, enemyOf, enemyUnitNextTo, leaderWith } from './standing.ts';
import {
  ADVANCED,
  ATTACK,
  FIRED,
  FOUGHT,
  groundOf,
  HALTED,
  MOVED,
  MUST_CLOSE,
  NO_BATTLE,
  ORDERED,
  type State,
} from './state.ts';
import { termsOf } from './terms.ts';

// ---- to battle at all ---------------------------------------------------------------------------------------------

export type BattleFault = 'notOrdered' | 'fought' | 'keptByGround' | 'moveOnly';

/** The unit has an order and its battle of this turn before it. */
export function mayBattle(g: State, unit: number, why: Why<BattleFault> | null): boolean {
  const mark = g.unitMark[unit];
  if ((mark & ORDERED) === 0) return no(why, 'notOrdered', unit);
  if ((mark & FOUGHT) !== 0) return no(why, 'fought', unit);
  if ((mark & NO_BATTLE) === 0) return true;
  return why !== null && no(why, keptByGround(g, unit) ? 'keptByGround' : 'moveOnly', unit);
}

/** Of a unit that may not battle: the ground that it has entered keeps it from it. Else it was ordered to move only. */
export function keptByGround(g: State, unit: number): boolean {
  if ((g.unitMark[unit] & (MOVED | HALTED)) === 0) return false;
  return !groundOf(g).terrain[g.unitHex[unit]].mayBattleAfterEntering(g.battle.unitType[unit]);
}

/**
 * Whether a unit has been led all through its move.
 * RULING: A leader whom a unit joins at the end of its move did not lead the unit there [N Force March].
 * CASE: N Force March: a leader joined at the end of the move does not let line infantry battle
 */
function ledHere(g: State, unit: number): boolean {
  const leader = leaderWith(g, unit);
  return leader >= 0 && (g.unitSteps[unit] === 0 || (g.leaderMark[leader] & MOVED) !== 0);
}

/** What the game's own limit leaves of the hexes after which a unit may battle. */
function heldTo(g: State, unit: number, after: number): number {
  const { battlesAfter } = g.battle.game.questions;
  return battlesAfter === undefined ? after : Math.min(after, battlesAfter(g, unit));
}

// ---- close combat -------------------------------------------------------------------------------------------------

/** The most hexes after which a unit may close combat. */
export function closeAfter(g: State, unit: number): number {
  const terms = termsOf(g, unit);
  const type = g.battle.unitType[unit];
  const own = Math.max(type.closeAfter, type.charge);
  return heldTo(g, unit, terms?.closeAfter ? terms.closeAfter(type, own, ledHere(g, unit)) : own);
}

export type CloseTermsFault = 'firePhase' | 'cardForbidsClose';

/** The phase and the terms of the unit let it close combat. */
export function termsLetClose(g: State, unit: number, why: Why<CloseTermsFault> | null): boolean {
  if (g.phase === 1) return no(why, 'firePhase', unit);
  const terms = termsOf(g, unit);
  return terms === null || terms.battle.close || no(why, 'cardForbidsClose', unit);
}

export type MayCloseFault = CloseTermsFault | 'noTargetHit' | 'hasFired' | 'closesNotSoFar';

/** What the unit has done this turn leaves it free to close combat. */
export function mayClose(g: State, unit: number, why: Why<MayCloseFault> | null): boolean {
  if (!termsLetClose(g, unit, why)) return false;
  if (termsOf(g, unit)?.closesOnTarget) {
    if (g.unitAim[unit] === 0) return no(why, 'noTargetHit', unit);
  } else if ((g.unitMark[unit] & FIRED) !== 0) return no(why, 'hasFired', unit);
  if (g.unitSteps[unit] === 0) return true;
  const most = closeAfter(g, unit);
  return g.unitSteps[unit] <= most || no(why, 'closesNotSoFar', unit, most);
}

/** What a game may say against an attack on what stands next to a unit: see `Questions.mayAttack`. */
export type GameAttackFault = 'noCloseDice' | 'heldBack';
export type AttackFault = GameAttackFault | 'otherTarget' | 'wallFromAfar';

/** The ground lets the unit attack there, and leaves it dice: against a leader alone one die may be all it has. */
export function mayAttack(g: State, unit: number, hex: number, why: Why<AttackFault> | null): boolean {
  // Who has fired at a unit to close on it attacks nobody else.
  if (g.unitAim[unit] > 0 && g.hexUnit[hex] !== g.unitAim[unit] - 1 && closesOnTarget(g, unit)) {
    return no(why, 'otherTarget', unit, g.unitAim[unit] - 1);
  }
  if (!mayReachWall(g, unit, hex)) return no(why, 'wallFromAfar', unit, hex);
  if (!g.battle.game.questions.mayAttack(g, unit, hex, why)) return false;
  if (g.hexUnit[hex] >= 0 || g.battle.game.questions.closeDice(g, unit, hex, ATTACK, null) > 0) return true;
  return no(why, 'noCloseDice', unit, hex);
}

/**
 * RULING: The bonus close combat of a unit that has fired and closed on its target is bound to no target
 * [M Fire and Close].
 * CASE: M Fire and Close: the bonus combat is bound to no target
 */
const closesOnTarget = (g: State, unit: number): boolean =>
  termsOf(g, unit)?.closesOnTarget === true && (g.unitMark[unit] & ADVANCED) === 0;

/**
 * Those who cannot climb a wall attack it only if they began their turn next to it (rule 16 Scalable City Walls).
 * RULING: A unit that cannot climb a wall attacks a leader alone on the wall, as it attacks a unit there, only if the
 * attacker began its turn next to that wall [A 16 Scalable City Walls].
 * CASE: A 16 Scalable City Walls: a mounted unit that rode up this turn does not attack a leader alone on the wall
 */
function mayReachWall(g: State, unit: number, hex: number): boolean {
  const { board } = g.battle;
  const { terrain, entry, plain } = groundOf(g);
  if (plain || !terrain[hex].climbed || entry[unit][hex] !== 0) return true;
  if ((g.unitMark[unit] & (MOVED | ADVANCED)) === 0) return true;
  return board.distance[g.unitFrom[unit] * board.size + hex] === 1;
}

export type NextFault = 'notNextTo';

export function nextTo(g: State, unit: number, hex: number, why: Why<NextFault> | null): boolean {
  const { board } = g.battle;
  const far = board.distance[g.unitHex[unit] * board.size + hex];
  return far === 1 || no(why, 'notNextTo', hex, far);
}

export type CloseWithFault = EnemyFault | NextFault | AttackFault;

/** The unit may attack what stands on the hex, whatever it has done this turn. */
export function mayCloseWith(g: State, unit: number, hex: number, why: Why<CloseWithFault> | null): boolean {
  return enemyThere(g, hex, g.battle.unitSide[unit], why) && nextTo(g, unit, hex, why) && mayAttack(g, unit, hex, why);
}

export type CloseFault = BattleFault | MayCloseFault | CloseWithFault;

/** The unit may close combat with what stands on the hex, in the battle phase. */
export function mayCloseOn(g: State, unit: number, hex: number, why: Why<CloseFault> | null): boolean {
  return (
    mayBattle(g, unit, why) &&
    enemyThere(g, hex, g.battle.unitSide[unit], why) &&
    mayClose(g, unit, why) &&
    mayCloseWith(g, unit, hex, why)
  );
}

/**
 * Every enemy unit or lone enemy leader next to the unit that it may attack, as `close` choices; `only` on one hex, where
 * that is given.
 */
export function closeTargets(g: State, unit: number, out: Choices, only = -1): void {
  const near = g.battle.board.neighbours;
  const from = g.unitHex[unit];
  const side = g.battle.unitSide[unit];
  for (let i = from * 6, end = i + 6; i < end; i++) {
    const hex = near[i];
    if (hex < 0 || (only >= 0 && hex !== only)) continue;
    if (enemyAt(g, hex, side) && mayAttack(g, unit, hex, null)) out.add(CLOSE, from, hex);
  }
}

export function hasCloseTarget(g: State, unit: number): boolean {
  const near = g.battle.board.neighbours;
  const from = g.unitHex[unit];
  const side = g.battle.unitSide[unit];
  for (let i = from * 6, end = i + 6; i < end; i++) {
    const hex = near[i];
    if (hex >= 0 && enemyAt(g, hex, side) && mayAttack(g, unit, hex, null)) return true;
  }
  return false;
}

export type BonusFault = CloseWithFault | 'onlyThere';

/** A bonus close combat: with any enemy next to the unit, or with the one on `only` alone, where that is given. */
export function mayCloseAgain(g: State, unit: number, hex: number, only: number, why: Why<BonusFault> | null): boolean {
  if (!enemyThere(g, hex, g.battle.unitSide[unit], why)) return false;
  return (only < 0 || hex === only || no(why, 'onlyThere', only)) && mayCloseWith(g, unit, hex, why);
}

export type EndFault = 'chargeUnfought';

/** A charge must be fought out while it has a target (rule 11, warriors). */
export function mayEndBattles(g: State, side: number, why: Why<EndFault> | null): boolean {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
    if ((g.unitMark[u] & MUST_CLOSE) === 0 || g.unitHex[u] < 0) continue;
    if (mayBattle(g, u, null) && mayClose(g, u, null) && hasCloseTarget(g, u)) return no(why, 'chargeUnfought', u);
  }
  return true;
}

// ---- fire ---------------------------------------------------------------------------------------------------------

/** The range that special rules give a unit; 0 for none. */
function ruleRange(g: State, unit: number): number {
  const { rangeRules } = g.battle;
  let range = 0;
  for (let i = 0; i < rangeRules.length; i++) range = Math.max(range, rangeRules[i].range?.(g, unit) ?? 0);
  return range;
}

export function rangeOf(g: State, unit: number): number {
  return Math.max(g.battle.unitRange[unit], ruleRange(g, unit));
}

/** The most hexes after which a unit may fire; -1 when it has no missiles. */
export function fireAfter(g: State, unit: number): number {
  let after = g.battle.unitFireAfter[unit];
  if (ruleRange(g, unit) > 0) after = Math.max(after, 1);
  const terms = termsOf(g, unit);
  return heldTo(g, unit, terms?.fireAfter ? terms.fireAfter(g.battle.unitType[unit], after, ledHere(g, unit)) : after);
}

export type FireTermsFault = 'cardForbidsFire' | 'firesLater' | 'firedBefore';

/** The phase and the terms of the unit let it fire: who fires before moving does not fire afterwards. */
export function termsLetFire(g: State, unit: number, why: Why<FireTermsFault> | null): boolean {
  const terms = termsOf(g, unit);
  if (terms !== null && !terms.battle.fire) return no(why, 'cardForbidsFire', unit);
  if ((terms?.firesFirst === true) === (g.phase === 1)) return true;
  return no(why, g.phase === 1 ? 'firesLater' : 'firedBefore', unit);
}

export type ReadyToFireFault = FireTermsFault | 'charged' | 'firedOnce' | 'firesNotSoFar';

/** What a unit with missiles has done this turn leaves it free to fire, if no enemy is next to it. */
export function readyToFire(g: State, unit: number, why: Why<ReadyToFireFault> | null): boolean {
  if ((g.unitMark[unit] & MUST_CLOSE) !== 0) return no(why, 'charged', unit);
  if (!termsLetFire(g, unit, why)) return false;
  if (g.phase === 1 && (g.unitMark[unit] & FIRED) !== 0) return no(why, 'firedOnce', unit);
  if (g.unitSteps[unit] === 0) return true;
  const most = fireAfter(g, unit);
  return g.unitSteps[unit] <= most || no(why, 'firesNotSoFar', unit, most);
}

export type MissileFault = 'noMissiles';

export function hasMissiles(g: State, unit: number, why: Why<MissileFault> | null): boolean {
  return rangeOf(g, unit) > 0 || no(why, 'noMissiles', unit);
}

export type EngagedFault = 'engaged';

/** No enemy next to the unit keeps it from firing; by the other reading a leader alone does so too. */
export function notEngaged(g: State, unit: number, why: Why<EngagedFault> | null): boolean {
  const { unitSide, readings } = g.battle;
  const next = readings.loneLeaderBarsFire ? enemyNextTo : enemyUnitNextTo;
  return !next(g, g.unitHex[unit], unitSide[unit]) || no(why, 'engaged', unit);
}

/**
 * It has missiles, its moves leave it free to fire, and no enemy unit stands next to it (rule 10).
 * RULING: An enemy leader alone is no unit, so a unit next to him may still fire at others
 * [A 10; M Ranged Combat; N Ranged Combat].
 * CASE: A 10 Ranged Combat: an enemy leader alone next to a unit does not keep it from firing
 * CASE: M Ranged Combat: an enemy leader alone next to the unit does not keep it from firing
 * CASE: N Ranged Combat: an enemy leader alone next to a unit does not keep it from firing
 */
export function mayFire(
  g: State,
  unit: number,
  why: Why<MissileFault | ReadyToFireFault | EngagedFault> | null,
): boolean {
  return hasMissiles(g, unit, why) && readyToFire(g, unit, why) && notEngaged(g, unit, why);
}

/** Next to each other units do not fire. */
export const NEAREST_FIRE = 2;

export type FarOffFault = 'tooNear';

function farOff(g: State, unit: number, hex: number, why: Why<FarOffFault> | null): boolean {
  const { board } = g.battle;
  return board.distance[g.unitHex[unit] * board.size + hex] >= NEAREST_FIRE || no(why, 'tooNear', hex);
}

export type FireTargetFault = FarOffFault | 'outOfRange' | 'outOfSight' | 'leaderNoTarget' | 'noFireDice';

/** The enemy on the hex is two hexes away or more, in range and in sight, and the ground leaves dice to fire with. */
export function isFireTarget(
  g: State,
  unit: number,
  hex: number,
  range: number,
  why: Why<FireTargetFault> | null,
): boolean {
  const { board, game } = g.battle;
  const from = g.unitHex[unit];
  const far = board.distance[from * board.size + hex];
  if (far < NEAREST_FIRE) return no(why, 'tooNear', hex);
  if (far > range) return no(why, 'outOfRange', hex, range);
  if (!canSee(g, from, hex, unit)) return no(why, 'outOfSight', hex);
  if (g.hexUnit[hex] < 0 && !game.customs.fireAtLeaders) return no(why, 'leaderNoTarget', hex);
  // RULING: A unit may not make an attack that terrain leaves without dice [A 16 Fortified Camp].
  // CASE: A 16 Fortified Camp: a unit that moved into it has no die left to fire
  // CASE: N Ranged Combat: an attack that terrain leaves without dice is not on offer
  return game.questions.fireDice(g, unit, hex, null) > 0 || no(why, 'noFireDice', unit, hex);
}

export type FireFault = BattleFault | MissileFault | EnemyFault | ReadyToFireFault | EngagedFault | FireTargetFault;

/** The unit may fire at what stands on the hex, in the battle phase. */
export function mayFireAt(g: State, unit: number, hex: number, why: Why<FireFault> | null): boolean {
  return (
    mayBattle(g, unit, why) &&
    hasMissiles(g, unit, why) &&
    enemyThere(g, hex, g.battle.unitSide[unit], why) &&
    readyToFire(g, unit, why) &&
    farOff(g, unit, hex, why) &&
    notEngaged(g, unit, why) &&
    isFireTarget(g, unit, hex, rangeOf(g, unit), why)
  );
}

/** Every enemy unit, and lone leader where they are fired at, that a unit free to fire may fire at, as `fire` choices. */
export function fireTargets(g: State, unit: number, out: Choices): void {
  const { firstUnit, firstLeader, unitSide } = g.battle;
  const { unitHex, leaderHex } = g;
  const from = unitHex[unit];
  const range = rangeOf(g, unit);
  const enemy = enemyOf(unitSide[unit]);
  for (let u = firstUnit[enemy], last = firstUnit[enemy + 1]; u < last; u++) {
    const hex = unitHex[u];
    if (hex >= 0 && isFireTarget(g, unit, hex, range, null)) out.add(FIRE, from, hex);
  }
  for (let l = firstLeader[enemy], last = firstLeader[enemy + 1]; l < last; l++) {
    const hex = leaderHex[l];
    if (hex >= 0 && g.hexUnit[hex] < 0 && isFireTarget(g, unit, hex, range, null)) out.add(FIRE, from, hex);
  }
}
