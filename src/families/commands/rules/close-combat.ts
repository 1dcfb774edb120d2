// Close combat from declaration to battle back (rule 11), with the defender's answer (stand, evade, a reaction card).

import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { BATTLE_BACK_NOW, DECLINE, EVADE, PLAY, STAND, STRIKE } from '../tables/verbs.ts';
import { discardFromHand } from './deck.ts';
import { canEvade, evadeCombat } from './evade.ts';
import { modeOf, told, unitHere } from './events.ts';
import { attackLoneLeader } from './leaders.ts';
import { momentum } from './momentum.ts';
import { decision, procedure } from './procedures.ts';
import { BATTLE_BACK, BEGAN_FULL, BONUS, FIRST_STRIKE, MAX_HAND, MUST_CLOSE, type State } from './state.ts';
import { HELD, strike } from './strike.ts';

const STANDS = 1;
const EVADES = 2;
const STRIKES_FIRST = 3;

/** f.attacker attacks what stands on f.hex; f.mode is ATTACK or BONUS. */
export const closeCombat = procedure('closeCombat', {
  declared(g, f) {
    told(g)?.tell({ kind: 'declares', unit: unitHere(g, f.attacker), hex: f.hex, mode: modeOf(f.mode) });
    f.from = g.unitHex[f.attacker];
    f.by = f.attacker;
    f.ranged = 0;
    f.struckFirst = 0;
    const defender = g.hexUnit[f.hex];
    // A unit that was struck in its advance still counts as it was when that combat began.
    if ((g.unitMark[f.attacker] & BEGAN_FULL) === 0) beginFull(g, f.attacker);
    f.defender = defender;
    f.over = 0;
    if (defender >= 0) return beginFull(g, defender);
    // A leader alone cannot battle; whether one advances where he stood is the game's custom.
    if (!g.battle.game.customs.advanceOnLeaders) return void become(g, attackLoneLeader);
    f.over = 1;
    const a = call(g, attackLoneLeader);
    a.by = f.attacker;
    a.hex = f.hex;
    a.mode = f.mode;
  },
  answer(g, f) {
    if (f.over === 1) return;
    const d = call(g, answerAttack);
    d.defender = f.defender;
    d.attacker = f.attacker;
  },
  first(g, f) {
    if (f.over === 1) return;
    if (f.result === EVADES) {
      f.unit = f.defender;
      if (!g.battle.game.customs.advanceAfterEvade) return void become(g, evadeCombat);
      f.over = 1;
      const e = call(g, evadeCombat);
      e.unit = f.defender;
      e.by = f.attacker;
      e.mode = f.mode;
      return;
    }
    if (f.result === STRIKES_FIRST || g.battle.game.questions.defenderFirst(g, f.attacker, f.hex)) {
      if (hasNoDie(g, f.defender, f.from, FIRST_STRIKE)) return;
      f.struckFirst = 1;
      callStrike(g, f.defender, f.attacker, FIRST_STRIKE);
    }
  },
  goOn(g, f) {
    if (f.struckFirst === 0 || f.over === 1) return;
    // The attacker is gone or driven back, or what it did in going has taken the target.
    if (g.unitHex[f.attacker] !== f.from || g.unitHex[f.defender] !== f.hex) return done(g);
    if (hasNoDie(g, f.attacker, f.hex, f.mode)) return done(g);
    call(g, attackAfterFirstStrike).attacker = f.attacker;
  },
  attack(g, f) {
    if (f.over === 1) return;
    if (f.struckFirst === 1 && f.result === DECLINED) return done(g);
    if (hasNoDie(g, f.attacker, f.hex, f.mode)) return done(g);
    callStrike(g, f.attacker, f.defender, f.mode);
  },
  aftermath(g, f) {
    f.vacated = f.over === 0 && f.result === HELD ? 0 : 1;
    if (f.vacated === 1) {
      // This combat is over; whatever comes next begins anew.
      g.unitMark[f.attacker] &= ~BEGAN_FULL;
      if (f.defender >= 0) g.unitMark[f.defender] &= ~BEGAN_FULL;
      // What the target did in going may have cost the attacker its last block.
      if (g.unitHex[f.attacker] !== f.from) return done(g);
      const m = call(g, momentum);
      m.attacker = f.attacker;
      m.hex = f.hex;
      m.from = f.from;
      m.mode = f.mode;
      return;
    }
    // Who struck first has had its battle.
    if (f.struckFirst === 1 || g.unitHex[f.attacker] !== f.from) return done(g);
    // RULING: A unit that has no die to battle back with is not asked whether it battles back [N Battle Back].
    // CASE: N Battle Back: a defender whom the ground leaves without dice is not asked to battle back
    if (g.battle.game.questions.closeDice(g, f.defender, f.from, BATTLE_BACK, null) === 0) return done(g);
    const d = call(g, chooseBattleBack);
    d.defender = f.defender;
    d.attacker = f.attacker;
  },
  again(g, f) {
    if (f.vacated === 0) return;
    if (f.result === 0) return done(g);
    f.hex = f.result - 1;
    f.mode = BONUS;
    become(g, closeCombat);
  },
  battleBack(g, f) {
    if (f.result !== DECLINED) callStrike(g, f.defender, f.attacker, BATTLE_BACK);
  },
});

