// What Assault and Melee have in common: contact, what spares hits, the last cube, the end of a Last Stand
// [D Combat] [D Defending from multiple units].

import { verbOf } from '../../../kernel/choice.ts';
import { call, done } from '../../../kernel/procedure.ts';
import { FACE, HOLD_BACK } from '../tables/verbs.ts';
import { mayStrike } from './attacks.ts';
import { here, told } from './events.ts';
import { isRouted, near, sideBetween } from './ground.ts';
import { checkVictory, eliminate } from './pieces.ts';
import { decision } from './procedures.ts';
import { attackOf, fixedDice } from './questions.ts';
import {
  ACTIVATED,
  ASSAULTED,
  CANCELLED,
  COMBAT,
  ESCARPMENT,
  FACED,
  FIRED,
  FOUGHT,
  type Frame,
  GROUPED,
  HELD,
  INFANTRY,
  KNIGHTS,
  LAST_STAND,
  LED,
  leaderWith,
  MOVEMENT,
  NO_ANSWER,
  pieceAt,
  SCHILTRON,
  SHIELD_WALL,
  type State,
  seatOf,
  WEDGE,
  WOODS,
  WOODS_USED_BY_ATTACKER,
  WOODS_USED_BY_DEFENDER,
} from './state.ts';

/** The fight can still take place: both are there, adjacent, and the attacker can strike. */
export function inContact(g: State, f: Frame): boolean {
  return (f.cards & CANCELLED) === 0 && mayStrike(g, f.attacker, f.defender);
}

/** Both still stand next to each other, whatever their strength: rolls of a fight under way go on. */
export function stillThere(g: State, f: Frame): boolean {
  if ((f.cards & CANCELLED) !== 0) return false;
  const from = g.unitHex[f.attacker];
  const to = g.unitHex[f.defender];
  return near(g, from, to) && sideBetween(g, from, to) !== ESCARPMENT;
}

/** Whether a wall, a ring or a rule like them takes a hit for the defender [D Shield Wall] [D Schiltron]. */
export function hasWall(g: State, f: { readonly cards: number }, defender: number): boolean {
  if ((f.cards & WEDGE) !== 0) return false;
  if ((f.cards & (SHIELD_WALL | SCHILTRON)) !== 0 || (g.mark[defender] & HELD) !== 0) return true;
  for (const rule of g.battle.hooks.absorbs) if (rule.absorbs?.(g, defender)) return true;
  return false;
}

/** Woods stop the first hit on a piece in the fight; of the two sides of it each has its own. */
export function woodsStop(g: State, f: { readonly cards: number }, target: number, defends: boolean): boolean {
  return g.hexTerrain[g.unitHex[target]] === WOODS && (f.cards & woodsUsedBy(defends)) === 0;
}

const woodsUsedBy = (defends: boolean): number => (defends ? WOODS_USED_BY_DEFENDER : WOODS_USED_BY_ATTACKER);

/** Charging knights ignore the first hit of the answer: the unit for which the charge was ordered [D Knights, attack!]. */
export const chargeStops = (f: { readonly cards: number; readonly attacker: number }, target: number): boolean =>
  target === f.attacker && (f.cards & KNIGHTS) !== 0;

/**
 * Hits that are left of a roll in this fight and now wait to be taken.
 * RULING: Woods stop the first hit that a unit suffers in a fight, a Shield Wall or Schiltron one hit of the attack; a
 * card and a scenario's rule of that kind do not add up [D Shield Wall].
 * CASE: D Woods: a hit of the mercenaries uses up the hit that woods ignore in the fight
 * CASE: D Shield Wall: woods and the wall stop a hit each
 * CASE: D Hastings: the card Shield Wall and the standing wall stop one hit together, not two
 */
