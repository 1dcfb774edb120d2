// Napoleonics' answers to the family's questions: what hits, which flags are ignored, who may retire, move, attack and fire
// over whom. How many dice are rolled stands in dice.ts, what ground does to them in ground.ts.

import { countFace } from '../../../families/commands/rules/dice.ts';
import type { DiceReading } from '../../../families/commands/rules/dice-reading.ts';
import { loneLeaderAt, supporters } from '../../../families/commands/rules/standing.ts';
import {
  ADVANCED,
  ASIDE_PLACES,
  ATTACK,
  BONUS,
  type Frame,
  groundOf,
  ORDERED,
  RANGED,
  STOPS_THERE,
  type State,
} from '../../../families/commands/rules/state.ts';
import { FLAG, type Questions, SWORDS } from '../../../families/commands/tables/tables.ts';
import { usualAnswers } from '../../../families/commands/tables/usual.ts';
import type { Trace } from '../../../kernel/explain.ts';
import { no } from '../../../kernel/permission.ts';
import { ARTILLERY, CAVALRY, isArtillery, isCavalry, isInfantry } from '../tables/arms.ts';
import { heldBack } from '../tables/artillery.ts';
import { anySupport } from './combined-arms.ts';
import { closeDice, escapeDice, fireDice } from './dice.ts';
import { acrossWorks, terrainAt, typeOf } from './ground.ts';
import { groundNotes, noteHits } from './question-words.ts';
import { cavalryNextTo, inSquare } from './square.ts';

const MORALE = 'N Bolster Morale';
/** More hexes than anybody moves. */
const FAR = 9;

/** Own symbols and sabres hit; sabres of militia and rifles do not, and guns that joined follow the attacker. */
function scoreClose(g: State, f: Frame, reading: DiceReading | null = null): number {
  const type = typeOf(g, f.by);
  const target = typeOf(g, f.unit);
  const symbols = countFace(g, target.symbol);
  const sabres = countFace(g, SWORDS);
  f.hits += symbols + (type.sabresHit ? sabres : 0);
  f.flags += countFace(g, FLAG);
  if (reading !== null) noteHits(g, type, target, symbols, sabres, reading);
  return 0;
}

/** Flags that a square rolls at cavalry next to it bounce it off: nothing lets it ignore them. */
const bounces = (g: State, unit: number, by: number, mode: number): boolean =>
  mode !== RANGED && by >= 0 && isCavalry(g, unit) && inSquare(g, by);

/**
 * RULING: Field works steady infantry and artillery against every attack over their sides, by fire and in melee, and
 * also against a battle back, because the attacker is then in the defender's place [N Field Works].
 * CASE: N Field Works: infantry attacked over works may ignore a flag
 * CASE: N Field Works: artillery attacked over works may ignore a flag
 * CASE: N Field Works: infantry fired at over works may ignore a flag, from the flank not
 * CASE: N Field Works: who attacked out of works keeps them against the battle back
 */
const steadiedByWorks = (g: State, unit: number, by: number): boolean =>
  by >= 0 && !isCavalry(g, unit) && acrossWorks(g, g.unitHex[by], g.unitHex[unit]);

/** Flags that may be ignored, and why. */
function steadied(trace: Trace | null, count: number, text: string, ref: string): number {
  trace?.add(count, text, ref);
  return count;
}

function ignorableFlags(g: State, unit: number, by: number, mode: number, trace: Trace | null): number {
  if (bounces(g, unit, by, mode)) {
    trace?.note('a bounce flag of a square is never ignored', 'N Bounce Flag');
    return 0;
  }
  const type = typeOf(g, unit);
  const hex = g.unitHex[unit];
  let flags = 0;
  if (g.hexLeader[hex] >= 0) flags += steadied(trace, 1, 'leader attached', MORALE);
  if (inSquare(g, unit)) trace?.note('a square is not supported by its neighbours', 'N Infantry Square');
  else if (supporters(g, hex, g.battle.unitSide[unit]) >= 2) flags += steadied(trace, 1, 'supported by two', MORALE);
  if (type.ignoresFlags > 0) flags += steadied(trace, type.ignoresFlags, type.name, MORALE);
  if (steadiedByWorks(g, unit, by)) flags += steadied(trace, 1, 'field works', 'N Field Works');
  for (const rule of g.battle.rules) {
    const more = rule.ignoredFlags?.(g, unit, by, mode) ?? 0;
    if (more > 0) flags += steadied(trace, more, rule.text, 'scenario');
  }
  return flags;
}

function retreatPerFlag(g: State, unit: number, _by: number, trace: Trace | null): number {
  const type = typeOf(g, unit);
  trace?.add(type.retreat, type.name, 'N Retreats');
  return type.retreat;
}

/** Cards of a side on its square track. */
function cardsOnTrack(g: State, side: number): number {
  let n = 0;
  for (let i = side * ASIDE_PLACES, end = i + ASIDE_PLACES; i < end; i++) if (g.aside[i] > 0) n++;
  return n;
}

