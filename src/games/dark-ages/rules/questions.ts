// Numbers of a fight, each as a question with named stages: values, dice, hits of disengagement, and who may attack whom
// [D Combat] [D Terrain]. Asked with a Trace a question tells its parts; without one nothing is made.

import type { Trace } from '../../../kernel/explain.ts';
import { engages, isBow, isRouted, sideAt, sideBetween, touches } from './ground.ts';
import {
  AMBUSH_FIGHT,
  ARROWS_SPENT,
  ASSAULT_FIGHT,
  CLOUDBURST,
  DARKEN_SKY,
  ESCARPMENT,
  FIRE_FIGHT,
  HILL,
  IGNITE_ARROWS,
  INFANTRY,
  isLeader,
  KNIGHTS,
  LAST_STAND,
  leaderWith,
  MARSH,
  MERCENARY_FIGHT,
  NO_ANSWER,
  pieceAt,
  STAKES,
  STREAM,
  type State,
  WET,
  WOODS,
} from './state.ts';

/** What a question about a fight needs of it: a frame has it, and so has a plain object. */
export interface Fight {
  readonly kind: number;
  readonly cards: number;
  readonly attacker: number;
  readonly defender: number;
}

/** Roles in a fight. */
export const ATTACKING = 0;
export const DEFENDING = 1;

// ---- values

/** The morale that counts: that of the attached leader, even when it is lower [D Attached leaders involved in combat]. */
export function moraleOf(g: State, piece: number): number {
  const leader = leaderWith(g, piece);
  return leader >= 0 ? g.battle.morale[leader] : ownMorale(g, piece);
}

/** The morale of the piece itself. */
export function ownMorale(g: State, piece: number): number {
  for (const rule of g.battle.hooks.moraleValue) {
    const morale = rule.moraleValue?.(g, piece) ?? 0;
    if (morale > 0) return morale;
  }
  return g.battle.morale[piece];
}

/** The least die that hits when it attacks; 0 for units that only shoot [D Ranged combat]. */
export function attackOf(g: State, piece: number): number {
  const value = g.battle.attack[piece];
  if (value > 0) return value;
  const { attackValue } = g.battle.hooks;
  for (let i = 0; i < attackValue.length; i++) {
    const instead = attackValue[i].attackValue?.(g, piece) ?? 0;
    if (instead > 0) return instead;
  }
  return 0;
}

export function defenceOf(g: State, piece: number): number {
  let value = g.battle.defence[piece];
  for (const rule of g.battle.hooks.defenceValue) value += rule.defenceValue?.(g, piece) ?? 0;
  return Math.min(6, value);
}

export const VALUES = ['attack', 'defence', 'fire', 'range', 'morale', 'move'] as const;
export type ValueKind = (typeof VALUES)[number];

/** A number of a piece as it counts now; 0 where it has none. */
export function pieceValue(g: State, piece: number, kind: ValueKind): number {
  if (kind === 'attack') return attackOf(g, piece);
  if (kind === 'defence') return defenceOf(g, piece);
  return kind === 'morale' ? moraleOf(g, piece) : g.battle[kind][piece];
}

/** The die value that a piece needs in a fight, and in which part. */
export function hitValue(g: State, f: Fight, piece: number, role: number): number {
  if (f.kind === MERCENARY_FIGHT) return MERCENARY_VALUE;
  if (role === DEFENDING) return defenceOf(g, piece);
  return f.kind === FIRE_FIGHT ? g.battle.fire[piece] : attackOf(g, piece);
}

/** The attack value of mercenaries, who roll a single die [D Mercenary Crossbows]. */
export const MERCENARY_VALUE = 3;

// ---- dice

/** The dice of one side of a fight; the answer of a trace is the same number. */
export function diceOf(g: State, f: Fight, piece: number, role: number, trace: Trace | null = null): number {
  if (f.kind === MERCENARY_FIGHT) return total(1, trace, 'the mercenaries', 'D Mercenary Crossbows');
  if (f.kind === FIRE_FIGHT) return role === ATTACKING ? fireDice(g, piece, trace) : 0;
  return role === ATTACKING ? attackDice(g, f, piece, trace) : defenceDice(g, f, piece, trace);
}

function total(dice: number, trace: Trace | null, text: string, ref: string): number {
  trace?.add(dice, text, ref);
  return dice;
}

/** Cubes and the attached leader. A leader alone counts as one cube [D Leaders]. */
function strength(g: State, piece: number, trace: Trace | null): number {
  const cubes = g.cubes[piece];
  trace?.add(cubes, isLeader(piece) ? 'a leader alone' : cubes === 1 ? 'one active cube' : 'active cubes', 'D Combat');
  if (leaderWith(g, piece) < 0) return cubes;
  trace?.add(1, 'the attached leader', 'D Attached leaders involved in combat');
  return cubes + 1;
}

