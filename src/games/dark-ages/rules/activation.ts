// The active player's choices in the movement phase: units, leaders with all around them, rallies, and Leadership
// [D Playing a card as activation] [D Rally].

import type { Choices } from '../../../kernel/choice.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done, type Procedure, repeat } from '../../../kernel/procedure.ts';
import { DONE, LEAD, MOVE, MOVE_LEADER, PLAY_ON, RALLY } from '../tables/verbs.ts';
import { offerAnyCards, ownGrey, playAnyCard } from './cards-any.ts';
import { canDraw } from './deck.ts';
import { here, told } from './events.ts';
import { isRouted } from './ground.ts';
import { callMove } from './movement.ts';
import { decision, procedure } from './procedures.ts';
import { callRally, mayRallyAny } from './rally.ts';
import { ACTIVATED, GROUPED, LED, MOVED, pieceAt, RALLIED, type State } from './state.ts';
import { mayStir } from './steps.ts';

/** `a` is the piece. */
export type ActivationFault =
  | 'offBoard'
  | 'routed'
  | 'activated'
  | 'noActivations'
  | 'nowhereToGo'
  | 'hasLed'
  | 'notLed'
  | 'hasRallied'
  | 'nobodyToRally'
  | 'noCardToDraw';

/** The mark that a unit needs to begin its move: without points only the group of a leader goes on. */
const markNeeded = (g: State): number => (g.points === 0 ? GROUPED : 0);

/** Whether a unit has not been activated, and has the mark that it needs. */
const isFree = (mark: number, needed: number): boolean => (mark & (ACTIVATED | needed)) === needed;

/**
 * Whether a unit may begin its move: with its leader's group, or for a point. No question is more frequent, so those who ask for
 * a row of units read the columns once.
 */
const maySetOut = (g: State, unit: number, hex: number, mark: number, cubes: number, needed: number): boolean =>
  hex >= 0 && isFree(mark, needed) && (cubes > 0 || !isRouted(g, unit)) && mayStir(g, unit);

/** The same for one unit, and if it may not, why. */
export function mayActivate(g: State, unit: number, why: Why<ActivationFault> | null = null): boolean {
  const mark = g.mark[unit];
  const needed = markNeeded(g);
  if (maySetOut(g, unit, g.unitHex[unit], mark, g.cubes[unit], needed)) return true;
  if (g.unitHex[unit] < 0) return no(why, 'offBoard', unit);
  if (isRouted(g, unit)) return no(why, 'routed', unit);
  if (isFree(mark, needed)) return no(why, 'nowhereToGo', unit);
  return no(why, (mark & ACTIVATED) !== 0 ? 'activated' : 'noActivations', unit);
}

/** Whether a leader is there and not routed, without which he neither leads nor moves nor rallies. */
function isReady(g: State, leader: number, why: Why<ActivationFault> | null): boolean {
  if (g.unitHex[leader] < 0) return no(why, 'offBoard', leader);
  return !isRouted(g, leader) || no(why, 'routed', leader);
}

/** A leader who may be activated to move with the units around him. */
export function mayLead(g: State, leader: number, why: Why<ActivationFault> | null = null): boolean {
  return isReady(g, leader, why) && readyLeads(g, leader, why);
}

function readyLeads(g: State, leader: number, why: Why<ActivationFault> | null): boolean {
  const mark = g.mark[leader];
  if ((mark & (LED | ACTIVATED)) !== 0) return no(why, (mark & LED) !== 0 ? 'hasLed' : 'activated', leader);
  return g.points > 0 || no(why, 'noActivations', leader);
}

/** A leader of the group who has not moved by himself. */
export function mayMarch(g: State, leader: number, why: Why<ActivationFault> | null = null): boolean {
  return isReady(g, leader, why) && readyMarches(g, leader, why);
}

function readyMarches(g: State, leader: number, why: Why<ActivationFault> | null): boolean {
  const mark = g.mark[leader] & (ACTIVATED | GROUPED);
  return mark === GROUPED || no(why, (mark & ACTIVATED) !== 0 ? 'activated' : 'notLed', leader);
}

/**
 * RULING: A leader may rally once in a round, and may be activated to move in the same round with another point
 * [D Rally].
 * CASE: D Rally: a leader rallies once in a round, and may still be activated to move
 * CASE: D Activation: a leader is activated to move or to rally, each for a point of its own
 */
export function mayRally(g: State, leader: number, why: Why<ActivationFault> | null = null): boolean {
  return isReady(g, leader, why) && readyRallies(g, leader, why);
}

function readyRallies(g: State, leader: number, why: Why<ActivationFault> | null): boolean {
  if ((g.mark[leader] & RALLIED) !== 0) return no(why, 'hasRallied', leader);
  if (g.points === 0) return no(why, 'noActivations', leader);
  if (!mayRallyAny(g, leader, -1)) return no(why, 'nobodyToRally', leader);
  return canDraw(g) || no(why, 'noCardToDraw', leader);
}

