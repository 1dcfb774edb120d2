// After a successful close combat: momentum advance, the cavalry's extra hex, bonus close combat (rule 13).

import { secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { ADVANCE, CLOSE, DECLINE, DONE, MOVE } from '../tables/verbs.ts';
import { goes, told } from './events.ts';
import { shiftUnit } from './losses.ts';
import { stopUnit } from './movement.ts';
import { decision, procedure } from './procedures.ts';
import { leaderWith } from './standing.ts';
import { ADVANCED, ATTACK, CLIMBED, type Frame, groundOf, MOVED, type State } from './state.ts';
import { closeTargets, hasCloseTarget } from './targets.ts';
import { enterMire } from './walk.ts';
import { comer, ENDS, type RoomFault, roomOn } from './walker.ts';

/**
 * f.attacker has emptied f.hex from f.from; f.mode tells whether this was its first or its bonus combat. The result is the
 * hex of the bonus close combat it goes on to, plus one, or 0. A game may confine that combat to one hex: f.bonusHex is then
 * the hex plus one.
 */
export const momentum = procedure('momentum', {
  offer(g, f) {
    if (!mayAdvance(g, f.attacker, f.hex, null)) return done(g);
    const d = call(g, chooseAdvance);
    d.attacker = f.attacker;
    d.hex = f.hex;
  },
  advance(g, f) {
    if (f.result === 0) return done(g);
    f.battlesOn = groundOf(g).terrain[f.hex].mayBattleAfterEntering(g.battle.unitType[f.attacker]) ? 1 : 0;
    // Where it began its turn is remembered: walls may be attacked only from there by those who cannot climb them.
    if ((g.unitMark[f.attacker] & (MOVED | ADVANCED)) === 0) g.unitFrom[f.attacker] = f.from;
    g.unitMark[f.attacker] |= ADVANCED;
    const walk = g.sink === null ? null : goes(g, f.attacker, [f.from, f.hex]);
    shiftUnit(g, f.attacker, f.hex);
    if (walk !== null) told(g)?.tell({ kind: 'advances', ...walk });
    mireAfterAdvance(g, f.attacker);
  },
  extra(g, f) {
    f.result = 0;
    if (g.unitHex[f.attacker] < 0) return done(g);
    if (!mayGoOn(g, f)) return;
    const d = call(g, chooseExtraHex);
    d.attacker = f.attacker;
  },
  settle(g, f) {
    if (f.result > 0) {
      const to = f.result - 1;
      const type = g.battle.unitType[f.attacker];
      if (!groundOf(g).terrain[to].mayBattleAfterEntering(type)) f.battlesOn = 0;
      const walk = g.sink === null ? null : goes(g, f.attacker, [f.hex, to]);
      shiftUnit(g, f.attacker, to);
      if (walk !== null) told(g)?.tell({ kind: 'extraHex', ...walk });
      mireAfterAdvance(g, f.attacker);
    }
  },
  stop(g, f) {
    if (g.unitHex[f.attacker] < 0) return done(g);
    stopUnit(g, f.attacker);
  },
  bonus(g, f) {
    if (
      g.unitHex[f.attacker] < 0 ||
      f.mode !== ATTACK ||
      f.battlesOn === 0 ||
      !mayBonus(g, f.attacker) ||
      !hasCloseTarget(g, f.attacker)
    )
      return done(g);
    const d = call(g, chooseBonus);
    d.attacker = f.attacker;
    d.bonusHex = f.bonusHex;
  },
  end(g, f) {
    done(g, f.result);
  },
});

/** Blocks lost in the mire are no part of the combat before: a leader is checked for them. */
function mireAfterAdvance(g: State, unit: number): void {
  if (!groundOf(g).terrain[g.unitHex[unit]].mires) return;
  g.sequence++;
  enterMire(g, unit);
}

/**
 * A unit may advance into ground it may enter; out of mire only if it did not move into it this turn (rule 16 Marsh).
 * RULING: An advance into a marsh counts as a move into the marsh, so a unit that advanced into a marsh this turn does
 * not advance out of the marsh again [A 16 Marsh; M Marsh].
 * CASE: A 16 Marsh: a unit that advanced into it does not advance out of it after its bonus combat
 */
export function mayAdvance(g: State, unit: number, hex: number, why: Why<AdvanceFault> | null): boolean {
  const { unitType, game } = g.battle;
  if (!unitType[unit].mayAdvance) return no(why, 'neverAdvances', unit);
  if (!mayStepInto(g, unit, hex)) return no(why, 'ground', hex);
  if (!game.questions.mayMove(g, unit)) return no(why, 'stays', unit);
  if (g.hexUnit[hex] >= 0 || g.hexLeader[hex] >= 0) return no(why, 'notEmptied', hex);
  const from = g.unitHex[unit];
  if (!game.questions.mayLeave(g, unit)) return no(why, 'heldHere', from);
  const came = g.unitSteps[unit] > 0 || (g.unitMark[unit] & ADVANCED) !== 0;
  return !(came && groundOf(g).terrain[from].mires) || no(why, 'heldHere', from);
}

/** Why a unit (a) does not advance: it never does, or does not move; somebody or the ground of a hex (a) keeps it. */
export type AdvanceFault = 'neverAdvances' | 'stays' | 'ground' | 'notEmptied' | 'heldHere';

/** Ground that it may enter, or a gate that is held against it and falls with its defender. */
function mayStepInto(g: State, unit: number, hex: number): boolean {
  const { terrain, entry } = groundOf(g);
  return entry[unit][hex] !== 0 || (terrain[hex].ownersOnly && terrain[hex].mayEnter(g.battle.unitType[unit]));
}

/** The extra hex is the cavalry's, after its first combat, and not where ground stops it or mire held it. */
function mayGoOn(g: State, f: Frame): boolean {
  const terrain = groundOf(g).terrain;
  return (
    f.mode === ATTACK &&
    g.battle.unitType[f.attacker].extraHex &&
    terrain[f.hex].stops === 'nobody' &&
    !terrain[f.hex].mires &&
    !terrain[f.from].mires &&
    !g.battle.game.questions.stopsAdvance(g, f.attacker, f.from, f.hex)
  );
}

function mayBonus(g: State, unit: number): boolean {
  const rule = g.battle.unitType[unit].bonusCombat;
  return rule === 'always' || (rule === 'withLeader' && leaderWith(g, unit) >= 0);
}

export const chooseAdvance = decision('chooseAdvance', {
  who: (g, f) => g.battle.unitSide[f.attacker],
  choices(g, f, out) {
    out.add(ADVANCE, g.unitHex[f.attacker], f.hex);
    out.add(DECLINE);
  },
  take(g, _f, choice) {
    done(g, verbOf(choice) === ADVANCE ? 1 : 0);
  },
});

/** Why the ride on does not lead to a hex (a). */
export type RideFault = RoomFault | 'sameHex' | 'tooFar' | 'ground';

/**
 * Whether the extra hex may be this one: next to the unit, free or with a friendly leader alone, who then attaches, and
 * ground that it enters without climbing.
 */
export function mayRideOn(g: State, unit: number, to: number, why: Why<RideFault> | null): boolean {
  const { board } = g.battle;
  const w = comer(g, unit);
  if (to === w.from) return no(why, 'sameHex', to);
  if (board.distance[w.from * board.size + to] > 1) return no(why, 'tooFar', to);
  if ((roomOn(g, w, to, why) & ENDS) === 0) return false;
  return (w.entry[to] !== 0 && (w.entry[to] & CLIMBED) === 0) || no(why, 'ground', to);
}

export const chooseExtraHex = decision('chooseExtraHex', {
  who: (g, f) => g.battle.unitSide[f.attacker],
  choices(g, f, out) {
    const { neighbours } = g.battle.board;
    const from = g.unitHex[f.attacker];
    for (let i = from * 6, end = i + 6; i < end; i++) {
      const to = neighbours[i];
      if (to >= 0 && mayRideOn(g, f.attacker, to, null)) out.add(MOVE, from, to);
    }
    out.add(DONE);
  },
  take(g, _f, choice) {
    done(g, verbOf(choice) === MOVE ? secondOf(choice) + 1 : 0);
  },
});

/**
 * A bonus close combat against any enemy next to it, or none.
 * RULING: A leader alone may be the target of a bonus combat, as of any close combat
 * [A 13 Bonus Close Combat; M Bonus Close Combat; N Cavalry Bonus Attack].
 * CASE: A 13 Bonus Close Combat: a leader alone may be its target
 * CASE: M Bonus Close Combat: any enemy next to it may be its target, also a leader alone
 * CASE: N Cavalry Bonus Attack: its target may be a leader alone, and his hex may be entered
 */
export const chooseBonus = decision('chooseBonus', {
  who: (g, f) => g.battle.unitSide[f.attacker],
  choices(g, f, out) {
    closeTargets(g, f.attacker, out, f.bonusHex - 1);
    out.add(DONE);
  },
  take(g, _f, choice) {
    done(g, verbOf(choice) === CLOSE ? secondOf(choice) + 1 : 0);
  },
});
