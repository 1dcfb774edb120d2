// The active player's choices in the movement phase: units, leaders with all around them, rallies, and Leadership
// [D Playing a card as activation] [D Rally].

import type { Choices } from '../../../kernel/choice.ts';
import { firstOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { call, done, type Procedure, repeat } from '../../../kernel/procedure.ts';
import { DONE, LEAD, MOVE, MOVE_LEADER, PLAY_ON, RALLY } from '../tables/verbs.ts';
import { book } from './book.ts';
import { offerAnyCards, ownGrey, playAnyCard } from './cards-any.ts';
import { canDraw } from './deck.ts';
import { here, told } from './events.ts';
import { isRouted } from './ground.ts';
import { callMove } from './movement.ts';
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

/** Whether a unit may begin its move: with its leader's group, or for a point. */
export const mayActivate = (g: State, unit: number, why: Why<ActivationFault> | null = null): boolean =>
  mayBegin(g, unit, g.unitHex[unit], g.mark[unit], g.cubes[unit], markNeeded(g), why);

/** The same for its hex, mark and active cubes, and for the mark that it needs: those who ask for a row of units read the columns once. */
function mayBegin(
  g: State,
  unit: number,
  hex: number,
  mark: number,
  cubes: number,
  needed: number,
  why: Why<ActivationFault> | null,
): boolean {
  if (hex < 0) return no(why, 'offBoard', unit);
  if (cubes === 0 && isRouted(g, unit)) return no(why, 'routed', unit);
  if ((mark & ACTIVATED) !== 0) return no(why, 'activated', unit);
  if ((mark & needed) !== needed) return no(why, 'noActivations', unit);
  return mayStir(g, unit) || no(why, 'nowhereToGo', unit);
}

/** A leader who may be activated to move with the units around him. */
export function mayLead(g: State, leader: number, why: Why<ActivationFault> | null = null): boolean {
  const mark = g.mark[leader];
  if (g.unitHex[leader] < 0) return no(why, 'offBoard', leader);
  if (isRouted(g, leader)) return no(why, 'routed', leader);
  if ((mark & LED) !== 0) return no(why, 'hasLed', leader);
  if ((mark & ACTIVATED) !== 0) return no(why, 'activated', leader);
  return g.points > 0 || no(why, 'noActivations', leader);
}

/** A leader of the group who has not moved by himself. */
export function mayMarch(g: State, leader: number, why: Why<ActivationFault> | null = null): boolean {
  const mark = g.mark[leader];
  if (g.unitHex[leader] < 0) return no(why, 'offBoard', leader);
  if (isRouted(g, leader)) return no(why, 'routed', leader);
  if ((mark & ACTIVATED) !== 0) return no(why, 'activated', leader);
  return (mark & GROUPED) !== 0 || no(why, 'notLed', leader);
}

/**
 * RULING: A leader may rally once in a round, and may be activated to move in the same round with another point
 * [D Rally].
 * CASE: D Rally: a leader rallies once in a round, and may still be activated to move
 * CASE: D Activation: a leader is activated to move or to rally, each for a point of its own
 */
export function mayRally(g: State, leader: number, why: Why<ActivationFault> | null = null): boolean {
  if (g.unitHex[leader] < 0) return no(why, 'offBoard', leader);
  if (isRouted(g, leader)) return no(why, 'routed', leader);
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
    if (mayBegin(g, p, unitHex[p], mark[p], cubes[p], GROUPED, null)) return true;
  }
  for (let p = firstLeader[seat], end = firstLeader[seat + 1]; p < end; p++) if (mayMarch(g, p)) return true;
  return g.handCount[seat] > 0 && ownGrey(g, seat);
}

/** With points left the active player is asked even if he can only be done. */
function ask(g: State): void {
  if (g.points > 0 || groupGoesOn(g)) call(g, movement);
  else done(g);
}

export const movementPhase: Procedure = book.procedure('movementPhase', {
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
    anyGrey |= grey[p];
    if (mayBegin(g, p, unitHex[p], mark[p], cubes[p], needed, null)) out.add(MOVE, unitHex[p]);
  }
  for (let p = firstLeader[seat], end = firstLeader[seat + 1]; p < end; p++) anyGrey |= grey[p];
  return anyGrey !== 0;
}

const movement = book.decision('movement', {
  secret: true,
  who: (g) => g.active,
  choices(g, _f, out) {
    const { firstLeader } = g.battle;
    const seat = g.active;
    out.add(DONE);
    const grey = offerUnits(g, seat, out);
    for (let p = firstLeader[seat], end = firstLeader[seat + 1]; p < end; p++) {
      const hex = g.unitHex[p];
      if (hex < 0 || isRouted(g, p)) continue;
      if (mayLead(g, p)) out.add(LEAD, hex);
      if (mayMarch(g, p)) out.add(MOVE_LEADER, hex);
      if (grey && mayRally(g, p)) out.add(RALLY, hex);
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
