// The action phase [B Action phase; B Commanding a unit]: rally, or command one unit. START texts and the COMMAND texts that
// go with a command join the choices; a COMMAND text is played first, and the command must then fit it.
// RULING: There is no passing: a player who can pay for no command, or has no unit left beside a partner's, must rally,
// even into defeat [B Action phase].
// CASE: B Rallying: there is no passing, who can pay for nothing must rally
// CASE: B Rallying: who has no unit left beside a partner's must rally, even into defeat

import { Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call } from '../../../kernel/procedure.ts';
import {
  V_ASSAULT,
  V_BARRAGE,
  V_CHARGE,
  V_CHARGE_INTO,
  V_PLAY,
  V_PLAY_AT,
  V_PLAY_ON,
  V_RALLY,
} from '../tables/verbs.ts';
import { callAttack } from './attack.ts';
import type { Carded, ChargeText, ReliefFault, ReliefText, StartText, Terms, TextFault } from './card-text.ts';
import { charge } from './charge.ts';
import { attackName, ownCamp, told, unitNow } from './events.ts';
import { type HoldFault, holds, playText, textOf } from './hands.ts';
import { canPay, isRelieved, type PayFault, pay, usesRelief } from './payment.ts';
import { decision, procedure } from './procedures.ts';
import { isClass, sectorsOf, sectorsToEngage } from './questions.ts';
import { rally } from './rally.ts';
import {
  ASSAULT,
  BARRAGE,
  BOUND,
  CHARGE,
  COMMANDED,
  COUNTERATTACK,
  enemySide,
  type Frame,
  linked,
  type State,
  TO_COMMAND,
} from './state.ts';
import {
  type AssaultFault,
  addAssaults,
  addBarrages,
  addCharges,
  type ChargeFault,
  type ChargeIntoFault,
  inRange,
  mayAssault,
  mayCharge,
  mayChargeInto,
  mayShoot,
  type RangeFault,
  rangeOf,
  type ShootFault,
} from './targets.ts';
import { type EnemyFault, type FieldFault, isOnField, isOwn, isTarget, type OwnFault } from './units.ts';

/** Whether texts have been played that speak of the command to follow. */
export const hasTerms = (f: Terms): boolean => (f.less | f.captains | f.stampede | f.cry) !== 0;

/** What texts demand of the command; null while none has been played. */
const termsOf = (f: Terms): Terms | null => (hasTerms(f) ? f : null);

/** Who may be commanded at all: why not, whatever the command. */
export type CommandFault = FieldFault | PayFault | ReliefFault | 'bound' | 'wrongClassToCharge';
export type CommandChoiceFault =
  | OwnFault
  | EnemyFault
  | CommandFault
  | AssaultFault
  | ShootFault
  | RangeFault
  | ChargeFault
  | ChargeIntoFault
  | 'mustCharge'
  | 'nobodyReacts'
  | 'commandFollows';

/**
 * Whether a unit of the active seat may be commanded under these terms (null: no text has been played), whatever it is to do
 * [B Commanding a unit].
 */
export function mayCommand(g: State, t: Terms | null, unit: number, why: Why<CommandFault> | null): boolean {
  if (!isOnField(g, unit, why)) return false;
  if ((g.unitMarks[unit] & BOUND) !== 0) return no(why, 'bound', unit);
  if (!canPay(g, unit, TO_COMMAND, t, why)) return false;
  if (t === null) return true;
  return usesRelief(g, unit, TO_COMMAND, t, why) && (t.stampede === 0 || mayBearText(g, unit, why));
}

/** The unit is of a class that the text played for the charge is meant for. */
function mayBearText(g: State, unit: number, why: Why<'wrongClassToCharge'> | null): boolean {
  const text = g.battle.texts[g.battle.unitSeat[unit]].charge.find(({ sets }) => sets === 'stampede');
  return text === undefined || isClass(g, unit, text.classes) || no(why, 'wrongClassToCharge', unit, text.card);
}

