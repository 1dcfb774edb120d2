// The movement phase: which piece, leader or rally comes next, and the move of one piece hex by hex, with disengagement,
// ground and assaults on the way [D Movement] [D Disengagement] [D Assault] [D Playing a card as activation].

import { firstOf, secondOf, verbOf } from '../../../kernel/choice.ts';
import type { Trace } from '../../../kernel/explain.ts';
import { become, call, done, type Procedure } from '../../../kernel/procedure.ts';
import { ASSAULT, PLAY, STEP, STOP } from '../tables/verbs.ts';
import { assault } from './assault.ts';
import { mayAssault, mayCharge } from './attacks.ts';
import { offerMoveCards, playMoveCard } from './cards-move.ts';
import { goes, here, tellGround, told } from './events.ts';
import { enemyTouches, entryHits, hasRoom, hillsOf, isRouted, moveCost } from './ground.ts';
import { shift } from './pieces.ts';
import { decision, procedure } from './procedures.ts';
import { disengageHits } from './questions.ts';
import { callAftermath } from './retreat.ts';
import {
  ACTIVATED,
  BY_EVENT,
  FRESH,
  type Frame,
  HALTED,
  isAlone,
  isLeader,
  leaderWith,
  MOVED,
  pieceAt,
  STREAM,
  type State,
  seatOf,
  TERRAINS,
  VACATED,
  WADED,
} from './state.ts';
import { anyStep, findSteps, groundHalts, haltsAt, isPlain, stepCost, stepHexes, stepHits, stepWay } from './steps.ts';

/** Begins the move of a piece with these points and flags; nothing may be called after it, for it asks at once. */
export function callMove(g: State, piece: number, points: number, flags = 0): void {
  g.mark[piece] |= ACTIVATED;
  const m = call(g, moveUnit);
  m.unit = piece;
  m.seat = seatOf(g, piece);
  m.points = points;
  m.flags = flags | (enemyTouches(g, g.unitHex[piece], m.seat) ? 0 : FRESH);
  told(g)?.tell({ kind: 'begins', piece: here(g, piece), points });
  ask(g, m);
}

/** One piece moves; it is asked hex by hex until it stops or can do nothing more. */
export const moveUnit: Procedure = procedure('moveUnit', { ask });

function ask(g: State, f: Frame): void {
  if (g.unitHex[f.unit] < 0 || isRouted(g, f.unit) || !canGoOn(g, f)) return done(g);
  become(g, step);
}

/** Public facts only: before its first hex a card may change what it can do. */
function canGoOn(g: State, f: Frame): boolean {
  if (f.steps === 0 && (f.flags & BY_EVENT) === 0 && g.handCount[f.seat] > 0) return true;
  return anyStep(g, f) || findTargets(g, f) > 0;
}

/** Enemies next to the piece that it may assault from where it stands are written into `targets`; answers how many. */
export function findTargets(g: State, f: Frame): number {
  if (!mayCharge(g, f)) return 0;
  const { board, seat } = g.battle;
  const { neighbours } = board;
  const own = f.seat;
  let count = 0;
  for (let i = g.unitHex[f.unit] * 6, end = i + 6; i < end; i++) {
    const hex = neighbours[i];
    if (hex < 0) continue;
    const p = pieceAt(g, hex);
    if (p >= 0 && seat[p] !== own && mayAssault(g, f.unit, p, f.flags, f.steps)) targets[count++] = hex;
  }
  return count;
}

/** The hexes of enemies that were last found. */
export const targets = new Int16Array(6);

export const step: Procedure = decision('step', {
  secret: true,
  who: (_g, f) => f.seat,
  choices(g, f, out) {
    const from = g.unitHex[f.unit];
    out.add(STOP);
    for (let i = 0, end = findSteps(g, f); i < end; i++) out.add(STEP, from, stepHexes[i]);
    for (let i = 0, end = findTargets(g, f); i < end; i++) out.add(ASSAULT, from, targets[i]);
    offerMoveCards(g, f, out);
  },
  take(g, f, choice) {
    const verb = verbOf(choice);
    if (verb === STOP) return done(g);
    if (verb === PLAY) return playMoveCard(g, f, firstOf(choice));
    f.hex = secondOf(choice);
    if (verb === ASSAULT) return void become(g, assaulting);
    const hits = leavingHits(g, f, f.hex);
    if (hits > 0) {
      become(g, leaving);
      told(g)?.tell({ kind: 'disengages', piece: here(g, f.unit), hits });
      g.hitsDue[f.unit] += hits;
      return;
    }
    if (enter(g, f)) become(g, landing);
    else if (!canGoOn(g, f)) done(g);
  },
});

