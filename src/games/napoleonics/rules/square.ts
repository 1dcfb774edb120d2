// Infantry in square: forming one under a cavalry attack, the track of cards laid aside for it, and coming out again
// (N Infantry Square). What a square does to dice and flags stands with the questions; that it neither advances nor walks
// back follows from the question whether a unit may move.

import { addToHand, takeFromHand } from '../../../families/commands/rules/deck.ts';
import { unitHere } from '../../../families/commands/rules/events.ts';
import { decision, procedure } from '../../../families/commands/rules/procedures.ts';
import { enemyOf, leaderWith } from '../../../families/commands/rules/standing.ts';
import {
  ASIDE_PLACES,
  type Frame,
  groundOf,
  MAX_HAND,
  ORDERED,
  ROLL_RANDOM_CARD,
  SIDE_SUBJECT,
  type State,
} from '../../../families/commands/rules/state.ts';
import { DONE } from '../../../families/commands/tables/verbs.ts';
import { pick } from '../../../kernel/chance.ts';
import { type Choices, firstOf, verbOf } from '../../../kernel/choice.ts';
import { reveal } from '../../../kernel/events.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { isCavalry, isInfantry } from '../tables/arms.ts';
import { squareGround } from '../tables/terrain.ts';
import { FORM_SQUARE, LEAVE_SQUARE } from '../tables/verbs.ts';
import { told } from './events.ts';

/** With fewer cards in hand no square is formed. */
export const CARDS_TO_FORM = 3;

export const inSquare = (g: State, unit: number): boolean => g.unitForm[unit] > 0;

/** The first free place of a side's track, from 1 to 4; 0 when all are taken. */
export function freePlace(g: State, side: number): number {
  const base = side * ASIDE_PLACES;
  for (let i = 0; i < ASIDE_PLACES; i++) if (g.aside[base + i] === 0) return i + 1;
  return 0;
}

export type FormFault = 'noInfantry' | 'noCavalry' | 'inSquareAlready' | 'noSquareGround' | 'fewCards' | 'trackFull';

/**
 * Whether a unit attacked by another may form square: infantry under the attack of cavalry, three cards in hand, room on
 * the track, ground that allows it.
 * RULING: The defender answers an attack once: by First Strike, by retiring or by forming square, never by two of these
 * in one melee [N Melee Combat].
 * CASE: N Forming Square and Combat: infantry that strikes first by the card forms no square in that melee
 * CASE: N First Strike: two of them are not played in one melee
 */
export function mayFormSquare(g: State, unit: number, by: number, why: Why<FormFault> | null): boolean {
  const side = g.battle.unitSide[unit];
  if (!isInfantry(g, unit)) return no(why, 'noInfantry', unit);
  if (!isCavalry(g, by)) return no(why, 'noCavalry', by);
  if (inSquare(g, unit)) return no(why, 'inSquareAlready', unit);
  if (!squareGround(groundOf(g).terrain[g.unitHex[unit]])) return no(why, 'noSquareGround', unit);
  if (g.handCount[side] < CARDS_TO_FORM) return no(why, 'fewCards', CARDS_TO_FORM);
  return freePlace(g, side) > 0 || no(why, 'trackFull', side);
}

/** `form square` among the answers to an attack; it is asked for in attacks and bonus attacks only. */
export function squareAnswers(g: State, f: Frame, out: Choices): void {
  if (mayFormSquare(g, f.defender, f.attacker, null)) out.add(FORM_SQUARE);
}

/** The answer's own frame has ended: the square is formed before the melee goes on. */
export function takeSquareAnswer(g: State, f: Frame, choice: number): boolean {
  if (verbOf(choice) !== FORM_SQUARE) return false;
  const unit = f.defender;
  call(g, formSquare).unit = unit;
  return true;
}

/**
 * f.unit forms square: a card drawn blind from its owner's hand goes face down to the first free place of the track, and
 * the place's number to the unit. The owner knows the card, nobody else does.
 */
