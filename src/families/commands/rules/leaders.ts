// Leader casualty checks, a leader alone under attack, and how he evades, escapes through enemies or leaves the
// battlefield (rules 13 Leader Evade, Leader Escape; 14).

import { roll } from '../../../kernel/chance.ts';
import { type Choices, secondOf, verbOf } from '../../../kernel/choice.ts';
import { no, type Why } from '../../../kernel/permission.ts';
import { become, call, done } from '../../../kernel/procedure.ts';
import { EVADE_LEADER, EVADE_LEADER_OFF, STOP } from '../tables/verbs.ts';
import { countFace } from './dice.ts';
import { readFace } from './dice-reading.ts';
import { hasCome, leaderHere, told, unitHere } from './events.ts';
import { killLeader, shiftLeader, takeLeaderOff } from './losses.ts';
import { decision, procedure } from './procedures.ts';
import { enemyAt } from './standing.ts';
import {
  type Frame,
  groundOf,
  LEADER_SUBJECT,
  LEFT,
  ROLL_CLOSE,
  ROLL_ESCAPE,
  ROLL_FIRE,
  ROLL_LEADER,
  ROLL_MARSH,
  type State,
} from './state.ts';

/** Dice of the check of a leader whose unit lost blocks and lives, or is gone: the leader's face on all of them hits him. */
export const CHECK_DICE = 2;
const CHECK_DICE_ALONE = 1;

/**
 * The check of the leader on f.hex after f.unit lost blocks there. With the unit alive: two dice, two helmets hit. With the
 * unit gone: one die, one helmet hits, and a survivor must evade. Once per combat sequence.
 * RULING: A combat sequence, in which a leader is checked only once, is all that follows from one battle roll or one
 * move; a battle back is the next sequence [A 14; M Leader Casualty Checks].
 * CASE: A 14 Leader Casualty Checks: hits and a blocked retreat of the same roll bring one check only
 * CASE: A 14 Leader Casualty Checks: the attacker's leader is checked for blocks lost to the battle back
 * CASE: M Leader Casualty Checks: one check for a roll, though the retreat costs blocks as well
 */
export const checkLeader = procedure('checkLeader', {
  roll(g, f) {
    const leader = g.hexLeader[f.hex];
    if (leader < 0) return done(g);
    f.leader = leader;
    f.checkDice = 0;
    if (g.leaderChecked[leader] === g.sequence) return;
    g.leaderChecked[leader] = g.sequence;
    f.checkDice = g.hexUnit[f.hex] === f.unit ? CHECK_DICE : CHECK_DICE_ALONE;
    roll(g, ROLL_LEADER, LEADER_SUBJECT + leader, f.unit, f.checkDice, 6);
  },
  read(g, f) {
    if (f.checkDice === 0) return;
    const hit = countFace(g, g.battle.game.dice.leader) === f.checkDice;
    told(g)?.tell({
      kind: 'leaderCheck',
      leader: leaderHere(g, f.leader),
      hit,
      dice: readFace(g, g.battle.game.dice.leader, hit, 'miss, two are needed'),
    });
    if (!hit) return;
    done(g);
    killLeader(g, f.leader);
  },
  flee(g, f) {
    if (g.hexUnit[f.hex] !== f.unit) become(g, leaderEvade);
    else done(g);
  },
});

/**
 * A leader alone in f.hex is attacked by f.by: one helmet eliminates him, otherwise he must evade.
 * RULING: The normal dice of a unit that attacks a leader alone are those of any such attack, with terrain and cards
 * [A 14 Leader Alone; M Leader Alone in Hex; N Unattached Leader].
 * CASE: A 14 Leader Alone: the ground limits the dice against him as in any attack
 * CASE: A 14 Leader Alone: a card's dice are rolled against him too
 * CASE: N Unattached Leader: terrain takes dice from an attack on him
 */
export const attackLoneLeader = procedure('attackLoneLeader', {
  roll(g, f) {
    g.sequence++;
    f.leader = g.hexLeader[f.hex];
    g.leaderChecked[f.leader] = g.sequence;
    const q = g.battle.game.questions;
    const dice = f.ranged === 1 ? q.fireDice(g, f.by, f.hex, null) : q.closeDice(g, f.by, f.hex, f.mode, null);
    roll(g, f.ranged === 1 ? ROLL_FIRE : ROLL_CLOSE, f.by, LEADER_SUBJECT + f.leader, dice, 6);
  },
  read(g, f) {
    const hit = countFace(g, g.battle.game.dice.leader) > 0;
    told(g)?.tell({
      kind: 'leaderAttacked',
      leader: leaderHere(g, f.leader),
      by: unitHere(g, f.by),
      ranged: f.ranged === 1,
      hit,
      dice: readFace(g, g.battle.game.dice.leader, hit),
    });
    if (!hit) return void become(g, leaderEvade);
    done(g);
    killLeader(g, f.leader);
  },
});