/**
 * Hits of disengagement for the step to a hex; they come before it [D Disengagement].
 * RULING: A leader with a unit does not break off from the enemy when he leaves the unit; a leader alone does so like
 * any other unit [D Disengagement].
 * CASE: D Disengagement: a leader with a unit suffers nothing himself, going along or leaving it
 * CASE: D Disengagement: a lone leader breaks off like a unit
 */
export function leavingHits(g: State, f: Frame, to: number, trace: Trace | null = null): number {
  const { unit } = f;
  // Nobody was adjacent when it began.
  if (f.steps === 0 && (f.flags & FRESH) !== 0) return 0;
  if (isLeader(unit) && !isAlone(g, unit)) return 0;
  return disengageHits(g, unit, g.unitHex[unit], to, trace);
}

/** The hits of disengagement are taken; who is left and not routed goes on with the step. */
export const leaving: Procedure = procedure('leaving', {
  aftermath: callAftermath,
  enter(g, f) {
    if (g.unitHex[f.unit] < 0 || isRouted(g, f.unit)) return done(g);
    // Somebody may have run into the hex meanwhile.
    if (hasRoom(g, f.unit, f.hex) && enter(g, f)) become(g, landing);
    else become(g, moveUnit);
  },
});

/** The hits of the ground are taken where it has come to [D Terrain]. */
export const landing: Procedure = procedure('landing', {
  aftermath: callAftermath,
  again: (g) => void become(g, moveUnit),
});

/** What a move keeps of the ground from one hex to the next: hills are paid for once, and a stream is entered. */
function treads(g: State, f: Frame, from: number, to: number): void {
  f.hills |= hillsOf(g, from, to);
  if (g.hexTerrain[to] === STREAM) f.flags |= WADED;
}

/** The piece goes to f.hex; answers whether the ground has hit it. */
function enter(g: State, f: Frame): boolean {
  const { unit, hex } = f;
  const from = g.unitHex[unit];
  const plain = isPlain(g, f, hex);
  const passes = !plain && g.battle.readings.groundOnTheWay;
  const way = g.sink === null && !passes ? null : stepWay(g, f, hex);
  const hits = plain ? entryHits(g, unit, from, hex, f.flags) : stepHits(g, f, hex);
  f.points -= plain ? moveCost(g, unit, from, hex, f.hills, f.flags) : stepCost(g, f, hex);
  f.steps++;
  f.mustEnter = 0;
  if (passes && way !== null) for (let i = 1; i < way.length; i++) treads(g, f, way[i - 1], way[i]);
  else treads(g, f, from, hex);
  if (way !== null) told(g)?.tell({ kind: 'moves', ...goes(g, unit), way, points: f.points });
  shift(g, unit, hex);
  g.mark[unit] |= MOVED;
  carried(g, unit);
  if (halts(g, f, hex)) f.flags |= HALTED;
  if (hits === 0) return false;
  tellGround(g, unit, from, hex, hits);
  g.hitsDue[unit] += hits;
  return true;
}

/**
 * RULING: A leader goes along with the unit he is attached to at no cost, and has then moved; a leader who has come to
 * the unit in the same phase goes along too [D Movement].
 * CASE: D Movement: a leader goes along with his unit at no cost
 * CASE: D Movement: a leader carried along has moved, and is not activated again to move
 * CASE: D Movement: a leader who has come to a unit in the same phase goes along with it
 */
function carried(g: State, unit: number): void {
  const leader = leaderWith(g, unit);
  if (leader >= 0) g.mark[leader] |= ACTIVATED | MOVED;
}

function halts(g: State, f: Frame, hex: number): boolean {
  if (!haltsAt(g, f.unit, f.flags, hex)) return false;
  if (!groundHalts(g, f.unit, f.flags, hex)) return true;
  told(g)?.tell({ kind: 'halts', piece: here(g, f.unit), terrain: TERRAINS[g.hexTerrain[hex]] });
  return true;
}

/** An assault, and the way on through the hex that it has emptied [D Assault]. */
export const assaulting: Procedure = procedure('assaulting', {
  fight(g, f) {
    const { unit, hex } = f;
    const a = call(g, assault);
    a.attacker = unit;
    a.defender = pieceAt(g, hex);
  },
  after(g, f) {
    if (f.result !== VACATED) return done(g);
    f.mustEnter = f.hex + 1;
    become(g, moveUnit);
  },
});
