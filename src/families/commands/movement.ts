// The movement phase: ordered units and leaders move one at a time, in any order (rule 8).

import { roll } from '../../kernel/chance.ts';
import { firstOf, secondOf, verbOf } from '../../kernel/choice.ts';
import { tell } from '../../kernel/events.ts';
import { call, done } from '../../kernel/procedure.ts';
import { countFace } from './leaders.ts';
import { gainBanner, killLeader, shiftLeader, shiftUnit, takeLeaderOff, takeUnitOff } from './losses.ts';
import { decision, procedure } from './procedures.ts';
import { allowance, reach, reachLeader, stepsTo } from './reach.ts';
import {
  EXITED,
  HALTED,
  LEADER_SUBJECT,
  LEFT,
  leaderWith,
  MOVED,
  MUST_CLOSE,
  NO_BATTLE,
  ORDERED,
  ROLL_MARSH,
  type State,
} from './state.ts';
import { HELMET } from './tables.ts';
import { DONE, EXIT, MOVE } from './verbs.ts';
import { enterMire } from './walk.ts';

export const moveUnits = decision('moveUnits', {
  who: (g) => g.active,
  choices(g, _f, out) {
    const { firstUnit, firstLeader } = g.battle;
    const { unitHex, unitMark, leaderHex, leaderMark, active: side } = g;
    for (let u = firstUnit[side], last = firstUnit[side + 1]; u < last; u++) {
      if ((unitMark[u] & (ORDERED | MOVED | HALTED)) === ORDERED && unitHex[u] >= 0) reach(g, u, out);
    }
    for (let l = firstLeader[side], last = firstLeader[side + 1]; l < last; l++) {
      if ((leaderMark[l] & (ORDERED | MOVED)) === ORDERED && leaderHex[l] >= 0) reachLeader(g, l, out);
    }
    out.add(DONE);
  },
  take(g, _f, choice) {
    const verb = verbOf(choice);
    const from = firstOf(choice);
    if (verb === DONE) endMovement(g);
    else if (verb === MOVE) moveUnit(g, g.hexUnit[from], secondOf(choice));
    else if (verb === EXIT) exitUnit(g, g.hexUnit[from]);
    else moveLeader(g, g.hexLeader[from], secondOf(choice));
  },
});

/** Units that entered the board and moved no further have stopped where they were put. */
function endMovement(g: State): void {
  const { firstUnit } = g.battle;
  done(g);
  for (let u = firstUnit[g.active], last = firstUnit[g.active + 1]; u < last; u++) {
    if (g.unitSteps[u] > 0 && (g.unitMark[u] & MOVED) === 0 && g.unitHex[u] >= 0) stopUnit(g, u);
  }
}

function moveUnit(g: State, unit: number, to: number): void {
  const type = g.battle.unitType[unit];
  const from = g.unitHex[unit];
  const steps = g.unitSteps[unit] + stepsTo(g, unit, to);
  g.unitFrom[unit] = from;
  g.unitSteps[unit] = steps;
  g.unitMark[unit] |= MOVED;
  if (steps > allowance(g, unit) || (type.charge > 0 && steps > type.closeAfter)) g.unitMark[unit] |= MUST_CLOSE;
  if (!g.battle.terrain[to].mayBattleAfterEntering(type)) g.unitMark[unit] |= NO_BATTLE;
  const leader = leaderWith(g, unit);
  // He went along and can no longer leave the unit this turn.
  if (leader >= 0) g.leaderMark[leader] |= MOVED;
  shiftUnit(g, unit, to);
  tell(g, 'moves', unit, from, to, steps);
  if (g.battle.terrain[to].mires) {
    g.sequence++;
    call(g, stopInMire).unit = unit;
  } else stopUnit(g, unit);
}

/** A unit has come to a halt by its own move or advance: objectives are looked at. */
export function stopUnit(g: State, unit: number): void {
  for (const rule of g.battle.rules) rule.unitStopped?.(g, unit);
}

const stopInMire = procedure('stopInMire', {
  roll(g, f) {
    enterMire(g, f.unit);
  },
  stop(g, f) {
    if (g.unitHex[f.unit] >= 0) stopUnit(g, f.unit);
  },
});

/**
 * RULING: leaving the board is a move of one hex over the edge; an attached leader leaves with the unit, and only the unit
 * gives a banner [010 Castulo].
 */
function exitUnit(g: State, unit: number): void {
  const leader = leaderWith(g, unit);
  if (leader >= 0) takeLeaderOff(g, leader, LEFT);
  takeUnitOff(g, unit, EXITED);
  gainBanner(g, g.active);
}

function moveLeader(g: State, leader: number, to: number): void {
  const from = g.leaderHex[leader];
  g.leaderMark[leader] |= MOVED;
  shiftLeader(g, leader, to);
  tell(g, 'movesLeader', leader, from, to);
  // The unit he joins may move no further, though it may battle (rule 8).
  const unit = g.hexUnit[to];
  if (unit >= 0) g.unitMark[unit] |= HALTED;
  // He moved by himself, so the mire tries him even where he joins a unit.
  if (g.battle.terrain[to].mires) call(g, mireLeader).leader = leader;
}

const mireLeader = procedure('mireLeader', {
  roll(g, f) {
    roll(g, ROLL_MARSH, LEADER_SUBJECT + f.leader, g.leaderHex[f.leader], 1, 6);
  },
  read(g, f) {
    const hit = countFace(g, HELMET) > 0;
    tell(g, 'leaderMarsh', f.leader, g.leaderHex[f.leader], hit ? 1 : 0);
    if (hit) killLeader(g, f.leader);
  },
});