/** A text for a charge has been played: nothing else may be commanded. */
const mayStay = (t: Terms, why: Why<'mustCharge'> | null): boolean =>
  (t.stampede === 0 && t.cry === 0) || no(why, 'mustCharge');

/** Nobody may react to a charge out of an empty sector: a text against reactions is not wasted on it. */
const mayGoUnanswered = (t: Terms, why: Why<'nobodyReacts'> | null): boolean => t.cry === 0 || no(why, 'nobodyReacts');

type CommandWhy = Why<CommandChoiceFault> | null;

/** Whether the seat may command an assault; what is wrong with the two units comes before the price. */
export const mayCommandAssault = (g: State, t: Terms, seat: number, unit: number, at: number, why: CommandWhy) =>
  isOwn(g, unit, seat, why) &&
  isOnField(g, unit, why) &&
  isTarget(g, at, seat & 1, why) &&
  mayAssault(g, unit, at, why) &&
  mayStay(t, why) &&
  mayCommand(g, termsOf(t), unit, why);

export const mayCommandBarrage = (g: State, t: Terms, seat: number, unit: number, at: number, why: CommandWhy) =>
  isOwn(g, unit, seat, why) &&
  isOnField(g, unit, why) &&
  isTarget(g, at, seat & 1, why) &&
  mayShoot(g, unit, why) &&
  inRange(g, unit, at, rangeOf(g, unit), why) &&
  mayStay(t, why) &&
  mayCommand(g, termsOf(t), unit, why);

export const mayCommandCharge = (g: State, t: Terms, seat: number, unit: number, why: CommandWhy) =>
  isOwn(g, unit, seat, why) &&
  isOnField(g, unit, why) &&
  mayCharge(g, unit, why) &&
  mayCommand(g, termsOf(t), unit, why);

export const mayCommandChargeInto = (g: State, t: Terms, seat: number, unit: number, to: number, why: CommandWhy) =>
  isOwn(g, unit, seat, why) &&
  isOnField(g, unit, why) &&
  mayChargeInto(g, unit, to, why) &&
  mayGoUnanswered(t, why) &&
  mayCommand(g, termsOf(t), unit, why);

/** A text for a command has been played: the command follows, not a rally or another text. */
export const mayDoElse = (t: Terms, why: Why<'commandFollows'> | null): boolean =>
  !hasTerms(t) || no(why, 'commandFollows');

/** Writes every command of the active seat under these terms. */
function addCommands(g: State, t: Terms, out: Choices): void {
  const terms = termsOf(t);
  const stays = terms === null || mayStay(t, null);
  const { active } = g;
  const enemies = sectorsOf(g, enemySide(active));
  const within = sectorsToEngage(g, enemySide(active));
  const end = g.battle.endUnit[active];
  for (let u = g.battle.firstUnit[active]; u < end; u++) addCommandsOf(g, terms, stays, u, enemies, within, out);
  if (terms !== null && !mayGoUnanswered(t, null)) keepOnly(out, V_CHARGE);
}

/**
 * Writes the commands that one unit may be given; `stays` allows those that leave it in its place. The enemies hold some
 * sectors, and within some of them can be engaged.
 */
function addCommandsOf(
  g: State,
  terms: Terms | null,
  stays: boolean,
  unit: number,
  enemies: number,
  within: number,
  out: Choices,
): void {
  if (!mayCommand(g, terms, unit, null)) return;
  if (g.links[unit] !== 0) {
    if (stays) addAssaults(g, unit, out);
    return;
  }
  if (stays) addBarrages(g, unit, out, enemies);
  addCharges(g, unit, out, enemies, within);
}

/** Drops what has another verb. */
function keepOnly(out: Choices, verb: number): void {
  let kept = 0;
  for (let i = 0; i < out.count; i++) if (verbOf(out.list[i]) === verb) out.list[kept++] = out.list[i];
  out.count = kept;
}