/**
 * Whether a unit has no die for a blow, so that it is not struck.
 * RULING: A unit that has no die for its blow in a melee neither strikes nor is asked whether it strikes; the melee
 * goes on with the blow of the other unit, or is over [N Infantry Square].
 * CASE: N Fordable River: infantry in a ford may form square; its own die is lost to the water
 */
const hasNoDie = (g: State, by: number, at: number, mode: number): boolean =>
  g.battle.readings.noDiceNoBlow && g.battle.game.questions.closeDice(g, by, at, mode, null) === 0;

const DECLINED = 2;

function callStrike(g: State, by: number, at: number, mode: number): void {
  const s = call(g, strike);
  s.by = by;
  s.unit = at;
  s.mode = mode;
}

/**
 * Marks a unit that begins a combat at full strength; it keeps that to the end of the combat.
 * RULING: A unit that begins a combat at full strength counts as such to the end of the combat, also when a first
 * strike or the flight of another unit costs it blocks on the way. A bonus combat begins anew, and a unit rallied to
 * full strength is at full strength again [A 11 Foot Unit Combat; M Foot Unit Close Combat].
 * CASE: A 18 First Strike: full-strength warriors that lose a block to it still attack with four dice
 * CASE: A 11 Foot Unit Combat: warriors trampled by elephants in a combat keep their full strength to its end
 * CASE: A 18 First Strike: in the bonus combat the warriors that lost a block have three dice
 * CASE: A 18 Rally: warriors brought back to full strength battle with four dice again
 * CASE: M First Strike: full-strength warriors struck first still attack with four dice
 */
export function beginFull(g: State, unit: number): void {
  if (g.unitBlocks[unit] === g.battle.unitType[unit].blocks) g.unitMark[unit] |= BEGAN_FULL;
  else g.unitMark[unit] &= ~BEGAN_FULL;
}

export type ReactFault = 'noAnswer';

/** The card answers an attack. */
export function mayReact(g: State, card: number, why: Why<ReactFault> | null): boolean {
  return g.battle.game.cards[card].answers?.closeCombat !== undefined || no(why, 'noAnswer', card);
}

/**
 * The defender stands, evades if he can, or plays a reaction card. Asked always, so that asking tells nothing.
 * RULING: A battle back is not a declared close combat, so the unit that is struck cannot answer a battle back
 * [A 18 First Strike; M First Strike; N First Strike].
 * CASE: A 18 First Strike: a battle back cannot be answered
 * CASE: N First Strike: it is not played against a battle back
 */
export const answerAttack = decision('answerAttack', {
  secret: true,
  who: (g, f) => g.battle.unitSide[f.defender],
  choices(g, f, out) {
    out.add(STAND);
    if (canEvade(g, f.defender, f.attacker)) out.add(EVADE);
    const side = g.battle.unitSide[f.defender];
    for (let i = 0; i < g.handCount[side]; i++) {
      const card = g.hand[side * MAX_HAND + i];
      // Hands are sorted: of two alike one is offered.
      const again = i > 0 && g.hand[side * MAX_HAND + i - 1] === card;
      if (!again && mayReact(g, card, null)) out.add(PLAY, card);
    }
    g.battle.game.additions.answers?.(g, f, out);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === STAND) return done(g, STANDS);
    if (verb === EVADE) return done(g, EVADES);
    if (verb !== PLAY) {
      // The game's own answer: the attack then finds the defender as that leaves it.
      done(g, STANDS);
      g.battle.game.additions.takeAnswer?.(g, f, choice);
      return;
    }
    const side = g.battle.unitSide[f.defender];
    told(g)?.tell({ kind: 'reacts', side, card: firstOf(choice), unit: unitHere(g, f.defender) });
    discardFromHand(g, side, firstOf(choice));
    g.struck = 1 + side;
    g.battle.game.cards[firstOf(choice)].answers?.closeCombat?.(g);
  },
});

/** A card's answer to an attack: the unit attacked battles before its attacker (rule 18 First Strike). */
export const battleFirst = (g: State): void => done(g, STRIKES_FIRST);

export type CallOffFault = 'mustFight';

/** An attack that stood a first strike may be called off, but for a charge. */
export function mayCallOff(g: State, attacker: number, why: Why<CallOffFault> | null): boolean {
  return (g.unitMark[attacker] & MUST_CLOSE) === 0 || no(why, 'mustFight', attacker);
}

/**
 * The attacker that stood a first strike may go on as ordered, or let it be; a charge leaves no choice.
 */
export const attackAfterFirstStrike = decision('attackAfterFirstStrike', {
  who: (g, f) => g.battle.unitSide[f.attacker],
  choices(g, f, out) {
    out.add(STRIKE);
    if (mayCallOff(g, f.attacker, null)) out.add(DECLINE);
  },
  take(g, _f, choice) {
    done(g, verbOf(choice) === STRIKE ? STANDS : DECLINED);
  },
});

/** Battling back is the defender's right, not his duty: an attacker driven back may harm those around it. */
export const chooseBattleBack = decision('chooseBattleBack', {
  who: (g, f) => g.battle.unitSide[f.defender],
  choices(_g, _f, out) {
    out.add(BATTLE_BACK_NOW);
    out.add(DECLINE);
  },
  take(g, _f, choice) {
    done(g, verbOf(choice) === DECLINE ? DECLINED : STANDS);
  },
});
