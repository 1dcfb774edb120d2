// The battle phase: ordered units fire or close combat one at a time, in any order (rules 9-11).

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { CLOSE, DONE, FIRE } from '../tables/verbs.ts';
import { beginFull, closeCombat } from './close-combat.ts';
import { attackLoneLeader } from './leaders.ts';
import { decision, procedure } from './procedures.ts';
import { ordered, orderedUnits } from './standing.ts';
import { ATTACK, BEGAN_FULL, FIRED, FOUGHT, type Frame, MUST_CLOSE, type State } from './state.ts';
import { shoot } from './strike.ts';
import { closeTargets, fireTargets, mayBattle, mayClose, mayEndBattles, mayFire } from './targets.ts';
import { termsOf } from './terms.ts';

export const battleUnits = decision('battleUnits', {
  who: (g) => g.active,
  choices(g, _f, out) {
    const { active: side } = g;
    let marks = 0;
    for (let i = 0, count = orderedUnits(g, side); i < count; i++) {
      const u = ordered[i];
      marks |= g.unitMark[u];
      if (!mayBattle(g, u, null)) continue;
      if (mayClose(g, u, null)) {
        closeTargets(g, u, out);
        g.battle.game.additions.attacks?.(g, u, out);
      }
      if (mayFire(g, u, null)) fireTargets(g, u, out);
    }
    // Nothing but a charge has to be fought out.
    if ((marks & MUST_CLOSE) === 0 || mayEndBattles(g, side, null)) out.add(DONE);
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

/** A battle is fought to its end; then nobody is held to have begun it at full strength any more. */
export const resolveClose = procedure('resolveClose', {
  fight(g, f) {
    const c = call(g, closeCombat);
    c.attacker = f.attacker;
    c.hex = f.hex;
    c.mode = f.mode;
  },
  settle: settleFull,
});

export const resolveFire = procedure('resolveFire', {
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
  const gone = ~(BEGAN_FULL | g.battle.combatMarks);
  for (let u = g.battle.unitCount - 1; u >= 0; u--) marks[u] &= gone;
}

/** A target that is gone or has retreated is no longer closed on, by nobody who fired at it. */
function forgetTarget(g: State, unit: number, hex: number): void {
  const aim = g.unitAim[unit];
  if (aim === 0 || g.unitHex[aim - 1] === hex) return;
  for (let u = g.battle.unitCount - 1; u >= 0; u--) if (g.unitAim[u] === aim) g.unitAim[u] = 0;
}