/** Stream and marsh cost a die, attacking and defending [D Stream] [D Marsh]. */
function wetDie(g: State, piece: number, trace: Trace | null): number {
  const terrain = g.hexTerrain[g.unitHex[piece]];
  if (terrain === MARSH) return total(-1, trace, 'in a marsh', 'D Marsh');
  if (terrain !== STREAM) return 0;
  for (const rule of g.battle.hooks.shallowStream) if (rule.shallowStream?.(g)) return 0;
  return total(-1, trace, 'in a stream', 'D Stream');
}

function hillDie(g: State, piece: number, other: number, trace: Trace | null): number {
  const higher = g.hexTerrain[g.unitHex[piece]] === HILL && g.hexTerrain[g.unitHex[other]] !== HILL;
  return higher ? total(1, trace, 'on a hill against an enemy who is not', 'D Hills') : 0;
}

function ruleDice(g: State, f: Fight, piece: number, role: number, trace: Trace | null): number {
  let dice = 0;
  for (const rule of g.battle.hooks.dice) dice += rule.dice?.(g, f, piece, role, trace) ?? 0;
  return dice;
}

/**
 * RULING: A side rolls at least one die in a fight, unless a rule says that it does not roll at all [D Combat].
 * CASE: D Combat: a unit rolls at least one die, whatever counts against it
 * CASE: D Stakes: foot assaults cavalry across them, which does not roll
 */
function atLeastOne(dice: number, trace: Trace | null): number {
  if (dice >= 1) return dice;
  trace?.atLeast(1, 'at least one die', 'D Combat');
  return 1;
}

function attackDice(g: State, f: Fight, piece: number, trace: Trace | null): number {
  let dice = strength(g, piece, trace);
  if (f.kind === ASSAULT_FIGHT) dice += total(1, trace, 'the Assault', 'D Assault');
  if (g.hexTerrain[g.unitHex[piece]] === WOODS) dice += total(-1, trace, 'attacking out of woods', 'D Woods');
  dice += wetDie(g, piece, trace) + hillDie(g, piece, f.defender, trace);
  if (piece === f.attacker) {
    if ((f.cards & KNIGHTS) !== 0) dice += total(2, trace, 'Knights, attack!', 'D Knights, attack!');
    if ((f.cards & INFANTRY) !== 0) dice += total(1, trace, 'Infantry, attack!', 'D Infantry, attack!');
  }
  return atLeastOne(dice + ruleDice(g, f, piece, ATTACKING, trace), trace);
}

function defenceDice(g: State, f: Fight, piece: number, trace: Trace | null): number {
  if (f.kind === AMBUSH_FIGHT) return total(0, trace, 'an ambushed unit does not defend itself', 'D Fake retreat');
  const from = g.unitHex[f.attacker];
  const hex = g.unitHex[piece];
  if (g.battle.mounted[piece] === 1 && sideBetween(g, hex, from) === STAKES) {
    return total(0, trace, 'cavalry cannot defend itself across stakes', 'D Stakes');
  }
  if ((f.cards & NO_ANSWER) !== 0) {
    return total(0, trace, 'its last cube is for another attacker', 'D Defending from multiple units');
  }
  const stands = (f.cards & LAST_STAND) !== 0;
  if (isRouted(g, piece) && !stands && !g.battle.options.routedDefend) {
    // RULING: A routed unit has no active cube and rolls no die when it is attacked, unless Last Stand is played for it
    // [D Retreat or rout].
    // CASE: D Retreat or rout: it does not roll when attacked again, and one more hit destroys it
    // CASE: D Last Stand: a routed unit rolls with its grey cube and dies
    return total(0, trace, 'a routed unit does not roll', 'D Retreat or rout');
  }
  const fixed = fixedDice(g, piece);
  let dice = fixed > 0 ? total(fixed, trace, 'a champion', 'D Scenarios') : strength(g, piece, trace);
  if (stands) {
    dice += total(1, trace, 'Last Stand', 'D Last Stand');
    if (g.grey[piece] > 0) dice += total(1, trace, 'Last Stand: the grey cube rolls', 'D Last Stand');
  }
  // RULING: Nothing but Last Stand changes the dice of the champion on the bridge [D Stamford Bridge].
  // CASE: D Stamford Bridge: the champion rolls two dice against every attacker
  // CASE: D Stamford Bridge: Last Stand gives the champion a die more
  if (fixed > 0) return dice;
  if (g.hexTerrain[hex] === WOODS) dice += total(1, trace, 'defending in woods', 'D Woods');
  dice += wetDie(g, piece, trace) + hillDie(g, piece, f.attacker, trace);
  const others = hinderers(g, piece, f.attacker);
  if (others > 0) {
    const text = others === 1 ? 'another adjacent enemy' : 'other adjacent enemies';
    dice += total(-others, trace, text, 'D Defending from multiple units');
  }
  return atLeastOne(dice + ruleDice(g, f, piece, DEFENDING, trace), trace);
}

