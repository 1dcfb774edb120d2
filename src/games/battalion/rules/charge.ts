// The charge [B Charge; B Taking a reaction]: the unit moves out, the other side may react, then it finds its target and
// both roll. The target is not hidden before, only not chosen yet.

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { priorityWindow, seatWindow } from '../../../kernel/window.ts';
import { CAVALRY, REGULAR, SPECIAL } from '../tables/tables.ts';
import { ANTICIPATE } from '../tables/traits.ts';
import { V_COUNTER, V_ENGAGE, V_FIRE, V_MOVE, V_PASS, V_PLAY, V_PLAY_ON } from '../tables/verbs.ts';
import { callAttack } from './attack.ts';
import { engage } from './engagement.ts';
import { tell } from './events.ts';
import { canPay, heldRelief, mightPay, pay, RELIEF_TEXTS } from './payment.ts';
import { anyToEngage, hasRanged, hasTrait, isClass, mayEngage, type Relief } from './questions.ts';
import { book, CHARGE, COUNTERATTACK, FIRE, type Frame, linked, type State, sideOf, TO_REACT } from './state.ts';
import { below, FEIGNED_RETREAT, HALBERD_HEDGE, HANNIBALS_TRAP, holds, mayHold, playText } from './texts.ts';
import { turnsAfter } from './turn-order.ts';

/** Results of the reaction: 1 + the unit that fires, or COUNTERS + 1 + the unit that counter-charges. */
const COUNTERS = 100;
/** The result when a feigned retreat takes the place of a reaction. */
const FEIGNED = -1;

/** An unengaged unit of the seat in the sector of the charge. */
const inReach = (g: State, unit: number): boolean =>
  g.links[unit] === 0 && g.unitSector[unit] === g.unitSector[g.charging - 1];

/** CHARGED texts: either one with any unengaged unit in the sector. */
const mayAnswerByText = (g: State, seat: number): boolean =>
  mayHold(g, seat, HANNIBALS_TRAP) || mayHold(g, seat, FEIGNED_RETREAT);

/** Writes the reactions that the seat can pay for with this relief: fire needs a ranged value. */
function addReactions(
  g: State,
  seat: number,
  relief: Relief | null,
  out: { add(verb: number, a?: number, b?: number): void },
): void {
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    if (!inReach(g, u) || !canPay(g, u, TO_REACT, relief)) continue;
    if (relief !== null && !helpedBy(g, u, relief)) continue;
    if (hasRanged(g, u)) out.add(V_FIRE, u);
    out.add(V_COUNTER, u);
  }
}

/** A card that was played for a reaction is used by a unit that it helps, not by one that pays no less with it. */
function helpedBy(g: State, unit: number, relief: Relief): boolean {
  return RELIEF_TEXTS.some(
    (text) => text.less === relief.less && text.captains === relief.captains && text.fits(g, unit, TO_REACT),
  );
}

/** Pays for the reaction and answers it as the result of the window. */
function react(g: State, unit: number, verb: number, relief: Relief | null): void {
  const paid = pay(g, unit, TO_REACT, relief);
  tell(g, 'reacted', unit, verb === V_FIRE ? FIRE : CHARGE, paid, g.charging - 1);
  done(g, 1 + unit + (verb === V_FIRE ? 0 : COUNTERS));
}

/** Whether the seat is asked about the charge, by public facts. */
function mayReact(g: State, seat: number): boolean {
  if (g.exhausted[seat] !== 0) return false;
  const byText = mayAnswerByText(g, seat);
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    if (inReach(g, u) && (byText || mightPay(g, u, TO_REACT))) return true;
  }
  return false;
}

/** Who was asked and let the charge come: nothing has changed since, so the question is the same. */
function tellUnanswered(g: State): void {
  if (g.sink === null) return;
  for (let place = 0; place < g.battle.seats / 2; place++) {
    const seat = turnsAfter(g, g.active, 1 + 2 * place);
    if (mayReact(g, seat)) tell(g, 'noReaction', seat);
  }
}

/**
 * The opposing seats in turn order; the first that reacts closes the window [B Taking a reaction; B Four players].
 * RULING: one reaction answers a charge, by one unengaged unit of the sector, whoever the charger is after
 * [B Taking a reaction].
 */
const charged = priorityWindow(book, 'charged', {
  pass: V_PASS,
  locals: { place: 'place', passes: 'passes' },
  seats: (g) => g.battle.seats / 2,
  seatAt: (g, _f, place) => turnsAfter(g, g.active, 1 + 2 * place),
  mayAsk: (g, _f, seat) => mayReact(g, seat),
  plays(g, _f, seat, out) {
    addReactions(g, seat, null, out);
    for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
      if (!inReach(g, u)) continue;
      if (holds(g, seat, HANNIBALS_TRAP)) out.add(V_PLAY_ON, HANNIBALS_TRAP, u);
      if (holds(g, seat, FEIGNED_RETREAT)) out.add(V_PLAY_ON, FEIGNED_RETREAT, u);
    }
    for (const text of RELIEF_TEXTS)
      if (holds(g, seat, text.card) && helps(g, seat, text.card)) out.add(V_PLAY, text.card);
  },
  play(g, f, seat, choice) {
    const [card, unit] = [firstOf(choice), secondOf(choice)];
    if (verbOf(choice) === V_PLAY) {
      const text = RELIEF_TEXTS.find((t) => t.card === card);
      playText(g, seat, card);
      f.seat = seat;
      f.less = text?.less ?? 0;
      f.captains = text?.captains ?? 0;
      become(g, reaction);
    } else if (verbOf(choice) !== V_PLAY_ON) react(g, firstOf(choice), verbOf(choice), null);
    else if (card === HANNIBALS_TRAP) {
      playText(g, seat, card, unit);
      tell(g, 'reacted', unit, CHARGE, 0, g.charging - 1);
      done(g, 1 + unit + COUNTERS);
    } else {
      playText(g, seat, card, unit);
      f.seat = seat;
      f.unit = unit;
      become(g, feign);
    }
  },
});