/** A leader evades one to three hexes back. He stands in his old hex until the way is walked. */
export const leaderEvade = procedure('leaderEvade', {
  begin(g, f) {
    f.steps = 0;
    f.from = g.leaderHex[f.leader];
    f.hex = f.from;
    f.seat = g.battle.leaderSide[f.leader];
    become(g, leaderFlight);
  },
});

/**
 * One hex of the evade after the other; enemy units on the way each battle him (Leader Escape).
 * RULING: A leader who flees chooses his way and its length hex by hex, so that he may still decide after each escape
 * [A 13 Leader Evade; M Leader Evade; N Leader's Retreat].
 * CASE: A 13 Leader Escape: the way through an enemy need not be gone on with when the third hex is taken by one
 * CASE: M Leader Evade: one, two or three hexes back, as his player likes
 * CASE: N Leader Escape: the first example, he chooses the weaker unit and goes on after the dice
 */
export const leaderFlight = procedure('leaderFlight', {
  next(g, f) {
    const d = call(g, fleeStep);
    d.hex = f.hex;
    d.from = f.from;
    d.steps = f.steps;
    d.seat = f.seat;
    if (countFleeSteps(g, d) > 0) return;
    // Nowhere to go on: he stays where he is if he may, else he is lost.
    done(g, mayStop(g, f, null) ? STAYS : LOST);
  },
  arrive(g, f) {
    const to = f.result;
    if (to === STAYS) {
      shiftLeader(g, f.leader, f.hex);
      told(g)?.tell({ kind: 'leaderStands', from: f.from, ...hasCome(g, f.leader) });
      return done(g);
    }
    if (to === AWAY) {
      takeLeaderOff(g, f.leader, LEFT);
      return done(g);
    }
    if (to === LOST) {
      done(g);
      return killLeader(g, f.leader);
    }
    const before = f.hex;
    f.hex = to - HEX_RESULT;
    f.steps++;
    told(g)?.tell({ kind: 'leaderFlees', leader: f.leader, from: f.from, way: [before, f.hex] });
    const enemy = g.hexUnit[f.hex];
    f.triedBy = 0;
    if (enemy >= 0 && g.battle.unitSide[enemy] !== f.seat) {
      // There is no fourth hex to escape to: the third enemy hex is the end, without dice.
      if (f.steps === LONGEST_EVADE) {
        done(g);
        return killLeader(g, f.leader);
      }
      f.triedBy = FOUGHT_HERE;
      roll(g, ROLL_ESCAPE, enemy, LEADER_SUBJECT + f.leader, g.battle.game.questions.escapeDice(g, enemy, null), 6);
    }
  },
  survive(g, f) {
    if (f.triedBy === FOUGHT_HERE) {
      const hit = countFace(g, g.battle.game.dice.leader) > 0;
      told(g)?.tell({ kind: 'leaderEscape', ...leaderTried(g, f, hit) });
      if (hit) {
        done(g);
        return killLeader(g, f.leader);
      }
    }
    // RULING: Where an enemy unit stands in a marsh through which a leader flees, the unit battles him first, and then
    // the marsh tries him [A 13, 16 Marsh; M Marsh].
    // CASE: A 13 Leader Escape: an enemy unit in a marsh battles him, and the marsh takes its die as well
    f.triedBy = groundOf(g).terrain[f.hex].mires ? MIRED_HERE : 0;
    if (f.triedBy === MIRED_HERE) roll(g, ROLL_MARSH, LEADER_SUBJECT + f.leader, f.hex, 1, 6);
  },
  on(g, f) {
    if (f.triedBy === MIRED_HERE) {
      const hit = countFace(g, g.battle.game.dice.leader) > 0;
      told(g)?.tell({ kind: 'leaderMarsh', ...leaderTried(g, f, hit) });
      if (hit) {
        done(g);
        return killLeader(g, f.leader);
      }
    }
    become(g, leaderFlight);
  },
});

/** A leader on his way whom dice have hit or not, for the event that tells it. */
function leaderTried(g: State, f: Frame, hit: boolean) {
  return {
    leader: { id: f.leader, hex: f.hex },
    hit,
    dice: readFace(g, g.battle.game.dice.leader, hit),
  };
}

/** The most hexes that a leader evades (rule 13 Leader Evade). */
export const LONGEST_EVADE = 3;
const STAYS = 1;
const LOST = 2;
const AWAY = 3;
const HEX_RESULT = 8;
const FOUGHT_HERE = 1;
const MIRED_HERE = 2;

/** A leader may end there: no enemy, no other leader, ground he may enter. */
function mayStandAt(g: State, hex: number, side: number): boolean {
  return g.hexLeader[hex] < 0 && !enemyAt(g, hex, side) && groundOf(g).leaderEntry[side][hex] !== 0;
}

/**
 * Whether a leader who has just reached `hex` with `steps` used can still end his evade alive (counting no dice).
 * RULING: A leader who flees cannot pass a hex with an enemy leader alone in it, where the rules do not allow it, for a
 * leader escapes through units only [A 13 Leader Escape; N Leader Escape].
 * CASE: A 13 Leader Evade: an enemy leader alone bars his hex
 * CASE: N Leader's Retreat: an enemy leader alone bars his hex
 */
