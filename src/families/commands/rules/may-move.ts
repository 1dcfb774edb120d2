// Whether a unit or a leader may move, where to, and off the board: each condition once (rules 8, 16). The movement phase
// asks without a collector; who wants to know why asks with one. Where somebody may go at all `search` (reach.ts) finds.

import { Choices, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { EXIT, EXIT_LEADER } from '../tables/verbs.ts';
import { MANNED, reach, reachLeader, stepsForgiven } from './reach.ts';
import { enemyUnitNextTo } from './standing.ts';
import { CLIMBED, groundOf, HALTED, MAY_ENTER, MOVED, ORDERED, STOPS_THERE, type State } from './state.ts';
import { termsOf } from './terms.ts';
import { ENDS, leaderWalker, type RoomFault, roomOn, takesWholeMove, unitWalker, type Walker } from './walker.ts';

// ---- setting out ----------------------------------------------------------------------------------------------------

/** Why a unit does not set out at all; `a` is the unit. */
export type SetOutFault = 'notOrdered' | 'hasMoved' | 'halted' | 'cardForbids' | 'formForbids' | 'noTarget';

/** Whether an ordered unit may move now, wherever it goes. */
export function maySetOut(g: State, unit: number, why: Why<SetOutFault> | null): boolean {
  const mark = g.unitMark[unit];
  if ((mark & (ORDERED | MOVED | HALTED)) !== ORDERED) return why !== null && no(why, markFault(mark), unit);
  const terms = termsOf(g, unit);
  if (terms !== null && !terms.moves) return no(why, 'cardForbids', unit);
  if (!g.battle.game.questions.mayMove(g, unit)) return no(why, 'formForbids', unit);
  return terms?.closesOnTarget !== true || targetHex(g, unit) >= 0 || no(why, 'noTarget', unit);
}

const markFault = (mark: number): SetOutFault =>
  (mark & ORDERED) === 0 ? 'notOrdered' : (mark & MOVED) !== 0 ? 'hasMoved' : 'halted';

/** Where the unit stands on which a unit that has fired closes; -1 if it has not fired, or that is gone. */
function targetHex(g: State, unit: number): number {
  const target = g.unitAim[unit] - 1;
  return target < 0 ? -1 : g.unitHex[target];
}

/** The unit moves only to close on the one it has fired at. */
export const closesOnTarget = (g: State, unit: number): boolean => termsOf(g, unit)?.closesOnTarget === true;

/**
 * A unit that has fired moves only to close on its target, and not at all when that has gone or it did not fire.
 * RULING: To close on a unit means to end the move nearer to that unit than before [M Fire and Close].
 * CASE: M Fire and Close: fire with one more die, then two hexes to close, then close combat with the target alone
 */
export function closesIn(g: State, unit: number, to: number): boolean {
  const { board } = g.battle;
  const at = targetHex(g, unit);
  return at >= 0 && board.distance[to * board.size + at] < board.distance[g.unitHex[unit] * board.size + at];
}

/** Why a leader does not set out by himself; `a` is the leader, `b` the unit that keeps him. */
export type LeaderSetOutFault = 'leaderNotOrdered' | 'unitHasMoved' | 'leaderHasMoved';

/** Whether an ordered leader may move by himself now. He can leave only a unit that has not moved yet (rule 8, play note). */
export function leaderMaySetOut(g: State, leader: number, why: Why<LeaderSetOutFault> | null): boolean {
  const mark = g.leaderMark[leader];
  if ((mark & ORDERED) === 0) return no(why, 'leaderNotOrdered', leader);
  const unit = g.hexUnit[g.leaderHex[leader]];
  // Where leaders stay behind, one who has not moved is with such a unit only because it came to him.
  if (unit >= 0 && (g.unitMark[unit] & MOVED) !== 0 && !g.battle.game.customs.leadersStay)
    return no(why, 'unitHasMoved', leader, unit);
  return (mark & MOVED) === 0 || no(why, 'leaderHasMoved', leader);
}

// ---- where to -------------------------------------------------------------------------------------------------------

/**
 * Why somebody does not come to a hex (a). `tooFar`, `notACharge`: b is how far it is. `notNearer`: b is the hex of the
 * target. What bars every way: b are the hindrances whose forgiving would open one (see `hindrances`).
 */
export type GoFault =
  | RoomFault
  | 'sameHex'
  | 'ground'
  | 'tooFar'
  | 'notACharge'
  | 'heldBack'
  | 'climbed'
  | 'notNearer'
  | BarFault;
export type BarFault = 'mustStop' | 'inTheWay' | 'wallInTheWay' | 'groundInTheWay' | 'allInTheWay';
export type MoveFault = SetOutFault | GoFault;
export type LeaderMoveFault = LeaderSetOutFault | GoFault;

/** Whether a unit may move to the hex now. */
export function mayMoveTo(g: State, unit: number, to: number, why: Why<MoveFault> | null): boolean {
  if (!maySetOut(g, unit, why)) return false;
  const w = unitWalker(g, unit);
  if (!inReach(g, w, to, why)) return false;
  if (closesOnTarget(g, unit) && !closesIn(g, unit, to)) return no(why, 'notNearer', to, targetHex(g, unit));
  return hasWay(g, w, to, why);
}

/** Whether a leader may move by himself to the hex now; with `free` he needs no order and may leave a unit that has moved. */
export function leaderMayMoveTo(
  g: State,
  leader: number,
  to: number,
  free: boolean,
  why: Why<LeaderMoveFault> | null,
): boolean {
  if (!free && !leaderMaySetOut(g, leader, why)) return false;
  const w = leaderWalker(g, leader, free);
  return inReach(g, w, to, why) && hasWay(g, w, to, why);
}

/** Whether he may end on the hex, and it is not too far for any way. */
function inReach(g: State, w: Walker, to: number, why: Why<GoFault> | null): boolean {
  const { board } = g.battle;
  if (to === w.from) return no(why, 'sameHex', to);
  if ((roomOn(g, w, to, why) & ENDS) === 0) return false;
  if (w.entry[to] === 0) return no(why, 'ground', to);
  const far = board.distance[w.from * board.size + to];
  const charged = far + w.used <= w.charge;
  if (far + w.used > w.most && !(charged && enemyUnitNextTo(g, to, w.side)))
    return no(why, charged ? 'notACharge' : 'tooFar', to, far);
  if (far > 1 && takesWholeMove(groundOf(g).terrain[w.from])) return no(why, 'heldBack', to);
  return (w.entry[to] & CLIMBED) === 0 || far + w.used <= 1 || no(why, 'climbed', to);
}

/** What may bar every way to a hex, the plainest first. */
const BARS: readonly (readonly [BarFault, number])[] = [
  ['mustStop', STOPS_THERE],
  ['inTheWay', MANNED],
  ['wallInTheWay', CLIMBED],
  ['groundInTheWay', MAY_ENTER],
  ['allInTheWay', STOPS_THERE | MANNED],
  ['allInTheWay', STOPS_THERE | MANNED | CLIMBED | MAY_ENTER],
];

/** Whether a way leads to a hex in reach; else it is asked which hindrance forgiven would open one. */
function hasWay(g: State, w: Walker, to: number, why: Why<GoFault> | null): boolean {
  if (stepsForgiven(g, w, to, 0) > 0) return true;
  if (why !== null) {
    const bar = BARS.find(([, kinds]) => stepsForgiven(g, w, to, kinds) > 0);
    if (bar !== undefined) no(why, bar[0], to, bar[1]);
  }
  return false;
}

// ---- off the board --------------------------------------------------------------------------------------------------

/** Why a unit or leader does not leave the board for a banner; `a` is the unit or leader. */
export type ExitFault = 'noExits' | 'leadersStayOn' | 'staysOn' | 'closesOnly' | 'onlyStanding' | 'noWayOut';

const scratch = new Choices();

const wrote = (verb: number): boolean => scratch.count > 0 && verbOf(scratch.list[scratch.count - 1]) === verb;

/** Whether the scenario lets units of a side leave the board for a banner. */
export const sideMayExit = (g: State, side: number, why: Why<ExitFault> | null): boolean =>
  g.battle.rules.some((rule) => rule.exits?.side === side) || no(why, 'noExits', side);

/** Whether a unit may leave the board for a banner now. */
export function mayExit(g: State, unit: number, why: Why<SetOutFault | ExitFault> | null): boolean {
  const { rules, unitSide } = g.battle;
  const side = unitSide[unit];
  if (!sideMayExit(g, side, why) || !maySetOut(g, unit, why)) return false;
  if (g.battle.mayExit[unit] === 0) return no(why, 'staysOn', unit);
  if (closesOnTarget(g, unit)) return no(why, 'closesOnly', unit);
  scratch.clear();
  reach(g, unit, scratch);
  if (wrote(EXIT)) return true;
  const standing = rules.some((rule) => rule.exits?.side === side && rule.exits.standing === true);
  return no(why, standing ? 'onlyStanding' : 'noWayOut', unit);
}

/** Whether a leader by himself may leave the board for a banner now. */
export function leaderMayExit(g: State, leader: number, why: Why<LeaderSetOutFault | ExitFault> | null): boolean {
  if (!g.battle.leadersExit[g.battle.leaderSide[leader]]) return no(why, 'leadersStayOn', leader);
  if (!leaderMaySetOut(g, leader, why)) return false;
  scratch.clear();
  reachLeader(g, leader, scratch);
  return wrote(EXIT_LEADER) || no(why, 'noWayOut', leader);
}