const tried = new Choices();

/** Whether some command would be left under these terms. */
function leavesCommand(g: State, t: Terms): boolean {
  const terms = termsOf(t);
  const stays = terms === null || mayStay(t, null);
  const onlyCharges = terms !== null && !mayGoUnanswered(t, null);
  const enemies = sectorsOf(g, enemySide(g.active));
  const within = sectorsToEngage(g, enemySide(g.active));
  const end = g.battle.endUnit[g.active];
  for (let u = g.battle.firstUnit[g.active]; u < end; u++) {
    tried.clear();
    addCommandsOf(g, terms, stays, u, enemies, within, tried);
    if (onlyCharges) keepOnly(tried, V_CHARGE);
    if (tried.count > 0) return true;
  }
  return false;
}

export type CommandTextFault = HoldFault | 'relievedAlready' | 'chargeTextPlayed' | 'noCommandLeft';

/** Whether a text that makes the command cheaper may be played now. */
export function mayRelieveCommand(
  g: State,
  t: Terms,
  seat: number,
  text: ReliefText & Carded,
  why: Why<CommandTextFault> | null,
): boolean {
  if (!holds(g, seat, text.card, why)) return false;
  if (isRelieved(t, text)) return no(why, 'relievedAlready', text.card);
  const less = t.less + text.less;
  const captains = t.captains + text.captains;
  return leavesCommand(g, { less, captains, stampede: t.stampede, cry: t.cry }) || no(why, 'noCommandLeft', text.card);
}

/**
 * Whether a text for a charge may be played now.
 * RULING: Reactions that Stampede forbids cannot be made dearer, so War Cry and Stampede exclude each other
 * [B War Cry].
 * CASE: B War Cry: it cannot be joined with Stampede
 */
export function mayPlayForCharge(
  g: State,
  t: Terms,
  seat: number,
  text: ChargeText & Carded,
  why: Why<CommandTextFault> | null,
): boolean {
  if (!holds(g, seat, text.card, why)) return false;
  if (t.stampede !== 0 || t.cry !== 0) return no(why, 'chargeTextPlayed', text.card);
  const { less, captains } = t;
  const then = { less, captains, stampede: text.sets === 'stampede' ? 1 : 0, cry: text.sets === 'cry' ? 1 : 0 };
  return leavesCommand(g, then) || no(why, 'noCommandLeft', text.card);
}

export type StartFault = HoldFault | TextFault | OwnFault | 'commandFollows';

/**
 * Whether a START text may be played, naming this unit or opponent if it names one. Such texts are played before the command
 * or rally.
 * RULING: Card texts for the start of the action phase belong to neither command nor rally, so two copies of one such
 * text may follow each other [B Tactic cards].
 * CASE: B Barcid Silver: two copies may follow each other before the command
 */
export const mayPlayStart = (
  g: State,
  t: Terms,
  seat: number,
  text: StartText & Carded,
  named: number,
  why: Why<StartFault> | null,
): boolean =>
  mayDoElse(t, why) &&
  holds(g, seat, text.card, why) &&
  (text.names !== 'unit' || isOwn(g, named, seat, why)) &&
  text.fits(g, seat, named, why);

/** Writes the START texts: those that name nothing, then those that name units, unit by unit, then opponents. */
function addStartTexts(g: State, f: Frame, seat: number, out: Choices): void {
  const { start } = g.battle.texts[seat];
  let units = false;
  for (let i = 0; i < start.length; i++) {
    const text = start[i];
    if (text.names === 'nothing' && mayPlayStart(g, f, seat, text, -1, null)) out.add(V_PLAY, text.card);
    units ||= text.names === 'unit' && g.held[text.card] > 0;
  }
  for (let u = g.battle.firstUnit[seat]; units && u < g.battle.endUnit[seat]; u++) {
    for (let i = 0; i < start.length; i++) {
      const text = start[i];
      if (text.names === 'unit' && mayPlayStart(g, f, seat, text, u, null)) out.add(V_PLAY_ON, text.card, u);
    }
  }
  for (let i = 0; i < start.length; i++) {
    const text = start[i];
    if (text.names !== 'seat') continue;
    for (let s = enemySide(seat); s < g.battle.seats; s += 2) {
      if (mayPlayStart(g, f, seat, text, s, null)) out.add(V_PLAY_AT, text.card, s);
    }
  }
}