export function score(g: State, f: Frame, target: number, hits: number): void {
  if (hits === 0) return;
  const defends = target === f.defender;
  let left = hits;
  const woods = woodsStop(g, f, target, defends) ? 1 : 0;
  if (woods > 0) f.cards |= woodsUsedBy(defends);
  left -= woods;
  const wall = defends && left > 0 && hasWall(g, f, target) ? 1 : 0;
  left -= wall;
  const charge = !defends && left > 0 && chargeStops(f, target) ? 1 : 0;
  left -= charge;
  if (woods + wall + charge > 0) {
    told(g)?.tell({ kind: 'spares', piece: here(g, target), woods, wall, charge });
  }
  if (left > 0) told(g)?.tell({ kind: 'hit', piece: here(g, target), hits: left });
  g.hitsDue[target] += left;
}

const NO_CARDS = { cards: 0 };

/** A shot of mercenaries or bows: only woods help [D Schiltron] [D Ranged combat]. */
export function scoreShot(g: State, fight: Frame | null, target: number, hits: number): void {
  if (hits === 0) return;
  const defends = target === fight?.defender;
  const woods = woodsStop(g, fight ?? NO_CARDS, target, defends) ? 1 : 0;
  if (woods > 0) {
    if (fight !== null) fight.cards |= woodsUsedBy(defends);
    told(g)?.tell({ kind: 'spares', piece: here(g, target), woods, wall: 0, charge: 0 });
  }
  if (hits > woods) told(g)?.tell({ kind: 'hit', piece: here(g, target), hits: hits - woods });
  g.hitsDue[target] += hits - woods;
}

/** The grey cube of a Last Stand is removed when the fight is over, before anybody retreats [D Last Stand]. */
export function endLastStand(g: State, f: Frame): void {
  const { defender } = f;
  if ((f.cards & LAST_STAND) === 0 || g.unitHex[defender] < 0 || g.grey[defender] === 0) return;
  g.grey[defender] = 0;
  told(g)?.tell({ kind: 'lastStand', piece: here(g, defender) });
  if (g.cubes[defender] > 0) return;
  eliminate(g, defender);
  checkVictory(g);
}

// ---- the last cube

/**
 * A unit with one active cube answers only one of several attackers of a phase, whom its owner names
 * [D Defending from multiple units].
 * RULING: The owner of a unit with one active cube is asked whom it answers when another enemy may still attack it in
 * the phase; if none may, the unit simply defends itself [D Defending from multiple units].
 * CASE: D Defending from multiple units: a unit with one cube keeps it for one of several attackers
 * CASE: D Defending from multiple units: a unit with one cube and one attacker just defends itself
 * CASE: D Defending from multiple units: nobody is asked in the assault of an event, after which no other attack can come
 */
export function askFace(g: State, f: Frame): void {
  const { defender } = f;
  if (g.cubes[defender] !== 1 || fixedDice(g, defender) > 0 || !inContact(g, f)) return;
  if (lastCubeSpent(g, defender)) {
    f.cards |= NO_ANSWER;
    told(g)?.tell({ kind: 'faces', defender: here(g, defender), attacker: here(g, f.attacker), answers: false });
  } else if (moreMayCome(g, f)) {
    const { attacker } = f;
    const d = call(g, face);
    d.attacker = attacker;
    d.defender = defender;
  } else g.mark[defender] |= FACED;
}

/** Whether its last cube has been turned to an attacker of this phase: it answers no other one. */
export const lastCubeSpent = (g: State, piece: number): boolean =>
  (g.mark[piece] & FACED) !== 0 && g.cubes[piece] === 1 && fixedDice(g, piece) === 0;

export function answerFace(g: State, f: Frame): void {
  if (f.result === HELD_BACK) f.cards |= NO_ANSWER;
}

/**
 * The same before the defender answers, if losses of this very fight have left it its last cube.
 * RULING: A unit that is worn down to its last cube by the first of several attackers is bound to one of them as well:
 * its owner says whether the unit answers this attacker or keeps the cube for another
 * [D Defending from multiple units].
 * CASE: D Defending from multiple units: worn down to its last cube it answers one attacker, whom its owner names
 * CASE: D Defending from multiple units: who has answered with the last cube does not answer the next attacker
 */
