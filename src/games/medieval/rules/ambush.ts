// Ambush: after a momentum advance the other side may play the card, and one of its units next to the one that advanced
// close combats it with two more dice [M Ambush]. The window opens on public facts: cards in hand, a unit next to it.

import { beginFull } from '../../../families/commands/rules/close-combat.ts';
import { discardFromHand, type HandFault, handHas } from '../../../families/commands/rules/deck.ts';
import { told, unitHere } from '../../../families/commands/rules/events.ts';
import { ownUnitAt, type UnitFault } from '../../../families/commands/rules/pieces.ts';
import { decision, procedure } from '../../../families/commands/rules/procedures.ts';
import { enemyOf } from '../../../families/commands/rules/standing.ts';
import { type Frame, INTO_ADVANCE, MAX_HAND, type State } from '../../../families/commands/rules/state.ts';
import { strike } from '../../../families/commands/rules/strike.ts';
import { type NextFault, nextTo } from '../../../families/commands/rules/targets.ts';
import type { Card } from '../../../families/commands/tables/tables.ts';
import { PASS } from '../../../families/commands/tables/verbs.ts';
import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { SPRING } from '../tables/verbs.ts';

/** Result of an ambush: the unit that advanced is gone from its hex. Else 1 + the ambusher's hex, or 0 for no ambush. */
const DRIVEN_OFF = -1;

export type AmbushFault = UnitFault | NextFault | 'cannotAttack';

/** The side's unit on the hex is next to the one that advanced and may attack it. */
export function mayAmbush(g: State, unit: number, hex: number, side: number, why: Why<AmbushFault> | null): boolean {
  if (!ownUnitAt(g, hex, side, why)) return false;
  const by = g.hexUnit[hex];
  const at = g.unitHex[unit];
  if (!nextTo(g, by, at, why)) return false;
  return g.battle.game.questions.mayAttack(g, by, at, null) || no(why, 'cannotAttack', by);
}

export type SpringFault = HandFault | 'noAmbush' | AmbushFault;

/** The card is one that is sprung on who has advanced, and the side holds it. */
export function maySpring(g: State, side: number, card: number, why: Why<HandFault | 'noAmbush'> | null): boolean {
  if (!handHas(g, side, card, why)) return false;
  return g.battle.game.cards[card].answers?.advance !== undefined || no(why, 'noAmbush', card);
}

/** The dice that an ambush adds, as its card says. */
export const ambushDice = (g: State): number => cardOfAmbush(g).answers?.advance?.dice ?? 0;

/** The card that answers an advance. */
export const cardOfAmbush = (g: State): Card => {
  const found = g.battle.game.cards.find((card) => card.answers?.advance !== undefined);
  if (found === undefined) throw new Error('no card answers an advance');
  return found;
};

/** Units of the other side that stand next to `unit` and may attack it: the hexes. */
function ambushers(g: State, unit: number): number[] {
  const { board, unitSide } = g.battle;
  const at = g.unitHex[unit];
  const side = enemyOf(unitSide[unit]);
  const hexes: number[] = [];
  for (let i = at * 6; i < at * 6 + 6; i++) {
    const hex = board.neighbours[i];
    if (hex >= 0 && mayAmbush(g, unit, hex, side, null)) hexes.push(hex);
  }
  return hexes;
}

/**
 * After every advance, also that of a bonus close combat.
 * RULING: Ambush is played immediately after the advance onto the vacated hex; cavalry that stands the ambush may still
 * ride one hex farther, but its bonus close combat is against the ambusher only [M Ambush].
 * CASE: M Ambush: the window opens immediately after the advance, before the further hex of cavalry
 * CASE: M Ambush: cavalry that stands the ambush may ride on, and out of reach of the ambusher it has no bonus close combat
 * CASE: M Ambush: who stands the ambush may make its bonus close combat, only against the ambusher
 * RULING: An advance into a gate that was stormed is a momentum advance and may be ambushed [M City Gate].
 * CASE: M City Gate: the advance into a gate that was stormed may be ambushed
 */
export function offerAmbushAtOnce(g: State, f: Frame): void {
  if (g.battle.readings.ambushAtOnce) offerAmbush(g, f);
}

export function afterAmbushAtOnce(g: State, f: Frame): void {
  if (g.battle.readings.ambushAtOnce) afterAmbush(g, f);
}

/** Before that reading the moment came after the further hex. */
export function offerAmbushLate(g: State, f: Frame): void {
  if (!g.battle.readings.ambushAtOnce) offerAmbush(g, f);
}

export function afterAmbushLate(g: State, f: Frame): void {
  if (!g.battle.readings.ambushAtOnce) afterAmbush(g, f);
}

function offerAmbush(g: State, f: Frame): void {
  f.result = 0;
  const unit = f.attacker;
  if (g.unitHex[unit] < 0 || g.handCount[enemyOf(g.battle.unitSide[unit])] === 0) return;
  if (ambushers(g, unit).length > 0) call(g, ambush).unit = unit;
}

/** Who stands an ambush may make its bonus close combat, but only against the ambusher. */
function afterAmbush(g: State, f: Frame): void {
  if (f.result === DRIVEN_OFF) done(g);
  else f.bonusHex = f.result;
}

/**
 * RULING: First Strike answers the attack of an ordered unit and not an ambush, and nobody battles back against an
 * ambush either [M Ambush].
 * CASE: M Ambush: First Strike cannot answer it
 * CASE: M Ambush: the ambushed unit may not evade and nobody battles back
 */
export const ambush = procedure('ambush', {
  ask(g, f) {
    f.hex = g.unitHex[f.unit];
    call(g, ambushWindow).unit = f.unit;
  },
  strike(g, f) {
    if (f.result === 0) return done(g);
    f.by = f.result - 1;
    beginFull(g, f.by);
    beginFull(g, f.unit);
    const s = call(g, strike);
    s.by = f.by;
    s.unit = f.unit;
    s.mode = INTO_ADVANCE;
  },
  end(g, f) {
    done(g, g.unitHex[f.unit] === f.hex ? 1 + g.unitHex[f.by] : DRIVEN_OFF);
  },
});

export const ambushWindow = decision('ambushWindow', {
  secret: true,
  who: (g, f) => enemyOf(g.battle.unitSide[f.unit]),
  choices(g, f, out) {
    const side = enemyOf(g.battle.unitSide[f.unit]);
    const base = side * MAX_HAND;
    for (let i = 0; i < g.handCount[side]; i++) {
      const card = g.hand[base + i];
      // Hands are sorted: of two alike one is offered.
      if ((i > 0 && g.hand[base + i - 1] === card) || !maySpring(g, side, card, null)) continue;
      for (const hex of ambushers(g, f.unit)) out.add(SPRING, card, hex);
    }
    out.add(PASS);
  },
  take(g, f, choice) {
    if (verbOf(choice) === PASS) return done(g);
    const side = enemyOf(g.battle.unitSide[f.unit]);
    const by = g.hexUnit[secondOf(choice)];
    told(g)?.tell({ kind: 'reacts', side, card: firstOf(choice), unit: unitHere(g, by) });
    discardFromHand(g, side, firstOf(choice));
    // It draws a new card before the active side does.
    g.struck = 1 + side;
    done(g, 1 + by);
  },
});