/** The dice that a rule gives a defender, whatever else counts; 0 for none. */
export function fixedDice(g: State, piece: number): number {
  for (const rule of g.battle.hooks.fixedDice) {
    const fixed = rule.fixedDice?.(g, piece) ?? 0;
    if (fixed > 0) return fixed;
  }
  return 0;
}

/** An enemy who costs a defender a die: not Archers or Longbows, not routed, no cavalry behind stakes. */
export function hinders(g: State, enemy: number, hex: number, direction: number): boolean {
  if (!engages(g, enemy)) return false;
  const side = sideAt(g, hex, direction);
  return side !== ESCARPMENT && (side !== STAKES || g.battle.mounted[enemy] === 0);
}

/** Other adjacent enemies that cost the defender a die each; those who have joined the attack do not count. */
export function hinderers(g: State, defender: number, attacker: number): number {
  const others = enemiesBeside(g, defender, attacker, false);
  if (others > 0) for (const rule of g.battle.hooks.closeOrder) if (rule.closeOrder?.(g, defender)) return 0;
  return others;
}

/** Enemies beside the attacker who press the defender: `joined` with those who have joined the attack, or without. */
export function enemiesBeside(g: State, defender: number, attacker: number, joined: boolean): number {
  const { board, seat } = g.battle;
  const hex = g.unitHex[defender];
  let others = 0;
  for (let d = 0; d < 6; d++) {
    const to = board.neighbours[hex * 6 + d];
    if (to < 0) continue;
    const p = pieceAt(g, to);
    if (p < 0 || p === attacker || seat[p] === seat[defender] || (!joined && g.joined[p] > 0)) continue;
    if (hinders(g, p, hex, d)) others++;
  }
  return others;
}

/** Dice of a shot: hills do not matter, the shooter's woods, stream and marsh do [D Ranged combat] [D Woods]. */
function fireDice(g: State, piece: number, trace: Trace | null): number {
  let dice = strength(g, piece, trace);
  if (g.hexTerrain[g.unitHex[piece]] === WOODS) dice += total(-1, trace, 'attacking out of woods', 'D Woods');
  dice += wetDie(g, piece, trace);
  if (isBow(g, piece)) {
    if ((g.fireCards & DARKEN_SKY) !== 0) dice += total(1, trace, 'Darken sky', 'D Darken sky');
    if ((g.fireCards & IGNITE_ARROWS) !== 0) dice += total(2, trace, 'Ignite arrows', 'D Ignite arrows');
    if ((g.eventFlags & ARROWS_SPENT) !== 0) dice += total(-1, trace, 'arrows are short this turn', 'D Falkirk');
  } else if ((g.eventFlags & CLOUDBURST) !== 0 || (g.lasting[piece] & WET) !== 0) {
    dice += total(-1, trace, 'wet strings', 'D Crecy');
  }
  return atLeastOne(dice, trace);
}

// ---- disengagement

/**
 * Hits for a step away from enemies who were adjacent.
 * RULING: Only enemies who are no longer adjacent after a step cost a unit hits for breaking off, at every step of a
 * move that leaves one; Archers, Longbows and routed units never count, Crossbows do [D Disengagement].
 * CASE: D Disengagement: leaving an enemy costs a hit, staying next to the same one costs none
 * CASE: D Disengagement: a unit that rides past an enemy is engaged in the middle of its move
 * CASE: D Disengagement: archers and routed enemies do not hold anybody
 * CASE: D Disengagement: crossbows hold, archers and longbows do not
 */
export function disengageHits(g: State, piece: number, from: number, to: number, trace: Trace | null = null): number {
  const { board, seat, options } = g.battle;
  let left = 0;
  let kept = 0;
  for (let d = 0; d < 6; d++) {
    const hex = board.neighbours[from * 6 + d];
    if (hex < 0) continue;
    const enemy = pieceAt(g, hex);
    if (enemy < 0 || seat[enemy] === seat[piece] || sideAt(g, from, d) === ESCARPMENT || !engages(g, enemy)) continue;
    if (touches(g, hex, to)) kept++;
    else left++;
  }
  const hits = options.disengageAll ? (kept > 0 ? 0 : left) : left;
  if (hits > 0)
    trace?.add(hits, hits === 1 ? 'leaving an adjacent enemy' : 'leaving adjacent enemies', 'D Disengagement');
  if (kept > 0) trace?.note('staying adjacent to an enemy costs no hit', 'D Disengagement');
  return hits;
}
