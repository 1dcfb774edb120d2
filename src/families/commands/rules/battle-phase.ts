// The battle phase: ordered units fire or close combat one at a time, in any order (rules 9-11).

import { type Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { CLOSE, DONE, FIRE } from '../tables/verbs.ts';
import { beginFull, closeCombat } from './close-combat.ts';
import { attackLoneLeader } from './leaders.ts';
import { closeTargets } from './momentum.ts';
import { decision, procedure } from './procedures.ts';
import { canSee } from './sight.ts';
import {
  ATTACK,
  BEGAN_FULL,
  enemyNextTo,
  enemyOf,
  enemyUnitNextTo,
  FIRED,
  FOUGHT,
  type Frame,
  JOINED,
  leaderWith,
  MOVED,
  MUST_CLOSE,
  NO_BATTLE,
  ORDERED,
  type State,
} from './state.ts';
import { shoot } from './strike.ts';
import { termsOf } from './terms.ts';

export const battleUnits = decision('battleUnits', {
  who: (g) => g.active,
  choices(g, _f, out) {
    const { firstUnit } = g.battle;
    const { unitHex, unitMark, active: side } = g;
    let bound = false;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      const mark = unitMark[u];
      if ((mark & (ORDERED | FOUGHT | NO_BATTLE)) !== ORDERED || unitHex[u] < 0) continue;
      const before = out.count;
      if (mayClose(g, u)) {
        closeTargets(g, u, out);
        g.battle.game.additions.attacks?.(g, u, out);
      }
      if ((mark & MUST_CLOSE) !== 0 && out.count > before) bound = true;
      if (mayFire(g, u)) fireTargets(g, u, out);
    }
    // A charge must be fought out while it has a target (rule 11, warriors).
    if (!bound) out.add(DONE);
  },
  take(g, _f, choice) {
    const verb = verbOf(choice);
    if (verb === DONE) return done(g);
    const unit = g.hexUnit[firstOf(choice)];
    if (verb !== CLOSE && verb !== FIRE) {
      g.unitMark[unit] |= FOUGHT;
      g.battle.game.additions.takeAttack?.(g, choice);
      return;
    }
    const f = call(g, verb === CLOSE ? resolveClose : resolveFire);
    f.attacker = unit;
    f.hex = secondOf(choice);
    f.mode = ATTACK;
    const shots = termsOf(g, unit)?.battle.shots ?? 1;
    if (verb === FIRE && g.phase === 1) {
      // It has fired before moving: it may still close on this target, but only on this one.
      g.unitMark[unit] |= FIRED;
      g.unitAim[unit] = g.hexUnit[f.hex] + 1;
    } else if (verb === FIRE && shots > 1 && (g.unitMark[unit] & FIRED) === 0) g.unitMark[unit] |= FIRED;
    else g.unitMark[unit] |= FOUGHT;
  },
});

/** The unit's moves this turn leave it free to close combat. */
export function mayClose(g: State, unit: number): boolean {
  if (g.phase === 1) return false;
  const terms = termsOf(g, unit);
  if (terms !== null && !terms.battle.close) return false;
  if (terms?.closesOnTarget ? g.unitAim[unit] === 0 : (g.unitMark[unit] & FIRED) !== 0) return false;
  return g.unitSteps[unit] === 0 || g.unitSteps[unit] <= closeAfter(g, unit);
}

/** The most hexes after which a unit may close combat. */
export function closeAfter(g: State, unit: number): number {
  const terms = termsOf(g, unit);
  const type = g.battle.unitType[unit];
  const own = Math.max(type.closeAfter, type.charge);
  return heldTo(g, unit, terms?.closeAfter ? terms.closeAfter(type, own, ledHere(g, unit)) : own);
}

/** What the game's own limit leaves of the hexes after which a unit may battle. */
function heldTo(g: State, unit: number, after: number): number {
  const { battlesAfter } = g.battle.game.questions;
  return battlesAfter === undefined ? after : Math.min(after, battlesAfter(g, unit));
}

/**
 * Whether a unit has been led all through its move.
 * RULING: a leader whom it joins at the end of its move did not lead it there [N Force March].
 */
function ledHere(g: State, unit: number): boolean {
  const leader = leaderWith(g, unit);
  return leader >= 0 && (g.unitSteps[unit] === 0 || (g.leaderMark[leader] & MOVED) !== 0);
}

export function rangeOf(g: State, unit: number): number {
  let range = g.battle.unitRange[unit];
  for (const rule of g.battle.rules) if (rule.range) range = Math.max(range, rule.range(g, unit));
  return range;
}

