// Orders by leaders (rule 18, Leadership cards): one who commands his hex and those linked to it, or all leaders at once.

import { firstOf, verbOf } from '../../../../kernel/choice.ts';
import { no, type Why } from '../../../../kernel/permission.ts';
import { call, done } from '../../../../kernel/procedure.ts';
import { COMMAND, DONE, ORDER } from '../../tables/verbs.ts';
import { decision } from '../procedures.ts';
import { hasTrait } from '../standing.ts';
import { BY_LEADER, type Frame, type State } from '../state.ts';
import { mayBeOrdered, type OrderFault, orderLeader, orderUnit, takeOrder } from './giving.ts';
import { addLoneLeaders, aloneWithoutOrder, type LinkFault, type LoneFault, linked } from './linked.ts';
import { addUnits, orderOne } from './one-unit.ts';

/**
 * Orders to a leader's hex and `linked` linked hexes; the leader must be in one of `sections` (bits). Most of these cards
 * also let the player order one unit of choice instead.
 */
export function orderUnderLeader(g: State, linked: number, sections: number, orOne = true): void {
  const f = call(g, orderLeadership);
  f.most = linked;
  f.cardSections = sections;
  f.leader = -1;
  f.orOne = orOne ? 1 : 0;
}

/**
 * The use of the order is noted, for a card that copies it must stay in the same section.
 * RULING: A Counter Attack that copies a Leadership card is bound to the section in which that card was used: the
 * leader, or the one unit, must stand there; units linked to the leader may stand outside, as on the card itself
 * [A 18 Counter Attack].
 * CASE: A 18 Counter Attack: a copied Leadership Any Section must be used in the section the opponent chose
 * CASE: A 18 Counter Attack: units linked to a leader in the copied section may stand outside it
 */
function noteSections(g: State, hex: number): void {
  g.lastSections[g.active] = g.battle.sections[hex] & g.sections;
}

export type CardSectionFault = 'leaderElsewhere';

/** The leader's hex lies in a section of the card. */
function inCardSection(g: State, f: Frame, hex: number, why: Why<CardSectionFault> | null): boolean {
  return (g.battle.sections[hex] & f.cardSections) !== 0 || no(why, 'leaderElsewhere', hex);
}

export type CommandFault = CardSectionFault | 'commandsAlready';

/** The leader on the hex may be named to command. */
export function mayCommand(g: State, f: Frame, hex: number, why: Why<CommandFault> | null): boolean {
  return f.leader >= 0 ? no(why, 'commandsAlready', f.leader) : inCardSection(g, f, hex, why);
}

export type LinkedLimitFault = 'linkedGiven' | 'ownHexOnly';

/** The commanding leader has an order left for those who are linked to him. */
function linkedOrderLeft(g: State, f: Frame, why: Why<LinkedLimitFault> | null): boolean {
  if (f.ledSoFar < f.most) return true;
  const kept = why !== null && hasTrait(g.battle.leaderTraits[f.leader], 'ownHexOnly');
  return no(why, kept ? 'ownHexOnly' : 'linkedGiven', f.leader, f.most);
}

export type LedFault = OrderFault | LinkedLimitFault | LinkFault | 'nameLeaderFirst' | 'outsideCopy';

/** The unit may be ordered under the leader, or before one is named as the one unit of choice. */
export function mayOrderLed(g: State, f: Frame, unit: number, why: Why<LedFault> | null): boolean {
  const hex = g.unitHex[unit];
  if (f.leader < 0) {
    if (f.orOne === 0) return no(why, 'nameLeaderFirst', unit);
    return (g.battle.sections[hex] & g.sections) !== 0 || no(why, 'outsideCopy', unit);
  }
  return mayBeOrdered(g, unit, why) && linkedOrderLeft(g, f, why) && linked(g, hex, why);
}

export type LedLeaderFault = LoneFault | LinkedLimitFault | LinkFault | 'byCommand';

/** A leader alone may be ordered under the one who commands. */
export function mayOrderLedLeader(g: State, f: Frame, leader: number, why: Why<LedLeaderFault> | null): boolean {
  if (f.leader < 0) return no(why, 'byCommand', leader);
  return aloneWithoutOrder(g, leader, why) && linkedOrderLeft(g, f, why) && linked(g, g.leaderHex[leader], why);
}

export const orderLeadership = decision('orderLeadership', {
  who: (g) => g.active,
  choices(g, f, out) {
    const { firstUnit, firstLeader } = g.battle;
    if (f.leader < 0) {
      for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
        const hex = g.leaderHex[l];
        if (hex >= 0 && inCardSection(g, f, hex, null)) out.add(COMMAND, hex);
      }
      // "Or one unit of your choice" stands on most of these cards; a copied order keeps to the copied section.
      if (f.orOne === 1) addUnits(g, out, g.sections);
      for (const rule of g.battle.rules) rule.leadershipChoices?.(g, f.cardSections, out);
    } else if (linkedOrderLeft(g, f, null)) {
      for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
        const hex = g.unitHex[u];
        if (hex >= 0 && mayBeOrdered(g, u, null) && linked(g, hex, null)) out.add(ORDER, hex);
      }
      addLoneLeaders(g, out, false);
    }
    out.add(DONE);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === COMMAND) {
      const hex = firstOf(choice);
      f.leader = g.hexLeader[hex];
      g.led = 1 + f.leader;
      noteSections(g, hex);
      // A leader does not leave his unit under these cards: his hex is one order.
      if (g.hexUnit[hex] >= 0) orderUnit(g, g.hexUnit[hex]);
      else orderLeader(g, f.leader);
      if (hasTrait(g.battle.leaderTraits[f.leader], 'ownHexOnly')) f.most = 0;
      return;
    }
    for (const rule of g.battle.rules) if (rule.takeLeadership?.(g, choice, f.cardSections)) return;
    const one = f.leader < 0;
    if (!takeOrder(g, choice)) return done(g);
    f.ledSoFar++;
    if (one) {
      noteSections(g, firstOf(choice));
      done(g);
    }
  },
});

/**
 * Orders to all leaders; a unit with one is ordered as long as he stays with it. One unit of choice without leaders.
 */
export function orderAllLeaders(g: State): void {
  const { firstLeader } = g.battle;
  let any = false;
  for (let l = firstLeader[g.active], last = firstLeader[g.active + 1]; l < last; l++) {
    const hex = g.leaderHex[l];
    if (hex < 0) continue;
    any = true;
    if (g.battle.game.questions.mayOrderLeader(g, l) || g.hexUnit[hex] < 0) orderLeader(g, l);
    const unit = g.hexUnit[hex];
    if (unit < 0) continue;
    g.unitMark[unit] |= BY_LEADER;
    orderUnit(g, unit);
  }
  if (!any) orderOne(g);
}
