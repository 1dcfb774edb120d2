// The movement phase: ordered units and leaders move one at a time, in any order (rule 8).

import { roll } from '../../../kernel/chance.ts';
import { type Choices, firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { DONE, EXIT, EXIT_LEADER, MOVE } from '../tables/verbs.ts';
import { countFace } from './dice.ts';
import { readFace } from './dice-reading.ts';
import { goes, leaderHere, told, unitOn } from './events.ts';
import { gainBanner, killLeader, shiftLeader, shiftUnit, takeLeaderOff, takeUnitOff } from './losses.ts';
import { closesIn, closesOnTarget, leaderMaySetOut, maySetOut } from './may-move.ts';
import { decision, procedure } from './procedures.ts';
import { leaderWay, moveWay, reach, reachLeader, stepsTo } from './reach.ts';
import { leaderWith, ordered, orderedUnits } from './standing.ts';
import {
  BY_LEADER,
  EXITED,
  groundOf,
  HALTED,
  LEADER_SUBJECT,
  LEFT,
  MOVED,
  MUST_CLOSE,
  NO_BATTLE,
  ORDERED,
  ROLL_MARSH,
  type State,
} from './state.ts';
import { termsOf } from './terms.ts';
import { enterMire } from './walk.ts';
import { allowance, leaderStays } from './walker.ts';

export const moveUnits = decision('moveUnits', {
  who: (g) => g.active,
  choices(g, _f, out) {
    const { firstLeader } = g.battle;
    const { leaderHex, active: side } = g;
    for (let i = 0, count = orderedUnits(g, side); i < count; i++) {
      const u = ordered[i];
      if (!maySetOut(g, u, null)) continue;
      const before = out.count;
      reach(g, u, out);
      if (closesOnTarget(g, u)) keepNearer(g, u, out, before);
    }
    for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) {
      if (leaderHex[l] >= 0 && leaderMaySetOut(g, l, null)) reachLeader(g, l, out);
    }
    out.add(DONE);
  },
  take(g, _f, choice) {
    const verb = verbOf(choice);
    const from = firstOf(choice);
    if (verb === DONE) endMovement(g);
    else if (verb === MOVE) moveUnit(g, g.hexUnit[from], secondOf(choice));
    else if (verb === EXIT) exitUnit(g, g.hexUnit[from]);
    else if (verb === EXIT_LEADER) exitLeader(g, g.hexLeader[from]);
    else moveLeader(g, g.hexLeader[from], secondOf(choice));
  },
});

/** Of the choices from `first` on only the moves remain that bring the unit nearer to its target. */
function keepNearer(g: State, unit: number, out: Choices, first: number): void {
  let kept = first;
  for (let i = first; i < out.count; i++) {
    const choice = out.list[i];
    if (verbOf(choice) === MOVE && closesIn(g, unit, secondOf(choice))) out.list[kept++] = choice;
  }
  out.count = kept;
}

/** Units that entered the board and moved no further have stopped where they were put. */
function endMovement(g: State): void {
  const { firstUnit } = g.battle;
  done(g);
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if (g.unitSteps[u] > 0 && (g.unitMark[u] & MOVED) === 0 && g.unitHex[u] >= 0) stopUnit(g, u);
  }
}

/** The marks of a unit that has moved so many hexes to a hex: some must now close, some may not battle. */
export function marksOfMove(g: State, unit: number, to: number, steps: number): number {
  const type = g.battle.unitType[unit];
  // A unit that charges is bound by every hex beyond its plain move, unless a card lets it move so far.
  const beyond = type.charge > 0 && !termsOf(g, unit)?.move && steps > type.closeAfter;
  const bound = steps > allowance(g, unit) || beyond ? MUST_CLOSE : 0;
  const kept = groundOf(g).terrain[to].mayBattleAfterEntering(type) ? 0 : NO_BATTLE;
  return MOVED | bound | kept;
}