export const action = decision('action', {
  secret: true,
  who: (g) => g.active,
  choices(g, f, out) {
    const seat = g.active;
    if (mayDoElse(f, null)) out.add(V_RALLY);
    addCommands(g, f, out);
    if (g.handCount[seat] === 0) return;
    const { relief, charge: forCharge } = g.battle.texts[seat];
    for (let i = 0; i < relief.length; i++) {
      if (mayRelieveCommand(g, f, seat, relief[i], null)) out.add(V_PLAY, relief[i].card);
    }
    for (let i = 0; i < forCharge.length; i++) {
      if (mayPlayForCharge(g, f, seat, forCharge[i], null)) out.add(V_PLAY, forCharge[i].card);
    }
    if (mayDoElse(f, null)) addStartTexts(g, f, seat, out);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === V_RALLY) {
      become(g, rally);
      return;
    }
    if (verb === V_PLAY || verb === V_PLAY_ON || verb === V_PLAY_AT) return playCard(g, f, choice);
    const unit = firstOf(choice);
    const kind = verb === V_ASSAULT ? ASSAULT : verb === V_BARRAGE ? BARRAGE : CHARGE;
    const paid = pay(g, unit, TO_COMMAND, f);
    g.unitMarks[unit] |= COMMANDED;
    told(g)?.tell({
      kind: 'commanded',
      unit: unitNow(g, unit),
      attack: attackName(kind) as 'assault' | 'barrage' | 'charge',
      paid,
      camp: ownCamp(g, unit),
      target: kind === CHARGE ? null : unitNow(g, secondOf(choice)),
      into: verb === V_CHARGE_INTO ? secondOf(choice) : null,
    });
    f.attacker = unit;
    f.target = secondOf(choice);
    f.sector = verb === V_CHARGE_INTO ? 1 + secondOf(choice) : 0;
    become(g, kind === ASSAULT ? assault : kind === BARRAGE ? barrage : charge);
  },
});

/** A text for the command to come leaves its mark on the action; a START text is carried out. */
function playCard(g: State, f: Frame, choice: number): void {
  const seat = g.active;
  const [verb, card, named] = [verbOf(choice), firstOf(choice), secondOf(choice)];
  const { relief, charge: forCharge, start } = g.battle.texts[seat];
  playText(g, seat, card, verb === V_PLAY_ON ? named : -1, verb === V_PLAY_AT ? named : -1);
  const cheaper = textOf(relief, card);
  const mark = textOf(forCharge, card);
  if (cheaper) {
    f.less += cheaper.less;
    f.captains += cheaper.captains;
  } else if (mark) f[mark.sets] = 1;
  else textOf(start, card)?.play(g, seat, card, named);
}

/** A melee attack on an enemy already engaged, and the free counterattack of what is left [B Assault]. */
export const assault = procedure('assault', {
  attack: (g, f) => {
    callAttack(g, f.attacker, f.target, ASSAULT, ASSAULT).byCommand = 1;
  },
  counter(g, f) {
    if (linked(g, f.attacker, f.target)) callAttack(g, f.target, f.attacker, COUNTERATTACK, ASSAULT);
  },
});

/** A ranged attack on an unengaged enemy [B Barrage]. */
export const barrage = procedure('barrage', {
  attack: (g, f) => {
    callAttack(g, f.attacker, f.target, BARRAGE, BARRAGE).byCommand = 1;
  },
});

export function callAction(g: State): void {
  call(g, action);
}