export function askFaceAgain(g: State, f: Frame): void {
  f.result = 0;
  if (!g.battle.readings.lastCubeOnce || f.cubesBefore <= 1 || g.unitHex[f.defender] < 0) return;
  if (stillThere(g, f)) askFace(g, f);
}

/**
 * A leader whose unit the first roll has destroyed takes its place, if he is not hurt himself: he is a unit of one cube now.
 * RULING: A leader whose unit has been destroyed rolls his one die when it is the turn of his side in the fight; cards
 * played for the unit do not help him [D Leaders].
 * CASE: D Attached leaders in combat: a leader whose unit the first roll destroys rolls his one die
 * CASE: D Attached leaders in combat: the leader of a destroyed attacker strikes with his one die
 * CASE: D Leaders: a card played for a unit that is destroyed does not help its leader
 */
export function leaderInPlace(g: State, f: Frame, unit: number): number {
  const leader = f.led - 1;
  if (!g.battle.readings.leaderAnswers || leader < 0 || g.unitHex[unit] >= 0) return unit;
  if (g.unitHex[leader] !== f.ledAt || g.cubes[leader] === 0) return unit;
  f.cards &= ~(LAST_STAND | KNIGHTS | INFANTRY);
  return leader;
}

/** Before the first roll: who is with the unit that is rolled against, and how strong the defender is. */
export function noteBefore(g: State, f: Frame, target: number): void {
  f.cubesBefore = g.cubes[f.defender];
  f.led = 1 + leaderWith(g, target);
  f.ledAt = g.unitHex[target];
}

const HELD_BACK = 2;

function moreMayCome(g: State, f: Frame): boolean {
  const { board, seat } = g.battle;
  const own = seatOf(g, f.attacker);
  // The assault of an event that took the round is the only attack of it.
  if (g.phase !== COMBAT) return g.phase === MOVEMENT && moversLeft(g, own, f.attacker);
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbours[g.unitHex[f.defender] * 6 + d];
    const p = hex < 0 ? -1 : pieceAt(g, hex);
    if (p < 0 || p === f.attacker || seat[p] !== own || (g.mark[p] & (ASSAULTED | FOUGHT | FIRED)) !== 0) continue;
    if (g.joined[p] === 0 && mayStrike(g, p, f.defender)) return true;
  }
  return false;
}

/** Whether the seat can still begin moves that may end in an assault. */
function moversLeft(g: State, seat: number, but: number): boolean {
  if (seat !== g.active) return false;
  const { firstUnit, firstLeader } = g.battle;
  for (let p = firstUnit[seat]; p < firstUnit[seat + 1]; p++) {
    if (p === but || g.unitHex[p] < 0 || (g.mark[p] & ACTIVATED) !== 0) continue;
    if (isRouted(g, p) || attackOf(g, p) === 0) continue;
    if (g.points > 0 || (g.mark[p] & GROUPED) !== 0) return true;
  }
  // A leader by himself may assault as well.
  for (let p = firstLeader[seat]; p < firstLeader[seat + 1]; p++) {
    if (p === but || g.unitHex[p] < 0 || (g.mark[p] & ACTIVATED) !== 0 || isRouted(g, p)) continue;
    if ((g.mark[p] & GROUPED) !== 0 || (g.points > 0 && (g.mark[p] & LED) === 0)) return true;
  }
  return false;
}

export const face = decision('face', {
  who: (g, f) => seatOf(g, f.defender),
  choices(g, f, out) {
    out.add(FACE, g.unitHex[f.attacker]);
    out.add(HOLD_BACK);
  },
  take(g, f, choice) {
    const faces = verbOf(choice) === FACE;
    if (faces) g.mark[f.defender] |= FACED;
    told(g)?.tell({ kind: 'faces', defender: here(g, f.defender), attacker: here(g, f.attacker), answers: faces });
    done(g, faces ? 1 : HELD_BACK);
  },
});