function leadsOn(g: State, hex: number, steps: number, side: number): boolean {
  if (mayStandAt(g, hex, side)) return true;
  if (steps >= LONGEST_EVADE) return false;
  return canLeave(g, hex, side) || anyNext(g, hex, steps, side, true);
}

function passable(g: State, hex: number, side: number): boolean {
  if (groundOf(g).leaderEntry[side][hex] === 0) return false;
  const leader = g.hexLeader[hex];
  if (g.battle.game.customs.passLeaders) return true;
  return g.hexUnit[hex] >= 0 || leader < 0 || g.battle.leaderSide[leader] === side;
}

function anyNext(g: State, hex: number, steps: number, side: number, alive: boolean): boolean {
  const { board } = g.battle;
  for (let i = (side * board.size + hex) * 2, end = i + 2; i < end; i++) {
    const to = board.back[i];
    if (to >= 0 && passable(g, to, side) && (!alive || leadsOn(g, to, steps + 1, side))) return true;
  }
  return false;
}

/**
 * The hexes of a flight from one hex to another over hexes that he may pass, from the first to the last; of several ways the
 * leftmost, for the hexes he has gone are not kept. Empty where no way leads.
 */
export function flightWay(g: State, side: number, from: number, goal: number): number[] {
  const { board } = g.battle;
  if (from === goal) return [goal];
  if (board.row[from] === board.row[goal]) return [];
  for (let i = (side * board.size + from) * 2, end = i + 2; i < end; i++) {
    const to = board.back[i];
    const rest = to >= 0 && passable(g, to, side) ? flightWay(g, side, to, goal) : [];
    if (rest.length > 0) return [from, ...rest];
  }
  return [];
}

/** From his own baseline a leader may leave the battlefield. */
function canLeave(g: State, hex: number, side: number): boolean {
  return g.battle.board.row[hex] === (side === 0 ? 0 : g.battle.board.rows - 1);
}

/** Why a leader who evades does not go to a hex (a), off the board, or stop where he is. */
export type FleeFault = 'fledFar' | 'notBehind' | 'ground' | 'enemyLeader' | 'deadEnd';
export type FleeOffFault = 'notOnBaseline' | 'fledFar';
export type StopFault = 'mustFlee' | 'cannotStand';

/** Whether the next hex of the evade may be this one. Deadly ways are on offer only when there is no other. */
export function mayFleeTo(g: State, f: Frame, to: number, why: Why<FleeFault> | null): boolean {
  const { board } = g.battle;
  const side = f.seat;
  if (f.steps >= LONGEST_EVADE) return no(why, 'fledFar', to);
  const back = (side * board.size + f.hex) * 2;
  if (board.back[back] !== to && board.back[back + 1] !== to) return no(why, 'notBehind', to);
  if (!passable(g, to, side)) return no(why, groundOf(g).leaderEntry[side][to] === 0 ? 'ground' : 'enemyLeader', to);
  if (leadsOn(g, to, f.steps + 1, side)) return true;
  const safe = canLeave(g, f.hex, side) || anyNext(g, f.hex, f.steps, side, true) || mayStop(g, f, null);
  return !safe || no(why, 'deadEnd', to);
}

/** Whether he may leave the battlefield. */
export function mayFleeOff(g: State, f: Frame, why: Why<FleeOffFault> | null): boolean {
  if (!canLeave(g, f.hex, f.seat)) return no(why, 'notOnBaseline', f.hex);
  return f.steps < LONGEST_EVADE || no(why, 'fledFar', f.hex);
}

/** Whether he may end his evade where he has come to. */
export function mayStop(g: State, f: Frame, why: Why<StopFault> | null): boolean {
  if (f.steps === 0) return no(why, 'mustFlee', f.hex);
  return mayStandAt(g, f.hex, f.seat) || no(why, 'cannotStand', f.hex);
}

/** How many ways on there are, written into `out` if given. */
function countFleeSteps(g: State, f: Frame, out: Choices | null = null): number {
  const { board } = g.battle;
  let count = 0;
  for (let i = (f.seat * board.size + f.hex) * 2, end = i + 2; i < end; i++) {
    const to = board.back[i];
    if (to < 0 || !mayFleeTo(g, f, to, null)) continue;
    out?.add(EVADE_LEADER, f.from, to);
    count++;
  }
  if (mayFleeOff(g, f, null)) {
    out?.add(EVADE_LEADER_OFF, f.from);
    count++;
  }
  return count;
}

/** The next hex of a leader's evade, or to stop there. */
export const fleeStep = decision('fleeStep', {
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    countFleeSteps(g, f, out);
    if (mayStop(g, f, null)) out.add(STOP);
  },
  take(g, _f, choice) {
    const verb = verbOf(choice);
    if (verb === STOP) done(g, STAYS);
    else if (verb === EVADE_LEADER_OFF) done(g, AWAY);
    else done(g, HEX_RESULT + secondOf(choice));
  },
});