/** Whether anything is left to ask without points, when only a leader's group goes on; cards are counted, not looked at. */
function groupGoesOn(g: State): boolean {
  const { firstUnit, firstLeader } = g.battle;
  const { unitHex, mark, cubes } = g;
  const seat = g.active;
  for (let p = firstUnit[seat], end = firstUnit[seat + 1]; p < end; p++) {
    if (maySetOut(g, p, unitHex[p], mark[p], cubes[p], GROUPED)) return true;
  }
  for (let p = firstLeader[seat], end = firstLeader[seat + 1]; p < end; p++) if (mayMarch(g, p)) return true;
  return g.handCount[seat] > 0 && ownGrey(g, seat);
}

/** With points left the active player is asked even if he can only be done. */
function ask(g: State): void {
  if (g.points > 0 || groupGoesOn(g)) call(g, movement);
  else done(g);
}

export const movementPhase: Procedure = procedure('movementPhase', {
  ask,
  again(g, f) {
    repeat(f);
    ask(g);
  },
});

/** Offers every unit that may be activated. Answers what `ownGrey` would, since it looks at all of them. */
function offerUnits(g: State, seat: number, out: Choices): boolean {
  const { firstUnit, firstLeader } = g.battle;
  const { unitHex, grey, mark, cubes } = g;
  const needed = markNeeded(g);
  let anyGrey = 0;
  for (let p = firstUnit[seat], end = firstUnit[seat + 1]; p < end; p++) {
    const hex = unitHex[p];
    anyGrey |= grey[p];
    if (maySetOut(g, p, hex, mark[p], cubes[p], needed)) out.add(MOVE, hex);
  }
  for (let p = firstLeader[seat], end = firstLeader[seat + 1]; p < end; p++) anyGrey |= grey[p];
  return anyGrey !== 0;
}

export const movement = decision('movement', {
  secret: true,
  who: (g) => g.active,
  choices(g, _f, out) {
    const { firstLeader } = g.battle;
    const seat = g.active;
    out.add(DONE);
    const grey = offerUnits(g, seat, out);
    for (let p = firstLeader[seat], end = firstLeader[seat + 1]; p < end; p++) {
      if (!isReady(g, p, null)) continue;
      const hex = g.unitHex[p];
      if (readyLeads(g, p, null)) out.add(LEAD, hex);
      if (readyMarches(g, p, null)) out.add(MOVE_LEADER, hex);
      if (grey && readyRallies(g, p, null)) out.add(RALLY, hex);
    }
    if (grey) offerAnyCards(g, seat, out);
  },
  take(g, _f, choice) {
    const verb = verbOf(choice);
    const hex = firstOf(choice);
    if (verb === PLAY_ON) return playAnyCard(g, g.active, choice);
    done(g);
    // With the decision the phase below it ends.
    if (verb === DONE) return done(g);
    if (verb === MOVE) {
      const unit = g.hexUnit[hex];
      if ((g.mark[unit] & GROUPED) === 0) g.points--;
      callMove(g, unit, g.battle.move[unit]);
    } else if (verb === MOVE_LEADER) callMove(g, g.hexLeader[hex], g.battle.move[g.hexLeader[hex]]);
    else if (verb === LEAD) lead(g, g.hexLeader[hex]);
    else {
      g.points--;
      callRally(g, g.hexLeader[hex]);
    }
  },
});

/**
 * The leader, the unit with him and every unit next to him may move for this one point.
 * RULING: The group of a leader is fixed when he is activated, before anything moves; units that have moved do not
 * belong to it [D Playing a card as activation].
 * CASE: D Activation: the group of a leader is fixed when he is activated
 * CASE: D Activation: a unit that has moved does not move again with a leader's group
 */
function lead(g: State, leader: number): void {
  g.points--;
  g.mark[leader] |= LED | GROUPED;
  const count = gather(g, leader, GROUPED);
  told(g)?.tell({ kind: 'leads', leader: here(g, leader), units: count });
}

/** How many would go with a leader who is activated now. */
export const groupSize = (g: State, leader: number): number => gather(g, leader, 0);

/** Gives the mark to all who go with the leader and answers how many they are. */
function gather(g: State, leader: number, mark: number): number {
  const { board, seat } = g.battle;
  const hex = g.unitHex[leader];
  let count = group(g, g.hexUnit[hex], mark);
  for (let i = hex * 6, end = i + 6; i < end; i++) {
    const to = board.neighbours[i];
    const p = to < 0 ? -1 : pieceAt(g, to);
    if (p >= 0 && seat[p] === seat[leader]) count += group(g, p, mark);
  }
  return count;
}

function group(g: State, piece: number, mark: number): number {
  if (piece < 0 || (g.mark[piece] & (ACTIVATED | MOVED)) !== 0 || isRouted(g, piece)) return 0;
  g.mark[piece] |= mark;
  return 1;
}