/**
 * A leader with a square leaves it only together with an order that brings the unit out of it; lone ones and those with
 * other units are free to go.
 */
function mayOrderLeader(g: State, leader: number): boolean {
  const unit = g.hexUnit[g.leaderHex[leader]];
  if (unit < 0 || !inSquare(g, unit)) return true;
  return (g.unitMark[unit] & ORDERED) !== 0 && !cavalryNextTo(g, unit);
}

/**
 * A unit attacks where it has dice, its own or those of a gun that could join; the last block of horse artillery not after
 * a move.
 * RULING: A melee attack for which there are no dice at all is not made [N Melee Combat].
 * CASE: N Combined Arms Combat Procedure: without a die of its own and without a gun there is no attack
 */
const mayAttack: Questions['mayAttack'] = (g, unit, hex, why) => {
  const type = typeOf(g, unit);
  if (type.arm === ARTILLERY && heldBack(type, g.unitBlocks[unit], 1, g.unitSteps[unit]) !== '') {
    return no(why, 'heldBack', unit, hex);
  }
  const mode = (g.unitMark[unit] & ADVANCED) !== 0 ? BONUS : ATTACK;
  return closeDice(g, unit, hex, mode, null) > 0 || anySupport(g, unit, hex) || no(why, 'noCloseDice', unit, hex);
};

/**
 * Artillery on a hill fires over a friendly unit or leader on a lower hex next to it; other ground there still blocks.
 */
function firesOver(g: State, unit: number, hex: number): boolean {
  const { board, unitSide, leaderSide } = g.battle;
  const from = g.unitHex[unit];
  if (!isArtillery(g, unit) || !terrainAt(g, from).hill || terrainAt(g, hex).hill) return false;
  if (board.distance[from * board.size + hex] !== 1) return false;
  const other = g.hexUnit[hex];
  if (other >= 0) return unitSide[other] === unitSide[unit];
  const leader = loneLeaderAt(g, hex);
  return leader >= 0 && leaderSide[leader] === unitSide[unit];
}

/**
 * RULING: A unit that has entered ground which stopped it may still take ground after its melee; taking ground is no
 * part of its move, and what counts is the ground onto which the unit steps [N Infantry Taking Ground, open].
 * CASE: N Infantry Taking Ground: a unit that entered a ford this turn may still take ground
 */
function mayLeave(g: State, unit: number): boolean {
  if (!g.battle.readings.stoppedTakesNoGround) return true;
  const entered = g.unitSteps[unit] > 0 || (g.unitMark[unit] & ADVANCED) !== 0;
  return !entered || (groundOf(g).entry[unit][g.unitHex[unit]] & STOPS_THERE) === 0;
}

function explainHits(g: State, by: number, hex: number, mode: number, trace: Trace): void {
  const at = g.hexUnit[hex];
  if (at < 0) {
    trace.note('any sabre eliminates a leader alone', 'N Unattached Leader');
    return;
  }
  const target = typeOf(g, at);
  const ref = mode === RANGED ? 'N Ranged Combat' : 'N Melee Combat';
  trace.note(`${g.battle.game.dice.faces[target.symbol]} hits ${target.name}`, ref);
  if (mode === RANGED) trace.note('sabres do nothing at range', ref);
  else if (typeOf(g, by).sabresHit) trace.note('sabres hit', ref);
  else trace.note(`sabres of ${typeOf(g, by).name} do not hit units`, ref);
  if (bounces(g, at, by, mode)) trace.note('a flag bounces the cavalry off; it cannot be ignored', 'N Bounce Flag');
}

export const questions: Questions = {
  ...usualAnswers,
  closeDice,
  fireDice,
  escapeDice,
  scoreClose,
  ignorableFlags,
  retreatPerFlag,
  // Cavalry retires before infantry that attacks it, squares too, alone or with guns; before nobody else.
  mayEvade: (g, unit, by) => isCavalry(g, unit) && isInfantry(g, by),
  explainHits,
  groundNotes: (g, hex) => groundNotes(terrainAt(g, hex)),
  // The card just played counts, cards on the track do not.
  commandOf: (g, side) => g.handCount[side] + (g.card >= 0 && side === g.active ? 1 : 0),
  handLimit: (g, side) => g.command[side] - cardsOnTrack(g, side),
  mayMove: (g, unit) => !inSquare(g, unit),
  // The last block of horse artillery does not move and battle.
  battlesAfter: (g, unit) => (typeOf(g, unit).horseArtillery && g.unitBlocks[unit] === 1 ? 0 : FAR),
  mayOrderLeader,
  mayAttack,
  defenderFirst(g, attacker, hex) {
    const unit = g.hexUnit[hex];
    return unit >= 0 && inSquare(g, unit) && typeOf(g, attacker).arm === CAVALRY;
  },
  mayLeave,
  firesOver,
};
