// The charge [B Charge; B Taking a reaction]: the unit moves out, the other side may react, then it finds its target and
// both roll. The target is not hidden before, only not chosen yet.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done, skipTo, stepOf } from '../../../kernel/procedure.ts';
import { priorityWindow, seatWindow } from '../../../kernel/window.ts';
import { ANTICIPATE } from '../tables/traits.ts';
import { V_ENGAGE, V_PASS, V_PLAY, V_PLAY_ON } from '../tables/verbs.ts';
import { callAttack } from './attack.ts';
import type { Carded, ChargedText, ReliefText } from './card-text.ts';
import { engage } from './engagement.ts';
import { told, unitNow } from './events.ts';
import { below, type HoldFault, holds, mayHold, playText, textOf } from './hands.ts';
import { mayRelieve } from './payment.ts';
import { decision, pen, procedure } from './procedures.ts';
import { type EngageFault, hasTrait, isAmong, sectorsToEngage } from './questions.ts';
import { addReactions, COUNTERS, type InReachFault, inReach, mayReact, react } from './reaction.ts';
import { CHARGE, COUNTERATTACK, FIRE, type Frame, linked, type State, sideOf, TO_REACT } from './state.ts';
import { mayPick } from './targets.ts';
import { turnsAfter } from './turn-order.ts';
import { type EnemyFault, isOwn, isTarget, type OwnFault } from './units.ts';

/** Who was asked and let the charge come: nothing has changed since, so the question is the same. */
function tellUnanswered(g: State): void {
  if (g.sink === null) return;
  for (let place = 0; place < g.battle.seats / 2; place++) {
    const seat = turnsAfter(g, g.active, 1 + 2 * place);
    if (mayReact(g, seat)) told(g)?.tell({ kind: 'noReaction', seat });
  }
}

/** Whether the seat may answer the charge by this text, with this unit. */
export const mayAnswerWith = (
  g: State,
  seat: number,
  text: ChargedText & Carded,
  unit: number,
  why: Why<HoldFault | OwnFault | InReachFault> | null,
): boolean => holds(g, seat, text.card, why) && isOwn(g, unit, seat, why) && inReach(g, unit, why);

/** Whether the text makes some reaction of the seat cheaper that can then be paid. */
export function mayCheapenReaction(
  g: State,
  seat: number,
  text: ReliefText & Carded,
  why: Why<HoldFault | 'helpsNoReaction'> | null,
): boolean {
  if (!holds(g, seat, text.card, why)) return false;
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    if (inReach(g, u, null) && mayRelieve(g, u, TO_REACT, text, null)) return true;
  }
  return no(why, 'helpsNoReaction', text.card);
}

/**
 * The opposing seats in turn order; the first that reacts closes the window [B Taking a reaction; B Four players].
 * RULING: One reaction answers a charge, by one unengaged unit of the sector, whichever unit the charger is after
 * [B Taking a reaction].
 * CASE: B Taking a reaction: one reaction only, and the charge goes on
 * CASE: B Taking a reaction: only an unengaged unit of the sector that can be paid for
 */
export const charged = priorityWindow(pen, 'charged', {
  pass: V_PASS,
  locals: { place: 'place', passes: 'passes' },
  seats: (g) => g.battle.seats / 2,
  seatAt: (g, _f, place) => turnsAfter(g, g.active, 1 + 2 * place),
  mayAsk: (g, _f, seat) => mayReact(g, seat),
  plays(g, _f, seat, out) {
    addReactions(g, seat, null, out);
    if (g.handCount[seat] === 0) return;
    const { charged: answers, relief } = g.battle.texts[seat];
    for (let u = g.battle.firstUnit[seat], end = g.battle.endUnit[seat]; u < end; u++) {
      for (let i = 0; i < answers.length; i++) {
        if (mayAnswerWith(g, seat, answers[i], u, null)) out.add(V_PLAY_ON, answers[i].card, u);
      }
    }
    for (let i = 0; i < relief.length; i++) {
      if (mayCheapenReaction(g, seat, relief[i], null)) out.add(V_PLAY, relief[i].card);
    }
  },
  play(g, f, seat, choice) {
    const [card, unit] = [firstOf(choice), secondOf(choice)];
    if (verbOf(choice) === V_PLAY) {
      const text = textOf(g.battle.texts[seat].relief, card);
      playText(g, seat, card);
      f.seat = seat;
      f.less = text?.less ?? 0;
      f.captains = text?.captains ?? 0;
      become(g, reaction);
    } else if (verbOf(choice) === V_PLAY_ON) {
      playText(g, seat, card, unit);
      textOf(g.battle.texts[seat].charged, card)?.play(g, f, seat, card, unit);
    } else react(g, firstOf(choice), verbOf(choice), null);
  },
});

/** The reaction that a card has made cheaper: it must be made now. */
export const reaction = decision('reaction', {
  who: (_g, f) => f.seat,
  choices: (g, f, out) => addReactions(g, f.seat, f, out),
  take: (g, f, choice) => react(g, firstOf(choice), verbOf(choice), f),
});

export type TargetFault = EnemyFault | EngageFault | 'chargeElsewhere';

/** Whether the charge may engage this unit. */
export const mayEngageNow = (g: State, unit: number, why: Why<TargetFault> | null): boolean =>
  isTarget(g, unit, sideOf(g.active), why) && mayPick(g, g.charging - 1, unit, why);