/** Whether the text makes some reaction of the seat cheaper that can then be paid. */
function helps(g: State, seat: number, card: number): boolean {
  for (let u = g.battle.firstUnit[seat]; u < g.battle.endUnit[seat]; u++) {
    if (inReach(g, u) && heldRelief(g, u, TO_REACT).some((text) => text.card === card)) return true;
  }
  return false;
}

/** The reaction that a card has made cheaper: it must be made now. */
const reaction = book.decision('reaction', {
  who: (_g, f) => f.seat,
  choices: (g, f, out) => addReactions(g, f.seat, f, out),
  take: (g, f, choice) => react(g, firstOf(choice), verbOf(choice), f),
});

/** Feigned Retreat: the unit leaves for an adjacent sector; nobody reacts any more. */
const feign = book.decision('feign', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const sector = g.unitSector[f.unit];
    if (sector > 0) out.add(V_MOVE, f.unit, sector - 1);
    if (sector + 1 < g.battle.sectors) out.add(V_MOVE, f.unit, sector + 1);
  },
  take(g, f, choice) {
    tell(g, 'moved', f.unit, g.unitSector[f.unit], secondOf(choice), FEIGNED_RETREAT);
    g.unitSector[f.unit] = secondOf(choice);
    done(g, FEIGNED);
  },
});

/** Whom the charge engages; the result is 1 + the unit. */
const target = book.decision('target', {
  who: (g) => g.active,
  choices(g, _f, out) {
    const sector = g.unitSector[g.charging - 1];
    for (const unit of g.battle.sideUnits[1 - sideOf(g.active)]) {
      if (g.unitSector[unit] === sector && mayEngage(g, unit)) out.add(V_ENGAGE, unit);
    }
  },
  take: (g, _f, choice) => done(g, 1 + firstOf(choice)),
});

/**
 * Halberd Hedge: foot that cavalry or a special unit has charged strikes first. RULING: a unit that has counter-charged is
 * the charge's target, so the card fits it as well [B Halberd Hedge].
 */
const hedgeFits = (g: State, charge: Frame): boolean =>
  charge.counterFirst === 0 && isClass(g, charge.attacker, CAVALRY | SPECIAL) && isClass(g, charge.target, REGULAR);

const engaged = seatWindow(book, 'engaged', {
  pass: V_PASS,
  who: (_g, f) => f.seat,
  mayAsk: (g, f, seat) => mayHold(g, seat, HALBERD_HEDGE) && hedgeFits(g, below(g, f)),
  plays(g, _f, seat, out) {
    if (holds(g, seat, HALBERD_HEDGE)) out.add(V_PLAY, HALBERD_HEDGE);
  },
  play(g, f, seat) {
    const charge = below(g, f);
    playText(g, seat, HALBERD_HEDGE, charge.target);
    charge.counterFirst = 1;
    tell(g, 'counterFirst', charge.target, HALBERD_HEDGE);
    done(g);
  },
});

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
  tell(g, 'chargeEnds', f.attacker, g.unitSector[f.attacker] < 0 ? 1 : 0);
  done(g);
}

export const charge = book.procedure('charge', {
  /**
   * RULING: who charges out of an empty sector moves into the next one for good [B Empty sector].
   * RULING: where no reaction is allowed, texts that answer a charge are not allowed either [B Taking a reaction].
   */
  moveOut(g, f) {
    const from = g.unitSector[f.attacker];
    g.charging = 1 + f.attacker;
    g.warCry = f.cry;
    if (f.sector > 0) g.unitSector[f.attacker] = f.sector - 1;
    tell(g, 'movedOut', f.attacker, from, g.unitSector[f.attacker]);
    f.result = 0;
    if (f.sector === 0 && f.stampede === 0) call(g, charged);
  },
  react(g, f) {
    f.target = 0;
    if (f.result === 0 && f.sector === 0 && f.stampede === 0) tellUnanswered(g);
    if (f.result > COUNTERS) f.target = f.result - COUNTERS;
    else if (f.result > 0) callAttack(g, f.result - 1, f.attacker, FIRE, CHARGE);
  },
  /** Fire may have disbanded the charger, a feigned retreat may have left nobody to engage. */
  choose(g, f) {
    if (g.unitSector[f.attacker] < 0) return fail(g, f);
    if (f.target > 0) return;
    if (!anyToEngage(g, 1 - g.battle.unitSide[f.attacker], g.unitSector[f.attacker])) return fail(g, f);
    call(g, target);
  },
  /** RULING: a counter-charging unit becomes the target, and Anticipate lets it strike first [B Anticipate]. */
  engage(g, f) {
    const counterCharge = f.target > 0 ? 1 : 0;
    f.target = (counterCharge !== 0 ? f.target : f.result) - 1;
    g.charging = 0;
    g.warCry = 0;
    engage(g, f.attacker, f.target, counterCharge);
    if (counterCharge !== 0 && hasTrait(g, f.target, ANTICIPATE)) {
      f.counterFirst = 1;
      tell(g, 'counterFirst', f.target, -1);
    }
    const seat = g.battle.unitSeat[f.target];
    if (mayHold(g, seat, HALBERD_HEDGE) && hedgeFits(g, f)) call(g, engaged).seat = seat;
  },
  first: (g, f) => strike(g, f, f.counterFirst !== 0),
  second: (g, f) => strike(g, f, f.counterFirst === 0),
});