export const formSquare = procedure('formSquare', {
  pick(g, f) {
    const side = g.battle.unitSide[f.unit];
    pick(g, ROLL_RANDOM_CARD, SIDE_SUBJECT + side, f.unit, g.handCount[side], side);
  },
  form(g, f) {
    const side = g.battle.unitSide[f.unit];
    const place = freePlace(g, side);
    const card = g.hand[side * MAX_HAND + g.dice[0]];
    takeFromHand(g, side, card);
    g.aside[side * ASIDE_PLACES + place - 1] = 1 + card;
    g.unitForm[f.unit] = place;
    reveal(g, side);
    told(g)?.tell({ kind: 'formsSquare', side, card, unit: unitHere(g, f.unit), place });
  },
});

/** The card of a unit's square goes back to its owner's hand; answers the card. */
function takeCardBack(g: State, unit: number): number {
  const side = g.battle.unitSide[unit];
  const at = side * ASIDE_PLACES + g.unitForm[unit] - 1;
  const card = g.aside[at] - 1;
  g.aside[at] = 0;
  g.unitForm[unit] = 0;
  addToHand(g, side, card);
  return card;
}

/** A unit that falls in square gives its card back at once. */
export function squareOff(g: State, unit: number): void {
  if (!inSquare(g, unit)) return;
  const place = g.unitForm[unit];
  const card = takeCardBack(g, unit);
  told(g)?.tell({ kind: 'squareFalls', side: g.battle.unitSide[unit], card, unit, place });
}

/** Enemy cavalry next to a square keeps it there; other enemies do not. */
export function cavalryNextTo(g: State, unit: number): boolean {
  const { board, unitSide } = g.battle;
  const hex = g.unitHex[unit];
  const enemy = enemyOf(unitSide[unit]);
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const near = board.neighbours[i];
    const other = near < 0 ? -1 : g.hexUnit[near];
    if (other >= 0 && unitSide[other] === enemy && isCavalry(g, other)) return true;
  }
  return false;
}

export type LeaveFault = 'notInSquare' | 'noOrder' | 'cavalryNear';

/** An ordered unit in square that may come out of it now. */
export function mayLeaveSquare(g: State, unit: number, why: Why<LeaveFault> | null): boolean {
  if (!inSquare(g, unit)) return no(why, 'notInSquare', unit);
  if ((g.unitMark[unit] & ORDERED) === 0) return no(why, 'noOrder', unit);
  return !cavalryNextTo(g, unit) || no(why, 'cavalryNear', unit);
}

/**
 * After the orders: ordered units come out of square, each as its player likes. A unit whose leader was ordered away from
 * it comes out in any case, for only then could he be.
 * RULING: Command is what it was when the card was played; cards that come back from the square track add to Command
 * from the next card on [N Coming out of Square].
 * CASE: N Order Your Units & Leaders: Command stays what it was when the card was played, though squares give cards back
 */
export function leaveSquares(g: State): void {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if (g.unitHex[u] < 0 || !mayLeaveSquare(g, u, null)) continue;
    const leader = leaderWith(g, u);
    if (leader >= 0 && (g.leaderMark[leader] & ORDERED) !== 0) leaveSquare(g, u);
  }
  if (anyMayLeave(g)) call(g, chooseToLeave);
}

function anyMayLeave(g: State): boolean {
  const { firstUnit } = g.battle;
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++)
    if (g.unitHex[u] >= 0 && mayLeaveSquare(g, u, null)) return true;
  return false;
}

function leaveSquare(g: State, unit: number): void {
  const place = g.unitForm[unit];
  const card = takeCardBack(g, unit);
  told(g)?.tell({ kind: 'leavesSquare', side: g.active, card, unit: unitHere(g, unit), place });
}

export const chooseToLeave = decision('leaveSquare', {
  who: (g) => g.active,
  choices(g, _f, out) {
    const { firstUnit } = g.battle;
    for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
      if (g.unitHex[u] >= 0 && mayLeaveSquare(g, u, null)) out.add(LEAVE_SQUARE, g.unitHex[u]);
    }
    out.add(DONE);
  },
  take(g, _f, choice) {
    if (verbOf(choice) === DONE) return done(g);
    leaveSquare(g, g.hexUnit[firstOf(choice)]);
    if (!anyMayLeave(g)) done(g);
  },
});