/** Whom the charge engages; the result is 1 + the unit. */
export const target = decision('target', {
  who: (g) => g.active,
  choices(g, _f, out) {
    const enemies = g.battle.sideUnits[1 - sideOf(g.active)];
    for (let i = 0; i < enemies.length; i++) {
      if (mayPick(g, g.charging - 1, enemies[i], null)) out.add(V_ENGAGE, enemies[i]);
    }
  },
  take: (g, _f, choice) => done(g, 1 + firstOf(choice)),
});

/** Whether the owner of the target might play a text now, by public facts. */
function mayFollowEngagement(g: State, seat: number, charge: Frame): boolean {
  const texts = g.battle.texts[seat].engaged;
  for (let i = 0; i < texts.length; i++) {
    if (mayHold(g, seat, texts[i].card) && texts[i].fits(g, charge, null)) return true;
  }
  return false;
}

export const engaged = seatWindow(pen, 'engaged', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayFollowEngagement(g, seat, below(g, f)),
  plays(g, f, seat, out) {
    for (const { card, fits } of g.battle.texts[seat].engaged) {
      if (holds(g, seat, card, null) && fits(g, below(g, f), null)) out.add(V_PLAY, card);
    }
  },
  play(g, f, seat, choice) {
    const charge = below(g, f);
    const card = firstOf(choice);
    playText(g, seat, card, charge.target);
    textOf(g.battle.texts[seat].engaged, card)?.play(g, charge, card);
    done(g);
  },
});

/** A unit that counter-charges strikes before the charger [B Anticipate]. */
export const strikesFirst = (g: State, unit: number): boolean => hasTrait(g, unit, ANTICIPATE);

/** One of the two rolls of a charge; the second only while both stand against each other. */
function strike(g: State, f: Frame, counter: boolean): void {
  if (!linked(g, f.attacker, f.target)) return;
  if (counter) callAttack(g, f.target, f.attacker, COUNTERATTACK, CHARGE);
  else {
    const a = callAttack(g, f.attacker, f.target, CHARGE, CHARGE);
    a.byCommand = 1;
    a.stampede = f.stampede;
  }
}

/** The charge is over without a fight. */
function fail(g: State, f: Frame): void {
  g.charging = 0;
  g.warCry = 0;
  told(g)?.tell({ kind: 'chargeEnds', unit: unitNow(g, f.attacker), disbanded: g.unitSector[f.attacker] < 0 });
  done(g);
}

export const charge = procedure('charge', {
  /**
   * RULING: A unit that charges out of an empty sector moves into the next one for good [B Empty sector].
   * CASE: B Empty sector: the unit belongs to the new sector from then on
   * RULING: Where no reaction to a charge is allowed, card texts that answer a charge are not allowed either
   * [B Taking a reaction].
   * CASE: B Hannibal's Trap: not when nobody may react
   */
  moveOut(g, f) {
    const from = g.unitSector[f.attacker];
    g.charging = 1 + f.attacker;
    g.warCry = f.cry;
    if (f.sector > 0) g.unitSector[f.attacker] = f.sector - 1;
    told(g)?.tell({ kind: 'movedOut', unit: unitNow(g, f.attacker), from, to: g.unitSector[f.attacker] });
    f.result = 0;
    if (f.sector === 0 && f.stampede === 0) call(g, charged);
  },
  react(g, f) {
    f.target = 0;
    if (f.result === 0 && f.sector === 0 && f.stampede === 0) tellUnanswered(g);
    if (f.result > COUNTERS) {
      f.met = 1;
      f.target = f.result - COUNTERS - 1;
      skipTo(g, MEET);
    } else if (f.result > 0) callAttack(g, f.result - 1, f.attacker, FIRE, CHARGE);
  },
  /** Fire may have disbanded the charger, a feigned retreat may have left nobody to engage. */
  choose(g, f) {
    if (g.unitSector[f.attacker] < 0) return fail(g, f);
    if (!isAmong(sectorsToEngage(g, 1 - g.battle.unitSide[f.attacker]), g.unitSector[f.attacker])) return fail(g, f);
    call(g, target);
  },
  /**
   * RULING: A counter-charging unit becomes the target of the charge, and Anticipate lets that unit strike first
   * [B Anticipate].
   * CASE: B Counter-charge: the unit that comes out is the target, and the choice is gone
   * CASE: B Anticipate: a counter-charge strikes before the attack
   */
  engage(g, f) {
    const counterCharge = f.met !== 0;
    f.met = 0;
    if (!counterCharge) f.target = f.result - 1;
    g.charging = 0;
    g.warCry = 0;
    engage(g, f.attacker, f.target, counterCharge);
    if (counterCharge && strikesFirst(g, f.target)) {
      f.counterFirst = 1;
      told(g)?.tell({ kind: 'counterFirst', unit: unitNow(g, f.target), card: null });
    }
    const seat = g.battle.unitSeat[f.target];
    if (mayFollowEngagement(g, seat, f)) call(g, engaged).seat = seat;
  },
  first: (g, f) => strike(g, f, f.counterFirst !== 0),
  second: (g, f) => strike(g, f, f.counterFirst === 0),
});
const MEET = stepOf(charge, 'engage');