function moveUnit(g: State, unit: number, to: number): void {
  const from = g.unitHex[unit];
  const way = g.sink === null ? null : moveWay(g, unit, to);
  const steps = g.unitSteps[unit] + stepsTo(g, unit, to);
  g.unitFrom[unit] = from;
  g.unitSteps[unit] = steps;
  g.unitMark[unit] |= marksOfMove(g, unit, to, steps);
  const leader = leaderWith(g, unit);
  g.battle.game.additions.moves?.(g, unit, to);
  const alone = leaderStays(g, unit);
  // He went along and can no longer leave the unit this turn.
  if (leader >= 0 && !alone) g.leaderMark[leader] |= MOVED;
  const walk = way === null ? null : goes(g, unit, way, alone);
  shiftUnit(g, unit, to, alone);
  if (walk !== null) told(g)?.tell({ kind: 'moves', ...walk });
  if (groundOf(g).terrain[to].mires) {
    g.sequence++;
    call(g, stopInMire).unit = unit;
  } else stopUnit(g, unit);
}

/** A unit has come to a halt by its own move or advance: objectives are looked at. */
export function stopUnit(g: State, unit: number): void {
  for (const rule of g.battle.rules) rule.unitStopped?.(g, unit);
}

export const stopInMire = procedure('stopInMire', {
  roll(g, f) {
    enterMire(g, f.unit);
  },
  stop(g, f) {
    if (g.unitHex[f.unit] >= 0) stopUnit(g, f.unit);
  },
});

/**
 * RULING: A unit leaves the board by a move of one hex over the edge; an attached leader leaves with the unit, and only
 * the unit gives a banner [010 Castulo].
 * CASE: 010 Castulo: a unit may ride to the edge and off it with one move, if a hex of it is left
 * CASE: 010 Castulo: Scipio who leaves with his unit is not lost
 */
function exitUnit(g: State, unit: number): void {
  const leader = leaderStays(g, unit) ? -1 : leaderWith(g, unit);
  // Where leaders by themselves may leave for a banner, one who goes along gives his too.
  const gives = leader >= 0 && g.battle.leadersExit[g.active];
  if (leader >= 0) takeLeaderOff(g, leader, gives ? EXITED : LEFT);
  takeUnitOff(g, unit, EXITED);
  gainBanner(g, g.active, 'exits', gives ? 1 : 0);
  if (gives) gainBanner(g, g.active, 'exits');
}

function exitLeader(g: State, leader: number): void {
  takeLeaderOff(g, leader, EXITED);
  gainBanner(g, g.active, 'exits');
}

/** A leader goes by himself to a hex that `reachLeader` has found. */
export function moveLeader(g: State, leader: number, to: number): void {
  const from = g.leaderHex[leader];
  const way = g.sink === null ? null : leaderWay(g, leader, to);
  g.leaderMark[leader] |= MOVED;
  leaveBehind(g, from);
  shiftLeader(g, leader, to);
  if (way !== null) {
    told(g)?.tell({ kind: 'movesLeader', leader, way, left: unitOn(g, from), unit: unitOn(g, to) });
  }
  // The unit he joins may move no further, though it may battle (rule 8).
  const unit = g.hexUnit[to];
  if (unit >= 0) g.unitMark[unit] |= HALTED;
  // He moved by himself, so the mire tries him even where he joins a unit.
  if (groundOf(g).terrain[to].mires) call(g, mireLeader).leader = leader;
}

/** A unit that had its order only with its leader loses it when he goes. */
function leaveBehind(g: State, from: number): void {
  const unit = g.hexUnit[from];
  if (unit >= 0 && (g.unitMark[unit] & BY_LEADER) !== 0) g.unitMark[unit] &= ~(ORDERED | BY_LEADER);
}

export const mireLeader = procedure('mireLeader', {
  roll(g, f) {
    roll(g, ROLL_MARSH, LEADER_SUBJECT + f.leader, g.leaderHex[f.leader], 1, 6);
  },
  read(g, f) {
    const hit = countFace(g, g.battle.game.dice.leader) > 0;
    told(g)?.tell({
      kind: 'leaderMarsh',
      leader: leaderHere(g, f.leader),
      hit,
      dice: readFace(g, g.battle.game.dice.leader, hit),
    });
    if (hit) killLeader(g, f.leader);
  },
});