/** The most hexes after which a unit may fire; -1 when it has no missiles. */
export function fireAfter(g: State, unit: number): number {
  let after = g.battle.unitFireAfter[unit];
  for (const rule of g.battle.rules) if (rule.range && rule.range(g, unit) > 0) after = Math.max(after, 1);
  const terms = termsOf(g, unit);
  return heldTo(g, unit, terms?.fireAfter ? terms.fireAfter(g.battle.unitType[unit], after, ledHere(g, unit)) : after);
}

/**
 * It has missiles, its moves leave it free to fire, and no enemy unit stands next to it (rule 10).
 * RULING: an enemy leader alone is no unit; next to him a unit may still fire at others
 * [A 10; M Ranged Combat; N Ranged Combat].
 */
export function mayFire(g: State, unit: number): boolean {
  const terms = termsOf(g, unit);
  if (terms !== null && !terms.battle.fire) return false;
  // Who fires before moving does not fire afterwards, and in that phase nobody else does.
  if ((terms?.firesFirst === true) !== (g.phase === 1)) return false;
  if (g.phase === 1 && (g.unitMark[unit] & FIRED) !== 0) return false;
  if (rangeOf(g, unit) === 0 || (g.unitMark[unit] & MUST_CLOSE) !== 0) return false;
  return (g.unitSteps[unit] === 0 || g.unitSteps[unit] <= fireAfter(g, unit)) && !engaged(g, unit);
}

/** Whether the enemy next to the unit keeps it from firing; by the other reading a leader alone does so too. */
export function engaged(g: State, unit: number): boolean {
  const { unitSide, readings } = g.battle;
  const next = readings.loneLeaderBarsFire ? enemyNextTo : enemyUnitNextTo;
  return next(g, g.unitHex[unit], unitSide[unit]);
}

/** Enemy units and lone leaders two hexes away or more, in range and in sight. */
function fireTargets(g: State, unit: number, out: Choices): void {
  const { board, firstUnit, firstLeader, unitSide } = g.battle;
  const { unitHex, leaderHex } = g;
  const distance = board.distance;
  const from = unitHex[unit];
  const row = from * board.size;
  const range = rangeOf(g, unit);
  const enemy = enemyOf(unitSide[unit]);
  const questions = g.battle.game.questions;
  for (let u = firstUnit[enemy], last = firstUnit[enemy + 1]; u < last; u++) {
    const hex = unitHex[u];
    if (hex < 0) continue;
    const far = distance[row + hex];
    // RULING: an attack that terrain leaves without dice is not on offer [A 16 Fortified Camp].
    if (far >= 2 && far <= range && canSee(g, from, hex, unit) && questions.fireDice(g, unit, hex, null) > 0) {
      out.add(FIRE, from, hex);
    }
  }
  if (!g.battle.game.customs.fireAtLeaders) return;
  for (let l = firstLeader[enemy], last = firstLeader[enemy + 1]; l < last; l++) {
    const hex = leaderHex[l];
    if (hex < 0 || g.hexUnit[hex] >= 0) continue;
    const far = distance[row + hex];
    if (far >= 2 && far <= range && canSee(g, from, hex, unit) && questions.fireDice(g, unit, hex, null) > 0) {
      out.add(FIRE, from, hex);
    }
  }
}

/** A battle is fought to its end; then nobody is held to have begun it at full strength any more. */
const resolveClose = procedure('resolveClose', {
  fight(g, f) {
    const c = call(g, closeCombat);
    c.attacker = f.attacker;
    c.hex = f.hex;
    c.mode = f.mode;
  },
  settle: settleFull,
});

const resolveFire = procedure('resolveFire', {
  fire(g, f) {
    const target = g.hexUnit[f.hex];
    beginFull(g, f.attacker);
    if (target < 0) {
      const a = call(g, attackLoneLeader);
      a.by = f.attacker;
      a.hex = f.hex;
      a.ranged = 1;
      return;
    }
    beginFull(g, target);
    const s = call(g, shoot);
    s.by = f.attacker;
    s.unit = target;
  },
  settle(g, f) {
    settleFull(g, f);
    if (g.phase === 1) forgetTarget(g, f.attacker, f.hex);
  },
});

function settleFull(g: State, _f: Frame): void {
  const marks = g.unitMark;
  for (let u = g.battle.unitCount - 1; u >= 0; u--) marks[u] &= ~(BEGAN_FULL | JOINED);
}

/** A target that is gone or has retreated is no longer closed on, by nobody who fired at it. */
function forgetTarget(g: State, unit: number, hex: number): void {
  const aim = g.unitAim[unit];
  if (aim === 0 || g.unitHex[aim - 1] === hex) return;
  for (let u = g.battle.unitCount - 1; u >= 0; u--) if (g.unitAim[u] === aim) g.unitAim[u] = 0;
}
